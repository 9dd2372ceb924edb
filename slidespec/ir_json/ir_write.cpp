#include "slidespec/ir_json/ir_json.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/ir_writer.h"

namespace deckle {

namespace ir_json {
namespace {

using Form = JsonWriter::Form;

void write_generated_notes(JsonWriter& out, const std::vector<NoteLineIr>& lines) {
  if (lines.empty()) return;
  out.key("generatedNotes").array();
  for (const NoteLineIr& line : lines) {
    out.object(Form::Line).key("text").text(line.text);
    if (line.kind != NoteLineIr::Kind::Text)
      out.key("kind").text(name_in(kNoteLineNames, line.kind));
    if (line.kind == NoteLineIr::Kind::Link && line.link != line.text)
      out.key("link").text(line.link);
    out.close();
  }
  out.close();
}

void write_brand(JsonWriter& out, const BrandIr& brand) {
  out.key("brand").object();
  if (!brand.faces.empty()) {
    out.key("faces").array(Form::Line);
    for (const std::string& face : brand.faces) out.text(face);
    out.close();
  }
  if (!brand.colors.empty()) {
    out.key("colors").array(Form::Line);
    for (const std::uint32_t rgb : brand.colors) out.text(rgb_text(rgb));
    out.close();
  }
  if (!brand.logo.empty()) {
    write_rect(out.key("logo"), brand.logo);
    write_rect(out.key("clear"), brand.clear);
  }
  out.close();
}

void write_slide(JsonWriter& out, const SlideIr& slide) {
  out.object()
      .key("slide")
      .object()
      .key("w")
      .raw(px_text(slide.size.w))
      .key("h")
      .raw(px_text(slide.size.h));
  out.key("id")
      .text(slide.slide_id)
      .key("layout")
      .text(slide.layout)
      .key("master")
      .text(slide.master_part);
  out.key("index").integer(slide.index);
  write_optional(out, "layoutId", slide.layout_id);
  write_optional(out, "layoutPart", slide.layout_part);
  if (!(slide.safe_area == Rect{{}, {}, slide.size.w, slide.size.h}))
    write_rect(out.key("safeArea"), slide.safe_area);
  if (slide.background_rgb != 0xFFFFFF) out.key("background").text(rgb_text(slide.background_rgb));
  write_backdrop(out, slide);
  if (slide.brand != nullptr) write_brand(out, *slide.brand);
  write_optional(out, "language", slide.language);
  if (slide.rtl) out.key("rtl").boolean(true);
  if (slide.hidden) out.key("hidden").boolean(true);
  write_optional(out, "notes", slide.notes);
  write_generated_notes(out, slide.generated_notes);
  write_optional(out, "pointer", slide.pointer);
  if (slide.source_id != slide.slide_id) out.key("sourceId").text(slide.source_id);
  if (!slide.unread.empty()) {
    out.key("unread").array();
    for (const UnreadIr& unread : slide.unread)
      out.object(Form::Line)
          .key("part")
          .text(unread.part)
          .key("xpath")
          .text(unread.xpath)
          .key("what")
          .text(unread.what)
          .close();
    out.close();
  }
  out.close().key("elements").array();
  for (const ElementIr& element : slide.elements) write_element(out, element);
  out.close().close();
}

}  // namespace
}  // namespace ir_json

std::string write_ir(const std::vector<SlideIr>& slides) {
  JsonWriter out;
  out.object().key("deckle_ir").integer(1).key("slides").array();
  for (const SlideIr& slide : slides) ir_json::write_slide(out, slide);
  out.close().close();
  return out.take();
}

std::string write_slide_ir(const SlideIr& slide) {
  JsonWriter out;
  ir_json::write_slide(out, slide);
  return out.take();
}

}  // namespace deckle
