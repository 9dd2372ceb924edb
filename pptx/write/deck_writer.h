#pragma once
// SlideIr + base package → a .pptx package.
//
// The base supplies presentation part, masters, layouts, theme, table styles and notes master; its
// own slides are left out, with all parts that only they used, or kept as they are. Parts of the
// base that need no change stay byte-identical. Output depends on the arguments alone: no clock, no
// environment.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "measure/text/autofit.h"
#include "ooxml/opc/package.h"
#include "ooxml/properties/properties.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::pptx {

enum class FitMode { Sizes, Autofit };  // --fit (docs/design.md, decision 10)
enum class BaseSlides { Leave, Before, After };  // --keep-slides: where the base's slides go

struct WriteOptions {
  ooxml::DocumentProperties properties;
  FitMode fit = FitMode::Sizes;
  BaseSlides base_slides = BaseSlides::Leave;  // left out, or kept before or after the new ones
  int jobs = 1;  // threads; the same bytes with any number
  // For FitMode::Autofit: the state of one element's text, nullopt to leave its autofit as
  // inherited. Called on any of the threads. measured_autofit() in pptx/write/autofit.h makes one.
  std::function<std::optional<measure::AutofitState>(const SlideIr&, const ElementIr&)> autofit;
  // Part of each slide by its id, for links within the deck; write_deck() fills it in.
  std::map<std::string, std::string> slide_parts;
  std::size_t slides_before = 0;  // of the base, kept; write_deck() fills it in
};

// Malformed: the base lacks a required part. Internal: an element kind that cannot be written;
// layout refuses those earlier.
[[nodiscard]] Result<ooxml::Package> write_deck(const ooxml::Package& base, const std::vector<SlideIr>& slides,
                                         const WriteOptions& options);

}  // namespace deckle::pptx
