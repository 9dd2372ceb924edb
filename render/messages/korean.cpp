#include "render/messages/tr.h"

namespace deckle::render {
namespace {

constexpr Translation kEntries[] = {
    {"trying Chromium", "Chromium을 시험하는 중"},
    {"{} sets a line of text {} px wide that should be {} px: it hints its letters, or has other fonts "
     "than deckle sees",
     "{0}이(가) 배치한 텍스트 한 줄의 너비가 {2} px이어야 하는데 {1} px입니다. 글자를 힌팅하거나, "
     "deckle이 보는 것과 글꼴이 다릅니다"},
    {"Chromium's page has {} elements, the slide {}",
     "Chromium 페이지의 요소는 {0}개인데 슬라이드는 {1}개입니다"},
};

}  // namespace

const Catalogue& korean_messages() {
  static const Catalogue all(kEntries);
  return all;
}

}  // namespace deckle::render
