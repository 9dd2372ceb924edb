#include <algorithm>

#include "slidespec/core/assert.h"
#include "slidespec/ir_json/ir_json.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/ir_json/px.h"
#include "slidespec/json/json_writer.h"

namespace deckle {
namespace {

using Form = JsonWriter::Form;

const char* name_of(FitVerdict verdict) {
  switch (verdict) {
    case FitVerdict::Fits:
      return "fits";
    case FitVerdict::Tight:
      return "tight";
    case FitVerdict::Overflows:
      return "overflows";
  }
  return "overflows";
}

void write_rect(JsonWriter& out, const char* key, const Rect& r) {
  out.key(key).object(Form::Line).key("x").raw(px_text(r.x)).key("y").raw(px_text(r.y));
  out.key("w").raw(px_text(r.w)).key("h").raw(px_text(r.h)).close();
}

void write_lines(JsonWriter& out, const std::vector<MeasuredLine>& lines, const TextTurn& turn,
                 const std::map<std::size_t, Emu>& leading) {
  out.key("lines").array();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const MeasuredLine& line = lines[i];
    const auto spaces = leading.find(i);
    const Emu lead = spaces == leading.end() ? Emu(0) : spaces->second;
    const Emu x = line.x + lead, width = line.width - lead;
    out.object(Form::Line).key("text").text(line.text).key("x").raw(px_text(x));
    out.key("baseline").raw(px_text(line.baseline)).key("top").raw(px_text(line.top));
    out.key("bottom").raw(px_text(line.bottom)).key("width").raw(px_text(width));
    if (turn.rotation != 0)
      write_rect(out, "box", turned({x, line.top, width, line.bottom - line.top}, turn));
    out.close();
  }
  out.close();
}

void write_turn(JsonWriter& out, const TextTurn& turn) {
  if (turn.rotation == 0) return;
  out.key("turn").object(Form::Line).key("rotation").raw(degrees_text(turn.rotation));
  out.key("x").raw(px_text(turn.x)).key("y").raw(px_text(turn.y)).close();
}

void write_autofit(JsonWriter& out, const AutofitIr& autofit, const ElementNote& note) {
  out.key("autofit").object(Form::Line).key("mode").text(name_in(kAutofitNames, autofit.mode));
  if (autofit.mode == AutofitIr::Mode::ShrinkText) {
    out.key("stored").raw(grid_text(autofit.font_scale_pct));
    out.key("stored_reduction").raw(grid_text(autofit.spacing_reduction_pct));
  }
  if (note.predicted) {
    out.key("predicted").raw(grid_text(note.predicted->font_scale_pct));
    out.key("predicted_reduction").raw(grid_text(note.predicted->spacing_reduction_pct));
  }
  out.close();
}

void write_flip(JsonWriter& out, std::size_t line, const MeasuredElement& measured) {
  out.key("flips").object(Form::Line).key("line").integer(static_cast<std::int64_t>(line));
  out.key("text").text(measured.lines[line].text).close();
}

void write_cells(JsonWriter& out, const std::vector<MeasuredCell>& cells, const TextTurn& turn) {
  out.key("cells").array();
  for (const MeasuredCell& cell : cells) {
    out.object().key("row").integer(static_cast<std::int64_t>(cell.row));
    out.key("col").integer(static_cast<std::int64_t>(cell.column));
    write_lines(out, cell.lines, turn, {});
    out.close();
  }
  out.close();
}

void write_fonts(JsonWriter& out, const std::vector<FontUse>& fonts) {
  out.key("fonts").array();
  for (const FontUse& font : fonts) {
    out.object(Form::Line).key("requested").text(font.requested).key("used").text(font.used);
    out.key("source").text(to_string(font.source)).key("width_error").number(font.width_error);
    out.key("sample").text(font.sample).close();
  }
  out.close();
}

void write_element(JsonWriter& out, const MeasuredElement& measured, const ElementIr* element,
                   const ElementNote& note) {
  out.object().key("eid").text(measured.eid);
  if (element != nullptr) {
    out.key("shape_id")
        .integer(element->origin ? element->origin->shape_id : 0)
        .key("name")
        .text(element->name)
        .key("placeholder");
    if (element->placeholder) {
      out.object(Form::Line)
          .key("type")
          .text(element->placeholder->type)
          .key("idx")
          .integer(element->placeholder->idx)
          .close();
    } else {
      out.null();
    }
  }
  write_rect(out, "bbox", measured.bbox);
  write_rect(out, "safeBox", measured.safe_box);
  if (measured.lines.empty() && measured.cells.empty())
    out.key("contentBox").null();
  else
    write_rect(out, "contentBox", measured.content_box);
  out.key("zIndex").integer(measured.z);
  out.key("computed").object(Form::Line).key("fontSize").raw(size_px_text(measured.font_size_pt));
  out.key("lineHeight").raw(grid_text(measured.line_height)).close();
  write_turn(out, measured.turn);
  write_lines(out, measured.lines, measured.turn, note.leading);
  if (!measured.cells.empty()) write_cells(out, measured.cells, measured.turn);
  if (element != nullptr && element->text.autofit) write_autofit(out, *element->text.autofit, note);
  out.key("verdict").text(name_of(measured.verdict));
  out.key("slack_pt").raw(grid_text(to_pt(measured.available_height - measured.text_height)));
  if (note.flips && *note.flips < measured.lines.size()) write_flip(out, *note.flips, measured);
  out.key("overflow_x_px")
      .raw(px_text(measured.overflow_x))
      .key("overflow_y_px")
      .raw(px_text(measured.overflow_y));
  write_fonts(out, measured.fonts);
  out.close();
}

void write_starts(JsonWriter& out, const char* key, const std::vector<LineStart>& starts,
                  bool table) {
  out.key(key).array(Form::Line);
  for (const LineStart& start : starts) {
    out.array(Form::Line);
    if (table) out.integer(static_cast<std::int64_t>(start.row)).integer(static_cast<std::int64_t>(start.column));
    out.integer(static_cast<std::int64_t>(start.paragraph));
    out.integer(static_cast<std::int64_t>(start.begin)).close();
  }
  out.close();
}

void write_comparison(JsonWriter& out, const MeasuredComparison& comparison) {
  const auto count = [](std::size_t n) { return static_cast<std::int64_t>(n); };
  out.key("comparison").object();
  out.key("elements").integer(count(comparison.elements));
  out.key("same_breaks").integer(count(comparison.same_breaks));
  out.key("same_verdicts").integer(count(comparison.same_verdicts));
  out.key("lines").integer(count(comparison.lines));
  out.key("max_width_error").raw(grid_text(comparison.max_width_error));
  out.key("max_shift_px").raw(grid_text(comparison.max_shift_px));
  out.key("other_breaks").array();
  for (const OtherBreaks& other : comparison.other) {
    out.object().key("slide_id").text(other.slide_id).key("eid").text(other.eid);
    write_starts(out, "native", other.first, other.table);
    write_starts(out, "chrome", other.second, other.table);
    out.close();
  }
  out.close().close();
}

ElementNote note_of(const MeasurementNotes& notes, std::size_t slide, const std::string& eid) {
  if (slide >= notes.size()) return {};
  const auto found = notes[slide].find(eid);
  return found == notes[slide].end() ? ElementNote{} : found->second;
}

}  // namespace

std::string write_measurements(const std::vector<SlideIr>& slides,
                               const std::vector<MeasuredSlide>& measured,
                               const MeasuredWith& with) {
  DECKLE_ASSERT(slides.size() == measured.size(), "one measurement for each slide");
  JsonWriter out;
  out.object().key("target").text(with.target);
  out.key("backend").object(Form::Line).key("name").text(with.backend);
  if (!with.version.empty()) out.key("version").text(with.version);
  if (!with.not_run.empty()) out.key("not_run").text(with.not_run);
  out.close();
  if (with.comparison != nullptr) write_comparison(out, *with.comparison);
  out.key("slides").array();
  for (std::size_t i = 0; i < measured.size(); ++i) {
    out.object().key("index").integer(measured[i].index + 1).key("slide_id").text(measured[i].slide_id);
    out.key("elements").array();
    for (const MeasuredElement& element : measured[i].elements)
      write_element(out, element, find_element(slides[i], element.eid),
                    with.notes == nullptr ? ElementNote{} : note_of(*with.notes, i, element.eid));
    out.close().close();
  }
  out.close().close();
  return out.take();
}

}  // namespace deckle
