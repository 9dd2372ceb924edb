// `layout_hints.groups`, and the ends of connectors: ids of elements of the slide.

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/deck_reader.h"

namespace deckle {

using nlohmann::json;

namespace {

constexpr std::size_t kMostElements = 50;  // of a slide, by the schema

using Cells = std::vector<std::vector<std::string>>;

class GroupsReader {
 public:
  GroupsReader(const Slide& slide, SpecContext& context) : slide_(slide), context_(context) {
    for (const Element& element : slide.elements) names_.push_back(element.element_id);
  }

  std::vector<Cells> read(const json& value, const JsonPath& path) {
    std::vector<Cells> groups;
    if (!is_list_of_lists(value)) {
      context_.wrong_type(path, value, tr("an array of cells, each an array of element ids"));
      return groups;
    }
    // One group, or several: then a cell is an array of arrays.
    bool several = false;
    for (const json& cell : value) {
      for (const json& member : cell) several = several || member.is_array();
    }
    if (!several) {
      groups.push_back(read_cells(value, path));
    } else {
      for (std::size_t i = 0; i < readable_items(value, kMostElements); ++i)
        groups.push_back(read_cells(value[i], JsonPath(path, i)));
    }
    std::erase_if(groups, [](const Cells& cells) { return cells.empty(); });
    return groups;
  }

 private:
  static bool is_list_of_lists(const json& value) {
    if (!value.is_array()) return false;
    for (const json& item : value) {
      if (!item.is_array()) return false;
    }
    return true;
  }

  Cells read_cells(const json& value, const JsonPath& path) {
    Cells cells;
    for (std::size_t i = 0; i < readable_items(value, kMostElements); ++i) {
      const JsonPath at(path, i);
      if (!value[i].is_array()) {
        context_.wrong_type(at, value[i], tr("an array of element ids"));
        continue;
      }
      std::vector<std::string> cell = read_cell(value[i], at);
      if (!cell.empty()) cells.push_back(std::move(cell));
    }
    return cells;
  }

  std::vector<std::string> read_cell(const json& value, const JsonPath& path) {
    std::vector<std::string> cell;
    for (std::size_t i = 0; i < readable_items(value, kMostElements) && !context_.full(); ++i) {
      const JsonPath at(path, i);
      if (!value[i].is_string()) {
        context_.wrong_type(at, value[i], tr("an element id"));
        continue;
      }
      const std::string& id = value[i].get_ref<const std::string&>();
      const auto element = std::find_if(slide_.elements.begin(), slide_.elements.end(),
                                        [&id](const Element& e) { return e.element_id == id; });
      if (element == slide_.elements.end()) {
        context_.wrong_id(
            "dangling-reference", at, id,
            tr("{} is {}, but no element of this slide has that id", at.subject(), in_quotes(id)),
            nearest_hint(id, names_), one_of(names_, "the id of an element of the slide"));
      } else if (!seen_.insert(id).second) {
        context_.warning("duplicate-id", at,
                         tr("{} lists {} twice", at.subject(), in_quotes(id)),
                         tr("list each element once; it stays in the first cell that lists it"));
      } else if (element->box || element->role == "title" || element->role == "footer") {
        context_.warning(
            "ignored-key", at,
            element->box
                ? tr("{} is {}, which has a box of its own and is in no group", at.subject(),
                     in_quotes(id))
                : tr("{} is {}, which is the {} and is in no group", at.subject(), in_quotes(id),
                     element->role),
            element->box ? tr("remove its box, or remove it from 'groups'")
                         : tr("remove it from 'groups'"));
      } else {
        cell.push_back(id);
      }
    }
    return cell;
  }

  const Slide& slide_;
  SpecContext& context_;
  std::vector<std::string_view> names_;
  std::unordered_set<std::string_view> seen_;
};

}  // namespace

std::vector<std::vector<std::vector<std::string>>> read_groups(const json& value,
                                                               const JsonPath& path,
                                                               const Slide& slide,
                                                               SpecContext& context) {
  return GroupsReader(slide, context).read(value, path);
}

void check_connections(const Slide& slide, const std::vector<std::size_t>& indices,
                       const JsonPath& path, SpecContext& context) {
  for (std::size_t i = 0; i < slide.elements.size() && i < indices.size(); ++i) {
    const auto* shape = std::get_if<ShapeContent>(&slide.elements[i].content);
    if (shape == nullptr) continue;
    for (const auto& [key, id] : {std::pair{"from", shape->from}, std::pair{"to", shape->to}}) {
      if (id.empty()) continue;
      std::vector<std::string_view> names;
      for (const Element& element : slide.elements) {
        if (&element != &slide.elements[i]) names.push_back(element.element_id);
      }
      if (std::find(names.begin(), names.end(), id) != names.end()) continue;
      const JsonPath of_element(path, indices[i]);
      const JsonPath content(of_element, "content");
      const JsonPath at(content, key);
      context.wrong_id("dangling-reference", at, id,
                       tr("{} is {}, but no other element of this slide has that id", at.subject(),
                          in_quotes(id)),
                       nearest_hint(id, names), one_of(names, "the id of another element"));
    }
  }
}

}  // namespace deckle
