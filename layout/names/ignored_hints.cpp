#include "layout/names/ignored_hints.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "layout/groups/find_groups.h"
#include "layout/messages/tr.h"
#include "layout/names/one_line.h"
#include "layout/names/pattern_names.h"
#include "layout/names/section_numbers.h"

namespace deckle::layout {
namespace {

// The columns that layout_hints.ratio sets the widths of: those of preset_slots().
std::size_t columns_with_ratio(std::string_view layout_id) {
  return layout_id == "two_column" || layout_id == "chart_focus" ? 2 : 0;
}

std::optional<Diagnostic> ignored_ratio(const Slide& slide) {
  const std::size_t numbers = slide.hints.ratio.size();
  const std::size_t columns = columns_with_ratio(base_layout(slide.layout_id));
  if (numbers == 0 || numbers == columns) return std::nullopt;
  const std::vector<std::size_t> cells = possible_cell_counts(slide);
  if (std::find(cells.begin(), cells.end(), numbers) != cells.end()) return std::nullopt;
  const std::string layout = one_line(slide.layout_id);
  Diagnostic d;
  d.rule = "ignored-key";
  d.severity = Severity::Warning;
  d.defect = false;
  d.at.slide_id = slide.slide_id;
  d.at.pointer = slide.pointer + "/layout/layout_hints/ratio";
  if (columns == 0) {
    d.message = tr("'ratio' has no effect in the layout {}", layout);
    d.hint = tr("remove it, or use two_column with two numbers");
  } else {
    d.message = tr("'ratio' has {} numbers and no effect, because the layout {} has {} columns",
                   numbers, layout, columns);
    d.hint = tr("write two numbers");
  }
  d.facts = {{"layout_id", slide.layout_id},
             {"numbers", static_cast<double>(numbers)},
             {"columns", static_cast<double>(columns)}};
  return d;
}

Diagnostic on_hint(const Slide& slide, const char* key) {
  Diagnostic d;
  d.rule = "ignored-key";
  d.severity = Severity::Warning;
  d.defect = false;
  d.at.slide_id = slide.slide_id;
  d.at.pointer = slide.pointer + "/layout/layout_hints/" + key;
  d.facts = {{"layout_id", slide.layout_id}};
  return d;
}

// `has_effect`: on this slide.
void add_unsuited(const Slide& slide, const char* key, bool has_effect, Message hint,
                  DiagnosticSink& findings) {
  if (has_effect) return;
  Diagnostic d = on_hint(slide, key);
  d.message = tr("'{}' has no effect in the layout {}", key, one_line(slide.layout_id));
  d.hint = std::move(hint);
  findings.push_back(std::move(d));
}

}  // namespace

void add_ignored_hints(const Slide& slide, const templates::Template& t, DiagnosticSink& findings) {
  if (auto ratio = ignored_ratio(slide)) findings.push_back(std::move(*ratio));
  const bool cover = slide.layout_id == "title_center";
  for (const auto& [key, given] : {std::pair{"variant", slide.hints.variant.has_value()},
                                   std::pair{"motif", slide.hints.motif.has_value()}}) {
    if (!given) continue;
    add_unsuited(slide, key, cover, tr("remove it, or use the layout title_center"), findings);
    if (!cover || t.path.empty()) continue;
    Diagnostic d = on_hint(slide, key);
    d.severity = Severity::Note;
    d.message = tr("'{}' has no effect, because the template's own cover is used", key);
    d.hint = tr("choose one of the template's layouts by its name");
    findings.push_back(std::move(d));
  }
  if (slide.hints.section_number)
    add_unsuited(slide, "section_number", is_section(slide),
                 tr("remove it, or use the layout section_header"), findings);
}

}  // namespace deckle::layout
