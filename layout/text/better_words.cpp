#include "layout/text/better_words.h"

#include <algorithm>
#include <string>

#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

// All ours. Words of ASCII are the begin of a word: "injur" is of injuries and injured.
constexpr std::string_view kFewer[] = {
    "churn",  "attrition",      "cost",      "expense",  "debt",         "loss",    "defect",
    "error",  "failure",        "complaint", "incident", "accident",     "injur",   "death",
    "fatal",  "crime",          "delay",     "waiting",  "wait time",    "latency", "downtime",
    "response time",   "lead time", "processing time", "delivery time",
    "응답 시간",       "응답시간",  "처리 시간",       "처리시간",
    "outage", "out of service", "waste",     "emission", "unemployment", "absence", "backlog",
    "bounce", "dropout",        "overdue",   "bugs",     "이탈",         "해지율",  "비용",
    "원가",   "부채",           "손실",      "적자",     "불량",         "오류",    "장애",
    "고장",   "민원",           "불만",      "사고",     "부상",         "사망",    "범죄",
    "지연",   "대기",           "폐기",      "배출",     "실업",         "결근",    "미납",
    "연체",   "반품",           "재해",      "이직률",   "퇴사율",       "離職",    "解約",
    "不良",   "苦情",           "費用",      "損失",     "失業",         "流失",    "投诉",
    "故障",   "亏损",           "成本",      "falls per",    "fall rate",    "infection", "mortality",
    "relapse", "readmission",   "theft",     "fraud",        "poverty",      "congestion", "pollution",
    "co2",    "scrap",          "rework",    "vacan",        "no-show",      "cancellation", "감염",
    "낙상",   "재입원",         "빈곤",      "혼잡",         "오염",         "체납",    "취소율",
    "공실",   "도난",           "事故",      "遅延",         "待ち",         "廃棄",    "排出",
    "延误",   "排放",           "等待"};
// "Cost savings", "비용 절감": more of it is good after all.
constexpr std::string_view kLess[] = {"saving", "reduction", "avoided", "cut",  "절감",
                                      "감축",   "감소",      "削減",    "节约", "降低"};

// A shorter trip or a younger visitor is neither good nor bad.
constexpr std::string_view kNeither[] = {
    "average trip", "average distance", "average length", "average age", "median age", "mean age",
    "average stay", "temperature",      "평균 거리",      "평균 이동",   "평균 연령",  "평균 나이",
    "기온"};

constexpr std::size_t kLongestLabel =
    200;  // ours, in bytes: a name, and no text that was put there

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

bool has(const std::string& text, std::string_view word) {
  const bool ascii = is_letter(word.front());
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    if (!ascii || at == 0 || !is_letter(text[at - 1])) return true;
  }
  return false;
}

template <typename Words>
bool has_any(const std::string& text, const Words& words) {
  return std::any_of(std::begin(words), std::end(words),
                     [&text](std::string_view word) { return has(text, word); });
}

}  // namespace

std::optional<Better> better_for(const ElementStyle& style, std::string_view label) {
  if (style.better) return *style.better;
  const std::string text = ascii_lower(label.substr(0, kLongestLabel));
  if (has_any(text, kNeither)) return std::nullopt;
  return has_any(text, kFewer) && !has_any(text, kLess) ? Better::Down : Better::Up;
}

}  // namespace deckle::layout
