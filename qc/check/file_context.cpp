#include "qc/check/file_context.h"

#include <algorithm>

#include "qc/check/context.h"
#include "qc/messages/tr.h"
#include "slidespec/backdrop/ground.h"
#include "slidespec/core/display.h"

namespace deckle::qc {
namespace {

// Text of SmartArt is set by its layout, which the file's drawing only approximates.
bool is_diagram(const ElementIr& element) {
  return element.origin && element.origin->kind == SourceKind::Diagram;
}

constexpr std::string_view kBlank = " \t\v\n\r\u00A0\u3000";

void add_letters(const std::vector<MeasuredLine>& lines, const TextTurn& turn,
                 std::vector<Rect>& out) {
  for (const MeasuredLine& line : lines) {
    if (line.text.find_first_not_of(kBlank) == std::string::npos) continue;
    const Rect letters = letters_of(line, turn);
    if (!letters.empty()) out.push_back(letters);
  }
}

}  // namespace

bool is_inherited(const ElementIr& element) {
  return element.eid.starts_with("_layout_") || element.eid.starts_with("_master_");
}

std::vector<FileElement> FileSlide::own_elements() const {
  std::vector<FileElement> out;
  for (std::size_t i = 0; i < ir_.elements.size(); ++i) {
    const ElementIr& element = ir_.elements[i];
    if (!element.hidden && !is_inherited(element) && !is_diagram(element))
      out.push_back({element, measured_.elements[i]});
  }
  return out;
}

FileContext::FileContext(std::span<const SlideIr> slides, std::span<const MeasuredSlide> measured,
                         const PackageFacts& facts, RuleOptionValues options)
    : facts_(facts), options_(std::move(options)) {
  for (std::size_t i = 0; i < slides.size(); ++i) slides_.emplace_back(slides[i], measured[i]);
  for (const NotesFacts& one : facts_.notes) notes_.emplace(one.slide_id, &one);
  for (const ChartOnSlide& one : facts_.charts)
    charts_.emplace(std::pair(std::string_view(one.slide_id), one.shape_id), &one.chart);
  for (const WorkbookFacts& one : facts_.workbooks) workbooks_.emplace(one.chart_part, &one);
}

const NotesFacts* FileContext::notes_of(std::string_view slide_id) const {
  const auto found = notes_.find(slide_id);
  return found == notes_.end() ? nullptr : found->second;
}

const ChartFacts* FileContext::chart_of(std::string_view slide_id, std::uint32_t shape_id) const {
  const auto found = charts_.find({slide_id, shape_id});
  return found == charts_.end() ? nullptr : found->second;
}

const WorkbookFacts* FileContext::workbook_of(std::string_view chart_part) const {
  const auto found = workbooks_.find(chart_part);
  return found == workbooks_.end() ? nullptr : found->second;
}

int FileContext::option(std::string_view rule, const RuleOption& option) const {
  const auto of_rule = options_.find(std::string(rule));
  if (of_rule == options_.end()) return option.otherwise;
  const auto value = of_rule->second.find(std::string(option.name));
  return value == of_rule->second.end() ? option.otherwise : value->second;
}

Diagnostic file_finding(std::string_view rule, Severity severity, const FileSlide& slide) {
  Diagnostic d = finding_of(rule, severity);
  d.at.slide_id = slide.ir().slide_id;
  return d;
}

Diagnostic file_finding(std::string_view rule, Severity severity, const FileSlide& slide,
                        const ElementIr& element) {
  Diagnostic d = file_finding(rule, severity, slide);
  d.at.element_id = element.eid;
  if (element.origin) d.at.part = element.origin->part;
  return d;
}

Message element_label(const ElementIr& element) {
  return Message("'" + (element.name.empty() ? element.eid : element.name) + "'");
}

bool is_footer_placeholder(const ElementIr& element) {
  return element.placeholder && is_header_footer(element);
}

std::string shown_text(const ElementIr& element) {
  std::string text = plain_text(element.text);
  if (element.table != nullptr) {
    for (const TableRowIr& row : element.table->rows) {
      for (const TextBodyIr& cell : row.cells) text += "\n" + plain_text(cell);
    }
  }
  const std::size_t begin = text.find_first_not_of(kBlank);
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlank) - begin + 1);
}

const ElementIr* title_with_text(const FileSlide& slide) {
  for (const ElementIr& element : slide.ir().elements) {
    if (element.type == ElementType::Title && !is_inherited(element) &&
        !shown_text(element).empty())
      return &element;
  }
  return nullptr;
}

std::vector<Rect> letters_of_element(const MeasuredElement& measured) {
  std::vector<Rect> out;
  add_letters(measured.lines, measured.turn, out);
  for (const MeasuredCell& cell : measured.cells) add_letters(cell.lines, measured.turn, out);
  return out;
}

double width_doubt(const MeasuredElement& measured) {
  double doubt = 0;
  for (const FontUse& use : measured.fonts) doubt = std::max(doubt, use.width_error);
  return doubt;
}

bool draws_box(const ElementIr& element) {
  const bool outlined = element.line.fill.kind == FillIr::Kind::Solid && element.line.width_pt > 0;
  if (outlined) return true;
  if (element.look == nullptr)
    return element.fill.kind == FillIr::Kind::Solid && element.fill.alpha > 0;
  const PaintIr& paint = element.look->fill;
  return paint.kind != PaintIr::Kind::None && paint.alpha > 0;
}

bool is_opaque(const ElementIr& element) {
  if (element.type == ElementType::Image)
    return element.picture != nullptr && element.picture->format == PictureFormat::Jpeg;
  if (element.shape != "rect" || !element.transform.is_identity()) return false;
  if (element.look == nullptr)
    return element.fill.kind == FillIr::Kind::Solid && element.fill.alpha >= 1;
  return element.look->outlines.empty() && element.look->fill.kind == PaintIr::Kind::Solid &&
         element.look->fill.alpha >= 1;
}

}  // namespace deckle::qc
