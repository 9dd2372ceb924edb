#include <algorithm>
#include <iterator>
#include <string_view>

#include "fixers/fixer.h"
#include "fixers/loop/state.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "change-columns",
    .safety = Safety::Unsafe,
    .summary = "turns two columns into one or one into two, or sets a list in two columns",
    .cures = "text-overflow",
};

// A list in two columns wants at least this many items a side.
constexpr std::size_t kMinItemsForColumns = 6;

bool free_body(const Element& element) {
  return !element.box && element.role != "title" && element.role != "footer" &&
         element.kind != ElementKind::Divider;
}

std::optional<Slide> in_one_column(const Slide& source) {
  if (source.layout_id != "two_column") return std::nullopt;
  Slide slide = source;
  slide.layout_id = "one_column";
  slide.hints.ratio.clear();
  return slide;
}

std::optional<Slide> in_two_columns(const Slide& source) {
  if (source.layout_id != "one_column") return std::nullopt;
  if (std::count_if(source.elements.begin(), source.elements.end(), free_body) < 2)
    return std::nullopt;
  Slide slide = source;
  slide.layout_id = "two_column";
  slide.hints.ratio = {50, 50};
  return slide;
}

std::optional<Slide> with_list_columns(const Slide& source) {
  if (source.layout_id == "two_column" || source.hints.bullet_columns.value_or(1) > 1)
    return std::nullopt;
  const bool long_list =
      std::any_of(source.elements.begin(), source.elements.end(), [](const Element& e) {
        const auto* bullets = std::get_if<BulletsContent>(&e.content);
        return bullets != nullptr && bullets->items.size() >= kMinItemsForColumns;
      });
  if (!long_list) return std::nullopt;
  Slide slide = source;
  slide.hints.bullet_columns = 2;
  return slide;
}

// A page made for a few words (a cover, a section, a quotation) that was given many.
std::optional<Slide> as_plain_page(const Slide& source) {
  static constexpr std::string_view kSparse[] = {"title_center", "section_header", "quote_center",
                                                 "closing", "image_full_bleed"};
  if (std::find(std::begin(kSparse), std::end(kSparse), source.layout_id) == std::end(kSparse))
    return std::nullopt;
  Slide slide = source;
  slide.layout_id = "one_column";
  return slide;
}

struct Change {
  std::optional<Slide> (*make)(const Slide& source);
  const char* pointer;
  const char* note;
  bool must_fit;  // at full size; else the loop may still have to set it smaller, or split it
};
constexpr Change kChanges[] = {
    {with_list_columns, "/layout/layout_hints/bullet_columns", "the list fits in two columns",
     true},
    {in_one_column, "/layout/layout_id", "the texts fit below each other, over the full width",
     true},
    {as_plain_page, "/layout/layout_id", "a plain page has more room for words", false},
    {in_two_columns, "/layout/layout_id", "the texts fit beside each other", true},
};

std::optional<Restructuring> propose(const FixContext& context) {
  for (const Change& change : kChanges) {
    const std::optional<Slide> candidate = change.make(context.source);
    if (!candidate) continue;
    const auto state = laid_out(*candidate, context.layout);
    if (!state || (change.must_fit && state->tally.defects > 0)) continue;
    return Restructuring{context.source.pointer + change.pointer, {*candidate}, {}, change.note};
  }
  return std::nullopt;
}

}  // namespace

extern const RestructureFixer kChangeColumns;
const RestructureFixer kChangeColumns{kDoc, propose};

}  // namespace deckle::fixers
