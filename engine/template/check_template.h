#pragma once
// Whether a template is fit for use (docs/templates.md): its layouts as slides, read, measured and
// checked; what they hold; what is wrong with the file.
//
// No console, no global state; any number of threads at the same time. The same bytes and options
// give the same report.

#include <optional>
#include <string>
#include <vector>

#include "engine/pipeline/engine.h"
#include "measure/text/target.h"
#include "slidespec/core/api.h"
#include "slidespec/report/finding_settings.h"
#include "slidespec/report/report.h"

namespace deckle::engine {

struct TemplateCheckOptions {
  SlideSize builtin_size = SlideSize::Widescreen16x9;  // of the built-in template
  measure::Target target = measure::Target::PowerPoint;
  std::vector<std::string> required;      // ids or names of layouts that it must have
  bool strict_fonts = false;              // a font with unknown glyph widths is an error
  FindingSettings findings;               // which are reported; checked by the caller
  bool pictures = false;                  // draw the layouts, for Html
  Language language = Language::English;  // of the titles of marks in the pictures
  std::size_t number = 1;                 // of the report among those of one document, from 1
};

struct CheckedTemplate {
  Outcome outcome = Outcome::Built;  // Built: it is a template, and was checked
  std::optional<Error> error;        // why it was not

  // Stage::Template; its slides are the layouts. Also of a file that cannot be read, unless the
  // outcome is Cancelled or Internal.
  Report report;
  std::vector<std::string> pictures;  // SVG of every layout, with marks; empty unless requested

  [[nodiscard]] bool ok() const { return outcome == Outcome::Built; }
};

// `path` is a file, a folder of parts, or "default" for the built-in template. Throws nothing: what
// it cannot do is in the outcome.
[[nodiscard]] DECKLE_API CheckedTemplate check_template(const Engine& engine,
                                                        const std::string& path,
                                                        const TemplateCheckOptions& options = {});

}  // namespace deckle::engine
