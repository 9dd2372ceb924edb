#pragma once
// Checks a presentation file, whoever made it: the parts of the file, and how its slides look.
//
// The result has the form of a build, without deck, template and package.

#include <string>

#include "engine/pipeline/engine.h"
#include "slidespec/core/api.h"

namespace deckle::engine {

struct FileCheckOptions {
  measure::Target target = measure::Target::PowerPoint;
  bool strict_fonts = false;
  FindingSettings findings;
  // A brand kit: its typefaces and colours are those that the deck may have, whatever its rules;
  // where layout or master draw its logo, nothing may cover it.
  // Empty: none.
  std::string brand_path = {};
  // What the file itself says is accepted (docs/report.md). On an unknown day (`today` is empty, else
  // "2026-05-02") what is accepted for a time is not.
  enum class Carried { Honoured, Ignored } suppressions = Carried::Honoured;
  std::string today = {};
};

// The report has Stage::Qc; where the file cannot be read, its cause. Throws nothing: what it
// cannot do is in the outcome.
[[nodiscard]] DECKLE_API Built check_file(const Engine& engine, const std::string& path,
                                          const FileCheckOptions& options = {});

}  // namespace deckle::engine
