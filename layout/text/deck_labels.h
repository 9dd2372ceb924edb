#pragma once
// The text that deckle adds to slides and notes, in the deck's language; English where the language
// is not in the table.

#include <string>
#include <string_view>
#include <vector>

namespace deckle::layout {

struct DeckLabels {
  std::string_view language;          // BCP 47 primary subtag; "zh-Hant" for traditional Chinese
  std::string_view continued;         // suffix of a continuation slide's title
  std::string_view other;             // the category that combines small ones
  std::string_view all_data;          // name of the worksheet with all authored data
  std::string_view sources;           // headings in the notes …
  std::string_view message;           // … the slide's message
  std::string_view data;              // … changes to charts and tables
  std::string_view see_notes;         // where the sources are when the band has no space for titles
  std::string_view page;              // a page of a source; "{}" is its number
  std::string_view appendix;          // suffix of an appendix slide's title
  std::string_view details;           // the label that leads to it …
  std::string_view back;              // … and the one that leads back
  std::string_view details_in_notes;  // the label where the details are in the speaker notes
};

// `deck_language` is any BCP 47 tag.
[[nodiscard]] const DeckLabels& labels_for(std::string_view deck_language);
// All rows, for tests and documents.
[[nodiscard]] const std::vector<DeckLabels>& all_deck_labels();

// "기타", "Other" …
[[nodiscard]] std::string other_category(std::string_view deck_language);
// "전체 데이터", "All data" …; at most 31 characters, all allowed in a worksheet name.
[[nodiscard]] std::string all_data_sheet(std::string_view deck_language);

}  // namespace deckle::layout
