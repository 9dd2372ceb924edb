#pragma once
// The interface of fixers of presentation files: one finding to changes of shapes and parts. A
// fixer never edits in place and never touches XML (pptx/edit does); it returns nothing when it
// cannot help. No text is ever dropped, and nothing is invented.
//
// To add one, copy the nearest file in fixers/file/ and add its line to registry.cpp.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "measure/text/text_engine.h"
#include "pptx/edit/apply_changes.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/package_facts.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

// Safe: the look that a viewer expects does not change, or the defect is unambiguous and the cure
// loses nothing. Unsafe: a reader would notice, or somebody may have meant it.
enum class FixSafety { Safe, Unsafe };

struct FileFixerDoc {
  std::string_view id;       // a verb phrase: "store-autofit"
  std::string_view summary;  // what it does
  FixSafety safety = FixSafety::Safe;
  std::string_view reason;   // why it is safe, or not
  std::array<std::string_view, 3> repairs{};  // ids of the rules whose findings it can repair
  bool release_only = false;  // only with the profile "release": it removes what others may need
};

[[nodiscard]] bool repairs(const FileFixerDoc& doc, std::string_view rule);

// The file as it was read and measured; `measured` has the slides and elements in their order.
struct FileView {
  std::span<const SlideIr> slides;
  std::span<const MeasuredSlide> measured;
  const PackageFacts& facts;
  const measure::TextEngine& text;
};

// A finding and what it is about. The pointers are null where it is about no slide, or no element.
struct FileTarget {
  const FileView& file;
  const Diagnostic& finding;
  const SlideIr* slide = nullptr;
  const ElementIr* element = nullptr;
  const MeasuredElement* measured = nullptr;
  std::size_t index = 0;  // of the element
};
[[nodiscard]] FileTarget target_of(const FileView& file, const Diagnostic& finding);

struct FileProposal {
  pptx::ChangeSet changes;
  std::vector<std::string> eids;  // that it changes, of the slide
  Message message, before, after;
  FixSafety safety = FixSafety::Safe;
};

struct FileFixer {
  const FileFixerDoc& doc;
  std::optional<FileProposal> (*propose)(const FileTarget& target);
  // What has to be so afterwards, beside what the rules find; null: nothing.
  bool (*keeps)(const ElementIr& before, const ElementIr& after) = nullptr;
};

// In the order in which they are tried for a finding.
[[nodiscard]] std::span<const FileFixer> file_fixers();

// Whether its box is that of its own a:xfrm, or its layout's: only then it can be placed.
[[nodiscard]] bool can_be_placed(const ElementIr& element);

// The element, and those that lie inside it and have to be moved with it; nothing when others
// reach into it, or lines are bound to it.
[[nodiscard]] std::optional<std::vector<const ElementIr*>> moved_together(const SlideIr& slide,
                                                                          const ElementIr& element);
// Changes that move all of them.
[[nodiscard]] FileProposal moved_by(const std::vector<const ElementIr*>& elements, Emu right,
                                    Emu down);

}  // namespace deckle::fixers
