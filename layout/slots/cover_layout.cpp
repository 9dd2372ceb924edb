#include "layout/slots/cover_layout.h"

#include <algorithm>
#include <utility>

#include "layout/base/note.h"
#include "layout/messages/tr.h"
#include "layout/pictures/cover_frame.h"

namespace deckle::layout {
namespace {

const Asset* asset_of(const Deck& deck, const std::string& id) {
  const auto found = std::find_if(deck.assets.begin(), deck.assets.end(),
                                  [&id](const Asset& asset) { return asset.asset_id == id; });
  return found == deck.assets.end() ? nullptr : &*found;
}

// An icon is a sign and no picture.
bool is_picture(const Element& element, const Deck& deck) {
  if (element.kind != ElementKind::Image || element.box) return false;
  const Asset* asset = asset_of(deck, std::get<ImageContent>(element.content).asset_id);
  return asset == nullptr || asset->kind != Asset::Kind::Generated;
}

// The slide's picture; null where it has none or several, or a chart or table beside it.
const Element* picture_of(const Slide& slide, const Deck& deck) {
  const Element* found = nullptr;
  for (const Element& element : slide.elements) {
    if (element.kind == ElementKind::Chart || element.kind == ElementKind::Table) return nullptr;
    if (!is_picture(element, deck)) continue;
    if (found != nullptr) return nullptr;
    found = &element;
  }
  return found;
}

const PictureIr* loaded(const Element& picture, const LayoutContext& context) {
  if (context.assets == nullptr) return nullptr;
  const auto found = context.assets->find(std::get<ImageContent>(picture.content).asset_id);
  return found == context.assets->end() ? nullptr : found->second.picture.get();
}

// Why the picture may not be behind the text; empty: it may.
Message reason_against(const Element& element, const LayoutContext& context) {
  const PictureIr* picture = loaded(element, context);
  if (picture == nullptr) return tr("it is missing");
  const Rect page{Emu(0), Emu(0), context.t.page.w, context.t.page.h};
  const std::optional<Crop>& crop = std::get<ImageContent>(element.content).crop;
  if (!fills_cover_frame(*picture, crop, page)) return tr("too much of it would be cropped");
  if (!crop && !is_sharp_in(*picture, page)) return tr("it has too few pixels");
  return {};
}

CoverVariant variant_of_layout(std::string_view name) {
  if (name == kSplitCover) return CoverVariant::Split;
  if (name == kScrimCover) return CoverVariant::Scrim;
  return name == kPlainCover ? CoverVariant::Plain : CoverVariant::Colour;
}

void note(const Slide& slide, Message message, Message hint, DiagnosticSink& notes) {
  add_note(slide, "cover-variant", {}, std::move(message), std::move(hint), notes);
}

// Where the picture of the cover is.
Slot picture_slot(const templates::Layout& layout, const Frame& frame) {
  Slot slot{SlotRole::Picture, {}};
  if (const templates::Placeholder* own = layout.find("pic")) {
    slot.placeholder = own;
    slot.box = own->box;
    slot.full_bleed = own->box.w >= frame.page.w;
    return slot;
  }
  // Beside the texts, where other covers have the sheets.
  Rect texts;
  for (const templates::Placeholder& p : layout.placeholders) {
    if (p.type == "ctrTitle" || p.type == "subTitle") texts = bounding(texts, p.box);
  }
  const Emu x = texts.right() + emu_from_pt(2 * kColumnGapPt);
  slot.box = {x, texts.y, frame.safe.right() - x, frame.safe.bottom() - texts.y};
  return slot;
}

}  // namespace

bool is_cover_layout(const templates::Template& t, std::string_view name) {
  return t.path.empty() &&
         (name == kBareCover || name == kSplitCover || name == kScrimCover || name == kPlainCover);
}

std::optional<CoverLayout> cover_layout(const Slide& slide, const LayoutContext& context,
                                        DiagnosticSink& notes) {
  const bool by_name = is_cover_layout(context.t, slide.layout_id);
  if (!by_name && (slide.layout_id != "title_center" || !context.t.path.empty()))
    return std::nullopt;
  const Element* picture = picture_of(slide, context.deck);
  std::optional<CoverVariant> wanted = slide.hints.variant;
  if (by_name && !wanted) wanted = variant_of_layout(slide.layout_id);
  CoverVariant variant =
      wanted.value_or(picture != nullptr ? CoverVariant::Split : CoverVariant::Colour);
  const bool needs_picture = variant == CoverVariant::Split || variant == CoverVariant::Scrim;
  if (!wanted && needs_picture) {
    note(slide, tr("the cover is split, with its picture beside the text"),
         tr("set layout_hints.variant to scrim, colour or plain for another cover"), notes);
  } else if (needs_picture && picture == nullptr) {
    note(slide, tr("this cover needs one picture, and the slide has none; it is in full colour"),
         tr("add an image element, or set layout_hints.variant to colour or plain"), notes);
    variant = CoverVariant::Colour;
  } else if (variant == CoverVariant::Scrim) {
    if (const Message reason = reason_against(*picture, context); !reason.empty()) {
      note(slide, tr("the picture does not fill the page: {}; it is beside the text", reason),
           tr("set \"crop\": \"cover\" to fill the page anyway, or use another picture"), notes);
      variant = CoverVariant::Split;
    }
  }
  switch (variant) {
    case CoverVariant::Split:
      return CoverLayout{std::string(kSplitCover), true};
    case CoverVariant::Scrim:
      return CoverLayout{std::string(kScrimCover), true};
    case CoverVariant::Plain:
      return CoverLayout{std::string(kPlainCover), picture != nullptr};
    case CoverVariant::Colour:
      break;
  }
  // The cover of a theme has shapes of its own, which no motif takes the place of.
  const bool motif = slide.cover.kind != CoverMotif::Sheets && context.t.theme == nullptr;
  const bool bare = slide.layout_id == kBareCover || picture != nullptr || motif;
  return CoverLayout{bare ? std::string(kBareCover) : "title_center", picture != nullptr};
}

void add_cover_slots(const CoverLayout& cover, const templates::Layout& layout, const Frame& frame,
                     std::vector<Slot>& slots) {
  if (const templates::Placeholder* presenter = layout.find("body")) {
    const bool taken = std::any_of(slots.begin(), slots.end(), [presenter](const Slot& slot) {
      return slot.placeholder == presenter;
    });
    if (!taken) slots.push_back({SlotRole::Caption, presenter->box, presenter});
  }
  if (cover.picture) slots.push_back(picture_slot(layout, frame));
}

}  // namespace deckle::layout
