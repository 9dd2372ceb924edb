#include "layout/slide/repeated_logos.h"

#include <algorithm>
#include <map>
#include <set>

#include "layout/names/pattern_names.h"
#include "layout/pictures/photograph.h"
#include "slidespec/ir/picture_pixels.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::layout {
namespace {

// All ours: of the slides; how many at least; the heights and the width of one; and of the row.
constexpr std::size_t kOneOf = 3, kOneOfOpaque = 2, kLeastSlides = 3;
constexpr double kLowestPx = 20, kHighestPx = 48, kWidestPx = 160, kGapPx = 16;
constexpr double kRowShare = 0.4;

const PictureIr* picture_of(const std::string& asset_id, const LayoutContext& context) {
  if (context.assets == nullptr) return nullptr;
  const auto found = context.assets->find(asset_id);
  return found == context.assets->end() ? nullptr : found->second.picture.get();
}

const std::string& asset_of(const Element& image) {
  return std::get<ImageContent>(image.content).asset_id;
}

bool may_be_logo(const Element& element, const LayoutContext& context) {
  if (element.kind != ElementKind::Image || element.box || element.z) return false;
  if (!element.role.empty() && element.role != "picture" && element.role != "image" &&
      element.role != "logo")
    return false;
  const auto& image = std::get<ImageContent>(element.content);
  const PictureIr* picture = picture_of(image.asset_id, context);
  return !image.crop && picture != nullptr && !picture->icon && !may_be_cropped(*picture);
}

// Whether the slide is about its pictures.
bool shows_pictures(const Slide& slide) {
  return slide.layout_id == "image_full_bleed" || pattern_named(slide.layout_id) != nullptr ||
         std::any_of(slide.elements.begin(), slide.elements.end(),
                     [](const Element& element) { return element.role == "caption"; });
}

bool is_see_through(const PictureIr& picture) {
  return picture.pixels != nullptr && picture.pixels->facts().see_through;
}

// In the order of the deck's assets.
std::vector<std::string> logos_of(const LayoutContext& context) {
  std::set<std::string> slides;
  std::map<std::string, std::set<std::string>> on;  // slides, by asset
  for (const Slide& slide : context.deck.slides) {
    const std::string id = base_slide_id(slide.slide_id);
    slides.insert(id);
    for (const Element& element : slide.elements) {
      if (may_be_logo(element, context))
        on[asset_of(element)].insert(id);
    }
  }
  std::vector<std::string> logos;
  for (const Asset& asset : context.deck.assets) {
    const auto found = on.find(asset.asset_id);
    if (found == on.end() || found->second.size() < kLeastSlides ||
        found->second.size() * kOneOf < slides.size())
      continue;
    if (found->second.size() * kOneOfOpaque >= slides.size() ||
        is_see_through(*picture_of(asset.asset_id, context)))
      logos.push_back(asset.asset_id);
  }
  return logos;
}

bool contains(const std::vector<std::string>& all, const std::string& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

DeckLogos deck_logos(const LayoutContext& context) {
  DeckLogos logos{logos_of(context), {}};
  if (logos.assets.empty()) return logos;
  for (const Slide& slide : context.deck.slides) {
    const bool has =
        std::any_of(slide.elements.begin(), slide.elements.end(), [&](const Element& element) {
          return may_be_logo(element, context) && contains(logos.assets, asset_of(element));
        });
    if (!has) continue;
    logos.first_slide = base_slide_id(slide.slide_id);
    break;
  }
  return logos;
}

RepeatedLogos repeated_logos(const Slide& slide, const LayoutContext& context) {
  RepeatedLogos logos;
  if (context.deck.slides.size() < kLeastSlides || shows_pictures(slide)) return logos;
  for (const Element& element : slide.elements) {
    if (may_be_logo(element, context)) logos.elements.push_back(&element);
  }
  if (logos.empty()) return logos;
  const DeckLogos deck = context.logos == nullptr ? deck_logos(context) : *context.logos;
  // Twice on a slide it is content.
  std::map<std::string, int> times;
  for (const Element* element : logos.elements) ++times[asset_of(*element)];
  std::erase_if(logos.elements, [&](const Element* element) {
    return !contains(deck.assets, asset_of(*element)) || times[asset_of(*element)] > 1;
  });
  logos.assets = deck.assets;
  logos.first = deck.first_slide == base_slide_id(slide.slide_id);
  return logos;
}

Slide without(const Slide& slide, const RepeatedLogos& logos) {
  Slide out = slide;
  std::erase_if(out.elements, [&logos](const Element& element) {
    return std::any_of(logos.elements.begin(), logos.elements.end(),
                       [&](const Element* logo) { return logo->element_id == element.element_id; });
  });
  return out;
}

std::vector<Rect> logo_row(const RepeatedLogos& logos, const TextContext& text,
                           const LayoutContext& context, const Rect& safe) {
  Rect band;
  Emu end = safe.right();
  for (const char* type : {"ftr", "dt", "sldNum"}) {
    const templates::Placeholder* field = text.layout.find(type);
    if (field == nullptr || field->box.empty()) continue;
    band = bounding(band, field->box);
    const bool used = std::string_view(type) == "sldNum" ||
                      (std::string_view(type) == "dt" && !text.deck.date.empty());
    if (used && field->box.x > safe.x + safe.w / 2)
      end = std::min(end, field->box.x - emu_from_px(kGapPx));
  }
  if (band.empty() || band.y < safe.bottom() || to_px(band.h) < kLowestPx) return {};
  const double height = std::min(to_px(band.h), kHighestPx);
  std::vector<Size> sizes;
  double width = kGapPx * static_cast<double>(logos.assets.size() - 1);
  for (const std::string& asset : logos.assets) {
    const DisplaySize size = display_size(*picture_of(asset, context));
    if (size.width <= 0 || size.height <= 0) return {};
    const double scale = std::min(height / size.height, kWidestPx / size.width);
    sizes.push_back({emu_from_px(size.width * scale), emu_from_px(size.height * scale)});
    width += size.width * scale;
  }
  if (width > kRowShare * to_px(safe.w)) return {};
  std::vector<Rect> row;
  Emu x = end - emu_from_px(width);
  for (const Size& size : sizes) {
    row.push_back({x, band.y + (band.h - size.h) / 2, size.w, size.h});
    x += size.w + emu_from_px(kGapPx);
  }
  return row;
}

}  // namespace deckle::layout
