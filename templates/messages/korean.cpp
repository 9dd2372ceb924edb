#include "templates/messages/tr.h"

namespace deckle::templates {
namespace {

constexpr Translation kEntries[] = {
    {"applying the brand kit", "브랜드 키트를 적용하는 중"},
    {"setting the body size", "본문 크기를 정하는 중"},
    {"this is not a brand kit of version 1", "버전 1의 브랜드 키트가 아닙니다"},
    {"begin it with \"brand\": 1", "\"brand\": 1로 시작하십시오"},
    {"{} {:06X} on paper {:06X} has a contrast of {:.2f}; text needs at least {}",
     "paper {2:06X} 위의 {0} {1:06X}은(는) 대비가 {3:.2f}입니다. 텍스트에는 {4} 이상이 필요합니다"},
    {"choose a darker or lighter colour: text in ink is set on paper, and text in paper on accent1",
     "더 어둡거나 밝은 색을 고르십시오. ink 색 텍스트는 paper 위에, paper 색 텍스트는 accent1 위에 "
     "놓입니다"},
    {"six hex digits such as '1C2530'", "'1C2530'과 같은 16진수 여섯 자리"},
    {"{} is not a typeface name", "{0}은(는) 글꼴 이름이 아닙니다"},
    {"write the family's name, as in 'Malgun Gothic'",
     "'Malgun Gothic'처럼 글꼴 패밀리 이름을 쓰십시오"},
    {"name a file beside the brand kit, relative to it",
     "브랜드 키트를 기준으로 한 상대 경로를 쓰십시오"},
    {"the logo is not placed on the slides", "로고를 슬라이드에 넣지 않습니다"},
    {"put it on the slide master of a template and name that with --template",
     "템플릿의 슬라이드 마스터에 로고를 넣고 그 템플릿을 --template으로 지정하십시오"},
    {"no built-in template is named {}; the only one is {}",
     "이름이 {0}인 내장 템플릿은 없습니다. 내장 템플릿은 {1} 하나입니다"},
    {"the title of a title slide", "제목 슬라이드의 제목"},
    {"the title and text of a section header", "구역 머리글의 제목과 텍스트"},
    {"a title and one large body", "제목과 큰 본문 하나"},
    {"a title and a body", "제목과 본문"},
    {"a large body", "큰 본문 하나"},
    {"a title and two columns side by side", "제목과 나란한 두 단"},
    {"a title and a place for a chart", "제목과 차트 자리"},
    {"a title and a place for a table", "제목과 표 자리"},
    {"a picture over most of the page", "페이지 대부분을 덮는 그림"},
    {"a place for a picture", "그림 자리"},
    {"a title for the quotation and one text for its source",
     "인용문을 넣을 제목과 출처를 넣을 텍스트"},
    {"the name of a closing slide, and a title", "마지막 슬라이드에 맞는 이름과 제목"},
    {"a title and nothing else", "제목 하나"},
    {"a title", "제목"},
    {"a page without placeholders", "자리 표시자가 없는 페이지"},
    {"the layout named {}", "이름이 {0}인 레이아웃"},
    {"no layout is named {}; {} is used, which has {}",
     "이름이 {0}인 레이아웃이 없어 {1}을(를) 씁니다. 이 레이아웃에 있는 것: {2}"},
    {"no layout is named {}; {} is used, the first layout that can replace it",
     "이름이 {0}인 레이아웃이 없습니다. 대신할 수 있는 첫 레이아웃 {1}을(를) 씁니다"},
    {"a listed layout has no relationship", "목록에 있는 레이아웃에 관계가 없습니다"},
    {"there is no slide master", "슬라이드 마스터가 없습니다"},
    {"the slide master is empty", "슬라이드 마스터가 비어 있습니다"},
    {"the template has no layouts; deckle added one to its master {}",
     "템플릿에 레이아웃이 없어 deckle이 마스터 {0}에 하나를 추가했습니다"},
    {"add layouts to the master in PowerPoint (View, Slide Master), and save the template",
     "PowerPoint의 보기, 슬라이드 마스터에서 레이아웃을 추가하고 템플릿을 저장하십시오"},
    {"reading the template {}", "템플릿 {0}을(를) 읽는 중"},

    // types
    {"an object", "객체"},

    // validate
    {"remove it", "지우십시오"},
    {"write {}", "{0}을(를) 쓰십시오"},
    {"unknown key {} in {} is ignored", "{1}에 있는 알 수 없는 키 {0}은(는) 무시됩니다"},

    // templates
    {"write the code of a script, such as 'Hang' or 'Jpan'",
     "'Hang'이나 'Jpan' 같은 문자 코드를 쓰십시오"},
};

}  // namespace

const Catalogue& korean_messages() {
  static const Catalogue all(kEntries);
  return all;
}

}  // namespace deckle::templates
