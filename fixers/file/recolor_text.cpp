#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "fixers/file/file_fixer.h"
#include "fixers/messages/tr.h"
#include "slidespec/backdrop/ground.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "recolor-text",
    .summary = N_("gives text that cannot be told from its background the nearest colour of the "
                  "theme that can be read"),
    .safety = FixSafety::Unsafe,
    .reason = N_("the colour may stand for something"),
    .repairs = {"low-contrast-text"},
};

constexpr double kNeeded = 4.5;  // WCAG 2.1, 1.4.3, as the rule has it

using Flags = std::vector<std::vector<bool>>;

struct Faint {
  Flags runs;
  std::vector<Ground> grounds;  // behind their lines
  std::uint32_t rgb = 0;        // of the first
  bool linked = false;          // shown in the colour that the theme has for links
  bool any = false;
};

Faint faint_runs(const FileTarget& target) {
  const TextBodyIr& body = target.element->text;
  Faint out;
  for (const ParagraphIr& paragraph : body.paragraphs)
    out.runs.emplace_back(paragraph.runs.size(), false);
  const SlideGround ground(*target.slide);
  for (const MeasuredLine& line : target.measured->lines) {
    const Rect letters = letters_of(line, target.measured->turn);
    if (line.paragraph >= body.paragraphs.size() || letters.empty()) continue;
    Ground behind = ground.behind(target.index, letters);
    if (!behind.is_known()) continue;
    const std::vector<RunIr>& runs = body.paragraphs[line.paragraph].runs;
    std::size_t begin = 0;
    bool faint = false;
    for (std::size_t k = 0; k < runs.size(); ++k) {
      const std::size_t end = begin + runs[k].text.size();
      const bool on_line = std::max(begin, line.begin) < std::min(end, line.end);
      begin = end;
      if (!on_line || runs[k].text == "\v" ||
          contrast_on(behind, runs[k].style.color.rgb) >= kNeeded)
        continue;
      if (!out.any) out.rgb = runs[k].style.color.rgb;
      out.any = faint = true;
      out.linked = out.linked || !runs[k].link.empty();
      out.runs[line.paragraph][k] = true;
    }
    if (faint) out.grounds.push_back(std::move(behind));
  }
  return out;
}

double distance(std::uint32_t a, std::uint32_t b) {
  double sum = 0;
  for (const int shift : {0, 8, 16}) {
    const double d = double((a >> shift) & 0xFF) - double((b >> shift) & 0xFF);
    sum += d * d;
  }
  return sum;
}

const Color* nearest_readable(const SlideIr& slide, const Faint& faint) {
  const Color* best = nullptr;
  for (const Color& color : slide.text_colors) {
    const bool reads =
        std::all_of(faint.grounds.begin(), faint.grounds.end(), [&color](const Ground& ground) {
          return contrast_on(ground, color.rgb) >= kNeeded;
        });
    if (!reads) continue;
    if (best == nullptr || distance(color.rgb, faint.rgb) < distance(best->rgb, faint.rgb))
      best = &color;
  }
  return best;
}

Message color_text(const Color& color) {
  return color.scheme.empty() ? fmt::format("{:06X}", color.rgb)
                              : fmt::format("{} ({:06X})", color.scheme, color.rgb);
}

std::optional<FileProposal> propose(const FileTarget& target) {
  const ElementIr* element = target.element;
  if (element == nullptr || !element->origin || element->table != nullptr ||
      element->text.empty() || element->origin->kind == SourceKind::Diagram)
    return std::nullopt;
  const Faint faint = faint_runs(target);
  if (!faint.any || faint.linked) return std::nullopt;
  const Color* color = nearest_readable(*target.slide, faint);
  if (color == nullptr) return std::nullopt;
  FileProposal out;
  out.changes = {
      pptx::ShapeChange{*element->origin, pptx::RecolorText{faint.runs, *color}}};
  out.eids = {element->eid};
  out.safety = kDoc.safety;
  out.message = tr("the text has the nearest colour of the theme that can be read");
  out.before = color_text({"", faint.rgb});
  out.after = color_text(*color);
  return out;
}

}  // namespace

extern const FileFixer kRecolorText;
const FileFixer kRecolorText{kDoc, propose};

}  // namespace deckle::fixers
