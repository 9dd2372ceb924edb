#include "layout/lists/list_form.h"

#include <algorithm>

#include "layout/lists/figures.h"
#include "layout/lists/heads.h"
#include "layout/lists/subject_heads.h"
#include "layout/lists/text_ems.h"
#include "layout/text/own_mark.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMinOwnRows = 2;
// Ours: a card holds about six lines of 18 pt on a third of the page.
constexpr std::size_t kMaxCardEms = 120;
constexpr std::size_t kMaxOwnCards = 4;
// Ours: three lines of 20 pt beside a picture hold so many letters.
constexpr std::size_t kMostBeside = 5, kMaxBesideEms = 70;
// Ours: details of a row, and of one of few rows, above which the slide is not sparse.
constexpr std::size_t kMaxDetails = 2, kMaxDetailsOfFew = 3, kRowsWithMore = 3;
// Ours: two lines of 20 pt over the page hold about 230 letters; a paragraph is no row.
constexpr std::size_t kMaxRowEms = 230;

bool has_heads(const ListFacts& facts, const std::vector<ListRow>& rows) {
  return std::all_of(rows.begin(), rows.end(), [&](const ListRow& row) {
    return head_of(facts.items[row.first].text).has_value();
  });
}

// Whether each row begins with what its figure is about. Half of the figures are more than counts.
bool has_subjects(const ListFacts& facts, const std::vector<ListRow>& rows) {
  if (!facts.own_look) return false;
  std::size_t strong = 0;
  for (const ListRow& row : rows) {
    const std::string& text = facts.items[row.first].text;
    if (!subject_head(text, facts.language)) return false;
    if (figures_in(text, facts.language).front().strength > 1) ++strong;
  }
  return 2 * strong >= rows.size();
}

// Whether each row has its figure, so that a column of them has no gap. The last one may be a
// decision instead, which is drawn on a band of its own.
bool has_figures(const ListFacts& facts, const std::vector<ListRow>& rows) {
  std::size_t strong = 0, count = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::string& text = facts.items[rows[i].first].text;
    const auto head = head_of(text);
    const bool decision = i + 1 == rows.size() && head && head->kind == HeadKind::Label &&
                          asks_for_decision(std::string_view(text).substr(0, head->end));
    if (decision) continue;
    const auto figure = key_figure(text, facts.language);
    if (!figure) return false;
    // A figure that is the whole item would stand beside itself.
    if (text_ems(text) < 2 * text_ems(std::string_view(text).substr(
                            figure->span.begin, figure->span.end - figure->span.begin)))
      return false;
    ++count;
    if (figure->strength > 1) ++strong;
  }
  return count >= kMinOwnRows && 2 * strong >= count;
}

bool fits_cards(const ListFacts& facts, const std::vector<ListRow>& rows) {
  return rows.size() <= kMaxOwnCards &&
         std::all_of(rows.begin(), rows.end(), [&](const ListRow& row) {
           return row.last == row.first + 1 && text_ems(facts.items[row.first].text) <= kMaxCardEms;
         });
}

// Whether the list is a few short points, as many as stand beside a picture.
bool fits_beside(const ListFacts& facts, const std::vector<ListRow>& rows) {
  return rows.size() >= kMinOwnRows && rows.size() <= kMostBeside &&
         std::all_of(rows.begin(), rows.end(), [&](const ListRow& row) {
           const ListItem& item = facts.items[row.first];
           return row.last == row.first + 1 && item.level == 0 && text_ems(item.text) <= kMaxBesideEms;
         });
}

// Whether an item leads to those below it, so that they are no rows of one kind.
bool has_lead_lines(const ListFacts& facts) {
  std::vector<std::string_view> items;
  std::vector<int> levels;
  for (const ListItem& item : facts.items) {
    items.push_back(item.text);
    levels.push_back(item.level);
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (is_lead_line(items, levels, i)) return true;
  }
  return false;
}

// Whether the rows count themselves.
bool has_typed_numbers(const ListFacts& facts, const std::vector<ListRow>& rows) {
  return std::all_of(rows.begin(), rows.end(), [&](const ListRow& row) {
    return begins_with_number(facts.items[row.first].text);
  });
}

DrawnForm rows_form(const ListFacts& facts, const std::vector<ListRow>& rows) {
  return has_heads(facts, rows) ? DrawnForm::HeadRows : DrawnForm::Rows;
}

}  // namespace

std::vector<ListRow> rows_of(const std::vector<ListItem>& items) {
  std::vector<ListRow> rows;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (rows.empty() || items[i].level == 0) rows.push_back({i, i});
    rows.back().last = i + 1;
  }
  return rows;
}

FormChoice form_of(const ListFacts& facts, const ElementStyle& style) {
  const std::vector<ListRow> rows = rows_of(facts.items);
  const auto empty = [](const ListItem& item) { return item.text.empty(); };
  if (rows.empty() || rows.size() > kMaxRows ||
      std::any_of(facts.items.begin(), facts.items.end(), empty))
    return {};
  if (style.list_form) {
    switch (*style.list_form) {
      case ListForm::Rows:
        return {rows_form(facts, rows), true};
      case ListForm::Cards:
        return {DrawnForm::Cards, true};
      case ListForm::Figures:
        return {DrawnForm::Figures, true};
    }
  }
  const bool numbered = style.list == ListKind::Number;
  if (style.list && !numbered) return {};
  if (!numbered && has_lead_lines(facts)) return {};
  if (facts.beside && facts.own_look && !numbered && fits_beside(facts, rows))
    return {DrawnForm::Rows, false};
  if (!facts.alone || rows.size() < kMinOwnRows || rows.size() > kMaxOwnRows) return {};
  // A heading over its points is one list, not a row with details.
  const std::size_t details = facts.own_look && rows.size() <= kRowsWithMore ? kMaxDetailsOfFew : kMaxDetails;
  for (const ListRow& row : rows) {
    if (row.last - row.first > details + 1 || text_ems(facts.items[row.first].text) > kMaxRowEms)
      return {};
  }
  if (facts.items.front().level != 0) return {};
  if (facts.agenda || is_agenda_title(facts.title)) {
    const bool counted = has_typed_numbers(facts, rows);
    return {counted ? rows_form(facts, rows) : DrawnForm::Agenda, false};
  }
  if (facts.closing) {
    if (fits_cards(facts, rows) && facts.own_look) return {DrawnForm::Cards, false};
    return {};
  }
  if (numbered) return {facts.own_look ? DrawnForm::Numbered : DrawnForm::Agenda, false};
  if (has_heads(facts, rows) || has_subjects(facts, rows)) return {DrawnForm::HeadRows, false};
  if (has_figures(facts, rows)) return {DrawnForm::Figures, false};
  return {DrawnForm::Rows, false};
}

}  // namespace deckle::layout
