#include "pptx/messages/tr.h"

namespace deckle::pptx {
namespace {

constexpr Translation kEntries[] = {
    {"slide {} cannot be read: {}", "슬라이드 {0}을(를) 읽을 수 없습니다: {1}"},
    {"open the file in PowerPoint, have it repaired, and save it again",
     "PowerPoint에서 파일을 열어 복구한 뒤 다시 저장하십시오"},
    {"it has no part", "파트가 없습니다"},
    {"the slide has no layout", "슬라이드에 레이아웃이 없습니다"},
    {"is linked, not in the file", "연결만 되어 있고 파일 안에 없습니다"},
    {"is not in the file", "파일 안에 없습니다"},
    {"cannot be read", "읽을 수 없습니다"},
    {"the page size is not within 1 and 56 inches", "페이지 크기가 1~56인치를 벗어납니다"},
    {"there is no presentation part", "프레젠테이션 파트가 없습니다"},
    {"the main part is not a presentation", "주 파트가 프레젠테이션이 아닙니다"},
    {"the layout has no slide master", "레이아웃에 슬라이드 마스터가 없습니다"},
    {"the shape '{}' has {} '{}', which is not a coordinate",
     "도형 '{0}'의 {1} 값 '{2}'은(는) 좌표가 아닙니다"},
    {"refers to {}, which is missing; open the template in PowerPoint, have it repaired, and save "
     "it again",
     "없는 파트 {0}을(를) 참조합니다. PowerPoint에서 템플릿을 열어 복구한 뒤 다시 저장하십시오"},
    {"the slide master has no theme", "슬라이드 마스터에 테마가 없습니다"},
    {"the template has no presentation part", "템플릿에 프레젠테이션 파트가 없습니다"},
    {"the template is not a presentation", "템플릿이 프레젠테이션이 아닙니다"},
    {"the template is a Strict Open XML presentation; save it as a PowerPoint presentation "
     "(.pptx) first",
     "템플릿이 Strict Open XML 프레젠테이션입니다. 먼저 PowerPoint 프레젠테이션(.pptx)으로 "
     "저장하십시오"},
    {"the template has no slide master", "템플릿에 슬라이드 마스터가 없습니다"},
    {"a chart without data cannot be written", "데이터가 없는 차트는 쓸 수 없습니다"},
    {"writing slide {}", "슬라이드 {0}을(를) 쓰는 중"},
    {"the part is missing", "파트가 없습니다"},
    {"{} must have a width and height of 1 to 56 inches",
     "{0}의 너비와 높이는 1~56인치여야 합니다"},
    {"the presentation part has no elements", "프레젠테이션 파트에 요소가 없습니다"},
    {"\"{}\" is not a preset shape", "\"{0}\"은(는) 미리 정의된 도형이 아닙니다"},
    {"elements of type {} cannot be written", "유형이 {0}인 요소는 쓸 수 없습니다"},
    {"the template has no part {}", "템플릿에 파트 {0}이(가) 없습니다"},
    {"the table was not laid out", "표가 배치되지 않았습니다"},
    {"the root element is not {}", "루트 요소가 {0}이(가) 아닙니다"},
};

}  // namespace

const Catalogue& korean_messages() {
  static const Catalogue all(kEntries);
  return all;
}

}  // namespace deckle::pptx
