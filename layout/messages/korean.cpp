#include "layout/messages/tr.h"

namespace deckle::layout {
namespace {

constexpr Translation kEntries[] = {
    {"the template has no layout", "템플릿에 레이아웃이 없습니다"},
    {"choose one of the layouts that `deckle layouts` lists",
     "`deckle layouts`로 볼 수 있는 레이아웃 중에서 고르십시오"},
    {"the title is too long for a title box and is set as body text",
     "제목이 어떤 제목 상자에도 들어가지 않아 본문으로 배치합니다"},
    {"shorten it to two lines, or give it another role", "두 줄로 줄이거나 다른 역할을 주십시오"},
    {"{:g} pt was requested; {:g} pt is used, the minimum of constraints.min_font_pt",
     "{0:g} pt를 요청했지만 constraints.min_font_pt의 최솟값 {1:g} pt로 배치합니다"},
    {"lower constraints.min_font_pt if the text may be this small",
     "이만큼 작아도 되면 constraints.min_font_pt를 낮추십시오"},
    {"the footer band has no space for the titles of {} sources; they are in the speaker notes",
     "출처 {0}개의 제목이 들어갈 자리가 없어 발표자 노트에 적습니다"},
    {"layout image_full_bleed needs a picture, and this slide has none; one_column is used",
     "이 슬라이드에는 레이아웃 image_full_bleed에 넣을 그림이 없어 one_column을 씁니다"},
    {"add an image element, or choose one_column", "그림 요소를 추가하거나 one_column을 고르십시오"},
    {"layout image_full_bleed holds only one picture, a title and a caption; one_column is used",
     "레이아웃 image_full_bleed에는 그림 하나, 제목, 캡션만 들어가므로 one_column을 씁니다"},
    {"move the other elements to another slide, or choose one_column",
     "다른 요소를 다른 슬라이드로 옮기거나 one_column을 고르십시오"},
    {"the picture of layout image_full_bleed is missing; one_column is used",
     "레이아웃 image_full_bleed에 넣을 그림이 없어 one_column을 씁니다"},
    {"put the picture in the asset folder", "그림을 에셋 폴더에 넣으십시오"},
    {"filling the page would crop {:.0f} % of a side of the picture; one_column is used and shows "
     "all of it",
     "페이지를 채우면 그림의 한 변이 {0:.0f} % 잘리므로 전체를 보여 주는 one_column을 씁니다"},
    {"set \"crop\": \"cover\" to fill the page anyway",
     "그래도 페이지를 채우려면 \"crop\": \"cover\"로 지정하십시오"},
    {"layout {} needs an element for its other column, and this slide has none; one_column is used",
     "레이아웃 {0}에는 다른 단에 놓을 요소가 필요한데 이 슬라이드에 없어 one_column을 씁니다"},
    {"add an element for the other column, or choose one_column",
     "다른 단에 넣을 요소를 추가하거나 one_column을 고르십시오"},
    {"it was not loaded", "불러오지 않았습니다"},
    {"a table cannot use the number format \"{}\"; its numbers are written in full",
     "표에서는 숫자를 \"{0}\" 서식으로 쓸 수 없어 그대로 씁니다"},
    {"use digits, grouping, decimals, percent and literal text, as in #,##0.0 or 0%",
     "#,##0.0이나 0%처럼 자릿수, 구분 기호, 소수, 백분율, 글자만 쓰십시오"},
    {"it has {} series", "계열이 {0}개입니다"},
    {"it has the value {}", "값 {0}이(가) 있습니다"},
    {"all its values are 0", "모든 값이 0입니다"},
    {"it has {} slices; at most {} can be distinguished", "조각이 {0}개인데 구별할 수 있는 것은 최대 {1}개입니다"},
    {"the x values of this line chart are unevenly spaced numbers; it is drawn on a numeric axis",
     "이 꺾은선 차트의 x는 간격이 고르지 않은 수이므로 수 축 위에 그립니다"},
    {"the x values of this area chart are unevenly spaced numbers; it is drawn on a numeric axis",
     "이 영역 차트의 x는 간격이 고르지 않은 수이므로 수 축 위에 그립니다"},
    {"write x as strings to give each its own column", "x마다 한 칸씩 두려면 x를 문자열로 쓰십시오"},
    {"this pie is drawn as bars: {}", "이 원형 차트는 막대로 그립니다: {0}"},
    {"use chart_type bar, or one pie for each series", "chart_type을 bar로 하거나 계열마다 원형 차트를 따로 만드십시오"},
    {"use chart_type bar, or set style.pie_to_bar to false to keep the pie",
     "chart_type을 bar로 하거나, 원형으로 두려면 style.pie_to_bar를 false로 지정하십시오"},
    {"the dates of this chart are unevenly spaced; it is drawn on a time axis",
     "이 차트의 날짜는 간격이 고르지 않으므로 시간 축 위에 그립니다"},
    {"{} of {} categories are combined as \"{}\"; all are in the workbook",
     "항목 {1}개 중 {0}개를 \"{2}\"(으)로 합쳤습니다. 전체는 통합 문서에 있습니다"},
    {"set style.top_n to false to show all of them", "전부 보이려면 style.top_n을 false로 지정하십시오"},
    {"the bars are horizontal: the category names do not fit under columns",
     "항목 이름이 세로 막대 아래에 들어가지 않아 가로 막대로 그립니다"},
    {"set style.bar_direction to column to keep them vertical",
     "세로로 두려면 style.bar_direction을 column으로 지정하십시오"},
    {"only one category label in {} is written: all {} do not fit",
     "항목 레이블 {1}개가 다 들어가지 않아 {0}개마다 하나씩 씁니다"},
    {"set style.thin_labels to false to write all of them",
     "전부 쓰려면 style.thin_labels를 false로 지정하십시오"},
    {"show fewer categories, or give the chart more space", "항목 수를 줄이거나 차트 자리를 넓히십시오"},
    {"shorten the titles, or cite fewer sources on this slide", "출처의 제목을 줄이거나 이 슬라이드의 출처 수를 줄이십시오"},
};

}  // namespace

const Catalogue& korean_messages() {
  static const Catalogue all(kEntries);
  return all;
}

}  // namespace deckle::layout
