#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "qc/check/authored_text.h"
#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"
#include "qc/check/shown_paragraphs.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "scrambled-reading-order",
    .type = "scrambled_reading_order",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a slide is read aloud in another order than it is seen",
    .what =
        "Compares the order in which a screen reader reads the texts of a slide, that of the "
        "shapes in the file, with how they are placed: a title that comes after texts below it, "
        "and "
        "a text that comes after one below it in the same column. Lines of sources, labels of a "
        "few letters and turned texts do not count, nor do texts in panels, and slides with "
        "arrows: a drawing has no order. What many slides of a layout have is reported once.",
    .why =
        "Who listens hears an answer before its question, or two columns as one, and has no page "
        "to look at.",
    .bad = R"(the shapes in the order: step 2, step 1, title)",
    .good = R"(the shapes in the order: title, step 1, step 2)",
    .fixes = "",
};

// Ours: shorter texts are labels in a drawing, which has no order.
constexpr std::size_t kFewestLetters = 12;
constexpr std::size_t kFewestOfSentence = 30;  // one of the two is more than a label: ours
constexpr double kSourcePt = 10.5;             // of notes at the foot

struct ReadText {
  const ElementIr* ir = nullptr;
  Rect letters;
  std::size_t count = 0;  // of its letters
};

bool is_read(const FileElement& element) {
  return element.ir.table == nullptr && !element.ir.text.empty() &&
         !is_footer_placeholder(element.ir) && element.measured.turn.rotation == 0 &&
         !is_vertical(element.ir.text.vert) && !element.measured.content_box.empty();
}

std::vector<ReadText> texts_of(const FileSlide& slide) {
  std::vector<ReadText> out;
  for (const FileElement& element : slide.own_elements()) {
    const std::string text = shown_text(element.ir);
    const std::size_t count = letters_in(text);
    const bool title = element.ir.type == ElementType::Title;  // a short one is no label
    const bool label = count < kFewestLetters || element.measured.font_size_pt < kSourcePt;
    if (!is_read(element) || (label && !title) || is_source_line(text) ||
        intersection(element.measured.content_box, slide.page()).empty())
      continue;
    out.push_back({&element.ir, element.measured.content_box, count});
  }
  return out;
}

// Whether `upper` ends above `lower`, in the same column: more than half of the narrower one.
bool is_above(const Rect& upper, const Rect& lower) {
  const Emu shared = std::min(upper.right(), lower.right()) - std::max(upper.x, lower.x);
  return upper.bottom() <= lower.y && shared * 2 > std::min(upper.w, lower.w);
}

struct Inversion {
  const ReadText *first = nullptr, *later = nullptr;  // as they are read
};

bool is_title(const ReadText& text) { return text.ir->type == ElementType::Title; }

std::optional<Inversion> title_after_text(const std::vector<ReadText>& texts) {
  for (std::size_t later = 1; later < texts.size(); ++later) {
    for (std::size_t first = 0; is_title(texts[later]) && first < later; ++first) {
      if (texts[later].letters.bottom() <= texts[first].letters.y && !is_title(texts[first]))
        return Inversion{&texts[first], &texts[later]};
    }
  }
  return std::nullopt;
}

std::optional<Inversion> text_after_lower(const std::vector<ReadText>& texts) {
  for (std::size_t later = 1; later < texts.size(); ++later) {
    for (std::size_t first = 0; first < later; ++first) {
      // A title is read first, wherever it is.
      if (is_title(texts[first]) || is_title(texts[later])) continue;
      if (draws_box(*texts[first].ir) && draws_box(*texts[later].ir)) continue;
      if (std::max(texts[first].count, texts[later].count) < kFewestOfSentence) continue;
      if (is_above(texts[later].letters, texts[first].letters))
        return Inversion{&texts[first], &texts[later]};
    }
  }
  return std::nullopt;
}

bool is_arrow(const FileElement& element) {
  const bool connector = element.ir.origin && element.ir.origin->kind == SourceKind::Connector;
  return (connector && (element.ir.line.arrow_at_start || element.ir.line.arrow_at_end)) ||
         element.ir.shape.find("Arrow") != std::string::npos ||
         element.ir.shape.starts_with("flowChart");
}

bool is_drawing(const FileSlide& slide) {
  const std::vector<FileElement> elements = slide.own_elements();
  return std::any_of(elements.begin(), elements.end(), is_arrow);
}

void check(const FileContext& context, DiagnosticSink& sink) {
  RepeatedFindings repeated;
  for (const FileSlide& slide : context.slides()) {
    if (slide.ir().hidden) continue;
    const std::vector<ReadText> texts = texts_of(slide);
    std::optional<Inversion> found = title_after_text(texts);
    const std::string cause = found ? slide.ir().layout_part : slide.ir().slide_id;
    if (!found && !is_drawing(slide)) found = text_after_lower(texts);
    if (!found) continue;
    Diagnostic d = file_finding(kDoc.id, kDoc.severity, slide, *found->later->ir);
    d.message = tr("{}: is read after {}, which is below it", element_label(*found->later->ir),
                   element_label(*found->first->ir));
    d.hint = tr("put the texts in order (Review, Check Accessibility, Reading Order Pane)");
    repeated.add(cause, std::move(d), sink);
  }
  repeated.count(sink);
}

}  // namespace

extern const FileRule kScrambledReadingOrderOfFile;
const FileRule kScrambledReadingOrderOfFile{kDoc, check};

}  // namespace deckle::qc
