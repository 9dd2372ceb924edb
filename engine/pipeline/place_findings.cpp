#include "engine/pipeline/place_findings.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace deckle::engine {
namespace {

class Places {
 public:
  Places(const std::string& name, const Deck& deck) : name_(name) {
    for (const Slide& slide : deck.slides) slides_.emplace(slide.slide_id, &slide);
  }

  void add(DiagnosticSink& findings) {
    for (Diagnostic& d : findings) {
      Place& at = d.at;
      if (at.line > 0 || (!at.file.empty() && at.file != name_)) continue;
      set_pointer(at);
      if (at.pointer.empty()) continue;
      at.file = name_;
      found_.push_back(&at);
    }
  }

  [[nodiscard]] std::span<Place* const> found() const { return found_; }

 private:
  // The authored slide: a continuation has "~2" after its id, a slide of the appendix "~details".
  // An author's own id may look like either.
  [[nodiscard]] const Slide* slide_of(std::string_view slide_id) const {
    for (;;) {
      if (const auto found = slides_.find(slide_id); found != slides_.end()) return found->second;
      const std::size_t end = slide_id.rfind('~');
      if (end == std::string_view::npos) return nullptr;
      slide_id = slide_id.substr(0, end);
    }
  }

  // Findings of layout have the pointer of their slide, whichever element they are about.
  void set_pointer(Place& at) const {
    const Slide* slide = at.slide_id.empty() ? nullptr : slide_of(at.slide_id);
    if (slide == nullptr || !(at.pointer.empty() || at.pointer == slide->pointer)) return;
    const auto element =
        std::find_if(slide->elements.begin(), slide->elements.end(),
                     [&at](const Element& e) { return e.element_id == at.element_id; });
    at.pointer = at.element_id.empty() || element == slide->elements.end() ? slide->pointer
                                                                           : element->pointer;
  }

  const std::string& name_;
  std::unordered_map<std::string_view, const Slide*> slides_;
  std::vector<Place*> found_;
};

}  // namespace

void place_findings(const std::string& name, const JsonPositions& positions, Built& built) {
  Places places(name, built.deck);
  places.add(built.findings);
  places.add(built.template_findings);
  places.add(built.report.deck_issues);
  for (SlideReport& slide : built.report.slides) places.add(slide.issues);
  positions.locate(places.found());
}

}  // namespace deckle::engine
