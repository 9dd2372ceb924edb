#include <charconv>
#include <cmath>
#include <exception>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "fixers/messages/tr.h"
#include "fixers/patch/slide_patch.h"
#include "slidespec/core/assert.h"
#include "slidespec/diag/nearest_name.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/ir_writer.h"
#include "slidespec/json/json_document.h"
#include "slidespec/json/json_writer.h"
#include "slidespec/validate/deliver.h"
#include "slidespec/validate/schema_check.h"
#include "slidespec/validate/spec_context.h"

namespace deckle::fixers {
namespace {

using nlohmann::json;

std::optional<double> number_in(const json& object, const char* key) {
  const json* value = member_of(object, key);
  return value == nullptr ? std::nullopt : std::optional<double>(value->get<double>());
}

std::optional<bool> flag_in(const json& object, const char* key) {
  const json* value = member_of(object, key);
  return value == nullptr ? std::nullopt : std::optional<bool>(value->get<bool>());
}

std::optional<std::uint32_t> rgb_in(const json& object, const JsonPath& path, const char* key,
                                    SpecContext& context) {
  const std::string* text = string_in(object, key);
  if (text == nullptr) return std::nullopt;
  const std::string digits = text->substr(text->front() == '#' ? 1 : 0);
  std::uint32_t rgb = 0;
  const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), rgb, 16);
  if (digits.size() == 6 && parsed.ptr == digits.data() + digits.size()) return rgb;
  context.error("invalid-value", JsonPath(path, key),
                tr("{} is no colour", in_quotes(*text)), tr("write it as #RRGGBB"));
  return std::nullopt;
}

SlideEdit read_edit(const json& value, const JsonPath& path, SpecContext& context) {
  SlideEdit edit;
  edit.eid = text_in(value, "eid");
  if (const json* layout = object_in(value, "layout")) {
    edit.x = number_in(*layout, "x");
    edit.y = number_in(*layout, "y");
    edit.w = number_in(*layout, "w");
    edit.h = number_in(*layout, "h");
    if (const auto z = number_in(*layout, "zIndex")) edit.z = static_cast<int>(*z);
  }
  if (const json* style = object_in(value, "style")) {
    edit.font_size = number_in(*style, "fontSize");
    edit.line_height = number_in(*style, "lineHeight");
    edit.bold = flag_in(*style, "bold");
    edit.italic = flag_in(*style, "italic");
    if (const std::string* name = string_in(*style, "align"))
      edit.align = value_in(kAlignNames, *name, Align::Left);
    if (const std::string* name = string_in(*style, "anchor"))
      edit.anchor = value_in(kAnchorNames, *name, Anchor::Top);
    const JsonPath style_path(path, "style");
    edit.color = rgb_in(*style, style_path, "color", context);
    edit.background = rgb_in(*style, style_path, "backgroundColor", context);
    if (const std::string* name = string_in(*style, "textOverflow"))
      edit.text_overflow = value_in(kOverflowNames, *name, TextBodyIr::Overflow::Overflow);
  }
  return edit;
}

void read_edits(const json& root, const SlideIr& slide, SpecContext& context, SlidePatch& patch) {
  const JsonPath top;
  const JsonPath path(top, "edits");
  const json& edits = root.at("edits");
  patch.note = text_in(root, "note");
  std::set<std::string> seen;
  for (std::size_t i = 0; i < edits.size(); ++i) {
    const JsonPath at(path, i);
    SlideEdit edit = read_edit(edits[i], at, context);
    if (find_element(slide, edit.eid) == nullptr) {
      std::vector<std::string> eids;
      for (const ElementIr& element : slide.elements) eids.push_back(element.eid);
      const std::vector<std::string_view> names(eids.begin(), eids.end());
      context.error("invalid-value", JsonPath(at, "eid"),
                    tr("the slide has no element {}", in_quotes(edit.eid)),
                    nearest_hint(edit.eid, names));
    } else if (!seen.insert(edit.eid).second) {
      context.error("duplicate-id", JsonPath(at, "eid"),
                    tr("element {} has two edits", in_quotes(edit.eid)),
                    tr("write one edit for each element"));
    }
    patch.edits.push_back(std::move(edit));
  }
}

void write_number(JsonWriter& out, const char* key, const std::optional<double>& value) {
  if (value) out.key(key).number(std::round(*value * 1e4) / 1e4);
}

bool has_layout(const SlideEdit& edit) { return edit.x || edit.y || edit.w || edit.h || edit.z; }
bool has_style(const SlideEdit& edit) {
  return edit.font_size || edit.line_height || edit.bold || edit.italic || edit.align ||
         edit.anchor || edit.color || edit.background || edit.text_overflow;
}

}  // namespace

std::optional<SlidePatch> read_patch(std::string_view text, const std::string& name,
                                     const SlideIr& slide, DiagnosticSink& sink,
                                     const Limits& limits) {
  DiagnosticSink found;
  LeftOut left_out;
  SlidePatch patch;
  try {
    const std::optional<JsonDocument> document = JsonDocument::read(text, name, found, limits);
    if (document && check_schema("patch", *document, found)) {
      SpecContext context(*document, found);
      read_edits(document->root(), slide, context, patch);
      left_out = left_out_by(context);
    }
  } catch (const AssertionFailed&) {
    throw;  // a bug in deckle, not in the document
  } catch (const std::exception& error) {
    found.push_back(unreadable(name, error.what()));
  }
  if (!deliver(std::move(found), left_out, name, sink)) return std::nullopt;
  return patch;
}

std::string write_patch(const SlidePatch& patch) {
  JsonWriter out;
  out.object().key("edits").array();
  for (const SlideEdit& edit : patch.edits) {
    out.object(JsonWriter::Form::Line).key("eid").text(edit.eid);
    if (has_layout(edit)) {
      out.key("layout").object(JsonWriter::Form::Line);
      write_number(out, "x", edit.x);
      write_number(out, "y", edit.y);
      write_number(out, "w", edit.w);
      write_number(out, "h", edit.h);
      if (edit.z) out.key("zIndex").integer(*edit.z);
      out.close();
    }
    if (has_style(edit)) {
      out.key("style").object(JsonWriter::Form::Line);
      write_number(out, "fontSize", edit.font_size);
      write_number(out, "lineHeight", edit.line_height);
      if (edit.bold) out.key("bold").boolean(*edit.bold);
      if (edit.italic) out.key("italic").boolean(*edit.italic);
      if (edit.align) out.key("align").text(name_in(kAlignNames, *edit.align));
      if (edit.anchor) out.key("anchor").text(name_in(kAnchorNames, *edit.anchor));
      if (edit.color) out.key("color").text(ir_json::rgb_text(*edit.color));
      if (edit.background) out.key("backgroundColor").text(ir_json::rgb_text(*edit.background));
      if (edit.text_overflow)
        out.key("textOverflow").text(name_in(kOverflowNames, *edit.text_overflow));
      out.close();
    }
    out.close();
  }
  out.close();
  if (!patch.note.empty()) out.key("note").text(patch.note);
  out.key("constraints").object(JsonWriter::Form::Line).key("no_add_remove").boolean(true).close();
  out.close();
  return out.take();
}

}  // namespace deckle::fixers
