#include "fixers/shorten/overlong.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <variant>

namespace deckle::fixers {
namespace {

bool has_text(const Element& element) {
  return element.kind != ElementKind::Image && element.kind != ElementKind::Chart &&
         element.kind != ElementKind::Divider;
}

const Slide* find_slide(const Deck& deck, const std::string& slide_id) {
  const auto found =
      std::find_if(deck.slides.begin(), deck.slides.end(),
                   [&slide_id](const Slide& slide) { return slide.slide_id == slide_id; });
  return found == deck.slides.end() ? nullptr : &*found;
}

// The authored element of an eid; the parts of a split list have ~2, ~3 … appended.
const Element* find_authored(const Slide& slide, const std::string& eid) {
  const auto by_id = [&slide](const std::string& id) {
    return std::find_if(slide.elements.begin(), slide.elements.end(),
                        [&id](const Element& element) { return element.element_id == id; });
  };
  auto found = by_id(eid);
  if (found == slide.elements.end()) found = by_id(base_slide_id(eid));
  return found == slide.elements.end() ? nullptr : &*found;
}

template <typename T>
T fact_of(const Diagnostic& d, const std::string& name) {
  for (const Fact& fact : d.facts) {
    if (fact.name != name) continue;
    if (const T* value = std::get_if<T>(&fact.value)) return *value;
  }
  return T{};
}

std::string title_of(const Slide& slide) {
  for (const Element& element : slide.elements) {
    const auto* text = std::get_if<TextContent>(&element.content);
    if (element.role == "title" && text != nullptr) return text->text;
  }
  return {};
}

}  // namespace

std::vector<Overlong> overlong_elements(const Deck& deck, const RepairedDeck& repaired) {
  std::vector<Overlong> found;
  for (std::size_t i = 0; i < repaired.report.slides.size(); ++i) {
    const SlideReport& report = repaired.report.slides[i];
    const Slide* slide = find_slide(deck, base_slide_id(report.slide_id));
    if (slide == nullptr) continue;
    for (const Diagnostic& d : report.issues) {
      if (!d.defect || (d.rule != "text-overflow" && d.rule != "table-overflow")) continue;
      const Element* element = find_authored(*slide, d.at.element_id);
      if (element == nullptr || !has_text(*element)) continue;
      const double lines = fact_of<double>(d, "overflow_lines");
      const auto cut = fact_of<std::int64_t>(d, "cut_characters");
      const auto known = std::find_if(found.begin(), found.end(), [element](const Overlong& other) {
        return other.element == element;
      });
      if (known == found.end()) {
        found.push_back({slide, element, i, lines, cut});
      } else {  // several parts of it are too long
        known->lines += lines;
        known->cut_characters += cut;
      }
    }
  }
  return found;
}

std::string shorten_question(const Deck& deck, const nlohmann::json& spec,
                             const std::vector<Overlong>& elements) {
  nlohmann::ordered_json requests = nlohmann::ordered_json::array();
  for (const Overlong& one : elements) {
    const nlohmann::json& content =
        spec.at(nlohmann::json::json_pointer(one.element->pointer)).at("content");
    nlohmann::ordered_json request = {{"slide_id", one.slide->slide_id},
                                      {"slide_title", title_of(*one.slide)},
                                      {"element_id", one.element->element_id},
                                      {"kind", to_string(one.element->kind)},
                                      {"role", one.element->role},
                                      {"content", content},
                                      {"lines_too_many", std::ceil(one.lines * 10) / 10}};
    if (one.cut_characters > 0) request["cut_characters"] = one.cut_characters;
    requests.push_back(std::move(request));
  }
  const nlohmann::ordered_json question = {
      {"deckle_shorten", 1}, {"language", deck.language}, {"requests", std::move(requests)}};
  return question.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace deckle::fixers
