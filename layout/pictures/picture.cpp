#include "layout/pictures/picture.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "layout/messages/tr.h"
#include "layout/pictures/photograph.h"
#include "layout/pictures/picture_words.h"
#include "layout/text/tones.h"
#include "slidespec/icons/icon.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/picture_placement.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr double kPhotograph = 2.0 / 3.0;  // height over width of 35 mm film
// The missing picture's box: plain colours, readable on any theme (7.3 : 1).
constexpr std::uint32_t kGrey = 0xD9D9D9, kDark = 0x404040;
constexpr std::array<double, 4> kSizesPt{12, 11, 10, 9};
constexpr double kFramePt = 1;
constexpr const char *kCircle = "ellipse", *kRect = "rect";

// A round picture is a circle, but for one in an exact box.
void make_square(ElementIr& element) {
  const Emu side = std::min(element.box.w, element.box.h);
  const auto before = [](auto place, auto first, auto last, Emu free) {
    return place == first ? Emu(0) : place == last ? free : free / 2;
  };
  element.box.x += before(element.fit.align, Align::Left, Align::Right, element.box.w - side);
  element.box.y += before(element.fit.anchor, Anchor::Top, Anchor::Bottom, element.box.h - side);
  element.box.w = element.box.h = side;
}

const Asset* find_asset(const Deck& deck, const std::string& asset_id) {
  const auto found =
      std::find_if(deck.assets.begin(), deck.assets.end(),
                   [&asset_id](const Asset& asset) { return asset.asset_id == asset_id; });
  return found == deck.assets.end() ? nullptr : &*found;
}

// The name of a picture without a description: its file, else its asset.
std::string name_of(const Deck& deck, const std::string& asset_id) {
  const Asset* asset = find_asset(deck, asset_id);
  if (asset == nullptr || asset->file_id.empty()) return asset_id;
  return asset->file_id.substr(asset->file_id.rfind('/') + 1);
}

bool blank(const std::string& text) {
  return text.find_first_not_of(" \t\n\v") == std::string::npos;
}

void describe(const ImageContent& image, const Deck& deck, ElementIr& out) {
  if (!image.alt_text)
    out.alt_text = name_of(deck, image.asset_id);
  else if (blank(*image.alt_text))
    out.decorative = true;
  else
    out.alt_text = *image.alt_text;
}

void frame(const TextContext& text, const ElementStyle& style, ElementIr& out) {
  const auto paint = [&text](const std::string& authored) -> FillIr {
    if (authored == "none") return {FillIr::Kind::None, {}};
    return {FillIr::Kind::Solid, templates::resolve_color(text.layout, authored)};
  };
  if (style.fill) out.fill = paint(*style.fill);
  if (!style.line && !style.line_width_pt) return;
  out.line.fill = paint(style.line.value_or("tx1"));
  out.line.width_pt = style.line_width_pt.value_or(kFramePt);
}

// ECMA-376 Part 1, 19.7.10: "pic" takes a picture, an object placeholder any content.
bool takes_picture(const templates::Placeholder& placeholder) {
  return placeholder.type == "pic" || placeholder.type.empty() || placeholder.type == "obj";
}

// A grey box with the description in it; solve_picture() sets the text size.
void show_alt_text(const TextContext& text, ElementIr& out) {
  out.fill = {FillIr::Kind::Solid, {"", kGrey}};
  if (out.alt_text.empty()) return;
  Slot plain;
  ParagraphIr paragraph = plain_paragraph(text, out.alt_text, *slot_text(text, plain));
  paragraph.style.bullet = {};
  paragraph.style.margin_left = paragraph.style.indent = Emu(0);
  paragraph.style.space_before = paragraph.style.space_after = {};
  paragraph.style.align = Align::Center;
  for (RunIr& run : paragraph.runs) run.style.color = {"", kDark};
  paragraph.end.color = {"", kDark};
  out.text.paragraphs = {std::move(paragraph)};
  out.text.anchor = Anchor::Middle;
}

// An icon has the accent, or the colour of its style; in an exact box it is as large as that.
void style_icon(const TextContext& text, const Element& element, std::string_view name,
                ElementIr& out) {
  out.shape = std::string(kIconShape) + std::string(name);
  const std::string* authored = icon_color(element);
  out.fill = {FillIr::Kind::Solid, authored != nullptr
                                       ? templates::resolve_color(text.layout, *authored)
                                       : tones_of(text).accent};
  out.line = {{FillIr::Kind::None, {}}, 0};
  if (!std::get<ImageContent>(element.content).alt_text) out.alt_text = icon_words(name);
  if (!element.box) return;
  PictureIr enlarged = *out.picture;
  enlarged.width = enlarged.height =
      std::max({enlarged.width, to_px(element.box->w), to_px(element.box->h)});
  out.picture = std::make_shared<const PictureIr>(std::move(enlarged));
}

void style_outline(const Element& element, ElementIr& out) {
  if (has_word(element, kRounded)) out.shape = "roundRect";
  if (!has_word(element, kRound)) return;
  out.shape = kCircle;
  if (!out.fit.crop) out.fit.crop = Crop::Cover;
}

}  // namespace

void style_picture(const TextContext& text, const Slot& slot, const Element& element,
                   const LayoutContext& context, ElementIr& out, DiagnosticSink&) {
  const auto& image = std::get<ImageContent>(element.content);
  out.data = std::make_shared<const ElementContent>(element.content);
  out.fit.crop = image.crop;
  if (element.style.align && *element.style.align != Align::Justify)
    out.fit.align = *element.style.align;
  // Beside a column of text a picture is aligned with its top.
  const bool column = slot.role == SlotRole::Left || slot.role == SlotRole::Right;
  out.fit.anchor = element.style.anchor.value_or(column ? Anchor::Top : Anchor::Middle);
  describe(image, context.deck, out);
  const LoadedAsset* loaded = nullptr;
  if (context.assets != nullptr) {
    const auto found = context.assets->find(image.asset_id);
    if (found != context.assets->end()) loaded = &found->second;
  }
  if (loaded == nullptr || loaded->picture == nullptr) {
    out.missing_asset = loaded == nullptr ? tr("it was not loaded") : loaded->missing;
    if (loaded != nullptr) out.missing_limit = loaded->limit;
    show_alt_text(text, out);
    return;
  }
  out.picture = loaded->picture;
  const Asset* asset = find_asset(context.deck, image.asset_id);
  if (asset != nullptr && asset->kind == Asset::Kind::Generated)
    return style_icon(text, element, icon_name_of(asset->file_id), out);
  style_outline(element, out);
  frame(text, element.style, out);
  if (slot.placeholder != nullptr && takes_picture(*slot.placeholder)) {
    const templates::Placeholder& p = *slot.placeholder;
    out.placeholder = PlaceholderRef{p.type, p.idx, p.name, p.box, p.text};
  }
}

bool is_round(const ElementIr& element) {
  return element.type == ElementType::Image && !element.origin && element.shape == kCircle;
}

bool make_round(ElementIr& element) {
  if (element.picture == nullptr || element.pinned || element.fit.crop || element.shape != kRect ||
      !may_be_cropped(*element.picture))
    return false;
  element.shape = kCircle;
  element.fit.crop = Crop::Cover;
  return true;
}

const std::string* icon_color(const Element& element) {
  const std::optional<std::string>& color =
      element.style.color ? element.style.color : element.style.fill;
  return color && *color != "none" ? &*color : nullptr;
}

void solve_picture(ElementIr& element, const measure::TextEngine& engine) {
  keep_whole(element);
  if (is_round(element) && !element.pinned) make_square(element);
  if (element.missing_asset.empty() || element.alt_text.empty()) return;
  if (element.text.paragraphs.size() != 1) return;
  ParagraphIr& paragraph = element.text.paragraphs.front();
  if (paragraph.runs.empty()) {
    RunIr run;
    run.text = element.alt_text;
    run.style = paragraph.end;
    paragraph.runs.push_back(std::move(run));
  }
  const Insets& insets = element.text.insets;
  const double width = to_pt(element.box.w - insets.left - insets.right);
  const double height = to_pt(element.box.h - insets.top - insets.bottom);
  for (const double size : kSizesPt) {
    set_size(paragraph, size);
    if (width < size) break;
    const measure::LaidOutText laid = engine.lay_out(element.text, width, {});
    if (laid.height <= height && laid.width <= width) {
      element.min_font_pt = std::min(element.min_font_pt, size);
      return;
    }
  }
  paragraph.runs.clear();
}

double picture_aspect(const ElementIr& element) {
  if (is_round(element)) return 1;
  if (element.picture == nullptr) return kPhotograph;
  const DisplaySize size = display_size(*element.picture);
  return size.width > 0 && size.height > 0 ? size.height / size.width : kPhotograph;
}

}  // namespace deckle::layout
