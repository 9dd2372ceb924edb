// Values that may be left out and that no cure understands: they go to the extensions.

#include <algorithm>
#include <initializer_list>
#include <optional>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/mend/json_text.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

// How many tokens of a pointer name a member, or an item of a list, that its owner can be without.
// `at` counts from the owner. 0: none.
std::size_t optional_of_document(const std::vector<std::string>& tokens) {
  if (tokens.size() >= 2 && tokens[0] == "theme" && tokens[1] == "slide_size") return 2;
  if (tokens.size() >= 3 && tokens[0] == "theme" && tokens[1] == "brand" &&
      tokens[2] != "brand_kit_id")
    return 3;
  if (tokens.size() >= 3 && tokens[0] == "theme" && tokens[1] == "template_ref" &&
      tokens[2] == "template_version")
    return 3;
  if (tokens.size() >= 2 && tokens[0] == "extensions") return 2;
  if (tokens.size() >= 2 && tokens[0] == "deck" &&
      one_of(tokens[1], {"subtitle", "language", "audience", "tone", "tags"}))
    return 2;
  return 0;
}

std::size_t optional_of_slide(const std::vector<std::string>& tokens, std::size_t at) {
  const std::size_t size = tokens.size() - at;
  if (size == 0) return 0;
  const std::string& name = tokens[at];
  if (name == "speaker_notes") return 1;
  if (name == "citations") {
    const bool part =
        size >= 3 && one_of(tokens[at + 2], {"title", "url", "locator", "evidence_id"});
    return part ? 3 : std::min<std::size_t>(size, 2);
  }
  if (name == "layout" && size >= 2 && tokens[at + 1] == "layout_hints")
    return std::min<std::size_t>(size, 3);
  return name == "extensions" && size >= 2 ? 2 : 0;
}

std::size_t optional_of_element(const std::vector<std::string>& tokens, std::size_t at) {
  const std::size_t size = tokens.size() - at;
  if (size == 0) return 0;
  const std::string& name = tokens[at];
  if (name == "role" || name == "data_ref") return 1;
  if (name == "style" || name == "constraints") return std::min<std::size_t>(size, 2);
  if (name == "citations") {
    const bool note = size >= 3 && tokens[at + 2] == "note";
    return note ? 3 : std::min<std::size_t>(size, 2);
  }
  if (name == "extensions" && size >= 2) return 2;
  if (name == "content" && size >= 2 &&
      one_of(tokens[at + 1], {"crop", "alt_text", "title", "x_label", "y_label", "notes", "fill",
                              "line", "line_width_pt", "color", "width_pt", "orientation"}))
    return 2;
  return 0;
}

// The value at the first `count` tokens.
std::optional<Here> at(const Here& root, const std::vector<std::string>& tokens,
                       std::size_t count) {
  const json* value = &root.value;
  std::string pointer;
  for (std::size_t i = 0; i < count; ++i) {
    if (value->is_object() && value->contains(tokens[i])) {
      value = &(*value)[tokens[i]];
    } else if (value->is_array() &&
               tokens[i].find_first_not_of("0123456789") == std::string::npos &&
               tokens[i].size() < 9 && std::stoul(tokens[i]) < value->size()) {
      value = &(*value)[std::stoul(tokens[i])];
    } else {
      return std::nullopt;
    }
    pointer = Here{*value, pointer}.below(tokens[i]);
  }
  return Here{*value, pointer};
}

}  // namespace

void keep_left_over(const Here& root, const std::string& pointer, CureList& list) {
  const std::vector<std::string> tokens = pointer_tokens(pointer);
  std::size_t owner = 0, length = optional_of_document(tokens);
  const bool in_slide = tokens.size() > 3 && tokens[0] == "deck" && tokens[1] == "slides";
  if (length == 0 && in_slide) {
    owner = 3;
    length = optional_of_slide(tokens, owner);
  }
  if (length == 0 && in_slide && tokens.size() > 5 && tokens[3] == "elements") {
    owner = 5;
    length = optional_of_element(tokens, owner);
  }
  if (length == 0) return;
  const auto in = at(root, tokens, owner), member = at(root, tokens, owner + length);
  if (!in || !member || list.has(member->pointer)) return;
  const std::string& name = tokens[owner + length - 1];
  if (is_nothing(member->value)) return list.remove(member->pointer, tr("remove it"));
  const bool item = !name.empty() && name.find_first_not_of("0123456789") == std::string::npos;
  keep_in_extensions(member->pointer, *in, item ? tokens[owner + length - 2] : name, list);
}

}  // namespace deckle::cures
