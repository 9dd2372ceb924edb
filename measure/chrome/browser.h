#pragma once
// The reference browser: an HTML page in, where its elements and their text are out.
//
// One Chromium is kept for many pages. It has no network; pages may neither run scripts nor load
// anything but what they hold. Calls may come from any number of threads and take turns.

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "slidespec/core/result.h"

namespace deckle::measure {

struct BrowserOptions {
  // A path, or a name in PATH. Empty: $DECKLE_CHROME, else the first of kBrowserNames in PATH.
  std::string program;
  std::chrono::milliseconds call_limit{30'000};  // of starting it, and of each page
};

inline constexpr const char* kBrowserNames[] = {"chromium", "chromium-browser", "google-chrome",
                                                "google-chrome-stable"};

// CSS px from the top left of the element with the id "slide".
struct PxRect {
  double x = 0, y = 0, w = 0, h = 0;
  [[nodiscard]] double right() const { return x + w; }
  [[nodiscard]] double bottom() const { return y + h; }
  friend bool operator==(const PxRect&, const PxRect&) = default;
};

// A piece of text on one line, in one style: what a Range over it has as its rectangle, in multiples
// of 1/64 px. Spaces at which a line was broken are pieces of their own.
struct PageText {
  std::string part;            // `data-part` of the nearest element that has one, within the element
  std::size_t begin = 0, end = 0;  // UTF-8 bytes into the text of all nodes of that part
  PxRect box;
  double ascent = 0;  // from the top of the box to the baseline
  double font_size = 0, line_height = 0;  // computed, px; line_height 0: normal
  bool blank = false;                     // spaces and line breaks only
};

struct PagePart {
  std::string name;
  PxRect box;
};

struct PageElement {
  std::string eid;
  PxRect box;
  int z = 0;            // computed z-index; 0: auto
  int paint_order = 0;  // a larger one is painted later
  std::vector<PageText> texts;   // in the order of the page
  std::vector<PagePart> parts;   // likewise
};

struct PageMeasurement {
  PxRect slide;
  std::vector<PageElement> elements;  // those with `data-eid`, in the order of the page
};

class Browser {
 public:
  // NotFound: there is no Chromium. Internal: it does not start, or not within the limit.
  [[nodiscard]] static Result<std::shared_ptr<Browser>> open(const BrowserOptions& options = {});
  ~Browser();

  // Of a page with one element with the id "slide"; text below `data-aside` and in SVG is left out.
  // Waits for fonts that the page holds. Internal: Chromium failed; later calls fail as well, unless
  // it only refused this one.
  [[nodiscard]] Result<PageMeasurement> measure(const std::string& html) const;
  // The page as a PNG of width times height px.
  [[nodiscard]] Result<std::string> picture(const std::string& html, int width, int height) const;

  [[nodiscard]] const std::string& version() const;  // "Chrome/156.0.8078.108"
  [[nodiscard]] const std::string& program() const;  // its path

 private:
  Browser();
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace deckle::measure
