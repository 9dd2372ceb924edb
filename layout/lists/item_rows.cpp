#include "layout/lists/item_rows.h"

#include <algorithm>

#include "layout/lists/row_heights.h"
#include "measure/slide/reserve.h"

namespace deckle::layout {
namespace {

constexpr double kDetailSpacePt = 3;  // ours: between an item and those below it

struct Item {
  std::size_t first = 0, last = 0;  // its paragraphs
  Emu height;
  Emu ink;  // from the top of the text to the middle of what is seen of it
};

std::vector<Item> items_of(const TextBodyIr& body, std::size_t first) {
  int top = 0;
  for (std::size_t i = first; i < body.paragraphs.size(); ++i)
    top = i == first ? body.paragraphs[i].level : std::min(top, body.paragraphs[i].level);
  std::vector<Item> items;
  for (std::size_t i = first; i < body.paragraphs.size(); ++i) {
    if (items.empty() || body.paragraphs[i].level <= top)
      items.push_back({i, i, {}, {}});
    items.back().last = i + 1;
  }
  return items;
}

// Whether no word is split.
bool measure_item(const measure::TextEngine& engine, const ColumnItems& column, ItemRows& rows,
                  Item& item) {
  // The last line of a text has another height than those above it, also where it is the only one.
  measure::LayoutOptions among_others;
  among_others.plain_last_line = true;
  TextBodyIr part = *column.body;
  part.paragraphs.assign(
      column.body->paragraphs.begin() + static_cast<std::ptrdiff_t>(item.first),
      column.body->paragraphs.begin() + static_cast<std::ptrdiff_t>(item.last));
  const double width = to_pt(column.width);
  const measure::LaidOutText laid = engine.lay_out(part, width, among_others);
  const measure::LaidOutText narrow =
      engine.lay_out(part, width * (1 - measure::kMaxReserve), among_others);
  item.height = emu_from_pt(laid.height);
  item.ink = emu_from_pt(ink_middle(laid));
  rows.steady = rows.steady && narrow.lines.size() == laid.lines.size();
  rows.plain = rows.plain && item.last == item.first + 1;
  return std::none_of(narrow.lines.begin(), narrow.lines.end(),
                      [](const measure::Line& line) { return line.split_word; });
}

}  // namespace

std::optional<ItemRows> share_rows(const measure::TextEngine& engine,
                                   const std::vector<ColumnItems>& columns, Emu height,
                                   Emu padding, std::optional<Emu> most) {
  ItemRows rows;
  std::vector<std::vector<Item>> all;
  std::vector<Emu> needs;
  for (const ColumnItems& column : columns) {
    if (column.width <= Emu(0)) return std::nullopt;
    std::vector<ParagraphIr>& paragraphs = column.body->paragraphs;
    for (std::size_t i = column.first; i < paragraphs.size(); ++i) {
      paragraphs[i].style.space_after = {SpacingIr::Unit::Points, 0};
      paragraphs[i].style.space_before = {SpacingIr::Unit::Points, kDetailSpacePt};
    }
    std::vector<Item> items = items_of(*column.body, column.first);
    if (items.empty()) return std::nullopt;
    needs.resize(std::max(needs.size(), items.size()));
    for (std::size_t r = 0; r < items.size(); ++r) {
      if (!measure_item(engine, column, rows, items[r])) return std::nullopt;
      const Emu text = items[r].height + emu_from_pt(to_pt(items[r].height) * measure::kMaxReserve);
      needs[r] = std::max(needs[r], text + padding * 2);
    }
    rows.counts.push_back(items.size());
    all.push_back(std::move(items));
  }
  if (needs.empty()) return std::nullopt;
  Emu sum, highest;
  for (const Emu need : needs) {
    sum += need;
    highest = std::max(highest, need);
  }
  if (sum > height) return std::nullopt;
  const auto count = static_cast<std::int64_t>(needs.size());
  if (most) height = std::min(height, std::max(sum, *most * count));
  const bool alike = highest * count <= height;
  rows.edges.push_back(Emu(0));
  for (std::size_t r = 0; r < needs.size(); ++r) {
    const Emu own = alike ? height / count : needs[r] + (height - sum) / count;
    rows.edges.push_back(rows.edges.back() + own);
  }
  for (std::size_t c = 0; c < columns.size(); ++c) {
    Emu end;  // of the text above
    for (std::size_t r = 0; r < all[c].size(); ++r) {
      const Item& item = all[c][r];
      const Emu top = std::max(end, rows.middle(r) - item.ink);
      if (r == 0)
        rows.above.push_back(top);
      else
        columns[c].body->paragraphs[item.first].style.space_before.value = to_pt(top - end);
      end = top + item.height;
    }
    columns[c].body->paragraphs[columns[c].first].style.space_before.value = 0;
  }
  return rows;
}

}  // namespace deckle::layout
