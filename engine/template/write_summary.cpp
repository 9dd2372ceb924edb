#include <fmt/format.h>

#include "engine/template/summary_json.h"

namespace deckle::engine {
namespace {

constexpr auto kLine = JsonWriter::Form::Line;

std::string hex(std::uint32_t rgb) { return fmt::format("{:06X}", rgb); }

class Writer {
 public:
  Writer(JsonWriter& out, Language language) : out_(out), language_(language) {}

  void write(const TemplateSummary& t) {
    out_.object();
    out_.key("deckle_template").integer(1);
    text("name", t.name);
    out_.key("page").object(kLine);
    number("w", t.page_w);
    number("h", t.page_h);
    out_.close();
    box("safe_area", t.safe_area);
    out_.key("masters").array();
    for (const MasterSummary& master : t.masters) write(master);
    out_.close();
    out_.key("layout_ids").array();
    for (const LayoutIdSummary& id : t.ids) write(id);
    out_.close();
    out_.key("layouts").array();
    for (const LayoutSummary& layout : t.layouts) write(layout);
    out_.close();
    write_facts(t);
    out_.close();
  }

 private:
  void text(const char* key, const std::string& value) { out_.key(key).text(value); }
  void text_unless_empty(const char* key, const std::string& value) {
    if (!value.empty()) text(key, value);
  }
  void number(const char* key, double value) { out_.key(key).number(value); }
  void count(const char* key, std::uint64_t value) {
    out_.key(key).integer(static_cast<std::int64_t>(value));
  }

  void box(const char* key, const BoxPx& box) {
    out_.key(key).object(kLine);
    number("x", box.x);
    number("y", box.y);
    number("w", box.w);
    number("h", box.h);
    out_.close();
  }

  void faces(const FontFaces& faces) {
    text_unless_empty("latin", faces.latin);
    text_unless_empty("ea", faces.ea);
    text_unless_empty("cs", faces.cs);
  }

  void faces(const char* key, const FacesSummary& summary) {
    out_.key(key).object(kLine);
    faces(summary.faces);
    if (!summary.by_script.empty()) {
      out_.key("scripts").object(kLine);
      for (const auto& [script, face] : summary.by_script) out_.key(script).text(face);
      out_.close();
    }
    out_.close();
  }

  void spacing(const std::string& key, const SpacingIr& spacing) {
    const bool points = spacing.unit == SpacingIr::Unit::Points;
    number((key + (points ? "_pt" : "_pct")).c_str(), spacing.value);
  }

  void write(const LevelSummary& level) {
    out_.object(kLine);
    number("size_pt", level.size_pt);
    faces(level.fonts);
    if (level.bold) out_.key("bold").boolean(true);
    if (level.italic) out_.key("italic").boolean(true);
    text_unless_empty("color", level.color);
    text("rgb", hex(level.rgb));
    text("align", level.align);
    spacing("line_spacing", level.line_spacing);
    spacing("space_before", level.space_before);
    if (!level.bullet.empty()) text(level.numbered ? "numbering" : "bullet", level.bullet);
    if (level.margin != 0) number("margin", level.margin);
    if (level.indent != 0) number("indent", level.indent);
    out_.close();
  }

  void levels(const char* key, const std::vector<LevelSummary>& levels) {
    out_.key(key).array();
    for (const LevelSummary& level : levels) write(level);
    out_.close();
  }

  void shapes(const std::vector<ShapeSummary>& shapes) {
    out_.key("shapes").array();
    for (const ShapeSummary& shape : shapes) {
      out_.object(kLine);
      text("name", shape.name);
      text("kind", shape.kind);
      box("box", shape.box);
      out_.close();
    }
    out_.close();
  }

  void slots(const std::vector<SlotSummary>& slots) {
    out_.key("slots").array();
    for (const SlotSummary& slot : slots) {
      out_.object(kLine);
      text("role", slot.role);
      box("box", slot.box);
      if (slot.size_pt > 0) {
        number("size_pt", slot.size_pt);
        out_.key("lines").integer(slot.lines);
        out_.key("characters_per_line").integer(slot.characters);
      }
      out_.key("placeholder").boolean(slot.placeholder);
      out_.close();
    }
    out_.close();
  }

  void write(const MasterSummary& master) {
    out_.object();
    text("part", master.part);
    text("theme", master.theme);
    text("background", hex(master.background));
    out_.key("colors").object(kLine);
    for (const auto& [name, rgb] : master.colors) out_.key(name).text(hex(rgb));
    out_.close();
    out_.key("color_map").object(kLine);
    for (const auto& [name, meaning] : master.color_map) out_.key(name).text(meaning);
    out_.close();
    out_.key("fonts").object();
    faces("heading", master.heading);
    faces("body", master.body);
    out_.close();
    levels("title", master.title_levels);
    levels("body", master.body_levels);
    out_.key("text_box");
    write(master.text_box);
    shapes(master.shapes);
    out_.close();
  }

  void write(const LayoutIdSummary& id) {
    out_.object();
    text("layout_id", id.id);
    text("layout", id.layout);
    text("part", id.part);
    if (!id.reason.empty()) text("reason", id.reason.in(language_));
    slots(id.slots);
    out_.close();
  }

  void write(const PlaceholderSummary& p) {
    out_.object();
    text("type", p.type);
    out_.key("idx").integer(p.idx);
    text("name", p.name);
    box("box", p.box);
    out_.key("insets").object(kLine);
    number("l", p.insets.left);
    number("t", p.insets.top);
    number("r", p.insets.right);
    number("b", p.insets.bottom);
    out_.close();
    text("anchor", p.anchor);
    text("autofit", p.autofit);
    if (p.vertical) out_.key("vertical").boolean(true);
    if (p.fill) text("fill", hex(*p.fill));
    levels("levels", p.levels);
    text_unless_empty("prompt", p.prompt);
    out_.close();
  }

  void write(const LayoutSummary& layout) {
    out_.object();
    text("name", layout.name);
    text_unless_empty("type", layout.type);
    text("part", layout.part);
    text("master", layout.master);
    out_.key("shows_master").boolean(layout.shows_master);
    text("background", hex(layout.background));
    text("text", hex(layout.text));
    out_.key("placeholders").array();
    for (const PlaceholderSummary& p : layout.placeholders) write(p);
    out_.close();
    slots(layout.slots);
    shapes(layout.shapes);
    out_.close();
  }

  void list(const char* key, const std::vector<std::string>& names) {
    out_.key(key).array();
    for (const std::string& name : names) out_.text(name);
    out_.close();
  }

  void write_facts(const TemplateSummary& t) {
    if (t.logo) {
      out_.key("logo").object(kLine);
      text("part", t.logo->part);
      text("place", t.logo->place);
      box("box", t.logo->box);
      count("layouts", t.logo->layouts);
      out_.close();
    }
    text_unless_empty("table_style", t.table_style);
    count("slides", t.slides);
    out_.key("sections").array();
    for (const auto& [name, slides] : t.sections) {
      out_.object(kLine);
      text("name", name);
      count("slides", slides);
      out_.close();
    }
    out_.close();
    out_.key("notes_master").boolean(t.notes_master);
    out_.key("handout_master").boolean(t.handout_master);
    out_.key("media").object(kLine);
    count("files", t.media_files);
    count("bytes", t.media_bytes);
    out_.close();
    list("embedded_fonts", t.embedded_fonts);
    list("macros", t.macros);
    list("embedded_objects", t.embedded_objects);
    list("external_links", t.external_links);
  }

  JsonWriter& out_;
  Language language_;
};

}  // namespace

void write_summary(JsonWriter& out, const TemplateSummary& summary, Language language) {
  Writer(out, language).write(summary);
}

std::string summary_json(const TemplateSummary& summary, Language language) {
  JsonWriter out;
  write_summary(out, summary, language);
  return out.take();
}

}  // namespace deckle::engine
