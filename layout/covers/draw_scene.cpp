#include "layout/covers/draw_scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include "layout/covers/cover_piece.h"
#include "layout/covers/tinted_color.h"
#include "layout/scenes/cut_path.h"
#include "layout/scenes/scene_list.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"

namespace deckle::layout {
namespace {

constexpr double kAccentContrast = 3;  // WCAG 2.1, 1.4.11
// Ours: of a second accent, which is seen by its hue.
constexpr double kSecondContrast = 1.6;
constexpr int kOutlineSteps = 8;   // of a curve, where only its area counts
constexpr double kWhole = 100000;  // of adjustments of presets

// Percent by which a tone is lighter than a dark ground, or lighter than the theme's dark on a
// light one; below 0: darker, to so many percent. In the order of Tone, without the accent. All
// ours.
using Tints = std::array<int, 6>;
constexpr Tints kOnDark{-68, 7, 16, 32, 62, 100}, kQuietOnDark{-80, 4, 9, 16, 28, 44};
constexpr Tints kOnLight{78, 94, 86, 70, 46, 0}, kQuietOnLight{88, 96, 91, 80, 64, 40};

class Palette {
 public:
  Palette(const ListContext& context, const Color& ground, SceneVoice voice) {
    const Color dark = context.tones.dark;
    const Color light = readable_on(context.text, ground.rgb);
    const bool on_dark = relative_luminance(light.rgb) > relative_luminance(ground.rgb);
    const bool quiet = voice == SceneVoice::Quiet;
    const Tints& tints =
        on_dark ? (quiet ? kQuietOnDark : kOnDark) : (quiet ? kQuietOnLight : kOnLight);
    for (std::size_t i = 0; i < tints.size(); ++i) {
      const Color& base = on_dark ? ground : dark;
      colors_[i] = tints[i] < 0      ? shaded(base, -tints[i])
                   : tints[i] == 0   ? base
                   : tints[i] == 100 ? light
                                     : tinted(base, tints[i]);
    }
    colors_[tints.size()] = accent_on(context, ground, on_dark);
  }

  const Color& of(Tone tone) const { return colors_[static_cast<std::size_t>(tone)]; }

 private:
  // The theme's mark, or its second accent where the mark is only one more tint of the ground.
  static Color accent_on(const ListContext& context, const Color& ground, bool on_dark) {
    const Color mark = on_dark ? context.tones.accent_on_dark : context.tones.accent;
    const Color& base = on_dark ? ground : context.tones.dark;
    const Color second = templates::resolve_color(context.text.layout, "accent2");
    if (have_one_hue(mark, base) && !have_one_hue(second, base) &&
        contrast_ratio(second.rgb, ground.rgb) >= kSecondContrast)
      return second;
    return legible_on(mark, ground.rgb, kAccentContrast);
  }

  std::array<Color, 7> colors_;
};

class Drawing {
 public:
  Drawing(const ListContext& context, const SceneStage& stage, SceneVoice voice, SlideIr& slide)
      : stage_(stage),
        slide_(slide),
        mirrored_(mirrors(context.text)),
        palette_(context, stage.ground, voice),
        page_(context.tones.dark) {}

  void draw(const Scene& scene) {
    groups_ = {{"Cover scene " + std::string(scene.name), 0}};
    if (!stage_.plain.empty())
      add(cover_piece(slide_, "Cover ground", placed(stage_.plain), {page_}));
    if (stage_.panel) {
      ElementIr panel = cover_piece(slide_, "Cover panel", placed(stage_.box), {stage_.ground});
      add(std::move(panel));
    }
    constexpr double kBesideText = 0.72, kMiddle = 0.5;  // ours
    SceneCanvas canvas(to_pt(stage_.box.w), to_pt(stage_.box.h),
                       stage_.centred ? kMiddle : kBesideText);
    scene.draw(canvas);
    for (const ScenePiece& piece : canvas.pieces()) add(element_of(piece));
  }

 private:
  // In the coordinates of the page, which is mirrored where it is read from the right.
  [[nodiscard]] Rect placed(Rect box) const {
    if (mirrored_) box.x = slide_.size.w - box.right();
    return box;
  }

  [[nodiscard]] ElementIr element_of(const ScenePiece& piece) const {
    const Rect page{Emu(0), Emu(0), slide_.size.w, slide_.size.h};
    const Rect box = intersection(
        page, placed({stage_.box.x + emu_from_pt(piece.x), stage_.box.y + emu_from_pt(piece.y),
                      emu_from_pt(piece.w), emu_from_pt(piece.h)}));
    CoverFill fill{palette_.of(piece.tone)};
    ElementIr element;
    switch (piece.form) {
      case ScenePiece::Form::Rect:
        return cover_piece(slide_, name_of(piece), box, fill);
      case ScenePiece::Form::Ellipse:
        fill.preset = "ellipse";
        return cover_piece(slide_, name_of(piece), box, fill);
      case ScenePiece::Form::RoundRect:
        fill.preset = "roundRect";
        element = cover_piece(slide_, name_of(piece), box, fill);
        element.bend = static_cast<int>(std::lround(piece.share * kWhole));
        return element;
      case ScenePiece::Form::Ring: {
        fill.preset = "donut";
        element = cover_piece(slide_, name_of(piece), box, fill);
        BackdropIr look;
        look.shape = "donut";
        look.adjustments["adj"] = std::round(piece.share * kWhole);
        give_look(std::move(look), element);
        return element;
      }
      case ScenePiece::Form::Outline:
        element = cover_piece(slide_, name_of(piece), box, fill);
        give_outline(piece, element);
        return element;
    }
    return element;
  }

  static std::string name_of(const ScenePiece& piece) { return "Scene: " + piece.name; }

  // In shares of its box.
  [[nodiscard]] OutlinePointIr share_of(const ScenePoint& point, const ScenePiece& piece) const {
    // Five digits are less than a hundredth of a point of the widest page.
    const auto rounded = [](double share) { return std::round(share * kWhole) / kWhole; };
    const double x = rounded((point.x - piece.x) / piece.w);
    return {mirrored_ ? 1 - x : x, rounded((point.y - piece.y) / piece.h)};
  }

  void give_outline(const ScenePiece& piece, ElementIr& element) const {
    const ScenePath& path = piece.outline.front();
    ShapePathIr drawn;
    drawn.stroked = false;
    drawn.steps.push_back({ShapePathIr::Step::Kind::Move, share_of(path.begin(), piece), {}, {}});
    for (const ScenePath::Step& step : path.steps()) {
      if (step.curve)
        drawn.steps.push_back({ShapePathIr::Step::Kind::Curve, share_of(step.to, piece),
                               share_of(step.c1, piece), share_of(step.c2, piece)});
      else
        drawn.steps.push_back({ShapePathIr::Step::Kind::Line, share_of(step.to, piece), {}, {}});
    }
    drawn.steps.push_back({ShapePathIr::Step::Kind::Close, {}, {}, {}});
    BackdropIr look;
    OutlineIr outline;
    for (const ScenePoint& point : points_along(path, kOutlineSteps))
      outline.push_back(share_of(point, piece));
    look.outlines.push_back(std::move(outline));
    look.paths = std::make_shared<const std::vector<ShapePathIr>>(1, std::move(drawn));
    give_look(std::move(look), element);
  }

  // What is painted is in the look, in the colour of the fill.
  static void give_look(BackdropIr look, ElementIr& element) {
    look.fill.kind = PaintIr::Kind::Solid;
    look.fill.rgb = element.fill.color.rgb;
    element.look = std::make_shared<const BackdropIr>(std::move(look));
    element.fill.kind = FillIr::Kind::Inherit;
  }

  void add(ElementIr element) {
    // In its place whichever way the page is read.
    element.pinned = true;
    element.groups = groups_;
    slide_.elements.push_back(std::move(element));
  }

  const SceneStage& stage_;
  SlideIr& slide_;
  bool mirrored_;
  Palette palette_;
  Color page_;
  GroupsIr groups_;
};

}  // namespace

void draw_scene(const ListContext& context, const SceneStage& stage, const std::string& scene,
                SceneVoice voice, SlideIr& slide) {
  const Scene* found = find_scene(scene);
  if (found != nullptr) Drawing(context, stage, voice, slide).draw(*found);
}

}  // namespace deckle::layout
