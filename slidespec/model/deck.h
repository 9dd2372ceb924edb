#pragma once
// The Deck: SlideSpec v1 in memory. Content and intent, no coordinates.
//
// Built by slidespec/validate from a validated document, so every invariant of the schema and of the
// semantic checks holds: ids are unique, assets are declared, kinds have their content. Text is UTF-8,
// without C0 controls other than \n, \t and \v (a soft line break), with \r\n folded to \n.
// A plain value: copy it, edit the copy (slidespec/edit), lay it out again.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "slidespec/core/api.h"
#include "slidespec/core/geometry.h"

namespace deckle {

enum class SlideType { Title, Section, Content, Chart, Table, Image, Quote, Closing, Custom };
enum class ElementKind { Text, Bullets, Image, Chart, Table, Shape, Divider };
enum class Emphasis { None, Low, Medium, High };
enum class Align { Left, Center, Right, Justify };
enum class Anchor { Top, Middle, Bottom };
enum class WordBreak { Normal, KeepAll };
enum class ListKind { None, Bullet, Number };
enum class ListForm { Rows, Cards, Figures };  // of `style.list`: how a sparse list is drawn
enum class Arrange { Row, Grid, Column, None };
enum class CoverVariant { Colour, Split, Scrim, Plain };  // of the built-in templates' covers
enum class CoverMotif { None, Bars, Steps, Sheets, Icon, Scene };  // what a cover draws beside its text
enum class Better { Up, Down };  // which change of a figure is good
enum class Crop { Contain, Cover, CenterCrop };
enum class ChartType { Bar, Line, Pie, Area, StackedBar };
enum class ChartDirection { Auto, Column, Bar };
enum class SlideSize { Widescreen16x9, Standard4x3 };

// A piece of text with its own style; unset members are the element's. `extensions.runs`.
struct RichRun {
  std::string text;
  std::optional<bool> bold, italic, underline;
  std::optional<std::string> color;  // theme colour name or 6 hex digits, checked
  std::optional<double> size_pt;
  std::string link;                  // URI, or # and a slide_id of the deck; empty: no link
  bool literal = false;              // code or escaped in Markdown: its marks are content
};
using RichText = std::vector<RichRun>;

struct TextContent {
  std::string text;
  RichText runs;  // empty, or joined equal to `text`
};

struct BulletsContent {
  std::vector<std::string> items;
  std::vector<RichText> runs;  // empty, or one per item (each empty or joined equal to its item)
};

struct ImageContent {
  std::string asset_id;
  std::optional<std::string> alt_text;
  std::optional<Crop> crop;
};

struct ChartPoint {
  std::variant<std::string, double> x;
  std::optional<double> y;  // unset: a gap
};
struct ChartSeries {
  std::string name;
  std::vector<ChartPoint> data;
};
struct ChartContent {
  ChartType type = ChartType::Bar;
  std::string title, x_label, y_label, notes;
  std::vector<ChartSeries> series;
};

using Cell = std::variant<std::monostate, double, std::string>;  // null, number, text
// Characters of a cell, of a label on a chart's axis, of a shape's text: what a cell of a workbook
// holds, where labels are written (Microsoft, "Excel specifications and limits").
inline constexpr std::size_t kMaxCellChars = 32767;

// The format of the cells of one column.
struct TableColumnFormat {
  bool numeric = false;   // right-aligned, kept on one line
  bool grouped = true;    // 1,234; not so for years and identifiers
  int decimals = 0;       // numbers are padded with zeros to this many
  double share = 0;       // of the table's width, in any unit; 0: not decided
  friend bool operator==(const TableColumnFormat&, const TableColumnFormat&) = default;
};
// What of a table decides, as its content alone says.
struct TableEmphasis {
  bool result = false;       // the last row is the result of the others: earnings less costs
  bool few_at_risk = false;  // few of its rows are at risk or late
  std::vector<bool> levels;  // columns of nothing but levels; empty: none
};
// Properties that all pages of a table on several slides share.
struct TablePage {
  std::vector<TableColumnFormat> columns;  // of this page
  double size_pt = 0;
  bool last = true;                      // no rows follow on a later page
  TableEmphasis emphasis;                // of the whole; `levels` for the columns of this page
};
struct TableContent {
  std::string title;
  std::vector<std::string> columns;
  std::vector<std::vector<Cell>> rows;  // every row as long as `columns` (short rows are padded with null)
  std::optional<TablePage> page;        // set by a fixer
};

struct ShapeContent {
  std::string shape = "rect";               // ST_ShapeType preset name
  TextContent text;                         // may be empty
  std::optional<std::string> fill, line;    // colour, or "none"
  std::optional<double> line_width_pt;
  std::string from, to;  // of a connector: ids of the elements it connects; empty: its neighbours
};

struct DividerContent {
  bool vertical = false;
  std::optional<std::string> color;
  std::optional<double> width_pt;
};

using ElementContent = std::variant<TextContent, BulletsContent, ImageContent, ChartContent,
                                    TableContent, ShapeContent, DividerContent>;

struct ChartStyle;  // slidespec/model/chart_style.h
struct TableStyle;  // slidespec/model/table_style.h

// `style`: docs/contracts.md, "Style".
struct ElementStyle {
  std::string variant;
  Emphasis emphasis = Emphasis::None;
  std::optional<double> size_pt;
  std::optional<Align> align;
  std::optional<Anchor> anchor;
  std::optional<bool> bold, italic;
  std::optional<std::string> color, fill;
  std::optional<std::string> line;          // image: colour of its frame, or "none"
  std::optional<double> line_width_pt;
  std::optional<double> line_spacing_pct;   // 100 = single
  std::optional<WordBreak> word_break;
  std::vector<int> levels;                  // 0–4 per bullet item; missing ones are 0
  std::optional<ListKind> list;             // unset where list_form is set
  std::optional<ListForm> list_form;
  std::optional<bool> key_figures;          // false: no figure of the text is emphasised
  std::optional<Better> better;
  std::string highlight;  // chart: series or category to highlight
  // Never authored: its lines are code, and the typeface of code, empty for that of the body.
  bool code = false;
  std::string face;
  std::vector<std::string> also_highlighted;  // never authored: further categories that the title is about
  std::string number_format;
  std::optional<bool> data_labels;
  std::optional<int> top_n;                 // chart: categories before "Other"; 0 = keep all
  bool pie_to_bar = true, thin_labels = true;
  ChartDirection bar_direction = ChartDirection::Auto;
  std::string units;                        // chart: "auto", "만", "K" …; empty = plain
  std::optional<int> rows_per_page;         // table: rows a slide holds at most; 0 = all
  // The keys of charts and tables beyond these; null where none of them is set.
  std::shared_ptr<const ChartStyle> chart;
  std::shared_ptr<const TableStyle> table;
};

struct Constraints {
  std::optional<int> priority;       // 0–100
  bool allow_shrink = true;
  std::optional<double> min_font_pt; // 8–28
};

struct CitationRef {
  std::string citation_id, note;
};

struct Element {
  std::string element_id;
  ElementKind kind = ElementKind::Text;
  std::string role;
  ElementContent content;
  ElementStyle style;
  Constraints constraints;
  std::vector<CitationRef> citations;
  std::string data_ref;
  std::string data_file;       // of the data asset that filled the content; empty: it is as authored
  std::optional<Rect> box;     // extensions.box: places the element exactly
  std::optional<int> z;        // extensions.z
  bool list_from_text = false;  // bullets that were authored as the lines of one text (Markdown)
  bool details = false;        // extensions.details: shown on an appendix slide of its own
  std::string pointer;         // JSON pointer into the document it was read from
};

struct Citation {
  std::string id;
  bool is_url = false;         // kind "url", else "evidence"
  std::string evidence_id, url, title;  // url: as authored
  std::string uri;             // of url, for links (slidespec/address/link_address.h); empty: none
  std::vector<std::pair<std::string, std::string>> locator;  // sorted by name; values as text
};

// Of a slide that has some cells of a group, while others are on further slides: what the cells of
// all of them share.
struct GroupPage {
  std::size_t cells = 0;     // on the slide that has most of them
  std::vector<Emu> heights;  // of the parts of a cell, from the top; empty: not yet known
};

struct LayoutHints {
  std::vector<double> ratio;          // of columns or cells; two or more positive numbers, or empty
  std::optional<bool> promote_title;
  std::vector<std::string> order;     // element ids
  // Groups, each a list of cells, each a list of element ids from top to bottom.
  std::vector<std::vector<std::vector<std::string>>> groups;
  std::optional<Arrange> arrange;
  std::optional<CoverVariant> variant;  // of covers
  std::optional<CoverMotif> motif;      // likewise
  std::string scene;                    // of the motif Scene: the one that is asked for by name
  std::optional<bool> section_number;   // whether a section has its number beside the title
  std::optional<bool> icons;            // whether deckle may put icons on cards and steps
  std::optional<bool> main_card;        // whether one card of several may stand out
  std::optional<bool> counts;           // whether it may draw counts, shares and times in their place
  std::optional<GroupPage> group_page;  // set by a fixer
  std::optional<int> bullet_columns;  // 1 or 2; set by a fixer, may be authored as layout_hints.bullet_columns
};

// What is large beside the title of a section.
struct SectionNumber {
  std::string label;      // "Part", small above the number; may be empty
  std::string number;     // "2", "II", "제2장"; empty: the section has none
  std::string mark;       // what its author wrote behind it: "." or ":"
  std::size_t taken = 0;  // bytes at the begin of the title that it replaces; 0: it was counted
};

// What a cover draws beside its text, taken from the deck.
struct CoverDrawing {
  CoverMotif kind = CoverMotif::Sheets;
  std::vector<double> bars;  // of kind Bars: their heights, the largest 1
  std::size_t marked = 0;    // of kind Bars: the one in the accent
  int steps = 0;             // of kind Steps
  std::string icon;          // of kind Icon: its name; of kind Scene: where there is no space for it
  std::string scene;         // of kind Scene: its name
  std::string slide_id;      // where it is from
};

struct Slide {
  std::string slide_id;        // of the authored slide; a continuation has ~2, ~3 … appended
  SlideType type = SlideType::Content;
  std::string layout_id;       // as authored, until layout/names resolves it
  LayoutHints hints;
  std::vector<Element> elements;
  std::string speaker_notes;
  std::vector<Citation> citations;
  std::string pointer;
  int page = 1;                // of the authored slide: 2 for its first continuation
  SectionNumber section_number;  // set by layout/names
  CoverDrawing cover;            // likewise
};

struct Asset {
  std::string asset_id;
  enum class Type { Image, Icon, Data } type = Type::Image;
  enum class Kind { File, Url, Generated } kind = Kind::File;
  std::string file_id, url;  // file_id: empty in a spec that is not valid
  std::string pointer;
};

struct Deck {
  std::string title, subtitle;
  std::string language = "ko";              // BCP 47, as authored
  std::string audience, tone;
  std::vector<std::string> tags;
  std::vector<Slide> slides;
  std::string template_id, template_version, brand_kit_id;
  std::string brand_tokens_json;            // `brand.tokens` as JSON text, or empty
  SlideSize slide_size = SlideSize::Widescreen16x9;
  std::vector<Asset> assets;
  std::string date;                         // extensions.date, ISO 8601 (YYYY-MM-DD), or empty
  std::string footer;                       // extensions.footer, shown on every content slide, or empty
  bool slide_numbers = true;                // extensions.slide_numbers
  bool generated_notes = true;              // extensions.generated_notes
};

// Names as SlideSpec spells them ("text", "bullets" …).
[[nodiscard]] DECKLE_API const char* to_string(ElementKind kind);
[[nodiscard]] DECKLE_API const char* to_string(SlideType type);
[[nodiscard]] DECKLE_API const char* to_string(ChartType type);

// docs/design.md, decision 2: the authored priority, or the default.
[[nodiscard]] DECKLE_API int effective_priority(const Element& element);
// docs/design.md, decision 3: the smallest size in points this element's text may have.
[[nodiscard]] DECKLE_API double effective_min_font_pt(const Element& element);

// The authored slide a continuation came from: "s3~2" → "s3".
[[nodiscard]] DECKLE_API std::string base_slide_id(const std::string& slide_id);

}  // namespace deckle
