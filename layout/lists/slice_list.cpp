#include "layout/lists/slice_list.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "layout/base/note.h"
#include "layout/charts/chart.h"
#include "layout/messages/tr.h"
#include "layout/text/contrast.h"
#include "layout/text/language.h"

namespace deckle::layout {
namespace {

// Ours, in points: a smaller pie, or a list with less beside it, has its labels around it.
constexpr double kMinPiePt = 200, kMinListPt = 200, kMaxListPt = 440;
constexpr double kPieShare = 0.52;  // of the width
constexpr double kGapPt = 36;      // between pie and list
constexpr double kMinRowPt = 32, kMaxRowPt = 72;
constexpr double kRowsShare = 0.8;  // of the height
constexpr double kSwatchPt = 20, kSwatchGapPt = 14;
constexpr double kSliceTextPt[] = {20, 18, 16};
constexpr double kValueStepPt = 4;  // values over names, ours
constexpr double kLineHeight = 1.4;
// Ours: bars between names and values, where there is that width for them; and the largest of them at most.
constexpr double kLeastBarPt = 56, kMostBarPt = 140, kShareHeightPt = 12, kShareGapPt = 16;
constexpr double kColumnsGapPt = 12;
constexpr double kEndPt = 16;  // kept free at the end of the rows, where a panel may be near

const Element* element_named(const Slide& slide, const std::string& eid) {
  for (const Element& element : slide.elements) {
    if (element.element_id == eid) return &element;
  }
  return nullptr;
}

bool ids_are_free(const Slide& slide, const std::string& eid) {
  return std::none_of(slide.elements.begin(), slide.elements.end(), [&](const Element& element) {
    return element.element_id.starts_with(eid + "~");
  });
}

// Whether the slide has one colour there, which the colours of swatches were chosen for: on others the
// chart gets new ones when its box is known.
bool is_plain(const SlideIr& slide, const ElementIr& chart) {
  if (slide.background.kind != PaintIr::Kind::Solid && slide.background.kind != PaintIr::Kind::None)
    return false;
  return std::none_of(slide.elements.begin(), slide.elements.end(), [&](const ElementIr& other) {
    return other.eid != chart.eid && !intersection(other.box, chart.box).empty();
  });
}

class SliceList {
 public:
  SliceList(const ListContext& context, const ElementIr& chart)
      : context_(context), rtl_(is_right_to_left(context.text.deck.language)) {
    drawn_.list = chart;
    like_.end = chart_label_style(chart);
    like_.style.rtl = rtl_;
  }

  // False: there is no space.
  bool draw() {
    const Rect area = drawn_.list.box;
    const double w = to_pt(area.w), h = to_pt(area.h);
    const Emu side = snap(emu_from_pt(std::min(h, kPieShare * w)));
    if (to_pt(side) < kMinPiePt) return false;
    slices_ = listed_slices(drawn_.list, {side, side}, context_.engine);
    if (slices_.size() < 2) return false;
    for (const ListedSlice& slice : slices_) {
      if (slice.name.empty() || slice.name.find_first_of("\n\v") != std::string::npos) return false;
    }
    const double row = std::min(kMaxRowPt, kRowsShare * h / static_cast<double>(slices_.size()));
    const double width = std::min(kMaxListPt, w - to_pt(side) - kGapPt - kEndPt);
    if (row < kMinRowPt || width < kMinListPt || !choose_size(width)) return false;
    const Rect pie{area.x, area.y + snap((area.h - side) / 2), side, side};
    const Emu step = snap(emu_from_pt(row));
    const Emu rows = step * static_cast<std::int64_t>(slices_.size());
    const Rect list{pie.right() + emu_from_pt(kGapPt), pie.y + snap((side - rows) / 2),
                    snap(emu_from_pt(width)), rows};
    drawn_.list.box = pie;
    const bool shares = std::all_of(slices_.begin(), slices_.end(), [](const ListedSlice& slice) {
      return slice.value.ends_with('%');
    });
    list_slices(shares, drawn_.list);
    add_rows(list, step);
    return true;
  }

  DrawnList take() { return std::move(drawn_); }

 private:

  [[nodiscard]] double width_of(const std::string& text, double size_pt) const {
    TextBodyIr body = label_of(like_, text, size_pt, like_.end.color, Align::Left);
    return context_.engine.width_range(body).max_pt;
  }

  // Names of one line at the largest size that has space beside the values.
  bool choose_size(double width) {
    for (const double size : kSliceTextPt) {
      double name = 0, value = 0;
      for (const ListedSlice& slice : slices_) {
        name = std::max(name, width_of(slice.name, size));
        value = std::max(value, width_of(slice.value, size + kValueStepPt));
      }
      if (kSwatchPt + kSwatchGapPt + name + kColumnsGapPt + value + 4 > width) continue;
      size_ = size;
      value_pt_ = value + 4;  // what applications measure may differ a little
      name_pt_ = name + 8;
      return true;
    }
    return false;
  }

  // Names are like each other, and so are values: `part` 0 and 1 of the cells of a group.
  void add_text(std::size_t slice, int part, const std::string& name, const std::string& text,
                const Rect& box, bool bold, const Color& color, bool at_start, double size) {
    ElementIr piece = piece_of(drawn_, ElementType::Shape, name);
    piece.decorative = true;
    piece.member = MembershipIr{drawn_.list.eid + " slices", static_cast<int>(slice), part};
    piece.box = box;
    // Sides are exchanged when the slide is mirrored, alignment is not.
    piece.text = label_of(like_, text, size, color,
                          at_start != rtl_ ? Align::Left : Align::Right);
    for (ParagraphIr& paragraph : piece.text.paragraphs) {
      for (RunIr& run : paragraph.runs) run.style.bold = bold;
      paragraph.end.bold = bold;
    }
    piece.min_font_pt = size;
    drawn_.after.push_back(std::move(piece));
  }

  void add_rows(const Rect& list, Emu step) {
    const std::uint32_t background = context_.text.layout.background_rgb;
    const Color stressed = context_.tones.accent;
    const Color hairline{"", mixed_color(background, like_.end.color.rgb, 0.18)};
    for (std::size_t i = 0; i < slices_.size(); ++i) {
      const ListedSlice& slice = slices_[i];
      const Emu top = list.y + step * static_cast<std::int64_t>(i), middle = top + step / 2;
      if (i > 0) drawn_.behind.push_back(hairline_of(drawn_, list.x, top, list.w, hairline));
      const Emu swatch = emu_from_pt(kSwatchPt);
      drawn_.behind.push_back(decoration_of(
          drawn_, "swatch", {list.x, middle - swatch / 2, swatch, swatch}, slice.color));
      const Emu x = list.x + emu_from_pt(kSwatchPt + kSwatchGapPt);
      const Emu value_x = list.right() - emu_from_pt(value_pt_);
      const Emu height = snap(emu_from_pt(size_ * kLineHeight));
      add_text(i, 0, "name", slice.name,
               {x, middle - height / 2, value_x - emu_from_pt(kColumnsGapPt) - x, height},
               slice.stressed, like_.end.color, true, size_);
      if (slice.value.empty()) continue;
      const Emu tall = snap(emu_from_pt((size_ + kValueStepPt) * kLineHeight));
      add_text(i, 1, "value", slice.value, {value_x, middle - tall / 2, emu_from_pt(value_pt_), tall}, true,
               slice.stressed ? stressed : like_.end.color, false, size_ + kValueStepPt);
      add_bar(i, x + emu_from_pt(name_pt_ + kShareGapPt), value_x - emu_from_pt(kShareGapPt), middle);
    }
  }

  // How large the slice is beside the largest one: a length is compared at once, an angle is not.
  void add_bar(std::size_t i, Emu from, Emu to, Emu middle) {
    const double room = std::min(to_pt(to - from), kMostBarPt), most = slices_.front().share;
    if (room < kLeastBarPt || most <= 0) return;
    const double length = room * slices_[i].share / most;
    if (length < 1) return;
    const Emu height = emu_from_pt(kShareHeightPt), left = to - emu_from_pt(room);
    drawn_.behind.push_back(decoration_of(
        drawn_, "share", {left, middle - height / 2, emu_from_pt(length), height}, slices_[i].color));
  }

  const ListContext& context_;
  bool rtl_;
  DrawnList drawn_;
  ParagraphIr like_;
  std::vector<ListedSlice> slices_;
  double size_ = 0, value_pt_ = 0, name_pt_ = 0;
};

}  // namespace

void draw_slice_lists(const ListContext& context, SlideIr& slide, DiagnosticSink& notes) {
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    const ElementIr& element = slide.elements[i];
    if (element.type != ElementType::Chart || element.pinned || element.member ||
        element.size_authored || !element.chart_options)
      continue;
    const Element* authored = element_named(context.slide, element.eid);
    if (authored == nullptr || authored->style.size_pt || authored->style.fill ||
        !ids_are_free(context.slide, element.eid))
      continue;
    if (!is_plain(slide, element)) continue;
    SliceList list(context, element);
    if (!list.draw()) continue;
    DrawnList drawn = list.take();
    add_note(context.slide, "chart-adjusted", element.eid,
             tr("the slices are named in a list beside the pie"),
             tr("set style.data_labels to true for names at the slices"), notes);
    const std::size_t behind = drawn.behind.size(), after = drawn.after.size();
    slide.elements[i] = std::move(drawn.list);
    slide.elements.insert(slide.elements.begin() + static_cast<std::ptrdiff_t>(i + 1),
                          std::make_move_iterator(drawn.after.begin()),
                          std::make_move_iterator(drawn.after.end()));
    slide.elements.insert(slide.elements.begin() + static_cast<std::ptrdiff_t>(i),
                          std::make_move_iterator(drawn.behind.begin()),
                          std::make_move_iterator(drawn.behind.end()));
    i += behind + after;
  }
}

}  // namespace deckle::layout
