#include "app/slide_pictures.h"

#include "qc/report/html_report.h"
#include "render/svg/slide_svg.h"

namespace deckle::app {

std::vector<std::string> slide_pictures(const fixers::RepairedDeck& deck) {
  std::vector<std::string> pictures;
  for (std::size_t i = 0; i < deck.slides.size(); ++i) {
    const SlideReport& report = deck.report.slides[i];
    const std::vector<int> numbers = qc::mark_numbers(report);
    std::vector<render::SvgMark> marks;
    for (std::size_t k = 0; k < numbers.size(); ++k) {
      const Diagnostic& d = report.issues[k];
      const MeasuredElement* element = find_element(deck.measured[i], d.at.element_id);
      if (numbers[k] == 0 || element == nullptr) continue;
      marks.push_back({element->bbox, std::to_string(numbers[k]), qc::mark_color(d.severity)});
    }
    pictures.push_back(render::slide_svg(deck.slides[i], deck.measured[i], marks));
  }
  return pictures;
}

}  // namespace deckle::app
