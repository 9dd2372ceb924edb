#include "measure/slide/table_measurer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "measure/slide/line_text.h"
#include "measure/slide/slide_measurer.h"

namespace deckle::measure {
namespace {

class TableMeasurer {
 public:
  TableMeasurer(const TextEngine& engine, const ElementIr& element)
      : engine_(engine), element_(element), table_(*element.table) {
    options_.table_cell = true;
  }

  MeasuredElement measure() {
    MeasuredElement out;
    out.eid = element_.eid;
    out.z = element_.z;
    out.bbox = table_frame(element_);
    out.available_width = element_.box.w;
    out.available_height = element_.box.h - table_.caption_height;
    out.text_width = out.bbox.w;
    Emu y = out.bbox.y;
    for (std::size_t r = 0; r < table_.rows.size(); ++r) y += row(r, y, out);
    out.text_height = y - out.bbox.y;
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
  // Adds the row at `top` and returns its height.
  Emu row(std::size_t index, Emu top, MeasuredElement& out) {
    const TableRowIr& row = table_.rows[index];
    std::vector<LaidOutText> texts;
    double tallest = 0;
    for (std::size_t c = 0; c < row.cells.size() && c < table_.columns.size(); ++c) {
      texts.push_back(engine_.lay_out(row.cells[c], width_pt(c), options_));
      tallest = std::max(tallest, texts.back().height);
    }
    const Emu height = std::max(row.height, emu_from_pt(tallest) + kCellPadding * 2);
    Emu x = element_.table->rtl ? out.bbox.right() : out.bbox.x;
    for (std::size_t c = 0; c < texts.size(); ++c) {
      if (table_.rtl) x -= table_.columns[c].width;
      place(texts[c], index, c, {x, top, table_.columns[c].width, height}, out);
      if (!table_.rtl) x += table_.columns[c].width;
    }
    return height;
  }

  void place(const LaidOutText& text, std::size_t row, std::size_t column, const Rect& cell,
             MeasuredElement& out) {
    const TextBodyIr& body = table_.rows[row].cells[column];
    if (body.empty()) return;
    for (const FontUse& use : text.fonts) add_use(out.fonts, use);
    const double spare = to_pt(cell.h - kCellPadding * 2) - text.height;
    const double down = body.anchor == Anchor::Bottom   ? spare
                        : body.anchor == Anchor::Middle ? spare / 2
                                                        : 0;
    MeasuredCell measured{row, column, {}};
    for (const Line& line : text.lines) {
      MeasuredLine m;
      m.text = line_text(body, line);
      m.x = cell.x + kCellPadding + emu_from_pt(line.x);
      m.width = emu_from_pt(line.width);
      m.top = cell.y + kCellPadding + emu_from_pt(line.top + down);
      m.bottom = cell.y + kCellPadding + emu_from_pt(line.bottom + down);
      m.baseline = cell.y + kCellPadding + emu_from_pt(line.baseline + down);
      m.size_pt = line.size_pt;
      m.paragraph = line.paragraph;
      m.begin = line.begin;
      m.end = line.visible_end;
      const double beyond = line.hangs ? 0 : line.width - width_pt(column);
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

  [[nodiscard]] double width_pt(std::size_t column) const {
    return std::max(1.0, to_pt(table_.columns[column].width - kCellPadding * 2));
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
    for (const TableRowIr& row : table_.rows) {
      double tallest = 0;
      for (std::size_t c = 0; c < row.cells.size() && c < table_.columns.size(); ++c)
        tallest =
            std::max(tallest, engine_.height(row.cells[c], width_pt(c) * (1 - guard), options_));
      sum += std::max(row.height, emu_from_pt(tallest) + kCellPadding * 2);
    }
    return exceeds(sum - out.available_height);
  }

  static constexpr double kLineTolerancePt = 0.04;

  const TextEngine& engine_;
  const ElementIr& element_;
  const TableIr& table_;
  LayoutOptions options_;
  double smallest_ = 0, largest_ = 0, pitch_ = 0, beyond_pt_ = 0;
};

}  // namespace

MeasuredElement measure_table(const TextEngine& engine, const ElementIr& element) {
  return TableMeasurer(engine, element).measure();
}

}  // namespace deckle::measure
