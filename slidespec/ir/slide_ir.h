#pragma once
// SlideIr: one slide with every box resolved, and every text property effective, so that measuring,
// QC, drawing and writing need neither template nor theme. Made by layout/ from a Deck, or read from
// a .pptx; the JSON form is in slidespec/ir_json/ir_json.h.
//
// Lengths are EMU, slide-local. Text is in slidespec/ir/text_ir.h.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "slidespec/core/api.h"
#include "slidespec/core/color.h"
#include "slidespec/core/geometry.h"
#include "slidespec/core/message.h"
#include "slidespec/ir/backdrop_ir.h"
#include "slidespec/ir/brand_ir.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/ir/table_ir.h"
#include "slidespec/ir/text_ir.h"
#include "slidespec/ir/transform_ir.h"
#include "slidespec/model/deck.h"

namespace deckle {

// ---- elements -------------------------------------------------------------------------------------

struct ChartIr;       // slidespec/ir/chart_ir.h
struct ChartOptions;  // slidespec/ir/chart_options.h
struct ChartLook;     // slidespec/ir/chart_look.h
struct ChartDrawing;  // slidespec/ir/chart_drawing.h

enum class ElementType { Title, Bullets, Text, Image, Decoration, Chart, Table, Shape, Divider, Citation };

// The template placeholder an element fills (ECMA-376 Part 1, 19.3.1.36).
struct PlaceholderRef {
  std::string type;             // ST_PlaceholderType: "title", "body", "ftr" …; "" = obj
  std::uint32_t idx = 0;
  std::string name;             // shape name in the layout
  Rect inherited_box;           // when the element's box equals this, no xfrm is written
  std::shared_ptr<const InheritedText> inherited;
};

struct FillIr {
  enum class Kind { Inherit, None, Solid } kind = Kind::Inherit;
  Color color;
  double alpha = 1;             // Solid; 1 is opaque
};
struct LineIr {
  FillIr fill;                  // Inherit: the shape has no a:ln of its own
  double width_pt = 0;
  bool arrow_at_start = false, arrow_at_end = false;
  bool dashed = false;          // in dashes of four widths ("dash" of ST_PresetLineDashVal)
};

// What a shape of a file is. Media, Ole, Diagram (SmartArt), Ink and Other are read as a box with
// their text and, where the file has one, their picture.
enum class SourceKind { Shape, Connector, Picture, Media, Table, Chart, Ole, Diagram, Ink, Other };

// Where in a file an element comes from.
struct OriginIr {
  std::string part;            // "ppt/slides/slide1.xml"; of what shows through, layout or master
  std::uint32_t shape_id = 0;  // cNvPr id
  std::string xpath;           // of the shape within the part
  SourceKind kind = SourceKind::Shape;
  friend bool operator==(const OriginIr&, const OriginIr&) = default;
};

// The place of an element in a group of cells (layout/groups). Elements of one group with the same
// part in different cells are siblings: they share sizes and edges.
struct MembershipIr {
  std::string group;  // unique on the slide
  int cell = 0;       // in reading order, from 0
  int part = 0;       // within the cell, from 0
  friend bool operator==(const MembershipIr&, const MembershipIr&) = default;
};

// An end of a connector (a:stCxn, a:endCxn): the element it is bound to, and the connection site of
// that element's preset geometry. Empty: bound to none.
struct ConnectionIr {
  std::string eid;
  int site = 0;
  friend bool operator==(const ConnectionIr&, const ConnectionIr&) = default;
};

struct ElementIr {
  std::string eid;
  std::string source_eid;       // of the authored element that deckle made this one from; empty: eid
  std::optional<MembershipIr> member;  // unset: in no group of cells
  std::string role;             // as authored: "caption", "key_takeaway" …; empty: by its kind
  ElementType type = ElementType::Text;
  int priority = 60;
  double min_font_pt = 12;
  bool allow_shrink = true;
  bool size_authored = false;   // a size is authored and no minimum: small text is intended
  Rect box;                     // upright, with what the groups do to it; `transform` turns it
  TransformIr transform;        // with that of the groups
  GroupsIr groups;              // that it lies in
  Rect template_area;  // the placeholder of the layout that the box was cut from; empty: none
  int z = 10;
  TextBodyIr text;              // Title, Bullets, Text, Shape, Citation, footer fields
  std::string shape = "rect";   // preset geometry
  FillIr fill;
  LineIr line;
  // What is painted, where fill, line and the name of a preset do not tell: gradients, pictures,
  // other geometries. Box and transform are the element's. Of a placeholder whose fill is Inherit,
  // what its layout gives it. Null: they tell all.
  std::shared_ptr<const BackdropIr> look;
  ConnectionIr from, to;        // of a connector
  // The first adjustment of the shape, in 1/100,000 (a:gd): of a bent connector where it turns, of its
  // width; of a rounded rectangle its radius, of the shorter side.
  std::optional<int> bend;
  bool pinned = false;          // placed exactly by the author: no fixer moves or resizes it
  bool full_bleed = false;      // meant to reach the slide's edges
  bool hidden = false;          // in the file, but not shown
  std::optional<PlaceholderRef> placeholder;
  std::string name;             // shape name shown in the selection pane
  std::string link;             // of the shape as a whole: URI, or # and the id of a slide
  std::string alt_text;
  bool decorative = false;      // explicitly without meaning for a reader
  std::vector<std::string> belongs_to;  // eids this one may cover by design (caption on picture, text on panel)
  std::shared_ptr<const ElementContent> data;  // Image, Chart, Table: the content to draw
  std::shared_ptr<const PictureIr> picture;   // Image: null when it is missing
  PictureFit fit;               // Image: how the picture lies in the box; ir/picture_placement.h
  std::shared_ptr<const ChartIr> chart;       // Chart: for the present box; layout/geometry/solve_geometry.h
  std::shared_ptr<const ChartOptions> chart_options;  // Chart: what solving it for another box needs; null when read from JSON
  std::shared_ptr<const ChartLook> chart_look;  // Chart read from a .pptx: its look, where it can be drawn
  std::shared_ptr<const ChartDrawing> chart_drawing;  // of `chart_look`; null: not solved
  std::shared_ptr<const TableIr> table;       // Table: likewise
  Message missing_asset;        // why the picture is drawn as a placeholder; empty: it is there
  std::string
      missing_limit;  // the limit that the picture exceeds ("svg-ms"); empty: another reason
  std::string pointer;          // JSON pointer into the spec
  std::optional<OriginIr> origin;  // set when read from a .pptx
};

// A line that deckle adds to the speaker notes, below what the author wrote.
struct NoteLineIr {
  std::string text;
  enum class Kind { Text, Heading, Link } kind = Kind::Text;  // Link: the text is an address
  std::string link = {};  // of a Link: the URI of that address (slidespec/address/link_address.h)
  friend bool operator==(const NoteLineIr&, const NoteLineIr&) = default;
};

// Something of a file that has no form in the IR. Nothing of it is lost: the file keeps it.
struct UnreadIr {
  std::string part, xpath;
  std::string what;  // "gradient fill", "equation" …
  friend bool operator==(const UnreadIr&, const UnreadIr&) = default;
};

struct SlideIr {
  std::string slide_id;
  int index = 0;                // 0-based, in the deck as written
  Size size;
  Rect safe_area;               // content should stay inside; beyond it is a note
  std::string layout;           // layout name, for reports
  std::string layout_id;        // that the spec means: "two_column" …; empty when read from a file
  std::string layout_part;      // part name in the base package: "ppt/slideLayouts/slideLayout2.xml"
  std::string master_part;
  std::uint32_t background_rgb = 0xFFFFFF;  // one colour that stands for `background`
  PaintIr background;
  // What layout and master draw behind the elements, bottom first. When read from a .pptx, the same
  // shapes are elements as well.
  std::vector<BackdropIr> backdrop;
  // The colours that text may take where its own cannot be read, the usual one first.
  std::vector<Color> text_colors;
  std::shared_ptr<const BrandIr> brand;  // what a brand kit asks of it; null: nothing
  std::string language;         // of the deck, BCP 47
  bool rtl = false;
  bool hidden = false;          // left out of the show
  std::vector<ElementIr> elements;   // in reading order; z decides what is drawn on top
  std::string notes;            // the author's speaker notes, paragraphs separated by \n
  std::vector<NoteLineIr> generated_notes;  // what follows them: message, sources, data
  std::string pointer;          // JSON pointer of the slide in the spec
  std::string source_id;        // slide_id of the authored slide (differs on continuations)
  std::vector<UnreadIr> unread;  // when read from a .pptx
};

[[nodiscard]] DECKLE_API const char* to_string(ElementType type);   // "title", "bullets" …
[[nodiscard]] DECKLE_API std::optional<ElementType> element_type_from(const std::string& name);

// The rectangle of a solved table: below its caption, with the width and height of its columns and
// rows. The element's box when the table is not solved.
[[nodiscard]] DECKLE_API Rect table_frame(const ElementIr& element);

// Whether the element is placed as its placeholder in the layout is.
[[nodiscard]] DECKLE_API bool in_inherited_place(const ElementIr& element);
// The same, or within the placeholder that its box was cut from: its distance from the template's
// other placeholders is at least the template's own.
[[nodiscard]] DECKLE_API bool in_template_area(const ElementIr& element);

[[nodiscard]] DECKLE_API const ElementIr* find_element(const SlideIr& slide, const std::string& eid);
[[nodiscard]] DECKLE_API ElementIr* find_element(SlideIr& slide, const std::string& eid);

}  // namespace deckle
