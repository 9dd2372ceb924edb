#include "render/display/list_markers.h"

#include <algorithm>
#include <cstddef>

namespace deckle::render {
namespace {

constexpr int kLetters = 26;

// "a" … "z", "aa", "bb" …, as PowerPoint counts.
std::string letters(int number, char first) {
  const int repeats = (number - 1) / kLetters + 1;
  return std::string(static_cast<std::size_t>(repeats),
                     static_cast<char>(first + (number - 1) % kLetters));
}

std::string roman(int number, bool upper) {
  struct Digit {
    int value;
    const char* text;
  };
  static constexpr Digit kDigits[] = {{1000, "m"}, {900, "cm"}, {500, "d"}, {400, "cd"}, {100, "c"},
                                      {90, "xc"},  {50, "l"},   {40, "xl"}, {10, "x"},   {9, "ix"},
                                      {5, "v"},    {4, "iv"},   {1, "i"}};
  std::string out;
  for (const Digit& digit : kDigits) {
    for (; number >= digit.value; number -= digit.value) out += digit.text;
  }
  if (upper) {
    for (char& c : out) c = static_cast<char>(c - 'a' + 'A');
  }
  return out;
}

// ST_TextAutonumberScheme; those of other scripts count in arabic digits.
std::string numbered(const std::string& scheme, int number) {
  constexpr int kMost = 3999;
  number = std::clamp(number, 1, kMost);
  std::string digits = std::to_string(number);
  if (scheme.starts_with("alphaLc")) digits = letters(number, 'a');
  if (scheme.starts_with("alphaUc")) digits = letters(number, 'A');
  if (scheme.starts_with("romanLc")) digits = roman(number, false);
  if (scheme.starts_with("romanUc")) digits = roman(number, true);
  if (scheme.ends_with("ParenBoth")) return "(" + digits + ")";
  if (scheme.ends_with("ParenR")) return digits + ")";
  if (scheme.ends_with("Plain")) return digits;
  return digits + ".";
}

}  // namespace

std::string Numbering::marker(const ParagraphIr& paragraph) {
  const auto level = static_cast<std::size_t>(std::clamp(paragraph.level, 0, 8));
  std::fill(next_.begin() + static_cast<std::ptrdiff_t>(level) + 1, next_.end(), 0);
  switch (paragraph.style.bullet.kind) {
    case ListKind::Bullet:
      next_[level] = 0;
      return paragraph.style.bullet.character;
    case ListKind::Number:
      return numbered(paragraph.style.bullet.numbering,
                      paragraph.style.bullet.start_at + next_[level]++);
    case ListKind::None:
      break;
  }
  next_[level] = 0;
  return {};
}

}  // namespace deckle::render
