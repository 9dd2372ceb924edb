#include "fixers/text/bake_breaks.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "fixers/base/fixer.h"
#include "layout/text/joined_text.h"
#include "layout/text/script_spaces.h"
#include "measure/slide/slide_measurer.h"
#include "measure/unicode/any_character.h"
#include "measure/unicode/characters.h"
#include "slidespec/core/utf8.h"

namespace deckle::fixers {
namespace {

// Inserts a break into the paragraph's runs at byte `offset` of their joined text.
void insert_break(ParagraphIr& paragraph, std::size_t offset) {
  std::size_t start = 0;
  for (RunIr& run : paragraph.runs) {
    const std::size_t end = start + run.text.size();
    if (offset > start && offset <= end) {
      run.text.insert(offset - start, 1, '\v');
      return;
    }
    start = end;
  }
}

// Each break is one byte: offsets after it increase by one.
void shift_offsets(std::vector<MeasuredLine>& lines, const std::vector<measure::Line>& broken) {
  for (MeasuredLine& line : lines) {
    std::size_t begin = 0, end = 0;
    for (const measure::Line& other : broken) {
      if (other.forced || other.paragraph != line.paragraph) continue;
      begin += other.end <= line.begin ? 1 : 0;
      end += other.end < line.end ? 1 : 0;
    }
    line.begin += begin;
    line.end += end;
  }
}

// Without Hangul, Han and kana the lines are those that every program makes.
bool has_words_to_keep(const ParagraphIr& paragraph) {
  return std::any_of(paragraph.runs.begin(), paragraph.runs.end(), [](const RunIr& run) {
    return measure::any_character(run.text, [](char32_t c) {
      return measure::is_hangul(c) || measure::is_ideograph(c) || measure::is_kana(c);
    });
  });
}

bool has_breaks_to_write(const TextBodyIr& body, const std::vector<measure::Line>& lines) {
  return std::any_of(lines.begin(), lines.end(), [&body](const measure::Line& line) {
    return !line.forced && has_words_to_keep(body.paragraphs[line.paragraph]);
  });
}

// The lines of each paragraph.
using ParagraphLines = std::map<std::size_t, std::vector<measure::Line>>;

ParagraphLines by_paragraph(const std::vector<measure::Line>& lines) {
  ParagraphLines out;
  for (const measure::Line& line : lines) out[line.paragraph].push_back(line);
  return out;
}

bool splits_words(const std::vector<measure::Line>& lines) {
  return std::any_of(lines.begin(), lines.end(),
                     [](const measure::Line& line) { return line.split_word; });
}

// Ours: where a face is not installed, another program has Korean letters that are up to a twelfth
// wider (Noto Sans CJK in place of Malgun Gothic). A line that is full then ends before its written
// break, and its last word stands alone.
constexpr std::array<double, 3> kNarrower = {0.975, 0.95, 12.0 / 13};

// Whether a line ends within brackets: "운영 (연" and "350억 원)". Brackets that begin a line, or that
// one line does not hold, are left as they are.
bool parts_brackets(std::string_view text, const std::vector<measure::Line>& lines) {
  return std::any_of(lines.begin(), lines.end(), [text](const measure::Line& line) {
    if (line.forced) return false;
    const std::size_t length = line.end - line.begin;
    const std::string_view own = text.substr(line.begin, length);
    const std::size_t open = own.rfind('(');
    return open != own.npos && open > 0 && own.find(')', open) == own.npos &&
           text.substr(line.end, length).find(')') != text.npos;
  });
}

// Of paragraphs with a line that ends within brackets, the lines of a narrower text that has as many
// lines and none of these.
bool keep_brackets(const TextBodyIr& body, double width_pt, const measure::TextEngine& engine,
                   const measure::LayoutOptions& options, ParagraphLines& chosen) {
  bool changed = false;
  TextBodyIr alone = body;  // with one paragraph after the other, so that many take no longer
  for (auto& [paragraph, lines] : chosen) {
    const std::string text = layout::joined_text(body.paragraphs[paragraph]);
    if (lines.size() < 2 || !parts_brackets(text, lines)) continue;
    alone.paragraphs.assign(1, body.paragraphs[paragraph]);
    constexpr double kLeastShare = 0.5, kStep = 0.05;
    for (double share = 1 - kStep; share >= kLeastShare; share -= kStep) {
      std::vector<measure::Line> own = engine.lay_out(alone, width_pt * share, options).lines;
      if (own.size() != lines.size() || splits_words(own)) break;
      if (parts_brackets(text, own)) continue;
      for (measure::Line& line : own) line.paragraph = paragraph;
      lines = std::move(own);
      changed = true;
      break;
    }
  }
  return changed;
}

// Whether a line of the lone Japanese paragraph would end within a word in LibreOffice.
bool ends_early(const TextBodyIr& body, double width_pt, const std::vector<measure::Line>& lines) {
  const std::string text = layout::joined_text(body.paragraphs.front());
  if (!measure::any_character(text, measure::is_kana)) return false;  // Korean ends at spaces
  const double space_pt = layout::kScriptSpaceEm * largest_size_pt(body);
  return std::any_of(lines.begin(), lines.end(), [&](const measure::Line& line) {
    const std::string own = text.substr(line.begin, line.end - line.begin);
    return line.width + layout::script_changes(own) * space_pt > width_pt;
  });
}

// Of paragraphs that have as many lines in a narrower text, the lines of the narrowest one; of a lone
// paragraph that has one more, or whose lines end early elsewhere, the lines of one that has one more,
// where they are not higher than `height_pt`. Whether there is
// any.
bool leave_room(const TextBodyIr& body, double width_pt, const measure::TextEngine& engine,
                measure::LayoutOptions options, double height_pt,
                std::vector<measure::Line>& lines) {
  if (!has_breaks_to_write(body, lines)) return false;
  options.hanging = measure::HangingMarks::Mac;  // none hangs at a written break
  ParagraphLines chosen = by_paragraph(lines);
  bool changed = false;
  for (const double share : kNarrower) {
    const auto narrower = engine.lay_out(body, width_pt * share, options).lines;
    for (auto& [paragraph, own] : by_paragraph(narrower)) {
      if (own.size() < 2 || own.size() != chosen[paragraph].size() || splits_words(own)) continue;
      chosen[paragraph] = std::move(own);
      changed = true;
    }
  }
  if (chosen.size() == 1 && (!changed || ends_early(body, width_pt, chosen.begin()->second))) {
    measure::LaidOutText narrow = engine.lay_out(body, width_pt * kNarrower.back(), options);
    if (narrow.lines.size() == lines.size() + 1 && narrow.height <= height_pt &&
        !splits_words(narrow.lines)) {
      chosen.begin()->second = std::move(narrow.lines);
      changed = true;
    }
  }
  changed = keep_brackets(body, width_pt, engine, options, chosen) || changed;
  lines.clear();
  for (const auto& [paragraph, own] : chosen) lines.insert(lines.end(), own.begin(), own.end());
  return changed;
}

struct Baked {
  std::vector<measure::Line> breaks;
  bool other_lines = false;  // they are not the lines that were measured
};

// Writes the breaks of `body` into it. Its text may become as high as `height_pt`.
Baked bake(TextBodyIr& body, double width_pt, const measure::TextEngine& engine,
           measure::LayoutOptions options, double height_pt) {
  Baked out;
  out.breaks = engine.lay_out(body, width_pt, options).lines;
  // A mark that hangs at a written break is alone on a line where it may not hang.
  out.other_lines = std::any_of(out.breaks.begin(), out.breaks.end(),
                                [](const measure::Line& line) { return line.hangs; });
  if (out.other_lines) {
    options.hanging = measure::HangingMarks::Mac;
    out.breaks = engine.lay_out(body, width_pt, options).lines;
  }
  out.other_lines =
      leave_room(body, width_pt, engine, options, height_pt, out.breaks) || out.other_lines;
  std::erase_if(out.breaks, [&body](const measure::Line& line) {
    return line.forced || !has_words_to_keep(body.paragraphs[line.paragraph]);
  });
  // From the last, so that earlier offsets remain valid.
  for (auto line = out.breaks.rbegin(); line != out.breaks.rend(); ++line)
    insert_break(body.paragraphs[line->paragraph], line->end);
  return out;
}

bool has_cells_to_bake(const TableIr& table) {
  return std::any_of(table.rows.begin(), table.rows.end(), [](const TableRowIr& row) {
    return std::any_of(row.cells.begin(), row.cells.end(), [](const TextBodyIr& cell) {
      return cell.word_break == WordBreak::KeepAll && !cell.empty();
    });
  });
}

// Whether the lines of a cell are others than those that were measured.
bool bake_table(TableIr& table, MeasuredElement* measured, const measure::TextEngine& engine) {
  bool other_lines = false;
  measure::LayoutOptions options;
  options.table_cell = true;
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    for (std::size_t c = 0; c < table.rows[r].cells.size() && c < table.columns.size(); ++c) {
      TextBodyIr& cell = table.rows[r].cells[c];
      if (cell.word_break != WordBreak::KeepAll || cell.empty()) continue;
      const double width =
          std::max(1.0, to_pt(table.columns[c].width - cell.insets.left - cell.insets.right));
      const Baked baked = bake(cell, width, engine, options, 0);
      other_lines = other_lines || baked.other_lines;
      if (measured == nullptr || baked.breaks.empty()) continue;
      for (MeasuredCell& found : measured->cells) {
        if (found.row == r && found.column == c) shift_offsets(found.lines, baked.breaks);
      }
    }
  }
  return other_lines;
}

// What the text of a shape with a box of its own may be high; 0 where others stand beside its lines.
double height_of_own_box(const ElementIr& element) {
  const bool own =
      element.fill.kind == FillIr::Kind::Solid && element.text.vert == VerticalText::Horz;
  const Insets& in = element.text.insets;
  return own ? to_pt(element.box.h - in.top - in.bottom) : 0;
}

}  // namespace

void bake_line_breaks(SlideIr& slide, MeasuredSlide& measured, const measure::TextEngine& engine) {
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    ElementIr& element = slide.elements[i];
    MeasuredElement* found = i < measured.elements.size() ? &measured.elements[i] : nullptr;
    if (element.table != nullptr && !element.table->read && has_cells_to_bake(*element.table)) {
      auto table = std::make_shared<TableIr>(*element.table);
      const bool other_lines = bake_table(*table, found, engine);
      element.table = std::move(table);
      if (other_lines && found != nullptr) *found = measure::measured_element(engine, element);
    }
    if (element.text.word_break != WordBreak::KeepAll || !element.text.wrap) continue;
    const Baked baked =
        bake(element.text, text_width_pt(element), engine, {}, height_of_own_box(element));
    if (found == nullptr) continue;
    if (baked.other_lines) {
      *found = measure::measured_element(engine, element);
    } else {
      shift_offsets(found->lines, baked.breaks);
    }
  }
}

}  // namespace deckle::fixers
