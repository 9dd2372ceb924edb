#include "tests/qc/page_cases.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "qc/run/runner.h"
#include "tests/support/test_engine.h"

namespace deckle::test {
namespace {

using Json = nlohmann::json;

SlideType type_of(const std::string& name) {
  for (const SlideType type : {SlideType::Title, SlideType::Section, SlideType::Content,
                               SlideType::Chart, SlideType::Table, SlideType::Image,
                               SlideType::Quote, SlideType::Closing, SlideType::Custom}) {
    if (name == to_string(type)) return type;
  }
  return SlideType::Content;
}

Element element_of(const ElementIr& ir, const Json& texts) {
  Element element;
  element.element_id = ir.eid;
  element.role = ir.role;
  element.pointer = ir.pointer;
  if (ir.data != nullptr)
    element.content = *ir.data;
  else
    element.content = TextContent{texts.value(ir.eid, plain_text(ir.text)), {}};
  if (ir.size_authored) element.style.size_pt = largest_size_pt(ir.text);
  return element;
}

void set_members(SlideIr& page, const Json& members) {
  for (const auto& [eid, place] : members.items()) {
    ElementIr* element = find_element(page, eid);
    if (element == nullptr) continue;
    element->member =
        MembershipIr{place[0].get<std::string>(), place[1].get<int>(), place[2].get<int>()};
  }
}

}  // namespace

bool judges_the_page(std::string_view rule) {
  constexpr std::string_view kRules[] = {"sparse-slide", "unbalanced-slide"};
  return std::find(std::begin(kRules), std::end(kRules), rule) != std::end(kRules);
}

DiagnosticSink page_findings(const Json& entry) {
  std::vector<SlideIr> pages;
  std::vector<MeasuredSlide> measured_pages;
  Deck deck;
  const Json texts = entry.value("text", Json::object());
  for (const Json& given : entry.at("pages")) {
    SlideIr page = slide_from(given.dump());
    set_members(page, entry.value("members", Json::object()));
    const std::string id = base_slide_id(page.slide_id);
    if (deck.slides.empty() || deck.slides.back().slide_id != id) {
      Slide slide;
      slide.slide_id = id;
      slide.pointer = "/deck/slides/" + std::to_string(deck.slides.size());
      slide.type = type_of(entry.value("type", "content"));
      slide.hints.ratio = entry.value("ratio", std::vector<double>{});
      for (const ElementIr& ir : page.elements) slide.elements.push_back(element_of(ir, texts));
      deck.slides.push_back(std::move(slide));
    }
    measured_pages.push_back(measured(page));
    pages.push_back(std::move(page));
  }
  qc::LayoutParts layouts;
  for (const Json& part : entry.value("special", Json::array()))
    layouts.special.insert(part.get<std::string>());
  return qc::check_deck(qc::DeckContext(deck, pages, measured_pages, layouts));
}

}  // namespace deckle::test
