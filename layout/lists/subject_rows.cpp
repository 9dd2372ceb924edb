#include "layout/lists/subject_rows.h"

#include <cmath>
#include <string>

#include "layout/lists/emphasis.h"
#include "layout/lists/figures.h"
#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

// Ours: of the accent behind subjects; how much larger their values are than the words.
constexpr double kCellTint = 0.16, kLeastCellTint = 0.04, kCellTintStep = 0.02;
constexpr double kValueShare = 1.3;

bool is_bad_row(const ListContext& context, const Element& element, const TextBodyIr& list,
                const ListRow& row) {
  if (has_authored_colors(element)) return false;
  bool bad = false, good = false;
  for (std::size_t i = row.first; i < row.last; ++i) {
    const std::string text = searchable(list.paragraphs[i]);
    for (const Figure& figure : figures_in(text, context.language)) {
      if (figure.change == Change::None) continue;
      (is_bad(figure.change, element.style, text) ? bad : good) = true;
    }
  }
  return bad && !good;
}

}  // namespace

CardTones subject_tones(const ListContext& context, const Element& element, const TextBodyIr& list,
                        const ListRow& row) {
  return card_tones(context.text, context.tones, nullptr, is_bad_row(context, element, list, row));
}

void enlarge_value(const ListContext& context, const Element& element, const Color& accent,
                   double text_pt, std::size_t value, ParagraphIr& paragraph) {
  const std::string text = searchable(paragraph);
  for (const Figure& figure : figures_in(text, context.language)) {
    const bool is_value = figure.span.begin == value;
    if (!is_value && !is_bad(figure.change, element.style, text)) continue;
    Emphasised how{.bold = true};
    if (is_value) how.size_pt = std::round(text_pt * kValueShare);
    if (!has_authored_colors(element)) how.color = accent;
    emphasise(paragraph, figure.span, how);
  }
}

void add_subject_band(const ListContext& context, const CardTones& tones, const Rect& band,
                      Emu cell_width, Emu bar_width, DrawnList& drawn) {
  // What is behind a line counts along all of it: values in the accent are read on the cell too.
  double share = kCellTint;
  Color tint{{}, mixed_color(tones.fill.rgb, tones.accent.rgb, share)};
  while (share > kLeastCellTint &&
         contrast_ratio(tint.rgb, tones.accent.rgb) < text_contrast(context.text)) {
    share -= kCellTintStep;
    tint.rgb = mixed_color(tones.fill.rgb, tones.accent.rgb, share);
  }
  const Rect cell{band.x, band.y, cell_width, band.h}, bar{band.x, band.y, bar_width, band.h};
  drawn.behind.push_back(decoration_of(drawn, "band", band, tones.fill));
  drawn.behind.push_back(decoration_of(drawn, "cell", cell, tint));
  drawn.behind.push_back(decoration_of(drawn, "bar", bar, tones.accent));
}

}  // namespace deckle::layout
