// The sections of a brand kit that place something: logo, spacing, and the rules for both and for
// colours and fonts.

#include <array>

#include "slidespec/validate/text_forms.h"
#include "templates/brand_reader.h"

namespace deckle::templates {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 6> kLogoKeys{"file",        "on_dark", "place",
                                                    "clear_space", "width",   "height"};
constexpr std::array<std::string_view, 4> kPlaces{"top-left", "top-right", "bottom-left",
                                                  "bottom-right"};
// left to bottom: what `deckle template extract` measured in the template; they set nothing.
constexpr std::array<std::string_view, 7> kSpacingKeys{"margin", "gutter", "paragraph", "left",
                                                       "top",    "right",  "bottom"};
constexpr std::array<std::string_view, 3> kRuleKeys{"fonts", "colors", "logo"};
constexpr std::array<std::string_view, 2> kAllowed{"any", "only"};
constexpr std::array<std::string_view, 2> kLogoOn{"every", "covers"};

// All ours, in px of a page that is 720 high: a logo that can be seen and leaves space for content,
// and margins and gutters between those that look like a mistake.
constexpr double kMaxClearSpace = 120;
constexpr double kMinWidth = 16, kMaxWidth = 480, kMinHeight = 12, kMaxHeight = 200;
constexpr double kMinMargin = 24, kMaxMargin = 120, kMinGutter = 8, kMaxGutter = 64;
constexpr double kMaxParagraph = 48;

void read_file(BrandReader& reader, const json& logo, const JsonPath& path, const char* key,
               BrandFile& out) {
  const std::string* file = reader.context().open_string(logo, path, key);
  if (file == nullptr) return;
  if (const Message flaw = asset_path_flaw(*file); !flaw.empty())
    return reader.context().error("invalid-value", {path, key}, in_quotes(*file) + " " + flaw,
                                  tr("name a file beside the brand kit, relative to it"));
  out = {*file, reader.place({path, key}), false};
}

// The words of kPlaces; kits of before have "_" for "-".
void read_place(BrandReader& reader, const json& logo, const JsonPath& path, BrandLogo& out) {
  const json* word = member_of(logo, "place");
  if (word == nullptr) return;
  json spelled = {{"place", *word}};
  if (word->is_string()) {
    std::string text = word->get<std::string>();
    std::replace(text.begin(), text.end(), '_', '-');
    if (std::find(kPlaces.begin(), kPlaces.end(), text) != kPlaces.end()) spelled["place"] = text;
  }
  if (const auto corner = reader.context().open_choice(spelled, path, "place", kPlaces))
    out.place = static_cast<LogoCorner>(*corner);
}

void read_length(BrandReader& reader, const json& object, const JsonPath& path, const char* key,
                 double min, double max, std::optional<double>& out) {
  if (const auto value = reader.context().open_number(object, path, key, min, max)) out = value;
}

}  // namespace

void read_logo(BrandReader& reader, const json& logo, const JsonPath& path, BrandLogo& out) {
  reader.check_keys(logo, path, kLogoKeys);
  read_file(reader, logo, path, "file", out.file);
  read_file(reader, logo, path, "on_dark", out.on_dark);
  read_place(reader, logo, path, out);
  out.clear_space = reader.context()
                        .open_number(logo, path, "clear_space", 0, kMaxClearSpace)
                        .value_or(out.clear_space);
  read_length(reader, logo, path, "width", kMinWidth, kMaxWidth, out.width);
  read_length(reader, logo, path, "height", kMinHeight, kMaxHeight, out.height);
}

void read_spacing(BrandReader& reader, const json& spacing, const JsonPath& path,
                  BrandSpacing& out) {
  reader.check_keys(spacing, path, kSpacingKeys);
  read_length(reader, spacing, path, "margin", kMinMargin, kMaxMargin, out.margin);
  read_length(reader, spacing, path, "gutter", kMinGutter, kMaxGutter, out.gutter);
  read_length(reader, spacing, path, "paragraph", 0, kMaxParagraph, out.paragraph);
}

void read_rules(BrandReader& reader, const json& rules, const JsonPath& path, BrandRules& out) {
  reader.check_keys(rules, path, kRuleKeys);
  if (const auto word = reader.context().open_choice(rules, path, "fonts", kAllowed))
    out.fonts = static_cast<Allowed>(*word);
  if (const auto word = reader.context().open_choice(rules, path, "colors", kAllowed))
    out.colors = static_cast<Allowed>(*word);
  if (const auto word = reader.context().open_choice(rules, path, "logo", kLogoOn))
    out.logo = static_cast<LogoOn>(*word);
}

}  // namespace deckle::templates
