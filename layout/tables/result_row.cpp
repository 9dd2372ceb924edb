#include "layout/tables/result_row.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>
#include <variant>

#include "layout/tables/cell_format.h"
#include "layout/tables/columns.h"
#include "layout/tables/heading_words.h"
#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

// Ours: earnings, costs and the result are three rows.
constexpr std::size_t kLeastResultRows = 3;

const std::string* name_of(const std::vector<Cell>& row) {
  return row.empty() ? nullptr : std::get_if<std::string>(&row.front());
}

bool is_one_of(const std::string& name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// The name without its unit and its number in the account, in small letters: "4. Net income, €M".
std::string bare_name(const std::string& label) {
  constexpr std::array<std::string_view, 6> kUnitMarks = {"(", "[", ",", ":", "（", "［"};
  std::size_t end = label.size();
  const std::size_t begin = std::min(label.find_first_not_of(" 0123456789.)=-"), end);
  for (const std::string_view mark : kUnitMarks) end = std::min(end, label.find(mark, begin));
  std::string name = ascii_lower(label.substr(begin, end - begin));
  while (name.ends_with(' ')) name.pop_back();
  // Spaces within a compound of Korean are a matter of taste.
  if (!is_ascii(name)) name.erase(std::remove(name.begin(), name.end(), ' '), name.end());
  return name;
}

bool names_earnings(const std::string& label) {
  return mentions_any(
      label, {"revenue", "revenues", "sales", "turnover", "income", "gross profit", "gross margin",
              "매출",    "수익",     "수입",  "売上",     "収益",   "収入",         "粗利",
              "收入",    "收益",     "销售",  "銷售",     "营收",   "營收",         "毛利"});
}

bool names_costs(const std::string& label) {
  return mentions_any(
      label, {"cost",         "costs",   "cogs",   "expense", "expenses", "spending", "wages",
              "salaries",     "payroll", "rent",   "tax",     "taxes",    "overhead", "overheads",
              "depreciation", "fees",    "비용",   "원가",    "인건비",   "급여",     "경비",
              "판관비",       "판매비",  "관리비", "임차료",  "지출",     "감가상각", "세금",
              "費用",         "原価",    "人件費", "経費",    "販管費",   "賃料",     "支出",
              "減価償却",     "成本",    "费用",   "薪酬",    "工资",     "折旧",     "折舊"});
}

// Amounts, of which some may be missing.
bool has_amounts(const std::vector<Cell>& row) {
  bool any = false;
  for (std::size_t i = 1; i < row.size(); ++i) {
    if (std::holds_alternative<double>(row[i])) {
      any = true;
    } else if (const auto* text = std::get_if<std::string>(&row[i])) {
      if (reads_as_missing(*text)) continue;
      if (!reads_as_number(*text) || text->find('%') != std::string::npos) return false;
      any = true;
    }
  }
  return any;
}

}  // namespace

bool names_result(const std::string& label) {
  return is_one_of(
      bare_name(label),
      {"profit", "loss", "result", "net", "profit or loss", "profit/loss", "operating profit",
       "operating income", "operating result", "operating loss", "operating earnings",
       "net profit", "net income", "net result", "net loss", "net earnings", "net surplus",
       "gross profit", "pre-tax profit", "profit before tax", "profit after tax",
       "profit for the year", "profit for the period", "earnings before tax", "ebit", "ebitda",
       "adjusted ebit", "adjusted ebitda", "surplus", "deficit", "bottom line", "contribution",
       "contribution margin", "margin", "margin after costs", "ergebnis", "betriebsergebnis",
       "gewinn", "영업이익", "영업손익", "영업손실", "순이익", "순손익", "순손실", "당기순이익",
       "당기순손익", "당기순손실", "법인세차감전순이익", "세전이익", "세후이익", "경상이익",
       "매출총이익", "공헌이익", "이익", "손익", "흑자", "営業利益", "営業損益", "営業損失",
       "純利益", "純損益", "純損失", "当期純利益", "当期純損益", "当期純損失", "経常利益",
       "税引前利益", "税引後利益", "最終利益", "売上総利益", "粗利", "粗利益", "限界利益", "利益",
       "損益", "净利润", "淨利潤", "净利", "淨利", "营业利润", "營業利潤", "營業利益", "利润",
       "利潤", "利润总额", "税前利润", "税后利润", "息税前利润", "毛利", "毛利润", "净收益",
       "净亏损"});
}

bool ends_in_result(const TableContent& content) {
  if (content.rows.size() < kLeastResultRows) return false;
  const std::string* last = name_of(content.rows.back());
  if (last == nullptr || !names_result(*last) || !has_amounts(content.rows.back())) return false;
  bool earnings = false, costs = false;
  for (std::size_t r = 0; r + 1 < content.rows.size(); ++r) {
    const std::string* name = name_of(content.rows[r]);
    if (name == nullptr || !has_amounts(content.rows[r])) continue;
    // "Cost of sales" are costs.
    if (names_costs(*name))
      costs = true;
    else if (names_earnings(*name))
      earnings = true;
  }
  return earnings && costs;
}

}  // namespace deckle::layout
