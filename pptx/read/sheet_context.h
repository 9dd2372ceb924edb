#pragma once
// What the readers of the elements of a sheet share.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "ooxml/drawing/table_style.h"
#include "ooxml/drawing/theme.h"
#include "ooxml/opc/package.h"
#include "pptx/read/links.h"
#include "pptx/read/part_pictures.h"
#include "slidespec/ir/package_facts.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/limits/budget.h"

namespace deckle::pptx {

// What is read once for the whole file.
struct FileContext {
  const ooxml::Package& package;
  Budget& budget;
  const ooxml::TableStyles& table_styles;
  PartPictures& pictures;
  std::vector<ChartOnSlide> charts = {};
  std::vector<SlideFacts> slides = {};
  std::vector<NotesFacts> notes = {};
};

// The sheet whose shapes are read: a slide, or the layout or master that shows through on it.
struct SheetContext {
  FileContext& file;
  const std::string& part;
  const std::string& slide_id;  // empty: not of a slide
  const ooxml::Theme& theme;
  const ooxml::SchemeColors& colors;  // of the slide
  const SheetLinks& links;
  std::shared_ptr<const InheritedText> text_box;  // what text outside placeholders inherits
  std::uint32_t background_rgb = 0xFFFFFF;
  int slide_number = 0;  // 0: not of a slide
  std::vector<UnreadIr>& unread;
};

}  // namespace deckle::pptx
