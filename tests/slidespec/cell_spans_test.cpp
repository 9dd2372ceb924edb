#include "slidespec/ir/cell_spans.h"

#include <gtest/gtest.h>

namespace deckle {
namespace {

TableIr table_of(std::size_t rows, std::size_t columns, std::vector<CellSpanIr> spans) {
  TableIr table;
  table.rows.resize(rows);
  table.columns.resize(columns);
  table.spans = std::move(spans);
  return table;
}

TEST(CellSpans, NameWhatCoversACell) {
  const TableIr table = table_of(3, 3, {{0, 1, 2, 2}, {2, 0, 1, 2}});
  const CellSpans spans(table);
  EXPECT_EQ(spans.at(0, 0), nullptr);
  EXPECT_EQ(spans.at(0, 1), &table.spans[0]);
  EXPECT_EQ(spans.at(1, 2), &table.spans[0]);
  EXPECT_FALSE(spans.is_covered(0, 1)) << "by itself";
  EXPECT_TRUE(spans.is_covered(1, 1));
  EXPECT_TRUE(spans.is_covered(2, 1));
  EXPECT_FALSE(spans.is_covered(2, 2));
}

TEST(CellSpans, EndAtTheTable) {
  const TableIr table = table_of(2, 2, {{1, 1, 9, 9}, {7, 0, 1, 2}, {0, 5, 1, 2}});
  const CellSpans spans(table);
  EXPECT_EQ(spans.at(1, 1), &table.spans[0]);
  EXPECT_EQ(spans.at(0, 5), nullptr);
  EXPECT_EQ(spans.at(9, 9), nullptr);
  EXPECT_EQ(spans.at(0, 0), nullptr);
}

TEST(CellSpans, ThatOverlapHaveWhatIsLeft) {
  const TableIr table = table_of(3, 3, {{0, 1, 3, 1}, {0, 1, 1, 2}, {1, 0, 1, 3}});
  const CellSpans spans(table);
  EXPECT_EQ(spans.at(0, 2), nullptr) << "of a span that begins in another";
  EXPECT_EQ(spans.at(1, 0), &table.spans[2]);
  EXPECT_EQ(spans.at(1, 1), &table.spans[0]);
  EXPECT_EQ(spans.at(1, 2), &table.spans[2]);
}

}  // namespace
}  // namespace deckle
