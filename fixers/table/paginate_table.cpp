#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "fixers/base/fixer.h"
#include "fixers/base/state.h"
#include "fixers/base/visible_change.h"
#include "fixers/messages/tr.h"
#include "fixers/split/continuation.h"
#include "fixers/table/table_pages.h"
#include "fixers/table/tall_rows.h"
#include "layout/base/reading_order.h"
#include "layout/tables/solve.h"
#include "layout/tables/table.h"
#include "layout/text/deck_labels.h"
#include "slidespec/core/cancellation.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "paginate-table",
    .summary = "splits a table over several slides, each with the header row",
    .repairs = {"crowded-table", "table-overflow"},
    .actions = {Action::DetailsPopupEscalation, Action::AdapterNeeded},
};

constexpr double kUsualSizePt = layout::kTableSizesPt[2];
// Sizes below the scale's minimum are used only for large tables, if they save one slide in this
// many.
constexpr std::size_t kManyPages = 4;

constexpr double kWidthTolerancePt = 0.1;

// From this many cells on only the default size and the minimum are tried: a large table fills its
// slides at any size, and each size has to be solved for all cells.
constexpr std::size_t kLargeTable = 800;

// With more tables on a slide, the rows of one of them are not tried beside the others: each has
// little space there, and to try all at every size takes as many layouts as tables times rows.
constexpr std::size_t kManyTables = 4;  // ours

// The space that a slide has for the rows of a table, including the header.
struct Space {
  Emu width, height;
};

// One table split over slides.
struct Plan {
  bool apart = false;       // the first slide has no space for a row beside its other content
  std::size_t element = 0;  // index into the source's elements
  std::vector<ColumnGroup> groups;
  std::vector<std::size_t> begins;  // of the row ranges, and the end
  double size_before_pt = 0;        // of the table as it was laid out
  std::size_t too_high = 0;         // rows that fit on no slide
  double visible = 0;               // the visual cost of a size that is not the author's
  [[nodiscard]] std::size_t pages() const { return groups.size() * (begins.size() - 1); }
};

class Pagination {
 public:
  // A table with rows that fit on no slide, as it is on slides of its own.
  struct Tall {
    std::string eid;
    TableIr table;
    Emu available;
  };

  explicit Pagination(const RestructureContext& context) : context_(context), source_(context.source) {
    for (const ElementIr& element : context.slide.elements) {
      if (element.type == ElementType::Title) title_ = element.eid;
    }
  }

  std::optional<Restructuring> run() {
    std::vector<Element> ordered;
    for (const Element* element : layout::reading_order(source_)) ordered.push_back(*element);
    source_.elements = std::move(ordered);
    source_.hints.order.clear();
    without_rows_ = source_;
    for (Element& element : without_rows_.elements) {
      auto* table = std::get_if<TableContent>(&element.content);
      if (table == nullptr || element.role == "footer") continue;
      table->rows.clear();
      ++tables_;
    }
    std::vector<Plan> plans;
    for (std::size_t i = 0; i < source_.elements.size(); ++i) {
      if (!needs_pages(source_.elements[i])) continue;
      std::optional<Plan> plan = plan_for(i);
      if (plan && (plan->pages() > 1 || plan->apart || smaller(*plan)))
        plans.push_back(std::move(*plan));
    }
    if (plans.empty()) return std::nullopt;
    Restructuring r;
    r.pointer = source_.pointer;
    for (const Plan& plan : plans) r.visible = std::max(r.visible, plan.visible);
    Slide first = source_;
    std::size_t pages = 0;
    for (const Plan& plan : plans) {
      if (!plan.apart) first.elements[plan.element] = page_of(plan, 0);
      r.eids.push_back(source_.elements[plan.element].element_id);
      pages += plan.pages();
    }
    // From the last, so that indices remain valid.
    for (auto plan = plans.rbegin(); plan != plans.rend(); ++plan) {
      if (plan->apart)
        first.elements.erase(first.elements.begin() + static_cast<std::ptrdiff_t>(plan->element));
    }
    keep_title(first);
    r.slides.push_back(std::move(first));
    for (const Plan& plan : plans) {
      for (std::size_t page = plan.apart ? 0 : 1; page < plan.pages(); ++page) {
        check_cancelled();
        Slide slide = continuation(page_of(plan, page));
        keep_title(slide);
        make_continuation(r.slides.back(), title_, context_.repair.layout.deck.language, slide);
        r.slides.push_back(std::move(slide));
      }
    }
    r.note = note_of(plans, r.slides.size());
    return r;
  }

  [[nodiscard]] const std::vector<Tall>& tall() const { return tall_; }

 private:
  // Whether the whole table fits with the other elements when its text is smaller and the slide is
  // laid out again; a patch would only shrink it within its present box.
  [[nodiscard]] bool smaller(const Plan& plan) const {
    return plan.groups.front().table.size_pt < plan.size_before_pt;
  }

  // The slides, and each text size below the one the table had.
  [[nodiscard]] Message note_of(const std::vector<Plan>& plans, std::size_t slides) const {
    Message note;
    if (slides > 1) {
      note = plans.size() == 1 ? tr("{} table split over {} slides", plans.size(), slides)
                               : tr("{} tables split over {} slides", plans.size(), slides);
    }
    for (const Plan& plan : plans) {
      if (!smaller(plan)) continue;
      if (!note.empty()) note += "; ";
      note +=
          tr("text size of {}: {} pt instead of {} pt", source_.elements[plan.element].element_id,
             plan.groups.front().table.size_pt, plan.size_before_pt);
    }
    return note;
  }

  bool needs_pages(const Element& element) const {
    return element.kind == ElementKind::Table &&
           std::any_of(context_.findings.begin(), context_.findings.end(),
                       [&](const Diagnostic& d) {
                         return d.defect && d.at.element_id == element.element_id &&
                                (d.rule == "table-overflow" || d.rule == "crowded-table");
                       });
  }

  // Keeps the choice of the title that was made for the whole slide.
  void keep_title(Slide& slide) const {
    for (Element& element : slide.elements) {
      if (element.element_id == title_)
        element.role = "title";
      else if (element.role == "title")
        element.role = "body";
    }
    if (title_.empty()) slide.hints.promote_title = false;
  }

  // A slide with only the title and the table, over the whole width.
  Slide continuation(Element table) const {
    Slide slide = without_rows_;
    const bool alone =
        std::all_of(source_.elements.begin(), source_.elements.end(), [&](const Element& e) {
          return e.element_id == title_ || e.element_id == table.element_id || e.role == "footer";
        });
    if (!alone && !table.box) {
      slide.layout_id = "table_focus";
      slide.hints.ratio.clear();
      table.role = "table";
    }
    std::erase_if(slide.elements, [&](const Element& e) {
      return e.element_id != title_ && e.element_id != table.element_id && e.role != "footer";
    });
    const auto same = std::find_if(
        slide.elements.begin(), slide.elements.end(),
        [&table](const Element& element) { return element.element_id == table.element_id; });
    if (same != slide.elements.end()) *same = std::move(table);
    return slide;
  }

  Element page_of(const Plan& plan, std::size_t page) const {
    // All column groups of the same rows come first: the next slide continues a row.
    const std::size_t rows = page / plan.groups.size(), group = page % plan.groups.size();
    Element element = without_rows_.elements[plan.element];
    auto& content = std::get<TableContent>(element.content);
    const auto& whole = std::get<TableContent>(source_.elements[plan.element].content);
    content = table_page(whole, element.style.table.get(), plan.groups[group], plan.begins[rows],
                         plan.begins[rows + 1]);
    element.style.table = table_style_page(element.style.table, plan.groups[group].columns,
                                           plan.begins[rows], plan.begins[rows + 1]);
    if (page > 0 && title_.empty() && !content.title.empty()) {
      const std::string mark(layout::labels_for(context_.repair.layout.deck.language).continued);
      if (!content.title.ends_with(mark)) content.title += " " + mark;
    }
    return element;
  }

  std::optional<Plan> plan_for(std::size_t index) {
    const Element& element = source_.elements[index];
    const ElementIr* ir = context_.element(element.element_id);
    if (ir == nullptr || ir->table == nullptr || ir->table->rows.size() < 2) return std::nullopt;
    // The space on a separate slide.
    const std::optional<Space> own = space_on(continuation(element), element.element_id);
    if (!own) return std::nullopt;
    std::optional<Plan> best;
    for (const double size : sizes_of(*ir)) {
      TableIr table = *ir->table;
      layout::set_table_size(table, size);
      std::optional<Plan> plan = plan_at(table, index, *own);
      const bool usual = size >= kUsualSizePt;
      const auto worth = [&] {
        return usual ? plan->pages() < best->pages()
                     : kManyPages * plan->pages() <= (kManyPages - 1) * best->pages();
      };
      if (plan && (!best || worth())) best = std::move(plan);
    }
    // A size that was chosen for few slides, or by the author, holds while each row fits on one.
    if (whole(element)) {
      for (const double size : smaller_sizes(*ir, sizes_of(*ir).back())) {
        if (best && best->too_high == 0) break;
        check_cancelled();
        TableIr table = *ir->table;
        layout::set_table_size(table, size);
        std::optional<Plan> plan = plan_at(table, index, *own);
        if (plan && ir->table->size_fixed) plan->visible = std::log(ir->table->size_pt / size);
        if (plan && (!best || plan->too_high < best->too_high)) best = std::move(plan);
      }
      if (best && best->too_high > 0 && best->groups.size() == 1) {
        const TableIr& table = best->groups.front().table;
        tall_.push_back({element.element_id, table, own->height - table.rows.front().height});
      }
    }
    return best;
  }

  // Whether it is not a page already, whose size all pages share.
  static bool whole(const Element& element) {
    return !std::get<TableContent>(element.content).page.has_value();
  }

  // Sizes below `size`: of the scale, and where text may shrink down to its minimum.
  static std::vector<double> smaller_sizes(const ElementIr& ir, double size) {
    std::vector<double> sizes;
    if (!ir.table->size_fixed) {
      for (const double one : layout::kTableSizesPt) {
        if (one < size && one >= ir.table->min_pt) sizes.push_back(one);
      }
    }
    if (ir.allow_shrink) {
      double next = (sizes.empty() ? size : sizes.back()) - 1;
      for (; next >= ir.min_font_pt; next -= 1) sizes.push_back(next);
    }
    return sizes;
  }

  // The sizes to try, largest first: a smaller size of the scale to save slides, and a size below
  // the scale to save many.
  static std::vector<double> sizes_of(const ElementIr& ir) {
    if (ir.table->size_fixed) return {ir.table->size_pt};
    std::vector<double> sizes(std::begin(layout::kTableSizesPt), std::end(layout::kTableSizesPt));
    // No size below the author's minimum.
    for (double& size : sizes) size = std::max(size, ir.table->min_pt);
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    const bool large = ir.table->rows.size() * ir.table->columns.size() > kLargeTable;
    if (large) sizes = {std::max(kUsualSizePt, ir.table->min_pt)};
    if (!ir.allow_shrink) return sizes;
    const double min_pt = std::min(ir.min_font_pt, sizes.back());
    if (large && min_pt < kUsualSizePt) sizes.push_back(min_pt);
    for (double size = sizes.back() - 1; size >= min_pt; size -= 1) sizes.push_back(size);
    return sizes;
  }

  std::optional<Plan> plan_at(const TableIr& table, std::size_t index, const Space& own) const {
    Plan plan;
    plan.element = index;
    plan.size_before_pt = context_.element(source_.elements[index].element_id)->table->size_pt;
    plan.groups = column_groups(context_.repair.layout.engine, table, own.width);
    // Widths that the author gave hold on each page of all columns.
    const TableStyle* style = source_.elements[index].style.table.get();
    const bool authored =
        style != nullptr && std::any_of(style->columns.begin(), style->columns.end(),
                                        [](const TableColumnStyle& c) { return c.width; });
    if (authored && plan.groups.size() == 1) {
      TableIr& only = plan.groups.front().table;
      for (std::size_t c = 0; c < only.columns.size(); ++c)
        only.columns[c].format.share = table.columns[c].format.share;
      only.widths_fixed = true;
      layout::solve_table(context_.repair.layout.engine, only, own.width);
    }
    // The column groups of a row have the same height, that of the tallest.
    std::vector<Emu> heights(table.rows.size());
    for (const ColumnGroup& group : plan.groups) {
      for (std::size_t r = 0; r < heights.size(); ++r)
        heights[r] = std::max(heights[r], group.table.rows[r].height);
    }
    const Emu header = heights.front();
    heights.erase(heights.begin());
    const Emu available = own.height - header;
    // If the header leaves no space for a row, splitting cannot help.
    if (available < *std::min_element(heights.begin(), heights.end())) return std::nullopt;
    plan.too_high = static_cast<std::size_t>(std::count_if(
        heights.begin(), heights.end(), [available](Emu height) { return height > available; }));
    Emu first = first_available(plan, own, header, heights);
    plan.apart = first == Emu(0);
    if (plan.apart) first = available;
    plan.begins = row_pages(heights, first, available, table.row_limit,
                            joined_rows(source_.elements[index].style.table.get(), heights.size()));
    return plan;
  }

  std::optional<Space> space_on(const Slide& slide, const std::string& eid) const {
    const auto state = evaluate_slide(slide, context_.repair);
    if (!state) return std::nullopt;
    const ElementIr* ir = find_element(state->ir, eid);
    if (ir == nullptr || ir->table == nullptr) return std::nullopt;
    return Space{ir->box.w, ir->box.h - ir->table->caption_height};
  }

  // Space below the header on the first slide. With other elements it is found by trying, because
  // the space they leave depends on what the table needs.
  Emu first_available(const Plan& plan, const Space& own, Emu header,
                      const std::vector<Emu>& heights) const {
    const Element& element = source_.elements[plan.element];
    const bool alone =
        std::all_of(source_.elements.begin(), source_.elements.end(), [&](const Element& e) {
          return e.element_id == title_ || e.element_id == element.element_id || e.role == "footer";
        });
    if (alone || element.box) return own.height - header;
    if (tables_ > kManyTables) return Emu(0);
    const std::vector<double> min_widths =
        layout::min_widths_pt(context_.repair.layout.engine, plan.groups.front().table);
    // Columns keep the proportions they have on a separate slide; beside other elements they are
    // narrower.
    const auto cuts_words = [&](const SlideIr& slide) {
      const ElementIr* ir = find_element(slide, element.element_id);
      if (ir == nullptr || ir->table == nullptr) return true;
      for (std::size_t c = 0; c < min_widths.size() && c < ir->table->columns.size(); ++c) {
        if (to_pt(ir->table->columns[c].width) < min_widths[c] - kWidthTolerancePt) return true;
      }
      return false;
    };
    const auto fits = [&](std::size_t rows) {
      Slide slide = source_;
      auto& content = std::get<TableContent>(slide.elements[plan.element].content);
      auto& style = slide.elements[plan.element].style.table;
      content = table_page(content, style.get(), plan.groups.front(), 0, rows);
      style = table_style_page(style, plan.groups.front().columns, 0, rows);
      const auto state = evaluate_slide(slide, context_.repair);
      return state && !cuts_words(state->ir) &&
             std::none_of(state->findings.begin(), state->findings.end(), [&](const Diagnostic& d) {
               return d.defect && (d.at.element_id == element.element_id ||
                                   d.rule == "text-overflow" || d.rule == "cramped-visual");
             });
    };
    std::size_t low = 0, high = heights.size();
    if (const std::size_t limit = plan.groups.front().table.row_limit; limit > 0)
      high = std::min(high, limit);
    while (low < high) {
      const std::size_t middle = (low + high + 1) / 2;
      if (fits(middle))
        low = middle;
      else
        high = middle - 1;
    }
    Emu available;
    for (std::size_t r = 0; r < low; ++r) available += heights[r];
    return available;
  }

  const RestructureContext& context_;
  Slide source_;
  Slide without_rows_;  // source_ with empty tables: a page is a copy of it
  std::size_t tables_ = 0;
  std::string title_;
  std::vector<Tall> tall_;
};

// A table's title higher than this share of the safe area, about half of a slide's body, is shown
// once, on a slide before the rows. Its share of the table's box would say nothing: other elements
// may have left only a strip.
constexpr double kTallTitleShare = 0.4;  // ours

bool has_tall_title(const RestructureContext& context, const Element& element) {
  const ElementIr* ir = context.element(element.element_id);
  const MeasuredElement* m = context.measured_element(element.element_id);
  return ir != nullptr && ir->table != nullptr && m != nullptr && too_high(*m) &&
         to_pt(ir->table->caption_height) > kTallTitleShare * to_pt(context.slide.safe_area.h);
}

// The title of a table as a text, with the sources that it names.
Element title_text(Element& table) {
  auto& content = std::get<TableContent>(table.content);
  Element title;
  title.element_id = "_title_" + table.element_id;
  title.content = TextContent{std::exchange(content.title, {}), {}};
  title.style.bold = true;
  title.constraints = table.constraints;
  title.pointer = table.pointer;
  const std::string& words = std::get<TextContent>(title.content).text;
  for (const CitationRef& reference : table.citations) {
    if (words.find("[" + reference.citation_id + "]") != std::string::npos)
      title.citations.push_back(reference);
  }
  std::erase_if(table.citations, [&](const CitationRef& reference) {
    return words.find("[" + reference.citation_id + "]") != std::string::npos;
  });
  return title;
}

// The slide with the tall title of a table in its place, and the table on the next one.
std::optional<Restructuring> title_apart(const RestructureContext& context) {
  const auto& elements = context.source.elements;
  const auto table = std::find_if(elements.begin(), elements.end(), [&](const Element& e) {
    return e.kind == ElementKind::Table && e.role != "footer" && !e.box &&
           has_tall_title(context, e);
  });
  if (table == elements.end()) return std::nullopt;
  std::string slide_title;
  for (const ElementIr& element : context.slide.elements) {
    if (element.type == ElementType::Title) slide_title = element.eid;
  }
  Restructuring r;
  r.pointer = context.source.pointer;
  r.eids = {table->element_id};
  r.note = tr("the table's title on a slide before its rows");
  Element rows = *table;
  Slide first = context.source;
  first.elements[static_cast<std::size_t>(table - elements.begin())] = title_text(rows);
  Slide next = context.source;
  std::erase_if(next.elements, [&](const Element& e) {
    return e.element_id != slide_title && e.element_id != rows.element_id && e.role != "footer";
  });
  for (Element& element : next.elements) {
    if (element.element_id == rows.element_id) element = rows;
  }
  r.slides.push_back(std::move(first));
  make_continuation(r.slides.back(), slide_title, context.repair.layout.deck.language, next);
  r.slides.push_back(std::move(next));
  for (Slide& slide : r.slides) {
    slide.hints.order.clear();
    if (slide_title.empty()) slide.hints.promote_title = false;
    for (Element& element : slide.elements) {
      if (element.element_id == slide_title) element.role = "title";
    }
  }
  r.visible = kTablePageVisible;
  r.partial = true;
  return r;
}

// Parts of a row may still be too high, since words are not equally wide.
constexpr int kCuts = 3;

// The table on several slides; rows that fit on none go on in further rows.
std::optional<Restructuring> paginated(const RestructureContext& context, int cuts = 0) {
  Pagination pagination(context);
  std::optional<Restructuring> pages = pagination.run();
  if (pagination.tall().empty() || cuts == kCuts) return pages;
  Slide source = context.source;
  std::size_t cut = 0;
  for (const Pagination::Tall& tall : pagination.tall()) {
    for (Element& element : source.elements) {
      if (element.element_id == tall.eid)
        cut += cut_tall_rows(context.repair.layout.engine, tall.table, tall.available, element);
    }
  }
  if (cut == 0) return pages;
  const auto state = evaluate_slide(source, context.repair);
  if (!state) return pages;
  const RestructureContext again{source,        state->ir,      state->measured, state->findings,
                                 context.repair, context.details};
  std::optional<Restructuring> more = paginated(again, cuts + 1);
  if (!more) return pages;
  if (cuts == 0) {
    more->note += cut == 1
                      ? tr("; {} row that is higher than a slide goes on in further rows", cut)
                      : tr("; {} rows that are higher than a slide go on in further rows", cut);
  }
  return more;
}

std::vector<Restructuring> propose(const RestructureContext& context) {
  if (std::optional<Restructuring> apart = title_apart(context)) return {std::move(*apart)};
  std::optional<Restructuring> pages = paginated(context);
  if (!pages) return {};
  pages->visible += kTablePageVisible * static_cast<double>(pages->slides.size() - 1);
  pages->partial = true;
  return {std::move(*pages)};
}

}  // namespace

extern const RestructureFixer kPaginateTable;
const RestructureFixer kPaginateTable{kDoc, kTablePageVisible, propose};

}  // namespace deckle::fixers
