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
    {"{} is not the name of a brand", "{0}은(는) 브랜드의 이름이 아닙니다"},
    {"write a name of at most {} bytes, as it is to be read aloud where the logo is",
     "로고 자리에서 소리 내어 읽을 이름을 {0}바이트 이내로 쓰십시오"},
    {"the slide master {}", "슬라이드 마스터 {0}"},
    {"layout {}", "레이아웃 {0}"},
    {"{} draws \"{}\" where the logo is to be placed, and no other corner is free",
     "{0}이(가) 로고를 놓을 자리에 \"{1}\"을(를) 그리며, 다른 모서리도 비어 있지 않습니다"},
    {"{} draws \"{}\" where the logo is to be placed; it is in another corner",
     "{0}이(가) 로고를 놓을 자리에 \"{1}\"을(를) 그려 로고가 다른 모서리에 있습니다"},
    {"remove that from the template, or choose another logo.place",
     "템플릿에서 그것을 지우거나 다른 logo.place를 고르십시오"},
    {"layout {} draws \"{}\" in the clear space of the logo on its master",
     "레이아웃 {0}이(가) 마스터에 있는 로고의 여백에 \"{1}\"을(를) 그립니다"},
    {"the logo is in the place of \"{}\" on layout {}, which would become too small beside it",
     "로고가 레이아웃 {1}에서 \"{0}\"의 자리에 있으며, 이 개체 틀은 로고 옆에서 너무 작아집니다"},
    {"make the logo or its clear_space smaller, or choose another logo.place",
     "로고나 clear_space를 줄이거나 다른 logo.place를 고르십시오"},
    {"there is no theme {}", "이름이 {0}인 테마가 없습니다"},
    {"applying the theme {}", "테마 {0}을(를) 적용하는 중"},
    {"this is not a theme of version 1", "버전 1의 테마가 아닙니다"},
    {"begin it with \"theme\": 1", "\"theme\": 1로 시작하십시오"},
    {"{} {:06X} on {} {:06X} has a contrast of {:.2f}; text needs at least {}",
     "{2} {3:06X} 위의 {0} {1:06X}은(는) 대비가 {4:.2f}입니다. 텍스트에는 {5} 이상이 필요합니다"},
    {"choose colours that are farther apart: text in {} is set on {}",
     "차이가 더 큰 색을 고르십시오. {0} 색 텍스트는 {1} 위에 놓입니다"},
    {"{} is not a name of a theme", "{0}은(는) 테마 이름이 아닙니다"},
    {"write small letters, digits, - and _, as in 'midnight'",
     "'midnight'처럼 소문자, 숫자, -, _로 쓰십시오"},
    {"one to {} sizes from {} down to {} pt, each smaller than the one before it",
     "{1}pt에서 {2}pt까지, 앞의 것보다 작은 크기 1~{0}개"},
    {"one to {} single characters, one for each level of a list",
     "목록 수준마다 하나씩, 한 글자짜리 기호 1~{0}개"},
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
