#include "templates/apply_theme.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "templates/body_size.h"
#include "templates/edit_part.h"
#include "templates/theme_pages.h"
#include "templates/theme_shapes.h"

namespace deckle::templates {

namespace {

constexpr const char* kThemePart = "ppt/theme/theme1.xml";
constexpr const char* kMasterPart = "ppt/slideMasters/slideMaster1.xml";
constexpr double kEmuPerPt = 12700;
constexpr double kMarkerIndentPt = 16;  // that of the template
// A marker as wide as a Hangul syllable needs more.
constexpr double kWideMarkerIndentPt = 28;
constexpr int kBodyLevels = 9;

using Edit = std::function<void(pugi::xml_document&)>;

long long emu(double pt) { return std::llround(pt * kEmuPerPt); }

Result<void> edit(ooxml::Package& package, const std::string& part, const Edit& change) {
  Result<std::string> bytes = edited_part(*package.find(part), part, change);
  if (!bytes) return tl::unexpected(bytes.error());
  package.put(part, std::move(*bytes), package.content_type(part));
  return {};
}

std::string layout_part(int number) {
  return fmt::format("ppt/slideLayouts/slideLayout{}.xml", number);
}

// The elements of `xml`, put before `before`.
void insert_before(pugi::xml_node before, const std::string& xml) {
  pugi::xml_document fragment;
  fragment.load_string(xml.c_str(), pugi::parse_default | pugi::parse_ws_pcdata);
  for (const pugi::xml_node node : fragment.children())
    before.parent().insert_copy_before(node, before);
}

void replace_child(pugi::xml_node parent, const char* name, const std::string& xml) {
  const pugi::xml_node old = parent.child(name);
  if (old) {
    insert_before(old, xml);
    parent.remove_child(old);
    return;
  }
  if (const pugi::xml_node first = parent.first_child()) {
    insert_before(first, xml);
    return;
  }
  parent.append_buffer(xml.data(), xml.size());
}

pugi::xml_node tree_of(pugi::xml_document& sheet) {
  return sheet.document_element().child("p:cSld").child("p:spTree");
}

pugi::xml_node placeholder_of(pugi::xml_node shape) {
  return shape.child("p:nvSpPr").child("p:nvPr").child("p:ph");
}

// ---- the theme part
// -------------------------------------------------------------------------------

void set_color(pugi::xml_node scheme, const char* slot, std::uint32_t rgb) {
  scheme.child(slot)
      .child("a:srgbClr")
      .attribute("val")
      .set_value(fmt::format("{:06X}", rgb).c_str());
}

void set_faces(pugi::xml_node collection, const FontFaces& faces) {
  const auto set = [&](const char* slot, const std::string& face) {
    pugi::xml_node node = collection.child(slot);
    if (face.empty() || face == node.attribute("typeface").value()) return;
    node.attribute("typeface").set_value(face.c_str());
    node.remove_attribute("panose");
  };
  set("a:latin", faces.latin);
  set("a:ea", faces.ea);
  set("a:cs", faces.cs);
  for (pugi::xml_node font : collection.children("a:font")) {
    const std::string_view script = font.attribute("script").value();
    if (script == "Hang" && !faces.ea.empty())
      font.attribute("typeface").set_value(faces.ea.c_str());
    if (script == "Viet" && !faces.latin.empty())
      font.attribute("typeface").set_value(faces.latin.c_str());
  }
}

void set_theme(const Theme& theme, pugi::xml_document& document) {
  pugi::xml_node root = document.document_element();
  const pugi::xml_node elements = root.child("a:themeElements");
  const pugi::xml_node scheme = elements.child("a:clrScheme");
  constexpr std::pair<const char*, const char*> kSlots[] = {
      {"a:dk1", "ink"},         {"a:lt1", "paper"},       {"a:dk2", "muted"},
      {"a:lt2", "light"},       {"a:accent1", "accent1"}, {"a:accent2", "accent2"},
      {"a:accent3", "accent3"}, {"a:accent4", "accent4"}, {"a:accent5", "accent5"},
      {"a:accent6", "accent6"}, {"a:hlink", "accent1"},   {"a:folHlink", "muted"}};
  for (const auto& [slot, token] : kSlots) set_color(scheme, slot, theme.color(token));
  const std::string name = "Deckle " + theme.id;
  root.attribute("name").set_value(name.c_str());
  scheme.attribute("name").set_value(name.c_str());
  const pugi::xml_node fonts = elements.child("a:fontScheme");
  fonts.attribute("name").set_value(name.c_str());
  set_faces(fonts.child("a:majorFont"), theme.heading);
  set_faces(fonts.child("a:minorFont"), theme.body);
}

// ---- sheets
// ---------------------------------------------------------------------------------------

// Takes out what the sheet draws and draws `shapes` instead; ids are counted anew.
void set_shapes(pugi::xml_node tree, const std::vector<SheetShape>& shapes) {
  std::vector<pugi::xml_node> drawn;
  for (const pugi::xml_node shape : tree.children("p:sp")) {
    if (!placeholder_of(shape)) drawn.push_back(shape);
  }
  for (const pugi::xml_node shape : drawn) tree.remove_child(shape);
  const pugi::xml_node first = tree.child("p:sp");
  unsigned id = 2;
  for (const SheetShape& shape : shapes) insert_before(first, shape_xml(shape, id++));
}

void number_shapes(pugi::xml_node tree) {
  unsigned id = 2;
  for (const pugi::xml_node shape : tree.children("p:sp"))
    shape.child("p:nvSpPr").child("p:cNvPr").attribute("id").set_value(id++);
}

void set_background(pugi::xml_document& sheet, const SheetPaint& paint) {
  pugi::xml_node common = sheet.document_element().child("p:cSld");
  const std::string xml = "<p:bg><p:bgPr>" + fill_xml(paint) + "<a:effectLst/></p:bgPr></p:bg>";
  replace_child(common, "p:bg", xml);
}

void set_run_color(pugi::xml_node properties, const SheetPaint& paint) {
  replace_child(properties, "a:solidFill", fill_xml(paint));
}

// The colour of text and markers of a placeholder's levels.
void set_text_color(pugi::xml_node shape, const SheetPaint& color, const SheetPaint& marker) {
  pugi::xml_node style = shape.child("p:txBody").child("a:lstStyle");
  if (!style.child("a:lvl1pPr")) style.append_child("a:lvl1pPr").append_child("a:defRPr");
  for (const pugi::xml_node level : style.children()) {
    pugi::xml_node run = level.child("a:defRPr");
    if (run) set_run_color(run, color);
    if (pugi::xml_node bullet = level.child("a:buClr"); bullet && !marker.color.empty()) {
      bullet.remove_children();
      const std::string xml = color_xml(marker);
      bullet.append_buffer(xml.data(), xml.size());
    }
  }
}

void set_box(pugi::xml_node shape, double x, double y, double w, double h) {
  pugi::xml_node properties = shape.child("p:spPr");
  replace_child(properties, "a:xfrm",
                fmt::format(R"(<a:xfrm><a:off x="{}" y="{}"/><a:ext cx="{}" cy="{}"/></a:xfrm>)",
                            emu(x), emu(y), emu(w), emu(h)));
}

void set_text(pugi::xml_node tree, const SheetText& text, const SheetPaint& marker) {
  for (const pugi::xml_node shape : tree.children("p:sp")) {
    const pugi::xml_node placeholder = placeholder_of(shape);
    if (text.type != placeholder.attribute("type").value()) continue;
    set_box(shape, text.x, text.y, text.w, text.h);
    pugi::xml_node body = shape.child("p:txBody").child("a:bodyPr");
    body.remove_attribute("anchor");
    body.append_attribute("anchor").set_value(text.anchor);
    set_text_color(shape, text.color, marker);
    for (pugi::xml_node level : shape.child("p:txBody").child("a:lstStyle").children()) {
      if (text.align == nullptr) continue;
      level.remove_attribute("algn");
      level.append_attribute("algn").set_value(text.align);
    }
    if (text.size > 0) {
      pugi::xml_node run =
          shape.child("p:txBody").child("a:lstStyle").child("a:lvl1pPr").child("a:defRPr");
      run.remove_attribute("sz");
      run.prepend_attribute("sz").set_value(static_cast<int>(text.size * 100));
    }
    return;
  }
}

bool is_foot(std::string_view type) { return type == "dt" || type == "ftr" || type == "sldNum"; }

// The text of date, footer and number; the footer begins at `x` unless that is 0.
void set_foot(pugi::xml_node tree, const SheetPaint& color, double x, double page_width) {
  // Where the template's footer is (builtin/default-16x9 and -4x3).
  constexpr double kTop = 504, kHeight = 24, kWide = 960, kWideRight = 624, kRight = 436;
  for (const pugi::xml_node shape : tree.children("p:sp")) {
    const std::string_view type = placeholder_of(shape).attribute("type").value();
    if (!is_foot(type)) continue;
    set_text_color(shape, color, {});
    const double right = page_width >= kWide ? kWideRight : kRight;
    if (type == "ftr" && x > 0) set_box(shape, x, kTop, right - x, kHeight);
  }
}

void draw_page(const Theme& theme, const SheetLook& look, double page_width,
               pugi::xml_document& sheet) {
  const ThemePaints paints(theme);
  const pugi::xml_node tree = tree_of(sheet);
  set_background(sheet, look.background);
  set_shapes(tree, look.shapes);
  for (const SheetText& text : look.texts) {
    const bool on_dark =
        text.color.color == paints.on_dark.color && text.color.color != paints.ink.color;
    set_text(tree, text, on_dark ? paints.accent_on_dark : paints.accent);
  }
  set_foot(tree, look.foot, look.foot_x, page_width);
  if (look.number)
    insert_before(tree.find_child([](pugi::xml_node shape) {
      return std::string_view(placeholder_of(shape).attribute("type").value()) == "dt";
    }),
                  number_xml(*look.number, 0));
  number_shapes(tree);
}

// What the template draws in the dark, in that of the theme, with its texts.
void recolor_dark(const ThemePaints& paints, pugi::xml_node node) {
  for (pugi::xml_node child : node.children()) {
    if (std::string_view(child.name()) != "a:schemeClr") {
      recolor_dark(paints, child);
      continue;
    }
    const std::string_view value = child.attribute("val").value();
    if (value != "tx1" && value != "bg1") continue;
    const SheetPaint& paint = value == "tx1" ? paints.dark : paints.on_dark;
    const bool scheme = paint.color.size() != 6;
    child.set_name(scheme ? "a:schemeClr" : "a:srgbClr");
    child.attribute("val").set_value(paint.color.c_str());
  }
}

// What marks the pages of the template is in the second accent.
void set_marks(const SheetPaint& paint, pugi::xml_node node) {
  if (std::string_view(node.child("a:schemeClr").attribute("val").value()) == "accent2")
    return replace_child(node, "a:schemeClr", color_xml(paint));
  for (const pugi::xml_node child : node.children()) set_marks(paint, child);
}

// A page whose background and panels are the dark.
void set_dark_page(const ThemePaints& paints, pugi::xml_document& sheet) {
  set_marks(paints.accent_on_dark, tree_of(sheet));
  recolor_dark(paints, sheet.document_element().child("p:cSld"));
}

// ---- the master
// -----------------------------------------------------------------------------------

bool is_wide(const std::string& marker) {
  // Beyond U+2030: squares, circles, the reference mark.
  return marker.size() >= 3 && marker > "\xE2\x80\xB0";
}

void set_markers(const Theme& theme, pugi::xml_node style) {
  const Theme usual = theme_like_default();
  if (theme.markers == usual.markers) return;
  double indent = kMarkerIndentPt;
  for (const std::string& marker : theme.markers) {
    if (is_wide(marker)) indent = kWideMarkerIndentPt;
  }
  for (int i = 0; i < kBodyLevels; ++i) {
    pugi::xml_node level = style.child(fmt::format("a:lvl{}pPr", i + 1).c_str());
    const std::string& marker = theme.markers[static_cast<std::size_t>(i) % kThemeLevels];
    level.attribute("marL").set_value(emu(indent * (i + 1)));
    level.attribute("indent").set_value(-emu(indent));
    level.child("a:buChar").attribute("char").set_value(marker.c_str());
    if (is_wide(marker))
      level.child("a:buFont").attribute("typeface").set_value(theme.body.ea.c_str());
  }
}

void set_body_sizes(const Theme& theme, pugi::xml_node style) {
  for (int i = 0; i < kBodyLevels; ++i) {
    pugi::xml_node run = style.child(fmt::format("a:lvl{}pPr", i + 1).c_str()).child("a:defRPr");
    const double size = level_size_pt(static_cast<std::size_t>(i), theme.body_sizes.back());
    run.attribute("sz").set_value(std::lround(size * 100));
  }
}

// Ours: letters that reach below the line of writing do not touch the lines below the title.
constexpr double kAboveLinesPt = 4;

void set_master(const Theme& theme, double page_width, pugi::xml_document& sheet) {
  const ThemePaints paints(theme);
  const pugi::xml_node tree = tree_of(sheet);
  set_shapes(tree, content_shapes(theme, page_width));
  number_shapes(tree);
  const pugi::xml_node styles = sheet.document_element().child("p:txStyles");
  pugi::xml_node title = styles.child("p:titleStyle").child("a:lvl1pPr").child("a:defRPr");
  title.attribute("sz").set_value(std::lround(theme.title_size * 100));
  const bool head = theme.title_rule == TitleRule::Head;
  set_run_color(title, head ? paints.on_dark : paints.title);
  const bool below = theme.title_rule == TitleRule::Below || theme.title_rule == TitleRule::Double;
  for (const pugi::xml_node shape : tree.children("p:sp")) {
    if (std::string_view(placeholder_of(shape).attribute("type").value()) != "title") continue;
    pugi::xml_node properties = shape.child("p:txBody").child("a:bodyPr");
    pugi::xml_attribute anchor = properties.attribute("anchor");
    if (below) anchor.set_value("b");
    // The other line is below the box already.
    if (theme.title_rule == TitleRule::Double) {
      properties.remove_attribute("bIns");
      properties.append_attribute("bIns").set_value(emu(kAboveLinesPt));
    }
    if (!head) continue;
    anchor.set_value("ctr");
    pugi::xml_attribute top = shape.child("p:spPr").child("a:xfrm").child("a:off").attribute("y");
    top.set_value(emu(kHeadTitleTopPt));
  }
  const pugi::xml_node body = styles.child("p:bodyStyle");
  set_markers(theme, body);
  set_body_sizes(theme, body);
}

// The panel of a takeaway beside a chart.
void set_panel(const Theme& theme, pugi::xml_document& sheet) {
  const ThemePaints paints(theme);
  for (const pugi::xml_node shape : tree_of(sheet).children("p:sp")) {
    pugi::xml_node properties = shape.child("p:spPr");
    if (!properties.child("a:solidFill")) continue;
    recolor_dark(paints, shape);
    if (theme.corner <= 0) continue;
    const pugi::xml_node extent = properties.child("a:xfrm").child("a:ext");
    const double side =
        std::min(extent.attribute("cx").as_double(), extent.attribute("cy").as_double()) /
        kEmuPerPt;
    insert_before(
        properties.child("a:solidFill"),
        fmt::format(R"(<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val {}"/>)"
                    R"(</a:avLst></a:prstGeom>)",
                    std::lround(theme.corner / side * 100000)));
  }
}

// Rows are parted by the hairline of the theme.
void set_row_lines(const SheetPaint& hairline, pugi::xml_node node) {
  for (pugi::xml_node child : node.children()) {
    const bool line = std::string_view(child.name()) == "a:schemeClr" && child.child("a:lumMod");
    if (!line) {
      set_row_lines(hairline, child);
    } else if (hairline.lum_off > 0) {
      child.append_child("a:lumOff").append_attribute("val").set_value(hairline.lum_off * 1000);
    }
  }
}

// The style of new tables: the head on the dark.
void set_tables(const ThemePaints& paints, pugi::xml_document& part) {
  for (const pugi::xml_node style : part.document_element().children("a:tblStyle")) {
    set_row_lines(paints.hairline, style);
    recolor_dark(paints, style.child("a:firstRow"));
  }
}

}  // namespace

Result<void> apply_theme(const Theme& theme, ooxml::Package& package) {
  const ThemePaints paints(theme);
  const std::string* presentation = package.find("ppt/presentation.xml");
  const bool wide =
      presentation != nullptr && presentation->find(R"(cx="12192000")") != std::string::npos;
  const double width = wide ? 960 : 720;
  const auto page = [&](int number, std::optional<SheetLook> (*look_of)(const Theme&, double)) {
    return edit(package, layout_part(number), [&](pugi::xml_document& sheet) {
      if (const std::optional<SheetLook> look = look_of(theme, width))
        draw_page(theme, *look, width, sheet);
      else
        set_dark_page(paints, sheet);
    });
  };
  return edit(package, kThemePart, [&](pugi::xml_document& part) { set_theme(theme, part); })
      .and_then([&] {
        return edit(package, kMasterPart,
                    [&](pugi::xml_document& sheet) { set_master(theme, width, sheet); });
      })
      .and_then([&] {
        return edit(package, "ppt/tableStyles.xml",
                    [&](pugi::xml_document& part) { set_tables(paints, part); });
      })
      .and_then([&] { return page(1, cover_look); })
      .and_then([&] { return page(2, section_look); })
      .and_then([&] { return page(8, quote_look); })
      .and_then([&] { return page(9, closing_look); })
      .and_then([&] { return page(14, closing_steps_look); })
      .and_then([&] {
        return edit(package, layout_part(5),
                    [&](pugi::xml_document& sheet) { set_panel(theme, sheet); });
      })
      .and_then([&] {
        // Pictures on the whole page, covers without shapes of the theme, and statements.
        for (const int number : {7, 10, 11, 12, 15}) {
          Result<void> done =
              edit(package, layout_part(number),
                   [&](pugi::xml_document& sheet) { set_dark_page(paints, sheet); });
          if (!done) return done;
        }
        return edit(package, layout_part(13),
                    [&](pugi::xml_document& sheet) { set_marks(paints.mark, tree_of(sheet)); });
      });
}

}  // namespace deckle::templates
