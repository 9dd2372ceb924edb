#include "tests/slidespec/same_ir.h"

#include <gtest/gtest.h>

#include "slidespec/ir/picture_ir.h"

namespace deckle::test {
namespace {

void expect_same(const RunIr& a, const RunIr& b) {
  EXPECT_EQ(a.text, b.text);
  EXPECT_EQ(a.style, b.style);
  EXPECT_EQ(a.link, b.link);
  EXPECT_EQ(a.field, b.field);
}

void expect_same(const TextBodyIr& a, const TextBodyIr& b) {
  ASSERT_EQ(a.paragraphs.size(), b.paragraphs.size());
  for (std::size_t i = 0; i < a.paragraphs.size(); ++i) {
    const ParagraphIr &p = a.paragraphs[i], &q = b.paragraphs[i];
    EXPECT_EQ(p.level, q.level);
    EXPECT_EQ(p.style, q.style);
    EXPECT_EQ(p.end, q.end);
    ASSERT_EQ(p.runs.size(), q.runs.size());
    for (std::size_t r = 0; r < p.runs.size(); ++r) expect_same(p.runs[r], q.runs[r]);
  }
  EXPECT_EQ(a.insets, b.insets);
  EXPECT_EQ(a.anchor, b.anchor);
  EXPECT_EQ(a.vert, b.vert);
  EXPECT_EQ(a.autofit, b.autofit);
  EXPECT_EQ(a.wrap, b.wrap);
  EXPECT_EQ(a.columns, b.columns);
  EXPECT_EQ(a.column_gap, b.column_gap);
  EXPECT_EQ(a.word_break, b.word_break);
  EXPECT_EQ(a.overflow, b.overflow);
}

void expect_same(const ElementContent* a, const ElementContent* b) {
  ASSERT_EQ(a == nullptr, b == nullptr);
  if (a == nullptr) return;
  ASSERT_EQ(a->index(), b->index());
  if (const auto* image = std::get_if<ImageContent>(a)) {
    const auto& other = std::get<ImageContent>(*b);
    EXPECT_EQ(image->asset_id, other.asset_id);
    EXPECT_EQ(image->alt_text, other.alt_text);
    EXPECT_EQ(image->crop, other.crop);
  } else if (const auto* chart = std::get_if<ChartContent>(a)) {
    const auto& other = std::get<ChartContent>(*b);
    EXPECT_EQ(chart->type, other.type);
    EXPECT_EQ(chart->title, other.title);
    ASSERT_EQ(chart->series.size(), other.series.size());
    for (std::size_t s = 0; s < chart->series.size(); ++s) {
      EXPECT_EQ(chart->series[s].name, other.series[s].name);
      ASSERT_EQ(chart->series[s].data.size(), other.series[s].data.size());
      for (std::size_t p = 0; p < chart->series[s].data.size(); ++p) {
        EXPECT_EQ(chart->series[s].data[p].x, other.series[s].data[p].x);
        EXPECT_EQ(chart->series[s].data[p].y, other.series[s].data[p].y);
      }
    }
  } else if (const auto* table = std::get_if<TableContent>(a)) {
    const auto& other = std::get<TableContent>(*b);
    EXPECT_EQ(table->title, other.title);
    EXPECT_EQ(table->columns, other.columns);
    EXPECT_EQ(table->rows, other.rows);
  }
}

void expect_same(const ElementIr& a, const ElementIr& b) {
  EXPECT_EQ(a.eid, b.eid);
  EXPECT_EQ(a.type, b.type);
  EXPECT_EQ(a.priority, b.priority);
  EXPECT_EQ(a.min_font_pt, b.min_font_pt);
  EXPECT_EQ(a.allow_shrink, b.allow_shrink);
  EXPECT_EQ(a.size_authored, b.size_authored);
  EXPECT_EQ(a.box, b.box);
  EXPECT_EQ(a.transform, b.transform);
  EXPECT_EQ(a.groups, b.groups);
  EXPECT_EQ(a.z, b.z);
  expect_same(a.text, b.text);
  EXPECT_EQ(a.shape, b.shape);
  EXPECT_EQ(a.fill.kind, b.fill.kind);
  EXPECT_EQ(a.fill.color, b.fill.color);
  EXPECT_EQ(a.line.fill.kind, b.line.fill.kind);
  EXPECT_EQ(a.line.fill.color, b.line.fill.color);
  EXPECT_EQ(a.line.width_pt, b.line.width_pt);
  EXPECT_EQ(a.source_eid, b.source_eid);
  EXPECT_EQ(a.line.dashed, b.line.dashed);
  EXPECT_EQ(a.line.arrow_at_start, b.line.arrow_at_start);
  EXPECT_EQ(a.line.arrow_at_end, b.line.arrow_at_end);
  EXPECT_EQ(a.from, b.from);
  EXPECT_EQ(a.to, b.to);
  EXPECT_EQ(a.bend, b.bend);
  EXPECT_EQ(a.member, b.member);
  EXPECT_EQ(a.full_bleed, b.full_bleed);
  EXPECT_EQ(a.decorative, b.decorative);
  ASSERT_EQ(a.placeholder.has_value(), b.placeholder.has_value());
  if (a.placeholder) {
    EXPECT_EQ(a.placeholder->type, b.placeholder->type);
    EXPECT_EQ(a.placeholder->idx, b.placeholder->idx);
    EXPECT_EQ(a.placeholder->name, b.placeholder->name);
    EXPECT_EQ(a.placeholder->inherited_box, b.placeholder->inherited_box);
  }
  EXPECT_EQ(a.name, b.name);
  EXPECT_EQ(a.alt_text, b.alt_text);
  EXPECT_EQ(a.belongs_to, b.belongs_to);
  expect_same(a.data.get(), b.data.get());
  EXPECT_EQ(a.fit, b.fit);
  ASSERT_EQ(a.picture == nullptr, b.picture == nullptr);
  if (a.picture != nullptr) {
    EXPECT_EQ(a.picture->format, b.picture->format);
    EXPECT_EQ(a.picture->width, b.picture->width);
    EXPECT_EQ(a.picture->height, b.picture->height);
    EXPECT_EQ(a.picture->orientation, b.picture->orientation);
    EXPECT_EQ(a.picture->icon, b.picture->icon);
  }
  EXPECT_EQ(a.pointer, b.pointer);
  EXPECT_EQ(a.origin, b.origin);
}

}  // namespace

void expect_same(const SlideIr& a, const SlideIr& b) {
  EXPECT_EQ(a.slide_id, b.slide_id);
  EXPECT_EQ(a.index, b.index);
  EXPECT_EQ(a.size, b.size);
  EXPECT_EQ(a.safe_area, b.safe_area);
  EXPECT_EQ(a.layout, b.layout);
  EXPECT_EQ(a.layout_part, b.layout_part);
  EXPECT_EQ(a.master_part, b.master_part);
  EXPECT_EQ(a.background_rgb, b.background_rgb);
  ASSERT_EQ(a.brand == nullptr, b.brand == nullptr);
  if (a.brand != nullptr) {
    EXPECT_EQ(*a.brand, *b.brand);
  }
  EXPECT_EQ(a.language, b.language);
  EXPECT_EQ(a.rtl, b.rtl);
  EXPECT_EQ(a.notes, b.notes);
  EXPECT_EQ(a.generated_notes, b.generated_notes);
  EXPECT_EQ(a.pointer, b.pointer);
  EXPECT_EQ(a.source_id, b.source_id);
  ASSERT_EQ(a.elements.size(), b.elements.size());
  for (std::size_t i = 0; i < a.elements.size(); ++i) expect_same(a.elements[i], b.elements[i]);
}

}  // namespace deckle::test
