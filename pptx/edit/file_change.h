#pragma once
// Changes of a presentation that was read from a file, as plain values: what repair decides, and
// apply_changes() makes in the XML of the parts.

#include <string>
#include <variant>
#include <vector>

#include "slidespec/core/color.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::pptx {

// The shape is left out. It must not be named elsewhere (animations, connectors).
struct RemoveShape {};
// Its a:xfrm; rotation and mirroring stay. Not for shapes in groups.
struct PlaceShape {
  Rect box;
};
// Its own a:xfrm is left out: it is where its layout has it.
struct InheritPlace {};
// The mode and state of its text's autofit.
struct StoreAutofit {
  AutofitIr autofit;
};
// The first row of a table is its header.
struct MarkHeaderRow {};
// Another colour for runs of its text. `runs` is by paragraph and run of the IR: those that are
// true get it.
struct RecolorText {
  std::vector<std::vector<bool>> runs;
  Color color;
};

struct ShapeChange {
  OriginIr at;
  std::variant<RemoveShape, PlaceShape, InheritPlace, StoreAutofit, MarkHeaderRow, RecolorText>
      what;
};

// The document properties that name people are emptied.
struct ClearPeople {};
// The comments in this part (p:cmLst) are left out, with the list of their authors once no slide
// has comments.
struct RemoveComments {
  std::string part;
};

// The workbook of a chart keeps the cells of these formulas alone (ooxml/workbook/reduce_workbook.h).
struct ReduceWorkbook {
  std::string part;  // of the workbook
  std::vector<std::string> formulas;
  std::string value_format;
};
// The links of a part to an address outside the file are left out, with the relationships; what they
// were on stays.
struct RemoveLinks {
  std::string part;
  std::string target;  // as written
};

using FileChange =
    std::variant<ShapeChange, ClearPeople, RemoveComments, ReduceWorkbook, RemoveLinks>;

}  // namespace deckle::pptx
