#pragma once
// Refinements of slides that a client drives turn by turn (docs/mcp.md, "Refining a slide"): each is
// kept by an id between the calls, within bounds of number, age and size.

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/mcp/arguments.h"
#include "engine/pipeline/engine.h"
#include "fixers/refine/question.h"
#include "fixers/refine/session.h"
#include "layout/geometry/solve_geometry.h"
#include "measure/slide/slide_measurer.h"

namespace deckle::app::mcp {

// A refinement from its first diagnosis on.
class Refinement {
 public:
  // The error is the measurer's. The engine is kept as long as the refinement.
  [[nodiscard]] static Result<std::unique_ptr<Refinement>> start(
      SlideIr slide, std::shared_ptr<const engine::Engine> engine, measure::Target target,
      const fixers::LoopSettings& settings);
  Refinement(const Refinement&) = delete;
  Refinement& operator=(const Refinement&) = delete;

  [[nodiscard]] const fixers::Session& session() const { return *session_; }

  // What came of an answer. `error` is English, as in requests to commands.
  struct Turn {
    bool accepted = false;     // the patch was applied
    bool asked_again = false;  // the slide waits for another patch in the same iteration
    std::string error;         // why it was not applied
  };
  // Takes the JSON of a patch. Only while the session is not done. The error is the measurer's.
  [[nodiscard]] Result<Turn> take(const std::string& patch);

  // The members of a result: state, history, and what remains when it is done.
  [[nodiscard]] Json state() const;

 private:
  Refinement(std::shared_ptr<const engine::Engine> engine, const measure::TextEngine& text_engine)
      : engine_(std::move(engine)),
        measurer_(text_engine),
        solve_geometry_(layout::geometry_solver(text_engine)) {}

  std::shared_ptr<const engine::Engine> engine_;
  measure::NativeMeasurer measurer_;
  layout::SolveGeometry solve_geometry_;
  std::optional<fixers::Session> session_;
  fixers::Question question_;
};

// The schema of state(), with `more` members before it that are required.
[[nodiscard]] Json state_schema(Json more);

// Not for several threads at once.
class Refinements {
 public:
  using Clock = std::chrono::steady_clock;
  explicit Refinements(std::function<Clock::time_point()> now = Clock::now)
      : now_(std::move(now)) {}

  static constexpr std::size_t kMost = 16;
  static constexpr std::chrono::minutes kIdle{30};
  // Of IR text times the states that MAX_ITER allows.
  static constexpr std::size_t kMostBytes = std::size_t{64} << 20;

  // Its id: "refine-1", "refine-2" … The one that was not used for longest makes room. `bytes` is
  // the length of its IR as text. Limit: it alone is too large.
  [[nodiscard]] Result<std::string> keep(std::unique_ptr<Refinement> refinement,
                                         std::size_t bytes);
  // Null: there is none, or it was dropped. Counts as use.
  [[nodiscard]] Refinement* find(const std::string& id);

 private:
  struct Entry {
    std::string id;
    std::unique_ptr<Refinement> refinement;
    std::size_t bytes = 0;
    Clock::time_point used;
  };
  void drop_old();

  std::function<Clock::time_point()> now_;
  std::vector<Entry> entries_;  // the last used last
  int made_ = 0;
};

}  // namespace deckle::app::mcp
