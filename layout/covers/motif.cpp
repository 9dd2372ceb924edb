#include "layout/covers/motif.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "layout/base/note.h"
#include "layout/covers/cover_piece.h"
#include "layout/covers/cut_boxes.h"
#include "layout/covers/draw_scene.h"
#include "layout/covers/title_in_two_lines.h"
#include "layout/icons/icon_piece.h"
#include "layout/messages/tr.h"
#include "layout/slots/closing_layout.h"
#include "layout/slots/cover_layout.h"
#include "layout/text/contrast.h"
#include "layout/text/reading_direction.h"
#include "measure/slide/reserve.h"
#include "templates/theme_pages.h"

namespace deckle::layout {
namespace {

// All ours, set by looking at both page sizes. Of the text colour in the background: bars, and the
// first and the last chevron.
constexpr double kBarAlpha = 0.16, kFirstAlpha = 0.1, kLastAlpha = 0.28;
constexpr double kBarGap = 0.35;       // of a bar's width
constexpr double kHighestShare = 0.7;  // of the page: the tallest bar
constexpr double kLowestPt = 2;        // a bar of 0
constexpr double kStripPt = 44, kStripFootPt = 28, kChevronGapPt = 6;

// Of the panel beside the texts: the widest ring, what each further one is smaller, and the icon.
constexpr double kPanelGapPt = 24, kRingShare = 0.48, kRingStep = 0.2, kIconShare = 0.54;
constexpr double kRingAlpha = 0.1;
constexpr int kRings = 2;
// Between an icon and the title below it, above the icon, and the smallest one.
constexpr double kAboveTitlePt = 24, kTopPt = 40, kLeastAboveTitlePt = 56;
constexpr double kIconContrast = 3;  // WCAG 2.1, 1.4.11

Rect box_around(double x, double y, double w, double h) {
  return {emu_from_pt(x - w / 2), emu_from_pt(y - h / 2), emu_from_pt(w), emu_from_pt(h)};
}

// The right end of the texts, from where on the page is free.
Emu end_of_texts(const templates::Layout& layout) {
  Emu end;
  for (const templates::Placeholder& p : layout.placeholders) {
    if (p.type == "ctrTitle" || p.type == "subTitle") end = std::max(end, p.box.right());
  }
  return end;
}

class Motif {
 public:
  Motif(const ListContext& context, SlideIr& slide)
      : context_(context),
        slide_(slide),
        ink_(readable_on(context.text, context.text.layout.background_rgb)),
        accent_(context.text.layout.background_rgb == context.tones.dark.rgb
                    ? context.tones.accent_on_dark
                    : context.tones.accent) {}

  void bars(const CoverDrawing& drawing) {
    const auto count = static_cast<double>(drawing.bars.size());
    const double left = to_pt(end_of_texts(context_.text.layout)) + 2 * kColumnGapPt;
    const double right = to_pt(context_.frame.safe.right());
    const double page = to_pt(slide_.size.h);
    const double width = (right - left) / (count + kBarGap * (count - 1));
    for (std::size_t i = 0; i < drawing.bars.size(); ++i) {
      const double height = std::max(kLowestPt, page * kHighestShare * drawing.bars[i]);
      const double x = left + width * (1 + kBarGap) * static_cast<double>(i);
      const bool marked = i == drawing.marked;
      add("Cover bar " + std::to_string(i + 1),
          {emu_from_pt(x), slide_.size.h - emu_from_pt(height), emu_from_pt(width),
           emu_from_pt(height)},
          marked, kBarAlpha);
    }
  }

  void chevrons(int count) {
    const double left = to_pt(context_.frame.safe.x), right = to_pt(context_.frame.safe.right());
    const double width = (right - left - kChevronGapPt * (count - 1)) / count;
    const Emu top = slide_.size.h - emu_from_pt(kStripPt + kStripFootPt);
    for (int i = 0; i < count; ++i) {
      const double share = count < 2 ? 1 : static_cast<double>(i) / (count - 1);
      add("Cover step " + std::to_string(i + 1),
          {emu_from_pt(left + (width + kChevronGapPt) * i), top, emu_from_pt(width),
           emu_from_pt(kStripPt)},
          i == count - 1, kFirstAlpha + (kLastAlpha - kFirstAlpha) * share,
          i == 0 ? "homePlate" : "chevron");
      pieces_.back().transform.flip_h = mirrors(context_.text);
    }
  }

  // The icon in the middle of a panel in the accent as high as the page.
  void icon(const std::string& name, double left) {
    const double right = to_pt(slide_.size.w), height = to_pt(slide_.size.h);
    const double width = right - left, x = left + width / 2, y = height / 2;
    const Color panel = templates::resolve_color(context_.text.layout, "accent1");
    const Color paper = templates::resolve_color(context_.text.layout, "bg1");
    pieces_.push_back(
        cover_piece(slide_, "Cover panel", box_around(x, y, width, height), {panel}));
    for (int i = 0; i < kRings; ++i) {
      const double side = 2 * width * kRingShare * (1 - kRingStep * i);
      pieces_.push_back(cover_piece(slide_, "Cover ring " + std::to_string(i + 1),
                                    box_around(x, y, side, side),
                                    {paper, kRingAlpha, "ellipse"}));
    }
    const double side = width * kIconShare;
    ElementIr piece = icon_piece(name, box_around(x, y, side, side),
                                 legible_on(paper, panel.rgb, kIconContrast), pieces_.back());
    piece.name = "Cover icon";
    piece.full_bleed = true;
    pieces_.push_back(std::move(piece));
  }

  // The icon where the page of a theme has space for it; false: not above the lines of this title.
  bool icon(const std::string& name, const templates::CoverIcon& at) {
    templates::CoverIcon place = at;
    if (at.above_title && !place_above_title(place)) return false;
    if (at.disc > 0) {
      pieces_.push_back(cover_piece(slide_, "Cover disc",
                                    box_around(place.x, place.y, 2 * at.disc, 2 * at.disc),
                                    {disc_color(at), 1, "ellipse"}));
    }
    const ElementIr owner = cover_piece(slide_, "Cover icon", {}, {icon_color(at)});
    ElementIr piece = icon_piece(name, box_around(place.x, place.y, place.side, place.side),
                                 icon_color(at), owner);
    piece.name = "Cover icon";
    piece.full_bleed = true;
    pieces_.push_back(std::move(piece));
    return true;
  }

  // Whether there are sources, or texts in places of their own, where the pieces are.
  [[nodiscard]] bool covers_text() const {
    return std::any_of(pieces_.begin(), pieces_.end(), [&](const ElementIr& piece) {
      return std::any_of(
          slide_.elements.begin(), slide_.elements.end(), [&](const ElementIr& element) {
            return !element.decorative && !intersection(box_of_lines(element), piece.box).empty();
          });
    });
  }

  void commit() { std::move(pieces_.begin(), pieces_.end(), std::back_inserter(slide_.elements)); }

 private:
  [[nodiscard]] Color disc_color(const templates::CoverIcon& at) const {
    const bool second = at.paint == templates::CoverIcon::Paint::Second;
    return templates::resolve_color(context_.text.layout, second ? "accent2" : "accent1");
  }

  [[nodiscard]] Color icon_color(const templates::CoverIcon& at) const {
    const templates::Layout& layout = context_.text.layout;
    if (at.behind == templates::CoverIcon::Behind::Accent) {
      const Color disc = disc_color(at);
      const bool second = at.paint == templates::CoverIcon::Paint::Second;
      return legible_on(second ? context_.tones.dark : templates::resolve_color(layout, "bg1"),
                        disc.rgb, kIconContrast);
    }
    const bool dark = at.behind == templates::CoverIcon::Behind::Dark;
    if (at.paint == templates::CoverIcon::Paint::Second && dark)
      return legible_on(templates::resolve_color(layout, "accent2"), context_.tones.dark.rgb,
                        kIconContrast);
    return dark ? context_.tones.accent_on_dark : context_.tones.accent;
  }

  // Of a title that stands at the foot of its box, what its lines take.
  [[nodiscard]] Rect box_of_lines(const ElementIr& element) const {
    if (element.type != ElementType::Title || element.text.anchor != Anchor::Bottom)
      return element.box;
    const Insets& in = element.text.insets;
    const double width = to_pt(element.box.w - in.left - in.right);
    const Emu lines = emu_from_pt(context_.engine.height(
                          element.text, std::max(1.0, width * (1 - measure::kMaxReserve)))) +
                      in.bottom;
    Rect box = element.box;
    box.y = std::max(box.y, box.bottom() - lines);
    box.h = element.box.bottom() - box.y;
    return box;
  }

  // As large as it may be, or smaller where the title has many lines.
  [[nodiscard]] bool place_above_title(templates::CoverIcon& place) const {
    const auto title =
        std::find_if(slide_.elements.begin(), slide_.elements.end(),
                     [](const ElementIr& element) { return element.type == ElementType::Title; });
    if (title == slide_.elements.end()) return false;
    const double top = to_pt(box_of_lines(*title).y) - kAboveTitlePt;
    place.side = std::min(place.side, top - kTopPt);
    place.y = top - place.side / 2;
    return place.side >= kLeastAboveTitlePt;
  }

  void add(const std::string& name, const Rect& box, bool marked, double alpha,
           const char* preset = "rect") {
    const CoverFill fill = marked ? CoverFill{accent_, 1, preset} : CoverFill{ink_, alpha, preset};
    pieces_.push_back(cover_piece(slide_, name, box, fill));
  }

  const ListContext& context_;
  SlideIr& slide_;
  Color ink_, accent_;
  std::vector<ElementIr> pieces_;
};

// Where what the layout draws on the second half of the page begins; empty: it draws nothing there. What a
// page that is read from the right draws is mirrored already, and its elements are not.
std::optional<Emu> begin_of_sheets(const ListContext& context, Size page) {
  std::optional<Emu> begin;
  for (const BackdropIr& drawn : context.text.layout.backdrop) {
    const Emu x = mirrors(context.text) ? page.w - drawn.box.right() : drawn.box.x;
    if (x > page.w / 2 && (!begin || x < *begin)) begin = x;
  }
  return begin;
}

void note_icon(const ListContext& context, const CoverDrawing& drawing, DiagnosticSink& notes) {
  add_note(context.slide, "cover-motif", {},
           tr("the icon beside the title is {}, because the title or the subtitle names it",
              drawing.icon),
           tr("set layout_hints.motif to none, or to sheets for those of the theme"), notes);
}

// On the cover of a theme, which has shapes of its own: the icon, where the theme has a place for it.
void draw_theme_icon(const ListContext& context, SlideIr& slide, DiagnosticSink& notes) {
  const CoverDrawing& drawing = context.slide.cover;
  const std::optional<CoverMotif>& wanted = context.slide.hints.motif;
  const std::optional<templates::SheetLook> look =
      templates::cover_look(*context.text.t.theme, to_pt(slide.size.w));
  const bool icon = drawing.kind == CoverMotif::Icon || drawing.kind == CoverMotif::Scene;
  const bool place = look && look->icon;
  if (wanted && !(icon && place)) {
    add_note(context.slide, "cover-motif", {},
             icon ? tr("the cover of this theme has no place for an icon")
                  : tr("the cover of this theme has a motif of its own, without bars or steps"),
             tr("choose another theme, or leave layout_hints.motif out"), notes);
  }
  if (drawing.icon.empty() || !icon || !place) return;
  Motif motif(context, slide);
  if (!motif.icon(drawing.icon, *look->icon) || motif.covers_text()) return;
  motif.commit();
  if (!wanted) note_icon(context, drawing, notes);
}

// The scene, where there is space for it.
bool draw_scene_on_cover(const ListContext& context, SlideIr& slide, DiagnosticSink& notes) {
  const CoverDrawing& drawing = context.slide.cover;
  if (drawing.kind != CoverMotif::Scene) return false;
  SlideIr narrower = slide;
  if (has_scene_beside(context)) set_title_in_two_lines(context, narrower);
  std::optional<SceneStage> stage = cover_stage(context, narrower);
  if (stage) {
    slide = std::move(narrower);
  } else {
    stage = cover_stage(context, slide);
  }
  if (!stage) return false;
  cut_boxes(context, stage->box, slide);
  draw_scene(context, *stage, drawing.scene, SceneVoice::Full, slide);
  if (context.slide.hints.motif) return true;
  add_note(context.slide, "cover-motif", {},
           tr("the scene beside the title is {}, because the title or the subtitle names it",
              drawing.scene),
           tr("set layout_hints.motif to none, to icon, or to another scene"), notes);
  return true;
}

bool draw_scene_on_closing(const ListContext& context, SlideIr& slide) {
  if (context.slide.cover.kind != CoverMotif::Scene) return false;
  // Beside all texts it is the picture of the cover again; else the text is what counts.
  const auto is_beside = [&slide](const std::optional<SceneStage>& stage) {
    return stage && stage->box.h == slide.size.h;
  };
  std::optional<SceneStage> stage = closing_stage(context, slide);
  if (!is_beside(stage)) {
    SlideIr narrower = slide;
    set_title_in_two_lines(context, narrower);
    if (auto wider = closing_stage(context, narrower); is_beside(wider)) {
      stage = wider;
      slide = std::move(narrower);
    }
  }
  if (!stage) return false;
  cut_boxes(context, stage->box, slide);
  const bool beside = is_beside(stage);
  draw_scene(context, *stage, context.slide.cover.scene,
             beside ? SceneVoice::Full : SceneVoice::Quiet, slide);
  name_pieces(slide);
  return true;
}

}  // namespace

void draw_closing_motif(const ListContext& context, SlideIr& slide) {
  if (!is_closing_layout(context.text.t, context.text.layout.name) ||
      context.text.layout.logo || context.slide.page > 1)
    return;
  if (draw_scene_on_closing(context, slide)) return;
  if (context.slide.cover.icon.empty()) return;
  Motif motif(context, slide);
  const std::string& icon = context.slide.cover.icon;
  if (context.text.t.theme != nullptr) {
    const templates::Theme& theme = *context.text.t.theme;
    const double width = to_pt(slide.size.w);
    const bool steps = context.text.layout.name == kStepsClosing;
    const auto cover = templates::cover_look(theme, width),
               own = steps ? templates::closing_steps_look(theme, width)
                           : templates::closing_look(theme, width);
    if (!cover || !cover->icon || !own || !own->icon || !motif.icon(icon, *own->icon)) return;
  } else {
    const std::optional<Emu> left = begin_of_sheets(context, slide.size);
    if (!left) return;
    motif.icon(icon, to_pt(*left));
  }
  if (motif.covers_text()) return;
  motif.commit();
  name_pieces(slide);
}

void draw_motif(const ListContext& context, SlideIr& slide, DiagnosticSink& notes) {
  const CoverDrawing& drawing = context.slide.cover;
  const std::optional<CoverMotif>& wanted = context.slide.hints.motif;
  const bool pictured =
      std::any_of(slide.elements.begin(), slide.elements.end(),
                  [](const ElementIr& element) { return element.type == ElementType::Image; });
  // Bars and chevrons reach into the corners, where a brand has its logo.
  if (pictured || context.text.layout.logo) return;
  if (wanted == CoverMotif::None || wanted == CoverMotif::Sheets) return;
  if (wanted && drawing.kind != *wanted) {
    add_note(
        context.slide, "cover-motif", {},
        *wanted == CoverMotif::Scene
            ? tr("the cover has the sheets of the theme, because no scene surely shows what the "
                 "title or the subtitle names")
        : *wanted == CoverMotif::Icon
            ? tr("the cover has the sheets of the theme, because no icon surely shows what the "
                 "title or the subtitle names")
        : *wanted == CoverMotif::Bars
            ? tr("the cover has the sheets of the theme, because no chart of the deck has 3 to "
                 "24 values, all 0 or more, in its first series")
            : tr("the cover has the sheets of the theme, because the deck has no process or "
                 "timeline of 2 to 10 steps"),
        tr("set layout_hints.motif to none for a cover without them"), notes);
    return;
  }
  if (draw_scene_on_cover(context, slide, notes)) return;
  if (context.text.t.theme != nullptr && context.text.layout.name == "title_center") {
    draw_theme_icon(context, slide, notes);
    return;
  }
  const bool bare =
      context.text.layout.name == kBareCover || context.text.layout.name == kPlainCover;
  if (!bare || drawing.kind == CoverMotif::None || drawing.kind == CoverMotif::Sheets) return;
  Motif motif(context, slide);
  const bool scene = drawing.kind == CoverMotif::Scene;
  if (scene && drawing.icon.empty()) return;
  if (drawing.kind == CoverMotif::Icon || scene)
    motif.icon(drawing.icon, to_pt(end_of_texts(context.text.layout)) + kPanelGapPt);
  else if (drawing.kind == CoverMotif::Bars)
    motif.bars(drawing);
  else
    motif.chevrons(drawing.steps);
  if (motif.covers_text()) return;
  motif.commit();
  if (wanted) return;
  if (drawing.kind == CoverMotif::Icon || scene) {
    note_icon(context, drawing, notes);
    return;
  }
  add_note(context.slide, "cover-motif", {},
           drawing.kind == CoverMotif::Bars
               ? tr("the bars beside the title are the values of the first chart, on slide {}",
                    drawing.slide_id)
               : tr("the chevrons below the title are as many as the steps on slide {}",
                    drawing.slide_id),
           tr("set layout_hints.motif to none, or to sheets for those of the theme"), notes);
}

}  // namespace deckle::layout
