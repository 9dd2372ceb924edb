#include "layout/names/agenda_items.h"

#include <algorithm>
#include <string>
#include <utility>

namespace deckle::layout {
namespace {

// The schema's limit of a list.
constexpr std::size_t kMaxItems = 30;

const TextContent* title_of(const Slide& slide) {
  for (const bool exact : {true, false}) {
    for (const Element& element : slide.elements) {
      const auto* text = std::get_if<TextContent>(&element.content);
      if (text != nullptr && !text->text.empty() &&
          (element.role == "title" || (!exact && element.role.empty())))
        return text;
    }
  }
  return nullptr;
}

bool is_empty_agenda(const Slide& slide) {
  return slide.layout_id == "agenda" &&
         std::all_of(slide.elements.begin(), slide.elements.end(), [](const Element& element) {
           return element.role == "title" || element.role == "footer";
         });
}

std::string free_id(const Slide& slide) {
  std::string id = "agenda";
  while (std::any_of(slide.elements.begin(), slide.elements.end(),
                     [&id](const Element& element) { return element.element_id == id; }))
    id += "-list";
  return id;
}

}  // namespace

void add_agenda_items(Deck& deck) {
  std::vector<std::string> titles;
  std::vector<std::size_t> places;  // of their slides
  for (std::size_t i = 0; i < deck.slides.size(); ++i) {
    const bool section =
        deck.slides[i].type == SlideType::Section || deck.slides[i].layout_id == "section_header";
    const TextContent* title = section ? title_of(deck.slides[i]) : nullptr;
    if (title == nullptr || titles.size() == kMaxItems) continue;
    std::string text = title->text;
    std::replace(text.begin(), text.end(), '\n', ' ');
    titles.push_back(std::move(text));
    places.push_back(i);
  }
  if (titles.empty()) return;
  for (std::size_t i = 0; i < deck.slides.size(); ++i) {
    Slide& slide = deck.slides[i];
    if (!is_empty_agenda(slide)) continue;
    BulletsContent list;
    list.items = titles;
    const auto passed =
        std::count_if(places.begin(), places.end(), [i](std::size_t place) { return place < i; });
    if (passed > 0) {
      list.runs.resize(titles.size());
      RichRun run;
      run.text = titles[static_cast<std::size_t>(passed - 1)];
      run.bold = true;
      list.runs[static_cast<std::size_t>(passed - 1)] = {run};
    }
    Element element;
    element.element_id = free_id(slide);
    element.kind = ElementKind::Bullets;
    element.pointer = slide.pointer;
    element.content = std::move(list);
    slide.elements.push_back(std::move(element));
  }
}

}  // namespace deckle::layout
