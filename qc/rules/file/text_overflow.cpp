// text-overflow, of presentation files.

#include <algorithm>
#include <optional>

#include "qc/check/doubtful_text.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {

extern const Rule kTextOverflow;

namespace {

// Letters that leave a box by less than this look as if they touched its edge: ours.
constexpr double kSeenPt = 3;

// Where text leaves what a reader sees of its box, and by how much.
struct Excess {
  enum class Over { Slide, Box, Neighbour } over = Over::Box;
  double pt = 0;
  const ElementIr* other = nullptr;  // Neighbour
};

double beyond(const Rect& letters, const Rect& area) {
  return to_pt(std::max({area.x - letters.x, area.y - letters.y, letters.right() - area.right(),
                         letters.bottom() - area.bottom()}));
}

double most_beyond(const std::vector<Rect>& letters, const Rect& area) {
  double most = 0;
  for (const Rect& line : letters) most = std::max(most, beyond(line, area));
  return most;
}

// The element whose letters are met by those that have left their own box.
const ElementIr* met(const FileSlide& slide, const FileElement& element,
                     const std::vector<Rect>& letters) {
  for (const FileElement& other : slide.own_elements()) {
    if (&other.ir == &element.ir || shown_text(other.ir).empty()) continue;
    for (const Rect& theirs : letters_of_element(other.measured)) {
      for (const Rect& line : letters) {
        if (beyond(line, element.measured.bbox) < kSeenPt) continue;
        const Rect both = intersection(line, theirs);
        if (!both.empty() && to_pt(both.h) > kSeenPt && to_pt(both.w) > kSeenPt) return &other.ir;
      }
    }
  }
  return nullptr;
}

std::optional<Excess> excess_of(const FileSlide& slide, const FileElement& element) {
  const std::vector<Rect> letters = letters_of_element(element.measured);
  if (intersection(element.measured.bbox, slide.page()).empty()) return std::nullopt;
  const double off_slide = most_beyond(letters, slide.page());
  if (off_slide >= kSeenPt) return Excess{Excess::Over::Slide, off_slide};
  const double off_box = most_beyond(letters, element.measured.bbox);
  if (off_box < kSeenPt) return std::nullopt;
  if (draws_box(element.ir)) return Excess{Excess::Over::Box, off_box};
  const ElementIr* other = met(slide, element, letters);
  if (other == nullptr) return std::nullopt;
  return Excess{Excess::Over::Neighbour, off_box, other};
}

bool is_judged(const FileElement& element) {
  const ElementIr& ir = element.ir;
  return ir.table == nullptr && !ir.text.empty() && !stacks_letters(ir.text.vert) &&
         ir.text.overflow == TextBodyIr::Overflow::Overflow && overflows(element.measured) &&
         !is_doubtful(element.measured);
}

Message describe(const FileElement& element, const Excess& excess) {
  const Message label = element_label(element.ir);
  const std::string by = pt_text(excess.pt);
  switch (excess.over) {
    case Excess::Over::Slide:
      return tr("{}: its text leaves the slide by {}", label, by);
    case Excess::Over::Neighbour:
      return tr("{}: its text leaves its box by {} and runs into {}", label, by,
                element_label(*excess.other));
    case Excess::Over::Box:
      break;
  }
  return tr("{}: its text leaves its shape by {}", label, by);
}

// A stored state of autofit that is not that of the text: PowerPoint computes it when the text is
// edited, and shows what is stored until then.
bool shrinks(const ElementIr& element) {
  return element.text.autofit && element.text.autofit->mode == AutofitIr::Mode::ShrinkText;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      if (!is_judged(element)) continue;
      const std::optional<Excess> excess = excess_of(slide, element);
      if (!excess) continue;
      Diagnostic d = file_finding(kTextOverflow.doc.id, Severity::Error, slide, element.ir);
      d.message = describe(element, *excess);
      d.hint = shrinks(element.ir)
                   ? tr("click into the text and press a key: PowerPoint then shrinks it; or "
                        "shorten it, or enlarge the box")
                   : tr("shorten the text, enlarge the box, or allow a smaller size");
      const MeasuredElement& m = element.measured;
      d.facts = {{"beyond_pt", tenth(excess->pt)},
                 {"overflow_x_px", tenth(to_px(m.overflow_x))},
                 {"overflow_y_px", tenth(to_px(m.overflow_y))},
                 {"needed_pt", tenth(to_pt(m.text_height))},
                 {"available_pt", tenth(to_pt(m.available_height))}};
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace

extern const FileRule kTextOverflowOfFile;
const FileRule kTextOverflowOfFile{kTextOverflow.doc, check, doubtful_text};

}  // namespace deckle::qc
