#include "layout/lists/item_marks.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

constexpr double kMarkPt = 22, kMarkSpacePt = 34;  // ours

}  // namespace

bool names_what_is_done(const std::string& heading) {
  static constexpr std::array<std::string_view, 16> kWhole = {
      "done", "complete", "completed", "finished", "achieved", "delivered", "what is done",
      "what we did", "achievements", "완료", "완료된 일", "완료한 일", "한 일", "完了", "完成", "تم إنجازه"};
  static constexpr std::array<std::string_view, 4> kFirst = {"done ", "completed ", "achieved ", "완료 "};
  const std::string text = ascii_lower(heading);
  const auto begins = [&text](std::string_view word) { return text.starts_with(word); };
  return std::find(kWhole.begin(), kWhole.end(), text) != kWhole.end() ||
         std::any_of(kFirst.begin(), kFirst.end(), begins);
}

void leave_space_for_marks(std::size_t first, TextBodyIr& body) {
  for (std::size_t i = first; i < body.paragraphs.size(); ++i) {
    ParagraphStyle& style = body.paragraphs[i].style;
    style.bullet = {};
    style.margin_left = emu_from_pt(kMarkSpacePt);
    style.indent = Emu(0);
  }
}

Rect mark_box(const ItemRows& rows, std::size_t row, Emu x, Emu y) {
  const Emu side = emu_from_pt(kMarkPt);
  return {x, y + rows.middle(row) - side / 2, side, side};
}

}  // namespace deckle::layout
