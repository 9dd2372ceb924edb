#pragma once
// The loop over a presentation file: rounds of changes, each measured and checked again by reading
// the changed file, as any reader would. A change that does not cure its finding, or makes another
// worse or adds one, is taken back and not tried again.
//
// In a round each slide gets all its proposals; where the slide is worse afterwards, it gets them
// one by one. Slides are independent of each other but for what is compared over the deck: where a
// slide is worse that nothing was changed on, changes are made one by one in the whole deck.

#include <functional>
#include <string>
#include <vector>

#include "fixers/file/file_fixer.h"
#include "ooxml/opc/package.h"
#include "slidespec/core/result.h"
#include "slidespec/report/report.h"

namespace deckle::fixers {

// A file as it was read, measured and checked.
struct FileState {
  ooxml::Package package;
  ooxml::PackageFaults faults;
  std::vector<SlideIr> slides;
  std::vector<MeasuredSlide> measured;
  PackageFacts facts;
  DiagnosticSink findings;  // all that the rules find
  DiagnosticSink wanted;    // those that are reported, and are to be fixed
};

using JudgeFile = std::function<Result<FileState>(ooxml::Package, ooxml::PackageFaults)>;

struct FileRepairOptions {
  bool unsafe_fixes = false;
  bool release = false;  // also the fixers for files that leave the house
};

struct RepairedFile {
  FileState state;
  std::vector<FileFix> fixes;  // in the order of the slides; of each what was made comes first
  bool changed = false;
};

// Always terminates: a change is tried once, and there are at most kMostFileRounds. The errors are
// those of `judge` and of apply_changes(). Throws Cancelled.
[[nodiscard]] Result<RepairedFile> repair_file(FileState first, const JudgeFile& judge,
                                               const measure::TextEngine& text,
                                               const FileRepairOptions& options);

inline constexpr int kMostFileRounds = 60;  // ours; real decks need two, and one for each conflict

// What makes `after` worse than `before`: a finding that was not there, or one that grew. Empty:
// nothing. By slide; "" is the deck as a whole.
struct Worsening {
  std::string slide_id;
  Message reason;
};
[[nodiscard]] std::vector<Worsening> worsenings(const DiagnosticSink& before,
                                                const DiagnosticSink& after);

}  // namespace deckle::fixers
