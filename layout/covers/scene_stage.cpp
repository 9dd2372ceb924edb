#include "layout/covers/scene_stage.h"

#include <algorithm>

#include "layout/covers/text_extent.h"
#include "layout/covers/tinted_color.h"
#include "layout/slots/closing_layout.h"
#include "layout/slots/cover_layout.h"
#include "layout/text/reading_direction.h"
#include "templates/theme/theme.h"

namespace deckle::layout {
namespace {

// All ours, set by looking at both page sizes. Between texts and a scene; the smallest scene.
constexpr double kApartPt = 36, kLeastWidthPt = 190, kLeastHeightPt = 104;
// A column beside the texts, of the page's width: the widest, and the narrowest that is worth it.
constexpr double kWidestColumn = 0.48, kNarrowestColumn = 0.27;
// Of the looks in templates/theme_pages.cpp: the edges that a scene stands at, and ends at.
constexpr double kBlockFoot = 332, kBarFoot = 524, kBandFoot = 528, kHeadFoot = 216;
constexpr double kRuleTop = 243, kSplitRule = 310, kFrameInset = 23, kMarginPt = 36;
constexpr double kFrameFootGap = 28;
constexpr double kSplitShare = 0.42;
constexpr int kPanelTint = 7;  // percent: a panel on a dark page

struct Extent {
  double left = 0, top = 0, right = 0, bottom = 0;
};

Rect rect_of(const Extent& e) {
  return {emu_from_pt(e.left), emu_from_pt(e.top), emu_from_pt(e.right - e.left),
          emu_from_pt(e.bottom - e.top)};
}

constexpr double kLeastAboveOthers = 0.3;  // ours, of the page, of a scene above all but the title

class Stages {
 public:
  Stages(const ListContext& context, const SlideIr& slide)
      : context_(context), slide_(slide), w_(to_pt(slide.size.w)), h_(to_pt(slide.size.h)) {
    for (const ElementIr& element : slide.elements) {
      if (element.name == "Footer") continue;
      // Blocks behind texts become narrower beside a scene, but stay as high as they are.
      if (element.full_bleed && element.decorative) {
        drawn_ = bounding(drawn_, element.box);
        continue;
      }
      taken_.push_back(text_extent(context, element));
      if (element.type == ElementType::Title) title_ = taken_.back();
      all_ = bounding(all_, taken_.back());
    }
  }

  std::optional<SceneStage> cover() const {
    const templates::Theme* theme = context_.text.t.theme.get();
    const Color dark = context_.tones.dark, paper = color("bg1");
    const bool bare =
        context_.text.layout.name == kBareCover || context_.text.layout.name == kPlainCover;
    if (theme == nullptr) {
      if (!bare) return std::nullopt;
      return fit({column(), color("accent1"), true});
    }
    switch (theme->cover) {
      case templates::CoverLook::Sheets:
        return std::nullopt;
      case templates::CoverLook::Rings:
      case templates::CoverLook::Bubbles:
        return beside_texts();
      case templates::CoverLook::Frame:
        return fit({{kFrameInset, kFrameInset, w_ - kFrameInset, to_pt(title_.y) - kFrameFootGap},
                    tinted(dark, kPanelTint),
                    true,
                    true});
      case templates::CoverLook::Block: {
        // Other texts are below the block.
        Extent right = column_beside(title_);
        right.bottom = kBlockFoot;
        return fit({right, tinted(dark, 2 * kPanelTint), true});
      }
      case templates::CoverLook::Letter:
        return fit(
            {{std::max(0.4 * w_, end_below(0.7 * h_) + kApartPt), below_texts(0.74 * h_), w_, h_},
             paper,
             false});
      case templates::CoverLook::Bar: {
        Extent right = column();
        right.bottom = kBarFoot;
        if (auto stage = fit({right, tinted(dark, kPanelTint), true})) return stage;
        return fit({{end_below(to_pt(title_.bottom())) + kApartPt,
                     to_pt(title_.bottom()) + kApartPt, w_, kBarFoot},
                    dark,
                    false});
      }
      case templates::CoverLook::Official:
        return fit({{0, to_pt(all_.bottom()) + kApartPt / 2, w_, kBandFoot}, paper, false, true});
    }
    return std::nullopt;
  }

  std::optional<SceneStage> closing() const {
    const templates::Theme* theme = context_.text.t.theme.get();
    const Color dark = context_.tones.dark;
    const double beside = to_pt(title_.right()) + kApartPt;
    if (theme == nullptr) {
      if (auto stage = beside_texts()) return stage;
      return above_others(beside);
    }
    switch (theme->closing) {
      case templates::ClosingLook::Sheets:
        return std::nullopt;
      case templates::ClosingLook::Split:
        // Beside the panel, where nothing stands there.
        if (auto stage = fit({{to_pt(snap(emu_from_pt(kSplitShare * w_))), 0, w_, h_},
                              color("bg1"),
                              false}))
          return stage;
        return fit({{0, kSplitRule + 12, to_pt(snap(emu_from_pt(kSplitShare * w_))), h_}, dark,
                    false});
      case templates::ClosingLook::Plain: {
        const bool on_dark = theme->cover == templates::CoverLook::Frame;
        if (auto stage = beside_texts(on_dark ? tinted(dark, kPanelTint) : context_.tones.light))
          return stage;
        return fit({{std::max(beside, 0.5 * w_), kMarginPt, w_ - kMarginPt, kRuleTop},
                    on_dark ? dark : color("bg1"),
                    false});
      }
      case templates::ClosingLook::Head:
        if (auto stage = beside_texts(tinted(dark, kPanelTint))) return stage;
        return fit(
            {{std::max(beside, 0.5 * w_), 0, w_, kHeadFoot}, tinted(dark, kPanelTint), true});
      case templates::ClosingLook::Bubbles:
        if (auto stage = beside_texts()) return stage;
        if (auto stage =
                fit({{0, to_pt(bounding(all_, drawn_).bottom()) + kApartPt, w_, h_}, dark, false}))
          return stage;
        return above_others(beside);
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] Color color(const char* name) const {
    return templates::resolve_color(context_.text.layout, name);
  }

  // Beside all texts, as high as the page.
  [[nodiscard]] Extent column() const { return column_beside(all_); }
  [[nodiscard]] Extent column_beside(const Rect& texts) const {
    const double left = std::max((1 - kWidestColumn) * w_, to_pt(texts.right()) + kApartPt);
    return {left, 0, w_, h_};
  }

  // On a panel in that column, as on a cover.
  [[nodiscard]] std::optional<SceneStage> beside_texts() const {
    return beside_texts(tinted(context_.tones.dark, kPanelTint));
  }
  [[nodiscard]] std::optional<SceneStage> beside_texts(const Color& ground) const {
    return over_shapes(fit({column(), ground, true}), all_);
  }

  // The right end of the texts that reach below `y`.
  [[nodiscard]] double end_below(double y) const {
    double end = kMarginPt;
    for (const Rect& box : taken_) {
      if (to_pt(box.bottom()) > y) end = std::max(end, to_pt(box.right()));
    }
    return end;
  }

  // Below those texts that end above `y`.
  [[nodiscard]] double below_texts(double y) const {
    double top = 0;
    for (const Rect& box : taken_) {
      if (to_pt(box.bottom()) < y) top = std::max(top, to_pt(box.bottom()));
    }
    return top + kApartPt / 2;
  }

  // Beside the title, above what goes over all of the width.
  [[nodiscard]] std::optional<SceneStage> above_others(double beside) const {
    // A low strip above cards looked like a picture that they cut off.
    if (context_.text.layout.name == kStepsClosing || top_of_others() < kLeastAboveOthers * h_)
      return std::nullopt;
    return over_shapes(fit({{std::max(beside, 0.5 * w_), 0, w_, top_of_others()},
                            tinted(context_.tones.dark, kPanelTint),
                            true}),
                       title_);
  }

  [[nodiscard]] double top_of_others() const {
    double top = drawn_.empty() ? h_ : to_pt(drawn_.y) - kApartPt / 2;
    for (const Rect& box : taken_) {
      if (!(box == title_)) top = std::min(top, to_pt(box.y));
    }
    return top;
  }

  struct Wanted {
    Extent extent;
    Color ground;
    bool panel;
    bool centred = false;
  };

  [[nodiscard]] std::optional<SceneStage> fit(const Wanted& wanted) const {
    const Extent& e = wanted.extent;
    const double w = e.right - e.left, h = e.bottom - e.top;
    if (w < kLeastWidthPt || h < kLeastHeightPt) return std::nullopt;
    if (h >= h_ && w < kNarrowestColumn * w_) return std::nullopt;
    const SceneStage stage{rect_of(e), wanted.ground, wanted.panel, wanted.centred};
    const bool met = std::any_of(taken_.begin(), taken_.end(), [&](const Rect& box) {
      return !intersection(box, stage.box).empty();
    });
    if (met) return std::nullopt;
    return stage;
  }

  // What the theme draws there and reaches beyond the panel is within it, where the texts allow, or
  // hidden.
  [[nodiscard]] std::optional<SceneStage> over_shapes(std::optional<SceneStage> stage,
                                                      const Rect& texts) const {
    if (!stage) return stage;
    Rect& box = stage->box;
    Emu left = box.x;
    for (const BackdropIr& drawn : context_.text.layout.backdrop) {
      // What a page that is read from the right draws is mirrored already.
      const Emu x = mirrors(context_.text) ? slide_.size.w - drawn.box.right() : drawn.box.x;
      if (x > slide_.size.w / 2 && x + drawn.box.w > box.x) left = std::min(left, x);
    }
    const Emu moved = std::max(left, texts.right() + emu_from_pt(kApartPt / 2));
    if (moved < box.x) {
      box.w += box.x - moved;
      box.x = moved;
    }
    left = std::max(left, texts.right());
    if (left < box.x) stage->plain = {left, box.y, box.x - left, box.h};
    return stage;
  }

  const ListContext& context_;
  const SlideIr& slide_;
  double w_, h_;  // points
  std::vector<Rect> taken_;
  Rect title_, all_, drawn_;
};

}  // namespace

bool has_scene_beside(const ListContext& context) {
  const templates::Theme* theme = context.text.t.theme.get();
  return theme == nullptr || theme->cover == templates::CoverLook::Rings ||
         theme->cover == templates::CoverLook::Bubbles ||
         theme->cover == templates::CoverLook::Block || theme->cover == templates::CoverLook::Bar;
}

std::optional<SceneStage> cover_stage(const ListContext& context, const SlideIr& slide) {
  return Stages(context, slide).cover();
}

std::optional<SceneStage> closing_stage(const ListContext& context, const SlideIr& slide) {
  return Stages(context, slide).closing();
}

}  // namespace deckle::layout
