#include "templates/brand_kit.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <utility>

#include "ooxml/drawing/color.h"
#include "slidespec/json/json_document.h"
#include "slidespec/json/json_path.h"
#include "slidespec/json/json_writer.h"
#include "slidespec/validate/deliver.h"
#include "slidespec/validate/spec_context.h"
#include "slidespec/validate/text_forms.h"
#include "templates/brand_reader.h"
#include "templates/messages/tr.h"

namespace deckle::templates {

namespace {

using nlohmann::json;
using Names = std::span<const std::string_view>;

// "template" has what deckle template extract found out about the template; it is not applied.
constexpr std::array<std::string_view, 8> kKeys{"brand", "name",    "colors", "fonts",
                                                "logo",  "spacing", "rules",  "template"};
constexpr std::array<std::string_view, 8> kColorNames{"ink",     "paper",   "accent1", "accent2",
                                                      "accent3", "accent4", "accent5", "accent6"};
constexpr std::array<std::string_view, 2> kFontRoles{"heading", "body"};
constexpr std::array<std::string_view, 4> kFontSlots{"latin", "ea", "cs", "scripts"};

// WCAG 2.1 AA for text; below it, decks cannot be read.
constexpr double kTextContrast = 4.5;
// LF_FACESIZE of Windows is 32 with the final zero; some families of other systems are longer.
constexpr std::size_t kLongestFace = 64;
constexpr std::size_t kLongestName = 120;  // ours: it is read aloud on every slide

class Reader {
 public:
  Reader(const JsonDocument& document, DiagnosticSink& sink) : reader_(document, sink) {}

  void read(const json& root, BrandKit& kit) {
    const JsonPath top;
    if (!root.is_object()) return context_.wrong_type(top, root, tr("an object"));
    check_keys(root, top, kKeys);
    read_name(root, top, kit);
    if (const json* colors = section(root, top, "colors"))
      read_colors(*colors, {top, "colors"}, kit);
    if (const json* fonts = section(root, top, "fonts", fonts_example))
      read_fonts(*fonts, {top, "fonts"}, kit);
    if (const json* logo = section(root, top, "logo"))
      read_logo(reader_, *logo, {top, "logo"}, kit.logo);
    if (const json* spacing = section(root, top, "spacing"))
      read_spacing(reader_, *spacing, {top, "spacing"}, kit.spacing);
    if (const json* rules = section(root, top, "rules"))
      read_rules(reader_, *rules, {top, "rules"}, kit.rules);
    static_cast<void>(section(root, top, "template"));
  }

  void require_version(const json& root) {
    if (!root.is_object()) return;
    const auto version = root.find("brand");
    if (version != root.end() && version->is_number_integer() && *version == 1) return;
    context_.error("brand-kit", JsonPath(), tr("this is not a brand kit of version 1"),
                   tr("begin it with \"brand\": 1"));
  }

  void check_contrast(const BrandKit& kit) {
    const auto color = [&](const char* name, std::uint32_t otherwise) {
      const auto found = kit.colors.find(name);
      return found == kit.colors.end() ? otherwise : found->second;
    };
    const JsonPath top;
    const JsonPath colors(top, "colors");
    const std::uint32_t paper = color("paper", 0xFFFFFF);
    for (const char* name : {"ink", "accent1"}) {
      const auto found = kit.colors.find(name);
      if (found == kit.colors.end() || contrast_ratio(found->second, paper) >= kTextContrast)
        continue;
      context_.warning(
          "brand-contrast", {colors, name},
          tr("{} {:06X} on paper {:06X} has a contrast of {:.2f}; text needs at least {}", name,
             found->second, paper, contrast_ratio(found->second, paper), kTextContrast),
          tr("choose a darker or lighter colour: text in ink is set on paper, and text in paper on "
             "accent1"));
    }
  }

  [[nodiscard]] LeftOut left_out() const { return left_out_by(context_); }

 private:
  static std::string faces_example(const json& value) {
    const auto* name = value.get_ptr<const std::string*>();
    const bool is_name = name != nullptr && !is_blank(*name) && name->size() <= kLongestFace;
    return fmt::format(R"({{"latin": {}}})", json_string(is_name ? *name : "…"));
  }

  static std::string fonts_example(const json& value) {
    const std::string faces = faces_example(value);
    return fmt::format(R"({{"heading": {}, "body": {}}})", faces, faces);
  }

  void check_keys(const json& object, const JsonPath& path, Names known) {
    reader_.check_keys(object, path, known);
  }

  const json* section(const json& object, const JsonPath& path, std::string_view key,
                      std::string (*example)(const json& value) = nullptr) {
    return reader_.section(object, path, key, example);
  }

  void read_name(const json& root, const JsonPath& top, BrandKit& kit) {
    const std::string* name = context_.open_string(root, top, "name");
    if (name == nullptr) return;
    if (is_blank(*name) || name->size() > kLongestName) {
      return context_.error("invalid-value", {top, "name"},
                            tr("{} is not the name of a brand", in_quotes(*name)),
                            tr("write a name of at most {} bytes, as it is to be read aloud where "
                               "the logo is",
                               kLongestName));
    }
    kit.name = *name;
  }

  void read_colors(const json& colors, const JsonPath& path, BrandKit& kit) {
    check_keys(colors, path, kColorNames);
    for (const std::string_view name : kColorNames) {
      const auto found = colors.find(std::string(name));
      if (found == colors.end()) continue;
      std::string text = found->is_string() ? found->get<std::string>() : std::string();
      if (text.starts_with('#')) text.erase(0, 1);
      std::uint32_t rgb = 0;
      const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), rgb, 16);
      if (error != std::errc{} || end != text.data() + text.size() || text.size() != 6) {
        context_.wrong_type({path, name}, *found, tr("six hex digits such as '1C2530'"));
      } else {
        kit.colors[std::string(name)] = rgb;
      }
    }
  }

  void read_fonts(const json& fonts, const JsonPath& path, BrandKit& kit) {
    check_keys(fonts, path, kFontRoles);
    for (const std::string_view role : kFontRoles) {
      const json* faces = section(fonts, path, role, faces_example);
      if (faces == nullptr) continue;
      const JsonPath at(path, role);
      check_keys(*faces, at, kFontSlots);
      FontFaces& target = role == "heading" ? kit.heading : kit.body;
      read_face(*faces, at, "latin", target.latin);
      read_face(*faces, at, "ea", target.ea);
      read_face(*faces, at, "cs", target.cs);
      if (const json* scripts = section(*faces, at, "scripts", scripts_example))
        read_scripts(*scripts, {at, "scripts"},
                     role == "heading" ? kit.heading_scripts : kit.body_scripts);
    }
  }

  static std::string scripts_example(const json& /*value*/) {
    return R"({"Hang": "Malgun Gothic"})";
  }

  // ISO 15924: a capital and three small letters.
  static bool is_script(std::string_view code) {
    const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
    return code.size() == 4 && code[0] >= 'A' && code[0] <= 'Z' &&
           std::all_of(code.begin() + 1, code.end(), small);
  }

  void read_scripts(const json& scripts, const JsonPath& path,
                    std::map<std::string, std::string>& faces) {
    for (auto it = scripts.begin(); it != scripts.end(); ++it) {
      if (is_script(it.key())) {
        read_face(scripts, path, it.key().c_str(), faces[it.key()]);
        continue;
      }
      context_.warning("unknown-key", {path, it.key()},
                       tr("unknown key {} in {} is ignored", in_quotes(it.key()), path.subject()),
                       tr("write the code of a script, such as 'Hang' or 'Jpan'"), At::Key);
    }
    std::erase_if(faces, [](const auto& entry) { return entry.second.empty(); });
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

  BrandReader reader_;
  SpecContext& context_ = reader_.context();
};

// "acme" of "kits/acme.brand.json".
std::string name_of_file(std::string_view path) {
  path.remove_prefix(path.find_last_of('/') + 1);
  return std::string(path.substr(0, path.find('.')));
}

// Line and column would refer to the tokens, which are not a file.
Place place_in_spec(const Place& of_tokens, const std::string& pointer) {
  Place place;
  place.pointer = pointer + of_tokens.pointer;
  return place;
}

}  // namespace

std::optional<BrandKit> read_brand_kit(std::string_view json, const std::string& name,
                                       DiagnosticSink& sink, const Limits& limits) {
  DiagnosticSink found;
  LeftOut left_out;
  BrandKit kit;
  kit.name = name_of_file(name);
  if (const auto document = JsonDocument::read(json, name, found, limits, Limit::BrandBytes)) {
    Reader reader(*document, found);
    reader.require_version(document->root());
    reader.read(document->root(), kit);
    reader.check_contrast(kit);
    left_out = reader.left_out();
  }
  if (!deliver(std::move(found), left_out, name, sink)) return std::nullopt;
  return kit;
}

std::optional<BrandKit> with_tokens(BrandKit kit, std::string_view tokens_json,
                                    const std::string& pointer, DiagnosticSink& sink,
                                    const Limits& limits) {
  DiagnosticSink found, own;
  LeftOut left_out;
  const Place of_file = std::exchange(kit.logo.file.at, {});
  const Place of_dark = std::exchange(kit.logo.on_dark.at, {});
  if (const auto document = JsonDocument::read(tokens_json, {}, found, limits)) {
    Reader reader(*document, found);
    reader.read(document->root(), kit);
    reader.check_contrast(kit);
    left_out = reader.left_out();
  }
  const bool read = deliver(std::move(found), left_out, {}, own);
  for (Diagnostic& diagnostic : own) {
    diagnostic.at = place_in_spec(diagnostic.at, pointer);
    sink.push_back(std::move(diagnostic));
  }
  if (!read) return std::nullopt;
  for (const auto& [file, of_kit] :
       {std::pair{&kit.logo.file, &of_file}, std::pair{&kit.logo.on_dark, &of_dark}}) {
    if (file->at == Place{}) {
      file->at = *of_kit;
    } else {
      file->at = place_in_spec(file->at, pointer);
      file->of_spec = true;
    }
  }
  return kit;
}

}  // namespace deckle::templates
