#include "ooxml/media/svg.h"
#include "ooxml/media/svg/content_check.h"
#include "ooxml/media/svg/refusals.h"
#include "ooxml/media/svg/work_estimate.h"
#include "ooxml/messages/tr.h"
#include "slidespec/core/display.h"

namespace deckle::ooxml {

Result<SvgFacts> check_svg(std::string_view bytes, const Limits& limits) {
  if (bytes.size() > limits.of(Limit::SvgBytes)) return svg::exceeds(Limit::SvgBytes, limits);
  svg::ContentCheck check;
  if (Result<void> read = svg::read_xml(bytes, limits, check); !read)
    return tl::unexpected(read.error());
  const Result<svg::WorkEstimate> estimate =
      svg::estimate_work(bytes, check.style_sheets(), limits);
  if (!estimate) return tl::unexpected(estimate.error());
  return SvgFacts{check.active(), {estimate->ms_per_megapixel, estimate->pixels}};
}

}  // namespace deckle::ooxml
