#include "layout/slide/element_maker.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "layout/base/note.h"
#include "layout/charts/chart.h"
#include "layout/messages/tr.h"
#include "layout/pictures/picture.h"
#include "layout/slide/named_by_title.h"
#include "layout/slide/rows_of_title.h"
#include "layout/slide/shapes.h"
#include "layout/slide/title_and_chart.h"
#include "layout/tables/table.h"
#include "layout/tables/table_emphasis.h"
#include "layout/text/body_text.h"
#include "layout/text/min_size.h"
#include "slidespec/model/chart_style.h"
#include "slidespec/model/table_style.h"
#include "slidespec/validate/spec_context.h"

namespace deckle::layout {
namespace {

// docs/design.md, decision 3, for priority 100 and for text.
constexpr double kTitleMinPt = 24, kTextMinPt = 12;

ElementType type_for(const Element& element, SlotRole role) {
  if (role == SlotRole::Title) return ElementType::Title;
  switch (element.kind) {
    case ElementKind::Bullets:
      return ElementType::Bullets;
    case ElementKind::Shape:
      return ElementType::Shape;
    case ElementKind::Divider:
      return ElementType::Divider;
    case ElementKind::Image:
      return ElementType::Image;
    case ElementKind::Chart:
      return ElementType::Chart;
    case ElementKind::Table:
      return ElementType::Table;
    case ElementKind::Text:
      break;
  }
  return ElementType::Text;
}

void cap(Insets& insets, const Insets& max) {
  insets.left = std::min(insets.left, max.left);
  insets.top = std::min(insets.top, max.top);
  insets.right = std::min(insets.right, max.right);
  insets.bottom = std::min(insets.bottom, max.bottom);
}

bool drawn_from_data(ElementKind kind) {
  return kind == ElementKind::Image || kind == ElementKind::Chart || kind == ElementKind::Table;
}

}  // namespace

ElementIr ElementMaker::make(const Assignment& a, const Slot& slot) {
  const Element& element = *a.element;
  ElementIr out;
  out.eid = element.element_id;
  out.role = element.role;
  out.name = element.element_id;
  out.type = type_for(element, slot.role);
  // An element promoted to title has a title's priority; a title too long for a title box is body
  // text.
  out.priority = a.promoted && !element.constraints.priority ? 100 : effective_priority(element);
  const double usual_pt = a.promoted  ? kTitleMinPt
                          : a.demoted ? kTextMinPt
                                      : effective_min_font_pt(element);
  out.allow_shrink = element.constraints.allow_shrink;
  out.pointer = element.pointer;
  out.pinned = element.box.has_value();
  if (element.z) out.z = *element.z;
  if (drawn_from_data(element.kind)) {
    if (marks_.entries().empty())
      style_content(slot, element, out);
    else
      style_content(slot, marks_.resolved(element), out);
  } else {
    if (element.kind != ElementKind::Divider) {
      const std::shared_ptr<const InheritedText> own = slot_text(text_, slot);
      if (is_body_text(text_.sizes, element, slot.role, *own)) body_texts_.push_back(out.eid);
      out.text = build_text(text_, element, *at_deck_size(text_.sizes, element, slot.role, own),
                            slot.role);
      if (slot.anchor && !element.style.anchor) out.text.anchor = *slot.anchor;
      // The style may be that of another placeholder; its insets apply only to its own box.
      if (slot.placeholder == nullptr) cap(out.text.insets, kDefaultInsets);
      if (slot.placeholder != nullptr && a.slot >= 0 && element.kind != ElementKind::Shape) {
        const templates::Placeholder& p = *slot.placeholder;
        out.placeholder = PlaceholderRef{p.type, p.idx, p.name, p.box, p.text};
      }
    }
    style(element, out);
  }
  set_min_size(element, usual_pt, out);
  note_raised(element, out);
  return out;
}

void ElementMaker::style(const Element& element, ElementIr& out) {
  if (element.kind == ElementKind::Shape)
    style_shape(text_, element, out);
  else if (element.kind == ElementKind::Divider)
    style_divider(text_, element, out);
  else
    style_panel(text_, element, out);
  if (element.kind == ElementKind::Bullets && slide_.hints.bullet_columns.value_or(1) > 1) {
    out.text.columns = *slide_.hints.bullet_columns;
    out.text.column_gap = gutter_of(text_.t);
  }
}

void ElementMaker::emphasise(const BarsOfTitle& bars, Element& element) {
  std::vector<std::string> quoted;
  for (const std::string& name : bars.categories) quoted.push_back(in_quotes(name));
  const std::string names = fmt::format("{}", fmt::join(quoted, ", "));
  element.style.highlight = bars.categories.front();
  element.style.also_highlighted.assign(bars.categories.begin() + 1, bars.categories.end());
  add_note(slide_, "emphasis-chosen", element.element_id,
           bars.why == BarsOfTitle::Why::Names
               ? tr("{} are emphasised, because the title names them", names)
           : bars.why == BarsOfTitle::Why::Value
               ? tr("{} is emphasised, because the title gives its value", names)
               : tr("{} are emphasised, because the title gives their sum", names),
           tr("name another in style.highlight, or none to emphasise nothing"), notes_);
}

// What nobody asked for and the content says: the row, column, bar or line that the title names is
// emphasised, and changes that lead from one value to another are a waterfall. On the built-in
// templates, whose other colours are known.
std::optional<Element> ElementMaker::told_by_content(const Element& element) {
  if (!text_.t.path.empty()) return std::nullopt;
  const auto* chart = std::get_if<ChartContent>(&element.content);
  if (chart != nullptr && element.style.chart == nullptr && element.style.variant.empty() &&
      element.style.highlight.empty() && is_bridge(*chart)) {
    Element out = element;
    ChartStyle look;
    look.waterfall = true;
    look.total_categories = {std::get<std::string>(chart->series.front().data.back().x)};
    out.style.chart = std::make_shared<const ChartStyle>(std::move(look));
    add_note(
        slide_, "emphasis-chosen", element.element_id,
        tr("the bars are drawn as a waterfall, because those between the first and the last add up "
           "to their difference"),
        tr("set style.variant to plain for bars that all begin at zero"), notes_);
    return out;
  }
  std::optional<std::string> name = named_by_title(slide_, element);
  bool titled = name.has_value(), largest = false;
  // A title that says how the plan was kept speaks of what became true.
  if (!titled || is_plan(*name)) {
    if (std::optional<std::string> main = main_of_two(element)) {
      name = std::move(main);
      titled = false;
    }
  }
  Element out = element;
  if (!name) {
    if (const BarsOfTitle bars = bars_of_title(slide_, element); !bars.categories.empty()) {
      emphasise(bars, out);
      return out;
    }
    name = largest_by_title(slide_, element);
    largest = name.has_value();
  }
  const bool by_message = !name && (name = named_by_message(slide_, element)).has_value();
  if (!name) {
    if (std::vector<std::size_t> rows = rows_counted_by_title(slide_, element); !rows.empty()) {
      TableStyle look = element.style.table != nullptr ? *element.style.table : TableStyle{};
      add_note(slide_, "emphasis-chosen", element.element_id,
               tr("{} rows are emphasised, because the title counts them",
                  static_cast<int>(rows.size())),
               tr("name another in style.highlight, or none to emphasise nothing"), notes_);
      look.title_rows = std::move(rows);
      out.style.table = std::make_shared<const TableStyle>(std::move(look));
      return out;
    }
    if (std::vector<std::size_t> rows = rows_of_title(slide_, element).rows; !rows.empty()) {
      TableStyle look = element.style.table != nullptr ? *element.style.table : TableStyle{};
      add_note(slide_, "emphasis-chosen", element.element_id,
               rows.size() == 1 ? tr("row {} is emphasised, because the title has a figure of it",
                                     static_cast<int>(rows.front() + 1))
                                : tr("{} rows are emphasised, because the title names them",
                                     static_cast<int>(rows.size())),
               tr("name another in style.highlight, or none to emphasise nothing"), notes_);
      look.title_rows = std::move(rows);
      out.style.table = std::make_shared<const TableStyle>(std::move(look));
      return out;
    }
    if (auto subject = named_by_deck(text_.deck.title, element)) {
      add_note(slide_, "emphasis-chosen", element.element_id,
               tr("{} is emphasised, because the title of the deck names it", in_quotes(*subject)),
               tr("name another in style.highlight, or none to emphasise nothing"), notes_);
      out.style.highlight = *subject;
      return out;
    }
    if (auto goal = goal_beside_today(element)) {
      add_note(slide_, "emphasis-chosen", element.element_id,
               tr("{} is emphasised, because it is what today's values are to become",
                  in_quotes(*goal)),
               tr("name another in style.highlight, or none to emphasise nothing"), notes_);
      out.style.highlight = *goal;
      return out;
    }
    return with_rows_at_risk(element);
  }
  out.style.highlight = *name;
  add_note(slide_, "emphasis-chosen", element.element_id,
           titled    ? tr("{} is emphasised, because the title names it", in_quotes(*name))
           : by_message ? tr("{} is emphasised, because the key message or the title speaks of it",
                             in_quotes(*name))
           : largest ? tr("{} is emphasised, because the title speaks of the largest",
                          in_quotes(*name))
                     : tr("{} is emphasised, because the other line is what it is compared with",
                       in_quotes(*name)),
           tr("name another in style.highlight, or none to emphasise nothing"), notes_);
  return out;
}

// What stands out without being named: the few rows of a table that are late or at risk.
std::optional<Element> ElementMaker::with_rows_at_risk(const Element& element) {
  const auto* table = std::get_if<TableContent>(&element.content);
  if (table == nullptr || !element.style.highlight.empty() || is_plain_table(element.style))
    return std::nullopt;
  TableStyle look = element.style.table != nullptr ? *element.style.table : TableStyle{};
  look.title_rows = rows_at_risk(*table, look.total);
  if (look.title_rows.empty()) return std::nullopt;
  add_note(slide_, "emphasis-chosen", element.element_id,
           look.title_rows.size() == 1
               ? tr("row {} is emphasised, because no other row is late or at risk",
                    static_cast<int>(look.title_rows.front() + 1))
               : tr("{} rows are emphasised, because the others are neither late nor at risk",
                    static_cast<int>(look.title_rows.size())),
           tr("name another in style.highlight, or none to emphasise nothing"), notes_);
  Element out = element;
  out.style.table = std::make_shared<const TableStyle>(std::move(look));
  return out;
}

void ElementMaker::style_content(const Slot& slot, const Element& authored, ElementIr& out) {
  const std::size_t before = notes_.size();
  std::optional<Element> told = told_by_content(authored);
  if (text_.t.path.empty() && rows_of_title(slide_, authored).total) {
    if (!told) told = authored;
    TableStyle look = told->style.table != nullptr ? *told->style.table : TableStyle{};
    look.title_total = true;
    told->style.table = std::make_shared<const TableStyle>(std::move(look));
  }
  const Element& element = told ? *told : authored;
  out.full_bleed = slot.full_bleed;
  if (element.kind == ElementKind::Image)
    style_picture(text_, slot, element, context_, out, notes_);
  else if (element.kind == ElementKind::Chart)
    style_chart(text_, slot, element, context_, out, notes_);
  else
    style_table(text_, slot, element, context_, out, notes_);
  if (text_.t.path.empty() && names_what_is_shown(slide_, element)) name_series_above(out);
  if (element.kind != ElementKind::Image) remember_changes(notes_, before, changes_);
}

void ElementMaker::note_raised(const Element& element, const ElementIr& out) {
  const std::optional<double> authored = smallest_authored_size(element);
  const bool text = !out.text.empty() || out.table != nullptr;
  if (!text || !element.constraints.min_font_pt || !authored || *authored >= out.min_font_pt)
    return;
  add_note(slide_, "size-raised", out.eid,
           tr("{:g} pt was requested; {:g} pt is used, the minimum of constraints.min_font_pt",
              *authored, out.min_font_pt),
           tr("lower constraints.min_font_pt if the text may be this small"), notes_);
}

void remember_changes(const DiagnosticSink& notes, std::size_t since,
                      std::vector<DataChange>& changes) {
  // Sums on stacks change nothing that a speaker has to know.
  const auto says_sums = [](const Diagnostic& note) {
    const FactValue* change = find_fact(note.facts, "change");
    return change != nullptr && *change == FactValue(std::string("totals"));
  };
  for (std::size_t i = since; i < notes.size(); ++i) {
    if (!says_sums(notes[i])) changes.push_back({notes[i].at.element_id, notes[i].message});
  }
}

}  // namespace deckle::layout
