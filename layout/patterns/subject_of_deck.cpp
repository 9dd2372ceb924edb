#include "layout/patterns/subject_of_deck.h"

#include <algorithm>
#include <variant>

#include "layout/base/reading_order.h"
#include "layout/text/title_words.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kLeastTitles = 2;   // one title may name it by chance
constexpr std::size_t kLeastLetters = 3;  // in bytes: "A" is in every title
constexpr std::size_t kNextCharts = 3;    // ours: a later one has a subject of its own

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

// As whole words; of scripts without spaces as letters.
bool names(const std::string& title, const std::string& name) {
  for (std::size_t at = title.find(name); at != std::string::npos; at = title.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    const bool begins = at == 0 || !is_letter(title[at - 1]) || !is_letter(name.front());
    const bool ends = end == title.size() || !is_letter(title[end]) || !is_letter(name.back());
    if (begins && ends) return true;
  }
  return false;
}

}  // namespace

std::optional<std::size_t> subject_among(const Deck& deck, const std::vector<std::string>& of) {
  std::vector<std::size_t> counts(of.size(), 0);
  for (const Slide& slide : deck.slides) {
    const Element* title = authored_title(slide);
    const auto* text = title == nullptr ? nullptr : std::get_if<TextContent>(&title->content);
    if (text == nullptr) continue;
    for (std::size_t i = 0; i < of.size(); ++i) {
      if (of[i].size() >= kLeastLetters && names(text->text, of[i])) ++counts[i];
    }
  }
  const auto most = std::max_element(counts.begin(), counts.end());
  if (most == counts.end() || *most < kLeastTitles ||
      std::count(counts.begin(), counts.end(), *most) > 1)
    return std::nullopt;
  return static_cast<std::size_t>(most - counts.begin());
}

std::optional<std::size_t> shown_by_next_chart(const Deck& deck, const Slide& slide,
                                               const std::vector<std::string>& labels) {
  auto next = std::find_if(deck.slides.begin(), deck.slides.end(), [&slide](const Slide& other) {
    return other.slide_id == slide.slide_id;
  });
  for (std::size_t seen = 0; next != deck.slides.end() && seen < kNextCharts; ++next) {
    const bool charted = next->slide_id != slide.slide_id &&
                         std::any_of(next->elements.begin(), next->elements.end(),
                                     [](const Element& e) { return e.kind == ElementKind::Chart; });
    if (!charted) continue;
    ++seen;
    if (const auto named = named_by_words(authored_title_text(*next), labels)) return named;
  }
  return std::nullopt;
}

}  // namespace deckle::layout
