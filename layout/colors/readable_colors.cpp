#include "layout/colors/readable_colors.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "layout/base/footer_types.h"
#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

// Ours: where all colours of the template fall short somewhere behind a text and those that look
// like it, they keep theirs down to WCAG's least for large text; a list or a row of cards in two
// colours is uglier than one that is a little pale, and low-contrast-text says so.
constexpr double kOneColor = 3;
// The text colour and the background colour, of `text_colors`; the others follow in their order.
constexpr std::size_t kUsual = 2;
// Ours: another colour that falls short as well, but has so many times the contrast, is better. What
// is behind a word was looked for along its whole line, and may be worse than that.
constexpr double kClearlyBetter = 1.25;

// Ours: where the page is a gradient, which programs draw in different ways, the colour of the
// template is kept down to kOneColor, unless another one has so many times its contrast: half of the words
// were black on a page of white ones, and dark on dark in another program.
constexpr double kGradedTimes = 1.6;
constexpr std::size_t kGradedColors = 6;  // ours: fewer are seen of what lies on such a page

bool is_graded(const SlideIr& slide, const std::vector<Ground>& grounds) {
  if (slide.background.kind != PaintIr::Kind::Gradient) return false;
  return std::any_of(grounds.begin(), grounds.end(), [](const Ground& ground) {
    return ground.colors.size() >= kGradedColors;
  });
}

// The lowest contrast on any of them.
double lowest(const std::vector<Ground>& grounds, std::uint32_t rgb,
              double ignored = kIgnoredShare) {
  double out = 21;
  for (const Ground& ground : grounds) out = std::min(out, contrast_on(ground, rgb, ignored));
  return out;
}

// What is behind the lines of one body, by paragraph. Without those that are not known.
using Grounds = std::map<std::size_t, std::vector<Ground>>;

// The text of one element or cell, and what is behind it.
struct Body {
  TextBodyIr* text = nullptr;
  Grounds grounds;
};

class BodyPainter {
 public:
  BodyPainter(const SlideIr& slide, const SlideGround& ground) : slide_(slide), ground_(ground) {}

  // Whether paint() would change nothing.
  bool is_readable(std::size_t index, const std::vector<MeasuredLine>& lines, const TextTurn& turn,
                   const TextBodyIr& body) const {
    return std::all_of(lines.begin(), lines.end(), [&](const MeasuredLine& line) {
      if (line.paragraph >= body.paragraphs.size()) return true;
      const Rect letters = letters_of(line, turn);
      if (letters.empty()) return true;
      const Ground ground = behind(index, letters);
      if (!ground.is_known()) return true;
      const ParagraphIr& paragraph = body.paragraphs[line.paragraph];
      const auto passes = [&](const Color& color) {
        return contrast_on(ground, color.rgb) >= kMinContrast;
      };
      const std::optional<Color>& marker = paragraph.style.bullet.color;
      return (!marker || passes(*marker)) && passes(paragraph.end.color) &&
             std::all_of(paragraph.runs.begin(), paragraph.runs.end(),
                         [&](const RunIr& run) { return passes(run.style.color); });
    });
  }

  // `index` is of the element of the text.
  Body with_grounds(std::size_t index, const std::vector<MeasuredLine>& lines, const TextTurn& turn,
                    TextBodyIr& text) const {
    Body body{&text, {}};
    for (const MeasuredLine& line : lines) {
      const Rect letters = letters_of(line, turn);
      if (letters.empty() || line.paragraph >= text.paragraphs.size()) continue;
      Ground ground = behind(index, letters);
      if (ground.is_known()) body.grounds[line.paragraph].push_back(std::move(ground));
    }
    return body;
  }

  // Bodies that look alike: what has one colour in all of them keeps it, or changes in all.
  void paint(const std::vector<Body>& bodies) {
    std::vector<Ground> all;
    std::map<std::uint32_t, std::vector<std::vector<Ground>>> by_color;  // of each paragraph
    for (const Body& body : bodies) {
      for (const auto& [paragraph, grounds] : body.grounds) {
        all.insert(all.end(), grounds.begin(), grounds.end());
        for (const std::uint32_t rgb : own_colors(body.text->paragraphs[paragraph]))
          by_color[rgb].push_back(grounds);
      }
    }
    changes_.clear();
    pale_markers_.clear();
    for (const Body& body : bodies) {
      for (const auto& [paragraph, grounds] : body.grounds) {
        const std::optional<Color>& marker = body.text->paragraphs[paragraph].style.bullet.color;
        if (marker && lowest(grounds, marker->rgb) < kMinContrast)
          pale_markers_.insert(marker->rgb);
      }
    }
    for (const auto& [rgb, paragraphs] : by_color) decide(rgb, paragraphs, all);
    for (const Body& body : bodies) {
      for (const auto& [paragraph, grounds] : body.grounds)
        paint_paragraph(grounds, body.text->paragraphs[paragraph]);
    }
  }

 private:
  // What becomes of a colour: another one everywhere, or where a paragraph cannot be read (unset).
  using Change = std::optional<Color>;

  // Letters beyond the page are judged as at its edge: the rows of one table, or the lines of one
  // text, keep one colour where the last of them run off the page. Letters on a fill of their own
  // have it behind them wherever they are.
  Ground behind(std::size_t index, Rect letters) const {
    if (ground_.hides(index, letters)) return ground_.behind(index, letters);
    const Emu right = std::max(Emu(0), slide_.size.w - letters.w);
    const Emu bottom = std::max(Emu(0), slide_.size.h - letters.h);
    letters.x = std::clamp(letters.x, Emu(0), right);
    letters.y = std::clamp(letters.y, Emu(0), bottom);
    return ground_.behind(index, letters);
  }

  static bool is_authored(const ParagraphIr& paragraph) {
    return !paragraph.runs.empty() && paragraph.runs.back().color_authored;
  }

  static std::vector<std::uint32_t> own_colors(const ParagraphIr& paragraph) {
    std::vector<std::uint32_t> colors;
    for (const RunIr& run : paragraph.runs) {
      if (!run.color_authored) colors.push_back(run.style.color.rgb);
    }
    if (!is_authored(paragraph)) colors.push_back(paragraph.end.color.rgb);
    std::sort(colors.begin(), colors.end());
    colors.erase(std::unique(colors.begin(), colors.end()), colors.end());
    return colors;
  }

  static bool is_light(std::uint32_t rgb) {
    constexpr double kMiddle = 0.18;  // of luminance: as far from black as from white
    return relative_luminance(rgb) > kMiddle;
  }

  // Whether the colour is light where the template's text is, or dark.
  [[nodiscard]] bool is_like_usual(std::uint32_t rgb) const {
    return !slide_.text_colors.empty() && is_light(rgb) == is_light(slide_.text_colors.front().rgb);
  }

  void decide(std::uint32_t rgb, const std::vector<std::vector<Ground>>& paragraphs,
              const std::vector<Ground>& all) {
    std::vector<Ground> grounds;
    for (const std::vector<Ground>& behind : paragraphs)
      grounds.insert(grounds.end(), behind.begin(), behind.end());
    const double own = lowest(grounds, rgb);
    if (own >= kMinContrast) return;
    // One colour for the whole body, so that its paragraphs look alike where they can.
    Color other = readable_color(slide_, all);
    if (lowest(grounds, other.rgb) < kMinContrast) other = readable_color(slide_, grounds);
    const double reached = lowest(grounds, other.rgb);
    const bool better = own < kOneColor ? reached > own : reached >= kClearlyBetter * own;
    // What can be read is not made pale for the sake of what cannot be read in any colour.
    const bool spoils = std::any_of(
        paragraphs.begin(), paragraphs.end(), [&](const std::vector<Ground>& behind) {
          return lowest(behind, rgb) >= kMinContrast && lowest(behind, other.rgb) < kMinContrast;
        });
    if (is_graded(slide_, grounds) && is_like_usual(rgb)) {
      if (own >= kOneColor && reached < kGradedTimes * own) return;
      const Color& usual = slide_.text_colors.front();
      const double as_usual = lowest(grounds, usual.rgb);
      if (as_usual >= kOneColor && reached < kGradedTimes * as_usual) {
        changes_[rgb] = usual;
        return;
      }
    }
    if (reached >= kMinContrast || (better && reached >= kOneColor && !spoils)) {
      changes_[rgb] = other;
    } else if (own < kOneColor) {
      changes_[rgb] = std::nullopt;
    }
  }

  void paint_paragraph(const std::vector<Ground>& grounds, ParagraphIr& paragraph) const {
    const bool authored = is_authored(paragraph);
    for (RunIr& run : paragraph.runs) {
      if (!run.color_authored) repaint(grounds, run.style);
    }
    if (!authored) repaint(grounds, paragraph.end);
    std::optional<Color>& marker = paragraph.style.bullet.color;
    // The numbers of one list have one colour.
    if (marker && pale_markers_.contains(marker->rgb)) marker.reset();
  }

  void repaint(const std::vector<Ground>& grounds, RunStyle& style) const {
    const auto found = changes_.find(style.color.rgb);
    if (found == changes_.end()) return;
    if (found->second) {
      style.color = *found->second;
      return;
    }
    const double own = lowest(grounds, style.color.rgb);
    if (own >= kOneColor) return;
    Color color = readable_color(slide_, grounds);
    if (lowest(grounds, color.rgb) > own) style.color = std::move(color);
  }

  const SlideIr& slide_;
  const SlideGround& ground_;
  std::map<std::uint32_t, Change> changes_;  // by colour
  std::set<std::uint32_t> pale_markers_;     // colours of markers that one paragraph cannot have
};

// Texts that a reader compares: the parts of a group that play one role, and the pieces of a list
// that are alike; on fills of one kind. So are date, footer and number. Other texts are alone.
std::string family_of(const SlideIr& slide, std::size_t index) {
  const ElementIr& element = slide.elements[index];
  std::string name;
  if (element.member) {
    name = "group " + element.member->group + " " + std::to_string(element.member->part);
  } else if (!element.source_eid.empty() && element.source_eid != element.eid) {
    name = "list " + element.source_eid;
  } else if (element.placeholder && is_footer_type(element.placeholder->type)) {
    return "footers";
  } else {
    return "element " + std::to_string(index);
  }
  name += element.fill.kind == FillIr::Kind::Solid ? " " + std::to_string(element.fill.color.rgb) : "";
  if (!element.text.paragraphs.empty() && !element.text.paragraphs.front().runs.empty()) {
    const RunStyle& style = element.text.paragraphs.front().runs.front().style;
    name += " " + std::to_string(std::lround(style.size_pt)) + (style.bold ? "b" : "");
  }
  return name;
}

void paint_cells(BodyPainter& painter, std::size_t index, const MeasuredElement& measured,
                 ElementIr& element) {
  if (element.table == nullptr) return;
  const auto is_there = [&](const MeasuredCell& cell) {
    return cell.row < element.table->rows.size() &&
           cell.column < element.table->rows[cell.row].cells.size();
  };
  std::vector<const MeasuredCell*> pale;
  for (const MeasuredCell& cell : measured.cells) {
    if (is_there(cell) && !painter.is_readable(index, cell.lines, measured.turn,
                                               element.table->rows[cell.row].cells[cell.column]))
      pale.push_back(&cell);
  }
  if (pale.empty()) return;
  TableIr table = *element.table;
  for (const MeasuredCell* cell : pale)
    painter.paint({painter.with_grounds(index, cell->lines, measured.turn,
                                        table.rows[cell->row].cells[cell->column])});
  element.table = std::make_shared<const TableIr>(std::move(table));
}

}  // namespace

namespace {

// On all lines but a twentieth: one of many may lie on a rule of the template, which is between
// black and white, as the grey is.
bool reads_on_most(const std::vector<Ground>& grounds, std::uint32_t rgb, double ignored) {
  const auto hard = std::count_if(grounds.begin(), grounds.end(), [&](const Ground& ground) {
    return contrast_on(ground, rgb, ignored) < kMinContrast;
  });
  return static_cast<double>(hard) <= kIgnoredShare * static_cast<double>(grounds.size());
}

// The grey that is as far from the lightest of the grounds as from the darkest: text over the edge
// of a black panel on a white page can be read in no other colour.
std::uint32_t grey_between(const std::vector<Ground>& grounds) {
  constexpr double kFlare = 0.05;  // as WCAG 2.1 adds it to both luminances
  double lightest = 0, darkest = 1;
  for (const Ground& ground : grounds) {
    for (const SeenColor& seen : ground.colors) {
      lightest = std::max(lightest, relative_luminance(seen.rgb));
      darkest = std::min(darkest, relative_luminance(seen.rgb));
    }
  }
  const double wanted = std::sqrt((lightest + kFlare) * (darkest + kFlare)) - kFlare;
  constexpr std::uint32_t kLevels = 256, kOneOfEach = 0x010101;
  std::uint32_t nearest = 0;
  for (std::uint32_t level = 1; level < kLevels; ++level) {
    if (std::abs(relative_luminance(level * kOneOfEach) - wanted) <
        std::abs(relative_luminance(nearest) - wanted))
      nearest = level * kOneOfEach;
  }
  return nearest;
}

}  // namespace

Color readable_color(const SlideIr& slide, const std::vector<Ground>& grounds, double ignored) {
  static const std::vector<Color> kPlain = {{"", 0x000000}, {"", 0xFFFFFF}};
  const std::vector<Color>& colors = slide.text_colors.empty() ? kPlain : slide.text_colors;
  const auto better = [&](const Color& a, const Color& b) {
    return lowest(grounds, a.rgb, ignored) < lowest(grounds, b.rgb, ignored);
  };
  const auto usual_end =
      colors.begin() + static_cast<std::ptrdiff_t>(std::min(kUsual, colors.size()));
  const auto usual = std::max_element(colors.begin(), usual_end, better);
  if (lowest(grounds, usual->rgb, ignored) >= kMinContrast) return *usual;
  const auto other = std::find_if(colors.begin(), colors.end(), [&](const Color& color) {
    return lowest(grounds, color.rgb, ignored) >= kMinContrast;
  });
  if (other != colors.end()) return *other;
  const std::uint32_t grey = grey_between(grounds);
  if (reads_on_most(grounds, grey, ignored)) return {"", grey};
  return *std::max_element(colors.begin(), colors.end(), better);
}

void make_readable(SlideIr& slide, const MeasuredSlide& measured) {
  const SlideGround ground(slide);
  BodyPainter painter(slide, ground);
  std::map<std::string, std::vector<std::size_t>> families;
  const std::size_t count = std::min(slide.elements.size(), measured.elements.size());
  for (std::size_t i = 0; i < count; ++i) {
    if (slide.elements[i].type == ElementType::Table)
      paint_cells(painter, i, measured.elements[i], slide.elements[i]);
    else
      families[family_of(slide, i)].push_back(i);
  }
  for (const auto& [name, indices] : families) {
    const bool readable = std::all_of(indices.begin(), indices.end(), [&](std::size_t i) {
      const MeasuredElement& m = measured.elements[i];
      return painter.is_readable(i, m.lines, m.turn, slide.elements[i].text);
    });
    if (readable) continue;
    std::vector<Body> bodies;
    for (const std::size_t i : indices) {
      const MeasuredElement& m = measured.elements[i];
      bodies.push_back(painter.with_grounds(i, m.lines, m.turn, slide.elements[i].text));
    }
    painter.paint(bodies);
  }
}

}  // namespace deckle::layout
