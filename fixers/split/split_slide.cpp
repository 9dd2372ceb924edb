#include <algorithm>
#include <set>

#include "fixers/base/fixer.h"
#include "fixers/base/state.h"
#include "fixers/base/visible_change.h"
#include "fixers/messages/tr.h"
#include "fixers/split/continuation.h"
#include "fixers/split/units.h"
#include "layout/base/reading_order.h"
#include "layout/citations/numbers.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "split-slide",
    .summary = "moves content that does not fit to continuation slides",
    .repairs = {"text-overflow", "cramped-visual"},
    .actions = {Action::DetailsPopupEscalation, Action::AdapterNeeded},
};

// A paragraph that does not fit on a slide is halved, down to about a line.
constexpr std::size_t kMinCutBytes = 48;

// Two columns are split together only when both are long; otherwise the short one is kept whole.
bool alike_in_length(const std::vector<Unit>& units) {
  const auto first = static_cast<std::size_t>(
      std::count_if(units.begin(), units.end(),
                    [&units](const Unit& unit) { return unit.element == units.front().element; }));
  const std::size_t second = units.size() - first;
  return 2 * std::min(first, second) >= std::max(first, second);
}

class Split {
 public:
  explicit Split(const RestructureContext& context) : context_(context), source_(context.source) {
    for (const ElementIr& element : context.slide.elements) {
      if (element.type == ElementType::Title) title_ = element.eid;
    }
    flows_.title_eid = title_;
    flows_.cells = cells_of(context.slide);
    has_media_ =
        std::any_of(source_.elements.begin(), source_.elements.end(), [this](const Element& e) {
          return !e.box && !flows_.cells.contains(e.element_id) &&
                 (e.kind == ElementKind::Image || e.kind == ElementKind::Chart ||
                            e.kind == ElementKind::Table);
        });
    // Pictures that would be large enough without the text are kept together, and the text is
    // continued; otherwise the pictures are split as well.
    flows_.media = cramped(context.findings) && cramped_without_text();
    in_reading_order();
    count_units();
    leave_large_cells();
    two_sides_ = source_.layout_id == "two_column" && flowing_.size() == 2 && flows_.cells.empty();
    // Decided once, so that cutting a paragraph later does not reorder units already placed.
    side_by_side_ = two_sides_ && alike_in_length(units_);
    count_units();
  }

  std::optional<Restructuring> run() {
    if (units_.empty() || !a_break_would_help(context_.findings)) return std::nullopt;
    keep_cells_equal();
    media_page_ = has_media_ && !flows_.media && !fits(0, 1) && fits(0, 0);
    const std::size_t pages = greedy_pages() + (media_page_ ? 1 : 0);
    if (pages < 2) return std::nullopt;
    Restructuring r;
    r.pointer = source_.pointer;
    if (media_page_) r.slides.push_back(page(0, 0));
    std::size_t begin = 0;
    while (begin < units_.size()) {
      const std::size_t left = pages > r.slides.size() ? pages - r.slides.size() : 1;
      const std::size_t end = balanced_end(begin, left);
      Slide slide = page(begin, end);
      if (!r.slides.empty())
        make_continuation(r.slides.back(), title_, context_.repair.layout.deck.language, slide);
      note_elements(begin, r.eids);
      r.slides.push_back(std::move(slide));
      begin = end;
    }
    share_heights(r.slides);
    r.note = tr("{} items and paragraphs on {} slides", units_.size(), r.slides.size());
    return r;
  }

 private:
  // Sorts the elements into reading order, which the slides keep.
  void in_reading_order() {
    std::vector<Element> ordered;
    for (const Element* element : layout::reading_order(source_)) ordered.push_back(*element);
    source_.elements = std::move(ordered);
    source_.hints.order.clear();
  }

  void count_units() {
    units_ = units_of(source_, flows_);
    flowing_.clear();
    for (const Unit& unit : units_) {
      flowing_.insert(source_.elements[unit.element].element_id);
      for (const std::size_t member : unit.cell)
        flowing_.insert(source_.elements[member].element_id);
    }
    if (side_by_side_) interleave(units_);
  }

  // A cell that does not fit on a slide by itself cannot stay whole: then nothing is grouped.
  void leave_large_cells() {
    if (flows_.cells.empty()) return;
    for (std::size_t u = 0; u < units_.size(); ++u) {
      if (units_[u].cell.empty() || fits(u, u + 1)) continue;
      flows_.cells.clear();
      source_.hints.arrange = Arrange::None;
      source_.hints.groups.clear();
      return count_units();
    }
  }

  // How many cells a slide has at most: those of all slides are as large as on that one. Several
  // groups of a slide differ in their cells.
  void keep_cells_equal() {
    std::set<std::string> groups;
    for (const auto& [eid, cell] : flows_.cells) groups.insert(cell.group);
    if (groups.size() != 1) return;
    std::size_t most = 0;
    for (std::size_t begin = 0; begin < units_.size();) {
      const std::size_t end = std::max(largest_end(begin), begin + 1);
      most = std::max(most, static_cast<std::size_t>(std::count_if(
                                units_.begin() + static_cast<std::ptrdiff_t>(begin),
                                units_.begin() + static_cast<std::ptrdiff_t>(end),
                                [](const Unit& unit) { return !unit.cell.empty(); })));
      begin = end;
    }
    const auto cells = static_cast<std::size_t>(std::count_if(
        units_.begin(), units_.end(), [](const Unit& unit) { return !unit.cell.empty(); }));
    if (most == 0 || most >= cells) return;
    // As many on each slide, as nearly as possible.
    const std::size_t slides = (cells + most - 1) / most;
    source_.hints.group_page = GroupPage{(cells + slides - 1) / slides, {}};
  }

  // Cells of all slides are as high as the highest of each part; what pictures lose by it is the
  // same on all.
  void share_heights(std::vector<Slide>& slides) const {
    if (!source_.hints.group_page) return;
    std::vector<Emu> heights;
    std::vector<bool> visual;
    for (const Slide& slide : slides) {
      const auto state = evaluate_slide(slide, context_.repair);
      if (!state) return;
      for (const ElementIr& element : state->ir.elements) {
        if (!element.member) continue;
        const auto part = static_cast<std::size_t>(element.member->part);
        const bool media =
            element.type == ElementType::Image || element.type == ElementType::Chart;
        if (part >= heights.size()) {
          heights.resize(part + 1, Emu(-1));
          visual.resize(part + 1, media);
        }
        Emu& height = heights[part];
        if (height < Emu(0))
          height = element.box.h;
        else
          height = media ? std::min(height, element.box.h) : std::max(height, element.box.h);
      }
    }
    if (heights.empty() || std::find(heights.begin(), heights.end(), Emu(-1)) != heights.end())
      return;
    for (Slide& slide : slides) {
      if (slide.hints.group_page) slide.hints.group_page->heights = heights;
    }
  }

  // The cells of the units, as layout_hints.groups: with a cell or two, a slide would not show that
  // they are of a group.
  std::vector<std::vector<std::vector<std::string>>> groups_on(std::size_t begin,
                                                                std::size_t end) const {
    std::vector<std::vector<std::vector<std::string>>> groups;
    std::vector<std::string> names;
    for (const ElementIr& element : context_.slide.elements) {
      if (!element.member || !flows_.cells.contains(element.eid)) continue;
      const bool here = std::any_of(
          units_.begin() + static_cast<std::ptrdiff_t>(begin),
          units_.begin() + static_cast<std::ptrdiff_t>(end), [&](const Unit& unit) {
            return std::any_of(unit.cell.begin(), unit.cell.end(), [&](std::size_t i) {
              return source_.elements[i].element_id == element.eid;
            });
          });
      if (!here) continue;
      const std::string& name = element.member->group;
      auto known = std::find(names.begin(), names.end(), name);
      if (known == names.end()) {
        names.push_back(name);
        groups.emplace_back();
        known = names.end() - 1;
      }
      auto& cells = groups[static_cast<std::size_t>(known - names.begin())];
      if (element.member->part == 0 || cells.empty()) cells.emplace_back();
      cells.back().push_back(element.eid);
    }
    return groups;
  }

  Slide page(std::size_t begin, std::size_t end) const {
    Slide slide = with_units(source_, units_, begin, end, flows_);
    if (!flows_.cells.empty()) slide.hints.groups = groups_on(begin, end);
    if (slide.hints.groups.empty()) slide.hints.group_page.reset();
    const bool first = begin == 0 && (!media_page_ || end == 0);
    if (begin == 0 && !first) {
      std::erase_if(slide.elements, [this](const Element& e) {
        return !flows_(e) && e.element_id != title_ && e.role != "footer";
      });
    }
    // Which text is the title was decided on the whole slide and must not change on a part of it.
    for (Element& element : slide.elements) {
      if (element.element_id == title_)
        element.role = "title";
      else if (element.role == "title")
        element.role = "body";
    }
    if (two_sides_) keep_sides(slide);
    // The elements beside the text are on the first slide only: the others have the whole width.
    if (!first && has_media_ && !flows_.media) take_whole_width(slide);
    if (!first && (slide.layout_id == "title_center" || slide.layout_id == "section_header" ||
                   slide.layout_id == "closing"))
      slide.layout_id = "one_column";  // a deck has one cover; what follows it is plain text
    if (title_.empty()) slide.hints.promote_title = false;
    layout::keep_citations_of_page(
        source_, first ? layout::PagePlace::First : layout::PagePlace::Later, slide);
    return slide;
  }

  // Sides are kept; a slide with text of only one side uses the whole width.
  void keep_sides(Slide& slide) const {
    std::vector<Element*> sides;
    for (Element& element : slide.elements) {
      if (flowing_.contains(element.element_id)) sides.push_back(&element);
    }
    if (sides.size() == 1) take_whole_width(slide);
  }

  static void take_whole_width(Slide& slide) {
    slide.layout_id = "one_column";
    slide.hints.ratio.clear();
    for (Element& element : slide.elements) {
      if (element.role == "left" || element.role == "right") element.role = "body";
    }
  }

  static bool cramped(const DiagnosticSink& findings) {
    return std::any_of(findings.begin(), findings.end(),
                       [](const Diagnostic& d) { return d.defect && d.rule == "cramped-visual"; });
  }

  [[nodiscard]] bool cramped_without_text() const {
    Slide slide = source_;
    std::erase_if(slide.elements, [this](const Element& e) { return flows_(e); });
    const auto state = evaluate_slide(slide, context_.repair);
    return !state || cramped(state->findings);
  }

  // Whether a defect concerns an element that a split can move: not the title, which is on every
  // slide, a footer, or an element with an exact box.
  bool a_break_would_help(const DiagnosticSink& findings) const {
    return std::any_of(findings.begin(), findings.end(), [this](const Diagnostic& d) {
      return d.defect && (d.rule == "cramped-visual" ||
                          (d.rule == "text-overflow" && flowing_.contains(d.at.element_id)));
    });
  }

  bool fits(std::size_t begin, std::size_t end) const {
    const auto state = evaluate_slide(page(begin, end), context_.repair);
    return state && !a_break_would_help(state->findings);
  }

  // The end of a slide that begins at `begin`, at full size. Doubling first limits the work to
  // about twice the length of the slide.
  std::size_t largest_end(std::size_t begin) const {
    std::size_t low = begin, high = begin + 1;
    while (high <= units_.size() && fits(begin, high)) {
      low = high;
      if (high == units_.size()) return low;
      high = std::min(units_.size(), begin + 2 * (high - begin));
    }
    high = std::min(high, units_.size() + 1) - 1;
    while (low < high) {
      const std::size_t middle = (low + high + 1) / 2;
      if (fits(begin, middle))
        low = middle;
      else
        high = middle - 1;
    }
    return low;
  }

  // Fills slide after slide, cutting units that are too large; returns the number of slides.
  std::size_t greedy_pages() {
    std::size_t pages = 0;
    for (std::size_t begin = 0; begin < units_.size(); ++pages) {
      std::size_t end = largest_end(begin);
      if (end == begin && cut(begin)) end = largest_end(begin);
      begin = std::max(end, begin + 1);  // a unit that cannot be cut is alone on its slide
    }
    return pages;
  }

  // Cuts a list item after as many of its authored lines as fit on a slide.
  bool cut_item_at_lines(std::size_t unit) {
    const Slide whole = source_;
    const Unit u = units_[unit];
    std::size_t low = 0, high = authored_lines(source_.elements[u.element], u.part);
    const auto cut_after = [&](std::size_t lines) {
      source_ = whole;
      const bool done = cut_item(source_.elements[u.element], u.part, lines);
      count_units();
      return done;
    };
    while (high - low > 1) {
      const std::size_t middle = (low + high) / 2;
      if (cut_after(middle) && fits(unit, unit + 1))
        low = middle;
      else
        high = middle;
    }
    if (low > 0 && cut_after(low)) return true;
    source_ = whole;
    count_units();
    return false;
  }

  // Halves the unit until its first part fits on a slide; left whole if that is impossible.
  bool cut(std::size_t unit) {
    if (side_by_side_ || !units_[unit].cell.empty()) return false;
    if (authored_lines(source_.elements[units_[unit].element], units_[unit].part) > 1)
      return cut_item_at_lines(unit);
    const Slide whole = source_;
    for (;;) {
      const Unit& u = units_[unit];
      Element& element = source_.elements[u.element];
      const std::size_t length = paragraph_bytes(element, u.part);
      if (length < 2 * kMinCutBytes || !cut_paragraph(element, u.part, length / 2)) break;
      count_units();
      if (fits(unit, unit + 1)) return true;
    }
    source_ = whole;
    count_units();
    return false;
  }

  // Slides of similar length, no single unit on the last one, and no break within a group of lines.
  std::size_t balanced_end(std::size_t begin, std::size_t pages_left) const {
    const std::size_t n = units_.size();
    std::size_t end = begin + std::max<std::size_t>(1, (n - begin + pages_left - 1) / pages_left);
    if (end >= n && fits(begin, n)) return n;
    end = std::min(end, n);
    if (!fits(begin, end)) end = std::max(largest_end(begin), begin + 1);
    if (end >= n) return n;
    if (n - end == 1 && end - begin > 2) --end;
    if (!side_by_side_) {
      // The start of an element is the best place to split, if one is near.
      for (std::size_t back = 0; back <= 2 && begin + back + 1 < end; ++back) {
        if (!units_[end - back].starts_element || is_bad_break(end - back)) continue;
        end -= back;
        break;
      }
      while (end - begin > 1 && is_bad_break(end)) --end;
    }
    return end;
  }

  // Whether the break is between a heading and its list, or an item and its first child.
  bool is_bad_break(std::size_t end) const {
    if (!units_[end].cell.empty()) return false;
    const Unit& last = units_[end - 1];
    const Unit& next = units_[end];
    return last.heads_list || (!next.starts_element && next.level > last.level);
  }

  void note_elements(std::size_t begin, std::vector<std::string>& eids) const {
    for (std::size_t u = begin; begin > 0 && u < units_.size(); ++u) {
      const std::string& eid = source_.elements[units_[u].element].element_id;
      if (std::find(eids.begin(), eids.end(), eid) == eids.end()) eids.push_back(eid);
    }
  }

  const RestructureContext& context_;
  Slide source_;
  std::string title_;
  Flowing flows_;
  bool has_media_ = false;
  bool media_page_ = false;  // the first page has no space for any of the text
  std::vector<Unit> units_;
  std::set<std::string> flowing_;
  bool two_sides_ = false;     // two columns of one element each
  bool side_by_side_ = false;  // … both long: pages take from both in step
};

std::vector<Restructuring> propose(const RestructureContext& context) {
  std::optional<Restructuring> parts = Split(context).run();
  if (!parts) return {};
  parts->visible = kSlideVisible * static_cast<double>(parts->slides.size() - 1);
  parts->partial = true;
  return {std::move(*parts)};
}

}  // namespace

extern const RestructureFixer kSplitSlide;
const RestructureFixer kSplitSlide{kDoc, kSlideVisible, propose};

}  // namespace deckle::fixers
