#pragma once
// What measures the slides of a command: the native engine, or the browser of --backend chrome.

#include "app/build_spec.h"
#include "app/program.h"
#include "engine/pipeline/engine.h"
#include "measure/slide/slide_measurer.h"
#include "render/html/browser_measurer.h"

namespace deckle::app {

// Without a browser, where one is wanted: the native engine, and why.
struct SlideMeasurers {
  const measure::TextEngine& engine;
  measure::NativeMeasurer native;
  const render::BrowserMeasurer* browser = nullptr;  // null: not wanted, or there is none
  Message not_run = {};

  [[nodiscard]] const measure::SlideMeasurer& wanted() const {
    if (browser != nullptr) return *browser;
    return native;
  }
};

// Prints why there is no browser where `options` want one. `text_engine` and `engine` outlive the
// result.
[[nodiscard]] SlideMeasurers slide_measurers(const SpecOptions& options,
                                             const measure::TextEngine& text_engine,
                                             const engine::Engine& engine, const Program& program);

}  // namespace deckle::app
