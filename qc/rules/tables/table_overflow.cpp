#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "table-overflow",
    .type = "overflow",
    .ir_type = "content_overflow",
    .severity = Severity::Error,
    .summary = "a table is larger than its box",
    .what =
        "Adds up the rows of a table, each as tall as its tallest cell, and compares the sum "
        "with the height of its box below the caption. Compares the width its columns need for "
        "their longest words with the width of its box.",
    .why =
        "Rows grow with their text, whatever height the file gives: a table that is too tall "
        "covers the content below it, or runs off the slide. In columns that are too narrow, "
        "words and numbers are broken in two.",
    .bad =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"table","priority":40,"layout":{"x":100,"y":100,"w":400,"h":60},"data":{"columns":["a","b"],"rows":[["one","two"],["three","four"]]},"table":{"columns":[200,200],"rows":[{"h":38,"cells":["a","b"]},{"h":38,"cells":["one","two"]},{"h":38,"cells":["three","four"]}]}}]})",
    .good =
        R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"a","type":"table","priority":40,"layout":{"x":100,"y":100,"w":400,"h":160},"data":{"columns":["a","b"],"rows":[["one","two"],["three","four"]]},"table":{"columns":[200,200],"rows":[{"h":38,"cells":["a","b"]},{"h":38,"cells":["one","two"]},{"h":38,"cells":["three","four"]}]}}]})",
    .fixes = "move-details, paginate-table, redistribute-slots, reselect-layout, shrink-table",
};

// Rows that are completely or partly below the box.
std::size_t rows_beyond(const TableIr& table, Emu available) {
  Emu height;
  std::size_t beyond = 0;
  for (const TableRowIr& row : table.rows) {
    height += row.height;
    if (exceeds(height - available)) ++beyond;
  }
  return beyond;
}

bool is_unknown(const ElementIr& element) {
  return element.type == ElementType::Table && element.table == nullptr;
}

void check(const CheckContext& context, DiagnosticSink& sink) {
  for (std::size_t i = 0; i < context.elements().size(); ++i) {
    const ElementIr& element = context.elements()[i];
    if (element.table == nullptr) continue;
    const MeasuredElement& m = context.measured(i);
    const bool high = too_high(m), wide = too_wide(m);
    if (!high && !wide) continue;
    Diagnostic d = context.finding(kDoc.id, kDoc.severity, element);
    const std::size_t beyond = rows_beyond(*element.table, m.available_height);
    if (high) {
      d.message = tr("the table's {} rows need a height of {}, but its box has {}: {} too much",
                     element.table->rows.size(), pt_text(to_pt(m.text_height)),
                     pt_text(to_pt(m.available_height)), pt_text(to_pt(m.overflow_y)));
      if (beyond > 0)
        d.message += beyond == 1 ? tr(" ({} row)", beyond) : tr(" ({} rows)", beyond);
      d.hint = tr("remove rows, shorten long cells, or enlarge the box");
    } else {
      d.message =
          tr("the {} columns are {} narrower than their longest words: words are broken in two",
             element.table->columns.size(), pt_text(to_pt(m.overflow_x)));
      d.hint = tr("remove columns, shorten the words, or enlarge the box");
    }
    d.weight = to_px(m.overflow_x) + to_px(m.overflow_y);
    d.facts = {{"overflow_x_px", tenth(to_px(m.overflow_x))},
               {"overflow_y_px", tenth(to_px(m.overflow_y))},
               {"needed_pt", tenth(to_pt(m.text_height))},
               {"available_pt", tenth(to_pt(m.available_height))},
               {"rows", static_cast<std::int64_t>(element.table->rows.size())},
               {"columns", static_cast<std::int64_t>(element.table->columns.size())},
               {"rows_beyond", static_cast<std::int64_t>(beyond)}};
    if (high) {
      const double suggested = to_px(m.text_height + element.table->caption_height) + kHintBufferPx;
      d.suggestion = Suggestion{"resize_height",
                                {{"suggested_h", suggested}},
                                {},
                                tr("the table's height of {} and {} of space",
                                   px_text(to_px(m.text_height)), px_text(kHintBufferPx)),
                                to_px(element.box.y) + suggested <= to_px(context.slide().size.h)};
    } else {
      const double suggested = to_px(element.box.w + m.overflow_x) + kHintBufferPx;
      d.suggestion = Suggestion{
          "resize_width",
          {{"suggested_w", suggested}},
          {},
          tr("the box's width of {}, the missing {} and {} of space", px_text(to_px(element.box.w)),
             px_text(to_px(m.overflow_x)), px_text(kHintBufferPx)),
          to_px(element.box.x) + suggested <= to_px(context.slide().size.w)};
    }
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const Rule kTableOverflow;
const Rule kTableOverflow{
    kDoc, check, {N_("the rows and columns of the table are not laid out"), is_unknown}};

}  // namespace deckle::qc
