#pragma once
// The base package of a deck, prepared for writing: without its slides and the parts that only they
// used, unless they are kept, and with the facts that the writers need.

#include <map>
#include <string>

#include "ooxml/drawing/theme_fonts.h"
#include "ooxml/opc/package.h"
#include "pptx/write/base_slides.h"
#include "pptx/write/media_parts.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::pptx {

struct BaseDeck {
  ooxml::Package package;
  Budget budget{Limits()};   // for reading the base's parts again, by its own limits
  MediaParts media;          // pictures shared by the slides
  int last_chart = 0;        // the number given to the last chart
  std::string main;          // part name of presentation.xml
  KeptSlides kept;           // of the base
  std::string notes_master;  // "" when there is none
  // Type → idx of the notes master's placeholders. Producers number them differently; readers match
  // them by type.
  std::map<std::string, std::string> notes_placeholders;
  std::map<std::string, ooxml::ThemeFaces> faces;  // by master part
  std::map<std::string, InheritedText> cell_text;  // by master part (cell_text.h)

  // The theme faces of a slide on `layout_part`.
  [[nodiscard]] const ooxml::ThemeFaces& faces_for(const std::string& layout_part) const;
  // What table cells of a slide on `layout_part` inherit; null: they state everything.
  [[nodiscard]] const InheritedText* cell_text_for(const std::string& layout_part) const;
};

// With BaseSlides::Before or After its slides stay, with all that they use. Also removes:
// thumbnail, comments' authors and views that name slides, unless slides are kept, change tracking,
// macros, parts that nothing leads to, and relationships to missing parts that nothing uses.
// Malformed: no presentation part, one in the strict dialect, no slide master, a part that needs a
// missing one. Limit: its parts are larger than the limits that it was opened with.
[[nodiscard]] Result<BaseDeck> prepare_base(const ooxml::Package& base, BaseSlides slides);

// "prefix" + the smallest number from 1 on + ".xml" that is not taken.
[[nodiscard]] std::string free_part_name(const ooxml::Package& package, const std::string& prefix);

}  // namespace deckle::pptx
