#include <algorithm>
#include <exception>
#include <iterator>
#include <nlohmann/json.hpp>
#include <unordered_set>
#include <utility>

#include "slidespec/core/assert.h"
#include "slidespec/ir_json/ir_json.h"
#include "slidespec/ir_json/ir_reader.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/deliver.h"
#include "slidespec/validate/link_check.h"
#include "slidespec/validate/schema_check.h"

namespace deckle {

using nlohmann::json;

namespace ir_json {
namespace {

NoteLineIr read_note_line(const json& value, const JsonPath& path, SpecContext& context) {
  NoteLineIr line;
  line.text = text_in(value, "text");
  line.kind = value_in(kNoteLineNames, text_in(value, "kind"), NoteLineIr::Kind::Text);
  if (line.kind != NoteLineIr::Kind::Link) return line;
  const char* key = string_in(value, "link") == nullptr ? "text" : "link";
  line.link = checked_address(text_in(value, key), JsonPath(path, key), context);
  if (line.link.empty()) line.kind = NoteLineIr::Kind::Text;
  return line;
}

std::shared_ptr<const BrandIr> read_brand(const json& value, const JsonPath& path,
                                          SpecContext& context) {
  auto brand = std::make_shared<BrandIr>();
  if (const json* faces = array_in(value, "faces")) {
    for (const json& face : *faces) brand->faces.push_back(face.get<std::string>());
  }
  if (const json* colors = array_in(value, "colors")) {
    const JsonPath below(path, "colors");
    for (std::size_t i = 0; i < colors->size(); ++i)
      brand->colors.push_back(
          rgb_of((*colors)[i].get<std::string>(), JsonPath(below, i), context));
  }
  if (const json* logo = member_of(value, "logo")) brand->logo = brand->clear = rect_of(*logo);
  if (const json* clear = member_of(value, "clear")) brand->clear = rect_of(*clear);
  return brand;
}

SlideIr read_slide(const json& value, const JsonPath& path, const JsonDocument& document,
                   SpecContext& context, DiagnosticSink& sink) {
  SlideIr slide;
  const json& frame = value.at("slide");
  const JsonPath below(path, "slide");
  slide.size = {px_or(frame, "w", {}), px_or(frame, "h", {})};
  slide.slide_id = text_in(frame, "id");
  slide.layout = text_in(frame, "layout");
  slide.layout_id = text_in(frame, "layoutId");
  slide.master_part = text_in(frame, "master");
  slide.layout_part = text_in(frame, "layoutPart");
  slide.index = integer_or(frame, "index", 0);
  const json* safe = member_of(frame, "safeArea");
  slide.safe_area = safe == nullptr ? Rect{{}, {}, slide.size.w, slide.size.h} : rect_of(*safe);
  if (const std::string* rgb = string_in(frame, "background"))
    slide.background_rgb = rgb_of(*rgb, JsonPath(below, "background"), context);
  read_backdrop(frame, below, slide, context);
  if (const json* brand = member_of(frame, "brand"))
    slide.brand = read_brand(*brand, JsonPath(below, "brand"), context);
  slide.language = text_in(frame, "language");
  slide.rtl = flag_or(frame, "rtl", false);
  slide.hidden = flag_or(frame, "hidden", false);
  if (const json* unread = member_of(frame, "unread")) {
    for (const json& one : *unread)
      slide.unread.push_back({text_in(one, "part"), text_in(one, "xpath"), text_in(one, "what")});
  }
  slide.notes = text_in(frame, "notes");
  if (const json* lines = array_in(frame, "generatedNotes")) {
    const JsonPath lines_path(below, "generatedNotes");
    for (std::size_t i = 0; i < lines->size(); ++i)
      slide.generated_notes.push_back(
          read_note_line((*lines)[i], JsonPath(lines_path, i), context));
  }
  slide.pointer = text_in(frame, "pointer");
  const std::string* source = string_in(frame, "sourceId");
  slide.source_id = source == nullptr ? slide.slide_id : *source;
  const json& elements = value.at("elements");
  const JsonPath elements_path(path, "elements");
  std::unordered_set<std::string_view> eids;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const JsonPath at(elements_path, i);
    const std::string& eid = text_in(elements[i], "eid");
    if (!eids.insert(eid).second) {
      context.error("duplicate-id", JsonPath(at, "eid"),
                    tr("the eid {} is used twice on this slide", in_quotes(eid)),
                    tr("give each element of a slide its own id"));
    }
    slide.elements.push_back(read_element(elements[i], at, document, context, sink));
  }
  return slide;
}

}  // namespace
}  // namespace ir_json

std::vector<SlideIr> read_ir(std::string_view text, const std::string& name, DiagnosticSink& sink,
                             const Limits& limits) {
  DiagnosticSink found;
  LeftOut left_out;
  std::vector<SlideIr> slides;
  try {
    const std::optional<JsonDocument> document = JsonDocument::read(text, name, found, limits);
    if (document && check_schema("ir", *document, found)) {
      SpecContext context(*document, found);
      const auto read = [&](const json& value, const JsonPath& path) {
        slides.push_back(ir_json::read_slide(value, path, *document, context, found));
      };
      const JsonPath top;
      if (const json* list = member_of(document->root(), "slides")) {
        const JsonPath path(top, "slides");
        for (std::size_t i = 0; i < list->size(); ++i) read((*list)[i], JsonPath(path, i));
      } else {
        read(document->root(), top);
      }
      left_out = left_out_by(context);
    }
  } catch (const AssertionFailed&) {
    throw;  // a bug in deckle, not in the document
  } catch (const std::exception& error) {
    found.push_back(unreadable(name, error.what()));
  }
  if (!deliver(std::move(found), left_out, name, sink)) slides.clear();
  return slides;
}

}  // namespace deckle
