#pragma once
// The whole pipeline as a library: a spec and options in; a deck, its package and a report out.
//
// No console, no exit status, no global state. An engine is opened once and can be used by any
// number of threads at the same time; they share what it has read (fonts, templates, shaped text).
// The same input and options always give the same bytes.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/options/options.h"
#include "slidespec/core/api.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"
#include "slidespec/report/report.h"

namespace deckle {
namespace measure {
class FontCatalog;
class TextEngine;
}  // namespace measure
namespace ooxml {
class Package;
}
namespace pptx {
struct ReadDeck;
}
namespace render {
class BrowserMeasurer;
}
namespace templates {
struct Template;
}
}  // namespace deckle

namespace deckle::engine {

enum class Outcome {
  Built,        // there are slides and a report with their quality
  Invalid,      // the spec, its data, the template, a brand kit or the options are invalid
  NotFound,     // a template, a brand kit or a folder does not exist
  CannotWrite,  // writing the result failed; never returned by build()
  Internal,     // a bug in deckle
  Cancelled     // requested by the observer
};

// What an error of a call means as the end of a build.
[[nodiscard]] DECKLE_API Outcome outcome_of(const Error& error);

struct Built {
  Outcome outcome = Outcome::Built;
  std::optional<Error> error;       // why there is no result, unless `findings` has the errors
  DiagnosticSink findings;          // all findings about the spec, its assets and its data
  DiagnosticSink template_findings;  // about the template and the brand kit

  // Also of an input that cannot be used, or was only read (Stage::Validate), unless the outcome is
  // Cancelled or Internal.
  Report report;

  std::size_t left_out = 0;  // findings that BuildOptions::findings removed from the report

  // With Outcome::Built:
  Deck deck;
  std::shared_ptr<const templates::Template> base;  // the template, with the brand kit applied
  std::vector<SlideIr> slides;                      // as written
  std::vector<MeasuredSlide> measured;              // of `slides`
  std::shared_ptr<const ooxml::Package> package;  // unless PackageWanted::No

  [[nodiscard]] bool ok() const { return outcome == Outcome::Built; }
};

// build() and validate() throw nothing: what they cannot do is in the outcome. The other functions throw
// std::bad_alloc, and AssertionFailed for a bug in deckle. An engine that has opened installed fonts
// has one thread that reads them; it ends by itself, at the latest when the engine is destroyed.
class DECKLE_API Engine {
 public:
  // NotFound: a folder of fonts does not exist (with EngineOptions::target).
  [[nodiscard]] static Result<Engine> open(EngineOptions options = {});
  ~Engine();
  Engine(Engine&&) noexcept;
  Engine& operator=(Engine&&) noexcept;

  // The calling thread is one of BuildOptions::jobs; the observer is called on any of them.
  [[nodiscard]] Built build(const SpecInput& input, const BuildOptions& options,
                            Observer& observer) const;
  [[nodiscard]] Built build(const SpecInput& input, const BuildOptions& options = {}) const;

  // All inputs of a build are read and checked; nothing is laid out. `deck`, what could be read of
  // it, and `findings` are set, whatever the outcome; `base` unless it cannot be used.
  // BuildOptions::findings is not applied.
  [[nodiscard]] Built validate(const SpecInput& input, const BuildOptions& options = {}) const;

  [[nodiscard]] const Limits& limits() const;  // EngineOptions::limits
  [[nodiscard]] const std::string& svg_program() const;  // EngineOptions::svg_program

  // The fonts and the text engine of a target. They live as long as the engine. NotFound: a folder of
  // fonts does not exist.
  [[nodiscard]] Result<const measure::TextEngine*> text_engine(measure::Target target) const;
  [[nodiscard]] Result<const measure::FontCatalog*> fonts(measure::Target target) const;
  // Measures with Chromium, which is started by the first call and ends with the engine. NotFound:
  // there is none. Internal: it does not start, or sets text in another way than expected.
  [[nodiscard]] Result<const render::BrowserMeasurer*> browser_measurer() const;
  // A template file; the built-in template if `path` is empty, or in the look of the theme that it
  // names where no file has that name. NotFound: no such file; Malformed,
  // Limit: it is not a template that can be used.
  [[nodiscard]] Result<std::shared_ptr<const templates::Template>> read_template(
      const std::string& path, SlideSize builtin_size = SlideSize::Widescreen16x9) const;
  // Any presentation file (docs/contracts.md, "Reading a presentation") as slides with everything
  // effective. NotFound: no such file; Malformed, Limit: it cannot be read.
  [[nodiscard]] Result<std::shared_ptr<const pptx::ReadDeck>> read_deck(
      const std::string& path) const;

 private:
  struct State;
  explicit Engine(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

// What build() would return for an input that its caller could not read.
[[nodiscard]] DECKLE_API Built refused(const std::string& name, Error error);

// The package of a build as the bytes of a .pptx, or written to a file completely or not at all.
// `jobs` is the number of threads; the bytes do not depend on it. Internal: there is no package.
// CannotWrite: the file cannot be written, or is the template of the deck.
[[nodiscard]] DECKLE_API Result<std::string> package_bytes(const Built& built, int jobs = 1);
[[nodiscard]] DECKLE_API Result<void> save(const Built& built, const std::string& path, int jobs = 1);

}  // namespace deckle::engine
