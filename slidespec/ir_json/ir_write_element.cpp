#include "slidespec/ir_json/ir_writer.h"

#include <string>
#include <variant>

#include "slidespec/ir_json/ir_json.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/px.h"

namespace deckle::ir_json {
using Form = JsonWriter::Form;

namespace {

bool is_default_body(const TextBodyIr& body) {
  const TextBodyIr plain;
  return body.paragraphs.empty() && body.insets == plain.insets && body.anchor == plain.anchor &&
         body.vert == plain.vert && body.wrap == plain.wrap && body.columns == plain.columns &&
         body.column_gap == plain.column_gap && body.rotation == plain.rotation &&
         body.anchor_center == plain.anchor_center && body.edge_spacing == plain.edge_spacing &&
         body.word_break == plain.word_break && body.overflow == plain.overflow;
}

void write_style(JsonWriter& out, const ElementIr& element, const TextBase& base) {
  out.key("style").object();
  if (element.table != nullptr) {
    write_run_style(out, base.run, default_run_style(), true);
    const WordBreak word_break =
        element.table->rows.empty() || element.table->rows.front().cells.empty()
            ? WordBreak::Normal
            : element.table->rows.front().cells.front().word_break;
    if (word_break != WordBreak::Normal)
      out.key("wordBreak").text(name_in(kBreakNames, word_break));
  } else if (carries_text(element.type) || !is_default_body(element.text)) {
    write_body_style(out, element.text, base);
  }
  write_fill(out, "backgroundColor", element.fill);
  write_fill(out, "lineColor", element.line.fill);
  if (element.line.width_pt != 0) out.key("lineWidth").raw(size_px_text(element.line.width_pt));
  if (element.line.dashed) out.key("lineDashed").boolean(true);
  if (element.line.arrow_at_start) out.key("arrowAtStart").boolean(true);
  if (element.line.arrow_at_end) out.key("arrowAtEnd").boolean(true);
  if (element.shape != "rect") out.key("shape").text(element.shape);
  out.close();
}

void write_placeholder(JsonWriter& out, const PlaceholderRef& placeholder) {
  out.key("placeholder")
      .object(Form::Line)
      .key("type")
      .text(placeholder.type)
      .key("idx")
      .integer(placeholder.idx);
  if (!placeholder.name.empty()) out.key("name").text(placeholder.name);
  write_rect(out.key("inheritedBox"), placeholder.inherited_box);
  out.close();
}

void write_transform(JsonWriter& out, const TransformIr& transform) {
  if (transform.rotation != 0) out.key("rotation").raw(degrees_text(transform.rotation));
  if (transform.flip_h) out.key("flipH").boolean(true);
  if (transform.flip_v) out.key("flipV").boolean(true);
}

void write_autofit(JsonWriter& out, const AutofitIr& autofit) {
  out.key("autofit").object(Form::Line);
  if (autofit.mode == AutofitIr::Mode::ShrinkText) {
    out.key("fontScale").number(autofit.font_scale_pct);
    out.key("lnSpcReduction").number(autofit.spacing_reduction_pct);
  } else {
    out.key("mode").text(name_in(kAutofitNames, autofit.mode));
  }
  out.close();
}

void write_groups(JsonWriter& out, const GroupsIr& groups) {
  if (groups.empty()) return;
  out.key("groups").array(Form::Line);
  for (const GroupIr& group : groups.outermost_first())
    out.object(Form::Line)
        .key("name")
        .text(group.name)
        .key("shapeId")
        .integer(group.shape_id)
        .close();
  out.close();
}

void write_origin(JsonWriter& out, const OriginIr& origin) {
  out.key("origin").object(Form::Line).key("part").text(origin.part);
  out.key("shapeId").integer(origin.shape_id).key("xpath").text(origin.xpath);
  if (origin.kind != SourceKind::Shape) out.key("kind").text(name_in(kSourceNames, origin.kind));
  out.close();
}

void write_end(JsonWriter& out, const char* key, const ConnectionIr& end) {
  if (end.eid.empty()) return;
  out.key(key).object(Form::Line).key("eid").text(end.eid).key("site").integer(end.site).close();
}

void write_member(JsonWriter& out, const MembershipIr& member) {
  out.key("member").object(Form::Line).key("group").text(member.group);
  out.key("cell").integer(member.cell).key("part").integer(member.part).close();
}

// docs/contracts.md, "IR JSON": the text, or what a picture shows.
std::string content_of(const ElementIr& element) {
  if (!element.text.paragraphs.empty() || element.data == nullptr) return plain_text(element.text);
  const auto* image = std::get_if<ImageContent>(element.data.get());
  return image == nullptr ? "" : image->asset_id;
}

}  // namespace

void write_element(JsonWriter& out, const ElementIr& element) {
  out.object().key("eid").text(element.eid).key("type").text(to_string(element.type));
  write_optional(out, "sourceEid", element.source_eid);
  write_optional(out, "role", element.role);
  out.key("priority").integer(element.priority);
  if (element.min_font_pt != default_min_font_pt(element.type, element.priority)) {
    out.key("minFontSize").raw(size_px_text(element.min_font_pt));
  }
  if (!element.allow_shrink) out.key("allowShrink").boolean(false);
  if (element.size_authored) out.key("sizeAuthored").boolean(true);
  out.key("content").text(content_of(element));
  out.key("layout")
      .object(Form::Line)
      .key("x")
      .raw(px_text(element.box.x))
      .key("y")
      .raw(px_text(element.box.y));
  out.key("w")
      .raw(px_text(element.box.w))
      .key("h")
      .raw(px_text(element.box.h))
      .key("zIndex")
      .integer(element.z);
  write_transform(out, element.transform);
  out.close();
  // A table's style is that of its cells.
  const bool rows = element.table != nullptr && !element.table->rows.empty() &&
                    !element.table->rows.back().cells.empty();
  const TextBase base = base_of(rows ? element.table->rows.back().cells.front() : element.text);
  write_style(out, element, base);
  // The content of a picture alone would be read as what it shows.
  write_paragraphs(out, element.text, base,
                   element.type == ElementType::Image && !element.text.paragraphs.empty());
  write_look(out, element);
  if (element.placeholder) write_placeholder(out, *element.placeholder);
  if (!element.template_area.empty()) write_rect(out.key("templateArea"), element.template_area);
  write_optional(out, "name", element.name);
  write_optional(out, "altText", element.alt_text);
  if (element.decorative) out.key("decorative").boolean(true);
  if (element.hidden) out.key("hidden").boolean(true);
  write_optional(out, "link", element.link);
  if (element.text.autofit) write_autofit(out, *element.text.autofit);
  write_optional(out, "missing", element.missing_asset.english());
  write_optional(out, "missingLimit", element.missing_limit);
  write_end(out, "from", element.from);
  write_end(out, "to", element.to);
  if (element.bend) out.key("bend").integer(*element.bend);
  if (element.member) write_member(out, *element.member);
  if (element.pinned) out.key("pinned").boolean(true);
  if (element.full_bleed) out.key("fullBleed").boolean(true);
  if (!element.belongs_to.empty()) {
    out.key("belongsTo").array(Form::Line);
    for (const std::string& eid : element.belongs_to) out.text(eid);
    out.close();
  }
  if (element.data != nullptr) write_data(out, *element.data);
  if (element.table != nullptr) write_table(out, *element.table);
  write_picture(out, element);
  write_optional(out, "pointer", element.pointer);
  write_groups(out, element.groups);
  if (element.origin) write_origin(out, *element.origin);
  out.close();
}

}  // namespace deckle::ir_json
