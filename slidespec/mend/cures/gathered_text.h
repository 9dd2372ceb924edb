#pragma once
// Texts that their authors wrote in parts: paragraphs, runs, objects around strings.

#include <optional>
#include <string>
#include <string_view>

#include "slidespec/mend/cures/cure_list.h"

namespace deckle::cures {

struct GatheredText {
  std::string text;
  json runs = json::array();  // as `extensions.runs` has them; empty unless one has a format
  bool whole = true;          // false: the value says more than text and formats
};

// Paragraphs are joined by line breaks, runs without anything between, in the author's order.
// Empty: there is no text in it, or something else than text.
[[nodiscard]] std::optional<GatheredText> gather_text(const json& value);

// Whether `name` is one that authors give to a visible text: "heading", "caption", "내용".
[[nodiscard]] bool is_text_name(std::string_view name);

// Texts of an element that stand beside its content: they belong into it, or into an element of
// their own. False: there are none.
bool cure_texts_beside(const Here& element, const std::string& kind, CureList& list);

// Makes one string of the texts of a content, under "text".
void cure_text_parts(const Here& element, const Here& content, std::span<const Key> keys,
                     CureList& list);

}  // namespace deckle::cures
