#pragma once
// Which form a list is drawn in, by its words alone. Whether it fits is decided where it is drawn.

#include <cstddef>
#include <string>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle::layout {

struct ListItem {
  std::string text;
  int level = 0;
};

struct ListFacts {
  std::vector<ListItem> items;
  std::string language;   // BCP 47
  std::string title;      // of the slide
  bool alone = false;     // besides the title nothing is on the slide
  bool beside = false;    // besides the title there is one picture or chart
  bool closing = false;   // a closing slide
  bool agenda = false;    // its layout asks for one
  bool own_look = false;  // the template is a built-in one
};

enum class DrawnForm {
  Plain,
  Rows,
  HeadRows,  // rows whose heads are a column
  Figures,   // rows with the figure of each beside it
  Agenda,    // numbered rows
  Numbered,  // rows of a numbered list, on bands with blocks for the numbers; on dark pages as an agenda
  Cards
};

// A row: an item of level 0 and those below it.
struct ListRow {
  std::size_t first = 0, last = 0;  // items [first, last)
};
[[nodiscard]] std::vector<ListRow> rows_of(const std::vector<ListItem>& items);

// Rows that are drawn at most: by themselves, and where the author asks for the form.
inline constexpr std::size_t kMaxOwnRows = 6, kMaxRows = 10;

struct FormChoice {
  DrawnForm form = DrawnForm::Plain;
  bool authored = false;
};

// `style.list` says it outright; without it a list that is alone on its slide, with two to six items,
// takes the form that its words suggest; beside one picture or chart, that of rows.
[[nodiscard]] FormChoice form_of(const ListFacts& facts, const ElementStyle& style);

}  // namespace deckle::layout
