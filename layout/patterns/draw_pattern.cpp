#include "layout/patterns/draw_pattern.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "layout/base/free_area.h"
#include "layout/base/note.h"
#include "layout/messages/tr.h"
#include "layout/names/pattern_names.h"
#include "layout/patterns/collect_cells.h"
#include "layout/patterns/patterns.h"
#include "layout/text/word_break.h"

namespace deckle::layout {
namespace {

struct Drawing {
  std::string_view id;
  DrawPattern draw;
};
// Patterns that are not here are drawn by groups and forms of lists.
constexpr Drawing kDrawings[] = {
    {"cards", draw_card_grid},
    {"kpi", draw_kpi},
    {"process", draw_process},
    {"timeline", draw_timeline},
    {"roadmap", draw_roadmap},
    {"comparison", draw_comparison},
    {"matrix", draw_matrix},
    {"pros_cons", draw_pros_cons},
    {"big_number", draw_big_number},
    {"team", draw_team},
    {"picture_left", draw_picture_left},
    {"picture_right", draw_picture_right},
    {"cycle", draw_cycle},
    {"funnel", draw_funnel},
    {"org_chart", draw_org_chart},
    {"statement", draw_large_statement},
};

bool is_one_of(const std::string& eid, const std::vector<std::string>& eids) {
  return std::find(eids.begin(), eids.end(), eid) != eids.end();
}

// Shapes keep the distance of elements from a title, which the text in the body of some templates
// does not need. A title that reaches far into the area is another matter.
Rect below_title(Rect area, const ElementIr& title) {
  const Emu gap = emu_from_pt(kStackGapPt);
  const Emu top = title.box.bottom() + gap;
  const bool is_above = title.box.x < area.right() && title.box.right() > area.x &&
                        title.box.center_y() < area.y && !is_vertical(title.text.vert);
  if (!is_above || top <= area.y || top - area.y > gap * 2) return area;
  area.h = area.bottom() - top;
  area.y = top;
  return area;
}

// What is left of the area beside other elements, such as a takeaway.
Rect free_area(Rect area, const std::vector<std::string>& replaced, const SlideIr& slide) {
  const Emu gap = emu_from_pt(kStackGapPt);
  for (const ElementIr& element : slide.elements) {
    if (element.type == ElementType::Title) {
      area = below_title(area, element);
      continue;
    }
    if (is_one_of(element.eid, replaced) || element.full_bleed ||
        intersection(element.box, area).empty())
      continue;
    const Emu above = element.box.y - area.y, below = area.bottom() - element.box.bottom();
    if (above >= below) {
      area.h = element.box.y - gap - area.y;
    } else {
      const Emu bottom = area.bottom();
      area.y = element.box.bottom() + gap;
      area.h = bottom - area.y;
    }
  }
  return area;
}

Rect off_bands(const ListContext& context, const Rect& area) {
  const bool own = context.text.t.path.empty();
  return own ? area : clear_of_bands(area, context.text.layout, context.frame.page);
}

class Commit {
 public:
  Commit(const ListContext& context, const std::vector<std::string>& replaced, SlideIr& slide)
      : context_(context), replaced_(replaced), slide_(slide) {}

  void run(PatternCanvas& canvas) {
    std::vector<ElementIr> drawn;
    owner_ = replaced_.front();
    for (ElementIr& piece : canvas.behind) drawn.push_back(numbered(std::move(piece)));
    const std::size_t first = drawn.size();
    int cell = 0;
    for (PatternCell& one : canvas.cells) {
      int number = 0;
      for (PatternPart& part : one.parts) {
        part.element.member = MembershipIr{"pattern", cell, part.part < 0 ? number : part.part};
        drawn.push_back(numbered(std::move(part.element)));
        ++number;
      }
      // The parts of a cell are above one another, however close.
      for (std::size_t i = drawn.size() - one.parts.size(); i < drawn.size(); ++i) {
        for (std::size_t j = drawn.size() - one.parts.size(); j < i; ++j)
          drawn[i].belongs_to.push_back(drawn[j].eid);
      }
      ++cell;
    }
    for (PatternPart& part : canvas.others) drawn.push_back(numbered(std::move(part.element)));
    const std::size_t last = drawn.size();
    for (ElementIr& piece : canvas.over) drawn.push_back(numbered(std::move(piece)));
    // Decorations lie below and on top of the cells by design.
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      if (i >= first && i < last) continue;
      drawn[i].belongs_to.clear();
      for (std::size_t j = 0; j < drawn.size(); ++j) {
        if (j != i) drawn[i].belongs_to.push_back(drawn[j].eid);
      }
    }
    replace(std::move(drawn));
  }

 private:
  ElementIr numbered(ElementIr element) {
    if (!element.eid.empty()) return element;
    if (element.source_eid.empty()) element.source_eid = owner_;
    const int number = ++numbers_[element.source_eid];
    element.eid = element.source_eid + "~" + std::to_string(number);
    element.name += " " + std::to_string(number);
    for (const Element& authored : context_.slide.elements) {
      if (authored.element_id == element.source_eid) element.pointer = authored.pointer;
    }
    return element;
  }

  void replace(std::vector<ElementIr> drawn) {
    std::vector<ElementIr>& elements = slide_.elements;
    const auto first = std::find_if(elements.begin(), elements.end(), [&](const ElementIr& e) {
      return is_one_of(e.eid, replaced_);
    });
    const auto at = first - elements.begin();
    std::erase_if(elements, [&](const ElementIr& e) { return is_one_of(e.eid, replaced_); });
    elements.insert(elements.begin() + at, std::make_move_iterator(drawn.begin()),
                    std::make_move_iterator(drawn.end()));
  }

  const ListContext& context_;
  const std::vector<std::string>& replaced_;
  SlideIr& slide_;
  std::string owner_;
  std::map<std::string, int> numbers_;
};

// Whether ids such as "list~1" are free for pieces.
bool ids_are_free(const Slide& slide, const std::vector<std::string>& eids) {
  return std::none_of(slide.elements.begin(), slide.elements.end(), [&](const Element& e) {
    return std::any_of(eids.begin(), eids.end(),
                       [&](const std::string& eid) { return e.element_id.starts_with(eid + "~"); });
  });
}

void note_drawn(const ListContext& context, const PatternNames& names, std::size_t cells,
                DiagnosticSink& notes) {
  add_note(context.slide, "pattern", {},
           tr("the slide is drawn as {} with {} {}", names.id, cells, tr.entry(names.cells)),
           tr("choose layout_id \"one_column\" for its elements as they are"), notes);
}

void note_plain(const ListContext& context, const PatternNames& names, Message reason,
                DiagnosticSink& notes) {
  add_note(context.slide, "pattern", {}, std::move(reason),
           tr("give the slide {} to {} {}, or choose another layout_id", names.least, names.most,
              tr.entry(names.cells)),
           notes);
}

// The body of a slide may break words of Korean where its parts do not: these are cards.
void keep_words_whole(PatternCanvas& canvas) {
  const auto keep = [&canvas](PatternPart& part) {
    if (part.source != nullptr && !part.element.text.empty())
      part.element.text.word_break = word_break_on_panel(canvas.context.text, *part.source);
  };
  for (PatternCell& cell : canvas.cells) {
    for (PatternPart& part : cell.parts) keep(part);
  }
  for (PatternPart& part : canvas.others) keep(part);
}

}  // namespace

bool draw_pattern(const ListContext& context, const Rect& area, SlideIr& slide,
                  DiagnosticSink& notes) {
  const PatternNames* names = pattern_named(context.slide.layout_id);
  const auto drawing =
      std::find_if(std::begin(kDrawings), std::end(kDrawings),
                   [&](const Drawing& d) { return d.id == context.slide.layout_id; });
  if (names == nullptr || drawing == std::end(kDrawings)) return false;
  CollectedCells collected = collect_cells(context.slide, slide);
  const std::size_t count = collected.cells.size();
  if (collected.connected || !ids_are_free(context.slide, collected.replaced)) return false;
  PatternCanvas canvas{context,
                       off_bands(context, free_area(area, collected.replaced, slide)),
                       std::move(collected.cells),
                       std::move(collected.others),
                       {},
                       {}};
  if (count == 0 || canvas.area.empty()) return false;
  keep_words_whole(canvas);
  const PatternResult result = drawing->draw(canvas);
  if (result == PatternResult::Grouped) return false;
  const auto cells = static_cast<int>(canvas.cells.size());
  if (result == PatternResult::NoRoom) {
    const bool counted = cells >= names->least && cells <= names->most;
    note_plain(context, *names,
               counted ? tr("the slide is not drawn as {}: its {} {} do not fit at a size that can "
                            "be read",
                            names->id, cells, tr.entry(names->cells))
                       : tr("the slide is not drawn as {}, because it has {} {}", names->id, cells,
                            tr.entry(names->cells)),
               notes);
    return false;
  }
  note_drawn(context, *names, canvas.cells.size(), notes);
  Commit(context, collected.replaced, slide).run(canvas);
  return true;
}

}  // namespace deckle::layout
