#include <algorithm>

#include "fixers/base/fixer.h"
#include "fixers/base/visible_change.h"
#include "fixers/messages/tr.h"
#include "fixers/patch/siblings.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "change-columns",
    .summary = "changes between one and two columns, or sets a list in two columns",
    .repairs = {"text-overflow"},
    .actions = {Action::LayoutAdjust, Action::FrameReselect},
};

// A list is set in two columns only with at least this many items per column.
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
  // An authored number of columns is not changed.
  if (source.layout_id == "two_column" || source.hints.bullet_columns)
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

struct Change {
  std::optional<Slide> (*make)(const Slide& source);
  const char* pointer;
  const char* note;
  double visible;
};
constexpr Change kChanges[] = {
    {with_list_columns, "/layout/layout_hints/bullet_columns",
     N_("sets the list in two columns"),
     kListColumnsVisible},
    {in_one_column, "/layout/layout_id",
     N_("places the texts below each other, over the full width"), kOneColumnVisible},
    {in_two_columns, "/layout/layout_id", N_("places the texts side by side"),
     kOneColumnVisible},
};

std::vector<Restructuring> propose(const RestructureContext& context) {
  std::vector<Restructuring> proposals;
  if (has_groups(context.slide)) return proposals;  // its cells are columns
  for (const Change& change : kChanges) {
    std::optional<Slide> candidate = change.make(context.source);
    if (!candidate) continue;
    Restructuring r;
    r.pointer = context.source.pointer + change.pointer;
    r.slides = {std::move(*candidate)};
    r.note = tr.entry(change.note);
    r.visible = change.visible;
    proposals.push_back(std::move(r));
  }
  return proposals;
}

}  // namespace

extern const RestructureFixer kChangeColumns;
const RestructureFixer kChangeColumns{kDoc, kListColumnsVisible, propose};

}  // namespace deckle::fixers
