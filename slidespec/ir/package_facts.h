#pragma once
// What a presentation file holds beside its slides. Plain values, for QC and reports; read by
// pptx/read.

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "slidespec/ir/chart_facts.h"

namespace deckle {

struct PartFacts {
  std::string name;  // "ppt/media/image1.png"
  std::string content_type;
  std::uint64_t bytes = 0;  // decompressed
};

// The notes page of a slide, beside the text of its notes (SlideIr::notes).
struct NotesFacts {
  std::string slide_id;
  std::string part;
  bool unreadable = false;           // it is damaged, and the notes count as none
  std::vector<std::string> hidden;   // texts of its shapes that are hidden, or off the page
  std::vector<std::string> others;   // texts of the others, beside placeholders
};

// Of a slide, beside its elements.
struct SlideFacts {
  std::string slide_id;
  // cNvPr ids of the shapes that its animations name, sorted: not all of them are seen at once.
  std::vector<std::uint32_t> animated;
  bool own_background = false;  // it has one that is not that of its layout
  bool lacks_title = false;     // it has no shape of its own, but its layout has a title
};

struct CommentFacts {
  std::string slide_id;
  std::string part;
  std::string author;  // name; empty where the file does not have it
  std::string date;    // as written, ISO 8601
  std::string text;
};

// A target outside the file.
struct ExternalLinkFacts {
  std::string part;    // that has the relationship
  std::string kind;    // the last segment of its type: "hyperlink", "image", "oleObject" …
  std::string target;  // as written
};

struct SectionFacts {
  std::string name;
  std::vector<std::string> slide_ids;  // of slides that exist
};

struct EmbeddedFontFacts {
  std::string typeface;
  std::vector<std::string> parts;
};

struct ChartOnSlide {
  std::string slide_id;  // empty: on a layout or master
  std::uint32_t shape_id = 0;
  ChartFacts chart;
};

// The workbook of a chart, beside the chart.
struct WorkbookFacts {
  std::string part;        // of the workbook
  std::string chart_part;
  std::vector<SheetUse> sheets;
  ChartCacheComparison cache;
};

// Findings that the file itself says are accepted (docs/report.md, "Suppressions in the deck").
inline constexpr std::string_view kSuppressionProperty = "deckle.suppress";

struct PackageFacts {
  std::vector<PartFacts> parts;  // sorted by name, without relationship parts
  std::vector<ChartOnSlide> charts;  // in the order of the slides
  std::vector<WorkbookFacts> workbooks;  // embedded ones that can be read; engine/file reads them
  std::vector<SlideFacts> slides;        // that have something to say
  std::vector<NotesFacts> notes;  // of slides that have a notes page, in their order
  std::vector<CommentFacts> comments;
  std::vector<ExternalLinkFacts> external_links;
  std::vector<SectionFacts> sections;
  std::vector<EmbeddedFontFacts> embedded_fonts;
  std::vector<std::string> macros;            // parts with VBA
  std::vector<std::string> embedded_objects;  // workbooks and OLE objects
  std::vector<std::string> media;             // audio and video
  // docProps: "creator", "lastModifiedBy", "title", "Application", "AppVersion", "Company" …, where
  // they are not empty; in the order of the parts.
  std::vector<std::pair<std::string, std::string>> properties;
  // The values of custom properties whose names begin with kSuppressionProperty, in their order.
  std::vector<std::string> suppressions;

  // Null: there is nothing to say of the slide.
  [[nodiscard]] const SlideFacts* of_slide(std::string_view slide_id) const {
    for (const SlideFacts& slide : slides) {
      if (slide.slide_id == slide_id) return &slide;
    }
    return nullptr;
  }
  // Whether an animation of the slide names the shape.
  [[nodiscard]] bool is_animated(std::string_view slide_id, std::uint32_t shape_id) const {
    const SlideFacts* slide = of_slide(slide_id);
    return slide != nullptr &&
           std::binary_search(slide->animated.begin(), slide->animated.end(), shape_id);
  }
};

}  // namespace deckle
