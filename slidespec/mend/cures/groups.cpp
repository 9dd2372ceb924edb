// Elements inside elements: groups, columns, blocks of a content, elements under their kind.

#include <algorithm>

#include "slidespec/mend/cures/gathered_text.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

constexpr int kMaxDepth = 12;  // groups in groups; ours: none has more than three

bool is_group_name(const json& kind) {
  return kind.is_string() && one_of(normalised(kind.get_ref<const std::string&>()),
                                    {"group", "container", "section", "column", "columns", "row",
                                     "rows", "stack", "layout", "wrapper", "frame", "twocolumn",
                                     "twocolumns", "hstack", "vstack", "div", "groups", "그룹"});
}

const json* kind_of(const json& object) {
  for (const char* name : {"kind", "type", "element_type"}) {
    if (object.contains(name) && object[name].is_string()) return &object[name];
  }
  return nullptr;
}

std::string_view known_kind(const json& object) {
  const json* kind = kind_of(object);
  return kind == nullptr ? std::string_view()
                         : kind_of_name(kind->get_ref<const std::string&>()).kind;
}

// The list of elements in a group, and its name.
const json* children_of(const json& object, std::string& name) {
  for (const char* key :
       {"elements", "children", "content", "items", "columns", "shapes", "blocks"}) {
    if (!object.contains(key) || !object[key].is_structured() || object[key].empty()) continue;
    name = key;
    return &object[key];
  }
  return nullptr;
}

// More than a text: what cannot be a line of one.
bool is_block(const json& value, bool in_list) {
  if (!value.is_object()) return false;
  const std::string_view kind = known_kind(value);
  if (!kind.empty() && kind != "text") {
    if (kind != "bullets") return true;
    return std::any_of(value.begin(), value.end(), [](const json& one) {
      return one.is_array() || (one.is_object() && one.contains("items"));
    });
  }
  if (in_list || value.size() > 2 || value.empty()) return false;
  const std::string_view keyed = kind_of_name(value.begin().key()).kind;
  return !keyed.empty() && keyed != "text" && value.begin()->is_structured();
}

class Collector {
 public:
  explicit Collector(bool titled) : titled_(titled) {}

  json elements = json::array();
  json rest = json::object();  // members of groups that belong to no element

  bool read(const json& value, int depth) {
    if (depth > kMaxDepth || elements.size() > 200) return false;
    if (value.is_null()) return true;
    if (value.is_array()) return read_list(value, depth);
    if (!value.is_object()) {
      const auto text = as_text(value);
      if (*text != "") push({{"kind", "text"}, {"content", {{"text", *text}}}});
      return true;
    }
    return read_object(value, depth);
  }

  void push(json element) {
    if (element.contains("role") && element["role"] == "title" && std::exchange(titled_, true))
      element.erase("role");
    elements.push_back(std::move(element));
  }

 private:
  bool read_list(const json& list, int depth) {
    const bool strings =
        !list.empty() &&
        std::all_of(list.begin(), list.end(), [](const json& one) { return one.is_string(); });
    if (strings) {
      push({{"kind", "bullets"}, {"content", {{"items", list}}}});
      return true;
    }
    return std::all_of(list.begin(), list.end(),
                       [&](const json& one) { return read(one, depth + 1); });
  }

  bool read_object(const json& object, int depth) {
    const json* kind = kind_of(object);
    std::string children;
    const bool group = kind != nullptr && is_group_name(*kind);
    if (!group && (!known_kind(object).empty() ||
                   (object.contains("element_id") && object.contains("content")))) {
      push(object);
      return true;
    }
    const json* list = kind == nullptr || group ? children_of(object, children) : nullptr;
    for (auto it = object.begin(); it != object.end(); ++it) {
      if (&*it == kind || it->is_null() || *it == "") continue;
      if (&*it == list) {
        if (!read(*it, depth + 1)) return false;
      } else if (!read_member(it.key(), *it)) {
        add_rest(it.key(), *it);
      }
    }
    return true;
  }

  void add_rest(const std::string& key, const json& value) {
    std::string name = key;
    for (int n = 2; rest.contains(name); ++n) name = key + "_" + std::to_string(n);
    rest[name] = value;
  }

  // A member that is named by what it is: {"title": "T"}, {"chart": {…}}.
  bool read_member(const std::string& key, const json& value) {
    const KindName named = kind_of_name(key);
    std::string kind(named.kind);
    if (kind.empty() && is_text_name(key)) kind = "text";
    if (kind.empty()) return false;
    json element = json::object();
    element["kind"] = kind;
    if (!named.role.empty()) element["role"] = named.role;
    const bool whole = value.is_object() && value.size() <= kMaxMembers &&
                       std::any_of(value.items().begin(), value.items().end(), [](const auto& one) {
                         return one_of(normalised(one.key()), {"content", "elementid"});
                       });
    if (whole) {
      for (auto own = value.begin(); own != value.end(); ++own) {
        if (normalised(own.key()) == "kind") element.erase("kind");
      }
      element.update(value);
    } else if (kind == "text") {
      if (value.is_boolean()) return false;
      if (value.is_array())
        element["kind"] = "bullets", element["content"] = {{"items", value}};
      else
        element["content"] = value.is_object() ? value : json{{"text", *as_text(value)}};
    } else if (kind == "bullets") {
      if (value.is_number() || value.is_boolean()) return false;
      element["content"] = value.is_object() ? value : json{{"items", value}};
    } else if (value.is_structured()) {
      element["content"] = value;
    } else if (kind == "image" && value.is_string()) {
      element["content"] = {{"asset_id", value}};
    } else if (kind == "shape" && value.is_string()) {
      element["content"] = {{"text", value}};
    } else {
      return false;
    }
    push(std::move(element));
    return true;
  }

  bool titled_;
};

// Whether the element is one under the name of its kind, and nothing else: {"chart": {…}}.
bool is_keyed(const json& element) {
  if (element.contains("content") || kind_of(element) != nullptr) return false;
  std::size_t parts = 0;
  for (auto it = element.begin(); it != element.end(); ++it) {
    const std::string plain = normalised(it.key());
    if (plain == "elementid" || plain == "id" || plain == "role" || plain == "style" ||
        plain == "extensions" || plain == "citations" || plain == "constraints" ||
        plain == "dataref")
      continue;
    if (kind_of_name(it.key()).kind.empty() || it->is_null()) return false;
    ++parts;
  }
  return parts == 1;
}

// A text whose content is a chart, table or list under that name.
bool in_content(const json& element) {
  const std::string_view kind = known_kind(element);
  if ((!kind.empty() && kind != "text") || !element.contains("content") ||
      !element["content"].is_object() || element["content"].size() != 1)
    return false;
  const auto only = element["content"].begin();
  const std::string_view keyed = kind_of_name(only.key()).kind;
  const std::string plain = normalised(only.key());
  if (plain == "elements" || plain == "blocks" || plain == "components" || plain == "shapes")
    return only->is_array() && std::any_of(only->begin(), only->end(), [](const json& one) {
             return one.is_object() && (kind_of(one) != nullptr || one.contains("content"));
           });
  return only->is_object() && (keyed == "chart" || keyed == "table" || keyed == "image") &&
         !only->empty();
}

}  // namespace

TitlesOf::TitlesOf(const json& elements) {
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const json& one = elements[i];
    if (!one.is_object()) continue;
    const bool by_role = one.contains("role") && one["role"] == "title";
    if (!by_role && (one.size() != 1 || !one.contains("title"))) continue;
    std::optional<std::size_t>& known = !by_role ? named_ : role_ ? second_role_ : role_;
    if (!known) known = i;
  }
}

bool TitlesOf::has_another(std::size_t index) const {
  return (role_ && *role_ != index) || second_role_ || (named_ && *named_ < index);
}

bool cure_group(const TitlesOf& titles, const Here& element, std::size_t index, CureList& list) {
  const json& value = element.value;
  Collector collector(titles.has_another(index));
  json own = json::object();  // members of the element that its only part keeps
  if (value.is_array()) {
    if (!collector.read(value, 0)) return false;
  } else if (is_keyed(value)) {
    json part = json::object();
    for (auto it = value.begin(); it != value.end(); ++it)
      (kind_of_name(it.key()).kind.empty() ? own : part)[it.key()] = *it;
    if (!collector.read(part, 0)) return false;
  } else if (in_content(value)) {
    own = value;
    for (const char* name : {"kind", "type", "content", "role"}) own.erase(name);
    const json& content = value["content"];
    const json& only = content.front();
    if (!collector.read(only.is_array() ? only : content, 0)) return false;
  } else {
    std::string name;
    const json* kind = kind_of(value);
    const json* children = children_of(value, name);
    if (children == nullptr) return false;
    const bool group = kind != nullptr ? is_group_name(*kind)
                                       : name == "elements" || name == "children" ||
                                             name == "shapes" || name == "blocks";
    const bool in_list = known_kind(value) == "bullets";
    const bool blocks = (name == "content" || name == "elements" || name == "children") &&
                        children->is_array() &&
                        std::any_of(children->begin(), children->end(),
                                    [&](const json& one) { return is_block(one, in_list); });
    if (!group && !blocks) return false;
    json whole = value;
    if (!group) {
      for (const char* own_name : {"kind", "type", "element_id"}) whole.erase(own_name);
    }
    if (!collector.read(whole, 0)) return false;
  }
  json& elements = collector.elements;
  if (elements.empty() || elements.size() > 50) return false;
  const std::string base =
      value.is_object() && value.contains("element_id") && value["element_id"].is_string()
          ? value["element_id"].get<std::string>()
          : "e" + std::to_string(index + 1);
  for (std::size_t i = 0; i < elements.size(); ++i) {
    json& one = elements[i];
    if (elements.size() == 1) {
      json whole = own;
      whole.update(one);
      if (own.contains("role")) whole["role"] = own["role"];
      one = whole;
    }
    if (!one.contains("element_id") && !one.contains("id"))
      one["element_id"] = elements.size() == 1 ? base : base + "_" + std::to_string(i + 1);
  }
  json& rest = collector.rest;
  rest.erase("element_id");
  if (elements.size() > 1) rest.update(own);
  if (!rest.empty()) {
    json& first = elements[0];
    if (first.contains("extensions") && !first["extensions"].is_object()) return false;
    if (rest.contains("role") && elements.size() == 1 && !first.contains("role")) {
      first["role"] = rest["role"];
      rest.erase("role");
    }
    if (!rest.empty()) first["extensions"]["group"] = rest;
  }
  if (elements.size() == 1 && elements[0] == value) return false;
  Cure cure{{element.pointer}, {}, {}};
  cure.patch.push_back({PatchStep::Op::Replace, element.pointer, {}, spaced(elements[0])});
  const std::string array = element.pointer.substr(0, element.pointer.rfind('/'));
  for (std::size_t i = 1; i < elements.size(); ++i)
    cure.patch.push_back(
        {PatchStep::Op::Add, array + "/" + std::to_string(index + i), {}, spaced(elements[i])});
  const std::string text = spaced(elements[0]);
  cure.hint = elements.size() == 1 && text.size() < 120
                  ? tr("write {}", text)
                  : tr("write each of them as an element of the slide, with its 'kind' and its "
                       "'content'");
  list.push(std::move(cure));
  return true;
}

}  // namespace deckle::cures
