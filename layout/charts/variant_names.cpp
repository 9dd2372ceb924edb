#include "layout/charts/variant_names.h"

#include "slidespec/core/ascii.h"

namespace deckle::layout {

const VariantNames& variant_names(std::string_view deck_language) {
  static constexpr VariantNames kNames[] = {
      {"en", "Base", "Increase", "Decrease", "Level", "Label", "Connector", "Total", "Target"},
      {"ko", "받침", "증가", "감소", "누계", "레이블", "연결선", "합계", "목표"},
      {"ja", "土台", "増加", "減少", "累計", "ラベル", "連結線", "合計", "目標"},
      {"zh", "底座", "增加", "减少", "累计", "标签", "连接线", "合计", "目标"}};
  const std::string primary = ascii_lower(deck_language.substr(0, 2));
  for (const VariantNames& names : kNames) {
    if (names.language == primary) return names;
  }
  return kNames[0];
}

}  // namespace deckle::layout
