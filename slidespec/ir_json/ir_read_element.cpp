#include "slidespec/ir_json/ir_reader.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/icons/icon.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/px.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/link_check.h"

namespace deckle::ir_json {

using nlohmann::json;

namespace {

void check_style_keys(const json& style, const JsonPath& path, SpecContext& context) {
  constexpr std::string_view kKnown[] = {
      "align",        "anchor",        "anchorCenter", "arrowAtEnd",   "arrowAtStart",
      "backgroundColor",
      "baseline",     "bold",          "caps",         "color",
      "columnGap",    "columns",       "edgeSpacing",  "fontFamily",
      "fontSize",     "insets",        "italic",       "kern",
      "lang",         "letterSpacing", "lineColor",    "lineDashed",
      "lineHeight",
      "lineWidth",    "shape",         "strike",       "textOverflow",
      "textRotation", "underline",     "vert",         "wordBreak",
      "wrap"};
  for (auto it = style.begin(); it != style.end(); ++it) {
    if (std::find(std::begin(kKnown), std::end(kKnown), it.key()) != std::end(kKnown)) continue;
    context.warning("unknown-key", JsonPath(path, it.key()),
                    tr("unknown key {} in 'style' is ignored", in_quotes(it.key())),
                    nearest_hint(it.key(), kKnown), At::Key);
  }
}

void check_shape(const std::string& shape, const JsonPath& path, SpecContext& context) {
  const auto presets = preset_shapes();
  if (std::find(presets.begin(), presets.end(), shape) != presets.end()) return;
  context.error("invalid-value", path,
                tr("'shape' is {}, which is not a preset shape", in_quotes(shape)),
                nearest_hint(shape, presets));
}

std::uint32_t shape_id_of(const json& object) {
  return static_cast<std::uint32_t>(object.at("shapeId").get<std::int64_t>());
}

ConnectionIr read_end(const json& value, const char* key) {
  const json* end = member_of(value, key);
  if (end == nullptr) return {};
  return {text_in(*end, "eid"), integer_or(*end, "site", 0)};
}

void read_autofit(const json& value, const JsonPath& path, TextBodyIr& text, SpecContext& context) {
  AutofitIr autofit{number_or(value, "fontScale", 100), number_or(value, "lnSpcReduction", 0),
                    value_in(kAutofitNames, text_in(value, "mode"), AutofitIr::Mode::ShrinkText)};
  if (autofit.mode != AutofitIr::Mode::ShrinkText) {
    for (const char* key : {"fontScale", "lnSpcReduction"}) {
      if (!value.contains(key)) continue;
      context.error("invalid-value", JsonPath(path, key),
                    tr("{} has no effect with the mode {}", in_quotes(key),
                       in_quotes(name_in(kAutofitNames, autofit.mode))),
                    tr("leave it out, or set 'mode' to \"text\""));
    }
  }
  text.autofit = autofit;
}

}  // namespace

ElementIr read_element(const json& value, const JsonPath& path, const JsonDocument& document,
                       SpecContext& context, DiagnosticSink& sink) {
  ElementIr element;
  element.eid = text_in(value, "eid");
  element.source_eid = text_in(value, "sourceEid");
  element.role = text_in(value, "role");
  element.type = element_type_from(text_in(value, "type")).value_or(ElementType::Text);
  element.priority = integer_or(value, "priority", default_priority(element.type));
  const json* minimum = member_of(value, "minFontSize");
  element.min_font_pt = minimum == nullptr ? default_min_font_pt(element.type, element.priority)
                                           : size_from_px(minimum->get<double>());
  element.allow_shrink = flag_or(value, "allowShrink", true);
  element.size_authored = flag_or(value, "sizeAuthored", false);
  const json& layout = value.at("layout");
  element.box = rect_of(layout);
  element.z = integer_or(layout, "zIndex", default_z(element.type));
  element.transform = {angle_from_degrees(number_or(layout, "rotation", 0)),
                       flag_or(layout, "flipH", false), flag_or(layout, "flipV", false)};
  if (const json* groups = member_of(value, "groups")) {
    for (const json& group : *groups)
      element.groups = element.groups.with_inner({text_in(group, "name"), shape_id_of(group)});
  }
  static const json kNoStyle = json::object();
  const json* given = member_of(value, "style");
  const json& style = given == nullptr ? kNoStyle : *given;
  const JsonPath style_path(path, "style");
  check_style_keys(style, style_path, context);
  read_text(value, path, style, style_path, element, context);
  element.fill = read_fill(style, style_path, "backgroundColor", context);
  element.line.fill = read_fill(style, style_path, "lineColor", context);
  element.line.width_pt = size_from_px(number_or(style, "lineWidth", 0));
  element.line.dashed = flag_or(style, "lineDashed", false);
  element.line.arrow_at_start = flag_or(style, "arrowAtStart", false);
  element.line.arrow_at_end = flag_or(style, "arrowAtEnd", false);
  if (const std::string* shape = string_in(style, "shape")) element.shape = *shape;
  if (!is_icon(element) || find_icon(icon_name(element)) == nullptr)
    check_shape(element.shape, JsonPath(style_path, "shape"), context);
  read_look(value, path, element, context);
  if (const json* placeholder = member_of(value, "placeholder")) {
    PlaceholderRef ref;
    ref.type = text_in(*placeholder, "type");
    ref.idx = static_cast<std::uint32_t>(placeholder->at("idx").get<std::int64_t>());
    ref.name = text_in(*placeholder, "name");
    if (const json* box = member_of(*placeholder, "inheritedBox"))
      ref.inherited_box = rect_of(*box);
    element.placeholder = std::move(ref);
  }
  if (const json* area = member_of(value, "templateArea")) element.template_area = rect_of(*area);
  element.name = text_in(value, "name");
  element.alt_text = text_in(value, "altText");
  element.hidden = flag_or(value, "hidden", false);
  element.link = text_in(value, "link");
  if (!element.link.empty() && !leads_to_slide(element.link))
    element.link = checked_address(element.link, JsonPath(path, "link"), context);
  element.decorative = flag_or(value, "decorative", false);
  if (const json* autofit = member_of(value, "autofit"))
    read_autofit(*autofit, JsonPath(path, "autofit"), element.text, context);
  element.missing_asset = text_in(value, "missing");
  element.missing_limit = text_in(value, "missingLimit");
  element.from = read_end(value, "from");
  element.to = read_end(value, "to");
  if (const json* bend = member_of(value, "bend")) element.bend = bend->get<int>();
  if (const json* member = member_of(value, "member"))
    element.member = MembershipIr{text_in(*member, "group"), integer_or(*member, "cell", 0),
                                  integer_or(*member, "part", 0)};
  element.pinned = flag_or(value, "pinned", false);
  element.full_bleed = flag_or(value, "fullBleed", false);
  if (const json* owners = member_of(value, "belongsTo")) {
    for (const json& eid : *owners) element.belongs_to.push_back(eid.get<std::string>());
  }
  element.data = read_data(value, path, element.type, document, sink);
  const json* drawn = member_of(value, "table");
  if (drawn != nullptr && element.type == ElementType::Table) {
    element.table = read_table(*drawn, JsonPath(path, "table"), style, style_path, context);
  }
  if (element.type == ElementType::Image) read_picture(value, element);
  element.pointer = text_in(value, "pointer");
  if (const json* origin = member_of(value, "origin"))
    element.origin =
        OriginIr{text_in(*origin, "part"), shape_id_of(*origin), text_in(*origin, "xpath"),
                 value_in(kSourceNames, text_in(*origin, "kind"), SourceKind::Shape)};
  return element;
}

}  // namespace deckle::ir_json
