// Applies a brand kit to the theme parts of a template. Each theme is edited as XML, with its own
// prefixes, so that everything the kit does not set stays unchanged.

#include <fmt/format.h>

#include <algorithm>
#include <pugixml.hpp>
#include <set>
#include <string_view>
#include <utility>

#include "ooxml/drawing/color.h"
#include "ooxml/drawing/color_transform.h"
#include "ooxml/drawing/theme.h"
#include "templates/apply_spacing.h"
#include "templates/brand_kit.h"
#include "templates/edit_part.h"
#include "templates/messages/tr.h"
#include "templates/reread.h"

namespace deckle::templates {

namespace {

using Colors = std::map<std::string, std::uint32_t>;

constexpr double kTextContrast = 4.5;

std::uint32_t mix(std::uint32_t a, std::uint32_t b, double share_of_b) {
  const ooxml::Rgb x = ooxml::to_rgb(a), y = ooxml::to_rgb(b);
  const auto blend = [&](double u, double v) { return u + (v - u) * share_of_b; };
  return ooxml::pack({blend(x.r, y.r), blend(x.g, y.g), blend(x.b, y.b)});
}

// Whether the kit has another colour than the template's for one of its names.
bool differs(const BrandKit& kit, const char* name, std::uint32_t current) {
  const auto found = kit.colors.find(name);
  return found != kit.colors.end() && found->second != current;
}

// The clrScheme entries a kit sets. Its ink and paper imply their own greys: the template's
// might have another tint, or be invisible on a dark background. What is as the template has it
// implies nothing, so that a template with its own kit stays as it is.
Colors scheme_entries(const BrandKit& kit, const Colors& current) {
  Colors out;
  const auto take = [&](const char* from, const char* to) {
    if (const auto found = kit.colors.find(from); found != kit.colors.end())
      out[to] = found->second;
  };
  take("ink", "dk1");
  take("paper", "lt1");
  for (const char* accent : {"accent1", "accent2", "accent3", "accent4", "accent5", "accent6"})
    take(accent, accent);
  const std::uint32_t dark = out.contains("dk1") ? out["dk1"] : current.at("dk1");
  const std::uint32_t light = out.contains("lt1") ? out["lt1"] : current.at("lt1");
  if (differs(kit, "ink", current.at("dk1")) || differs(kit, "paper", current.at("lt1"))) {
    const std::uint32_t background = mix(light, dark, 0.06);
    double share = 0.28;  // of paper in the text grey; less where the contrast would be too low
    while (share > 0 && contrast_ratio(mix(dark, light, share), background) < kTextContrast)
      share -= 0.04;
    out["dk2"] = mix(dark, light, std::max(share, 0.0));
    out["lt2"] = background;
  }
  if (differs(kit, "accent1", current.at("accent1")))
    out["hlink"] = contrast_ratio(out["accent1"], light) >= kTextContrast ? out["accent1"] : dark;
  return out;
}

void set_colors(pugi::xml_node scheme, const Colors& entries) {
  for (const auto& [name, rgb] : entries) {
    pugi::xml_node entry = local_child(scheme, name);
    if (!entry) continue;
    entry.remove_children();
    set_attribute(entry.append_child(named_like(entry, "srgbClr").c_str()), "val",
                  fmt::format("{:06X}", rgb));
  }
}

void set_face(pugi::xml_node collection, const char* slot, const std::string& face) {
  pugi::xml_node node = local_child(collection, slot);
  if (face.empty() || !node || node.attribute("typeface").value() == face) return;
  set_attribute(node, "typeface", face);
  // These attributes describe the replaced face.
  for (const char* old : {"panose", "pitchFamily", "charset"}) node.remove_attribute(old);
}

using Scripts = std::map<std::string, std::string>;

bool is_east_asian(std::string_view script) {
  return script == "Hang" || script == "Jpan" || script == "Hans" || script == "Hant";
}

void leave_open(pugi::xml_node collection, const char* slot) {
  pugi::xml_node node = local_child(collection, slot);
  if (!node || *node.attribute("typeface").value() == '\0') return;
  set_attribute(node, "typeface", "");
  for (const char* old : {"panose", "pitchFamily", "charset"}) node.remove_attribute(old);
}

void set_script(pugi::xml_node collection, const std::string& script, const std::string& face) {
  for (pugi::xml_node font : collection.children()) {
    if (font.attribute("script").value() == script) return set_attribute(font, "typeface", face);
  }
  // The list is before any extension.
  pugi::xml_node last;
  for (const pugi::xml_node node : collection.children()) {
    if (node.type() == pugi::node_element && local_name(node.name()) != "extLst") last = node;
  }
  const std::string name = named_like(collection, "font");
  pugi::xml_node font = last ? collection.insert_child_after(name.c_str(), last)
                             : collection.append_child(name.c_str());
  set_attribute(font, "script", script);
  set_attribute(font, "typeface", face);
}

void set_fonts(pugi::xml_node collection, const FontFaces& faces, const Scripts& scripts) {
  if (!collection) return;
  set_face(collection, "latin", faces.latin);
  set_face(collection, "ea", faces.ea);
  set_face(collection, "cs", faces.cs);
  // The brand's East Asian face also replaces the faces of the scripts.
  if (!faces.ea.empty()) {
    for (pugi::xml_node font : collection.children()) {
      if (is_east_asian(font.attribute("script").value()))
        set_attribute(font, "typeface", faces.ea);
    }
  }
  for (const auto& [script, face] : scripts) {
    set_script(collection, script, face);
    const bool east_asian = is_east_asian(script);
    if ((east_asian ? faces.ea : faces.cs).empty())
      leave_open(collection, east_asian ? "ea" : "cs");
  }
}

Result<std::string> rewrite(const std::string& bytes, const std::string& part, const BrandKit& kit,
                            const Colors& current) {
  return edited_part(bytes, part, [&kit, &current](pugi::xml_document& document) {
    for (pugi::xml_node node : document.children()) {
      if (node.type() == pugi::node_declaration && node.attribute("encoding"))
        node.attribute("encoding").set_value("UTF-8");
    }
    const pugi::xml_node elements = local_child(document.document_element(), "themeElements");
    set_colors(local_child(elements, "clrScheme"), scheme_entries(kit, current));
    const pugi::xml_node fonts = local_child(elements, "fontScheme");
    set_fonts(local_child(fonts, "majorFont"), kit.heading, kit.heading_scripts);
    set_fonts(local_child(fonts, "minorFont"), kit.body, kit.body_scripts);
  });
}

// The sheets of the built-in template: its master, and its layouts.
std::set<std::string> sheets_of(const Template& t) {
  std::set<std::string> parts;
  for (const Layout& layout : t.layouts) {
    parts.insert(layout.master_part);
    parts.insert(layout.part);
  }
  return parts;
}

std::string_view background_of(const pugi::xml_document& sheet) {
  return sheet.document_element()
      .child("p:cSld")
      .child("p:bg")
      .child("p:bgPr")
      .child("a:solidFill")
      .child("a:schemeClr")
      .attribute("val")
      .value();
}

// What is drawn in the second accent is drawn in the first, lighter on the dark.
void mark_in_first_accent(bool dark, pugi::xml_node node) {
  for (pugi::xml_node child : node.children()) {
    pugi::xml_attribute value = child.attribute("val");
    if (std::string_view(child.name()) != "a:schemeClr" ||
        std::string_view(value.value()) != "accent2") {
      mark_in_first_accent(dark, child);
      continue;
    }
    value.set_value("accent1");
    if (!dark) continue;
    child.append_child("a:lumMod").append_attribute("val").set_value(60000);
    child.append_child("a:lumOff").append_attribute("val").set_value(40000);
  }
}

// Somebody else's template keeps its placeholders; what deckle computes on it has the kit's margins
// and spaces.
void space_foreign(const BrandSpacing& spacing, Template& t) {
  if (spacing.margin) {
    const Emu margin = on_grid(*spacing.margin);
    t.safe_area.x = margin;
    t.safe_area.w = t.page.w - margin * 2;
  }
  if (spacing.paragraph && t.body_text) {
    auto text = std::make_shared<InheritedText>(*t.body_text);
    for (InheritedLevel& level : text->levels)
      level.paragraph.space_before = {SpacingIr::Unit::Points,
                                      to_pt(emu_from_px(*spacing.paragraph))};
    t.body_text = std::move(text);
  }
}

}  // namespace

Result<Template> apply_brand(const Template& base, const BrandKit& kit) {
  ooxml::Package package = *base.package;
  Budget budget(package.limits());
  std::set<std::string> masters, themes;
  for (const Layout& layout : base.layouts) masters.insert(layout.master_part);
  for (const std::string& master : masters) {
    const Result<ooxml::Theme> theme = ooxml::read_theme(package, master, budget);
    if (!theme) return tl::unexpected(theme.error());
    if (theme->part.empty() || !themes.insert(theme->part).second) continue;
    Result<std::string> bytes =
        rewrite(*package.find(theme->part), theme->part, kit, theme->colors);
    if (!bytes)
      return tl::unexpected(while_doing(tr("applying the brand kit"), std::move(bytes.error())));
    package.put(theme->part, std::move(*bytes), package.content_type(theme->part));
  }
  // A kit without a second accent has its first for marks: that of the template is not the brand's.
  const bool one_accent = base.path.empty() && base.mark == "accent2" &&
                          kit.colors.contains("accent1") && !kit.colors.contains("accent2");
  if (one_accent) {
    for (const std::string& part : sheets_of(base)) {
      if (package.find(part)->find("accent2") == std::string::npos) continue;
      Result<std::string> bytes =
          edited_part(*package.find(part), part, [](pugi::xml_document& sheet) {
            const bool dark = background_of(sheet) == "tx1";
            mark_in_first_accent(dark, sheet.document_element().child("p:cSld"));
          });
      if (!bytes)
        return tl::unexpected(while_doing(tr("applying the brand kit"), std::move(bytes.error())));
      package.put(part, std::move(*bytes), package.content_type(part));
    }
  }
  const bool spaced = base.path.empty() && !kit.spacing.empty();
  if (spaced) {
    if (Result<void> done = apply_spacing(base, kit.spacing, package); !done)
      return tl::unexpected(std::move(done.error()));
  }
  return reread(base, std::move(package)).map([&](Template branded) {
    if (spaced && base.mirrored) {
      for (Layout& layout : branded.layouts) {
        for (Rect& drawn : layout.furniture)
          drawn = with_margin(base, kit.spacing, drawn, Margined::Moved);
      }
    }
    set_brand(kit, branded);
    if (one_accent) branded.mark = "accent1";
    if (!base.path.empty()) space_foreign(kit.spacing, branded);
    return branded;
  });
}

}  // namespace deckle::templates
