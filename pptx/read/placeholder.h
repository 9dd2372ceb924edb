#pragma once
// A placeholder of a layout with all properties effective, including inherited ones.

#include <cstdint>
#include <memory>
#include <string>

#include "slidespec/ir/slide_ir.h"

namespace deckle::pptx {

struct Placeholder {
  std::string type;  // ST_PlaceholderType; "obj" is written as "" in PlaceholderRef
  std::uint32_t idx = 0;
  std::string name;
  Rect box;
  std::shared_ptr<const InheritedText> text;
  bool horizontal = true;  // false: text set vertically, or the shape turned by a quarter
  FillIr fill;             // behind the text; Inherit: none found
  std::shared_ptr<const BackdropIr> look = {};  // the same as it is painted; null: none found
};

}  // namespace deckle::pptx
