#pragma once
// Options of an engine and of a build. Values only.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "measure/text/target.h"
#include "slidespec/core/api.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"
#include "slidespec/report/finding_settings.h"

namespace deckle::engine {

struct EngineOptions {
  std::vector<std::string> font_folders;  // used before the installed fonts, in order
  // The target whose fonts are opened immediately, so that a missing folder is an error of open().
  // Fonts of other targets, or all if unset, are opened when they are first needed.
  std::optional<measure::Target> target;
  std::string svg_program;  // deckle-svg; empty: beside this program or library, or installed
  Limits limits;            // of every input (docs/limits.md)
};

// A spec to build. Assets, templates and brand kits that it names are looked up in its folder.
struct SpecInput {
  std::string text;          // SlideSpec JSON
  std::string name;          // its name in messages: a path, "<stdin>"
  std::string folder = ".";  // its folder; empty: the current one
};

struct TemplateOptions {
  std::string template_path;     // instead of the one that the spec names
  std::string templates_folder;  // where ids of templates and brand kits are looked up first
  std::string brand_path;        // brand kit, instead of the one that the spec names
  // Absolute folders without links. If there are any, a file that is looked up by its id must be in
  // one of them after all links are followed.
  std::vector<std::string> within = {};
  // Look of the built-in template, instead of the one that the spec names: a built-in theme, or the
  // path of a theme's file. Not together with template_path.
  std::string theme = {};
};

enum class Fit { Sizes, Autofit };            // explicit sizes, or PowerPoint's autofit state
enum class Details { Appendix, Notes };       // where to put content moved off its slide
enum class KeepSlides { No, Before, After };  // the template's own slides, before or after ours
enum class Backend { Native, Chrome };        // what measures: our engine, or the reference browser
enum class Repair { Full, None };             // None: only the first diagnosis
enum class PackageWanted { Yes, No };         // No: only measure, check and repair

inline constexpr int kMaxRounds = 20;  // of either loop; more than any slide has needed
inline constexpr int kMaxJobs = 256;

struct BuildOptions {
  TemplateOptions templates;
  std::string assets_folder;  // empty: the spec's own
  measure::Target target = measure::Target::PowerPoint;
  // Chrome: for the target Chrome only. Layout searches with the native engine; what its slides are
  // checked and repaired by is measured in Chromium. Without one the native engine measures, and the
  // report's `not_run` says why.
  Backend backend = Backend::Native;
  bool strict_fonts = false;  // fail if the glyph widths of a font are not known
  Repair repair = Repair::Full;
  Fit fit = Fit::Sizes;
  KeepSlides keep_slides = KeepSlides::No;
  Details details = Details::Appendix;
  int max_iter = 3;            // rounds of patches, 0 to kMaxRounds (docs/repair-loop.md, 1)
  int max_restructurings = 3;  // other layouts and splits of a slide, 0 to kMaxRounds (docs/design.md,
                               // decision 9)
  int jobs = 1;                // threads, 1 to kMaxJobs; the result does not depend on it
  PackageWanted package = PackageWanted::Yes;
  // Date of creation for a spec without extensions.date, as 2026-11-22T00:00:00Z; empty:
  // 1980-01-01T00:00:00Z.
  std::string created;
  FindingSettings findings;  // what the report has; never changes the deck
  bool keep_states = false;  // of every repair, in the traces of the report (TraceEntry::ir)
  // Asks for shorter text (docs/shorten.md): request in, answer out. Empty: no request is made.
  std::function<Result<std::string>(const std::string& question)> shorten;
};

// Malformed: a number outside its range, or an invalid date. `findings` is checked by build().
[[nodiscard]] Result<void> check_options(const BuildOptions& options);

// Receives the progress of a build and can cancel it. Calls may come from any thread.
class DECKLE_API Observer {
 public:
  Observer() = default;
  Observer(const Observer&) = delete;
  Observer& operator=(const Observer&) = delete;
  virtual ~Observer() = default;

  // `done` of `total` slides are repaired. One call at a time.
  virtual void progress(int done, int total);
  // Called often; must be fast. Once true, the build ends with Outcome::Cancelled.
  [[nodiscard]] virtual bool cancelled() const;
};

}  // namespace deckle::engine
