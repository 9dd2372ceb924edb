#include "layout/counts/east_asian_counts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "layout/counts/counted_nouns.h"

namespace deckle::layout {
namespace {

struct Numeral {
  std::string_view word;
  int value;
};

// The longest first: "열두" begins with "열".
constexpr std::array<Numeral, 12> kKorean = {{{"열두", 12},
                                              {"열한", 11},
                                              {"다섯", 5},
                                              {"여섯", 6},
                                              {"일곱", 7},
                                              {"여덟", 8},
                                              {"아홉", 9},
                                              {"한", 1},
                                              {"두", 2},
                                              {"세", 3},
                                              {"네", 4},
                                              {"열", 10}}};
constexpr std::array<Numeral, 11> kIdeographs = {{{"一", 1},
                                                  {"二", 2},
                                                  {"两", 2},
                                                  {"三", 3},
                                                  {"四", 4},
                                                  {"五", 5},
                                                  {"六", 6},
                                                  {"七", 7},
                                                  {"八", 8},
                                                  {"九", 9},
                                                  {"十", 10}}};

struct Counter {
  std::string_view word, noun;  // noun: what it counts, where the text names nothing; may be empty
};

constexpr std::array<Counter, 17> kKoreanCounters = {{{"군데", ""},
                                                      {"가구", "가구"},
                                                      {"사람", "사람"},
                                                      {"부서", ""},
                                                      {"개사", "회사"},
                                                      {"개국", "국가"},
                                                      {"개소", ""},
                                                      {"개교", "학교"},
                                                      {"곳", ""},
                                                      {"명", "사람"},
                                                      {"개", ""},
                                                      {"대", ""},
                                                      {"건", ""},
                                                      {"채", "집"},
                                                      {"권", "책"},
                                                      {"팀", ""},
                                                      {"동", "건물"}}};
constexpr std::array<Counter, 14> kIdeographCounters = {{{"人", "사람"},
                                                         {"名", "사람"},
                                                         {"社", "회사"},
                                                         {"棟", "건물"},
                                                         {"栋", "건물"},
                                                         {"店", "매장"},
                                                         {"校", "학교"},
                                                         {"件", ""},
                                                         {"台", ""},
                                                         {"家", ""},
                                                         {"个", ""},
                                                         {"個", ""},
                                                         {"位", "사람"},
                                                         {"つ", ""}}};

// A text without spaces, and where they were.
struct Joined {
  std::string text;
  std::vector<bool> after_space;  // of each byte
};

Joined joined(const std::string& text) {
  Joined out;
  bool space = true;
  for (const char c : text) {
    if (c == ' ' || c == '\n' || c == '\t' || c == '\v') {
      space = true;
      continue;
    }
    out.text += c;
    out.after_space.push_back(space);
    space = false;
  }
  return out;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// A number with its counter, which ends at `end`.
struct Quantity {
  int value = 0;
  const Counter* counter = nullptr;
  std::size_t end = 0;
};

template <std::size_t N>
const Counter* counter_at(const std::array<Counter, N>& counters, std::string_view rest) {
  const auto found = std::find_if(counters.begin(), counters.end(), [rest](const Counter& counter) {
    return rest.starts_with(counter.word);
  });
  return found == counters.end() ? nullptr : &*found;
}

// "개월", "개년": of these the counter is only the begin; "명당", "곳마다": of each.
bool goes_on(std::string_view rest) {
  static constexpr std::array<std::string_view, 18> kOthers = {
      "월",   "년",   "분기", "당",     "마다", "씩", "째", "번째", "이상",
      "이하", "미만", "중",   "가운데", "이내", "건", "일", "율",   "로"};
  return std::any_of(kOthers.begin(), kOthers.end(),
                     [rest](std::string_view other) { return rest.starts_with(other); });
}

class Scan {
 public:
  explicit Scan(const std::string& text) : joined_(joined(text)), text_(joined_.text) {}

  std::optional<Count> of_whole() const {
    for (std::size_t at = 0; at < text_.size(); ++at) {
      if (auto count = korean_part(at)) return count;
      if (auto count = ideograph_part(at)) return count;
    }
    return std::nullopt;
  }

  std::optional<Count> of_things() const {
    if (text_.empty()) return std::nullopt;
    // "네 개 주", "두 명의 엔지니어": at the begin.
    if (const auto quantity = korean_quantity(0)) {
      std::size_t at = quantity->end;
      if (is_plain(*quantity) && !goes_on(rest(at))) {
        if (rest(at).starts_with("의")) at += std::string_view("의").size();
        if (at < text_.size() && joined_.after_space[at]) {
          const std::string noun = word_at(at);
          if (!icon_of_counted(noun).empty()) return Count{quantity->value, quantity->value, noun};
        }
      }
    }
    // "지점 네 곳": the word before it begins the text.
    const std::string noun = word_at(0);
    constexpr std::size_t kLeastBytes = 6;  // two syllables: "주 3건" is a rate
    if (noun.size() < kLeastBytes || icon_of_counted(noun).empty()) return std::nullopt;
    const auto quantity = korean_quantity(noun.size());
    if (!quantity || !joined_.after_space[noun.size()] || !is_plain(*quantity) ||
        goes_on(rest(quantity->end)))
      return std::nullopt;
    return Count{quantity->value, quantity->value, noun};
  }

 private:
  std::string_view rest(std::size_t at) const { return std::string_view(text_).substr(at); }

  static bool is_plain(const Quantity& quantity) {
    return quantity.value >= 2 && quantity.value <= kMostThings;
  }

  // Up to the next space.
  std::string word_at(std::size_t begin) const {
    std::size_t end = begin;
    while (end < text_.size() && (end == begin || !joined_.after_space[end])) ++end;
    return text_.substr(begin, end - begin);
  }

  // The word that ends before `end`.
  std::string word_before(std::size_t end) const {
    if (end == 0 || !joined_.after_space[end]) return {};
    std::size_t begin = end - 1;
    while (begin > 0 && !joined_.after_space[begin]) --begin;
    return text_.substr(begin, end - begin);
  }

  // Digits stand alone: "2.10곳", "12,000명" and "제3곳" are others.
  int digits_at(std::size_t at, std::size_t& end) const {
    if (!is_digit(text_[at])) return 0;
    if (at > 0 && !joined_.after_space[at]) {
      const char before = text_[at - 1];
      if (is_digit(before) || before == '.' || before == ',' || before == '/' || before == '~' ||
          before == '-' || before == '+' || std::string_view(text_).substr(0, at).ends_with("第"))
        return 0;
    }
    int value = 0;
    for (end = at; end < text_.size() && is_digit(text_[end]); ++end) {
      value = value * 10 + (text_[end] - '0');
      if (value > kLargestWhole) return 0;
    }
    return text_[at] == '0' ? 0 : value;
  }

  template <std::size_t N>
  static int numeral_at(const std::array<Numeral, N>& numerals, std::string_view rest,
                        std::size_t& length) {
    for (const Numeral& numeral : numerals) {
      if (!rest.starts_with(numeral.word)) continue;
      length = numeral.word.size();
      return numeral.value;
    }
    return 0;
  }

  // Digits, or a numeral where one may stand, and a counter behind them.
  template <std::size_t N, std::size_t M>
  std::optional<Quantity> quantity_at(std::size_t at, bool may_be_numeral,
                                      const std::array<Numeral, N>& numerals,
                                      const std::array<Counter, M>& counters) const {
    if (at >= text_.size()) return std::nullopt;
    Quantity out;
    std::size_t end = at;
    out.value = digits_at(at, end);
    if (out.value == 0) {
      if (!may_be_numeral) return std::nullopt;
      std::size_t length = 0;
      out.value = numeral_at(numerals, rest(at), length);
      end = at + length;
    }
    if (out.value == 0 || end >= text_.size()) return std::nullopt;
    out.counter = counter_at(counters, rest(end));
    if (out.counter == nullptr) return std::nullopt;
    out.end = end + out.counter->word.size();
    return out;
  }

  std::optional<Quantity> korean_quantity(std::size_t at) const {
    // A numeral is a word of its own, or the first half of one: "주세요" has none.
    const bool begins = at < text_.size() && (joined_.after_space[at] || joint_before(at));
    return quantity_at(at, begins, kKorean, kKoreanCounters);
  }

  // "중" or "가운데" directly before `at`: "10곳중세곳".
  bool joint_before(std::size_t at) const {
    const std::string_view before = std::string_view(text_).substr(0, at);
    return before.ends_with("중") || before.ends_with("중에") || before.ends_with("가운데");
  }

  // The end of "중", "중에서", "가운데" at `at`; `at` itself: there is none.
  std::size_t joint_end(std::size_t at) const {
    for (const std::string_view joint : {"중에서", "중에", "중", "가운데서", "가운데"}) {
      if (rest(at).starts_with(joint)) return at + joint.size();
    }
    return at;
  }

  std::optional<Count> korean_part(std::size_t at) const {
    const auto whole = korean_quantity(at);
    if (!whole || whole->value < 2) return std::nullopt;
    std::string noun = word_before(at);
    std::size_t joint = whole->end;
    const bool plain = joint_end(joint) != joint;
    if (!plain) {
      // "5개 보험사 중 2곳": one word between, or the joint behind it.
      if (joint >= text_.size() || !joined_.after_space[joint]) return std::nullopt;
      const std::string between = word_at(joint);
      if (std::any_of(between.begin(), between.end(), is_digit)) return std::nullopt;
      const std::string_view ending = "중";
      const bool has_joint = std::string_view(between).ends_with(ending) &&
                             between.size() > ending.size() && !between.ends_with("집중") &&
                             !between.ends_with("비중") && !between.ends_with("도중");
      noun = has_joint ? between.substr(0, between.size() - ending.size()) : between;
      joint += noun.size();
      if (joint_end(joint) == joint) return std::nullopt;
    }
    const auto part = korean_quantity(joint_end(joint));
    if (!part || part->value > whole->value || part->value == 0) return std::nullopt;
    if (plain && part->counter != whole->counter) return std::nullopt;
    if (rest(part->end).starts_with("월") || rest(part->end).starts_with("년")) return std::nullopt;
    if (icon_of_counted(noun).empty() && !whole->counter->noun.empty()) noun = whole->counter->noun;
    return Count{part->value, whole->value, noun};
  }

  std::optional<Quantity> ideograph_quantity(std::size_t at) const {
    const std::string_view before = std::string_view(text_).substr(0, at);
    const bool goes_before = before.ends_with("第") || before.ends_with("十") ||
                             before.ends_with("百") || (at > 0 && is_digit(before.back()));
    return quantity_at(at, !goes_before, kIdeographs, kIdeographCounters);
  }

  std::optional<Count> ideograph_part(std::size_t at) const {
    const auto whole = ideograph_quantity(at);
    if (!whole || whole->value < 2) return std::nullopt;
    for (const std::string_view joint : {"中有", "中就有", "中", "のうち", "に"}) {
      if (!rest(whole->end).starts_with(joint)) continue;
      const auto part = ideograph_quantity(whole->end + joint.size());
      if (!part || part->counter != whole->counter || part->value >= whole->value)
        return std::nullopt;
      return Count{part->value, whole->value, std::string(whole->counter->noun)};
    }
    return std::nullopt;
  }

  Joined joined_;
  std::string text_;
};

}  // namespace

std::optional<Count> east_asian_count_of_whole(const std::string& text) {
  return Scan(text).of_whole();
}

std::optional<Count> korean_count_of_things(const std::string& text) {
  return Scan(text).of_things();
}

}  // namespace deckle::layout
