#include "tests/fixers/repaired_deck.h"

#include <gtest/gtest.h>

#include "layout/deck/deck_titles.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::test {

fixers::RepairedDeck repaired(const std::vector<Slide>& slides, fixers::DeckOptions options,
                              const std::string& language) {
  const layout::DeckTitles own_titles;
  const Deck deck = test::deck(slides, language);
  auto result = fixers::repair_deck(
      {deck, default_template(), text_engine(), nullptr, nullptr, &own_titles}, options);
  if (!result) ADD_FAILURE() << result.error().message;
  return result ? std::move(*result) : fixers::RepairedDeck{};
}

std::vector<std::string> numbered_items(int n, const std::string& words) {
  std::vector<std::string> out;
  for (int i = 0; i < n; ++i) out.push_back(words + " " + std::to_string(i));
  return out;
}

std::string all_text(const fixers::RepairedDeck& deck) {
  std::string out;
  for (const SlideIr& slide : deck.slides) {
    for (const ElementIr& e : slide.elements) out += plain_text(e.text) + "\n";
  }
  return out;
}

bool used(const fixers::RepairedDeck& deck, const std::string& fixer, TraceAction action) {
  for (const SlideReport& slide : deck.report.slides) {
    for (const TraceEntry& entry : slide.trace) {
      if (entry.fixer == fixer && entry.action == action) return true;
    }
  }
  return false;
}

}  // namespace deckle::test
