#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

#include "slidespec/core/color.h"
#include "slidespec/diag/nearest_name.h"
#include "slidespec/json/json_document.h"
#include "slidespec/json/json_path.h"
#include "slidespec/validate/deliver.h"
#include "slidespec/validate/spec_context.h"
#include "slidespec/validate/text_forms.h"
#include "templates/messages/tr.h"
#include "templates/theme/theme.h"
#include "templates/theme/theme_forms.h"

namespace deckle::templates {

namespace {

using nlohmann::json;
using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 15> kKeys{"theme", "name",    "about", "colors",  "contrast",
                                                 "fonts", "sizes",   "page",  "cover",   "section",
                                                 "quote", "closing", "cards", "markers", "texts"};
constexpr std::array<std::string_view, 2> kAboutKeys{"en", "ko"};
constexpr std::array<std::string_view, 2> kFontRoles{"heading", "body"};
constexpr std::array<std::string_view, 3> kFontSlots{"latin", "ea", "cs"};
constexpr std::array<std::string_view, 2> kSizeKeys{"title", "body"};
constexpr std::array<std::string_view, 5> kPageKeys{"band", "title", "title_color", "mark", "foot"};
constexpr std::array<std::string_view, 2> kCardKeys{"form", "corner"};
constexpr std::array<std::string_view, 2> kTextKeys{"message", "sources"};
constexpr std::array<std::string_view, 4> kDarkNames{"ink", "accent1", "accent3", "accent4"};
constexpr std::array<std::string_view, 2> kTitleColors{"ink", "accent1"};
constexpr std::array<std::string_view, 6> kMarkColors{"accent1", "accent2", "accent3",
                                                      "accent4", "accent5", "accent6"};

// LF_FACESIZE of Windows is 32 with the final zero; some families of other systems are longer.
constexpr std::size_t kLongestFace = 64;
// docs/design.md, decision 3: the minimum of titles and of body text.
constexpr double kMinTitlePt = 24, kMaxTitlePt = 40, kMinBodyPt = 15, kMaxBodyPt = 32;
constexpr std::size_t kMostSizes = 6;
constexpr double kMaxCornerPt = 24;
constexpr double kMinContrast = 4.5, kMaxContrast = 7;  // WCAG 2.1, 1.4.3 and 1.4.6

// Text on what is behind it.
struct Pair {
  const char* text;
  const char* behind;
};
constexpr Pair kPairs[] = {{"ink", "paper"},     {"ink", "light"},     {"muted", "paper"},
                           {"muted", "light"},   {"accent1", "paper"}, {"accent1", "light"},
                           {"warning", "paper"}, {"warning", "light"}, {"good", "paper"},
                           {"good", "light"}};

class Reader {
 public:
  Reader(const JsonDocument& document, DiagnosticSink& sink) : context_(document, sink) {}

  void read(const json& root, Theme& theme) {
    const JsonPath top;
    if (!root.is_object()) return context_.wrong_type(top, root, tr("an object"));
    const auto version = root.find("theme");
    if (version == root.end() || !version->is_number_integer() || *version != 1)
      context_.error("theme", top, tr("this is not a theme of version 1"),
                     tr("begin it with \"theme\": 1"));
    check_keys(root, top, kKeys);
    read_name(root, top, theme);
    read_about(root, top, theme);
    if (const json* colors = section(root, top, "colors"))
      read_colors(*colors, {top, "colors"}, theme);
    read_number(root, top, "contrast", kMinContrast, kMaxContrast, theme.contrast);
    if (const json* fonts = section(root, top, "fonts")) read_fonts(*fonts, {top, "fonts"}, theme);
    if (const json* sizes = section(root, top, "sizes")) read_sizes(*sizes, {top, "sizes"}, theme);
    read_forms(root, top, theme);
    read_markers(root, top, theme);
  }

  void check_contrast(const Theme& theme) {
    const JsonPath top;
    const JsonPath colors(top, "colors");
    for (const Pair& pair : kPairs) check_pair(theme, {colors, pair.text}, pair.text, pair.behind);
    // Text on the dark is in ink or paper, whichever is read better.
    const std::uint32_t dark = theme.color("dark");
    const bool ink =
        contrast_ratio(theme.color("ink"), dark) > contrast_ratio(theme.color("paper"), dark);
    const char* on_dark = ink ? "ink" : "paper";
    const std::string at = theme.dark_as.empty() ? "dark" : theme.dark_as;
    check_pair(theme, {colors, at}, on_dark, "dark");
  }

  [[nodiscard]] LeftOut left_out() const { return left_out_by(context_); }

 private:
  void check_pair(const Theme& theme, const JsonPath& at, const char* text, const char* behind) {
    const std::uint32_t rgb = theme.color(text), background = theme.color(behind);
    const double contrast = contrast_ratio(rgb, background);
    if (contrast >= theme.contrast) return;
    context_.warning(
        "theme-contrast", at,
        tr("{} {:06X} on {} {:06X} has a contrast of {:.2f}; text needs at least {}", text, rgb,
           behind, background, contrast, theme.contrast),
        tr("choose colours that are farther apart: text in {} is set on {}", text, behind));
  }

  void check_keys(const json& object, const JsonPath& path, Names known) {
    for (auto it = object.begin(); it != object.end(); ++it) {
      if (std::find(known.begin(), known.end(), it.key()) != known.end()) continue;
      context_.warning("unknown-key", {path, it.key()},
                       tr("unknown key {} in {} is ignored", in_quotes(it.key()), path.subject()),
                       nearest_hint(it.key(), known), At::Key);
    }
  }

  const json* section(const json& object, const JsonPath& path, std::string_view key) {
    const auto found = object.find(std::string(key));
    if (found == object.end()) return nullptr;
    if (found->is_object()) return &*found;
    context_.wrong_type({path, key}, *found, tr("an object"));
    return nullptr;
  }

  void read_name(const json& root, const JsonPath& top, Theme& theme) {
    const std::string* name = context_.open_string(root, top, "name");
    if (name == nullptr) return;
    const bool plain =
        !name->empty() && name->size() <= kLongestFace &&
        std::all_of(name->begin(), name->end(), [](char c) {
          return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
        });
    if (plain) {
      theme.id = *name;
      return;
    }
    context_.error("invalid-value", {top, "name"},
                   tr("{} is not a name of a theme", in_quotes(*name)),
                   tr("write small letters, digits, - and _, as in 'midnight'"));
  }

  void read_about(const json& root, const JsonPath& top, Theme& theme) {
    const auto found = root.find("about");
    if (found == root.end()) return;
    if (found->is_string()) {
      theme.about = theme.about_korean = found->get<std::string>();
    } else if (const json* about = section(root, top, "about")) {
      const JsonPath path(top, "about");
      check_keys(*about, path, kAboutKeys);
      if (const std::string* text = context_.open_string(*about, path, "en")) theme.about = *text;
      if (const std::string* text = context_.open_string(*about, path, "ko"))
        theme.about_korean = *text;
    }
  }

  static bool read_hex(const json& value, std::uint32_t& rgb) {
    std::string text = value.is_string() ? value.get<std::string>() : std::string();
    if (text.starts_with('#')) text.erase(0, 1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), rgb, 16);
    return error == std::errc{} && end == text.data() + text.size() && text.size() == 6;
  }

  void read_colors(const json& colors, const JsonPath& path, Theme& theme) {
    const std::vector<std::string>& names = theme_color_names();
    const std::vector<std::string_view> known(names.begin(), names.end());
    check_keys(colors, path, known);
    for (const std::string& name : names) {
      const auto found = colors.find(name);
      if (found == colors.end()) continue;
      std::uint32_t rgb = 0;
      if (read_hex(*found, rgb)) {
        theme.colors[name] = rgb;
        if (name == "dark") theme.dark_as.clear();
      } else if (name == "dark" && found->is_string()) {
        if (const auto choice = context_.open_choice(colors, path, "dark", kDarkNames))
          theme.dark_as = kDarkNames[*choice];
      } else {
        context_.wrong_type({path, name}, *found, tr("six hex digits such as '1C2530'"));
      }
    }
    if (!theme.dark_as.empty()) theme.colors["dark"] = theme.color(theme.dark_as);
  }

  void read_number(const json& object, const JsonPath& path, const char* key, double min,
                   double max, double& value) {
    if (const auto read = context_.open_number(object, path, key, min, max)) value = *read;
  }

  void read_fonts(const json& fonts, const JsonPath& path, Theme& theme) {
    check_keys(fonts, path, kFontRoles);
    for (const std::string_view role : kFontRoles) {
      const json* faces = section(fonts, path, role);
      if (faces == nullptr) continue;
      const JsonPath at(path, role);
      check_keys(*faces, at, kFontSlots);
      FontFaces& target = role == "heading" ? theme.heading : theme.body;
      read_face(*faces, at, "latin", target.latin);
      read_face(*faces, at, "ea", target.ea);
      read_face(*faces, at, "cs", target.cs);
    }
  }

  void read_face(const json& faces, const JsonPath& path, const char* slot, std::string& face) {
    const std::string* name = context_.open_string(faces, path, slot);
    if (name == nullptr) return;
    if (is_blank(*name) || name->size() > kLongestFace || name->starts_with('+') ||
        name->find_first_of("\n\t\v") != std::string::npos) {
      return context_.error("invalid-value", {path, slot},
                            tr("{} is not a typeface name", in_quotes(*name)),
                            tr("write the family's name, as in 'Malgun Gothic'"));
    }
    face = *name;
  }

  void read_sizes(const json& sizes, const JsonPath& path, Theme& theme) {
    check_keys(sizes, path, kSizeKeys);
    read_number(sizes, path, "title", kMinTitlePt, kMaxTitlePt, theme.title_size);
    const auto found = sizes.find("body");
    if (found == sizes.end()) return;
    std::vector<double> body;
    bool sound = found->is_array() && !found->empty() && found->size() <= kMostSizes;
    for (std::size_t i = 0; sound && i < found->size(); ++i) {
      const json& value = (*found)[i];
      sound = value.is_number() && value >= kMinBodyPt && value <= kMaxBodyPt &&
              (body.empty() || value < body.back());
      if (sound) body.push_back(value.get<double>());
    }
    if (sound) {
      theme.body_sizes = std::move(body);
      return;
    }
    context_.wrong_type({path, "body"}, *found,
                        tr("one to {} sizes from {} down to {} pt, each smaller than the one "
                           "before it",
                           kMostSizes, kMaxBodyPt, kMinBodyPt));
  }

  template <typename Form>
  void read_form(const json& object, const JsonPath& path, const char* key, Names names,
                 Form& form) {
    if (const auto choice = context_.open_choice(object, path, key, names))
      form = static_cast<Form>(*choice);
  }

  void read_forms(const json& root, const JsonPath& top, Theme& theme) {
    if (const json* page = section(root, top, "page")) {
      const JsonPath path(top, "page");
      check_keys(*page, path, kPageKeys);
      read_form(*page, path, "band", kBandNames, theme.band);
      read_form(*page, path, "title", kTitleRuleNames, theme.title_rule);
      read_form(*page, path, "foot", kFootRuleNames, theme.foot_rule);
      if (const auto choice = context_.open_choice(*page, path, "title_color", kTitleColors))
        theme.title_color = kTitleColors[*choice];
      if (const auto choice = context_.open_choice(*page, path, "mark", kMarkColors))
        theme.mark = kMarkColors[*choice];
    }
    read_form(root, top, "cover", kCoverNames, theme.cover);
    read_form(root, top, "section", kSectionNames, theme.section);
    read_form(root, top, "quote", kQuoteNames, theme.quote);
    read_form(root, top, "closing", kClosingNames, theme.closing);
    if (const json* cards = section(root, top, "cards")) {
      const JsonPath path(top, "cards");
      check_keys(*cards, path, kCardKeys);
      read_form(*cards, path, "form", kCardNames, theme.cards);
      read_number(*cards, path, "corner", 0, kMaxCornerPt, theme.corner);
    }
    if (const json* texts = section(root, top, "texts")) {
      const JsonPath path(top, "texts");
      check_keys(*texts, path, kTextKeys);
      read_form(*texts, path, "message", kMessageNames, theme.message);
      read_form(*texts, path, "sources", kSourceNames, theme.sources);
    }
  }

  void read_markers(const json& root, const JsonPath& top, Theme& theme) {
    const auto found = root.find("markers");
    if (found == root.end()) return;
    const JsonPath path(top, "markers");
    const auto is_marker = [](const json& value) {
      constexpr std::size_t kLongestCharacter = 4;  // of UTF-8
      if (!value.is_string()) return false;
      const std::string text = value.get<std::string>();
      const auto lead = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
      return !is_blank(text) && text.size() <= kLongestCharacter &&
             static_cast<unsigned char>(text.front()) >= 0x21 &&
             std::count_if(text.begin(), text.end(), lead) == 1;
    };
    if (!found->is_array() || found->empty() || found->size() > kThemeLevels ||
        !std::all_of(found->begin(), found->end(), is_marker))
      return context_.wrong_type(
          path, *found,
          tr("one to {} single characters, one for each level of a list", kThemeLevels));
    // Deeper levels begin again.
    for (std::size_t i = 0; i < kThemeLevels; ++i)
      theme.markers[i] = (*found)[i % found->size()].get<std::string>();
  }

  SpecContext context_;
};

}  // namespace

std::optional<Theme> read_theme(std::string_view json, const std::string& name,
                                DiagnosticSink& sink, const Limits& limits) {
  DiagnosticSink found;
  LeftOut left_out;
  Theme theme = theme_like_default();
  if (const auto document = JsonDocument::read(json, name, found, limits, Limit::BrandBytes)) {
    Reader reader(*document, found);
    reader.read(document->root(), theme);
    reader.check_contrast(theme);
    left_out = reader.left_out();
  }
  if (!deliver(std::move(found), left_out, name, sink)) return std::nullopt;
  return theme;
}

}  // namespace deckle::templates
