#include "layout/colors/readable_colors.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

// Ours: where all colours of the template fall short somewhere behind a text, its paragraphs take
// different ones only below WCAG's least for large text; a list in two colours is uglier than one
// that is a little pale.
constexpr double kOneColor = 3;

// The lowest contrast on any of them.
double lowest(const std::vector<Ground>& grounds, std::uint32_t rgb,
              double ignored = kIgnoredShare) {
  double out = 21;
  for (const Ground& ground : grounds) out = std::min(out, contrast_on(ground, rgb, ignored));
  return out;
}

// What is behind the lines of one body, by paragraph. Without those that are not known.
using Grounds = std::map<std::size_t, std::vector<Ground>>;

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
      const Ground ground = ground_.behind(index, letters);
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

  // Whether a colour of `body` changes. `index` is its element's.
  bool paint(std::size_t index, const std::vector<MeasuredLine>& lines, const TextTurn& turn,
             TextBodyIr& body) {
    grounds_.clear();
    for (const MeasuredLine& line : lines) {
      const Rect letters = letters_of(line, turn);
      if (letters.empty()) continue;
      Ground ground = ground_.behind(index, letters);
      if (ground.is_known()) grounds_[line.paragraph].push_back(std::move(ground));
    }
    if (grounds_.empty()) return false;
    bool changed = false;
    other_.reset();
    for (std::size_t p = 0; p < body.paragraphs.size(); ++p) {
      const auto found = grounds_.find(p);
      if (found != grounds_.end()) changed |= paint_paragraph(found->second, body.paragraphs[p]);
    }
    return changed;
  }

 private:
  bool paint_paragraph(const std::vector<Ground>& grounds, ParagraphIr& paragraph) {
    bool changed = false;
    const bool authored = !paragraph.runs.empty() && paragraph.runs.back().color_authored;
    for (RunIr& run : paragraph.runs) {
      if (!run.color_authored) changed |= repaint(grounds, run.style);
    }
    if (!authored) changed |= repaint(grounds, paragraph.end);
    std::optional<Color>& marker = paragraph.style.bullet.color;
    if (marker && lowest(grounds, marker->rgb) < kMinContrast) {
      marker.reset();
      changed = true;
    }
    return changed;
  }

  bool repaint(const std::vector<Ground>& grounds, RunStyle& style) {
    const double own = lowest(grounds, style.color.rgb);
    if (own >= kMinContrast) return false;
    // One colour for the whole body, so that its paragraphs look alike where they can.
    if (!other_) other_ = readable_color(slide_, all_grounds());
    Color color = *other_;
    if (lowest(grounds, color.rgb) < kOneColor) color = readable_color(slide_, grounds);
    if (lowest(grounds, color.rgb) <= own) return false;
    style.color = std::move(color);
    return true;
  }

  std::vector<Ground> all_grounds() const {
    std::vector<Ground> out;
    for (const auto& [paragraph, grounds] : grounds_)
      out.insert(out.end(), grounds.begin(), grounds.end());
    return out;
  }

  const SlideIr& slide_;
  const SlideGround& ground_;
  Grounds grounds_;
  std::optional<Color> other_;
};

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
    painter.paint(index, cell->lines, measured.turn, table.rows[cell->row].cells[cell->column]);
  element.table = std::make_shared<const TableIr>(std::move(table));
}

}  // namespace

Color readable_color(const SlideIr& slide, const std::vector<Ground>& grounds, double ignored) {
  static const std::vector<Color> kPlain = {{"", 0x000000}, {"", 0xFFFFFF}};
  const std::vector<Color>& colors = slide.text_colors.empty() ? kPlain : slide.text_colors;
  // The text colour and the background colour, then the others in their order.
  constexpr std::size_t kUsual = 2;
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
  return other != colors.end() ? *other : *std::max_element(colors.begin(), colors.end(), better);
}

void make_readable(SlideIr& slide, const MeasuredSlide& measured) {
  const SlideGround ground(slide);
  BodyPainter painter(slide, ground);
  for (std::size_t i = 0; i < slide.elements.size() && i < measured.elements.size(); ++i) {
    ElementIr& element = slide.elements[i];
    const MeasuredElement& m = measured.elements[i];
    if (element.type == ElementType::Table)
      paint_cells(painter, i, m, element);
    else
      painter.paint(i, m.lines, m.turn, element.text);
  }
}

}  // namespace deckle::layout
