#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr Translation kEntries[] = {
    {"a slide of a presentation cannot be read", "프레젠테이션의 슬라이드를 읽을 수 없습니다"},
    {"Reports slides whose part is absent, damaged or not a slide, and slides without a layout and "
     "master that can be read. The other slides are read.",
     "파트가 없거나 손상되었거나 슬라이드가 아닌 슬라이드, 그리고 읽을 수 있는 레이아웃과 마스터가 없는 "
     "슬라이드를 보고합니다. 나머지 슬라이드는 읽습니다."},
    {"PowerPoint repairs or refuses such a file, and what the slide says is not checked.",
     "PowerPoint는 이런 파일을 복구하거나 거부하며, 슬라이드의 내용은 검사되지 않습니다."},
    {"{} slide", "슬라이드 {0}장"},
    {"{} slides", "슬라이드 {0}장"},
    {"{} decks", "덱 {0}개"},
    {"{} error", "오류 {0}건"},
    {"{} errors", "오류 {0}건"},
    {"{} warning", "경고 {0}건"},
    {"{} warnings", "경고 {0}건"},
    {"{} note", "참고 {0}건"},
    {"{} notes", "참고 {0}건"},
    {"slide {}", "슬라이드 {0}"},
    {"slide {}, element {}", "슬라이드 {0}, 요소 {1}"},
    {"clean", "문제없음"},
    {"with warnings", "경고 있음"},
    {"needs a human edit", "사람이 손봐야 함"},
    {"pass", "통과"},
    {"fail", "실패"},
    {"font {}: measured with built-in glyph widths", "글꼴 {0}: 내장 글자 너비로 측정했습니다"},
    {"font {}: measured with {}, which has the same glyph widths",
     "글꼴 {0}: 글자 너비가 같은 {1}(으)로 측정했습니다"},
    {"slide {} ({}) needs a human edit:", "슬라이드 {0} ({1})은(는) 사람이 손봐야 합니다:"},
    {"slide {} ({}): {}: {}", "슬라이드 {0} ({1}): {2}: {3}"},
    {"{} was not run: {}", "{0} 검사를 실행하지 않았습니다: {1}"},
    {"{} more note; use --verbose to show it", "그 밖에 참고 {0}건. --verbose로 볼 수 있습니다"},
    {"{} more notes; use --verbose to show them", "그 밖에 참고 {0}건. --verbose로 볼 수 있습니다"},
    {"{} more line; a JSON report has it", "그 밖에 {0}줄. JSON 보고서에 있습니다"},
    {"{} more lines; a JSON report has them", "그 밖에 {0}줄. JSON 보고서에 있습니다"},
    {"Severity: {}. Type in the report: {}; in the trace: {}.",
     "심각도: {0}. 보고서의 type: {1}, 추적 기록의 이름: {2}."},
    {"No fixer repairs it.", "이 문제를 고치는 수정기가 없습니다."},
    {"Fixers: {}", "수정기: {0}"},
    {"Example with this finding:", "보고되는 예:"},
    {"Example without it:", "보고되지 않는 예:"},
    {"fits", "맞음"},
    {"fits, with warnings", "맞음, 경고 있음"},
    {" (undone: no improvement)", " (효과가 없어 되돌림)"},
    {"Repairs: {} step", "수정한 내용: {0}단계"},
    {"Repairs: {} steps", "수정한 내용: {0}단계"},
    {"show it on the slide", "슬라이드에서 보기"},
    {"and {} more", "그 밖에 {0}건"},
    {"This slide needs a human edit", "이 슬라이드는 사람이 손봐야 합니다"},
    {"show or hide each {}", "{0} 보이기/숨기기"},
    {"show each {}", "{0} 보이기"},
    {"slide {} · {}", "슬라이드 {0} · {1}"},
    {"{} slide needs a human edit", "슬라이드 {0}장을 사람이 손봐야 합니다"},
    {"{} slides need a human edit", "슬라이드 {0}장을 사람이 손봐야 합니다"},
    {"Slides", "슬라이드 목록"},
    {"To the report", "보고서로 가기"},
    {"layout {}", "레이아웃 {0}"},
    {"Nothing to report.", "보고할 것이 없습니다."},
    {"Fonts", "글꼴"},
    {"requested", "요청한 글꼴"},
    {"measured with", "측정에 쓴 글꼴"},
    {"source", "출처"},
    {"line width error", "줄 너비 오차"},
    {"installed", "설치됨"},
    {"built-in glyph widths", "내장 글자 너비"},
    {"same glyph widths", "글자 너비가 같음"},
    {"substitute with other glyph widths", "대신 씀, 글자 너비가 다름"},
    {"missing", "없음"},
    {"The deck as a whole", "덱 전체"},
    {"Not run: {}", "실행하지 않음: {0}"},
    {"a picture does not fill its frame because its proportions differ",
     "그림의 비율이 달라 틀을 다 채우지 못합니다"},
    {"Reports a picture without content.crop that is shown whole, with margins, because filling "
     "its frame would crop more than 10 % of a side.",
     "content.crop을 지정하지 않은 그림 가운데, 틀을 채우면 한 변이 10 % 넘게 잘리므로 여백을 "
     "두고 전체를 보여 준 것을 보고합니다."},
    {"Cropping could remove text from a screenshot. The author may know that this picture can be "
     "cropped, or have one with the right proportions.",
     "자르면 화면 캡처의 글자가 사라질 수 있습니다. 이 그림은 잘려도 되는지, 비율이 맞는 그림이 "
     "있는지는 작성자가 압니다."},
    {"the picture does not fill its frame: {} x {} in a frame of {} x {}; filling it would crop "
     "{:.0f} %",
     "그림이 틀을 다 채우지 못합니다. {2} x {3} 틀에 {0} x {1} 크기로 보여 줍니다. 틀을 채우면 "
     "{4:.0f} %가 잘립니다"},
    {"set content.crop to \"cover\" to fill the frame, or to \"contain\" to keep it as it is",
     "틀을 채우려면 content.crop을 \"cover\"로, 이대로 두려면 \"contain\"으로 지정하십시오"},
    {"a picture has too few pixels for the size it is shown at",
     "그림의 화소가 표시 크기에 비해 부족합니다"},
    {"Divides the pixels of a picture by the inches it covers. Below 144 pixels per inch, the "
     "resolution of a 13.33 in page on a Full HD screen, it is a note; below 72, where each "
     "pixel covers four pixels of that screen, a warning. SVG, EMF and WMF are vector graphics "
     "and exempt.",
     "그림의 화소 수를 표시되는 인치로 나눕니다. 13.33인치 페이지를 Full HD 화면에 띄울 때의 "
     "값인 인치당 144화소 미만이면 참고, 화소 하나가 그 화면의 화소 넷을 덮는 72화소 미만이면 "
     "경고입니다. 벡터 그래픽인 SVG, EMF, WMF는 제외합니다."},
    {"A picture that looks slightly blurred on a laptop shows single pixels on a projector "
     "screen.",
     "노트북에서 조금 흐릿해 보이는 그림은 프로젝터 화면에서 화소가 그대로 드러납니다."},
    {"{:.0f} x {:.0f} pixels are shown at {:.0f} pixels per inch; {:.0f} or more would be sharp",
     "{0:.0f} x {1:.0f} 화소를 인치당 {2:.0f}화소로 표시합니다. 선명하려면 {3:.0f} 이상이어야 "
     "합니다"},
    {"use a picture of {:.0f} x {:.0f} pixels, or make its box smaller",
     "{0:.0f} x {1:.0f} 화소의 그림을 쓰거나 상자를 줄이십시오"},
    {"a picture has no alternative text", "그림에 대체 텍스트가 없습니다"},
    {"Reports each picture without alt_text; the name of its file is used instead. An empty "
     "alt_text marks the picture as decoration and is not reported.",
     "alt_text를 쓰지 않은 그림을 보고합니다. 이때는 파일 이름이 대신 쓰입니다. 빈 alt_text는 "
     "그림이 장식이라는 뜻이므로 보고하지 않습니다."},
    {"Screen readers read alt_text aloud, and it is shown in place of a picture that cannot be "
     "loaded.",
     "화면 읽기 프로그램은 alt_text를 읽고, 그림을 불러올 수 없으면 그 자리에 alt_text가 "
     "나타납니다."},
    {"the picture has no alt_text", "그림에 alt_text가 없습니다"},
    {"describe the picture in content.alt_text, or write \"\" if it is only decoration",
     "그림의 내용을 content.alt_text에 쓰고, 장식일 뿐이면 \"\"로 두십시오"},
    {"a picture is missing or cannot be read", "그림이 없거나 읽을 수 없습니다"},
    {"Reports each picture that is drawn as a grey placeholder because its file is missing, "
     "truncated, of another kind than declared, over the limits, or at a URL, which deckle does "
     "not download.",
     "파일이 없거나, 잘렸거나, 종류가 선언과 다르거나, 한도를 넘거나, deckle이 가져오지 않는 "
     "URL에 있어 회색 자리 표시자로 그린 그림을 보고합니다."},
    {"A grey box in front of an audience is worse than a failed build.",
     "청중 앞에 회색 상자가 나오는 것은 빌드가 실패하는 것보다 나쁩니다."},
    {"invalid", "유효하지 않음"},
    {"valid", "유효함"},
    {"the picture is shown as a placeholder: {}", "그림을 자리 표시자로 보여 줍니다: {0}"},
    {"make the picture simpler or smaller, or allow more with --limit {}=NUMBER",
     "그림을 더 단순하거나 작게 만들거나 --limit {0}=NUMBER로 한도를 높이십시오"},
    {"put the file in the asset folder, or correct its file_id",
     "파일을 에셋 폴더에 넣거나 file_id를 고치십시오"},
    {"a picture or chart is too small to read", "그림이나 차트가 너무 작아 읽을 수 없습니다"},
    {"Reports charts smaller than 144 x 90 pt, pictures whose longer side is below 48 pt, pictures "
     "of which less than half is shown in a strip below 24 pt, and icons below 24 pt. Where the "
     "author set the box, a chart is a warning and a picture is not "
     "reported.",
     "144 x 90 pt보다 작은 차트, 긴 변이 48 pt 미만인 그림, 24 pt 미만의 띠에 절반도 보이지 않는 "
     "그림, "
     "24 pt 미만인 아이콘을 보고합니다. "
     "작성자가 위치를 직접 지정했으면 차트는 경고이고 그림은 보고하지 않습니다."},
    {"A chart needs space for its labels at 10 pt; a smaller one cannot be read.",
     "차트에는 10 pt 레이블이 들어갈 공간이 필요합니다. 그보다 작으면 읽을 수 없습니다."},
    {"the {} is {} x {}; it needs {} x {} to be readable",
     "{0}의 크기가 {1} x {2}입니다. 읽으려면 {3} x {4}이(가) 필요합니다"},
    {"chart", "차트"},
    {"picture", "그림"},
    {"make extensions.box larger", "extensions.box를 키우십시오"},
    {"put fewer elements on the slide, or move it to a separate slide",
     "슬라이드의 요소를 줄이거나 별도의 슬라이드로 옮기십시오"},
    {"an element covers text below it", "요소가 아래에 있는 텍스트를 가립니다"},
    {"Compares every two elements on different z levels: how much of the lines of the lower one "
     "is covered by the upper one, by its box if that is filled or is a picture, chart or "
     "table, else by its own lines; 100 px2 or more is reported. Text on a panel or a picture, "
     "lines, decoration, and pairs that belong together are not; two placeholders are compared "
     "by overlapping-elements.",
     "z 수준이 다른 두 요소마다 위 요소가 아래 요소의 글줄을 얼마나 가리는지 비교합니다. 위 "
     "요소가 채워져 있거나 그림, 차트, 표이면 상자만큼, 아니면 글줄만큼 가린 것으로 보며 100 px2 "
     "이상이면 보고합니다. 패널이나 그림 위의 텍스트, 선, 장식, 의도적으로 함께 놓인 쌍은 "
     "제외하고, 자리 표시자 둘은 overlapping-elements가 검사합니다."},
    {"Covered text cannot be read, whether or not the level was set on purpose.",
     "수준을 일부러 정했더라도 가려진 텍스트는 읽을 수 없습니다."},
    {"covers {:.0f} px2 of the text of {}", "{1}의 텍스트 {0:.0f} px2를 가립니다"},
    {"{:.0f} px2 of its text are covered by {}", "텍스트 {0:.0f} px2가 {1}에 가려집니다"},
    {"move one of them, or give the text the higher extensions.z",
     "둘 중 하나를 옮기거나 텍스트의 extensions.z를 더 높이십시오"},
    {"an element extends beyond the slide", "요소가 슬라이드 밖으로 나갑니다"},
    {"Compares each box, or the bounds of a rotated element, with the slide (more than 1 px "
     "beyond an edge is a defect) and with the safe area (beyond it is a note). Full-bleed and "
     "decorative elements are exempt.",
     "각 상자를(회전한 것은 그 외곽을) 슬라이드와 비교하고(가장자리를 1 px 넘게 벗어나면 결함) "
     "안전 영역과 비교합니다(벗어나면 참고). 페이지를 가득 채우는 요소와 장식은 "
     "제외합니다."},
    {"Content off the slide is not shown; projectors and printers may cut off content in the "
     "margin.",
     "슬라이드 밖은 보이지 않고, 여백에 놓인 것은 프로젝터와 프린터에서 잘릴 수 있습니다."},
    {"inside the slide", "슬라이드 안쪽"},
    {"above the body text", "본문 위"},
    {"16 px below the bottom edge of {}", "{0}의 아래쪽 가장자리에서 16 px 아래"},
    {"16 px above the top edge of {}", "{0}의 위쪽 가장자리에서 16 px 위"},
    {"the text's height of {} and {} of space", "글의 높이 {0}에 여유 {1}을(를) 더한 값"},
    {"the text's width of {} and {} of space", "글의 너비 {0}에 여유 {1}을(를) 더한 값"},
    {"the text's height of {}, insets of {} and {} of space",
     "글의 높이 {0}에 안쪽 여백 {1}과(와) 여유 {2}을(를) 더한 값"},
    {"the text's width of {}, insets of {} and {} of space",
     "글의 너비 {0}에 안쪽 여백 {1}과(와) 여유 {2}을(를) 더한 값"},
    {"the table's height of {} and {} of space", "표의 높이 {0}에 여유 {1}을(를) 더한 값"},
    {"the box's width of {}, the missing {} and {} of space",
     "상자의 너비 {0}에 모자란 {1}과(와) 여유 {2}을(를) 더한 값"},
    {"the minimum for this element", "이 요소의 최솟값"},
    {"left", "왼쪽"},
    {"top", "위쪽"},
    {"right", "오른쪽"},
    {"bottom", "아래쪽"},
    {"extends {} beyond the {} edge of the {}", "{2}의 {1} 가장자리를 {0} 벗어납니다"},
    {"slide", "슬라이드"},
    {"safe area", "안전 영역"},
    {"move or shrink the element", "요소를 옮기거나 줄이십시오"},
    {"keep it inside the margins unless it is meant to reach the edge of the slide",
     "가장자리까지 채우려는 요소가 아니라면 여백을 지키십시오"},
    {"two elements overlap or are too close together", "두 요소가 겹치거나 너무 가깝습니다"},
    {"Intersects the boxes of every two elements on the same z level (of a picture, its visible "
     "part; of a rotated element, its bounds), each enlarged by 8 px on every side; 100 px2 or "
     "more is an overlap. The severity "
     "depends on its share of the smaller box: error from 10 %, warning from 2 %, else note, which "
     "is "
     "no defect. Two placeholders are compared on any z level, unless both are where the template "
     "has "
     "them; nor is a box that was cut from a placeholder compared with another placeholder that it "
     "does not touch, or the mark of a source with what it does not touch. Decoration, and pairs "
     "that belong together by design, are exempt.",
     "같은 z 수준에 있는 모든 쌍의 상자를(그림은 보이는 부분을, 회전한 것은 그 외곽을) 사방으로 8 "
     "px씩 넓혀 "
     "교차시킵니다. 100 px2 이상이면 겹침입니다. 심각도는 작은 상자에서 차지하는 비율에 따라 10 "
     "%부터 오류, 2 %부터 경고, 그 밖은 결함이 아닌 참고입니다. 자리 표시자 둘은 z와 상관없이 "
     "검사하되, 둘 "
     "다 템플릿의 제자리에 있으면 제외합니다. 자리 표시자에서 잘라 낸 상자도 맞닿지 않은 다른 자리 "
     "표시자와는 비교하지 않고, 출처 번호도 맞닿지 않은 것과는 비교하지 않습니다. 장식과 "
     "의도적으로 함께 놓인 쌍은 제외합니다."},
    {"Text under other text cannot be read, and elements that almost touch look like a mistake.",
     "글자에 가린 글자는 읽을 수 없고, 거의 맞닿은 요소는 실수처럼 보입니다."},
    {"is {} from {}; {} are needed", "{1}에서 {0} 떨어져 있는데, {2} 떨어져야 합니다"},
    {"overlaps {} by {:.0f} px2, {:.1f} % of the smaller box",
     "{0}과(와) {1:.0f} px2 겹칩니다. 작은 상자의 {2:.1f} %입니다"},
    {"move or shrink one of them, a distance of 16 px is enough; if this is intended, give one of "
     "them another extensions.z",
     "둘 중 하나를 옮기거나 줄이십시오. 16 px만 떨어지면 됩니다. 의도한 것이면 둘 중 하나의 "
     "extensions.z를 다르게 하십시오"},
    {"move or shrink one of them; a distance of 16 px is enough",
     "둘 중 하나를 옮기거나 줄이십시오. 16 px 떨어지면 충분합니다"},
    {"{} has its place at the foot of the slide: move or shrink {}; a distance of 16 px is enough",
     "{0}의 자리는 슬라이드 아래쪽입니다. {1}을(를) 옮기거나 줄이십시오. 16 px 떨어지면 "
     "충분합니다"},
    {"the title is below the text it belongs to", "제목이 본문보다 아래에 있습니다"},
    {"Compares the middle of every title with the middle of every text and list on the slide.",
     "모든 제목의 중심을 슬라이드의 모든 텍스트와 목록의 중심과 비교합니다."},
    {"A slide is read from top to bottom, so the title must come first.",
     "슬라이드는 위에서부터 읽으므로 제목이 먼저 나와야 합니다."},
    {"the title's middle is at {}, below that of {} at {}",
     "제목의 중심이 {0}에 있어 {2}에 있는 {1}의 중심보다 아래입니다"},
    {"move the title above the text", "제목을 본문 위로 옮기십시오"},
    {"a table has more rows or columns than a slide should hold",
     "표의 행이나 열이 슬라이드 한 장에 담기에는 너무 많습니다"},
    {"Counts the rows below the header and the columns: 12 rows and 8 columns are recommended "
     "for one slide, or as many rows as style.rows_per_page allows. More rows are a defect, "
     "which splitting the table repairs; more columns are a note as long as they can be read.",
     "머리글 아래의 행과 열을 셉니다. 슬라이드 한 장에는 12행 8열, 또는 style.rows_per_page가 "
     "허용하는 만큼을 권장합니다. 행이 더 많으면 결함이며 여러 장으로 나누어 고칩니다. 열이 더 "
     "많은 "
     "것은 읽을 수 있는 한 참고입니다."},
    {"An audience looks at a slide for about a minute. A larger table is read later or not at "
     "all.",
     "청중은 슬라이드 한 장을 1분쯤 봅니다. 이보다 큰 표는 나중에 읽히거나 아예 읽히지 않습니다."},
    {"{} rows on one slide; the maximum is {}",
     "슬라이드 한 장에 {0}행이 있습니다. 최대 {1}행입니다"},
    {"remove rows, or set style.rows_per_page", "행을 줄이거나 style.rows_per_page를 지정하십시오"},
    {"{} rows on one slide; {} or fewer are recommended",
     "슬라이드 한 장에 {0}행이 있습니다. {1}행 이하를 권장합니다"},
    {"remove style.rows_per_page to have the table split",
     "style.rows_per_page를 빼면 표를 여러 장으로 나눕니다"},
    {"{} columns on one slide; {} or fewer are recommended",
     "슬라이드 한 장에 {0}열이 있습니다. {1}열 이하를 권장합니다"},
    {"remove columns that the slide's message does not need",
     "슬라이드의 메시지에 필요 없는 열을 빼십시오"},
    {"a table is larger than its box", "표가 상자보다 큽니다"},
    {"Adds up the rows of a table, each as tall as its tallest cell, and compares the sum with "
     "the height of its box below the caption. Compares the width its columns need for their "
     "longest words with the width of its box.",
     "행마다 가장 높은 셀의 높이를 더해 캡션 아래 상자의 높이와 비교하고, 열마다 가장 긴 낱말에 "
     "필요한 너비를 상자의 너비와 비교합니다."},
    {"Rows grow with their text, whatever height the file gives: a table that is too tall covers "
     "the content below it, or runs off the slide. In columns that are too narrow, words and "
     "numbers are broken in two.",
     "행은 파일의 값과 상관없이 글자에 따라 커집니다. 너무 높은 표는 아래의 내용을 덮거나 "
     "슬라이드 밖으로 나가고, 너무 좁은 열에서는 낱말과 숫자가 둘로 잘립니다."},
    {"the table's {} rows need a height of {}, but its box has {}: {} too much",
     "표의 {0}행에 필요한 높이는 {1}인데 상자는 {2}입니다. {3} 넘칩니다"},
    {" ({} row)", " ({0}행)"},
    {" ({} rows)", " ({0}행)"},
    {"remove rows, shorten long cells, or enlarge the box",
     "행을 줄이거나, 긴 셀을 줄이거나, 상자를 키우십시오"},
    {"the {} columns are {} narrower than their longest words: words are broken in two",
     "열 {0}개가 가장 긴 낱말보다 {1} 좁아 낱말이 둘로 잘립니다"},
    {"remove columns, shorten the words, or enlarge the box",
     "열을 줄이거나, 낱말을 줄이거나, 상자를 키우십시오"},
    {"the sources do not fit in the footer band", "출처가 바닥글 영역에 들어가지 않습니다"},
    {"Compares the height of the laid-out sources with the footer band reserved for them.",
     "배치한 출처의 높이를 출처용 바닥글 영역과 비교합니다."},
    {"Sources that run off the slide, or into the content above, cannot be read.",
     "슬라이드 밖으로 나가거나 위의 내용을 침범한 출처는 읽을 수 없습니다."},
    {"the sources need a height of {}, but the footer band has {}: {} too much",
     "출처에 필요한 높이는 {0}인데 바닥글 영역은 {1}입니다. {2} 넘칩니다"},
    {"shorten the titles, or cite fewer sources on this slide",
     "출처의 제목을 줄이거나 이 슬라이드의 출처 수를 줄이십시오"},
    {"text is smaller than the minimum for its priority",
     "텍스트가 우선순위에 따른 최소 크기보다 작습니다"},
    {"Compares the smallest text of an element with its minimum: constraints.min_font_pt, or 24 "
     "pt at priority 100, 15 pt at 80, 12 pt below, 10 pt in tables, charts and citations. A "
     "size that the author sets without a minimum is a warning down to 8 pt, the smallest value "
     "of constraints.min_font_pt, and an error below.",
     "요소의 가장 작은 글자를 최소 크기와 비교합니다. 최소 크기는 constraints.min_font_pt이며, "
     "없으면 우선순위 100에서 24 pt, 80에서 15 pt, 그 아래에서 12 pt, 표와 차트와 출처에서 10 "
     "pt입니다. 작성자가 최소 크기 없이 지정한 크기는 constraints.min_font_pt의 하한인 8 "
     "pt까지는 경고, 그보다 작으면 오류입니다."},
    {"Text must be readable from the back row.", "글은 뒷줄에서도 읽을 수 있어야 합니다."},
    {"text is {}; the minimum for this element is {}",
     "텍스트 크기가 {0}입니다. 이 요소의 최소 크기는 {1}입니다"},
    {"text is {} as set in the spec; the minimum for this element is {}",
     "텍스트 크기가 스펙에 지정한 대로 {0}입니다. 이 요소의 최소 크기는 {1}입니다"},
    {"set a larger size, or lower constraints.min_font_pt if this size is intended",
     "크기를 키우거나, 이 크기를 의도한 것이면 constraints.min_font_pt를 낮추십시오"},
    {"text is larger than its box", "텍스트가 상자보다 큽니다"},
    {"Compares the laid-out height of a text body with the inner height of its shape, and its "
     "widest line with the inner width.",
     "배치한 텍스트의 높이를 도형의 안쪽 높이와, 가장 긴 줄을 안쪽 너비와 비교합니다."},
    {"Lines that do not fit are drawn over the content below, or off the slide; PowerPoint does "
     "not clip them.",
     "들어가지 않은 줄은 아래 내용 위에 겹치거나 슬라이드 밖으로 나갑니다. PowerPoint는 이를 "
     "잘라 내지 않습니다."},
    {"text needs a height of {}, but its box has {}: {} too much ({:.1f} lines)",
     "텍스트에 필요한 높이는 {0}인데 상자는 {1}입니다. {2} 넘칩니다({3:.1f}줄)"},
    {"the widest line needs a width of {}, but its box has {}: {} too much",
     "가장 긴 줄에 필요한 너비는 {0}인데 상자는 {1}입니다. {2} 넘칩니다"},
    {"shorten the text, enlarge the box, or allow a smaller size",
     "텍스트를 줄이거나, 상자를 키우거나, 더 작은 크기를 허용하십시오"},
    {"is not a deckle report; create one with deckle qc --format json or sarif",
     "deckle의 보고서가 아닙니다. deckle qc --format json 또는 sarif로 만드십시오"},
    {"{} (slide {}, element {})", "{0}(슬라이드 {1}, 요소 {2})"},
    {"{} (slide {}, element {}, and {} more)", "{0}(슬라이드 {1}, 요소 {2} 외 {3}건)"},
    {"the size of the picture is not known", "그림의 크기를 알 수 없습니다"},
    {"the authored content of the picture is not known", "작성자가 쓴 그림 내용을 알 수 없습니다"},
    {"the rows and columns of the table are not laid out", "표의 행과 열이 배치되지 않았습니다"},
    {"stacked letters are not measured", "한 글자씩 아래로 쌓은 글은 측정하지 않습니다"},
    {"it would fit", "들어갑니다"},
    {"it would fit, on {} slides", "슬라이드 {0}장에 들어갑니다"},
    {"it would not fit either", "그래도 들어가지 않습니다"},
    {"{}: proposed text with {} characters instead of {}; {}:",
     "{0}: {2}자를 {1}자로 줄인 제안. {3}:"},
    {"a list has more lines than a slide should hold",
     "목록의 줄 수가 슬라이드 한 장에 알맞은 것보다 많습니다"},
    {"Counts the lines of a list as they are laid out, on the fullest of its slides: 12 are "
     "recommended for a list over the width of the slide, 9 for one in a column.",
     "배치된 목록의 줄 수를, 줄이 가장 많은 슬라이드에서 셉니다. 슬라이드 너비를 다 쓰는 목록은 "
     "12줄, 단 안의 목록은 9줄까지 권장합니다."},
    {"An audience reads a longer list instead of listening. It fits, but another slide or fewer "
     "words serve the reader better.",
     "목록이 더 길면 청중은 듣지 않고 읽게 됩니다. 들어가기는 하지만 슬라이드를 나누거나 말을 "
     "줄이는 편이 낫습니다."},
    {"the list has {} lines; {} or fewer are recommended",
     "목록이 {0}줄입니다. {1}줄 이하를 권장합니다"},
    {"shorten the items, or distribute them over two slides",
     "항목을 줄이거나 슬라이드 두 장에 나누십시오"},
    {"two slides have the same title", "두 슬라이드의 제목이 같습니다"},
    {"Compares the titles of the authored slides, without regard to capitals and white space. "
     "Continuations of a slide and the appendix are not compared.",
     "작성한 슬라이드의 제목을 대소문자와 공백을 무시하고 비교합니다. 이어지는 슬라이드와 "
     "부록은 비교하지 않습니다."},
    {"Titles are how a reader finds a slide in the outline, and how a screen reader tells "
     "slides apart.",
     "독자는 개요에서 제목으로 슬라이드를 찾고, 화면 읽기 프로그램도 제목으로 슬라이드를 "
     "구별합니다."},
    {"slide {} has the same title: {}", "슬라이드 {0}의 제목과 같습니다: {1}"},
    {"name in each title what only that slide shows", "각 제목에 그 슬라이드만의 내용을 쓰십시오"},
    {"a text shows an HTML entity such as &amp;",
     "&amp; 같은 HTML 엔티티가 텍스트에 그대로 나타납니다"},
    {"Looks for the common named entities of HTML, and for numbered ones such as &#39; in a "
     "text.",
     "자주 쓰이는 HTML 엔티티와 &#39; 같은 번호 엔티티를 텍스트에서 찾습니다."},
    {"A text is shown as it is written, so the audience sees the entity instead of the "
     "character that was meant.",
     "텍스트는 쓰인 그대로 나타나므로 청중은 원래의 글자 대신 엔티티를 보게 됩니다."},
    {"the text shows {} as it is written", "텍스트에 {0}이(가) 그대로 나타납니다"},
    {"write {}", "{0}을(를) 쓰십시오"},
    {"a text shows \\n or \\t as two characters", "텍스트에 \\n이나 \\t가 두 글자로 나타납니다"},
    {"Looks for a backslash followed by n or t in a text. Windows paths, quoted escapes and "
     "words of TeX such as \\nu and \\times are not reported.",
     "텍스트에서 n이나 t가 뒤따르는 백슬래시를 찾습니다. Windows 경로, 따옴표로 묶은 것, \\nu나 "
     "\\times 같은 TeX 명령은 보고하지 않습니다."},
    {"The text was escaped twice on its way into the spec. The audience sees the backslash, and "
     "the lines are not broken.",
     "텍스트가 스펙에 들어오면서 두 번 이스케이프되었습니다. 청중은 백슬래시를 보게 되고 줄은 "
     "바뀌지 않습니다."},
    {"the text has the two characters {} instead of {}",
     "텍스트에 {1} 대신 두 글자 {0}이(가) 있습니다"},
    {"a line break", "줄 바꿈"},
    {"a tab", "탭"},
    {"write a single backslash in the JSON; the text is then {}",
     "JSON에 백슬래시를 하나만 쓰십시오. 그러면 텍스트는 {0}입니다"},
    {"a text shows the marks of Markdown or HTML",
     "텍스트에 마크다운이나 HTML 기호가 그대로 나타납니다"},
    {"Looks for pairs of **, __, ~~, * and backticks around words, for #, ## … before a line, "
     "for links in brackets with their address in parentheses, and for tags of HTML such as "
     "<b>…</b> and <br>. Signs of multiplication, comparisons, names with underscores and marks "
     "of sources are not reported, nor are names of Python such as __init__.",
     "낱말을 감싼 **, __, ~~, *, 백틱의 쌍, 줄 앞의 #, ## …, 대괄호와 괄호로 쓴 링크, "
     "<b>…</b>나 <br> 같은 HTML 태그를 찾습니다. 곱셈 기호, 비교, 밑줄이 든 이름, 출처 표시, "
     "__init__ 같은 Python 이름은 보고하지 않습니다."},
    {"Text is not read as Markdown unless extensions.text says so, and never as HTML: the "
     "audience sees the asterisks, number signs and tags.",
     "텍스트는 extensions.text로 정하지 않으면 마크다운으로 읽지 않고 HTML로는 결코 읽지 "
     "않으므로, 청중은 별표와 우물 정 자와 태그를 그대로 보게 됩니다."},
    {"the text shows the markup {} as it is written",
     "텍스트에 마크업 {0}이(가) 그대로 나타납니다"},
    {"write {}; extensions.runs makes parts of it bold, or links, and extensions.text: "
     "\"markdown\" reads Markdown",
     "{0}을(를) 쓰십시오. 일부를 굵게 하거나 링크로 만들려면 extensions.runs를 쓰고, "
     "마크다운으로 읽게 하려면 extensions.text: \"markdown\"을 쓰십시오"},
    {"a slide has no title", "슬라이드에 제목이 없습니다"},
    {"Reports a slide whose layout has a place for a title that stays empty: no element has the "
     "role title, and no text was short enough to be used as one. Layouts without such a place "
     "need no title, nor do slides with layout_hints.promote_title: false.",
     "레이아웃에 제목 자리가 있는데 비어 있는 슬라이드를 보고합니다. 역할이 title인 요소가 "
     "없고, 제목으로 쓸 만큼 짧은 텍스트도 없는 경우입니다. 제목 자리가 없는 레이아웃과 "
     "layout_hints.promote_title이 false인 슬라이드에는 제목이 필요 없습니다."},
    {"A title says what the slide is about. Screen readers and the outline name the slide by "
     "it, and an empty place for it looks unfinished.",
     "제목은 슬라이드가 무엇에 관한 것인지 알려 줍니다. 화면 읽기 프로그램과 개요는 제목으로 "
     "슬라이드를 부르며, 빈 제목 자리는 미완성으로 보입니다."},
    {"the slide has no title", "슬라이드에 제목이 없습니다"},
    {"add an element of kind 'text' with the role 'title'",
     "kind가 'text'이고 role이 'title'인 요소를 추가하십시오"},
    {"a slide has the same text twice", "한 슬라이드에 같은 텍스트가 두 번 있습니다"},
    {"Compares the items and texts of a slide: an item that its list has twice, a text that "
     "repeats the title, and a text of 20 letters or more that two elements have. Texts of "
     "three letters or fewer, labels of charts and cells of tables are not compared.",
     "슬라이드의 항목과 텍스트를 비교합니다. 목록에 두 번 있는 항목, 제목을 되풀이하는 텍스트, "
     "두 요소에 있는 20자 이상의 텍스트를 보고합니다. 세 글자 이하의 텍스트와 차트 레이블, 표의 "
     "셀은 비교하지 않습니다."},
    {"The second one takes space and tells nothing new; often another text was meant. Short "
     "labels, as below several figures, are repeated on purpose.",
     "두 번째 것은 자리만 차지하고 새로운 내용이 없으며, 다른 텍스트를 쓰려던 경우가 많습니다. "
     "여러 수치 아래에 붙는 짧은 레이블은 일부러 되풀이한 것입니다."},
    {"the list has the item {} twice", "목록에 항목 {0}이(가) 두 번 있습니다"},
    {"{} is also the text of element {}", "{0}은(는) 요소 {1}의 텍스트이기도 합니다"},
    {"remove one of the two, or write what was meant",
     "둘 중 하나를 지우거나 원래 쓰려던 내용을 쓰십시오"},
    {"a chart has more series than can be told apart",
     "차트의 계열이 구별할 수 있는 것보다 많습니다"},
    {"Counts the series of a chart, those of its data file included: 6 are the maximum.",
     "데이터 파일의 것을 포함해 차트의 계열 수를 셉니다. 6개까지입니다."},
    {"A theme has six accent colours. Further series have shades of them, which an audience "
     "cannot find in the legend; lines also cross one another.",
     "테마의 강조색은 여섯 가지입니다. 그보다 많은 계열은 그 색의 명암으로 그려지므로 청중이 "
     "범례에서 찾을 수 없고, 선은 서로 엇갈리기도 합니다."},
    {"the chart has {} series; {} or fewer can be told apart",
     "차트의 계열이 {0}개입니다. 구별할 수 있는 것은 {1}개 이하입니다"},
    {"keep those that the slide is about, add up the others, or use two charts",
     "슬라이드가 다루는 계열만 남기거나, 나머지를 합치거나, 차트를 둘로 나누십시오"},
    {"a list item or line begins with a marker that was typed",
     "목록의 항목이나 줄이 직접 입력한 글머리 기호로 시작합니다"},
    {"Looks for bullets, dashes, asterisks, circled numbers, and numbers in sequence, before "
     "the text of list items; and for texts of two lines or more that begin with them.",
     "목록 항목 앞에 있는 글머리표, 줄표, 별표, 원 숫자, 차례대로 붙은 번호를 찾습니다. 그런 "
     "기호로 시작하는 줄이 둘 이상인 텍스트도 찾습니다."},
    {"A list draws its own markers, so two are shown side by side. Lines of a text with typed "
     "markers have no hanging indent.",
     "목록은 스스로 기호를 그리므로 기호 두 개가 나란히 나타납니다. 기호를 직접 입력한 텍스트의 "
     "줄에는 내어쓰기가 없습니다."},
    {"{} begins with a typed marker", "{0}은(는) 직접 입력한 기호로 시작합니다"},
    {"{} and {} more begin with a typed marker", "{0} 외 {1}줄이 직접 입력한 기호로 시작합니다"},
    {"; the list draws one as well", ". 목록도 기호를 그립니다"},
    {"write {}; style.list: \"number\" draws numbers",
     "{0}을(를) 쓰십시오. style.list: \"number\"가 번호를 그립니다"},
    {"use an element of kind 'bullets' with items such as {}",
     "kind가 'bullets'인 요소에 {0} 같은 항목으로 쓰십시오"},
    {"a mark in a text names no source of its slide",
     "텍스트의 출처 표시가 그 슬라이드에 없는 출처를 가리킵니다"},
    {"Looks for marks such as [src1] or [cite-3], for the id of a citation of another slide, "
     "and for marks that differ a little from the id of one that the slide has. Other words in "
     "brackets are text.",
     "[src1]이나 [cite-3] 같은 표시, 다른 슬라이드에 있는 출처의 id, 그 슬라이드에 있는 출처의 "
     "id와 조금 다른 표시를 찾습니다. 대괄호 안의 다른 말은 텍스트입니다."},
    {"A mark that names a citation of its slide becomes the number of the source. Any other is "
     "shown as it is written, and the claim has no source.",
     "그 슬라이드의 출처를 가리키는 표시는 출처 번호가 됩니다. 그 밖의 표시는 쓰인 그대로 "
     "나타나고, 내용에는 출처가 없게 됩니다."},
    {"[{}] names no citation of this slide", "[{0}]은(는) 이 슬라이드에 없는 출처입니다"},
    {"declare it in the slide's 'citations', or remove it",
     "슬라이드의 'citations'에 선언하거나 지우십시오"},
    {"did you mean [{}]?", "[{0}]을(를) 쓰려던 것입니까?"},
    {"Severity: {}. Type in the report: {}.", "심각도: {0}. 보고서의 type: {1}."},
    {"an id looks like one that deckle makes", "id가 deckle이 만드는 id처럼 보입니다"},
    {"Reports a slide_id that ends in ~ and a number, as those of continuations do.",
     "이어지는 슬라이드의 id처럼 ~와 숫자로 끝나는 slide_id를 보고합니다."},
    {"A reader of the report cannot tell the slide from a continuation.",
     "보고서를 읽는 사람이 이어지는 슬라이드와 구별할 수 없습니다."},
    {"a text has only white space", "텍스트에 공백만 있습니다"},
    {"Reports texts, items and titles that are not empty and show nothing.",
     "비어 있지 않지만 아무것도 보이지 않는 텍스트, 항목, 제목을 보고합니다."},
    {"It takes space on the slide, or a marker without text is drawn.",
     "슬라이드에서 자리를 차지하거나 텍스트 없는 글머리표가 그려집니다."},
    {"something is unusual in the figures of a chart", "차트의 수치에 특이한 점이 있습니다"},
    {"Reports categories that a series has twice, negative slices of a pie, and series with "
     "different categories, which get gaps.",
     "한 계열에 두 번 나오는 범주, 원형 차트의 음수 조각, 범주가 서로 달라 빈칸이 생기는 계열을 "
     "보고합니다."},
    {"The chart is drawn, but may not show what was meant.",
     "차트는 그려지지만 의도한 것과 다를 수 있습니다."},
    {"a name refers to nothing", "이름이 가리키는 것이 없습니다"},
    {"Reports ids of assets, citations, elements and series that are not declared.",
     "선언되지 않은 에셋, 출처, 요소, 계열의 id를 보고합니다."},
    {"What was meant is not known, so that no deck is written where it is needed.",
     "무엇을 가리키는지 알 수 없으므로, 그것이 필요한 곳에서는 덱을 만들지 않습니다."},
    {"a data file cannot be used", "데이터 파일을 쓸 수 없습니다"},
    {"Reports a file named by data_ref that is missing, is neither CSV nor JSON of the expected "
     "form, or exceeds a limit.",
     "data_ref가 가리키는 파일이 없거나, 알맞은 형식의 CSV나 JSON이 아니거나, 한도를 넘으면 "
     "보고합니다."},
    {"A chart or table without its data would be wrong or empty.",
     "데이터가 없는 차트나 표는 틀리거나 비게 됩니다."},
    {"a data file replaces values of the spec", "데이터 파일이 스펙의 값을 대신합니다"},
    {"Compares the values that the spec has for a chart or table with those of its data_ref; "
     "the file wins.",
     "차트나 표에 대해 스펙에 있는 값과 data_ref의 값을 비교합니다. 파일의 값이 쓰입니다."},
    {"The slide shows other figures than the spec.", "슬라이드에 스펙과 다른 수치가 나타납니다."},
    {"an id is used twice", "id가 두 번 쓰였습니다"},
    {"Compares the ids of slides, of the elements and citations of a slide, and of assets; also "
     "those that are reserved.",
     "슬라이드, 한 슬라이드의 요소와 출처, 에셋의 id를 비교하고, 예약된 id도 확인합니다."},
    {"References and findings would not say which one they mean.",
     "참조와 보고가 어느 것을 가리키는지 알 수 없습니다."},
    {"a key has no effect here", "여기서는 효과가 없는 키입니다"},
    {"Reports keys that deckle knows, on an element of a kind that does not use them; and `ratio` "
     "in a layout without as many columns.",
     "deckle이 아는 키지만 그 kind의 요소에는 쓰이지 않는 것과, 단의 수가 다른 레이아웃의 `ratio`를 "
     "보고합니다."},
    {"The author expects an effect that does not come.",
     "작성자가 기대한 효과가 나타나지 않습니다."},
    {"the runs differ from the plain text", "런이 일반 텍스트와 다릅니다"},
    {"Joins the texts of extensions.runs and compares them with the text or item; a list needs "
     "one list of runs for each item.",
     "extensions.runs의 텍스트를 이어 텍스트나 항목과 비교합니다. 목록에는 항목마다 런 목록이 "
     "하나씩 필요합니다."},
    {"It is not known which of the two texts was meant.",
     "두 텍스트 가운데 어느 것이 맞는지 알 수 없습니다."},
    {"an address cannot be a link", "주소를 링크로 쓸 수 없습니다"},
    {"Reports addresses that are no URI of an allowed scheme even when corrected, and # with an "
     "id that no slide has.",
     "고쳐도 허용된 스킴의 URI가 되지 않는 주소와, 없는 슬라이드의 id를 쓴 # 주소를 보고합니다."},
    {"The text is shown without a link.", "텍스트가 링크 없이 나타납니다."},
    {"a value cannot be used", "값을 쓸 수 없습니다"},
    {"Reports values in places that the published schema leaves open: the wrong type, out of "
     "range, or in an unknown form.",
     "공개된 스키마가 열어 둔 자리에서 형식이 다르거나 범위를 벗어나거나 알 수 없는 꼴의 값을 "
     "보고합니다."},
    {"Using another value instead would hide the mistake.",
     "다른 값을 대신 쓰면 잘못이 가려집니다."},
    {"the file is not JSON that deckle reads", "deckle이 읽을 수 있는 JSON이 아닙니다"},
    {"Reports errors of syntax and encoding, keys that are repeated, characters that XML cannot "
     "hold, and what exceeds a limit.",
     "구문과 인코딩의 오류, 되풀이된 키, XML에 담을 수 없는 문자, 한도를 넘는 것을 보고합니다."},
    {"What follows an error of syntax cannot be read reliably.",
     "구문 오류 다음은 믿을 만하게 읽을 수 없습니다."},
    {"an address was corrected", "주소를 고쳤습니다"},
    {"Reports addresses that are no URI as written, and became one: https was added, or "
     "characters were percent-encoded.",
     "쓰인 그대로는 URI가 아니어서 https를 붙이거나 문자를 퍼센트 인코딩한 주소를 보고합니다."},
    {"The message has the URI that the link leads to, so that it can be checked.",
     "링크가 가리키는 URI를 알려 주어 확인할 수 있습니다."},
    {"further findings are not listed", "더 있는 보고는 나열하지 않았습니다"},
    {"Counts the findings above the number that is listed for an input or a slide.",
     "입력이나 슬라이드마다 나열하는 수를 넘는 보고를 셉니다."},
    {"One mistake that is repeated would make the report unreadable.",
     "되풀이된 잘못 하나가 보고서를 읽을 수 없게 만들기 때문입니다."},
    {"a row does not have a cell for each column", "행의 셀 수가 열 수와 다릅니다"},
    {"Compares the cells of each row with the columns. More cells are an error; for fewer, "
     "empty ones are added, with a note.",
     "각 행의 셀을 열과 비교합니다. 셀이 더 많으면 오류이고, 적으면 빈 셀을 더하고 참고로 "
     "알립니다."},
    {"Values in the wrong column are read as something else.",
     "다른 열에 든 값은 다른 뜻으로 읽힙니다."},
    {"the document is not as the schema requires", "문서가 스키마와 맞지 않습니다"},
    {"Compares the document with the published schema, which deckle schema prints: missing and "
     "unexpected keys, wrong types and values.",
     "문서를 deckle schema가 출력하는 공개 스키마와 비교합니다. 빠졌거나 없어야 할 키, 틀린 "
     "형식과 값을 보고합니다."},
    {"Other programs that follow the schema would refuse the document as well.",
     "스키마를 따르는 다른 프로그램도 이 문서를 거부합니다."},
    {"a key is not known", "알 수 없는 키입니다"},
    {"Reports keys in open places that deckle does not read, with the nearest key that it does.",
     "열린 자리에서 deckle이 읽지 않는 키를, 가장 비슷한 키와 함께 보고합니다."},
    {"A mistyped key would have no effect, and nobody would notice.",
     "잘못 쓴 키는 아무 효과가 없는데도 알아차리기 어렵습니다."},
    {"a spec cannot be read", "스펙을 읽을 수 없습니다"},
    {"Reports a spec that does not exist, is not readable, or is a package.",
     "존재하지 않거나 읽을 수 없거나 패키지인 스펙을 보고합니다."},
    {"There is nothing to build a deck from.", "덱을 만들 내용이 없습니다."},
    {"the folder of the assets does not exist", "에셋 폴더가 없습니다"},
    {"Opens the folder given with --assets, else that of the spec, where the spec declares files.",
     "스펙이 파일을 선언할 때, --assets로 지정한 폴더나 스펙의 폴더를 엽니다."},
    {"All pictures and data files would be missing.", "그림과 데이터 파일이 모두 빠지게 됩니다."},
    {"a template does not exist or cannot be used", "템플릿이 없거나 쓸 수 없습니다"},
    {"Looks for the template that the spec or --template names, and reads it.",
     "스펙이나 --template이 가리키는 템플릿을 찾아 읽습니다."},
    {"Every slide is laid out on it.", "모든 슬라이드가 템플릿 위에 배치됩니다."},
    {"a vertical divider is drawn as a horizontal line", "세로 구분선을 가로선으로 그립니다"},
    {"Reports a vertical divider among elements that are stacked.",
     "위아래로 쌓인 요소 사이의 세로 구분선을 보고합니다."},
    {"A vertical line has nothing on either side to divide there.",
     "그 자리에서는 세로선이 나눌 양옆의 내용이 없습니다."},
    {"a layout is written under another name", "레이아웃을 다른 이름으로 썼습니다"},
    {"Compares layout_id with the names of layouts without regard to case, blanks, hyphens and "
     "underscores, and with the other names of a table.",
     "layout_id를 대소문자, 빈칸, 하이픈, 밑줄을 무시하고 레이아웃의 이름 및 다른 이름의 표와 "
     "비교합니다."},
    {"The layout is the one that was meant; its own name is clearer.",
     "뜻한 레이아웃을 쓰지만, 원래 이름이 더 분명합니다."},
    {"no layout has this name, and another is used", "이 이름의 레이아웃이 없어 다른 것을 씁니다"},
    {"Takes the layout whose name is nearest, else the one that the type of the slide says, else "
     "the one that suits the roles and kinds of its elements.",
     "이름이 가장 비슷한 레이아웃을, 없으면 슬라이드의 type이 뜻하는 것을, 없으면 요소의 역할과 "
     "kind에 맞는 것을 씁니다."},
    {"The slide may not look as it was meant.", "슬라이드가 뜻한 모습과 다를 수 있습니다."},
    {"a picture does not fill the page", "그림이 페이지를 가득 채우지 않습니다"},
    {"Reports a picture of layout image_full_bleed that would lose part of itself at the edges of "
     "the page.",
     "페이지 가장자리에서 일부가 잘릴 image_full_bleed 레이아웃의 그림을 보고합니다."},
    {"A diagram or screenshot without its edges loses what it says.",
     "가장자리를 잃은 도표나 화면 그림은 내용을 잃습니다."},
    {"the language of the deck is no language tag", "덱의 언어가 언어 태그가 아닙니다"},
    {"Reads deck.language as a BCP 47 tag; an underscore as a hyphen, the name of a language as "
     "its tag, anything else as ko.",
     "deck.language를 BCP 47 태그로 읽습니다. 밑줄은 하이픈으로, 언어 이름은 그 태그로, 그 밖의 "
     "것은 ko로 읽습니다."},
    {"Line breaking, typefaces and the spelling check follow the language.",
     "줄 바꿈, 글꼴, 맞춤법 검사가 언어를 따릅니다."},
    {"a role is written under another name", "역할을 다른 이름으로 썼습니다"},
    {"Compares roles with the known ones without regard to case and separators, and with the other "
     "names of a table.",
     "역할을 대소문자와 구분 기호를 무시하고 알려진 역할 및 다른 이름의 표와 비교합니다."},
    {"The element is placed as the role that was meant; its own name is clearer.",
     "요소는 뜻한 역할로 놓이지만, 원래 이름이 더 분명합니다."},
    {"a role is not known", "알 수 없는 역할입니다"},
    {"Reports roles that deckle does not know, with the nearest that it does.",
     "deckle이 모르는 역할을, 가장 비슷한 역할과 함께 보고합니다."},
    {"The element is placed by its kind, perhaps not where it was meant.",
     "요소가 kind에 따라 놓이므로 뜻한 자리가 아닐 수 있습니다."},
    {"a path leads out of its folder", "경로가 폴더 밖을 가리킵니다"},
    {"Reports paths of assets that are absolute, contain .., or leave the asset folder through "
     "a link, and ids of templates and brand kits that are paths.",
     "절대 경로이거나 ..이 들었거나 링크로 에셋 폴더를 벗어나는 에셋 경로와, 경로로 쓴 "
     "템플릿이나 브랜드 킷의 id를 보고합니다."},
    {"A spec from elsewhere must not read files that it was not given.",
     "밖에서 온 스펙이 허락되지 않은 파일을 읽으면 안 됩니다."},
    {"an SVG has content that a reader could run", "SVG에 실행될 수 있는 내용이 있습니다"},
    {"Looks for scripts, event handlers, and links to other files in an SVG.",
     "SVG에서 스크립트, 이벤트 처리기, 다른 파일로의 링크를 찾습니다."},
    {"Only the PNG that is drawn from it is in the deck, so that opening the deck runs nothing.",
     "덱을 열 때 아무것도 실행되지 않도록 그 SVG로 그린 PNG만 덱에 넣습니다."},
    {"two colours of a brand kit are hard to tell apart",
     "브랜드 킷의 두 색을 구별하기 어렵습니다"},
    {"Computes the contrast of ink and accent1 with paper; text needs 4.5.",
     "ink와 accent1이 paper와 이루는 대비를 계산합니다. 텍스트에는 4.5가 필요합니다."},
    {"Text in these colours is hard to read on a projector.",
     "이런 색의 텍스트는 프로젝터에서 읽기 어렵습니다."},
    {"a file is not a brand kit of version 1", "버전 1의 브랜드 킷이 아닌 파일입니다"},
    {"Reads the key brand of the file, which must be 1.",
     "파일의 brand 키를 읽습니다. 값은 1이어야 합니다."},
    {"Another version, or another kind of file, would be misread.",
     "다른 버전이나 다른 종류의 파일은 잘못 읽힙니다."},
    {"the picture drawn from an SVG has fewer pixels than usual",
     "SVG로 그린 그림의 화소가 보통보다 적습니다"},
    {"Reports an SVG whose PNG is made smaller because of the limit svg-work.",
     "svg-work 한도 때문에 PNG를 작게 만든 SVG를 보고합니다."},
    {"Readers that do not draw SVG show the PNG, which may look blurred.",
     "SVG를 그리지 않는 프로그램은 PNG를 보여 주므로 흐릿할 수 있습니다."},
    {"deckle.toml has an error", "deckle.toml에 오류가 있습니다"},
    {"Reports errors of syntax, unknown sections and keys, and values of the wrong type.",
     "구문 오류, 알 수 없는 절과 키, 형식이 틀린 값을 보고합니다."},
    {"A setting that is not read would go unnoticed.", "읽히지 않은 설정은 알아차리기 어렵습니다."},
    {"the logo of a brand kit is not placed", "브랜드 킷의 로고를 넣지 않습니다"},
    {"Reports a brand kit that names a logo.", "로고를 지정한 브랜드 킷을 보고합니다."},
    {"A brand kit sets colours and fonts. A logo belongs on the slide master of a template.",
     "브랜드 킷은 색과 글꼴을 정합니다. 로고는 템플릿의 슬라이드 마스터에 둡니다."},
    {"the template's page size is used", "템플릿의 페이지 크기를 씁니다"},
    {"Compares slide_size with the page of the template.",
     "slide_size를 템플릿의 페이지와 비교합니다."},
    {"A template is drawn for its own page, so that size has priority.",
     "템플릿은 자기 페이지에 맞게 그려졌으므로 그 크기가 우선합니다."},
    {"a typeface was measured with another",
     "글꼴을 다른 글꼴로 측정했습니다"},
    {"Reports typefaces that are not installed, each once, and characters that a typeface lacks. A "
     "substitute with the same glyph widths is a note, any other a warning, and an error with "
     "--strict-fonts.",
     "설치되지 않은 글꼴을 하나에 한 번씩, 그리고 글꼴에 없는 글자를 보고합니다. 글자 너비가 같은 대체 글꼴이면 참고, 아니면 경고, "
     "--strict-fonts에서는 오류입니다."},
    {"Lines may break elsewhere on a machine that has the typeface.",
     "그 글꼴이 있는 컴퓨터에서는 줄이 다른 곳에서 바뀔 수 있습니다."},
    {"a font file is not used", "글꼴 파일을 쓰지 않습니다"},
    {"Reports files in the folders of --fonts that are no fonts, damaged, or above a limit. It "
     "is an error with --strict-fonts if text asked for the font.",
     "--fonts 폴더에서 글꼴이 아니거나 손상되었거나 한도를 넘는 파일을 보고합니다. 텍스트가 "
     "쓰는 글꼴이면 --strict-fonts에서 오류입니다."},
    {"Another font is used instead, with other widths.", "너비가 다른 글꼴이 대신 쓰입니다."},
    {"a chart differs from the spec", "차트가 스펙과 다릅니다"},
    {"Reports each change that makes a chart readable: fewer categories with a sum of the "
     "others, a pie drawn as bars, thinned labels. The hint names the key that prevents it.",
     "차트를 읽기 쉽게 바꾼 것을 하나씩 보고합니다. 범주를 줄이고 나머지를 합친 것, 원형을 "
     "막대로 그린 것, 레이블을 솎은 것 등입니다. 그렇게 하지 않을 키도 알려 줍니다."},
    {"The author decides whether the change is right.", "바꾼 것이 맞는지는 작성자가 판단합니다."},
    {"another layout than the requested one was used", "요청한 것과 다른 레이아웃을 썼습니다"},
    {"Reports layout ids that the template does not have, and layouts whose places do not suit "
     "the elements, with the reason.",
     "템플릿에 없는 레이아웃 id와 자리가 요소에 맞지 않는 레이아웃을 까닭과 함께 보고합니다."},
    {"The slide looks different from what was asked for.",
     "슬라이드가 요청한 것과 다르게 보입니다."},
    {"table cells do not support a number format", "표의 셀이 지원하지 않는 숫자 형식입니다"},
    {"Reports formats with other parts than digits, grouping, decimals, percent and text.",
     "숫자, 자릿수 구분, 소수, 백분율, 텍스트 말고 다른 것이 든 형식을 보고합니다."},
    {"The numbers are written in full.", "수가 모든 자릿수로 나타납니다."},
    {"the command of --shorten gave no valid answer",
     "--shorten의 명령이 올바른 답을 주지 않았습니다"},
    {"Reports a command that failed, took too long, or printed something else than the answer.",
     "실패했거나, 너무 오래 걸렸거나, 답이 아닌 것을 출력한 명령을 보고합니다."},
    {"The deck is as it would be without --shorten.", "덱은 --shorten이 없을 때와 같습니다."},
    {"a proposal for shorter text is not valid", "더 짧은 텍스트의 제안이 올바르지 않습니다"},
    {"Checks each proposal like the content of a spec.", "각 제안을 스펙의 내용처럼 확인합니다."},
    {"The author would paste an error into the spec.", "작성자가 오류를 스펙에 붙여 넣게 됩니다."},
    {"a size is below the minimum and was raised", "크기가 최소보다 작아 키웠습니다"},
    {"Compares style.size_pt with constraints.min_font_pt.",
     "style.size_pt를 constraints.min_font_pt와 비교합니다."},
    {"The two contradict each other; the minimum has priority.",
     "둘이 서로 어긋나며, 최소 크기가 우선합니다."},
    {"the titles of the sources are in the speaker notes", "출처의 제목이 발표자 노트에 있습니다"},
    {"Reports a slide whose footer band has no space for them.",
     "바닥글 띠에 출처 제목이 들어갈 공간이 없는 슬라이드를 보고합니다."},
    {"On the slide only the numbers of the sources are shown.",
     "슬라이드에는 출처의 번호만 나타납니다."},
    {"a title is too long for a title and is body text", "제목이 너무 길어 본문으로 썼습니다"},
    {"Measures the lines of a title at its smallest size.",
     "가장 작은 크기에서 제목의 줄 수를 잽니다."},
    {"The slide then has no title in the outline.",
     "그러면 개요에 슬라이드의 제목이 없습니다."},

    // settings
    {"unknown rule \"{}\"", "알 수 없는 규칙 \"{0}\"입니다"},
    {"\"{}\" is the error of an input of which no deck can be made; it can neither be ignored nor "
     "be less severe",
     "\"{0}\"은(는) 덱을 만들 수 없는 입력의 오류이므로, 무시하거나 심각도를 낮출 수 없습니다"},
    {"correct the input", "입력을 고치십시오"},
    {"the severity of \"{}\" must be error, warning or note, but is \"{}\"",
     "\"{0}\"의 심각도는 error, warning, note 가운데 하나여야 하는데 값이 \"{1}\"입니다"},
    {"rule \"{}\" has no option \"{}\"", "규칙 \"{0}\"에는 옵션 \"{1}\"이(가) 없습니다"},
    {"rule \"{}\" has no options", "규칙 \"{0}\"에는 옵션이 없습니다"},
    {"'{}' of rule \"{}\" must be {} to {}, but is {}",
     "규칙 \"{1}\"의 '{0}'은(는) {2}~{3}이어야 하는데 값이 {4}입니다"},
    {"its default is {}", "기본값은 {0}입니다"},
    {"Option {}: {}, {} to {}, by default {}.", "옵션 {0}: {1}, {2}~{3}, 기본값 {4}."},
    {"lines of a list over the width of the slide", "슬라이드 너비에 걸친 목록의 줄 수"},
    {"lines of a list in a column", "한 단에 든 목록의 줄 수"},
    {"series of a chart", "차트의 계열 수"},
    {"letters of a text that two elements may not share",
     "두 요소에 똑같이 쓰면 안 되는 텍스트의 글자 수"},
    {"Repaired", "수리한 것"},
    {"repaired: {} [{}]", "수리함: {0} [{1}]"},
    {"repaired: {} [{}], and {} more", "수리함: {0} [{1}] 외 {2}건"},
    {"sound", "올바름"},
    {"sound, with warnings", "올바름, 경고 있음"},
    {"not sound", "올바르지 않음"},
    {"deckle doctor --fix repairs it.", "deckle doctor --fix가 수리합니다."},
    {"deckle doctor --fix repairs it where nothing is lost.",
     "잃는 것이 없으면 deckle doctor --fix가 수리합니다."},
    {"deckle doctor --fix does not repair it.", "deckle doctor --fix가 수리하지 않습니다."},
    {"Severity: {}.", "심각도: {0}."},
    {"To do: {}.", "할 일: {0}."},
    {"Of the parts of a presentation (deckle doctor):",
     "프레젠테이션의 파트에 대한 규칙(deckle doctor):"},
};

}  // namespace

const Catalogue& korean_messages() {
  static const Catalogue all(kEntries);
  return all;
}

}  // namespace deckle::qc
