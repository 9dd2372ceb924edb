#include "layout/text/tones.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "layout/text/contrast.h"
#include "layout/text/hsv.h"
#include "templates/template.h"

namespace deckle::layout {
namespace {

// Ours: white has a contrast of 7 and more on a dark colour, and black on a light one.
constexpr double kPanelContrast = 7;
// Ours: a lighter colour, made so dark, is another one.
constexpr double kHueContrast = 2.5;
// Ours: a card is seen on the page, but is not heavier than its text.
constexpr double kMaxCardContrast = 1.3, kMinCardContrast = 1.04;
constexpr double kCardShare = 0.08;      // of the accent in the background, where the theme has no light colour
// Of the text colour in the background; also where the background is no single colour.
constexpr double kHairlineShare = 0.18, kHairlineOnOthersShare = 0.4;

constexpr std::uint32_t kWhite = 0xFFFFFF, kBlack = 0x000000;
// A red for themes without one; ours: 5.4 : 1 on white.
constexpr std::uint32_t kRed = 0xC0392B;

bool is_red(std::uint32_t rgb) {
  constexpr double kMaxOrange = 16, kMinPink = 345;  // degrees of hue that are called red
  constexpr double kMinSaturation = 0.5, kMinValue = 0.5;
  const Hsv c = hsv_of(rgb);
  return (c.hue <= kMaxOrange || c.hue >= kMinPink) && c.saturation >= kMinSaturation &&
         c.value >= kMinValue;
}

bool is_dark(const Color& color) { return contrast_ratio(color.rgb, kWhite) >= kPanelContrast; }

// The name of the theme's colour with this value.
std::optional<Color> named(const templates::Layout& layout, std::uint32_t rgb) {
  for (const char* name : {"tx2", "accent1", "tx1", "bg2", "accent2", "accent3", "accent4",
                           "accent5", "accent6", "bg1"}) {
    const Color color = templates::resolve_color(layout, name);
    if (color.rgb == rgb) return color;
  }
  return std::nullopt;
}

// Black heads and panels look foreign in a theme of colours.
bool is_black(const Color& color) {
  constexpr double kMost = 0.01;  // ours, of luminance: 1A1A1A
  return relative_luminance(color.rgb) <= kMost;
}

bool has_hue(const Color& color) {
  constexpr double kLeast = 0.2;  // ours, of saturation: greys of themes have less
  return hsv_of(color.rgb).saturation >= kLeast && !is_black(color);
}

// As dark as a panel is, with the hue of the colour.
Color darkened(const Color& color) {
  constexpr int kSteps = 20;
  for (int step = 0; step < kSteps; ++step) {
    const Color tried{{}, mixed_color(color.rgb, kBlack, static_cast<double>(step) / kSteps)};
    if (is_dark(tried)) return tried;
  }
  return {{}, kBlack};
}

// The cover's background where it is dark, so that cover, closing and panels share it; else the
// first dark colour of the theme, and black only where it has no hue at all.
Color dark_of(const TextContext& context) {
  if (context.t.theme != nullptr) return theme_color(context, "dark");
  const templates::LayoutChoice cover = templates::choose_layout(context.t, "title_center");
  if (cover.layout != nullptr && is_dark({{}, cover.layout->background_rgb})) {
    if (auto color = named(context.layout, cover.layout->background_rgb)) return *color;
  }
  for (const char* name : {"tx2", "accent1", "bg2"}) {
    const Color color = templates::resolve_color(context.layout, name);
    if (is_dark(color) && !is_black(color)) return color;
  }
  for (const char* name : {"tx2", "accent1"}) {
    const Color color = templates::resolve_color(context.layout, name);
    if (has_hue(color) && contrast_ratio(color.rgb, kWhite) >= kHueContrast) return darkened(color);
  }
  for (const char* name : {"tx1", "tx2", "bg2", "bg1"}) {
    const Color color = templates::resolve_color(context.layout, name);
    if (is_dark(color)) return color;
  }
  return {{}, mixed_color(templates::resolve_color(context.layout, "accent1").rgb, kBlack, 0.6)};
}

Color light_of(const TextContext& context) {
  if (context.t.theme != nullptr) return theme_color(context, "light");
  const std::uint32_t background = context.layout.background_rgb;
  if (contrast_ratio(background, kBlack) < kPanelContrast) {
    // On a dark background cards are as light as the theme's lightest colour.
    const Color a = templates::resolve_color(context.layout, "tx1");
    const Color b = templates::resolve_color(context.layout, "bg1");
    const Color& lighter = relative_luminance(a.rgb) > relative_luminance(b.rgb) ? a : b;
    return contrast_ratio(lighter.rgb, kBlack) >= kPanelContrast ? lighter : Color{{}, kWhite};
  }
  const Color second = templates::resolve_color(context.layout, "bg2");
  const double contrast = contrast_ratio(second.rgb, background);
  if (contrast >= kMinCardContrast && contrast <= kMaxCardContrast) return second;
  return {{}, mixed_color(background, templates::resolve_color(context.layout, "accent1").rgb, kCardShare)};
}

}  // namespace

Color warning_hue(const TextContext& context) {
  if (context.t.theme != nullptr) return theme_color(context, "warning");
  const templates::Layout& layout = context.layout;
  for (const char* name : {"accent2", "accent3", "accent4", "accent5", "accent6", "accent1"}) {
    const Color color = templates::resolve_color(layout, name);
    if (is_red(color.rgb)) return color;
  }
  return {{}, kRed};
}

Color accent_text_on(const TextContext& context, std::uint32_t background) {
  return legible_on(templates::resolve_color(context.layout, "accent1"), background,
                    text_contrast(context));
}

Color legible_on(const Color& wanted, std::uint32_t background, double contrast) {
  if (contrast_ratio(wanted.rgb, background) >= contrast) return wanted;
  const std::uint32_t end =
      contrast_ratio(kWhite, background) > contrast_ratio(kBlack, background) ? kWhite : kBlack;
  constexpr int kSteps = 20;
  for (int step = 1; step <= kSteps; ++step) {
    const std::uint32_t tried = mixed_color(wanted.rgb, end, static_cast<double>(step) / kSteps);
    if (contrast_ratio(tried, background) >= contrast) return {{}, tried};
  }
  return {{}, end};
}

double text_contrast(const TextContext& context) {
  return context.t.theme != nullptr ? context.t.theme->contrast : kMinContrast;
}

Color theme_color(const TextContext& context, std::string_view token) {
  const templates::Theme& theme = *context.t.theme;
  if (token == "dark" && !theme.dark_as.empty()) return theme_color(context, theme.dark_as);
  constexpr std::array<std::pair<std::string_view, const char*>, 4> kSlots{
      {{"ink", "tx1"}, {"paper", "bg1"}, {"muted", "tx2"}, {"light", "bg2"}}};
  for (const auto& [name, slot] : kSlots) {
    if (token == name) return templates::resolve_color(context.layout, slot);
  }
  if (token.starts_with("accent"))
    return templates::resolve_color(context.layout, std::string(token));
  return {{}, theme.color(token)};
}

Tones tones_of(const TextContext& context) {
  const std::uint32_t background = context.layout.background_rgb;
  const double least = text_contrast(context);
  Tones tones;
  tones.dark = dark_of(context);
  tones.on_dark = legible_on(readable_on(context, tones.dark.rgb), tones.dark.rgb, least);
  tones.light = light_of(context);
  tones.on_light = legible_on(readable_on(context, tones.light.rgb), tones.light.rgb, least);
  const Color accent = templates::resolve_color(context.layout, "accent1");
  const Color warning = warning_hue(context);
  // Of background and card the one that leaves less contrast decides.
  const bool light_page =
      context.t.theme != nullptr || contrast_ratio(background, kBlack) >= kPanelContrast;
  const std::uint32_t surface = light_page ? tones.light.rgb : background;
  tones.accent = legible_on(legible_on(accent, surface, least), background, least);
  tones.warning = legible_on(legible_on(warning, surface, least), background, least);
  tones.accent_on_dark = legible_on(templates::resolve_color(context.layout, context.t.mark),
                                    tones.dark.rgb, least);
  tones.warning_on_dark = legible_on(warning, tones.dark.rgb, least);
  const PaintIr::Kind page = context.layout.background.kind;
  const bool plain = page == PaintIr::Kind::Solid || page == PaintIr::Kind::None;
  tones.hairline = {{}, mixed_color(background, context.layout.text_rgb,
                                    plain ? kHairlineShare : kHairlineOnOthersShare)};
  return tones;
}

}  // namespace deckle::layout
