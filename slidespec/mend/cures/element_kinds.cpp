// Kinds of elements: by their names in any language, and by what an element has.

#include <algorithm>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

// Kinds, and what models call them; the role that such a name gives as well.
constexpr KindName kKindNames[] = {
    {"title", "text", "title"},
    {"heading", "text", "title"},
    {"headline", "text", "title"},
    {"header", "text", "title"},
    {"subtitle", "text", "subtitle"},
    {"subheading", "text", "subtitle"},
    {"paragraph", "text", "body"},
    {"body", "text", "body"},
    {"textbox", "text", ""},
    {"caption", "text", "caption"},
    {"quote", "text", "quote"},
    {"attribution", "text", "attribution"},
    {"footer", "text", "footer"},
    {"callout", "text", "key_takeaway"},
    {"keytakeaway", "text", "key_takeaway"},
    {"label", "text", ""},
    {"string", "text", ""},
    {"txt", "text", ""},
    {"richtext", "text", ""},
    {"markdown", "text", ""},
    {"code", "text", ""},
    {"cards", "bullets", ""},
    {"steps", "bullets", ""},
    {"step", "bullets", ""},
    {"timeline", "bullets", ""},
    {"process", "bullets", ""},
    {"agenda", "bullets", ""},
    {"checklist", "bullets", ""},
    {"faq", "bullets", ""},
    {"kpis", "bullets", ""},
    {"metrics", "bullets", ""},
    {"features", "bullets", ""},
    {"bullet", "bullets", ""},
    {"bulletlist", "bullets", ""},
    {"bulletpoints", "bullets", ""},
    {"list", "bullets", ""},
    {"items", "bullets", ""},
    {"numberedlist", "bullets", ""},
    {"unorderedlist", "bullets", ""},
    {"orderedlist", "bullets", ""},
    {"ul", "bullets", ""},
    {"ol", "bullets", ""},
    {"picture", "image", ""},
    {"photo", "image", ""},
    {"img", "image", ""},
    {"figure", "image", ""},
    {"logo", "image", ""},
    {"icon", "image", ""},
    {"illustration", "image", ""},
    {"graph", "chart", ""},
    {"plot", "chart", ""},
    {"barchart", "chart", ""},
    {"linechart", "chart", ""},
    {"piechart", "chart", ""},
    {"diagram", "chart", ""},
    {"grid", "table", ""},
    {"datatable", "table", ""},
    {"matrix", "table", ""},
    {"rectangle", "shape", ""},
    {"rect", "shape", ""},
    {"box", "shape", ""},
    {"card", "shape", ""},
    {"panel", "shape", ""},
    {"circle", "shape", ""},
    {"ellipse", "shape", ""},
    {"arrow", "shape", ""},
    {"line", "divider", ""},
    {"separator", "divider", ""},
    {"rule", "divider", ""},
    {"h1", "text", "title"},
    {"h2", "text", "subtitle"},
    {"제목", "text", "title"},
    {"텍스트", "text", ""},
    {"본문", "text", "body"},
    {"글머리표", "bullets", ""},
    {"목록", "bullets", ""},
    {"차트", "chart", ""},
    {"그래프", "chart", ""},
    {"표", "table", ""},
    {"그림", "image", ""},
    {"이미지", "image", ""},
    {"도형", "shape", ""},
    {"hr", "divider", ""},
};
constexpr std::string_view kKinds[] = {"text",  "bullets", "image",  "chart",
                                       "table", "shape",   "divider"};

// The kind that the content is of, where it has nothing of its own kind; else empty.
std::string_view kind_against(const json& element, std::string_view kind) {
  if (!element.contains("content") || !element["content"].is_object()) return {};
  const json& content = element["content"];
  const auto has = [&content](std::initializer_list<const char*> names) {
    for (auto it = content.begin(); it != content.end(); ++it) {
      for (const char* name : names) {
        if (normalised(it.key()) == normalised(name) && !is_nothing(*it)) return true;
      }
    }
    return false;
  };
  const bool chart = has({"series", "datasets", "chart_type"});
  const bool table =
      has({"columns", "headers", "header", "thead"}) && has({"rows", "body", "data"});
  const bool texts = has({"text"}), items = has({"items", "bullets", "points"});
  const bool picture = has({"asset_id", "src", "image_url"}) || (has({"alt_text"}) && has({"url"}));
  if (kind == "chart") {
    if (chart || has({"type", "data", "labels", "categories", "values", "mark"})) return {};
    return table ? "table" : texts ? "text" : items ? "bullets" : picture ? "image" : "";
  }
  if (kind == "table") {
    if (table || has({"rows", "columns", "headers", "data", "cells", "body"})) return {};
    return chart ? "chart" : items ? "bullets" : picture ? "image" : "";
  }
  if (kind == "image") {
    if (picture || has({"asset", "url", "path", "file", "source", "image", "id", "href", "uri"}) ||
        element.contains("data_ref"))
      return {};
    return chart ? "chart" : table ? "table" : texts ? "text" : items ? "bullets" : "";
  }
  if (kind == "bullets" && (items || has({"list", "entries", "lines", "text", "texts"}))) return {};
  if (kind == "text" && (texts || items)) return {};
  if (kind != "bullets" && kind != "text") return {};
  return has({"series", "datasets"}) ? "chart" : table ? "table" : picture ? "image" : "";
}

}  // namespace

bool is_kind(std::string_view name) {
  return std::find(std::begin(kKinds), std::end(kKinds), name) != std::end(kKinds);
}

std::string kind_by_content(const json& element) {
  const json none = json::object();
  const json& content = element.contains("content") ? element["content"] : none;
  const auto has = [&](const char* key) {
    return element.contains(key) || (content.is_object() && content.contains(key));
  };
  if (has("series") || has("chart_type")) return "chart";
  if (has("rows") || has("columns") || has("headers")) return "table";
  if (has("asset_id") || has("alt_text") || has("src")) return "image";
  for (const char* list : {"items", "bullets", "points", "list", "bullet_points", "bulletPoints"}) {
    if (has(list)) return "bullets";
  }
  if (content.is_array() ||
      (content.is_object() && content.contains("text") && content["text"].is_array()))
    return "bullets";
  if (has("shape")) return "shape";
  if (has("orientation")) return "divider";
  return "text";
}

KindName kind_of_name(std::string_view name) {
  const std::string plain = normalised(name);
  for (const std::string_view known : kKinds) {
    if (normalised(known) == plain || normalised(known) + "s" == plain) return {known, known, ""};
  }
  for (const KindName& known : kKindNames) {
    if (known.name == plain) return known;
  }
  return {};
}

void cure_kind(const Here& element, CureList& list) {
  const std::string pointer = element.below("kind");
  const json* kind = element.find("kind");
  if (kind == nullptr) {
    if (!list.has(pointer)) list.add(element, "kind", kind_by_content(element.value));
    return;
  }
  if (kind->is_string() && is_kind(kind->get_ref<const std::string&>())) {
    const std::string other(kind_against(element.value, kind->get_ref<const std::string&>()));
    if (!other.empty()) list.replace(pointer, other, tr("write \"{}\"", other));
    return;
  }
  const std::string plain =
      kind->is_string() ? normalised(kind->get<std::string>()) : std::string();
  Cure cure{{pointer}, {}, {}};
  const KindName named = kind_of_name(plain);
  std::string right(named.kind), role(named.role);
  if (right.empty()) {
    std::vector<Key> keys;
    for (const std::string_view known : kKinds) keys.push_back({known});
    right = meant_key(plain, keys);
  }
  if (right.empty()) right = kind_by_content(element.value);
  cure.patch.push_back({PatchStep::Op::Replace, pointer, {}, json(right).dump()});
  // The type of a "line_chart".
  const std::string type = right == "chart" ? chart_type_in(*kind) : std::string();
  const json* content = element.find("content");
  if (!type.empty() && content != nullptr && content->is_object() && !content->empty() &&
      !content->contains("chart_type") && !content->contains("type"))
    cure.patch.push_back(
        {PatchStep::Op::Add, element.below("content") + "/chart_type", {}, json(type).dump()});
  if (!role.empty() && !element.has("role")) {
    cure.patch.push_back({PatchStep::Op::Add, element.below("role"), {}, json(role).dump()});
    cure.hint = tr("write \"kind\": \"{}\", \"role\": \"{}\"", right, role);
  } else {
    cure.hint = tr("write \"{}\"", right);
  }
  list.push(std::move(cure));
}

}  // namespace deckle::cures
