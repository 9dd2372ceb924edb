#include "layout/citations/numbers.h"

#include <algorithm>
#include <set>

#include "layout/base/reading_order.h"

namespace deckle::layout {
namespace {

// Calls `see` with each string; E is Element or const Element.
template <typename E, typename See>
void each_text(E& element, See see) {
  if (auto* text = std::get_if<TextContent>(&element.content)) {
    see(text->text);
  } else if (auto* bullets = std::get_if<BulletsContent>(&element.content)) {
    for (auto& item : bullets->items) see(item);
  } else if (auto* shape = std::get_if<ShapeContent>(&element.content)) {
    see(shape->text.text);
  } else if (auto* table = std::get_if<TableContent>(&element.content)) {
    see(table->title);
    for (auto& column : table->columns) see(column);
    for (auto& row : table->rows) {
      for (auto& cell : row) {
        if (auto* string = std::get_if<std::string>(&cell)) see(*string);
      }
    }
  } else if (auto* chart = std::get_if<ChartContent>(&element.content)) {
    see(chart->title);
    see(chart->x_label);
    see(chart->y_label);
    see(chart->notes);
  }
}

void add_once(std::vector<const Citation*>& all, const Citation* citation) {
  if (std::find(all.begin(), all.end(), citation) == all.end()) all.push_back(citation);
}

const Citation* find_citation(const Slide& slide, const std::string& id) {
  const auto found = std::find_if(slide.citations.begin(), slide.citations.end(),
                                  [&id](const Citation& c) { return c.id == id; });
  return found == slide.citations.end() ? nullptr : &*found;
}

}  // namespace

std::string source_key(const Citation& citation) {
  constexpr char kBetween = '\x1f';  // no string of a Deck contains it
  std::string key;
  if (!citation.url.empty() || !citation.evidence_id.empty())
    key = "u" + (citation.uri.empty() ? citation.url : citation.uri) + kBetween +
          citation.evidence_id;
  else if (!citation.title.empty())
    key = "t" + citation.title;
  else
    return "i" + citation.id;
  for (const auto& [name, value] : citation.locator) key += kBetween + name + kBetween + value;
  return key;
}

const Citation* marked_at(const Slide& slide, std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at + 1);
  const Citation* longest = nullptr;
  for (const Citation& citation : slide.citations) {
    const std::string& id = citation.id;
    if (rest.size() <= id.size() || rest[id.size()] != ']' || !rest.starts_with(id)) continue;
    if (longest == nullptr || id.size() > longest->id.size()) longest = &citation;
  }
  return longest;
}

std::vector<const std::string*> markable_texts(const Element& element) {
  std::vector<const std::string*> texts;
  each_text(element, [&texts](const std::string& text) { texts.push_back(&text); });
  return texts;
}

std::vector<std::string*> markable_texts(Element& element) {
  std::vector<std::string*> texts;
  each_text(element, [&texts](std::string& text) { texts.push_back(&text); });
  return texts;
}

std::vector<const Citation*> used_citations(const Slide& slide) {
  std::vector<const Citation*> used;
  if (slide.citations.empty()) return used;
  for (const Element* element : reading_order(slide)) {
    for (const std::string* text : markable_texts(*element)) {
      for (std::size_t at = text->find('['); at != std::string::npos;
           at = text->find('[', at + 1)) {
        if (const Citation* citation = marked_at(slide, *text, at)) add_once(used, citation);
      }
    }
    for (const CitationRef& reference : element->citations) {
      if (const Citation* citation = find_citation(slide, reference.citation_id))
        add_once(used, citation);
    }
  }
  return used;
}

CitationNumbers::CitationNumbers(const Deck& deck) {
  const auto number = [this](const Citation& citation) {
    numbers_.emplace(source_key(citation), static_cast<int>(numbers_.size()) + 1);
  };
  for (const Slide& slide : deck.slides) {
    for (const Citation* citation : used_citations(slide)) number(*citation);
    for (const Citation& citation : slide.citations) number(citation);
  }
}

int CitationNumbers::of(const Citation& citation) const {
  const auto found = numbers_.find(source_key(citation));
  return found == numbers_.end() ? 0 : found->second;
}

void keep_citations_of_page(const Slide& whole, PagePlace place, Slide& page) {
  if (whole.citations.empty()) return;
  const auto ids_of = [](const std::vector<const Citation*>& citations) {
    std::set<std::string> ids;
    for (const Citation* citation : citations) ids.insert(citation->id);
    return ids;
  };
  page.citations = whole.citations;
  const std::set<std::string> here = ids_of(used_citations(page));
  const std::set<std::string> anywhere = ids_of(used_citations(whole));
  std::erase_if(page.citations, [&](const Citation& citation) {
    const bool nowhere = !anywhere.contains(citation.id);
    return !here.contains(citation.id) && !(nowhere && place == PagePlace::First);
  });
}

}  // namespace deckle::layout
