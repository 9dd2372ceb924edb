#include "layout/groups/find_groups.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "layout/base/reading_order.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kLongestTuple = 4;  // ours: picture, name, role, text
// Ours: a longer text is not the figure of a cell, whatever it begins with ("+18 % vs. last year").
constexpr std::size_t kLongestFigure = 14;

using Elements = std::vector<const Element*>;

// Whether the text is a figure: short, and of few letters beside digits ("$48.2M", "+18%").
bool is_figure(const Element& element) {
  const auto* content = std::get_if<TextContent>(&element.content);
  if (content == nullptr || content->text.size() > kLongestFigure) return false;
  const auto digits = std::count_if(content->text.begin(), content->text.end(),
                                    [](char c) { return c >= '0' && c <= '9'; });
  const auto letters = std::count_if(content->text.begin(), content->text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  });
  return digits > 0 && letters <= digits;
}

// What siblings have in common. `figure` counts only among texts of tuples that have nothing else.
struct Form {
  ElementKind kind = ElementKind::Text;
  std::string_view preset;  // of a shape
  std::string_view role;    // of a text
  bool filled = false;      // of a text: a panel
  friend bool operator==(const Form&, const Form&) = default;

  [[nodiscard]] bool is_paragraph() const { return kind == ElementKind::Text && !filled; }
};

Form form_of(const Element& element) {
  Form form;
  form.kind = element.kind;
  if (const auto* shape = std::get_if<ShapeContent>(&element.content)) form.preset = shape->shape;
  if (element.kind != ElementKind::Text) return form;
  form.filled = element.style.fill && *element.style.fill != "none";
  // Roles of places are no forms.
  if (element.role != "body" && element.role != "left" && element.role != "right")
    form.role = element.role;
  return form;
}

class Detector {
 public:
  Detector(Elements items, const std::vector<Connector>& connectors) : items_(std::move(items)) {
    for (const Element* item : items_) forms_.push_back(form_of(*item));
    joined_.assign(items_.size(), false);
    for (std::size_t i = 0; i + 1 < items_.size(); ++i) {
      joined_[i] = std::any_of(connectors.begin(), connectors.end(), [&](const Connector& c) {
        return c.from == items_[i] && c.to == items_[i + 1];
      });
    }
  }

  std::vector<ElementGroup> run() {
    std::vector<ElementGroup> groups;
    for (std::size_t at = 0; at < items_.size();) {
      std::optional<Found> found = found_at(at);
      // A text before "picture text picture text" is no heading of the first picture.
      if (found && forms_[at].is_paragraph() && at + 1 < items_.size() &&
          !forms_[at + 1].is_paragraph()) {
        const std::optional<Found> next = found_at(at + 1);
        if (next && next->count >= found->count) {
          ++at;
          found = next;
        }
      }
      if (!found) {
        ++at;
        continue;
      }
      groups.push_back(group_of(at, *found));
      at += found->count;
    }
    return groups;
  }

 private:
  struct Found {
    ElementGroup::Reason reason = ElementGroup::Reason::Siblings;
    std::size_t cells = 0, parts = 0, count = 0;
  };

  // The one that takes most elements; dealt tuples before repeated ones before runs.
  std::optional<Found> found_at(std::size_t at) const {
    std::optional<Found> best;
    for (const std::optional<Found>& found : {dealt(at), tuples(at), siblings(at)}) {
      if (found && (!best || found->count > best->count)) best = found;
    }
    return best;
  }

  std::size_t run_length(std::size_t at) const {
    std::size_t end = at + 1;
    while (end < items_.size() && (forms_[end] == forms_[at] || joined_[end - 1])) ++end;
    return end - at;
  }

  std::optional<Found> siblings(std::size_t at) const {
    std::size_t length = run_length(at);
    const bool chained = std::any_of(joined_.begin() + static_cast<std::ptrdiff_t>(at),
                                     joined_.begin() + static_cast<std::ptrdiff_t>(at + length),
                                     [](bool joined) { return joined; });
    if (length < 2 || (forms_[at].is_paragraph() && !chained)) return std::nullopt;
    return Found{chained ? ElementGroup::Reason::Chain : ElementGroup::Reason::Siblings, length, 1,
                 length};
  }

  std::optional<Found> tuples(std::size_t at) const {
    std::optional<Found> best;
    for (std::size_t parts = 2; parts <= kLongestTuple && at + 2 * parts <= items_.size();
         ++parts) {
      if (!varies(at, parts)) continue;
      const bool figures = all_paragraphs(at, parts);
      std::size_t cells = 1;
      while (at + (cells + 1) * parts <= items_.size() && repeats(at, parts, cells, figures))
        ++cells;
      if (cells < 2) continue;
      if (!best || cells * parts > best->count)
        best = Found{ElementGroup::Reason::Tuples, cells, parts, cells * parts};
    }
    return best;
  }

  bool all_paragraphs(std::size_t at, std::size_t parts) const {
    return std::all_of(forms_.begin() + static_cast<std::ptrdiff_t>(at),
                       forms_.begin() + static_cast<std::ptrdiff_t>(at + parts),
                       [](const Form& form) { return form.is_paragraph(); });
  }

  // Whether the elements of a tuple differ: else they are a run. Texts alone differ by role, or one
  // of them is a figure.
  bool varies(std::size_t at, std::size_t parts) const {
    for (std::size_t i = 1; i < parts; ++i) {
      if (!(forms_[at + i] == forms_[at])) return true;
      if (all_paragraphs(at, parts) && is_figure(*items_[at + i]) != is_figure(*items_[at]))
        return true;
    }
    return false;
  }

  bool repeats(std::size_t at, std::size_t parts, std::size_t cell, bool figures) const {
    for (std::size_t i = 0; i < parts; ++i) {
      const std::size_t other = at + cell * parts + i;
      if (!(forms_[other] == forms_[at + i])) return false;
      if (figures && is_figure(*items_[other]) != is_figure(*items_[at + i])) return false;
    }
    return true;
  }

  std::optional<Found> dealt(std::size_t at) const {
    const std::size_t cells = same_form(at);
    if (cells < 2) return std::nullopt;
    std::size_t parts = 1, end = at + cells;
    bool paragraphs = forms_[at].is_paragraph();
    while (end < items_.size() && parts < kLongestTuple) {
      const std::size_t length = same_form(end);
      const bool fresh = !(forms_[end] == forms_[end - 1]);
      if (length < cells || (fresh && length % cells != 0)) break;
      paragraphs = paragraphs && forms_[end].is_paragraph();
      end += cells;
      ++parts;
    }
    if (parts < 2 || paragraphs) return std::nullopt;
    return Found{ElementGroup::Reason::Dealt, cells, parts, cells * parts};
  }

  std::size_t same_form(std::size_t at) const {
    std::size_t end = at + 1;
    while (end < items_.size() && forms_[end] == forms_[at]) ++end;
    return end - at;
  }

  ElementGroup group_of(std::size_t at, const Found& found) const {
    ElementGroup group{found.reason, {}};
    group.cells.resize(found.cells);
    for (std::size_t i = 0; i < found.count; ++i) {
      const std::size_t cell =
          found.reason == ElementGroup::Reason::Dealt ? i % found.cells : i / found.parts;
      group.cells[cell].push_back(items_[at + i]);
    }
    return group;
  }

  Elements items_;
  std::vector<Form> forms_;
  std::vector<bool> joined_;  // with the next one, by a connector
};

// The cells that the author wrote, of elements that are on the slide and free.
std::vector<ElementGroup> authored_groups(const LayoutHints& hints, const Elements& free) {
  std::vector<ElementGroup> groups;
  for (const auto& cells : hints.groups) {
    ElementGroup group{ElementGroup::Reason::Authored, {}};
    for (const std::vector<std::string>& cell : cells) {
      std::vector<const Element*> members;
      for (const std::string& id : cell) {
        const auto found = std::find_if(free.begin(), free.end(),
                                        [&id](const Element* e) { return e->element_id == id; });
        if (found != free.end()) members.push_back(*found);
      }
      if (!members.empty()) group.cells.push_back(std::move(members));
    }
    if (!group.cells.empty()) groups.push_back(std::move(group));
  }
  return groups;
}

bool is_member(const std::vector<ElementGroup>& groups, const Element* element) {
  return std::any_of(groups.begin(), groups.end(), [element](const ElementGroup& group) {
    return std::any_of(group.cells.begin(), group.cells.end(), [element](const auto& cell) {
      return std::find(cell.begin(), cell.end(), element) != cell.end();
    });
  });
}

}  // namespace

bool stays_outside(const Element& element) {
  static constexpr std::string_view kOutside[] = {"title",       "subtitle", "key_takeaway",
                                                  "attribution", "quote",    "footer"};
  return std::find(std::begin(kOutside), std::end(kOutside), element.role) != std::end(kOutside);
}

std::vector<ElementGroup> find_groups(const LayoutHints& hints, const Elements& free,
                                      const std::vector<Connector>& connectors) {
  if (hints.arrange == Arrange::None) return {};
  std::vector<ElementGroup> groups = authored_groups(hints, free);
  Elements items;
  for (const Element* element : free) {
    const bool connects = std::any_of(connectors.begin(), connectors.end(),
                                      [&](const Connector& c) { return c.element == element; });
    if (!connects && !stays_outside(*element) && element->kind != ElementKind::Table &&
        element->kind != ElementKind::Divider && !is_member(groups, element))
      items.push_back(element);
  }
  for (ElementGroup& group : Detector(std::move(items), connectors).run())
    groups.push_back(std::move(group));
  return groups;
}

std::vector<std::size_t> possible_cell_counts(const Slide& slide) {
  std::vector<std::size_t> counts;
  Elements free;
  const Element* title = authored_title(slide);
  for (const Element* element : reading_order(slide)) {
    if (!element->box && element != title) free.push_back(element);
  }
  const bool promotes = title == nullptr && slide.hints.promote_title.value_or(true);
  for (const bool first_is_title : {false, true}) {
    if (first_is_title) {
      const auto text = std::find_if(free.begin(), free.end(), [](const Element* e) {
        return e->kind == ElementKind::Text && !stays_outside(*e);
      });
      if (!promotes || text == free.end()) break;
      free.erase(text);
    }
    for (const ElementGroup& group : find_groups(slide.hints, free, find_connectors(free)))
      counts.push_back(group.cells.size());
  }
  return counts;
}

}  // namespace deckle::layout
