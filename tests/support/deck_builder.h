#pragma once
// Builds decks for tests in a line or two.

#include <string>
#include <vector>

#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::test {

[[nodiscard]] Element text(const std::string& id, const std::string& words,
                           const std::string& role = {});
[[nodiscard]] Element bullets(const std::string& id, const std::vector<std::string>& items);
[[nodiscard]] Element shape(const std::string& id, const std::string& words);
[[nodiscard]] Element divider(const std::string& id, bool vertical = false);

[[nodiscard]] Element table(const std::string& id, const std::vector<std::string>& columns,
                            const std::vector<std::vector<Cell>>& rows);

[[nodiscard]] Slide slide(const std::string& layout_id, std::vector<Element> elements);
[[nodiscard]] Deck deck(std::vector<Slide> slides, const std::string& language = "ko");

// The built-in 16:9 template, read once.
[[nodiscard]] const templates::Template& default_template();

}  // namespace deckle::test
