#include "layout/pictures/full_bleed.h"

#include <algorithm>
#include <string>
#include <vector>

#include "layout/base/note.h"
#include "layout/messages/tr.h"
#include "layout/pictures/photograph.h"
#include "layout/pictures/picture_words.h"
#include "layout/pictures/scrim.h"
#include "layout/text/contrast.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::layout {
namespace {

// Inset of text from the page's edge, where a panel reaches it.
constexpr double kEdgeInsetPt = 16;
// Ours, of a side: sizes in whole pixels, such as 1366 x 768, have the page's proportions only
// nearly.
constexpr double kNothingCut = 0.002;

bool covers_page(const Rect& box, const Size& page) {
  return box.x <= Emu(0) && box.y <= Emu(0) && box.right() >= page.w && box.bottom() >= page.h;
}

// Why a picture without an authored crop may not fill its box; empty: it may. Pixels are enlarged
// little, and little is cropped: of a photograph a tenth of a side, of anything else, which may have
// text at its edges, nothing. A drawing is not read below a title and its gradient.
Message reason_against(const ElementIr& element, bool under_text) {
  if (element.picture->icon) return tr("it is an icon");
  PictureFit fill = element.fit;
  fill.crop = Crop::Cover;
  const PicturePlacement placed = place_picture(element.box, *element.picture, fill);
  const double min = double{kEmuPerInch} / double{kEmuPerPx} / kMaxEnlarged;
  if (!is_vector(element.picture->format) && placed.px_per_inch < min)
    return tr("it would have {:.0f} pixels per inch, and {:g} are needed", placed.px_per_inch, min);
  const bool drawing = is_drawing(*element.picture);
  if (under_text && drawing)
    return tr("it is a diagram or a screenshot, of which text would hide a part");
  const bool photograph = element.picture->format == PictureFormat::Jpeg && !drawing;
  if (placed.would_cut > (photograph ? kMaxCut : kNothingCut))
    return tr("that would crop {:.1f} % of a side, and a part is covered by text",
              placed.would_cut * 100);
  return {};
}

bool shows_text(const ElementIr& element) {
  return !element.text.empty() && element.type != ElementType::Image;
}

const templates::Placeholder* placeholder_of(const templates::Layout& layout,
                                             const ElementIr& element) {
  if (!element.placeholder) return nullptr;
  for (const templates::Placeholder& p : layout.placeholders) {
    if (p.idx == element.placeholder->idx && p.type == element.placeholder->type) return &p;
  }
  return nullptr;
}

// The part of the safe area without text: the taller of the bands above and below it.
Rect beside_text(const SlideIr& slide, const ElementIr& picture, const Frame& frame) {
  Rect text;
  for (const ElementIr& element : slide.elements) {
    if (&element != &picture && shows_text(element)) text = bounding(text, element.box);
  }
  const Rect& safe = frame.safe;
  if (text.empty()) return safe;
  const Emu gap = emu_from_pt(kStackGapPt);
  const Emu above = text.y - gap - safe.y;
  const Emu below_top = text.bottom() + gap;
  const Emu below = safe.bottom() - below_top;
  if (above >= below && above > Emu(0)) return {safe.x, safe.y, safe.w, above};
  if (below > Emu(0)) return {safe.x, below_top, safe.w, below};
  return safe;
}

// Without a caption, the panel of the title moves to the edge.
void lower_title(const templates::Layout& layout, SlideIr& slide) {
  ElementIr* title = nullptr;
  for (ElementIr& element : slide.elements) {
    if (element.type == ElementType::Title && element.placeholder) title = &element;
  }
  if (title == nullptr || title->pinned) return;
  const Emu foot = title->box.bottom();
  for (const templates::Placeholder& p : layout.placeholders) {
    const bool below = p.box.y == foot && p.box.x == title->box.x && p.box.bottom() == slide.size.h;
    if (!below || p.fill.kind != FillIr::Kind::Solid) continue;
    const bool taken =
        std::any_of(slide.elements.begin(), slide.elements.end(), [&p](const ElementIr& element) {
          return element.placeholder && element.placeholder->idx == p.idx &&
                 element.placeholder->type == p.type;
        });
    if (taken) continue;
    const Emu inset = emu_from_pt(kEdgeInsetPt);
    const Emu more = std::max(Emu(0), inset - title->text.insets.bottom);
    title->text.insets.bottom += more;
    title->box.h += more;
    title->box.y = slide.size.h - title->box.h;
    return;
  }
}

// Text over a picture needs a fill: their placeholder's own, else a panel in the page's colour.
void fill_behind_text(const TextContext& context, const std::string& picture, ElementIr& element) {
  element.belongs_to.push_back(picture);
  if (element.fill.kind == FillIr::Kind::Solid || element.type == ElementType::Shape) return;
  const templates::Placeholder* own = placeholder_of(context.layout, element);
  if (own != nullptr && own->fill.kind == FillIr::Kind::Solid &&
      element.fill.kind == FillIr::Kind::Inherit)
    return;
  element.fill = {FillIr::Kind::Solid, templates::resolve_color(context.layout, "bg1")};
  const Color readable = readable_on(context, element.fill.color.rgb);
  for (ParagraphIr& paragraph : element.text.paragraphs) {
    const auto repaint = [&](RunStyle& style) {
      if (contrast_ratio(style.color.rgb, element.fill.color.rgb) < kMinContrast)
        style.color = readable;
    };
    for (RunIr& run : paragraph.runs) repaint(run.style);
    repaint(paragraph.end);
  }
}

// Whether text on the picture has a gradient behind it. A template's own panels stay.
bool wants_gradient(const TextContext& context, const Slide& source, const std::string& picture) {
  const auto found =
      std::find_if(source.elements.begin(), source.elements.end(),
                   [&](const Element& element) { return element.element_id == picture; });
  if (found != source.elements.end() && has_word(*found, kPanel)) return false;
  if (context.t.path.empty()) return true;
  return std::none_of(
      context.layout.placeholders.begin(), context.layout.placeholders.end(),
      [](const templates::Placeholder& p) { return p.fill.kind == FillIr::Kind::Solid; });
}

// Text that the author gave no panel.
bool is_free_text(const ElementIr& element) {
  return element.type != ElementType::Shape && element.type != ElementType::Table &&
         element.fill.kind != FillIr::Kind::Solid;
}

}  // namespace

void place_full_bleed(const TextContext& context, const Slide& source, const Frame& frame,
                      SlideIr& slide, DiagnosticSink& notes) {
  const auto found =
      std::find_if(slide.elements.begin(), slide.elements.end(), [](const ElementIr& element) {
        return element.type == ElementType::Image && element.full_bleed;
      });
  if (found == slide.elements.end()) return;
  ElementIr& picture = *found;
  // The template's own picture placeholder may be smaller: then it is an ordinary picture.
  picture.full_bleed = covers_page(picture.box, slide.size);
  if (!picture.full_bleed) return;
  lower_title(context.layout, slide);
  const bool under_text = std::any_of(slide.elements.begin(), slide.elements.end(), shows_text);
  const bool undecided = picture.picture != nullptr && !picture.fit.crop;
  const Message reason = undecided ? reason_against(picture, under_text) : Message();
  if (picture.picture == nullptr || picture.fit.crop == Crop::Contain || !reason.empty()) {
    if (!reason.empty())
      add_note(source, "picture-not-full-bleed", picture.eid,
               tr("the picture does not fill the page: {}", reason),
               tr("set \"crop\": \"cover\" to fill the page anyway"), notes);
    picture.full_bleed = false;
    picture.box = beside_text(slide, picture, frame);
    return;
  }
  picture.fit.crop = picture.fit.crop.value_or(Crop::CenterCrop);
  const bool gradient = wants_gradient(context, source, picture.eid);
  std::vector<std::string> on_scrim;
  for (ElementIr& element : slide.elements) {
    if (&element == &picture) continue;
    picture.z = std::min(picture.z, element.z - 1);
    if (!shows_text(element)) continue;
    if (gradient && is_free_text(element)) {
      element.belongs_to.push_back(picture.eid);
      on_scrim.push_back(element.eid);
    } else {
      fill_behind_text(context, picture.eid, element);
    }
  }
  // The title of a cover may reach above the middle of the page, and is one block with what is
  // below it.
  const ScrimSide side = context.t.path.empty() && context.layout.type == "title"
                             ? ScrimSide::Foot
                             : ScrimSide::ByText;
  if (!on_scrim.empty()) add_scrims(context, picture.eid, on_scrim, side, slide);
}

}  // namespace deckle::layout
