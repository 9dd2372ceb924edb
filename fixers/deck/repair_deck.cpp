#include "fixers/deck/repair_deck.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <mutex>
#include <new>

#include "fixers/deck/even_sizes.h"
#include "fixers/messages/tr.h"
#include "fixers/text/bake_breaks.h"
#include "layout/citations/numbers.h"
#include "layout/deck/deck_titles.h"
#include "layout/geometry/solve_geometry.h"
#include "layout/slide/lay_out.h"
#include "layout/slide/repeated_logos.h"
#include "measure/slide/slide_measurer.h"
#include "qc/run/runner.h"
#include "slidespec/core/parallel.h"

namespace deckle::fixers {
namespace {

using Repaired = Result<std::vector<RepairedSlide>>;

// Slides are independent; results are in the deck's order.
std::vector<Repaired> repair_all(const RepairContext& context, const DeckOptions& options) {
  const std::vector<Slide>& slides = context.layout.deck.slides;
  std::vector<Repaired> results(slides.size());
  std::mutex progress_mutex;
  int done = 0;
  parallel_for(slides.size(), options.jobs, [&](std::size_t i) {
    // An exception of a library becomes an error that names the slide.
    try {
      results[i] = repair_slide(slides[i], context, options.loop);
    } catch (const std::bad_alloc&) {
      throw;  // a limit of the machine, not of this slide
    } catch (const std::exception& e) {
      results[i] = fail(ErrorCode::Internal, tr("internal error: {}", e.what()),
                        slides[i].pointer);
    }
    if (!options.progress) return;
    const std::lock_guard lock(progress_mutex);
    options.progress(++done, static_cast<int>(slides.size()));
  });
  return results;
}

void add_fonts(Report& report, const MeasuredSlide& measured) {
  for (const MeasuredElement& element : measured.elements) {
    for (const FontUse& use : element.fonts) add_use(report.fonts, use);
  }
}

bool has_field(const ElementIr& element) {
  for (const ParagraphIr& paragraph : element.text.paragraphs) {
    for (const RunIr& run : paragraph.runs) {
      if (run.field != RunIr::Field::None) return true;
    }
  }
  return false;
}

// The slide number is known only when all slides before it are done: 10 is wider than the 1 that
// was measured.
void measure_fields(RepairedSlide& slide, const measure::TextEngine& engine) {
  for (std::size_t i = 0; i < slide.ir.elements.size(); ++i) {
    if (!has_field(slide.ir.elements[i]) || i >= slide.measured.elements.size()) continue;
    slide.measured.elements[i] = measure::measured_element(engine, slide.ir.elements[i]);
  }
}

}  // namespace

Result<RepairedDeck> repair_deck(const layout::LayoutContext& context, const DeckOptions& options) {
  const layout::CitationNumbers numbers(context.deck);
  layout::LayoutContext numbered = context;
  if (numbered.numbers == nullptr) numbered.numbers = &numbers;
  layout::DeckTitles titles;
  if (numbered.titles == nullptr) {
    titles = layout::deck_titles(numbered, options.jobs);
    numbered.titles = &titles;
  }
  layout::DeckLogos logos;
  if (numbered.logos == nullptr) {
    logos = layout::deck_logos(numbered);
    numbered.logos = &logos;
  }
  const measure::NativeMeasurer native(context.engine);
  const measure::SlideMeasurer& measurer =
      options.measurer != nullptr ? *options.measurer : static_cast<const measure::SlideMeasurer&>(native);
  const layout::SolveGeometry solve_geometry = layout::geometry_solver(context.engine);
  const RepairContext repair{numbered, measurer, solve_geometry, options.keep_states};
  std::vector<RepairedSlide> slides;
  for (Repaired& result : repair_all(repair, options)) {
    if (!result) return tl::unexpected(result.error());
    slides.insert(slides.end(), std::make_move_iterator(result->begin()),
                  std::make_move_iterator(result->end()));
  }
  // Appendix slides come last, in the order of the slides they belong to.
  std::stable_partition(slides.begin(), slides.end(), [](const RepairedSlide& slide) {
    return !is_appendix(slide.ir.slide_id);
  });
  if (options.loop.fix) even_sizes(slides, repair);
  RepairedDeck deck;
  for (RepairedSlide& slide : slides) {
    const int index = static_cast<int>(deck.slides.size());
    layout::set_index(slide.ir, index);
    measure_fields(slide, context.engine);
    bake_line_breaks(slide.ir, slide.measured, context.engine);
    if (options.measurer != nullptr) {
      // What these two changed they measured natively.
      auto again = options.measurer->measure(slide.ir);
      if (!again) return tl::unexpected(again.error());
      slide.measured = std::move(*again);
    }
    slide.measured.index = slide.report.index = index;
    add_fonts(deck.report, slide.measured);
    deck.slides.push_back(std::move(slide.ir));
    deck.measured.push_back(std::move(slide.measured));
    deck.report.slides.push_back(std::move(slide.report));
  }
  deck.report.not_run = qc::not_run(deck.slides);
  return deck;
}

}  // namespace deckle::fixers
