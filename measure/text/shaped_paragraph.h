#pragma once
// A paragraph shaped: its clusters with their advances in ems and the places where a line may end.
// Independent of font size, box and alignment, so one shaping serves every size that is tried.
//
// A cluster is a grapheme cluster: the smallest unit that is put on a line of its own. Offsets are
// UTF-8 bytes into the joined text of the paragraph's runs. Immutable once made.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "measure/fonts/font_catalog.h"
#include "measure/fonts/font_file.h"
#include "measure/text/profile.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::measure {

// Of a cluster.
enum ClusterFlag : std::uint8_t {
  kSpace = 1,  // hangs at the end of a line; a line may end after it
  kTab = 2,
  kHardBreak = 4,         // '\v', or a paragraph separator inside the text
  kBreakBefore = 8,       // a line may end before this cluster
  kBreakBeforeMark = 16,  // … but only where closing marks do not hang
  kHangs = 32,            // a closing mark that may lie beyond the right edge
  kAfterHyphen = 64,      // kBreakBefore follows a hyphen, which must not be alone on a line
  kBreakInPhrase = 128,   // a line may end before this cluster where a phrase is wider than it
};

struct ShapedRun {
  std::size_t first = 0, last = 0;  // clusters [first, last)
};

// Clusters of one face, for the baseline.
struct ShapedSegment {
  std::size_t first = 0, last = 0;
  VerticalMetrics vertical;
};

// A cluster of more than one glyph: the advances beyond the first, in ems. Sorted by cluster.
struct ExtraGlyph {
  std::size_t cluster = 0;
  double advance = 0;
};

// What a paragraph's shape is made of, while it is made.
struct ShapingArrays {
  std::vector<std::uint32_t> begin;  // one more than clusters
  std::vector<double> advance;       // of the first glyph, nominal, in ems
  std::vector<double> kern;          // added to it by pair kerning, ems; empty when there is none
  std::vector<std::uint8_t> flags;
  std::vector<ExtraGlyph> extra;
  std::vector<ShapedRun> runs;           // one per run of the paragraph
  std::vector<ShapedSegment> segments;   // tile the clusters
  std::vector<VerticalMetrics> primary;  // for Chrome: of the Latin face of each run

  void clear();  // the memory is kept
};

// The arrays are those of ShapingArrays in one block of memory: every new text has one.
struct ShapedParagraph {
  std::span<const std::uint32_t> begin;
  std::span<const double> advance;
  std::span<const double> kern;
  std::span<const std::uint8_t> flags;
  std::span<const ExtraGlyph> extra;
  std::span<const ShapedRun> runs;
  std::span<const ShapedSegment> segments;
  std::span<const VerticalMetrics> primary;
  std::vector<FontUse> uses;  // in order of first use
  std::string_view key;       // what pack() was given
  std::unique_ptr<std::byte[]> storage;
  std::size_t bytes = 0;  // of it
  VerticalMetrics mark;   // of the paragraph mark's face
  bool has_mark_face = false;
  bool has_tabs = false, has_breaks = false, has_hanging = false;

  [[nodiscard]] std::size_t clusters() const { return flags.size(); }
};

// Sets the arrays and the key of `out`.
void pack(const ShapingArrays& from, std::string_view key, ShapedParagraph& out);

// A glyph of a cluster, in ems of its face. Those of a cluster follow one another from left to
// right.
struct ShapedGlyph {
  std::size_t cluster = 0;
  std::uint32_t glyph = 0;  // 0: the face has none
  const FontFile* file = nullptr;
  double advance = 0;             // with what positioning adds
  double right = 0, up = 0;       // from where the glyph before it ends
  bool stands_for_table = false;  // measured with a table of advances, and drawn with another face
};

// The glyphs of all clusters, in the order of the text's pieces; a tab or a break has none.
// `drawn` has the faces that draw what `fonts` measures with tables. Its families are those of
// `paragraph`.
[[nodiscard]] std::vector<ShapedGlyph> shape_glyphs(const ParagraphIr& paragraph,
                                                    const Profile& profile,
                                                    const FontCatalog& fonts,
                                                    const FontCatalog& drawn);

// Never fails: malformed UTF-8 is drawn as U+FFFD, a character without a face is recorded as
// Missing. `key`: of a cache, kept with the paragraph.
[[nodiscard]] ShapedParagraph shape_paragraph(const ParagraphIr& paragraph, WordBreak word_break,
                                              const Profile& profile, const FontCatalog& fonts,
                                              std::string_view key = {});

}  // namespace deckle::measure
