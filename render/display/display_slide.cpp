#include "render/display/display_slide.h"

#include <algorithm>
#include <numeric>

#include "measure/slide/text_area.h"
#include "render/display/display_data.h"
#include "render/display/display_paint.h"
#include "render/display/display_shape.h"
#include "render/display/display_text.h"
#include "render/display/geometry.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::render {
namespace {

class SlideDrawer {
 public:
  SlideDrawer(const SlideIr& slide, const DisplayFonts& fonts) : slide_(slide), fonts_(fonts) {
    page_ = {0, 0, to_pt(slide.size.w), to_pt(slide.size.h)};
  }

  DisplayList draw(const MeasuredSlide& measured) {
    out_.width = page_.w;
    out_.height = page_.h;
    out_.slide_id = slide_.slide_id;
    out_.hidden = slide_.hidden;
    out_.title = title();
    background();
    furniture();
    std::vector<std::size_t> order(std::min(slide_.elements.size(), measured.elements.size()));
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
      return slide_.elements[a].z < slide_.elements[b].z;
    });
    for (const std::size_t i : order) {
      if (!slide_.elements[i].hidden) draw_element(slide_.elements[i], measured.elements[i]);
    }
    return std::move(out_);
  }

 private:
  [[nodiscard]] std::string title() const {
    for (const ElementIr& element : slide_.elements) {
      if (element.type != ElementType::Title || element.text.empty()) continue;
      std::string text = plain_text(element.text);
      std::replace_if(
          text.begin(), text.end(), [](char c) { return c == '\n' || c == '\v' || c == '\t'; },
          ' ');
      return text;
    }
    return {};
  }

  void background() {
    out_.items.emplace_back(FilledPath{rect_path(page_), solid(slide_.background_rgb)});
    std::string problem;
    const DisplayPaint paint = paint_of(slide_.background, page_, problem);
    if (!problem.empty()) out_.not_drawn.push_back({"", problem});
    if (is_painted(paint)) out_.items.emplace_back(FilledPath{rect_path(page_), paint});
  }

  // On a slide that was read the same shapes are elements.
  [[nodiscard]] bool furniture_is_elements() const {
    return std::any_of(slide_.elements.begin(), slide_.elements.end(), [this](const ElementIr& e) {
      return e.origin && !e.placeholder &&
             (e.origin->part == slide_.layout_part || e.origin->part == slide_.master_part);
    });
  }

  void furniture() {
    if (slide_.backdrop.empty() || furniture_is_elements()) return;
    for (const BackdropIr& shape : slide_.backdrop) {
      std::vector<std::string> problems;
      begin_turned(shape.transform, frame_of(shape.box));
      draw_look(shape, frame_of(shape.box), problems);
      for (const std::string& problem : problems)
        draw_labelled_box(frame_of(shape.box), problem, fonts_, out_.items);
      end_turned(shape.transform);
      note({}, problems);
    }
  }

  [[nodiscard]] PaintIr page_fill() const {
    if (slide_.background.kind != PaintIr::Kind::None) return slide_.background;
    PaintIr paint;
    paint.kind = PaintIr::Kind::Solid;
    paint.rgb = slide_.background_rgb;
    return paint;
  }

  void draw_look(const BackdropIr& look, const Frame& box, std::vector<std::string>& problems) {
    if (!look.page_fill) return draw_painted(look, box, box, out_.items, problems);
    BackdropIr filled = look;
    filled.fill = page_fill();
    draw_painted(filled, box, page_, out_.items, problems);
  }

  void begin_turned(const TransformIr& transform, const Frame& box) {
    if (!transform.is_identity())
      out_.items.emplace_back(BeginGroup{turn_matrix(transform, box), std::nullopt, 1});
  }
  void end_turned(const TransformIr& transform) {
    if (!transform.is_identity()) out_.items.emplace_back(EndGroup{});
  }

  void draw_element(const ElementIr& element, const MeasuredElement& measured) {
    std::vector<std::string> problems;
    // Charts and tables are never mirrored.
    TransformIr turn = element.transform;
    if (element.type == ElementType::Chart) turn.flip_h = turn.flip_v = false;
    const Frame box = frame_of(element.box);
    begin_turned(turn, box);
    draw_frame(element, problems);
    end_turned(turn);
    draw_words(element, measured);
    if (!element.link.empty())
      out_.items.emplace_back(LinkArea{frame_of(covered_box(element)), element.link});
    note(element.eid, problems);
  }

  void draw_frame(const ElementIr& element, std::vector<std::string>& problems) {
    const Frame box = frame_of(element.box);
    if (element.type == ElementType::Divider) return draw_divider(element, out_.items);
    if (is_icon(element)) return draw_icon(element, out_.items);
    const bool by_look =
        element.look != nullptr && (element.origin || element.fill.kind == FillIr::Kind::Inherit);
    if (element.type == ElementType::Image) return draw_image(element, by_look, problems);
    const std::size_t before = problems.size();
    if (by_look)
      draw_look(*element.look, box, problems);
    else
      draw_shape(element, box, out_.items);
    if (problems.size() > before) draw_labelled_box(box, problems.back(), fonts_, out_.items);
    if (element.type == ElementType::Chart) draw_chart_of(element, fonts_, out_.items, problems);
  }

  // The picture, below the line around it.
  void draw_image(const ElementIr& element, bool by_look, std::vector<std::string>& problems) {
    const Frame visible = frame_of(visible_box(element));
    std::vector<std::string> known;  // the picture itself is reported below
    if (by_look) {
      BackdropIr frame = *element.look;
      draw_picture(element, fonts_, out_.items, problems);
      frame.fill = {};
      return draw_painted(frame, visible, visible, out_.items, known);
    }
    ElementIr frame = element;
    frame.look = nullptr;
    frame.line.fill = {FillIr::Kind::None, {}};
    draw_shape(frame, visible, out_.items);
    draw_picture(element, fonts_, out_.items, problems);
    frame.line = element.line;
    frame.fill = {FillIr::Kind::None, {}};
    draw_shape(frame, visible, out_.items);
  }

  void draw_words(const ElementIr& element, const MeasuredElement& measured) {
    if (element.type == ElementType::Divider) return;
    const TransformIr turn{measured.turn.rotation, false, false};
    begin_turned(turn, {to_pt(measured.turn.x), to_pt(measured.turn.y), 0, 0});
    if (element.type == ElementType::Table) {
      draw_table(element, measured, fonts_, out_.items);
    } else {
      const Rect area = measure::text_area(element).rect;
      draw_text(element.text, measured.lines, {area.x, area.right()}, fonts_, out_.items);
    }
    end_turned(turn);
  }

  void note(const std::string& eid, const std::vector<std::string>& problems) {
    for (const std::string& problem : problems) out_.not_drawn.push_back({eid, problem});
  }

  const SlideIr& slide_;
  const DisplayFonts& fonts_;
  Frame page_;
  DisplayList out_;
};

}  // namespace

DisplayList display_list(const SlideIr& slide, const MeasuredSlide& measured,
                         const DisplayFonts& fonts) {
  return SlideDrawer(slide, fonts).draw(measured);
}

}  // namespace deckle::render
