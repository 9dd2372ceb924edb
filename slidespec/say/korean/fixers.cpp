#include "slidespec/say/korean.h"

namespace deckle::korean {
namespace {

constexpr Translation kEntries[] = {
    {"measuring slide {}", "슬라이드 {0}을(를) 측정하는 중"},
    {"laying out slide {}", "슬라이드 {0}을(를) 배치하는 중"},
};

}  // namespace

std::span<const Translation> fixers_entries() { return kEntries; }

}  // namespace deckle::korean
