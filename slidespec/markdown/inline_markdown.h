#pragma once
// Inline CommonMark as text and runs: emphasis, strong, code, links, backslash escapes and
// entities. Headings, HTML, pictures and tables stay as they are written.
//
// Every line is read by itself, because a line is a paragraph in SlideSpec; two spaces or a
// backslash at its end join it to the next with a line break (\v).

#include <string>
#include <string_view>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle {

// A longer line stays as it is written, because some lines take cmark-gfm of Debian 12 quadratic
// time: 2000 characters, which the published schema allows a text, of four bytes.
inline constexpr std::size_t kMaxMarkdownLine = 8000;  // bytes

struct MarkdownText {
  std::string text;  // without the markup; all other characters of the source are in it
  RichText runs;  // joined equal to `text`; empty when no part has a style. Links are as written.
};

[[nodiscard]] MarkdownText read_inline_markdown(std::string_view source);

// An item of a list: "- text", "* text", "+ text", "1. text", "1) text".
struct MarkdownItem {
  int level = 0;  // 0 to 4, by indentation
  bool numbered = false;
  std::string source;  // without the marker
};

// The items of a text all of whose lines are items or blank; empty for any other text.
[[nodiscard]] std::vector<MarkdownItem> markdown_items(std::string_view source);

}  // namespace deckle
