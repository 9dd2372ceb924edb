#pragma once
// Reads a SlideSpec document into a Deck and checks what the schema cannot express.
//
// Internal to validate/. The document need not have passed the schema: values of the wrong type are
// skipped (the schema check has reported them), so that everything else is still checked.

#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "slidespec/model/deck.h"
#include "slidespec/validate/spec_context.h"

namespace deckle {

// What an element may refer to, and what it takes from its slide and deck.
struct Declared {
  bool markdown = false;  // extensions.text
  std::unordered_map<std::string_view, Asset::Type> assets;
  std::unordered_set<std::string_view> citations;  // of the slide
};

[[nodiscard]] Deck read_deck_value(const nlohmann::json& root, SpecContext& context);

// One element; `path` is its own. (element_reader.cpp)
[[nodiscard]] Element read_element(const nlohmann::json& value, const JsonPath& path,
                                   const Declared& declared, SpecContext& context);

// Gives the elements of `slide` the roles that their authors call by another name, with a note or a
// warning, and warns of unknown ones. `indices`: of each element in the array at `path`.
// (settle_roles.cpp)
void settle_roles(Slide& slide, const std::vector<std::size_t>& indices, const JsonPath& path,
                  SpecContext& context);

// `layout_hints.groups` of a slide whose elements are read; `path` is the value's.
// (groups_reader.cpp)
[[nodiscard]] std::vector<std::vector<std::vector<std::string>>> read_groups(
    const nlohmann::json& value, const JsonPath& path, const Slide& slide, SpecContext& context);

// Reports ends of connectors that are not on the slide. `indices`, `path`: as of settle_roles().
// (groups_reader.cpp)
void check_connections(const Slide& slide, const std::vector<std::size_t>& indices,
                       const JsonPath& path, SpecContext& context);

// `content`, by kind; `path` is the content's. (content_reader.cpp)
[[nodiscard]] ElementContent read_content(ElementKind kind, const nlohmann::json& value,
                                          const JsonPath& path, const Declared& declared,
                                          SpecContext& context);

// `style`, for an element whose kind and content are read. (style_reader.cpp)
[[nodiscard]] ElementStyle read_style(const nlohmann::json& value, const JsonPath& path,
                                      const Element& element, SpecContext& context);

// Its keys that only charts and tables have: style.chart and style.table, for a style whose variant is
// read. (chart_style_reader.cpp, table_style_reader.cpp)
void read_chart_extras(const nlohmann::json& value, const JsonPath& path, const Element& element,
                       SpecContext& context, ElementStyle& style);
void read_table_extras(const nlohmann::json& value, const JsonPath& path, const Element& element,
                       SpecContext& context, ElementStyle& style);

// `extensions.runs` into the element's content. (runs_reader.cpp)
void read_runs(const nlohmann::json& value, const JsonPath& path, Element& element,
               SpecContext& context);

// The element's texts, written as Markdown, into text and runs. A text of list items only becomes a
// list. `path` is the content's. (markdown_reader.cpp)
void read_markdown(const JsonPath& path, Element& element, SpecContext& context);

// Whether `extensions.text` of an object asks for Markdown; `otherwise` when it does not say.
[[nodiscard]] bool wants_markdown(const nlohmann::json& extensions, const JsonPath& path,
                                  bool otherwise, SpecContext& context);

// Series of different x joined over the union of their x, with gaps and a note; warns of x that
// repeat and of negative pie slices. `path` is the content's. (chart_join.cpp)
void check_chart(ChartContent& chart, const JsonPath& path, SpecContext& context);

}  // namespace deckle
