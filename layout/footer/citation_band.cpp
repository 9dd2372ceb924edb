#include "layout/footer/citation_band.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "layout/base/footer_types.h"
#include "layout/footer/exhibit_sources.h"
#include "layout/text/contrast.h"
#include "layout/text/deck_labels.h"
#include "layout/text/language.h"
#include "layout/text/reading_direction.h"
#include "measure/text/bidi.h"
#include "measure/text/icu_iterators.h"
#include "measure/unicode/direction.h"

namespace deckle::layout {
namespace {

constexpr double kSizePt = 10;         // docs/design.md, "Type scale"
constexpr double kLinePt = 12;         // PowerPoint's line of 10 pt (docs/text-layout.md, 1.1)
constexpr double kHighestRowPt = 48;   // in a taller row the band is at the bottom
constexpr double kMinShare = 0.3;  // of the width between the margins; a band must not be narrower
constexpr double kFooterShare = 0.75;  // footers are in the page's last quarter
constexpr std::string_view kBetween = "   ";
// U+200E and U+200F. Where sources have both directions, a mark of the paragraph's direction ends
// each and begins the next, so that none takes the number of its neighbour (UAX #9, N1).
constexpr std::string_view kLeftToRightMark = "\u200E", kRightToLeftMark = "\u200F";
constexpr double kRoundingPt = 0.5;  // lines may exceed their multiple of kLinePt by as much

// Of a line, which may be as much wider in other programs: LibreOffice puts space between Hangul
// and digits or Latin letters, 2.4 % of a line of sources with both (docs/decisions.md, 73).
constexpr double kGuardShare = 0.04;
constexpr const char* kNoBreakSpace = "\u00A0";  // keeps a number with its title

// Beside the footers, or above them over the whole width, which reduces the body's height.
enum class BandPlace { InRow, Above };

struct BandVariant {
  BandForm form;
  std::size_t clusters;  // of a title; 0: all
  int lines;
  BandPlace place;
};

// Tried in order. Titles shortened to less than about three words are meaningless.
constexpr std::array<BandVariant, 14> kVariants = {{{BandForm::Full, 0, 2, BandPlace::InRow},
                                                   {BandForm::Titles, 0, 2, BandPlace::InRow},
                                                   {BandForm::Full, 0, 2, BandPlace::Above},
                                                   {BandForm::Full, 0, 3, BandPlace::Above},
                                                   {BandForm::Titles, 0, 3, BandPlace::Above},
                                                   {BandForm::Shortened, 60, 3, BandPlace::Above},
                                                   {BandForm::Shortened, 40, 3, BandPlace::Above},
                                                   {BandForm::Shortened, 24, 3, BandPlace::Above},
                                                   // Between exact boxes and the footers there may
                                                   // be space for one line.
                                                   {BandForm::Full, 0, 1, BandPlace::Above},
                                                   {BandForm::Titles, 0, 1, BandPlace::Above},
                                                   {BandForm::Shortened, 40, 1, BandPlace::Above},
                                                   {BandForm::Shortened, 24, 1, BandPlace::Above},
                                                   {BandForm::Numbers, 0, 1, BandPlace::Above},
                                                   {BandForm::Numbers, 0, 2, BandPlace::InRow}}};

// The host of an address as its author wrote it, with or without a scheme; the whole address where
// it has none.
std::string host_of(const Citation& citation) {
  const std::string& url = citation.url;
  if (citation.uri.find("://") == std::string::npos) return url;
  const std::size_t mark = std::min(url.find_first_of("/?#"), url.size());
  if (mark == 0 || url.compare(mark - 1, 3, "://") != 0) return url.substr(0, mark);
  return url.substr(mark + 2, std::min(url.find_first_of("/?#", mark + 2), url.size()) - mark - 2);
}

class BandText {
 public:
  BandText(const TextContext& context, const InheritedText& base, const Color& color)
      : context_(context), base_(base), color_(color) {}

  // A paragraph for each line: as many sources as fit `width_pt`, so that no line ends between a
  // number and its title, in any program; a source longer than the line wraps on its own.
  TextBodyIr build(const std::vector<NumberedCitation>& entries, const BandVariant& variant,
                   double width_pt, const measure::TextEngine& engine) const {
    if (variant.form == BandForm::Numbers) return body_of({paragraph_of(entries, variant)});
    std::vector<ParagraphIr> lines;
    std::vector<NumberedCitation> line;
    for (const NumberedCitation& entry : entries) {
      std::vector<NumberedCitation> longer = line;
      longer.push_back(entry);
      ParagraphIr paragraph = paragraph_of(longer, variant);
      const double needed = engine.width_range(body_of({paragraph})).max_pt * (1 + kGuardShare);
      if (line.empty() || needed > width_pt) {
        lines.push_back(line.empty() ? std::move(paragraph) : paragraph_of({entry}, variant));
        line = {entry};
      } else {
        lines.back() = std::move(paragraph);
        line = std::move(longer);
      }
    }
    if (has_sources_below(context_)) add_label(lines.front());
    return body_of(std::move(lines));
  }

 private:
  static std::string sample(const std::vector<NumberedCitation>& entries) {
    std::string all;
    for (const NumberedCitation& entry : entries) all += source_name(*entry.citation) + " ";
    return all;
  }

  static TextBodyIr body_of(std::vector<ParagraphIr> paragraphs) {
    TextBodyIr body;
    body.insets = {};
    body.anchor = Anchor::Bottom;
    body.paragraphs = std::move(paragraphs);
    return body;
  }

  ParagraphIr paragraph_of(const std::vector<NumberedCitation>& entries,
                           const BandVariant& variant) const {
    ParagraphIr paragraph = plain_paragraph(context_, sample(entries), base_);
    paragraph.runs.clear();
    paragraph.style.align = is_right_to_left(context_.deck.language) ? Align::Right : Align::Left;
    if (variant.form == BandForm::Numbers) {
      add(paragraph,
          entries.size() == 1
              ? fmt::format("{}: ", entries.front().number)
              : fmt::format("{}–{}: ", entries.front().number, entries.back().number),
          {});
      add(paragraph, std::string(labels_for(context_.deck.language).see_notes), {});
    } else {
      add_entries(paragraph, entries, variant, std::string(kBetween));
    }
    const std::string text = text_of(paragraph);
    paragraph.style.rtl = measure::runs_right_to_left(text, context_.deck.language);
    if (variant.form != BandForm::Numbers && measure::has_both_directions(text)) {
      const std::string_view mark = paragraph.style.rtl ? kRightToLeftMark : kLeftToRightMark;
      paragraph.runs.clear();
      add_entries(paragraph, entries, variant, fmt::format("{0}{1}{0}", mark, kBetween));
    }
    paragraph.end = paragraph.runs.back().style;
    return paragraph;
  }

  // "Sources: " before the first of them.
  void add_label(ParagraphIr& paragraph) const {
    const std::string label = std::string(labels_for(context_.deck.language).sources) + ": ";
    ParagraphIr labelled = paragraph;
    labelled.runs.clear();
    add(labelled, label, {});
    labelled.runs.insert(labelled.runs.end(), paragraph.runs.begin(), paragraph.runs.end());
    paragraph = std::move(labelled);
  }

  static std::string text_of(const ParagraphIr& paragraph) {
    std::string text;
    for (const RunIr& run : paragraph.runs) text += run.text;
    return text;
  }

  void add_entries(ParagraphIr& paragraph, const std::vector<NumberedCitation>& entries,
                   const BandVariant& variant, const std::string& between) const {
    for (const NumberedCitation& entry : entries) {
      if (!paragraph.runs.empty()) add(paragraph, between, {});
      add_entry(paragraph, entry, variant);
    }
  }

  void add_entry(ParagraphIr& paragraph, const NumberedCitation& entry,
                 const BandVariant& variant) const {
    const Citation& citation = *entry.citation;
    const std::string title = source_name(citation);
    // The number is the link: PowerPoint underlines links whatever their style says, and an
    // underlined title is louder than the slide. (LibreOffice also draws the characters of a link in
    // Arabic or Hebrew over one another.)
    add(paragraph, fmt::format("{}.", entry.number), citation.uri);
    add(paragraph, kNoBreakSpace, {});
    add(paragraph, variant.clusters == 0 ? title : shortened(title, variant.clusters), {});
    const std::string locator = locator_text(citation, labels_for(context_.deck.language));
    if (variant.form == BandForm::Full && !locator.empty())
      add(paragraph, " (" + locator + ")", {});
  }

  void add(ParagraphIr& paragraph, const std::string& text, const std::string& link) const {
    // A source is set again with each one that is tried on its line.
    const auto [known, fresh] = runs_.try_emplace(text);
    if (fresh) known->second = runs_of(text);
    for (const RunIr& run : known->second) paragraph.runs.emplace_back(run).link = link;
  }

  std::vector<RunIr> runs_of(const std::string& text) const {
    std::vector<RunIr> runs = plain_paragraph(context_, text, base_).runs;
    for (RunIr& run : runs) {
      run.style.size_pt = kSizePt;
      run.style.bold = run.style.italic = run.style.underline = false;
      run.style.color = color_;
    }
    return runs;
  }

  const TextContext& context_;
  const InheritedText& base_;
  const Color color_;
  mutable std::map<std::string, std::vector<RunIr>> runs_;  // by text
};

// The widest part of `area` without obstacles, in the strip of `height` that ends at `bottom`.
Rect free_stretch(const Rect& area, Emu bottom, Emu height, const std::vector<Rect>& obstacles) {
  const Emu gap = emu_from_pt(kStackGapPt);
  std::vector<std::pair<Emu, Emu>> taken;
  for (const Rect& box : obstacles) {
    if (box.bottom() + gap > bottom - height && box.y - gap < bottom)
      taken.emplace_back(box.x - gap, box.right() + gap);
  }
  std::sort(taken.begin(), taken.end());
  Rect best{area.x, bottom - height, Emu(0), height};
  const auto offer = [&best](Emu from, Emu to) {
    if (to - from <= best.w) return;
    best.x = from;
    best.w = to - from;
  };
  Emu from = area.x;
  for (const auto& [left, right] : taken) {
    offer(from, std::min(left, area.right()));
    from = std::max(from, right);
  }
  offer(from, area.right());
  return best;
}

// The lowest strip of `height` with space for a band, at most as wide as `row`, and not over the edge of
// `frame`, which may be empty.
std::optional<Rect> lowest_strip(const Size& page, const Rect& row, Emu height, BandPlace place,
                                 const std::vector<Rect>& obstacles, const Rect& frame) {
  const Emu gap = emu_from_pt(kStackGapPt);
  std::vector<Emu> bottoms = {row.y - gap};
  if (place == BandPlace::InRow) bottoms.push_back(row.bottom());
  if (!frame.empty()) bottoms.push_back(frame.bottom() - gap);
  for (const Rect& box : obstacles) bottoms.push_back(box.y - gap);
  std::sort(bottoms.begin(), bottoms.end(), std::greater<>());
  const double min = kMinShare * to_pt(row.w);
  const Emu lowest = place == BandPlace::InRow ? row.bottom() : row.y - gap;
  for (const Emu bottom : bottoms) {
    // A band in the upper half is not a footnote.
    if (bottom > lowest || bottom - height < page.h / 2) continue;
    Rect within = row;
    if (!frame.empty() && bottom <= frame.bottom() - gap) {
      within.x = std::max(row.x, frame.x + gap);
      within.w = std::min(row.right(), frame.right() - gap) - within.x;
    } else if (!frame.empty() && bottom - height < frame.bottom() + gap) {
      continue;
    }
    const Rect strip = free_stretch(within, bottom, height, obstacles);
    if (to_pt(strip.w) >= min) return strip;
  }
  return std::nullopt;
}

// What the template draws as a frame around the content, the innermost; empty: nothing. A line of sources
// does not cross its edge.
Rect frame_around(const templates::Layout& layout, const Size& page) {
  constexpr double kLeast = 0.6, kMost = 0.97;  // ours, of the page's width and height
  const auto is_frame = [&page](const Rect& box) {
    const double w = to_pt(box.w) / to_pt(page.w), h = to_pt(box.h) / to_pt(page.h);
    return w >= kLeast && w <= kMost && h >= kLeast && h <= kMost &&
           intersection(box, {Emu(0), Emu(0), page.w, page.h}) == box;
  };
  Rect frame;
  for (const BackdropIr& drawn : layout.backdrop) {
    const bool painted =
        drawn.fill.kind != PaintIr::Kind::None || drawn.line.kind != PaintIr::Kind::None;
    if (painted && drawn.transform.is_identity() && is_frame(drawn.box) &&
        (frame.empty() || area_px(drawn.box) < area_px(frame)))
      frame = drawn.box;
  }
  return frame;
}

const templates::Placeholder* footer_of(const TextContext& context) {
  for (const char* type : {"ftr", "sldNum", "dt"}) {
    const templates::Placeholder* found = context.layout.find(type);
    if (found != nullptr && found->text) return found;
  }
  return nullptr;
}

}  // namespace

std::string source_name(const Citation& citation) {
  if (!citation.title.empty()) return citation.title;
  if (!citation.url.empty()) return host_of(citation);
  return citation.evidence_id.empty() ? citation.id : citation.evidence_id;
}

std::string locator_text(const Citation& citation, const DeckLabels& labels) {
  std::string out;
  for (const auto& [name, value] : citation.locator) {
    if (value.empty()) continue;
    if (!out.empty()) out += ", ";
    out += name == "page" || name == "pages" || name == "p"
               ? fmt::format(fmt::runtime(labels.page), value)
               : name + " " + value;
  }
  return out;
}

std::string shortened(const std::string& title, std::size_t clusters) {
  std::vector<std::uint32_t> ends = measure::grapheme_boundaries(title);
  std::erase(ends, 0U);
  if (ends.size() <= clusters || clusters < 2) return title;
  std::size_t cut = ends[clusters - 2];  // the ellipsis is one of them
  const std::size_t space = title.rfind(' ', cut);
  if (space != std::string::npos && space >= ends[clusters / 2]) cut = space;
  std::string kept = title.substr(0, cut);
  kept.erase(kept.find_last_not_of(" ,;:-") + 1);
  return kept + "…";
}

Rect footer_row(const TextContext& context, const Frame& frame) {
  Rect row;
  for (const templates::Placeholder& p : context.layout.placeholders) {
    if (!is_footer_type(p.type) || p.box.empty() || !p.horizontal) continue;
    if (to_pt(p.box.y) >= kFooterShare * to_pt(frame.page.h)) row = bounding(row, p.box);
  }
  const Emu height = emu_from_pt(2 * kLinePt);
  if (row.empty()) {
    const Emu bottom = std::min(std::max(frame.safe.bottom() + height, frame.page.h - height * 2),
                                frame.page.h - emu_from_pt(kStackGapPt));
    row = {frame.safe.x, bottom - height, frame.safe.w, height};
  }
  const Emu bottom = std::min(row.bottom(), frame.page.h - emu_from_pt(kGridPt));
  // Keeps clear of decoration beside the layout's placeholders.
  const Rect extent = content_extent(context.layout, frame.page, frame.safe);
  const Emu left = std::max(frame.safe.x, extent.x);
  const Emu right = std::min(frame.safe.right(), std::max(extent.right(), row.right()));
  if (right - left < frame.safe.w / 2)
    return {frame.safe.x, row.y, frame.safe.w, std::max(bottom - row.y, Emu(1))};
  return {left, row.y, right - left, std::max(bottom - row.y, Emu(1))};
}

std::optional<Band> citation_band(const TextContext& context, const CitationMarks& marks,
                                  const Frame& frame, const std::vector<Rect>& obstacles,
                                  const measure::TextEngine& engine) {
  if (marks.entries().empty()) return std::nullopt;
  const Rect row = footer_row(context, frame);
  const Rect around = frame_around(context.layout, frame.page);
  const templates::Placeholder* footer = footer_of(context);
  InheritedText base = footer != nullptr               ? *footer->text
                       : context.t.text_box != nullptr ? *context.t.text_box
                                                       : InheritedText{};
  for (InheritedLevel& level : base.levels) {
    level.paragraph.bullet = {};
    level.paragraph.margin_left = level.paragraph.indent = Emu(0);
    level.paragraph.space_before = level.paragraph.space_after = {};
    level.paragraph.line_spacing = {SpacingIr::Unit::Percent, 100};
  }

  Band band;
  ElementIr& out = band.element;
  out.eid = out.name = "_citations";
  out.type = ElementType::Citation;
  out.priority = 20;
  out.min_font_pt = kSizePt;
  out.allow_shrink = false;
  out.pinned = true;  // its place is computed from the slide; fixers must not move it

  // A footer's own colour is legible in the footer row; elsewhere the page's background decides.
  Color color = templates::resolve_color(context.layout, "tx2");
  const auto color_at = [&](const Rect& box) {
    if (footer != nullptr && box.bottom() > row.y) return base.levels[0].run.color;
    return contrast_ratio(color.rgb, context.layout.background_rgb) >= kMinContrast
               ? color
               : readable_on(context, context.layout.background_rgb);
  };

  for (const BandVariant& variant : kVariants) {
    const bool last = &variant == &kVariants.back();
    if (has_sources_below(context) && variant.place == BandPlace::InRow && !last) continue;
    const bool in_row = variant.place == BandPlace::InRow && row.h <= emu_from_pt(kHighestRowPt);
    const Emu height = std::max(emu_from_pt(variant.lines * kLinePt), in_row ? row.h : Emu(0));
    const std::optional<Rect> strip =
        lowest_strip(frame.page, row, height, variant.place, obstacles, around);
    if (!strip && !last) continue;
    const Rect box = strip.value_or(Rect{row.x, row.bottom() - height, row.w, height});
    out.text = BandText(context, base, color_at(box)).build(marks.entries(), variant, to_pt(box.w), engine);
    const double needed = engine.height(out.text, to_pt(box.w) / (1 + kGuardShare));
    if (needed > variant.lines * kLinePt + kRoundingPt && !last) continue;
    const Emu fitting = std::max(emu_from_pt(kLinePt), emu_from_pt(needed) + Emu(1));
    if (box.bottom() == row.bottom() && fitting < row.h && row.h <= box.h) {
      // Vertically aligned with the footers.
      out.box = {box.x, row.y, box.w, row.h};
      out.text.anchor = Anchor::Middle;
      if (needed <= kLinePt + kRoundingPt &&
          base.insets.top + base.insets.bottom + fitting <= row.h) {
        out.text.anchor = base.anchor;
        out.text.insets.top = base.insets.top;
        out.text.insets.bottom = base.insets.bottom;
      }
    } else {
      out.box = {box.x, box.bottom() - fitting, box.w, fitting};
    }
    band.form = variant.form;
    break;
  }
  return band;
}

}  // namespace deckle::layout
