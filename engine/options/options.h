#pragma once
// What an engine is opened with, and what a build is asked for. Values only.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "measure/text/target.h"
#include "slidespec/core/api.h"
#include "slidespec/core/result.h"

namespace deckle::engine {

struct EngineOptions {
  std::vector<std::string> font_folders;  // used before the installed fonts, in order
  // Whose fonts are opened at once, so that a folder that is missing is an error of open(). Fonts of
  // other targets, and all of them when it is unset, are opened when they are first needed.
  std::optional<measure::Target> target;
  std::string svg_program;  // deckle-svg; empty: beside this program or library, or installed
};

// A spec to build. Assets, templates and brand kits that it names are looked for beside it.
struct SpecInput {
  std::string text;          // SlideSpec JSON
  std::string name;          // what messages call it: a path, "<stdin>"
  std::string folder = ".";  // the folder that it is in
};

struct TemplateOptions {
  std::string template_path;     // instead of the one that the spec names
  std::string templates_folder;  // where ids of templates and brand kits are looked up first
  std::string brand_path;        // brand kit, instead of the one that the spec names
};

enum class Fit { Sizes, Autofit };            // explicit sizes, or PowerPoint's autofit state
enum class Details { Appendix, Notes };       // where content is put that is moved off its slide
enum class Repair { Full, None };             // None: the first diagnosis
enum class PackageWanted { Yes, No };         // No: only measured, judged and repaired

inline constexpr int kMaxRounds = 20;  // of either loop; more than any slide has needed
inline constexpr int kMaxJobs = 256;

struct BuildOptions {
  TemplateOptions templates;
  std::string assets_folder;  // empty: the spec's own
  measure::Target target = measure::Target::PowerPoint;
  bool strict_fonts = false;  // refuse fonts whose advances are not known
  Repair repair = Repair::Full;
  Fit fit = Fit::Sizes;
  Details details = Details::Appendix;
  int max_iter = 3;            // rounds of patches, 0 to kMaxRounds (docs/repair-loop.md, 1)
  int max_restructurings = 3;  // other layouts and splits of a slide, 0 to kMaxRounds (docs/design.md,
                               // decision 9)
  int jobs = 1;                // threads, 1 to kMaxJobs; the result does not depend on it
  PackageWanted package = PackageWanted::Yes;
  // Date of creation for a spec without extensions.date, as 2026-11-22T00:00:00Z; empty:
  // 1980-01-01T00:00:00Z.
  std::string created;
  // Asks for shorter text (docs/shorten.md): a question in, an answer out. Empty: nobody is asked.
  std::function<Result<std::string>(const std::string& question)> shorten;
};

// Malformed: a number outside its range, or a date that is none.
[[nodiscard]] Result<void> check_options(const BuildOptions& options);

// Who wants to know how a build is getting on, or to stop it. All calls may come from any thread.
class DECKLE_API Observer {
 public:
  Observer() = default;
  Observer(const Observer&) = delete;
  Observer& operator=(const Observer&) = delete;
  virtual ~Observer() = default;

  // `done` of `total` slides are repaired. One call at a time.
  virtual void progress(int done, int total);
  // Asked often; must be quick. Once true the build ends with Outcome::Cancelled.
  [[nodiscard]] virtual bool cancelled() const;
};

}  // namespace deckle::engine
