#include "layout/lists/leaf_date.h"

#include <array>
#include <string>
#include <vector>

namespace deckle::layout {
namespace {

constexpr const char* kMonth =
    "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|"
    "sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
constexpr const char* kDay = "\\d{1,2}(?:st|nd|rd|th)?(?:[-–]\\d{1,2}(?:st|nd|rd|th)?)?";
constexpr const char* kYear = "(?:19|20)\\d{2}";

// Two groups, which of them is the strip; a group of a form that has one only is the large one.
struct Form {
  TextPattern pattern;
  std::size_t strip, large;  // 0: none
};

const std::array<Form, 8>& forms() {
  static const std::string kMark = "( \\x20? [:：] (?!\\d) | \\x20 [-–—] (?=\\x20) ) \\x20*";
  static const std::string kMonthText = kMonth, kDayText = kDay, kYearText = kYear;
  static const std::array<Form, 8> kForms{{
      {TextPattern("(" + kDayText + ") \\x20 (" + kMonthText + "(?:\\x20" + kYearText + ")?)" +
                   kMark),
       2, 1},
      {TextPattern("(" + kMonthText + ") \\x20 (" + kDayText + ")" + kMark), 1, 2},
      {TextPattern("(" + kMonthText + ") \\x20 (" + kYearText + ")" + kMark), 2, 1},
      {TextPattern("(q[1-4]|[1-4]q) \\x20 (['’]?" + kYearText + "|['’]\\d{2})" + kMark), 2, 1},
      {TextPattern("(" + kYearText + ") \\x20 (q[1-4]|[1-4]q)" + kMark), 1, 2},
      {TextPattern(
           "((?:['’]?\\d{2,4}년\\x20?)?\\d{1,2}월) \\x20? (\\d{1,2}일|초|중순|하순|상순|말)" +
           kMark),
       1, 2},
      {TextPattern("(['’]?\\d{2,4}년) \\x20? (\\d{1,2}월|[1-4]분기|상반기|하반기)" + kMark), 1, 2},
      {TextPattern("((?:\\d{4}年)?\\d{1,2}月) (\\d{1,2}日)" + kMark), 1, 2},
  }};
  return kForms;
}

// A month or a quarter without its year.
const TextPattern& alone() {
  static const TextPattern kPattern("(" + std::string(kMonth) +
                                    "|q[1-4]|\\d{1,2}월|[1-4]분기|\\d{1,2}月) ( \\x20? [:：] "
                                    "(?!\\d) | \\x20 [-–—] (?=\\x20) ) \\x20*");
  return kPattern;
}

}  // namespace

std::optional<LeafDate> leaf_date(std::string_view text) {
  for (const Form& form : forms()) {
    const std::vector<Span> match = form.pattern.at_start(text);
    if (match.empty() || match[0].end >= text.size()) continue;
    return LeafDate{match[form.strip], match[form.large], match[3], match[0].end};
  }
  const std::vector<Span> match = alone().at_start(text);
  if (match.empty() || match[0].end >= text.size()) return std::nullopt;
  return LeafDate{{}, match[1], match[2], match[0].end};
}

}  // namespace deckle::layout
