#pragma once
// HTML in place of elements: headings, paragraphs, lists, tables and pictures of a slide.

#include <string>
#include <string_view>

#include "slidespec/mend/cures/cure_list.h"

namespace deckle::cures {

// Whether the text begins with a tag of HTML that holds others or is a picture: <section>, <ul>,
// <table>, <img>. A text with <b> in it is a text.
[[nodiscard]] bool is_html(std::string_view text);

// The elements that it shows, in their order and without ids: the first heading as title, other
// headings and paragraphs as texts, lists with their levels, tables, pictures by their address.
// Every word that a browser would show is in one of them. Empty: it shows nothing.
[[nodiscard]] json elements_of_html(const std::string& html);

// Without tags, and with characters for entities. Line breaks are those of the text.
[[nodiscard]] std::string text_of_html(const std::string& html);

}  // namespace deckle::cures
