#include "app/slide_measurers.h"

#include "app/messages/tr.h"

namespace deckle::app {

SlideMeasurers slide_measurers(const SpecOptions& options, const measure::TextEngine& text_engine,
                               const engine::Engine& engine, const Program& program) {
  SlideMeasurers out{text_engine, measure::NativeMeasurer(text_engine)};
  if (options.backend != "chrome") return out;
  const auto browser = engine.browser_measurer();
  if (browser) {
    out.browser = *browser;
    return out;
  }
  out.not_run = message_of(browser.error());
  program.console.info(tr("not measured in Chromium: {}", out.not_run));
  return out;
}

}  // namespace deckle::app
