#include "layout/lists/share_bar.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <tuple>
#include <utility>

#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

// Ours: of the bar below the text and of that at the foot, the height.
constexpr double kShareBarPt = 12, kFootBarPt = 8;
constexpr double kInsetPt = 16, kGapPt = 8;  // ours
constexpr double kLeastShare = 0.01;  // ours: a smaller part is not seen

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The numbers of a text, and the words before, between and behind them.
struct Numbers {
  std::vector<double> values;
  std::vector<std::string> words;
};

Numbers numbers_of(std::string_view text) {
  Numbers out;
  std::string word;
  for (std::size_t at = 0; at < text.size();) {
    if (!is_digit(text[at])) {
      word += text[at++];
      continue;
    }
    std::string digits;
    for (; at < text.size(); ++at) {
      const bool more = at + 1 < text.size() && is_digit(text[at + 1]);
      if (is_digit(text[at]) || (text[at] == '.' && more))
        digits += text[at];
      else if (text[at] != ',' || !more)
        break;
    }
    out.values.push_back(std::strtod(digits.c_str(), nullptr));
    out.words.push_back(std::exchange(word, {}));
  }
  out.words.push_back(std::move(word));
  return out;
}

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(' ');
  return begin == std::string::npos ? std::string()
                                    : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::optional<double> part(double of, double whole) {
  if (!(whole > 0) || of > whole || of < kLeastShare * whole) return std::nullopt;
  return of / whole;
}

// What says that a percentage is one of a whole.
bool tells_of_whole(const std::string& label) {
  static constexpr std::array<std::string_view, 20> kWords = {
      "of all ", "of the ", "share", "complete", "done",  "progress", "spent", "used",  "filled", "coverage",
      "점유율",  "비중",    "비율",  "달성률",   "진행률", "진척률",   "완료",  "집행률", "가동률", "이용률"};
  const std::string small = ascii_lower(label);
  return std::any_of(kWords.begin(), kWords.end(), [&small](std::string_view word) {
    return small.find(word) != std::string::npos;
  });
}

}  // namespace

std::optional<double> share_of(const std::string& figure, const std::string& label) {
  const Numbers numbers = numbers_of(figure);
  if (numbers.values.size() == 2) {
    const std::string between = trimmed(ascii_lower(numbers.words[1]));
    const std::string before = trimmed(numbers.words[0]), behind = trimmed(numbers.words[2]);
    // "14 of 22" and "14/22" are parts, "22개 중 14개" has the whole first; "$4 of $9" has its unit twice.
    if (before.empty() && (between == "of" || between == "/"))
      return part(numbers.values[0], numbers.values[1]);
    constexpr std::string_view kAmong = "중";
    if (before.empty() && between.ends_with(kAmong) &&
        trimmed(between.substr(0, between.size() - kAmong.size())) == behind)
      return part(numbers.values[1], numbers.values[0]);
    return std::nullopt;
  }
  if (numbers.values.size() != 1 || !trimmed(numbers.words[0]).empty() ||
      trimmed(numbers.words[1]) != "%" || !tells_of_whole(label))
    return std::nullopt;
  return part(numbers.values[0], 100);
}

BarPlace bar_in_row(Emu top, Emu height) {
  const Emu own = std::min(height, emu_from_pt(kShareBarPt));
  return {top + (height - own) / 2, own};
}

std::optional<BarPlace> bar_at_foot(const ElementIr& card, Emu text_end) {
  const Emu height = emu_from_pt(kFootBarPt);
  const Emu top = card.box.bottom() - emu_from_pt(kInsetPt) - height;
  if (top - text_end < emu_from_pt(kGapPt)) return std::nullopt;
  return BarPlace{top, height};
}

std::vector<ElementIr> share_bar(const ListContext& context, const ElementIr& card, double share,
                                 const BarPlace& place, const Color& color) {
  const Emu inset = emu_from_pt(kInsetPt);
  const Rect whole{card.box.x + inset, place.top, card.box.w - inset * 2, place.height};
  if (whole.w < place.height * 4) return {};
  Rect filled = whole;
  filled.w = std::max(place.height, emu_from_pt(to_pt(whole.w) * share));
  DrawnList drawn;
  drawn.list = card;
  std::vector<ElementIr> out;
  for (const auto& [name, box, fill] :
       {std::tuple("whole", whole, context.tones.hairline), std::tuple("share", filled, color)}) {
    ElementIr piece = decoration_of(drawn, name, box, fill);
    piece.shape = "rect";
    piece.z = card.z + 1;
    piece.eid = card.eid + "~" + name;
    if (!out.empty()) piece.belongs_to.push_back(out.front().eid);
    out.push_back(std::move(piece));
  }
  return out;
}

}  // namespace deckle::layout
