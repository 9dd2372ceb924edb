// Who reports to whom: one or more heads, those below them side by side, and the third level in a
// column below each.

#include <algorithm>
#include <array>
#include <vector>

#include "layout/fill/optical.h"
#include "layout/patterns/patterns.h"
#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

constexpr double kGapPt = 14, kLevelGapPt = 32, kBelowGapPt = 12, kLinePt = 1.5, kIndentPt = 14;
constexpr double kMinWidthPt = 104, kMaxWidthPt = 286, kMostBoxPt = 76, kLeastBoxPt = 36;
// Ours: boxes are higher than their words where the chart would leave more of the area free than this; by so
// much of what they need at most.
constexpr double kChartFill = 0.8, kMostHigher = 0.7;
constexpr std::array<double, 7> kHeadSizesPt = {24, 22, 20, 18, 16, 15, 14};
constexpr std::array<double, 7> kTextSizesPt = {20, 18, 16, 15, 14, 14, 14};

// One box of the chart: a paragraph of a list and its level.
struct Node {
  PatternPart part;
  int level = 0;
};

// Lists come as one cell for each item of the first level, with the paragraphs below it.
std::vector<Node> nodes_of(const PatternCanvas& canvas) {
  std::vector<Node> nodes;
  for (const PatternCell& cell : canvas.cells) {
    const PatternPart& whole = cell.parts.front();
    for (const ParagraphIr& paragraph : whole.element.text.paragraphs) {
      Node node{whole, paragraph.level};
      node.part.element.text.paragraphs = {paragraph};
      node.part.element.eid.clear();
      node.part.element.source_eid = whole.element.source_eid;
      nodes.push_back(std::move(node));
    }
  }
  return nodes;
}

class OrgChart {
 public:
  explicit OrgChart(PatternCanvas& canvas) : canvas_(canvas), tones_(canvas.context.tones) {}

  PatternResult draw() {
    for (const PatternCell& cell : canvas_.cells) {
      // Only items of a list say who is above whom.
      if (cell.parts.size() != 1 || cell.parts.front().element.source_eid.empty() ||
          cell.parts.front().source->kind != ElementKind::Bullets)
        return PatternResult::Grouped;
    }
    nodes_ = nodes_of(canvas_);
    // A list without levels: the first item is above all others.
    const bool flat =
        std::all_of(nodes_.begin(), nodes_.end(), [](const Node& n) { return n.level == 0; });
    for (std::size_t i = 0; flat && i < nodes_.size(); ++i) nodes_[i].level = i == 0 ? 0 : 1;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (nodes_[i].level > 2) nodes_[i].level = 2;
      if (nodes_[i].level == 0) heads_.push_back(i);
      if (nodes_[i].level == 1) {
        seconds_.push_back(i);
        thirds_.emplace_back();
      }
      if (nodes_[i].level == 2) {
        if (thirds_.empty()) return PatternResult::Grouped;
        thirds_.back().push_back(i);
      }
    }
    // One head over all; several heads are a forest, which nothing joins.
    if (heads_.size() != 1 || seconds_.empty() || seconds_.size() > 8 || nodes_.size() > 24)
      return PatternResult::NoRoom;
    const auto across = static_cast<double>(seconds_.size());
    const double width =
        std::min((to_pt(canvas_.area.w) - kGapPt * (across - 1)) / across, kMaxWidthPt);
    if (width < kMinWidthPt) return PatternResult::NoRoom;
    for (std::size_t size = 0; size < kHeadSizesPt.size(); ++size) {
      if (set(width, size)) return PatternResult::Drawn;
    }
    return PatternResult::NoRoom;
  }

 private:
  bool set(double width, std::size_t size) {
    std::size_t deepest = 0;
    for (const auto& below : thirds_) deepest = std::max(deepest, below.size());
    Emu height = emu_from_pt(kLeastBoxPt), small = emu_from_pt(kLeastBoxPt - 4);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      Node& node = nodes_[i];
      PatternPart& part = node.part;
      part.part = node.level;
      part.element.shape = "rect";
      const double inset = node.level == 2 ? kIndentPt : 0;
      const double own = node.level == 0 ? std::max(width, kMaxWidthPt) : width - inset;
      part.element.box = {canvas_.area.x, canvas_.area.y, emu_from_pt(own),
                          emu_from_pt(kMostBoxPt)};
      const Color fill = node.level == 0   ? tones_.dark
                         : node.level == 1 ? shade(canvas_, 0, 3)
                                           : tones_.light;
      const Color text =
          node.level == 2 ? tones_.on_light : legible_on(tones_.on_dark, fill.rgb, kMinContrast);
      const double pt = node.level == 2 ? kTextSizesPt[size] : kHeadSizesPt[size];
      set_look({pt, pt, node.level < 2, text, text, node.level == 2 ? Align::Left : Align::Center,
                Anchor::Middle, 8, 4},
               part);
      set_fill(fill, part);
      if (!fits(canvas_, part)) return false;
      Emu& level = node.level == 2 ? small : height;
      level = std::max(level, needed_height(canvas_, part));
    }
    const Emu gap = emu_from_pt(kLevelGapPt), between = emu_from_pt(kBelowGapPt);
    const Emu whole = height * 2 + gap + (small + between) * static_cast<std::int64_t>(deepest);
    if (whole > canvas_.area.h) return false;
    const double higher =
        std::clamp((to_pt(canvas_.area.h) * kChartFill - to_pt(whole)) /
                       (to_pt(height) * 2 + to_pt(small) * static_cast<double>(deepest)),
                   0.0, kMostHigher);
    height = snap(emu_from_pt(to_pt(height) * (1 + higher)));
    small = snap(emu_from_pt(to_pt(small) * (1 + higher)));
    const Emu drawn = height * 2 + gap + (small + between) * static_cast<std::int64_t>(deepest);
    place(width, height, small, optical_top(drawn, canvas_.area));
    return true;
  }

  void place(double width, Emu height, Emu small, Emu top) {
    const Rect& area = canvas_.area;
    const Emu column = emu_from_pt(width), gap = emu_from_pt(kGapPt), line = emu_from_pt(kLinePt);
    const auto n = static_cast<std::int64_t>(seconds_.size());
    const Emu used = column * n + gap * (n - 1);
    const Emu left = area.x + (area.w - used) / 2;
    Rect& head = nodes_[heads_.front()].part.element.box;
    head = {area.x + (area.w - head.w) / 2, top, head.w, height};
    const Emu second = top + height + emu_from_pt(kLevelGapPt);
    const Emu bus = top + height + emu_from_pt(kLevelGapPt / 2);
    const Emu middle = head.x + head.w / 2;
    add_line({middle - line / 2, head.bottom(), line, bus - head.bottom()});
    const Emu first = left + column / 2, last = left + (column + gap) * (n - 1) + column / 2;
    if (n > 1) add_line({first, bus - line / 2, last - first, line});
    for (std::int64_t i = 0; i < n; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const Rect box{left + (column + gap) * i, second, column, height};
      nodes_[seconds_[at]].part.element.box = box;
      add_line({box.x + column / 2 - line / 2, bus, line, second - bus});
      Emu y = box.bottom() + emu_from_pt(kBelowGapPt);
      for (const std::size_t third : thirds_[at]) {
        Rect& lower = nodes_[third].part.element.box;
        lower = {box.x + emu_from_pt(kIndentPt), y, column - emu_from_pt(kIndentPt), small};
        y += small + emu_from_pt(kBelowGapPt);
      }
      if (thirds_[at].empty()) continue;
      const Rect& lowest = nodes_[thirds_[at].back()].part.element.box;
      const Emu stem = box.x + emu_from_pt(kIndentPt / 2);
      add_line({stem, box.bottom(), line, lowest.y + lowest.h / 2 - box.bottom()});
      for (const std::size_t third : thirds_[at]) {
        const Rect& lower = nodes_[third].part.element.box;
        add_line({stem, lower.y + lower.h / 2 - line / 2, lower.x - stem, line});
      }
    }
    canvas_.cells.clear();
    for (Node& node : nodes_) canvas_.cells.push_back({{std::move(node.part)}});
  }

  void add_line(const Rect& box) {
    add_decoration(canvas_, canvas_.behind, "line", "rect", box, shade(canvas_, 0, 3));
  }

  PatternCanvas& canvas_;
  const Tones& tones_;
  std::vector<Node> nodes_;
  std::vector<std::size_t> heads_, seconds_;
  std::vector<std::vector<std::size_t>> thirds_;
};

}  // namespace

PatternResult draw_org_chart(PatternCanvas& canvas) { return OrgChart(canvas).draw(); }

}  // namespace deckle::layout
