#include "engine/report/slide_pictures.h"

#include "qc/report/html_report.h"
#include "render/svg/slide_svg.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/display.h"

namespace deckle::engine {
namespace {

render::SvgMark mark_of(const Diagnostic& d, const MeasuredSlide& measured, Language language) {
  render::SvgMark mark;
  if (const MeasuredElement* element = find_element(measured, d.at.element_id))
    mark.box = element->bbox;
  mark.color = qc::mark_color(d.severity);
  mark.kind = to_string(d.severity);
  mark.title = display_message(d.message, language);
  // A note is no defect, so it gets no frame.
  mark.framed = d.severity != Severity::Note;
  return mark;
}

}  // namespace

std::vector<std::string> slide_pictures(const Built& deck, std::size_t number,
                                        Language language) {
  std::vector<std::string> pictures;
  for (std::size_t i = 0; i < deck.slides.size(); ++i) {
    check_cancelled();
    const SlideReport& report = deck.report.slides[i];
    const std::vector<int> numbers = qc::mark_numbers(report);
    std::vector<render::SvgMark> marks(numbers.size());
    for (std::size_t k = 0; k < numbers.size(); ++k) {
      render::SvgMark& mark = marks[static_cast<std::size_t>(numbers[k]) - 1];
      mark = mark_of(report.issues[k], deck.measured[i], language);
      mark.label = std::to_string(numbers[k]);
      mark.id = qc::mark_anchor(number, report.index, numbers[k]);
      mark.href = "#" + qc::finding_anchor(number, report.index, numbers[k]);
    }
    pictures.push_back(render::slide_svg(deck.slides[i], deck.measured[i], marks));
  }
  return pictures;
}

std::vector<std::string> plain_pictures(const Built& deck) {
  std::vector<std::string> pictures;
  for (std::size_t i = 0; i < deck.slides.size(); ++i) {
    check_cancelled();
    pictures.push_back(render::slide_svg(deck.slides[i], deck.measured[i], {}));
  }
  return pictures;
}

}  // namespace deckle::engine
