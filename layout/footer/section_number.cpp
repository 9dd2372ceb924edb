#include "layout/footer/section_number.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "layout/footer/footer.h"

namespace deckle::layout {

namespace {

// That of the placeholder (templates/theme_shapes.cpp).
constexpr std::uint32_t kNumberIdx = 20;

// Ours: whether a number is among the first letters, as in "1. Market", "Part 2", "제3장", "Ⅱ
// 현황".
bool is_numbered(const std::string& title) {
  constexpr std::size_t kFirst = 10;
  constexpr std::string_view kRomanLead = "\xE2\x85";  // U+2140 to U+217F in UTF-8
  const std::string_view begin = std::string_view(title).substr(0, kFirst);
  if (begin.find(kRomanLead) != std::string_view::npos) return true;
  const std::size_t roman = begin.find_first_not_of("IVX");
  if (roman != std::string_view::npos && roman > 0 && begin[roman] == '.') return true;
  return std::any_of(begin.begin(), begin.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Which section of the deck the slide begins, from 1; 0: none.
int section_of(const Deck& deck, const Slide& slide) {
  if (slide.layout_id != "section_header") return 0;
  int number = 0;
  for (const Slide& other : deck.slides) {
    if (other.layout_id != "section_header" || other.page > 1) continue;
    ++number;
    if (base_slide_id(other.slide_id) == base_slide_id(slide.slide_id)) return number;
  }
  return 0;
}

std::string title_of(const SlideIr& slide) {
  for (const ElementIr& element : slide.elements) {
    if (element.type != ElementType::Title || element.text.paragraphs.empty()) continue;
    std::string text;
    for (const RunIr& run : element.text.paragraphs.front().runs) text += run.text;
    return text;
  }
  return {};
}

}  // namespace

void add_section_number(const TextContext& context, const Slide& slide, SlideIr& out) {
  if (context.t.theme == nullptr || !slide.hints.section_number.value_or(true) ||
      is_numbered(title_of(out)))
    return;
  const int section = section_of(context.deck, slide);
  if (section == 0) return;
  const auto& placeholders = context.layout.placeholders;
  const auto found = std::find_if(
      placeholders.begin(), placeholders.end(),
      [](const templates::Placeholder& p) { return p.type == "body" && p.idx == kNumberIdx; });
  if (found == placeholders.end()) return;
  ElementIr number = from_placeholder(context, *found, "_section", fmt::format("{:02}", section),
                                      RunIr::Field::None);
  number.text.wrap = false;
  number.allow_shrink = false;
  out.elements.push_back(std::move(number));
}

}  // namespace deckle::layout
