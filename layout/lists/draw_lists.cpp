#include "layout/lists/draw_lists.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "layout/base/footer_types.h"
#include "layout/base/free_area.h"
#include "layout/base/note.h"
#include "layout/lists/below_title.h"
#include "layout/lists/card_accents.h"
#include "layout/lists/cards.h"
#include "layout/lists/column_cards.h"
#include "layout/lists/date_rows.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figure_panels.h"
#include "layout/lists/heads.h"
#include "layout/lists/main_figure.h"
#include "layout/lists/pairs.h"
#include "layout/lists/rows.h"
#include "layout/messages/tr.h"
#include "layout/text/reading_direction.h"

namespace deckle::layout {
namespace {

// Ours, of the page: a list in a smaller area is beside or below something of the template's.
constexpr double kMinWidthShare = 0.55, kMinHeightShare = 0.3;
constexpr double kMinBesideShare = 0.24;
// Ours, of the page's width: the block of colour beside an agenda, and the space behind it.
constexpr double kBlockShare = 0.31, kBlockSpaceShare = 0.05;
// Ours: the title on it is a little above the middle of the page, with a short rule above its text.
constexpr double kBlockTitleMiddle = 0.44, kRuleSpacePt = 16, kRuleWidthPt = 48, kRulePt = 4;
// Ours: cards of a closing slide need a third of a column of 4 : 3 to read as cards.
constexpr double kMinCardsHeightPt = 110;

ElementIr* element_of(SlideIr& slide, const std::string& eid) { return find_element(slide, eid); }

const ElementIr* title_of(const SlideIr& slide) {
  for (const ElementIr& element : slide.elements) {
    if (element.type == ElementType::Title) return &element;
  }
  return nullptr;
}

bool is_running(const ElementIr& element) {
  if (element.eid.starts_with('_')) return true;
  return element.placeholder && is_footer_type(element.placeholder->type);
}

// The elements of the slide that are neither title nor foot nor decoration.
std::vector<const Element*> content_of(const Slide& slide, const SlideIr& ir) {
  std::vector<const Element*> content;
  const ElementIr* title = title_of(ir);
  for (const Element& element : slide.elements) {
    if (title != nullptr && element.element_id == title->eid) continue;
    if (element.role == "footer") continue;
    content.push_back(&element);
  }
  return content;
}

// Whether ids such as "list~1" are free for its pieces.
bool ids_are_free(const ListContext& context, const std::string& eid) {
  return std::none_of(context.slide.elements.begin(), context.slide.elements.end(),
                      [&](const Element& e) { return e.element_id.starts_with(eid + "~"); });
}

// Whether the box may be filled with rows: of horizontal text, and not the author's.
bool may_be_drawn(const Element& element, const ElementIr& list) {
  return !list.pinned && list.text.vert == VerticalText::Horz && list.text.columns == 1 &&
         list.text.rotation == 0 && !element.style.anchor && !element.style.line_spacing_pct &&
         !element.style.fill;
}

// What else is on the slide beside a list and its title.
enum class Others { None, OneExhibit, More };

Others others_of(const std::vector<const Element*>& content) {
  if (content.size() == 1) return Others::None;
  const auto exhibit = [](const Element* element) {
    return element->kind == ElementKind::Image || element->kind == ElementKind::Chart;
  };
  return content.size() == 2 && std::any_of(content.begin(), content.end(), exhibit)
             ? Others::OneExhibit
             : Others::More;
}

// The list as high as the picture or chart beside it; empty: it is above or below that.
std::optional<Rect> beside_exhibit(const ElementIr& list, const SlideIr& slide) {
  for (const ElementIr& other : slide.elements) {
    const bool exhibit = other.type == ElementType::Image || other.type == ElementType::Chart;
    if (!exhibit || other.decorative || other.pinned || other.full_bleed ||
        (other.box.right() > list.box.x && list.box.right() > other.box.x))
      continue;
    Rect area = list.box;
    area.y = std::min(area.y, other.box.y);
    area.h = std::max(list.box.bottom(), other.box.bottom()) - area.y;
    return area;
  }
  return std::nullopt;
}

ListFacts facts_of(const ListContext& context, const ElementIr& list, const SlideIr& slide,
                   Others others) {
  ListFacts facts;
  facts.language = context.language;
  for (const ParagraphIr& paragraph : list.text.paragraphs)
    facts.items.push_back({searchable(paragraph), paragraph.level});
  if (const ElementIr* title = title_of(slide)) facts.title = plain_text(title->text);
  facts.closing = context.slide.type == SlideType::Closing || context.slide.layout_id == "closing";
  facts.agenda = context.slide.layout_id == "agenda";
  facts.own_look = context.text.t.path.empty();
  // A slide that was split is a full one, and so are its parts.
  const bool part = context.slide.page > 1;
  const bool usual = context.slide.type != SlideType::Title &&
                     context.slide.type != SlideType::Section &&
                     context.slide.type != SlideType::Quote;
  const bool wide = to_pt(list.box.w) >= to_pt(slide.size.w) * kMinWidthShare;
  const std::optional<Rect> area =
      others == Others::OneExhibit ? beside_exhibit(list, slide) : std::optional(list.box);
  const bool high =
      facts.closing || (area && to_pt(area->h) >= to_pt(slide.size.h) * kMinHeightShare);
  const bool sparse = !part && usual && high && !facts.title.empty();
  // Some closing slides have their title on a panel beside the list.
  facts.alone = others == Others::None && sparse && (wide || facts.closing);
  facts.beside = others == Others::OneExhibit && sparse &&
                 to_pt(list.box.w) >= to_pt(slide.size.w) * kMinBesideShare;
  return facts;
}

void replace(SlideIr& slide, const std::string& eid, DrawnList drawn) {
  const auto at = std::find_if(slide.elements.begin(), slide.elements.end(),
                               [&](const ElementIr& e) { return e.eid == eid; });
  if (at == slide.elements.end()) return;
  std::vector<ElementIr> pieces;
  std::move(drawn.behind.begin(), drawn.behind.end(), std::back_inserter(pieces));
  if (!drawn.removed) pieces.push_back(std::move(drawn.list));
  std::move(drawn.after.begin(), drawn.after.end(), std::back_inserter(pieces));
  const auto place = slide.elements.erase(at);
  slide.elements.insert(place, std::make_move_iterator(pieces.begin()),
                        std::make_move_iterator(pieces.end()));
}

// Where cards may be: below the title, within the width of the list, clear of the template's
// shapes.
Rect card_area(const ListContext& context, const ElementIr& list, const SlideIr& slide) {
  Rect area = list.box;
  const Rect& safe = context.frame.safe;
  if (context.text.t.path.empty() && context.text.t.theme == nullptr && list.box.x >= safe.x)
    area.w = safe.right() - list.box.x;
  area.h = std::max(area.bottom(), slide.safe_area.bottom()) - area.y;
  if (context.slide.type == SlideType::Closing && context.text.t.path.empty())
    area = area_below_title(context, slide, area);
  for (const ElementIr& element : slide.elements) {
    if (element.eid == list.eid || element.decorative) continue;
    if (element.box.y >= area.y + emu_from_pt(kGridPt) && element.box.y < area.bottom())
      area.h = element.box.y - emu_from_pt(kStackGapPt) - area.y;
  }
  const std::vector<Rect> obstacles = obstacles_of(context.text.layout, context.frame.page);
  for (const Rect& obstacle : obstacles) {
    if (intersection(obstacle, area).empty() || obstacle.y <= area.y) continue;
    area.h = obstacle.y - emu_from_pt(kStackGapPt) - area.y;
  }
  return area;
}

// The list of an agenda begins beside a block of the dark, which the title is on.
class AgendaBlock {
 public:
  AgendaBlock(const ListContext& context, const SlideIr& slide) : context_(context) {
    block_ = {Emu(0), Emu(0), snap(emu_from_pt(to_pt(slide.size.w) * kBlockShare)), slide.size.h};
    space_ = snap(emu_from_pt(to_pt(slide.size.w) * kBlockSpaceShare));
  }

  // Whether title and list can be beside one another: the title fits into the block.
  bool prepare(const SlideIr& slide, ElementIr& list) {
    const ElementIr* title = title_of(slide);
    if (title == nullptr || title->pinned || title->text.vert != VerticalText::Horz) return false;
    title_box_ = title->box;
    title_box_.w = block_.right() - title_box_.x * 2;
    const Emu width = title_box_.w - title->text.insets.left - title->text.insets.right;
    if (width <= Emu(0)) return false;
    const auto laid = context_.engine.lay_out(title->text, to_pt(width));
    const bool torn = std::any_of(laid.lines.begin(), laid.lines.end(),
                                  [](const measure::Line& line) { return line.split_word; });
    if (torn || emu_from_pt(laid.height) + title->text.insets.top + title->text.insets.bottom >
                    title_box_.h)
      return false;
    for (const ElementIr& element : slide.elements) {
      if (!is_running(element) || element.box.x >= block_.right()) continue;
      if (!moved_running(slide, element)) return false;
    }
    const Emu x = block_.right() + space_;
    list.box.w = list.box.right() - x;
    list.box.x = x;
    // The rows have the height of the page, below what the theme draws across it.
    Emu top = title->box.y;
    for (const Rect& drawn : context_.text.layout.furniture) {
      if (drawn.right() > x && drawn.bottom() <= list.box.y)
        top = std::max(top, drawn.bottom() + emu_from_pt(kStackGapPt));
    }
    top = std::min(top, list.box.y);
    list.box.h = list.box.bottom() - top;
    list.box.y = top;
    title_height_ = emu_from_pt(laid.height);
    title_box_.y = snap(emu_from_pt(to_pt(slide.size.h) * kBlockTitleMiddle) - title_box_.h / 2);
    return to_pt(list.box.w) > 0;
  }

  void draw(SlideIr& slide, DrawnList& drawn) {
    ElementIr block = decoration_of(drawn, "block", block_, context_.tones.dark);
    block.full_bleed = true;
    block.z = drawn.list.z - 2;
    for (ElementIr& element : slide.elements) {
      if (element.type == ElementType::Title) {
        element.box = title_box_;
        element.text.anchor = Anchor::Middle;
        for (ParagraphIr& paragraph : element.text.paragraphs)
          set_color(paragraph, context_.tones.on_dark);
        block.belongs_to.push_back(element.eid);
      } else if (is_running(element) && element.box.x < block_.right()) {
        if (const auto box = moved_running(slide, element)) element.box = *box;
      }
    }
    const Rect rule{title_box_.x,
                    title_box_.y + (title_box_.h - title_height_) / 2 - emu_from_pt(kRuleSpacePt),
                    emu_from_pt(kRuleWidthPt), emu_from_pt(kRulePt)};
    ElementIr mark = decoration_of(drawn, "rule", rule, context_.tones.accent_on_dark);
    mark.z = drawn.list.z - 1;
    drawn.behind.insert(drawn.behind.begin(), std::move(mark));
    drawn.behind.insert(drawn.behind.begin(), std::move(block));
  }

 private:
  // A footer at the left moves beside the block, as far as the next box allows.
  std::optional<Rect> moved_running(const SlideIr& slide, const ElementIr& element) const {
    Rect box = element.box;
    const Emu x = block_.right() + space_;
    Emu right = std::max(box.right(), x + box.w);
    for (const ElementIr& other : slide.elements) {
      if (&other == &element || !is_running(other) || other.box.x < x) continue;
      right = std::min(right, other.box.x - emu_from_pt(kStackGapPt));
    }
    box.x = x;
    box.w = right - x;
    TextBodyIr body = element.text;
    const Emu width = box.w - body.insets.left - body.insets.right;
    if (width <= Emu(0)) return std::nullopt;
    const auto lines = context_.engine.lay_out(body, to_pt(width)).lines.size();
    return lines <= body.paragraphs.size() ? std::optional(box) : std::nullopt;
  }

  const ListContext& context_;
  Rect block_, title_box_;
  Emu space_, title_height_;
};

Message form_name(DrawnForm form) {
  switch (form) {
    case DrawnForm::HeadRows:
      return tr("rows with a column of heads");
    case DrawnForm::Figures:
      return tr("rows with their figures beside them");
    case DrawnForm::Agenda:
    case DrawnForm::Numbered:
      return tr("numbered rows");
    case DrawnForm::Cards:
      return tr("cards");
    case DrawnForm::Rows:
    case DrawnForm::Plain:
      break;
  }
  return tr("rows");
}

void note_form(const ListContext& context, const Element& element, DrawnForm form, bool beside,
               DiagnosticSink& notes) {
  add_note(
      context.slide, "list-form", element.element_id,
      beside
          ? tr("the list is drawn as {}, because it is short and beside one picture or chart",
               form_name(form))
          : tr("the list is drawn as {}, because it is short and alone on its slide",
               form_name(form)),
      tr("set style.list to \"bullet\" for a plain list, or to another form"), notes);
}

void note_unfit(const ListContext& context, const Element& element, DiagnosticSink& notes) {
  add_note(context.slide, "list-form", element.element_id,
           tr("the list stays plain, because it does not fit in the form that style.list names"),
           tr("shorten the items, or leave out style.list"), notes);
}

bool draw_one(const ListContext& context, const Element& element, Others others, SlideIr& slide,
              DiagnosticSink& notes) {
  const ElementIr* found = element_of(slide, element.element_id);
  if (found == nullptr || found->text.empty() ||
      (found->type != ElementType::Bullets && !element.style.list_form))
    return false;
  const bool wanted = element.style.list_form.has_value();
  if (!may_be_drawn(element, *found) || !ids_are_free(context, element.element_id)) {
    if (wanted) note_unfit(context, element, notes);
    return false;
  }
  const ListFacts facts = facts_of(context, *found, slide, others);
  FormChoice choice = form_of(facts, element.style);
  // Columns are on the side where lines begin, which is exchanged on mirrored slides only.
  const bool rtl = found->text.paragraphs.front().style.rtl;
  if (rtl != mirrors(context.text) &&
      (choice.form == DrawnForm::Figures || choice.form == DrawnForm::HeadRows))
    choice.form = DrawnForm::Rows;
  if (choice.form == DrawnForm::Plain) {
    if (wanted) note_unfit(context, element, notes);
    return false;
  }
  ElementIr list = *found;
  if (facts.beside) list.box = beside_exhibit(list, slide).value_or(list.box);
  std::optional<DrawnList> drawn;
  if (choice.form == DrawnForm::Cards) {
    const Rect area = card_area(context, list, slide);
    const bool narrow = to_pt(area.w) < to_pt(slide.size.w) * kMinWidthShare;
    if (choice.authored || (to_pt(area.h) >= kMinCardsHeightPt && !narrow))
      drawn = draw_cards(context, element, list, area);
    if (drawn && facts.closing && facts.own_look) end_title_above(slide, area.y);
    // Beside the title of a closing slide cards side by side would be narrow and high.
    if (!drawn && !choice.authored) drawn = draw_date_rows(context, element, list);
    if (!drawn && !choice.authored) {
      drawn = draw_rows(context, element, list, DrawnForm::Numbered);
      if (drawn) choice.form = DrawnForm::Numbered;
    }
  } else {
    AgendaBlock block(context, slide);
    ElementIr beside = list;
    if (choice.form == DrawnForm::Agenda && facts.own_look &&
        (facts.agenda || is_agenda_title(facts.title)) && block.prepare(slide, beside)) {
      drawn = draw_rows(context, element, beside, choice.form);
      if (drawn) block.draw(slide, *drawn);
    }
    if (!drawn && choice.form == DrawnForm::Rows && !choice.authored && !facts.beside &&
        facts.own_look && to_pt(list.box.h) >= kMinCardsHeightPt) {
      drawn = draw_icon_cards(context, element, list);
      if (drawn) choice.form = DrawnForm::Cards;
    }
    // An agenda that has all of the page has its numbers on blocks, as other counted rows do.
    if (!drawn && choice.form == DrawnForm::Agenda && facts.own_look && !choice.authored) {
      drawn = draw_rows(context, element, list, DrawnForm::Numbered);
    }
    if (!drawn && choice.form == DrawnForm::HeadRows && facts.own_look && !facts.beside)
      drawn = draw_date_rows(context, element, list);
    if (!drawn) drawn = draw_rows(context, element, list, choice.form);
    // Without a column for heads or figures, plain rows may fit.
    const bool columns = choice.form == DrawnForm::HeadRows || choice.form == DrawnForm::Figures;
    if (!drawn && columns && !choice.authored)
      drawn = draw_rows(context, element, list, DrawnForm::Rows);
  }
  if (!drawn) {
    if (wanted) note_unfit(context, element, notes);
    return false;
  }
  replace(slide, element.element_id, std::move(*drawn));
  if (!choice.authored) note_form(context, element, choice.form, facts.beside, notes);
  return true;
}

// Two lists side by side that are a cause and its response.
bool draw_two(const ListContext& context, const std::vector<const Element*>& content,
              SlideIr& slide, DiagnosticSink& notes) {
  if (content.size() != 2 || context.slide.page > 1) return false;
  for (const Element* element : content) {
    if (element->kind != ElementKind::Bullets || element->style.list || element->style.list_form)
      return false;
  }
  const Element* first = content[0];
  const Element* second = content[1];
  if (first->role == "right" && second->role == "left") std::swap(first, second);
  const ElementIr* left = element_of(slide, first->element_id);
  const ElementIr* right = element_of(slide, second->element_id);
  if (left == nullptr || right == nullptr || !may_be_drawn(*first, *left) ||
      !may_be_drawn(*second, *right) || !ids_are_free(context, first->element_id) ||
      !ids_are_free(context, second->element_id) || right->box.x < left->box.right() ||
      !is_pair(*first, *second))
    return false;
  auto pair = draw_pair(context, *first, *second, *left, *right);
  if (!pair) return false;
  replace(slide, first->element_id, std::move(pair->first));
  replace(slide, second->element_id, std::move(pair->second));
  add_note(
      context.slide, "list-form", first->element_id,
      tr("the two lists are drawn as rows in pairs, because their headings are a cause and its "
         "response"),
      tr("set style.list to \"bullet\" for plain lists"), notes);
  return true;
}

// Somebody else's template keeps its look, but for lists that leave the lower half of their page empty.
bool leave_most_empty(const ListContext& context, const std::vector<HeadedList>& lists) {
  constexpr double kMostFilled = 0.62;  // ours, of the height of their boxes
  return std::all_of(lists.begin(), lists.end(), [&](const HeadedList& list) {
    const Insets& in = list.list->text.insets;
    const Rect& box = list.list->box;
    const double width = to_pt(box.w - in.left - in.right);
    return width > 0 &&
           context.engine.height(list.list->text, width) <= kMostFilled * to_pt(box.h);
  });
}

// Lists side by side that each begin with a heading, where nothing else is on the slide.
bool draw_headed(const ListContext& context, const std::vector<const Element*>& content,
                 SlideIr& slide, DiagnosticSink& notes) {
  constexpr std::size_t kMostLists = 4;  // ours: of five no column holds a sentence
  if (content.size() < 2 || content.size() > kMostLists || context.slide.page > 1) return false;
  std::vector<HeadedList> lists;
  for (const Element* element : content) {
    const ElementIr* list = element_of(slide, element->element_id);
    if (element->kind != ElementKind::Bullets || element->style.list || element->style.list_form ||
        element->style.size_pt || list == nullptr || !may_be_drawn(*element, *list) ||
        !ids_are_free(context, element->element_id) || !is_headed(*element) ||
        std::any_of(list->text.paragraphs.begin(), list->text.paragraphs.end(),
                    [](const ParagraphIr& paragraph) { return searchable(paragraph).empty(); }))
      return false;
    lists.push_back({element, list});
  }
  if (lists.size() == 2 && lists[0].element->role == "right" && lists[1].element->role == "left")
    std::swap(lists[0], lists[1]);
  if (!context.text.t.path.empty() && !leave_most_empty(context, lists)) return false;
  auto drawn = draw_column_cards(context, lists);
  if (!drawn) return false;
  for (std::size_t i = 0; i < drawn->size(); ++i)
    replace(slide, lists[i].element->element_id, std::move((*drawn)[i]));
  add_note(context.slide, "list-form", content.front()->element_id,
           tr("the lists are drawn as cards, because each begins with a heading"),
           tr("set style.list to \"bullet\" for plain lists"), notes);
  return true;
}

// What groups said of equal cells is no longer true.
void note_main_figure(const ListContext& context, const SlideIr& slide, DiagnosticSink& notes) {
  const auto main = std::find_if(slide.elements.begin(), slide.elements.end(), is_main_figure);
  if (main == slide.elements.end()) return;
  std::erase_if(notes, [&](const Diagnostic& note) {
    return note.rule == "grouped-elements" && note.at.slide_id == context.slide.slide_id &&
           note.at.element_id == main->eid;
  });
  add_note(context.slide, "grouped-elements", main->eid,
           tr("{} is a tall cell, and the other figures are two rows of equal cells beside it, "
              "because it comes first",
              main->eid),
           tr("set layout_hints.arrange to \"grid\" for equal cells"), notes);
  notes.back().facts = {{"main", main->eid}};
}

}  // namespace

ListContext list_context(const TextContext& text, const Slide& slide, const Frame& frame,
                         const measure::TextEngine& engine) {
  return {text,
          slide,
          frame,
          engine,
          tones_of(text),
          text.deck.language,
          {},
          card_accents(text, slide)};
}

void draw_lists(const ListContext& context, SlideIr& slide, DiagnosticSink& notes) {
  for (const std::string& eid : finish_figures(context, slide)) {
    add_note(context.slide, "figures-enlarged", eid,
             tr("its first figure is set large, because nothing of it is marked by the author"),
             tr("set style.key_figures to false for text of one size"), notes);
  }
  note_main_figure(context, slide, notes);
  const std::vector<const Element*> content = content_of(context.slide, slide);
  if (draw_two(context, content, slide, notes)) return;
  if (draw_headed(context, content, slide, notes)) return;
  for (const Element* element : content)
    draw_one(context, *element, others_of(content), slide, notes);
}

}  // namespace deckle::layout
