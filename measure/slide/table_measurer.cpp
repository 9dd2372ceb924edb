#include "measure/slide/table_measurer.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "measure/slide/line_text.h"
#include "measure/slide/slide_measurer.h"

namespace deckle::measure {
namespace {

class TableMeasurer {
 public:
  TableMeasurer(const TextEngine& engine, const ElementIr& element)
      : engine_(engine), element_(element), table_(*element.table) {
    options_.table_cell = true;
    find_spans();
  }

  std::vector<Emu> heights() const { return row_heights(0); }

  MeasuredElement measure() {
    MeasuredElement out;
    out.eid = element_.eid;
    out.z = element_.z;
    out.bbox = table_frame(element_);
    out.available_width = element_.box.w;
    out.available_height = element_.box.h - table_.caption_height;
    out.text_width = out.bbox.w;
    if (table_.spans.empty()) {
      for (std::size_t r = 0; r < table_.rows.size(); ++r) out.text_height += lay_out_row(r, out);
    } else {
      const std::vector<Emu> heights = row_heights(0);
      lay_out_rows(heights, out);
      for (const Emu height : heights) out.text_height += height;
    }
    out.bbox.h = out.text_height;
    if (element_.transform.rotation != 0) {
      const Rect& box = element_.box;
      out.turn = {element_.transform.rotation, box.x + box.w / 2, box.center_y()};
      out.bbox = turned(out.bbox, out.turn);
    }
    out.safe_box = out.bbox.inflated(kSafePadding);
    out.content_box = out.bbox;
    judge(out);
    return out;
  }

 private:
  // Cells that others cover have a span of 0 columns; they have no text.
  void find_spans() {
    spans_.assign(table_.rows.size() * table_.columns.size(), {});
    for (const CellSpanIr& span : table_.spans) {
      if (span.row >= table_.rows.size() || span.column >= table_.columns.size()) continue;
      const std::size_t rows = std::min(span.rows, table_.rows.size() - span.row);
      const std::size_t columns = std::min(span.columns, table_.columns.size() - span.column);
      if (span_of(span.row, span.column).columns == 0) continue;  // spans may overlap in a bad file
      for (std::size_t r = span.row; r < span.row + rows; ++r) {
        for (std::size_t c = span.column; c < span.column + columns; ++c) span_of(r, c) = {0, 0};
      }
      span_of(span.row, span.column) = {rows, columns};
    }
  }

  struct Span {
    std::size_t rows = 1, columns = 1;
  };
  Span& span_of(std::size_t row, std::size_t column) {
    return spans_[row * table_.columns.size() + column];
  }
  [[nodiscard]] const Span& span_of(std::size_t row, std::size_t column) const {
    return spans_[row * table_.columns.size() + column];
  }

  // Calls `visit(row, column, body, span)` for each cell that is not covered.
  template <typename Visit>
  void each_cell(const Visit& visit) const {
    for (std::size_t r = 0; r < table_.rows.size(); ++r) {
      const auto& cells = table_.rows[r].cells;
      for (std::size_t c = 0; c < cells.size() && c < table_.columns.size(); ++c) {
        if (const Span& span = span_of(r, c); span.columns > 0) visit(r, c, cells[c], span);
      }
    }
  }

  // A row is as high as its tallest cell of one row; a cell of several rows makes the last of them
  // higher. `guard`: text is wider by this share.
  std::vector<Emu> row_heights(double guard) const {
    std::vector<Emu> heights;
    for (const TableRowIr& row : table_.rows) heights.push_back(row.height);
    const auto needed = [&](std::size_t c, const TextBodyIr& body, const Span& span) {
      return height_of(body, engine_.height(body, width_pt(c, body, span) * (1 - guard), options_));
    };
    each_cell([&](std::size_t r, std::size_t c, const TextBodyIr& body, const Span& span) {
      if (span.rows == 1) heights[r] = std::max(heights[r], needed(c, body, span));
    });
    if (table_.spans.empty()) return heights;
    each_cell([&](std::size_t r, std::size_t c, const TextBodyIr& body, const Span& span) {
      if (span.rows == 1) return;
      Emu sum;
      for (std::size_t i = r; i < r + span.rows; ++i) sum += heights[i];
      heights[r + span.rows - 1] += std::max(Emu(0), needed(c, body, span) - sum);
    });
    return heights;
  }

  // A row of a table without spans, below those before it; returns its height. Each text is laid
  // out once.
  Emu lay_out_row(std::size_t index, MeasuredElement& out) {
    const TableRowIr& row = table_.rows[index];
    std::vector<LaidOutText> texts;
    Emu height = row.height;
    for (std::size_t c = 0; c < row.cells.size() && c < table_.columns.size(); ++c) {
      const TextBodyIr& body = row.cells[c];
      texts.push_back(engine_.lay_out(body, width_pt(c, body, {}), options_));
      height = std::max(height, height_of(body, texts.back().height));
    }
    Emu x = table_.rtl ? out.bbox.right() : out.bbox.x;
    for (std::size_t c = 0; c < texts.size(); ++c) {
      const Emu width = table_.columns[c].width;
      if (table_.rtl) x -= width;
      place(texts[c], index, c, {x, out.bbox.y + out.text_height, width, height},
            width_pt(c, row.cells[c], {}), out);
      if (!table_.rtl) x += width;
    }
    return height;
  }

  // What a cell needs for a text of this height.
  [[nodiscard]] Emu height_of(const TextBodyIr& body, double text_pt) const {
    // What text of other directions needs is not known: it is wrapped by the height.
    if (table_.read && is_vertical(body.vert)) return {};
    const Insets insets = insets_of(body);
    return emu_from_pt(text_pt) + insets.top + insets.bottom;
  }

  void lay_out_rows(const std::vector<Emu>& heights, MeasuredElement& out) {
    std::vector<Emu> tops{out.bbox.y}, lefts{Emu(0)};
    for (const Emu height : heights) tops.push_back(tops.back() + height);
    for (const TableColumnIr& column : table_.columns) lefts.push_back(lefts.back() + column.width);
    each_cell([&](std::size_t r, std::size_t c, const TextBodyIr& body, const Span& span) {
      const LaidOutText text = engine_.lay_out(body, width_pt(c, body, span), options_);
      const Emu width = lefts[c + span.columns] - lefts[c];
      const Emu x = table_.rtl ? out.bbox.right() - lefts[c + span.columns] : out.bbox.x + lefts[c];
      place(text, r, c, {x, tops[r], width, tops[r + span.rows] - tops[r]}, width_pt(c, body, span),
            out);
    });
  }

  void place(const LaidOutText& text, std::size_t row, std::size_t column, const Rect& cell,
             double width, MeasuredElement& out) {
    const TextBodyIr& body = table_.rows[row].cells[column];
    if (body.empty()) return;
    for (const FontUse& use : text.fonts) add_use(out.fonts, use);
    const Insets insets = insets_of(body);
    const double spare = to_pt(cell.h - insets.top - insets.bottom) - text.height;
    const double down = body.anchor == Anchor::Bottom   ? spare
                        : body.anchor == Anchor::Middle ? spare / 2
                                                        : 0;
    MeasuredCell measured{row, column, {}};
    for (const Line& line : text.lines) {
      MeasuredLine m;
      m.text = line_text(body, line);
      m.x = cell.x + insets.left + emu_from_pt(line.x);
      m.width = emu_from_pt(line.width);
      m.top = cell.y + insets.top + emu_from_pt(line.top + down);
      m.bottom = cell.y + insets.top + emu_from_pt(line.bottom + down);
      m.baseline = cell.y + insets.top + emu_from_pt(line.baseline + down);
      m.size_pt = line.size_pt;
      m.paragraph = line.paragraph;
      m.begin = line.begin;
      m.end = line.visible_end;
      const double beyond = line.hangs ? 0 : line.width - width;
      beyond_pt_ = std::max(beyond_pt_, beyond);
      if (line.size_pt > 0) {
        smallest_ = smallest_ == 0 ? line.size_pt : std::min(smallest_, line.size_pt);
        largest_ = std::max(largest_, line.size_pt);
        pitch_ = line.bottom - line.top;
      }
      measured.lines.push_back(std::move(m));
    }
    out.cells.push_back(std::move(measured));
  }

  [[nodiscard]] Insets insets_of(const TextBodyIr& body) const {
    return table_.read ? body.insets : kCellInsets;
  }

  [[nodiscard]] double width_pt(std::size_t column, const TextBodyIr& body,
                                const Span& span) const {
    Emu width;
    for (std::size_t c = column; c < column + span.columns; ++c) width += table_.columns[c].width;
    const Insets insets = insets_of(body);
    return std::max(1.0, to_pt(width - insets.left - insets.right));
  }

  void judge(MeasuredElement& out) const {
    out.font_size_pt = largest_;
    out.min_size_pt = smallest_;
    if (largest_ > 0) out.line_height = pitch_ / largest_;
    const Emu excess = out.text_height - out.available_height;
    if (exceeds(excess)) {
      out.overflow_y = excess;
      out.overflow_lines = pitch_ > 0 ? to_pt(excess) / pitch_ : 0;
    }
    // A cluster wider than its cell, or columns too narrow for their words.
    const Emu beyond = emu_from_pt(beyond_pt_ > kLineTolerancePt ? beyond_pt_ : 0);
    out.overflow_x = std::max(table_.missing_width, beyond);
    if (overflows(out))
      out.verdict = FitVerdict::Overflows;
    else if (flips(out))
      out.verdict = FitVerdict::Tight;
  }

  // Whether the table would not fit if its text were wider by the guard band.
  [[nodiscard]] bool flips(const MeasuredElement& out) const {
    double guard = kGuardBand;
    for (const FontUse& use : out.fonts) guard = std::max(guard, use.width_error);
    guard = std::min(guard, 0.25);
    Emu sum;
    for (const Emu height : row_heights(guard)) sum += height;
    return exceeds(sum - out.available_height);
  }

  static constexpr double kLineTolerancePt = 0.04;

  const TextEngine& engine_;
  const ElementIr& element_;
  const TableIr& table_;
  LayoutOptions options_;
  std::vector<Span> spans_;  // row by row
  double smallest_ = 0, largest_ = 0, pitch_ = 0, beyond_pt_ = 0;
};

}  // namespace

MeasuredElement measure_table(const TextEngine& engine, const ElementIr& element) {
  return TableMeasurer(engine, element).measure();
}

std::vector<Emu> table_row_heights(const TextEngine& engine, const ElementIr& element) {
  return TableMeasurer(engine, element).heights();
}

}  // namespace deckle::measure
