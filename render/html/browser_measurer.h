#pragma once
// Measures slides with the reference browser: each as an HTML page (render/html/slide_html.h), whose
// boxes and lines are where Chromium put them.
//
// content_box is the union of the text's Range rectangles, as docs/repair-loop.md, 4 asks: each is as
// high as its face, which may be more than its line. Whether text fits is decided as for the native
// engine, by the heights of lines. What a browser does not tell (the guard band, which faces were
// substituted) is the native engine's for the target chrome.

#include <memory>

#include "measure/chrome/browser.h"
#include "measure/slide/slide_measurer.h"
#include "render/html/slide_html.h"

namespace deckle::render {

class BrowserMeasurer final : public measure::SlideMeasurer {
 public:
  // `engine` is of the target chrome and must outlive it. `font_folders` are those of its catalogue.
  // Internal: the browser lays a line of text out in another way than its versions known so far, for
  // example with advances hinted to whole px: its measurements would mislead.
  [[nodiscard]] static Result<std::shared_ptr<BrowserMeasurer>> open(
      std::shared_ptr<const measure::Browser> browser, const measure::TextEngine& engine,
      std::vector<std::string> font_folders);

  // Malformed or Internal: the browser failed.
  [[nodiscard]] Result<MeasuredSlide> measure(const SlideIr& slide) const override;
  // The slide as Chromium draws it, one pixel to the px.
  [[nodiscard]] Result<std::string> picture(const SlideIr& slide) const;

  [[nodiscard]] const measure::Browser& browser() const { return *browser_; }

 private:
  BrowserMeasurer(std::shared_ptr<const measure::Browser> browser, const measure::TextEngine& engine,
                  std::vector<std::string> folders)
      : browser_(std::move(browser)), engine_(engine), fonts_{engine.fonts(), std::move(folders)} {}

  std::shared_ptr<const measure::Browser> browser_;
  const measure::TextEngine& engine_;
  HtmlFonts fonts_;
};

}  // namespace deckle::render
