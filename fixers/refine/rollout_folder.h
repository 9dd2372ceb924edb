#pragma once
// The folder of a rollout (docs/repair-loop.md, 11.1), and the files that every iteration has.

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fixers/diagnose/diagnosis.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

using RolloutFiles = std::vector<std::pair<std::string, std::string>>;  // names and bytes

// Pictures of an iteration: out_0.html, render_0.png.
using RolloutPictures = std::function<RolloutFiles(const SlideIr& slide,
                                                   const MeasuredSlide& measured, int number)>;

// "patch_3.json".
[[nodiscard]] std::string numbered(const char* name, int number, const char* ending);

// ir_k.json, dom_k.json, diag_k.json, and the pictures, which may be empty.
[[nodiscard]] RolloutFiles iteration_files(const SlideIr& slide, const MeasuredSlide& measured,
                                           const Diagnosis& diagnosis, int number,
                                           const std::string& target, const std::string& backend,
                                           const RolloutPictures& pictures);

class RolloutFolder {
 public:
  explicit RolloutFolder(std::string path) : path_(std::move(path)) {}

  [[nodiscard]] bool is_used() const { return !path_.empty(); }
  // All of these do nothing when there is no path. CannotWrite.
  [[nodiscard]] Result<void> create() const;
  [[nodiscard]] Result<void> write(const std::string& name, std::string_view bytes) const;
  [[nodiscard]] Result<void> write(const RolloutFiles& files) const;
  // Writes a file that says which rollout this is, unless it is there with the same bytes.
  [[nodiscard]] Result<void> claim(const std::string& name, const std::string& bytes) const;
  // Removes files of iterations after `last`, which an earlier run with more of them has left.
  void drop_after(int last) const;

 private:
  std::string path_;
};

}  // namespace deckle::fixers
