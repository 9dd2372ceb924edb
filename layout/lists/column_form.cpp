#include "layout/lists/column_form.h"

#include <algorithm>
#include <optional>
#include <variant>

#include "layout/icons/topic_icons.h"
#include "layout/lists/contrast_heads.h"
#include "layout/lists/dates_in_text.h"
#include "layout/lists/emphasis.h"
#include "layout/lists/figure_rows.h"
#include "layout/lists/heads.h"
#include "layout/text/contrast.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMostStages = 4;
// Ours: two surfaces are told apart, on a screen and in grey print.
constexpr double kLeastStep = 1.25;
// Ours: a tile without a text would still be seen on its card.
constexpr double kLeastTileStep = 1.06;
constexpr double kEdgePt = 1.5;
constexpr double kDiscContrast = 3;  // WCAG 2.1, 1.4.11
// Ours: of the accent in the light of the card, where one stage is tinted and where two are.
constexpr double kTints[2][2] = {{0.26, 0}, {0.4, 0.18}};

bool has_own_look(const ListContext& context, const Element& element) {
  const auto* shape = std::get_if<ShapeContent>(&element.content);
  const bool fill = element.style.fill || (shape != nullptr && (shape->fill || shape->line));
  return has_authored_colors(element) ||
         (fill && !context.card_accents.contains(element.element_id));
}

// "January", "2027", "Q3": a date as a whole. A head is one before other words.
bool is_date(const std::string& heading) {
  const std::optional<Head> head = head_of(heading + " - it");
  return head && head->kind == HeadKind::Date && head->end >= heading.size();
}

// Two or three words that begin with a capital and name nothing that an icon shows, or a Korean
// surname with two syllables: two of them are people rather than two sides.
bool may_be_person(const std::string& heading) {
  constexpr std::string_view kSurnames =
      "김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원"
      "천방공현함변염여추";
  constexpr std::size_t kHangulBytes = 3, kSyllables = 3;
  if (heading.size() == kHangulBytes * kSyllables && utf8::length(heading) == kSyllables) {
    const std::size_t at = kSurnames.find(std::string_view(heading).substr(0, kHangulBytes));
    return at != std::string_view::npos && at % kHangulBytes == 0;
  }
  std::size_t words = 0;
  bool begins = true;
  for (const char c : heading) {
    const bool capital = c >= 'A' && c <= 'Z', small = c >= 'a' && c <= 'z';
    if (!capital && !small && c != ' ' && c != '.' && c != '-') return false;
    if (begins && !capital) return false;
    if (!begins && capital) return false;
    words += begins ? 1U : 0U;
    begins = c == ' ' || c == '-';
  }
  return words >= 2 && words <= 3 && icons_of_heading(heading).empty();
}

bool may_be_sides(const ListContext& context, const std::vector<std::string>& headings) {
  const Slide& slide = context.slide;
  if (headings.size() != 2 || !context.text.t.path.empty()) return false;
  if (slide.type == SlideType::Title || slide.type == SlideType::Closing ||
      slide.type == SlideType::Section)
    return false;
  if (std::any_of(slide.elements.begin(), slide.elements.end(),
                  [](const Element& e) { return e.kind == ElementKind::Image; }))
    return false;
  const Tones& tones = context.tones;
  if (contrast_ratio(tones.dark.rgb, tones.light.rgb) < kLeastStep ||
      contrast_ratio(tones.dark.rgb, context.text.layout.background_rgb) < kLeastStep)
    return false;
  return std::none_of(headings.begin(), headings.end(), is_date) &&
         !std::all_of(headings.begin(), headings.end(), may_be_person);
}

// The theme's text colour with more contrast, else the colour of the page, else one that reads.
Color text_on_chip(const ListContext& context, const Color& fill) {
  const double least = text_contrast(context.text);
  const Color best = readable_on(context.text, fill.rgb);
  if (contrast_ratio(best.rgb, fill.rgb) >= least) return best;
  return legible_on(best, fill.rgb, least);
}

ChipLook look_on(const ListContext& context, const Color& fill) {
  const double least = text_contrast(context.text);
  return {fill, text_on_chip(context, fill), legible_on(context.tones.accent, fill.rgb, least),
          fill, ChipLook::Edge::None};
}

}  // namespace

ColumnForm column_form(const ListContext& context, const std::vector<std::string>& headings,
                       const std::vector<const Element*>& sources) {
  const LayoutHints& hints = context.slide.hints;
  const bool equal = std::all_of(hints.ratio.begin(), hints.ratio.end(),
                                 [&](double part) { return part == hints.ratio.front(); });
  if (!hints.main_card.value_or(true) || !equal ||
      std::any_of(sources.begin(), sources.end(),
                  [&](const Element* e) { return has_own_look(context, *e); }))
    return ColumnForm::Bands;
  const std::vector<TimeStage> stages = time_stages(headings);
  // "Today" and "Future" may be what is wrong and what is wanted.
  const bool contrast = stages.size() == 2 && stages.back().kind == TimeStage::Kind::Distant &&
                        stronger_of(headings.front(), headings.back());
  if (!stages.empty() && stages.size() <= kMostStages && !contrast) return ColumnForm::Stages;
  return may_be_sides(context, headings) ? ColumnForm::Sides : ColumnForm::Bands;
}

std::vector<ChipLook> chip_looks(const ListContext& context, const std::vector<TimeStage>& stages) {
  const Tones& tones = context.tones;
  // On other templates the page behind the columns may be anything.
  const bool own = context.text.t.path.empty();
  const Color page = own ? Color{{}, context.text.layout.background_rgb} : tones.light;
  const auto is_outlined = [&](std::size_t i) {
    const bool last = i + 1 == stages.size() && stages[i].later > 1;
    return stages[i].kind == TimeStage::Kind::Distant ? stages[i].later > 0 : last;
  };
  std::size_t tinted = 0;
  for (std::size_t i = 0; i < stages.size(); ++i)
    tinted += stages[i].later > 0 && !is_outlined(i) ? 1U : 0U;
  std::vector<ChipLook> looks;
  for (std::size_t i = 0; i < stages.size(); ++i) {
    const TimeStage& stage = stages[i];
    if (stage.kind == TimeStage::Kind::Done) {
      const bool seen = contrast_ratio(tones.dark.rgb, tones.light.rgb) >= kDiscContrast;
      looks.push_back({tones.dark, tones.on_dark, tones.accent_on_dark,
                       seen ? tones.dark : tones.accent, ChipLook::Edge::None});
    } else if (stage.later == 0) {
      ChipLook look = look_on(context, tones.accent);
      look.accent = look.text;
      looks.push_back(look);
    } else if (is_outlined(i)) {
      ChipLook look = look_on(context, page);
      look.edge_color = tones.accent;
      look.edge =
          stage.kind == TimeStage::Kind::Distant ? ChipLook::Edge::Dashed : ChipLook::Edge::Solid;
      looks.push_back(look);
    } else {
      const double share =
          kTints[std::min<std::size_t>(tinted, 2) - 1][std::min<std::size_t>(stage.later, 2) - 1];
      ChipLook look = look_on(context, {{}, mixed_color(tones.light.rgb, tones.accent.rgb, share)});
      look.edge_color = tones.accent;
      looks.push_back(look);
    }
  }
  return looks;
}

std::optional<ChipLook> side_tile(const ListContext& context) {
  // Where cards are outlined on paper, a tile of that colour would not be seen.
  const auto& theme = context.text.t.theme;
  if (theme != nullptr && theme->cards == templates::CardForm::Outline) return std::nullopt;
  const Color page{{}, context.text.layout.background_rgb};
  if (contrast_ratio(page.rgb, context.tones.light.rgb) < kLeastTileStep) return std::nullopt;
  return look_on(context, page);
}

const ElementIr* column_card(std::string_view name, const SlideIr& slide) {
  for (const ElementIr& element : slide.elements) {
    if (element.decorative && element.name.find(name) != std::string::npos) return &element;
  }
  return nullptr;
}

StageRoom stage_room(Emu width) {
  constexpr double kNarrowPt = 205;
  return to_pt(width) < kNarrowPt ? StageRoom{8, 10, 14, 8} : StageRoom{16, 14, 18, 10};
}

void set_chip(const ChipLook& look, bool mark, ElementIr& piece) {
  piece.fill = {FillIr::Kind::Solid, look.fill};
  // A small disc of a tint is hard to see.
  const bool outlined =
      look.edge != ChipLook::Edge::None || (mark && look.edge_color.rgb != look.fill.rgb);
  if (!outlined) return;
  piece.line.fill = {FillIr::Kind::Solid, look.edge_color};
  piece.line.width_pt = kEdgePt;
  piece.line.dashed = look.edge == ChipLook::Edge::Dashed;
}

std::vector<Rect> chip_boxes(const ItemRows& rows, std::size_t column, const Rect& card, Emu top) {
  const Emu edge = emu_from_pt(stage_room(card.w).edge_pt), half = emu_from_pt(kChipGapPt / 2);
  std::vector<Rect> boxes;
  for (std::size_t row = 0; row < rows.counts[column]; ++row) {
    boxes.push_back({card.x + edge, top + rows.edges[row] + half, card.w - edge * 2,
                     rows.edges[row + 1] - rows.edges[row] - half * 2});
  }
  return boxes;
}

Rect stage_mark_box(const Rect& card, Emu line) {
  const StageRoom room = stage_room(card.w);
  const Emu side = emu_from_pt(room.mark_pt), edge = emu_from_pt(room.edge_pt);
  return {card.x + edge, card.y + edge + (line - side) / 2, side, side};
}

void emphasise_on_chip(const ListContext& context, const TimeStage& stage, const ChipLook& look,
                       bool colored, ParagraphIr& paragraph) {
  const auto figure = unmarked_figure(paragraph, context.language);
  std::optional<Span> span = figure ? std::optional(figure->span) : std::nullopt;
  if (stage.later > 0) {
    const auto date = date_in(searchable(paragraph));
    // What is bold may be what was made bold at another size: the same words.
    ParagraphIr plain = paragraph;
    if (date) emphasise(plain, *date, {.bold = false});
    if (date && (is_unmarked(paragraph) || is_unmarked(plain))) span = date;
  }
  if (!span) return;
  Emphasised how{.bold = true};
  if (!colored) how.color = look.accent;
  emphasise(paragraph, *span, how);
}

}  // namespace deckle::layout
