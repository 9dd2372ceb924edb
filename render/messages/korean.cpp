#include "render/messages/tr.h"

namespace deckle::render {
namespace {

constexpr Translation kEntries[] = {
    {"trying Chromium", "Chromium을 시험하는 중"},
    {"{} sets a line of text {} px wide that should be {} px: it hints its letters, or has other "
     "fonts "
     "than deckle sees",
     "{0}이(가) 배치한 텍스트 한 줄의 너비가 {2} px이어야 하는데 {1} px입니다. 글자를 힌팅하거나, "
     "deckle이 보는 것과 글꼴이 다릅니다"},
    {"Chromium's page has {} elements, the slide {}",
     "Chromium 페이지의 요소는 {0}개인데 슬라이드는 {1}개입니다"},
    {"the picture would have {} by {} pixels; at most {} on a side and {} million in all are drawn",
     "그림의 크기가 {0}×{1} 픽셀이 됩니다. 한 변은 최대 {2} 픽셀, 전체는 최대 {3}백만 픽셀까지 "
     "그립니다"},
    {"pictures are drawn with cairo, which is not installed",
     "그림은 cairo로 그리는데 cairo가 설치되어 있지 않습니다"},
    {"cairo: {}", "cairo: {0}"},
};

}  // namespace

const Catalogue& korean_messages() {
  static const Catalogue all(kEntries);
  return all;
}

}  // namespace deckle::render
