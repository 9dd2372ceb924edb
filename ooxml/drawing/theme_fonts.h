#pragma once
// The typefaces of a theme (a:fontScheme, ECMA-376 Part 1, 20.1.4.1.18).

#include <map>
#include <string>

#include "slidespec/ir/text_ir.h"

namespace deckle::ooxml {

// The typefaces a theme names; "" where it sets none.
struct ThemeFaces {
  FontFaces major, minor;
};

struct ThemeFonts {
  FontFaces heading, body;  // major and minor; an empty face is left to the script lists
  std::map<std::string, std::string> heading_by_script, body_by_script;  // "Hang", "Jpan", "Arab" …
};

}  // namespace deckle::ooxml
