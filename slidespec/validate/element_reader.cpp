#include <algorithm>
#include <nlohmann/json.hpp>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/deck_reader.h"
#include "slidespec/validate/text_forms.h"

namespace deckle {

using nlohmann::json;

namespace {

constexpr double kFarthestPx = 100000;  // about 26 m, above the range of DrawingML coordinates
constexpr double kWidestPx = 19200;     // 200 inches: no box of a deck is meant to be larger
constexpr int kFarthestZ = 1000000;

// Empty when the kind is missing or unknown, which the schema has reported.
std::optional<ElementKind> kind_of(const json& value) {
  constexpr ElementKind kKinds[] = {ElementKind::Text,   ElementKind::Bullets, ElementKind::Image,
                                    ElementKind::Chart,  ElementKind::Table,   ElementKind::Shape,
                                    ElementKind::Divider};
  const std::string& name = text_in(value, "kind");
  for (const ElementKind kind : kKinds) {
    if (name == to_string(kind)) return kind;
  }
  return std::nullopt;
}

Constraints read_constraints(const json& value, const JsonPath& path, SpecContext& context) {
  Constraints constraints;
  context.check_keys(value, path, OpenPlace::Constraints);
  const json* priority = member_of(value, "priority");
  if (priority != nullptr && priority->is_number_integer()) {
    constraints.priority =
        static_cast<int>(std::clamp<std::int64_t>(priority->get<std::int64_t>(), 0, 100));
  }
  const json* shrink = member_of(value, "allow_shrink");
  if (shrink != nullptr && shrink->is_boolean()) constraints.allow_shrink = shrink->get<bool>();
  const json* minimum = member_of(value, "min_font_pt");
  if (minimum != nullptr && minimum->is_number())
    constraints.min_font_pt = std::clamp(minimum->get<double>(), 8.0, 28.0);
  return constraints;
}

std::optional<Rect> read_box(const json& value, const JsonPath& path, SpecContext& context) {
  if (!value.is_object())
    return context.wrong_type(path, value, tr("an object {{x, y, w, h}}")), std::nullopt;
  context.check_keys(value, path, OpenPlace::Box);
  for (const char* key : {"x", "y", "w", "h"}) {
    if (member_of(value, key) == nullptr) {
      context.error("invalid-value", path, tr("{} lacks '{}'", path.subject(), key),
                    tr("a box has x, y, w and h, in px"));
      return std::nullopt;
    }
  }
  const auto x = context.open_number(value, path, "x", -kFarthestPx, kFarthestPx);
  const auto y = context.open_number(value, path, "y", -kFarthestPx, kFarthestPx);
  const auto w = context.open_number(value, path, "w", 0, kWidestPx);
  const auto h = context.open_number(value, path, "h", 0, kWidestPx);
  if (!x || !y || !w || !h) return std::nullopt;
  const Rect box{emu_from_px(*x), emu_from_px(*y), emu_from_px(*w), emu_from_px(*h)};
  if (!box.empty()) return box;
  context.error("invalid-value", path,
                tr("{} must be larger than 0, but is {} by {} px", path.subject(), *w, *h),
                tr("give it a width and a height"));
  return std::nullopt;
}

void read_citation_refs(const json& refs, const JsonPath& path, const Declared& declared,
                        Element& element, SpecContext& context) {
  for (std::size_t i = 0; i < readable_items(refs, 20); ++i) {
    const std::string* id = string_in(refs[i], "citation_id");
    if (id == nullptr) continue;
    const JsonPath at(path, i);
    if (declared.citations.count(*id) == 0 && !context.full()) {
      std::vector<std::string_view> known(declared.citations.begin(), declared.citations.end());
      std::sort(known.begin(), known.end());
      context.wrong_id(
          "dangling-reference", JsonPath(at, "citation_id"), *id,
          tr("'citation_id' is {}, which is not a citation of this slide", in_quotes(*id)),
          known.empty() ? tr("declare it in the slide's 'citations'") : nearest_hint(*id, known),
          one_of(known, "a citation of the slide"));
    }
    element.citations.push_back({*id, text_in(refs[i], "note")});
  }
}

void check_data_ref(const std::string& id, const JsonPath& path, const Declared& declared,
                    const Element& element, SpecContext& context) {
  if (element.kind != ElementKind::Chart && element.kind != ElementKind::Table) {
    context.warning(
        "ignored-key", path,
        tr("'data_ref' has no effect on an element of kind '{}'", to_string(element.kind)),
        tr("remove 'data_ref', or use a chart or a table"), At::Key);
  }
  const auto found = declared.assets.find(id);
  if (found == declared.assets.end()) {
    if (context.full()) return;
    std::vector<std::string_view> known;
    for (const auto& [name, type] : declared.assets) {
      if (type == Asset::Type::Data) known.push_back(name);
    }
    std::sort(known.begin(), known.end());
    context.wrong_id(
        "dangling-reference", path, id,
        tr("'data_ref' is {}, which is not a declared asset", in_quotes(id)),
        known.empty() ? tr("declare it in 'assets', with type 'data'") : nearest_hint(id, known),
        one_of(known, "a declared asset of type data"));
  } else if (found->second != Asset::Type::Data) {
    context.wrong_id(
        "dangling-reference", path, id,
        tr("'data_ref' must name an asset of type 'data', but {} is a picture", in_quotes(id)),
        tr("name an asset of type 'data'"), "an asset of type data");
  }
}

void read_extensions(const json& value, const JsonPath& path, Element& element,
                     SpecContext& context) {
  context.check_keys(value, path, OpenPlace::ElementExtensions, element.kind);
  if (const json* box = member_of(value, "box"))
    element.box = read_box(*box, JsonPath(path, "box"), context);
  element.details = context.open_bool(value, path, "details").value_or(false);
  element.z = context.open_integer(value, path, "z", -kFarthestZ, kFarthestZ);
  if (const json* runs = member_of(value, "runs"))
    read_runs(*runs, JsonPath(path, "runs"), element, context);
}

}  // namespace

Element read_element(const json& value, const JsonPath& path, const Declared& declared,
                     SpecContext& context) {
  Element element;
  element.pointer = path.pointer();
  element.element_id = text_in(value, "element_id");
  element.role = text_in(value, "role");
  if (const json* constraints = object_in(value, "constraints")) {
    element.constraints = read_constraints(*constraints, JsonPath(path, "constraints"), context);
  }
  if (const json* refs = array_in(value, "citations")) {
    read_citation_refs(*refs, JsonPath(path, "citations"), declared, element, context);
  }
  const std::optional<ElementKind> kind = kind_of(value);
  if (!kind) return element;
  element.kind = *kind;
  static const json kNothing = json::object();
  const json* content = object_in(value, "content");
  element.content = read_content(*kind, content == nullptr ? kNothing : *content,
                                 JsonPath(path, "content"), declared, context);
  const std::string* data = string_in(value, "data_ref");
  if (data != nullptr) element.data_ref = *data;
  if (const json* style = object_in(value, "style")) {
    element.style = read_style(*style, JsonPath(path, "style"), element, context);
  }
  if (data != nullptr) {
    check_data_ref(*data, JsonPath(path, "data_ref"), declared, element, context);
  }
  bool markdown = declared.markdown, runs = false;
  if (const json* extensions = object_in(value, "extensions")) {
    const JsonPath below(path, "extensions");
    read_extensions(*extensions, below, element, context);
    markdown = wants_markdown(*extensions, below, markdown, context);
    runs = member_of(*extensions, "runs") != nullptr;
  }
  if (markdown && !runs) read_markdown(JsonPath(path, "content"), element, context);
  return element;
}

}  // namespace deckle
