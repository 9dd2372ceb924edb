#pragma once
// The input of a rule about a presentation file, whoever made it: its slides as they were read and
// measured, and what else the file holds.
//
// Layout and master are the work of a designer whom the author of the deck may not know, so a rule
// about elements looks at those of the slides (own_elements).

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "qc/check/deck_context.h"
#include "qc/check/finding.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/package_facts.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/report/finding_settings.h"

namespace deckle::qc {

// An element of a slide with its measurement.
struct FileElement {
  const ElementIr& ir;
  const MeasuredElement& measured;
};

// A slide as it was read and measured.
class FileSlide {
 public:
  FileSlide(const SlideIr& ir, const MeasuredSlide& measured) : ir_(ir), measured_(measured) {}

  [[nodiscard]] const SlideIr& ir() const { return ir_; }
  [[nodiscard]] const MeasuredSlide& measured() const { return measured_; }
  [[nodiscard]] int number() const { return ir_.index + 1; }  // as PowerPoint counts
  [[nodiscard]] Rect page() const { return {Emu(0), Emu(0), ir_.size.w, ir_.size.h}; }
  // Those of the slide itself that are shown, in drawing order; without the parts of SmartArt,
  // which its own layout places.
  [[nodiscard]] std::vector<FileElement> own_elements() const;

 private:
  const SlideIr& ir_;
  const MeasuredSlide& measured_;
};

class FileContext {
 public:
  // All must outlive the context; `measured` has the slides and elements in the order of `slides`.
  // `options` have been checked (qc/settings).
  FileContext(std::span<const SlideIr> slides, std::span<const MeasuredSlide> measured,
              const PackageFacts& facts, RuleOptionValues options = {});

  [[nodiscard]] const std::vector<FileSlide>& slides() const { return slides_; }
  [[nodiscard]] const PackageFacts& facts() const { return facts_; }
  // The value of an option of a rule.
  [[nodiscard]] int option(std::string_view rule, const RuleOption& option) const;

  // Of the facts, what belongs to a slide, to a shape of one, or to a chart part; null: nothing.
  // A file may have as many of them as slides, so they are not searched for one by one.
  [[nodiscard]] const NotesFacts* notes_of(std::string_view slide_id) const;
  [[nodiscard]] const ChartFacts* chart_of(std::string_view slide_id, std::uint32_t shape_id) const;
  [[nodiscard]] const WorkbookFacts* workbook_of(std::string_view chart_part) const;

 private:
  std::vector<FileSlide> slides_;
  const PackageFacts& facts_;
  std::unordered_map<std::string_view, const NotesFacts*> notes_;
  std::map<std::pair<std::string_view, std::uint32_t>, const ChartFacts*> charts_;
  std::unordered_map<std::string_view, const WorkbookFacts*> workbooks_;
  RuleOptionValues options_;
};

// Findings about a slide, or an element of it (about the file: finding.h). The message of one about
// an element begins with element_label(element).
[[nodiscard]] Diagnostic file_finding(std::string_view rule, Severity severity,
                                      const FileSlide& slide);
[[nodiscard]] Diagnostic file_finding(std::string_view rule, Severity severity,
                                      const FileSlide& slide, const ElementIr& element);

// How people know an element: "'Title 1'", its name in the selection pane.
[[nodiscard]] Message element_label(const ElementIr& element);

// Whether it shows through from layout or master.
[[nodiscard]] bool is_inherited(const ElementIr& element);

// Date, footer and number are on every slide; who reads a slide looks at the rest.
[[nodiscard]] bool is_footer_placeholder(const ElementIr& element);

// Its text without white space at the ends, of a table all cells; empty where there is none.
[[nodiscard]] std::string shown_text(const ElementIr& element);

// The first title of the slide that has text; null without one.
[[nodiscard]] const ElementIr* title_with_text(const FileSlide& slide);

// The letters of its lines and cells, where they are on the slide: without leading.
[[nodiscard]] std::vector<Rect> letters_of_element(const MeasuredElement& measured);

// The share by which its lines may be wider or narrower than they were measured. Above
// kDoubtfulWidths nothing is concluded from where its lines break.
[[nodiscard]] double width_doubt(const MeasuredElement& measured);
inline constexpr double kDoubtfulWidths = 0.01;
[[nodiscard]] inline bool is_doubtful(const MeasuredElement& measured) {
  return width_doubt(measured) > kDoubtfulWidths;
}

// Whether a reader sees where its box ends.
[[nodiscard]] bool draws_box(const ElementIr& element);
// Whether what lies below its whole box is not seen.
[[nodiscard]] bool is_opaque(const ElementIr& element);

}  // namespace deckle::qc
