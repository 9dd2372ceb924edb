#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "qc/check/rule.h"
#include "qc/check/shown_paragraphs.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleOption kMost{"max_sizes", 2, 30, 6, N_("sizes of text on a slide")};
constexpr RuleOption kOptions[] = {kMost};

constexpr RuleDoc kDoc{
    .id = "too-many-text-sizes",
    .type = "too_many_text_sizes",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a slide has text in more sizes than a reader can order",
    .what =
        "Counts the sizes of the text on a slide as they are shown, after shrinking. Sizes within "
        "1 pt are one; date, footer and number, raised and lowered text, tables, charts and sizes "
        "of fewer than three letters do not count. More than six are reported.",
    .why =
        "Sizes say what is more important. Headings, text and notes need four; with seven nobody "
        "sees an order, and the slide looks pasted together.",
    .bad = R"(<a:rPr sz="3200"/> <a:rPr sz="2800"/> <a:rPr sz="2400"/> <a:rPr sz="2000"/> … "900")",
    .good = R"(<a:rPr sz="3200"/> <a:rPr sz="2000"/> <a:rPr sz="1400"/>)",
    .fixes = "",
    .options = kOptions,
};

constexpr std::size_t kFewestLetters = 3;
constexpr int kSamePt = 1;  // a step that nobody sees, and what shrinking rounds to

using Letters = std::map<int, std::size_t, std::greater<>>;  // by size in pt

void add(const ShownParagraph& paragraph, Letters& out) {
  const auto& autofit = paragraph.element->text.autofit;
  const double scale = autofit ? autofit->font_scale_pct / 100 : 1;
  for (const RunIr& run : paragraph.ir->runs) {
    if (run.style.baseline_pct != 0) continue;
    const auto letters = static_cast<std::size_t>(std::count_if(
        run.text.begin(), run.text.end(), [](char c) { return static_cast<unsigned char>(c) > 32; }));
    if (letters > 0) out[static_cast<int>(std::lround(run.style.size_pt * scale))] += letters;
  }
}

// From the largest, each more than kSamePt below the one before.
std::vector<int> distinct(const Letters& letters) {
  std::vector<int> out;
  for (const auto& [size, count] : letters) {
    if (count >= kFewestLetters && (out.empty() || out.back() - size > kSamePt))
      out.push_back(size);
  }
  return out;
}

void report(const FileSlide& slide, const Letters& letters, std::size_t most,
            DiagnosticSink& sink) {
  const std::vector<int> sizes = distinct(letters);
  if (sizes.size() <= most) return;
  std::string list;
  for (const int size : sizes) list += (list.empty() ? "" : ", ") + std::to_string(size);
  Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide);
  d.message = tr("the slide has text in {} sizes: {} pt", sizes.size(), list);
  d.hint = tr("give text of one kind one size: title, headings, text, notes");
  d.facts = {{"sizes", static_cast<std::int64_t>(sizes.size())},
             {"limit", static_cast<std::int64_t>(most)}};
  sink.push_back(std::move(d));
}

void check(const FileContext& context, DiagnosticSink& sink) {
  const auto most = static_cast<std::size_t>(context.option(kDoc.id, kMost));
  const FileSlide* slide = nullptr;
  Letters letters;
  for (const ShownParagraph& paragraph : shown_paragraphs(context)) {
    if (paragraph.slide != slide) {
      if (slide != nullptr) report(*slide, letters, most, sink);
      slide = paragraph.slide;
      letters.clear();
    }
    if (!paragraph.in_cell) add(paragraph, letters);
  }
  if (slide != nullptr) report(*slide, letters, most, sink);
}

}  // namespace

extern const FileRule kTooManyTextSizesOfFile;
const FileRule kTooManyTextSizesOfFile{kDoc, check};

}  // namespace deckle::qc
