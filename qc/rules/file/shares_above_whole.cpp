#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/authored_text.h"
#include "qc/check/plain_number.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "shares-above-whole",
    .type = "shares_above_whole",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "shares of one whole add up to more than 100 %",
    .what =
        "Adds up the percentages of a table's column, or of the paragraphs of a text, of which "
        "one is called Other, Rest, 기타 or the like, so that they are shares of one whole. A sum "
        "of 101.5 to 115 % is reported, if rounding cannot explain it; above it several answers "
        "were allowed.",
    .why = "One of the shares is wrong, and who adds them up wonders which.",
    .bad = R"(North 45 %, South 40 %, Other 20 %)",
    .good = R"(North 45 %, South 40 %, Other 15 %)",
    .fixes = "",
};

// Ours. Above the second several answers are allowed, as in a survey.
constexpr double kWhole = 101.5, kMost = 115;
constexpr std::size_t kFewest = 3;
constexpr std::string_view kRest[] = {
    "other",  "others", "rest",   "remainder", "the rest", "all other", "all others",
    "기타",   "그 외",  "나머지", "その他",    "其他",     "sonstige",  "andere",
    "autres", "autre",  "otros",  "restante",  "altri"};

bool is_rest(std::string label) {
  while (label.ends_with(':') || label.ends_with(' ') || label.ends_with('-')) label.pop_back();
  return std::find(std::begin(kRest), std::end(kRest), comparable(label)) != std::end(kRest);
}

struct Share {
  std::string label;
  PlainNumber number;
};

// The sum where it is that of one whole and too large.
std::optional<double> surplus_of(const std::vector<Share>& shares) {
  if (shares.size() < kFewest) return std::nullopt;
  double sum = 0, rounding = 0;
  bool rest = false;
  for (const Share& share : shares) {
    if (share.number.value < 0) return std::nullopt;
    sum += share.number.value;
    rounding += share.number.unit / 2;
    rest = rest || is_rest(share.label);
  }
  if (!rest || sum < std::max(kWhole, 100 + rounding + 1e-9) || sum > kMost) return std::nullopt;
  return sum;
}

// A column of percentages below its head; of what is none, nothing.
std::vector<Share> shares_of(const TableIr& table, std::size_t column) {
  std::vector<Share> out;
  for (std::size_t row = table.header ? 1 : 0; row < table.rows.size(); ++row) {
    const auto& cells = table.rows[row].cells;
    if (column >= cells.size()) return {};
    const std::string label = plain_text(cells[0]);
    const std::optional<PlainNumber> number = percentage(plain_text(cells[column]));
    // The total is not one of them.
    if (row + 1 == table.rows.size() && number && number->value == 100) continue;
    if (!number) return {};
    out.push_back({label, *number});
  }
  return out;
}

// "North 45 %" or "45 % North".
std::optional<Share> share_in(std::string text) {
  text = comparable(text);
  const std::size_t sign = text.find('%');
  if (sign == std::string::npos || text.find('%', sign + 1) != std::string::npos)
    return std::nullopt;
  std::size_t begin = sign;
  while (begin > 0 &&
         std::string_view("0123456789. ").find(text[begin - 1]) != std::string_view::npos)
    --begin;
  const std::optional<PlainNumber> number = percentage(text.substr(begin, sign + 1 - begin));
  if (!number) return std::nullopt;
  std::string label = text.substr(0, begin) + text.substr(sign + 1);
  while (label.starts_with(' ') || label.starts_with(':')) label.erase(0, 1);
  return Share{label, *number};
}

std::vector<Share> shares_of(const TextBodyIr& text) {
  std::vector<Share> out;
  for (const ParagraphIr& paragraph : text.paragraphs) {
    TextBodyIr one;
    one.paragraphs = {paragraph};
    if (std::optional<Share> share = share_in(plain_text(one))) out.push_back(std::move(*share));
  }
  return out;
}

std::optional<double> surplus_of(const ElementIr& element) {
  if (element.table == nullptr) return surplus_of(shares_of(element.text));
  if (!element.table->spans.empty()) return std::nullopt;
  for (std::size_t column = 1; column < element.table->columns.size(); ++column) {
    if (const std::optional<double> sum = surplus_of(shares_of(*element.table, column))) return sum;
  }
  return std::nullopt;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      const std::optional<double> sum = surplus_of(element.ir);
      if (!sum) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: the shares add up to {:g} %", element_label(element.ir), tenth(*sum));
      d.hint = tr("correct the shares, or say that they are not of one whole");
      d.facts = {{"sum_pct", tenth(*sum)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kSharesAboveWholeOfFile;
const FileRule kSharesAboveWholeOfFile{kDoc, check};

}  // namespace deckle::qc
