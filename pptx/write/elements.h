#pragma once
// The writers of elements, one file each, and the parts of DrawingML they share (ECMA-376 Part 1,
// 19.3 and 20.1). Each function appends whole elements, children in schema order.

#include "ooxml/drawing/write_drawing.h"
#include "pptx/write/slide_part.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::pptx {

// p:sp: placeholders, text boxes and preset shapes (shape.cpp). Malformed: a shape that is not a
// preset.
[[nodiscard]] Result<void> write_shape(SlidePart& part, const ElementIr& element);
// p:cxnSp: a straight line along the longer side of the box, through its middle (divider.cpp).
[[nodiscard]] Result<void> write_divider(SlidePart& part, const ElementIr& element);
// Whether the element is a line between two others, or of a preset made for that.
[[nodiscard]] bool is_connector(const ElementIr& element);
// p:cxnSp: a connector, bound to the elements at its ends (connector.cpp).
[[nodiscard]] Result<void> write_connector(SlidePart& part, const ElementIr& element);
// p:pic, or the grey placeholder of a missing one (picture.cpp).
[[nodiscard]] Result<void> write_picture(SlidePart& part, const ElementIr& element);
// An icon that comes with deckle, as a shape with geometry of its own.
[[nodiscard]] Result<void> write_icon(SlidePart& part, const ElementIr& element);
// Adds the media that write_picture() refers to to `package`, in the same order.
void add_media(MediaParts& media, ooxml::Package& package, const PictureIr& picture);
// The smallest number above `last` that neither a chart nor a workbook of the package has; it is
// `last` afterwards.
[[nodiscard]] ChartNames free_chart_names(const ooxml::Package& package, int& last);
// p:graphicFrame with a chart part and its workbook (chart.cpp).
[[nodiscard]] Result<void> write_chart(SlidePart& part, const ElementIr& element);
// p:graphicFrame with an a:tbl (table.cpp).
[[nodiscard]] Result<void> write_table(SlidePart& part, const ElementIr& element);

// p:cNvPr with a new id, a unique name, description and the decorative mark (properties of any
// frame).
void write_cNvPr(SlidePart& part, const ElementIr& element);
void write_placeholder(ooxml::xml::Writer& w, const PlaceholderRef& placeholder);  // p:ph

[[nodiscard]] const char* anchor_value(Anchor anchor);  // ST_TextAnchoringType (text.cpp)

// Text of an element. Properties equal to `inherited` are left out; without it all properties that
// a base could set differently are written (text.cpp).
void write_text_body(SlidePart& part, const ElementIr& element, const TextBodyIr& body,
                     const InheritedText* inherited);
// Text of a table cell: sizes, weight and colours are written, of the other properties those that
// differ from SlidePart::cell_text().
void write_cell_text(SlidePart& part, const TextBodyIr& body);

}  // namespace deckle::pptx
