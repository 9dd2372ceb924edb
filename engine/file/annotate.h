#pragma once
// The findings on a presentation as review comments in a copy of it, each at the corner of the
// element that it is about.

#include <cstddef>
#include <string>
#include <vector>

#include "engine/pipeline/engine.h"
#include "slidespec/core/api.h"

namespace deckle::engine {

// The name of the author of the comments.
inline constexpr const char* kReviewAuthor = "deckle qc";

struct AnnotateOptions {
  Language language = Language::English;  // of the comments
  std::string date;  // ISO 8601; empty: the constant of docs/contracts.md, "Dates"
  int jobs = 1;      // threads that write the file; it does not depend on them
};

struct Annotated {
  std::string bytes;         // of the copy
  std::size_t written = 0;   // comments
  std::size_t already = 0;   // findings that the file has a comment on from an earlier call
  DiagnosticSink not_placed;  // findings without a comment: there is no slide for them
  bool newer_comments = false;  // the file has comments with threads as well
  bool is_signed = false;       // its digital signature does not hold for the copy
};

// `checked` is what check_file() found in the file `path`. Findings about no slide are on the first
// one. A file whose findings all have their comment keeps its parts byte for byte. Errors are those of
// check_file(); throws nothing.
[[nodiscard]] DECKLE_API Result<Annotated> annotate(const Engine& engine, const std::string& path,
                                                    const Built& checked,
                                                    const AnnotateOptions& options = {});

}  // namespace deckle::engine
