#include <algorithm>
#include <optional>

#include "qc/check/authored_text.h"
#include "qc/check/doubtful_text.h"
#include "qc/check/repeated_text.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

// Ours: a third of the narrowest margin that a printer leaves; less looks like a mistake.
constexpr RuleOption kMargin{"margin", 0, 72, 5,
                             N_("points that letters keep from the edge of the slide")};
constexpr RuleOption kOptions[] = {kMargin};

constexpr RuleDoc kDoc{
    .id = "text-at-edge",
    .type = "text_at_edge",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a text reaches to the edge of the slide",
    .what =
        "Measures how far the letters of each text are from the edges of the slide. Footers, texts "
        "that three slides have, turned ones and those of fewer than 12 letters do not count. "
        "What is beyond the edge is out-of-bounds.",
    .why =
        "Projectors, printers and video windows cut off a strip, and the text looks as if it did "
        "not fit.",
    .bad = R"(a list whose last line is 2 pt above the lower edge)",
    .good = R"(a list whose last line is 30 pt above the lower edge)",
    .fixes = "",
    .options = kOptions,
};

constexpr std::size_t kFewestLetters = 12;  // as small-text: fewer are a mark

// The distance of the nearest letters, in points; negative beyond the slide.
std::optional<double> distance_of(const FileElement& element, const Rect& page) {
  std::optional<double> least;
  for (const Rect& line : letters_of_element(element.measured)) {
    const double one =
        to_pt(std::min({line.x - page.x, line.y - page.y, page.right() - line.right(),
                        page.bottom() - line.bottom()}));
    least = std::min(least.value_or(one), one);
  }
  return least;
}

bool is_judged(const FileElement& element) {
  return !is_footer_placeholder(element.ir) && !is_doubtful(element.measured) &&
         element.measured.turn.rotation == 0 && !is_vertical(element.ir.text.vert) &&
         letters_in(shown_text(element.ir)) >= kFewestLetters;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  constexpr double kBeyondPt = -3;  // as out-of-bounds
  const double margin = context.option(kDoc.id, kMargin);
  const RepeatedTexts repeated(context);
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      if (!is_judged(element) || repeated.is_on_many(element.ir)) continue;
      const std::optional<double> distance = distance_of(element, slide.page());
      if (!distance || *distance >= margin || *distance <= kBeyondPt) continue;
      Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, element.ir);
      d.message = tr("{}: its text is {} from the edge of the slide", element_label(element.ir),
                     pt_text(std::max(0.0, *distance)));
      d.hint = tr("move it inward, shorten it, or set it smaller");
      d.facts = {{"distance_pt", tenth(*distance)}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kTextAtEdgeOfFile;
const FileRule kTextAtEdgeOfFile{kDoc, check, doubtful_text};

}  // namespace deckle::qc
