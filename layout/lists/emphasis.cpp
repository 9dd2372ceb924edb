#include "layout/lists/emphasis.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace deckle::layout {
namespace {

bool is_mark(const RunIr& run) {
  return run.field != RunIr::Field::None || run.style.baseline_pct != 0;
}

// Cuts the run that goes over the offset.
void cut_at(ParagraphIr& paragraph, std::size_t at) {
  std::size_t begin = 0;
  for (std::size_t i = 0; i < paragraph.runs.size(); ++i) {
    RunIr& run = paragraph.runs[i];
    const std::size_t end = begin + run.text.size();
    if (at > begin && at < end && run.field == RunIr::Field::None) {
      RunIr rest = run;
      rest.text = run.text.substr(at - begin);
      run.text.resize(at - begin);
      paragraph.runs.insert(paragraph.runs.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                            std::move(rest));
      return;
    }
    begin = end;
  }
}

}  // namespace

std::string searchable(const ParagraphIr& paragraph) {
  std::string text;
  for (const RunIr& run : paragraph.runs)
    text += is_mark(run) ? std::string(run.text.size(), ' ') : run.text;
  return text;
}

void emphasise(ParagraphIr& paragraph, const Span& span, const Emphasised& how) {
  if (span.empty()) return;
  cut_at(paragraph, span.begin);
  cut_at(paragraph, span.end);
  std::size_t begin = 0;
  for (RunIr& run : paragraph.runs) {
    const std::size_t end = begin + run.text.size();
    if (begin >= span.begin && end <= span.end && !run.text.empty()) {
      if (how.bold) run.style.bold = *how.bold;
      if (how.color && run.link.empty()) run.style.color = *how.color;
      if (how.size_pt && !is_mark(run)) run.style.size_pt = *how.size_pt;
    }
    begin = end;
  }
}

bool is_unmarked(const ParagraphIr& paragraph) {
  return std::all_of(paragraph.runs.begin(), paragraph.runs.end(), [&](const RunIr& run) {
    const RunStyle& first = paragraph.runs.front().style;
    return is_mark(run) || (run.style.bold == first.bold && run.style.italic == first.italic &&
                            run.style.underline == first.underline &&
                            (run.style.color == first.color || !run.link.empty()) &&
                            run.style.size_pt == first.size_pt);
  });
}

void insert_text(ParagraphIr& paragraph, std::size_t at, const std::string& text) {
  std::size_t begin = 0;
  for (RunIr& run : paragraph.runs) {
    const std::size_t end = begin + run.text.size();
    if (at > begin && at <= end && !is_mark(run)) {
      run.text.insert(at - begin, text);
      return;
    }
    begin = end;
  }
}

ParagraphIr take_rest(ParagraphIr& paragraph, std::size_t end, std::size_t rest) {
  ParagraphIr taken = paragraph;
  taken.runs.clear();
  cut_at(paragraph, end);
  cut_at(paragraph, rest);
  std::vector<RunIr> kept;
  std::size_t begin = 0;
  for (RunIr& run : paragraph.runs) {
    const std::size_t length = run.text.size();
    if (begin >= rest)
      taken.runs.push_back(std::move(run));
    else if (begin < end)
      kept.push_back(std::move(run));
    begin += length;
  }
  paragraph.runs = std::move(kept);
  return taken;
}

void set_color(ParagraphIr& paragraph, const Color& color) {
  for (RunIr& run : paragraph.runs) run.style.color = color;
  paragraph.end.color = color;
}

}  // namespace deckle::layout
