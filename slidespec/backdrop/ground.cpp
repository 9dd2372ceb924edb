#include "slidespec/backdrop/ground.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <utility>

#include "slidespec/backdrop/outline.h"
#include "slidespec/backdrop/paint_at.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/picture_pixels.h"
#include "slidespec/ir/picture_placement.h"
#include "slidespec/ir/table_ir.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

// A point for each so many px of an area, and how many at least and at most. Ours: letters of 12 pt
// are about 8 px wide; a thousand points are as many colours as a twentieth needs.
constexpr double kStepX = 8, kStepY = 5;
constexpr int kLeastX = 6, kLeastY = 3, kMostX = 48, kMostY = 20;
// Beyond this opacity nothing below is seen.
constexpr double kOpaque = 0.995;

PaintIr solid(std::uint32_t rgb, double alpha = 1) {
  PaintIr paint;
  paint.kind = PaintIr::Kind::Solid;
  paint.rgb = rgb;
  paint.alpha = alpha;
  return paint;
}

struct Layer {
  const PaintIr* paint = nullptr;
  Rect box;  // before `transform`
  TransformIr transform;
  const std::vector<OutlineIr>* outlines = nullptr;  // null: fills its box
  Rect bounds;                                       // as turned
  std::optional<Rect> painted_in;                    // the area of the paint, where not the box
  bool convex = false;  // the outlines are one, and what lies between two of its points is in it
};

bool is_convex(const std::vector<OutlineIr>& outlines) {
  if (outlines.size() != 1 || outlines[0].size() < 3) return false;
  const OutlineIr& p = outlines[0];
  bool left = false, right = false;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const OutlinePointIr &a = p[i], &b = p[(i + 1) % p.size()], &c = p[(i + 2) % p.size()];
    const double turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
    left = left || turn < -1e-9;
    right = right || turn > 1e-9;
  }
  return left != right;
}

// The point of the slide in shares of the layer's box, turned and mirrored back.
OutlinePointIr within(const Layer& layer, double x, double y) {
  const double w = to_px(layer.box.w), h = to_px(layer.box.h);
  const double cx = to_px(layer.box.x) + w / 2, cy = to_px(layer.box.y) + h / 2;
  double dx = x - cx, dy = y - cy;
  if (layer.transform.rotation != 0) {
    const double angle =
        -layer.transform.rotation / double{kAnglePerDegree} * std::numbers::pi / 180;
    const double c = std::cos(angle), s = std::sin(angle);
    std::tie(dx, dy) = std::pair{dx * c - dy * s, dx * s + dy * c};
  }
  if (layer.transform.flip_h) dx = -dx;
  if (layer.transform.flip_v) dy = -dy;
  return {w > 0 ? dx / w + 0.5 : -1, h > 0 ? dy / h + 0.5 : -1};
}

bool contains(const Rect& outer, const Rect& inner) {
  return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
         inner.bottom() <= outer.bottom();
}

SampleIr layer_at(const Layer& layer, double x, double y, std::size_t cell) {
  const OutlinePointIr at = within(layer, x, y);
  if (at.x < 0 || at.x > 1 || at.y < 0 || at.y > 1) return {};
  if (layer.outlines != nullptr && !is_inside(*layer.outlines, at.x, at.y)) return {};
  if (layer.painted_in) {
    const Rect& page = *layer.painted_in;
    return paint_at(*layer.paint, {page.w, page.h}, (x - to_px(page.x)) / to_px(page.w),
                    (y - to_px(page.y)) / to_px(page.h), cell);
  }
  return paint_at(*layer.paint, {layer.box.w, layer.box.h}, at.x, at.y, cell);
}

std::uint32_t packed(double r, double g, double b) {
  const auto part = [](double value) {
    return static_cast<std::uint32_t>(std::clamp(std::lround(value), 0L, 255L));
  };
  return part(r) << 16 | part(g) << 8 | part(b);
}

// Why a paint has no colours.
Message reason_of(const PaintIr& paint) {
  if (paint.kind == PaintIr::Kind::Unknown)
    return tr("a fill that is not drawn here: {}", paint.unknown);
  if (paint.picture == nullptr || paint.picture->pixels == nullptr)
    return tr("the picture is not decoded here");
  return paint.picture->pixels->pixels().missing;
}

// Whether an element is also a shape of SlideIr::backdrop.
bool is_in_backdrop(const SlideIr& slide, const ElementIr& element) {
  return !slide.backdrop.empty() && element.origin && !element.placeholder &&
         (element.origin->part == slide.layout_part || element.origin->part == slide.master_part);
}

}  // namespace

struct SlideGround::Layers {
  std::vector<Layer> below;             // of the page, then of layout and master, bottom first
  std::vector<std::vector<Layer>> own;  // of each element, bottom first
  std::vector<std::size_t> order;       // of the elements, by z
  std::vector<std::size_t> place;       // of an element in `order`
  // What layers point to: kept here, because its addresses stay.
  std::vector<std::unique_ptr<PaintIr>> paints;
  std::vector<std::unique_ptr<std::vector<OutlineIr>>> outlines;

  explicit Layers(const SlideIr& slide) : slide_(slide) {
    const Rect page{Emu(0), Emu(0), slide.size.w, slide.size.h};
    below.push_back(rect_layer(keep(solid(0xFFFFFF)), page));
    background_ = slide.background.kind == PaintIr::Kind::None ? keep(solid(slide.background_rgb))
                                                               : &slide.background;
    below.push_back(rect_layer(background_, page));
    for (const BackdropIr& shape : slide.backdrop)
      add_shape(shape, shape.box, shape.transform, below);
    own.resize(slide.elements.size());
    place.resize(slide.elements.size());
    order.resize(slide.elements.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return slide.elements[a].z < slide.elements[b].z;
    });
    for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = i;
    for (std::size_t i = 0; i < slide.elements.size(); ++i) {
      if (!slide.elements[i].hidden && !is_in_backdrop(slide, slide.elements[i]))
        add_element(slide.elements[i], own[i]);
    }
  }

  bool all_known() const {
    const auto known = [](const std::vector<Layer>& layers) {
      return std::none_of(layers.begin(), layers.end(), [](const Layer& layer) {
        return layer.paint->kind == PaintIr::Kind::Picture ||
               layer.paint->kind == PaintIr::Kind::Unknown;
      });
    };
    return known(below) && std::all_of(own.begin(), own.end(), known);
  }

  bool hides(std::size_t index, const Rect& area) const {
    return std::any_of(own[index].begin(), own[index].end(),
                       [&area](const Layer& layer) { return covers(layer, area); });
  }

  Ground seen(std::size_t index, const Rect& area, bool with_own) const {
    std::vector<const Layer*> stack;  // topmost first, down to one that hides all below it
    const auto is_hidden_below = [&](const std::vector<Layer>& layers) {
      for (auto it = layers.rbegin(); it != layers.rend(); ++it) {
        if (intersection(it->bounds, area).empty()) continue;
        stack.push_back(&*it);
        if (covers(*it, area)) return true;
      }
      return false;
    };
    bool hidden = with_own && is_hidden_below(own[index]);
    for (std::size_t i = place[index]; !hidden && i-- > 0;) hidden = is_hidden_below(own[order[i]]);
    if (!hidden) hidden = is_hidden_below(below);
    if (hidden && stack.size() == 1) return {{{stack.front()->paint->rgb, 1}}, 0, {}};
    return mixed(stack, area);
  }

 private:
  const PaintIr* keep(PaintIr paint) {
    paints.push_back(std::make_unique<PaintIr>(std::move(paint)));
    return paints.back().get();
  }

  static Layer rect_layer(const PaintIr* paint, const Rect& box) {
    return {paint, box, {}, nullptr, box, std::nullopt};
  }

  void add_layer(const PaintIr* paint, const Rect& box, const TransformIr& transform,
                 const std::string& shape, const std::vector<OutlineIr>& given, bool page_fill,
                 std::vector<Layer>& out) {
    Layer layer{paint, box, transform, nullptr, bounds_of({box, transform}), std::nullopt};
    if (box.empty()) return;
    if (page_fill) {
      layer.paint = background_;
      layer.painted_in = Rect{Emu(0), Emu(0), slide_.size.w, slide_.size.h};
    }
    if (layer.paint->kind == PaintIr::Kind::None) return;
    if (!given.empty()) {
      layer.outlines = &given;
    } else if (!fills_its_box(shape)) {
      outlines.push_back(std::make_unique<std::vector<OutlineIr>>(
          preset_outlines(shape, to_px(box.w), to_px(box.h))));
      if (outlines.back()->empty()) return;
      layer.outlines = outlines.back().get();
    }
    if (layer.outlines != nullptr) layer.convex = is_convex(*layer.outlines);
    out.push_back(std::move(layer));
  }

  void add_shape(const BackdropIr& shape, const Rect& box, const TransformIr& transform,
                 std::vector<Layer>& out) {
    add_layer(&shape.fill, box, transform, shape.shape, shape.outlines, shape.page_fill, out);
  }

  void add_element(const ElementIr& element, std::vector<Layer>& out) {
    if (element.look != nullptr && (element.origin || element.fill.kind == FillIr::Kind::Inherit)) {
      add_shape(*element.look, element.box, element.transform, out);
    } else if (element.fill.kind == FillIr::Kind::Solid && !is_icon(element)) {
      // The geometry of an icon is thin, and no text is set on it.
      static const std::vector<OutlineIr> kPreset;
      const std::vector<OutlineIr>* outline = &kPreset;
      if (element.bend && element.shape == "roundRect") {
        outlines.push_back(std::make_unique<std::vector<OutlineIr>>(
            preset_outlines(element.shape, to_px(element.box.w), to_px(element.box.h),
                            {{"adj", static_cast<double>(*element.bend)}})));
        outline = outlines.back().get();
      }
      // That of a picture is as large as the picture.
      const Rect box = element.type == ElementType::Image ? visible_box(element) : element.box;
      add_layer(keep(solid(element.fill.color.rgb, element.fill.alpha)), box, element.transform,
                element.shape, *outline, false, out);
    }
    if (element.type == ElementType::Image) add_picture(element, out);
    if (element.type == ElementType::Table && element.table != nullptr) add_cells(element, out);
  }

  void add_picture(const ElementIr& element, std::vector<Layer>& out) {
    static const std::vector<OutlineIr> kPreset;
    PaintIr paint;
    // In place of a missing picture deckle draws a box with the fill of the element.
    if (!element.origin && (element.picture == nullptr || element.picture->bytes == nullptr))
      return;
    if (element.picture == nullptr) {
      paint.kind = PaintIr::Kind::Unknown;
      paint.unknown = "a picture that is not there";
      add_layer(keep(std::move(paint)), element.box, element.transform, element.shape, kPreset,
                false, out);
      return;
    }
    paint.kind = PaintIr::Kind::Picture;
    paint.picture = element.picture;
    const PicturePlacement placed = place_picture(element.box, *element.picture, element.fit);
    paint.fit.cut =
        PictureCut{placed.cut_left, placed.cut_top, placed.cut_right, placed.cut_bottom};
    TransformIr transform = element.transform;
    transform.rotation = normalized_angle(transform.rotation + placed.quarter_turns * kQuarterTurn);
    transform.flip_h = transform.flip_h != placed.flip_h;
    transform.flip_v = transform.flip_v != placed.flip_v;
    add_layer(keep(std::move(paint)), placed.frame, transform, element.shape, kPreset, false, out);
  }

  // The cells of a table with a fill of their own; of one of ours, also what its style paints.
  void add_cells(const ElementIr& element, std::vector<Layer>& out) {
    const TableIr& table = *element.table;
    const Rect frame = table_frame(element);
    Emu y = frame.y;
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
      const TableRowIr& row = table.rows[r];
      Emu x = frame.x;
      for (std::size_t c = 0; c < table.columns.size() && c < row.cells.size(); ++c) {
        const Rect cell{table.rtl ? frame.right() - (x - frame.x) - table.columns[c].width : x, y,
                        table.columns[c].width, row.height};
        std::optional<std::uint32_t> rgb;
        if (!table.read && r == 0 && table.style.header_filled) rgb = table.style.header_fill.rgb;
        if (!table.read && r > 0 && table.style.body_fill) rgb = table.style.body_fill->rgb;
        const bool total = r > 0 && r + 1 == table.rows.size() && table.total_row;
        if (!table.read && total && table.style.total_fill) rgb = table.style.total_fill->rgb;
        if (c < row.fills.size() && row.fills[c]) rgb = row.fills[c]->rgb;
        if (rgb) out.push_back(rect_layer(keep(solid(*rgb)), cell));
        x += table.columns[c].width;
      }
      y += row.height;
    }
  }

  // Whether it is one opaque colour in all of the area.
  static bool covers(const Layer& layer, const Rect& area) {
    if (!is_plain(*layer.paint)) return false;
    if (layer.outlines == nullptr && layer.transform.rotation == 0)
      return contains(layer.box, area);
    return (layer.outlines == nullptr || layer.convex) && has_corners(layer, area);
  }

  static bool has_corners(const Layer& layer, const Rect& area) {
    for (const Emu x : {area.x, area.right()}) {
      for (const Emu y : {area.y, area.bottom()}) {
        const OutlinePointIr at = within(layer, to_px(x), to_px(y));
        if (at.x < 0 || at.x > 1 || at.y < 0 || at.y > 1) return false;
        if (layer.outlines != nullptr && !is_inside(*layer.outlines, at.x, at.y)) return false;
      }
    }
    return true;
  }

  Ground mixed(const std::vector<const Layer*>& stack, const Rect& area) const {
    Ground out;
    const auto count = [](double length, double step, int least, int most) {
      return std::clamp(static_cast<int>(std::ceil(length / step)), least, most);
    };
    const int columns = count(to_px(area.w), kStepX, kLeastX, kMostX);
    const int rows = count(to_px(area.h), kStepY, kLeastY, kMostY);
    std::map<std::uint32_t, int> seen;
    int unknown = 0;
    const PaintIr* why = nullptr;
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        const double x = to_px(area.x) + to_px(area.w) * (column + 0.5) / columns;
        const double y = to_px(area.y) + to_px(area.h) * (row + 0.5) / rows;
        const auto cell = static_cast<std::size_t>(row * columns + column);
        const auto [color, paint] = at(stack, x, y, cell);
        if (paint != nullptr) {
          ++unknown;
          if (why == nullptr) why = paint;
        } else {
          ++seen[color];
        }
      }
    }
    const double all = double(columns) * rows;
    for (const auto& [rgb, times] : seen) out.colors.push_back({rgb, times / all});
    std::stable_sort(out.colors.begin(), out.colors.end(),
                     [](const SeenColor& a, const SeenColor& b) { return a.share > b.share; });
    out.unknown = unknown / all;
    if (why != nullptr) out.why = reason_of(*why);
    return out;
  }

  // The colour at a point, or the paint that hides it.
  static std::pair<std::uint32_t, const PaintIr*> at(const std::vector<const Layer*>& stack,
                                                     double x, double y, std::size_t cell) {
    double r = 0, g = 0, b = 0, covered = 0;
    for (const Layer* layer : stack) {
      const SampleIr sample = layer_at(*layer, x, y, cell);
      if (sample.alpha <= 0) continue;
      if (!sample.known) return {0, layer->paint};
      const double part = sample.alpha * (1 - covered);
      r += sample.r * part;
      g += sample.g * part;
      b += sample.b * part;
      covered += part;
      if (covered >= kOpaque) break;
    }
    // Beyond the page: what editing programs show there is white.
    const double rest = covered >= kOpaque ? 0 : 255 * (1 - covered);
    return {packed(r + rest, g + rest, b + rest), nullptr};
  }

  const SlideIr& slide_;
  const PaintIr* background_ = nullptr;
};

bool Ground::is_known() const { return unknown <= kIgnoredShare; }

namespace {

// Of all colours, by contrast from the lowest.
std::optional<std::pair<double, std::uint32_t>> worst(const Ground& ground, std::uint32_t rgb,
                                                      double ignored) {
  if (ground.colors.size() == 1) {
    const std::uint32_t only = ground.colors.front().rgb;
    return std::pair{contrast_ratio(rgb, only), only};
  }
  std::vector<std::pair<double, const SeenColor*>> by_contrast;
  double all = 0;
  for (const SeenColor& seen : ground.colors) {
    by_contrast.emplace_back(contrast_ratio(rgb, seen.rgb), &seen);
    all += seen.share;
  }
  if (by_contrast.empty()) return std::nullopt;
  std::stable_sort(by_contrast.begin(), by_contrast.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  double counted = 0;
  for (const auto& [ratio, seen] : by_contrast) {
    counted += seen->share;
    if (counted > ignored * all) return std::pair{ratio, seen->rgb};
  }
  return std::pair{by_contrast.back().first, by_contrast.back().second->rgb};
}

}  // namespace

double contrast_on(const Ground& ground, std::uint32_t rgb, double ignored) {
  constexpr double kMost = 21;
  const auto found = worst(ground, rgb, ignored);
  return found ? found->first : kMost;
}

std::uint32_t worst_color(const Ground& ground, std::uint32_t rgb, double ignored) {
  const auto found = worst(ground, rgb, ignored);
  return found ? found->second : 0xFFFFFF;
}

SlideGround::SlideGround(const SlideIr& slide) : layers_(std::make_unique<Layers>(slide)) {}
SlideGround::~SlideGround() = default;
SlideGround::SlideGround(SlideGround&&) noexcept = default;
SlideGround& SlideGround::operator=(SlideGround&&) noexcept = default;

Ground SlideGround::behind(std::size_t index, const Rect& area) const {
  check_cancelled();
  return layers_->seen(index, area, true);
}
bool SlideGround::knows_all() const { return layers_->all_known(); }
bool SlideGround::hides(std::size_t index, const Rect& area) const {
  return layers_->hides(index, area);
}
Ground SlideGround::below(std::size_t index, const Rect& area) const {
  check_cancelled();
  return layers_->seen(index, area, false);
}

Rect letters_of(const MeasuredLine& line, const TextTurn& turn) {
  constexpr double kAbove = 0.8;
  return turned({line.x, line.baseline - emu_from_pt(kAbove * line.size_pt), line.width,
                 emu_from_pt(line.size_pt)},
                turn);
}

}  // namespace deckle
