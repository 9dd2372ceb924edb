#pragma once
// The elements of a sheet from its shapes: one file for each kind.
//
// A shape becomes one element, a SmartArt diagram as many as its drawing has shapes. What cannot be
// read as what it is becomes a box with its text; the sheet's `unread` names it.

#include <memory>
#include <optional>
#include <vector>

#include "pptx/read/sheet.h"
#include "pptx/read/sheet_context.h"
#include "slidespec/core/result.h"

namespace deckle::pptx {

// What a placeholder of a slide has from its layout and master.
struct PlaceholderChain {
  const SheetShape* layout = nullptr;  // null: the layout has no such placeholder
  const SheetShape* master = nullptr;
  std::shared_ptr<const InheritedText> text;  // null: of a shape that is no placeholder
};

using Elements = std::vector<ElementIr>;

// Appends the elements of `shape` to `out`. Limit: more shapes or text than allowed.
[[nodiscard]] Result<void> read_element(const SheetShape& shape, const PlaceholderChain& chain,
                                        const SheetContext& context, Elements& out);

// What shapes that are read count for against Limit::DeckShapes.
[[nodiscard]] std::size_t shapes_worth(const Elements& elements);

// Parts of read_element(), which has set id, name, box and origin.
[[nodiscard]] Result<void> read_text_shape(const SheetShape& shape, const PlaceholderChain& chain,
                                           const SheetContext& context, ElementIr& element);
void read_connector(const SheetShape& shape, const SheetContext& context, ElementIr& element);
void read_picture(const SheetShape& shape, const PlaceholderChain& chain,
                  const SheetContext& context, ElementIr& element);
[[nodiscard]] Result<void> read_table(pugi::xml_node table, const SheetContext& context,
                                      ElementIr& element);
[[nodiscard]] Result<void> read_chart(const SheetShape& shape, const SheetContext& context,
                                      ElementIr& element);
void read_ole(const SheetShape& shape, const SheetContext& context, ElementIr& element);
// The shapes of the diagram's drawing, in place of its frame; the frame with its text where the
// file has no drawing.
[[nodiscard]] Result<void> read_diagram(const SheetShape& shape, const SheetContext& context,
                                        const ElementIr& frame, Elements& out);

// The picture of a relationship, or why there is none (ElementIr::missing_asset).
void set_picture(pugi::xml_node blip, const SheetContext& context, ElementIr& element);

}  // namespace deckle::pptx
