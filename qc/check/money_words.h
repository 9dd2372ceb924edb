#pragma once
// Whether texts of a chart name amounts of money, and whether texts and number formats say the unit
// of a number. Both rather say nothing than something wrong.

#include <string_view>

namespace deckle::qc {

// A name of amounts: "Net revenue", "Costs by region, 2031", "분기별 매출 추이". A sentence, or a name
// of something else that has such a word ("Sales staff", "Revenue growth"), is none.
[[nodiscard]] bool names_money(std::string_view text);

// Of a name or title: "Revenue ($M)", "매출 (억 원)", "Share of sales", "Price index". Anything in
// brackets counts.
[[nodiscard]] bool name_says_unit(std::string_view name);

// Of a running text: a currency, a share, or a number with its unit: "Revenue was $48.2M", "in
// thousands", "3.2억".
[[nodiscard]] bool text_says_unit(std::string_view text);

// Of a number format code: whether more than digits is shown, as by "0%" and "#,##0\ "원"".
[[nodiscard]] bool format_shows_unit(std::string_view code);

}  // namespace deckle::qc
