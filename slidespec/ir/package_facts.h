#pragma once
// What a presentation file holds beside its slides. Plain values, for QC and reports; read by
// pptx/read.

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "slidespec/ir/chart_facts.h"

namespace deckle {

struct PartFacts {
  std::string name;  // "ppt/media/image1.png"
  std::string content_type;
  std::uint64_t bytes = 0;  // decompressed
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

struct PackageFacts {
  std::vector<PartFacts> parts;  // sorted by name, without relationship parts
  std::vector<ChartOnSlide> charts;  // in the order of the slides
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
};

}  // namespace deckle
