#include "pptx/messages/tr.h"

namespace deckle::pptx {
namespace {

constexpr Translation kEntries[] = {
    {"there is no icon \"{}\"", "\"{0}\" 아이콘이 없습니다"},
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

    // deck_view
    {"is not a presentation: no relationship leads to its main part",
     "프레젠테이션이 아닙니다. 기본 파트로 가는 관계가 없습니다"},
    {"is not a presentation: the relationships of the package cannot be read",
     "프레젠테이션이 아닙니다. 패키지의 관계를 읽을 수 없습니다"},

    // findings
    {"PowerPoint repairs such a file", "PowerPoint는 이런 파일을 복구하려 합니다"},
    {"PowerPoint refuses such a file", "PowerPoint는 이런 파일을 열지 않습니다"},
    {"PowerPoint removes it", "PowerPoint는 이것을 제거합니다"},
    {"PowerPoint ignores it", "PowerPoint는 무시합니다"},
    {"{} repairs such a file", "{0}에서는 이런 파일을 복구하려 합니다"},
    {"{} refuses such a file", "{0}에서는 이런 파일을 열지 않습니다"},
    {"{} removes it", "{0}에서는 이것을 제거합니다"},
    {"{} ignores it", "{0}에서는 무시합니다"},
    {"{} more of this kind", "같은 종류가 {0}개 더 있습니다"},

    // repair_package
    {"not repaired: the archive has two entries of one name with different content, and one "
     "of them would be lost",
     "수리하지 않았습니다. 이름이 같고 내용이 다른 항목이 ZIP에 두 개 있어 하나를 잃게 됩니다"},

    // zip_entries
    {"the archive has {} twice, with the same content",
     "ZIP에 {0}이(가) 같은 내용으로 두 번 있습니다"},
    {"the archive has {} twice, with different content; the first is read",
     "ZIP에 {0}이(가) 서로 다른 내용으로 두 번 있습니다. 처음 것을 읽습니다"},
    {"the second entry was removed", "두 번째 항목을 제거했습니다"},
    {"the archive has an entry for the folder {}", "ZIP에 폴더 {0}의 항목이 있습니다"},
    {"the archive has {} entries for folders, such as {}",
     "ZIP에 {1}과(와) 같은 폴더 항목이 {0}개 있습니다"},
    {"the entries for folders were removed", "폴더 항목을 제거했습니다"},
    {"{} is not compressed", "{0}이(가) 압축되지 않았습니다"},
    {"{} parts of XML are not compressed, such as {}",
     "압축되지 않은 XML 파트가 {0}개 있습니다. 예: {1}"},
    {"the parts were compressed", "파트를 압축했습니다"},
    {"an entry is named \"{}\"; read as {}", "항목의 이름이 \"{0}\"입니다. {1}(으)로 읽습니다"},
    {"{} entries have names that are not part names, such as \"{}\"",
     "파트 이름이 아닌 이름의 항목이 {0}개 있습니다. 예: \"{1}\""},
    {"the entries were named as parts are", "항목의 이름을 파트 이름으로 바꿨습니다"},
    {"the first entry is {}, not [Content_Types].xml",
     "첫 항목이 [Content_Types].xml이 아니라 {0}입니다"},
    {"[Content_Types].xml was written first", "[Content_Types].xml을 맨 먼저 썼습니다"},
    {"{} bytes follow the end of the archive", "ZIP의 끝 뒤에 {0}바이트가 더 있습니다"},
    {"the bytes after the archive were removed", "ZIP 뒤의 바이트를 제거했습니다"},
    {"{} belongs to no part", "{0}은(는) 어느 파트도 아닙니다"},
    {"{} items in [trash] belong to no part", "[trash]에 어느 파트도 아닌 항목이 {0}개 있습니다"},
    {"the items in [trash] were removed", "[trash]의 항목을 제거했습니다"},
    {"the archive has entries for folders", "ZIP에 폴더 항목이 있습니다"},
    {"parts of XML are stored without compression", "XML 파트가 압축되지 않았습니다"},
    {"two entries of the archive have one name", "ZIP의 두 항목이 이름이 같습니다"},
    {"an entry's name is not a part name", "항목의 이름이 파트 이름이 아닙니다"},
    {"[Content_Types].xml is not the first entry", "[Content_Types].xml이 첫 항목이 아닙니다"},
    {"there are bytes after the end of the archive", "ZIP의 끝 뒤에 바이트가 있습니다"},
    {"the archive has items that no longer belong to it", "ZIP에 더는 쓰지 않는 항목이 있습니다"},
    {"Looks for archive entries that are folders instead of parts.",
     "파트가 아니라 폴더인 ZIP 항목을 찾습니다."},
    {"Looks for XML parts whose archive entry is not deflated. Pictures may be stored: "
     "PowerPoint does so itself.",
     "압축되지 않은 XML 파트를 찾습니다. 그림은 압축하지 않아도 되며 PowerPoint도 그렇게 "
     "합니다."},
    {"Compares the names of all entries, upper and lower case alike.",
     "모든 항목의 이름을 대소문자 구별 없이 비교합니다."},
    {"Looks for backslashes, and slashes at the beginning, in the names of entries.",
     "항목 이름에서 백슬래시와 맨 앞의 슬래시를 찾습니다."},
    {"Looks at the first entry of the archive.", "ZIP의 첫 항목을 봅니다."},
    {"Looks for zeros or white space after the archive's end record.",
     "ZIP의 끝 레코드 뒤에 있는 0이나 공백을 찾습니다."},
    {"Looks for entries in the folder [trash] (ECMA-376 Part 2, 10.2.5).",
     "[trash] 폴더의 항목을 찾습니다(ECMA-376 Part 2, 10.2.5)."},
    {"Several writers had to remove them before PowerPoint opened their files "
     "(dom-to-pptx#40, PptxGenJS#1449); other files with them do open.",
     "여러 라이브러리가 이것을 없앤 뒤에야 PowerPoint에서 파일이 열렸습니다(dom-to-pptx#40, "
     "PptxGenJS#1449). 있어도 열리는 파일도 있습니다."},
    {"PowerPoint deflates every part of XML, and stored ones were blamed for refused files "
     "(dom-to-pptx#40).",
     "PowerPoint는 XML 파트를 모두 압축합니다. 압축하지 않은 파트 때문에 파일이 열리지 "
     "않았다는 보고가 있습니다(dom-to-pptx#40)."},
    {"One reader takes the first, another the last, and PowerPoint repairs the file "
     "(python-pptx#132).",
     "어떤 프로그램은 처음 것을, 다른 프로그램은 마지막 것을 읽고, PowerPoint는 파일을 "
     "복구하려 합니다(python-pptx#132)."},
    {"Part names have '/' between their segments; few readers take other spellings for them.",
     "파트 이름은 '/'로 나뉩니다. 다른 표기를 알아보는 프로그램은 드뭅니다."},
    {"Programs that tell file types by their first bytes look there. PowerPoint writes it "
     "first, or the main part when it saves to a shared folder; that order is not reported.",
     "첫 바이트로 파일 종류를 가리는 프로그램은 거기를 봅니다. PowerPoint는 이것을 맨 먼저 쓰며, "
     "공유 폴더에 저장할 때는 주 파트를 먼저 씁니다. 그 순서는 보고하지 않습니다."},
    {"Mail gateways and file systems add them; strict readers take the file for damaged.",
     "메일 서버나 파일 시스템이 붙이며, 엄격한 프로그램은 파일이 손상되었다고 봅니다."},
    {"A program that saved in place left them behind. No reader uses them, but they may hold "
     "text that was deleted.",
     "같은 파일에 덮어 저장한 프로그램이 남긴 것입니다. 쓰는 프로그램은 없지만 지운 텍스트가 "
     "들어 있을 수 있습니다."},
    {"write the archive without entries for folders", "폴더 항목 없이 ZIP을 쓰십시오"},
    {"deflate all parts", "모든 파트를 압축하십시오"},
    {"remove one of them", "둘 중 하나를 제거하십시오"},
    {"write names with '/', and without one at the beginning",
     "이름을 '/'로 나누고 맨 앞에는 쓰지 마십시오"},
    {"write [Content_Types].xml first", "[Content_Types].xml을 맨 먼저 쓰십시오"},
    {"cut them off", "그 바이트를 잘라 내십시오"},
    {"save the presentation under another name", "프레젠테이션을 다른 이름으로 저장하십시오"},

    // chart_structure
    {"the plot area is empty", "그림 영역이 비어 있습니다"},
    {"two axes have the id {}", "두 축의 id가 {0}(으)로 같습니다"},
    {"an axis crosses the axis {}, which is not there", "축이 없는 축 {0}과(와) 교차합니다"},
    {"{} uses the axis {}, which is not there", "{0}이(가) 없는 축 {1}을(를) 씁니다"},
    {"a series was given another {}", "계열에 다른 {0}을(를) 주었습니다"},
    {"two series have the {} {}", "두 계열의 {0}이(가) {1}(으)로 같습니다"},
    {"the position of the data labels was left to the reader",
     "데이터 레이블의 위치를 프로그램에 맡겼습니다"},
    {"{} has labels at {}, and may have none placed",
     "{0}의 레이블 위치가 {1}인데 위치를 정할 수 없는 종류입니다"},
    {"{} has labels at {}; allowed are {}", "{0}의 레이블 위치가 {1}입니다. 허용되는 위치: {2}"},
    {"the count of a cache became {}", "캐시의 개수를 {0}(으)로 바꿨습니다"},
    {"a cache of {} points has the point {}", "점이 {0}개인 캐시에 점 {1}이(가) 있습니다"},
    {"the second point {} was removed", "두 번째 점 {0}을(를) 제거했습니다"},
    {"a cache has the point {} twice", "캐시에 점 {0}이(가) 두 번 있습니다"},
    {"the point {} was left out of a cache", "캐시에서 점 {0}을(를) 뺐습니다"},
    {"the point {} has the value \"{}\", which is no number",
     "점 {0}의 값 \"{1}\"은(는) 숫자가 아닙니다"},
    {"a chart uses an axis that is not there, or two axes have one id",
     "차트가 없는 축을 쓰거나 두 축의 id가 같습니다"},
    {"the plot area of a chart has no plot", "차트의 그림 영역이 비어 있습니다"},
    {"two series of a chart have one index or one place in the order",
     "차트의 두 계열이 색인이나 순서가 같습니다"},
    {"the cached values of a chart contradict themselves", "차트의 캐시 값이 서로 어긋납니다"},
    {"data labels are where this type of chart cannot have them",
     "이 종류의 차트에 둘 수 없는 위치에 데이터 레이블이 있습니다"},
    {"Compares the axis ids of plots and of crossing axes with the axes of the chart.",
     "그림 영역과 교차 축의 축 id를 차트의 축과 비교합니다."},
    {"Looks for a bar, line, pie or other plot in each plot area.",
     "그림 영역마다 막대, 꺾은선, 원형 등의 차트를 찾습니다."},
    {"Compares idx and order of all series of a chart.",
     "차트의 모든 계열의 idx와 order를 비교합니다."},
    {"Compares the points of each cache with its count, and numbers with what a number may "
     "be. Errors of Excel, such as #N/A, are allowed.",
     "캐시마다 점을 그 개수와, 숫자를 숫자의 형식과 비교합니다. #N/A 같은 Excel 오류는 "
     "허용합니다."},
    {"Compares the position of data labels with those that Office allows for the type of "
     "plot: none for areas, doughnuts and three-dimensional bars; not outside the end of "
     "stacked bars.",
     "데이터 레이블의 위치를 Office가 그 차트 종류에 허용하는 위치와 비교합니다. 영역형, "
     "도넛형, 3차원 막대는 위치를 정할 수 없고, 누적 막대는 바깥쪽 끝에 둘 수 없습니다."},
    {"PowerPoint repairs the file and drops the chart.",
     "PowerPoint가 파일을 복구하면서 차트를 버립니다."},
    {"PowerPoint draws the cache and does not read the workbook on opening (python-pptx#381, "
     "#649); NaN and empty values break the chart (PptxGenJS#240, #392, #514, #1331).",
     "PowerPoint는 열 때 통합 문서를 읽지 않고 캐시로 그립니다(python-pptx#381, #649). NaN과 "
     "빈 값은 차트를 망가뜨립니다(PptxGenJS#240, #392, #514, #1331)."},
    {"The schema allows any position, yet PowerPoint repairs the file and drops the chart "
     "(PptxGenJS#271, #1357).",
     "스키마는 어느 위치나 허용하지만 PowerPoint는 파일을 복구하면서 차트를 "
     "버립니다(PptxGenJS#271, #1357)."},
    {"give each axis an id of its own and use these ids", "축마다 다른 id를 주고 그 id를 쓰십시오"},
    {"add a plot, or remove the chart", "차트 종류를 넣거나 차트를 제거하십시오"},
    {"number the series from 0 on", "계열에 0부터 번호를 매기십시오"},
    {"write the cache from the workbook anew", "통합 문서에서 캐시를 새로 쓰십시오"},
    {"remove c:dLblPos, or use an allowed position",
     "c:dLblPos를 제거하거나 허용되는 위치를 쓰십시오"},

    // chart_workbook
    {"it has no workbook part", "통합 문서 파트가 없습니다"},
    {"it has no sheets", "시트가 없습니다"},
    {"the data cannot be edited", "데이터를 편집할 수 없습니다"},
    {"cannot be read: {}", "읽을 수 없습니다: {0}"},
    {"{}: the workbook has no such sheet", "{0}: 통합 문서에 그런 시트가 없습니다"},
    {"{} has {} cells, but its cache has {} points",
     "{0}의 셀은 {1}개인데 캐시의 점은 {2}개입니다"},
    {"a chart refers to cells, but has no workbook", "차트가 셀을 참조하지만 통합 문서가 없습니다"},
    {"the workbook of a chart cannot be read", "차트의 통합 문서를 읽을 수 없습니다"},
    {"a chart and its workbook do not fit together", "차트와 통합 문서가 서로 맞지 않습니다"},
    {"Looks for c:externalData in charts whose series have references.",
     "계열에 참조가 있는 차트에서 c:externalData를 찾습니다."},
    {"Opens the embedded workbook and looks for its sheets.",
     "포함된 통합 문서를 열고 시트를 찾습니다."},
    {"Compares the number of cells that each reference names with the number of points in "
     "its cache, and the sheets that references name with those of the workbook.",
     "참조가 가리키는 셀의 수를 캐시에 있는 점의 수와, 참조의 시트 이름을 통합 문서의 시트와 "
     "비교합니다."},
    {"The chart is drawn from its cache, but its data cannot be edited (python-pptx#745, "
     "pptx-automizer#165).",
     "차트는 캐시로 그려지지만 데이터를 편집할 수 없습니다(python-pptx#745, "
     "pptx-automizer#165)."},
    {"PowerPoint cannot edit the data, and repairs some of these files "
     "(Open-Xml-PowerTools#15, PHPPresentation#841).",
     "PowerPoint에서 데이터를 편집할 수 없고, 이런 파일 가운데 일부는 복구하려 "
     "합니다(Open-Xml-PowerTools#15, PHPPresentation#841)."},
    {"PowerPoint draws the cache; once the data are edited, it draws something else "
     "(python-pptx#381, #649).",
     "PowerPoint는 캐시로 그리므로, 데이터를 편집하면 다른 그림이 됩니다(python-pptx#381, "
     "#649)."},
    {"embed a workbook with the data", "데이터가 든 통합 문서를 넣으십시오"},
    {"embed a workbook that Excel opens", "Excel에서 열리는 통합 문서를 넣으십시오"},
    {"write cache and workbook together", "캐시와 통합 문서를 함께 쓰십시오"},

    // pictures
    {"the picture is empty", "그림이 비어 있습니다"},
    {"the picture {}", "그림: {0}"},
    {"is typed {}, but its bytes are {}", "콘텐츠 형식은 {0}인데 바이트는 {1}입니다"},
    {"the font has no Embedded OpenType header", "글꼴에 Embedded OpenType 헤더가 없습니다"},
    {"an SVG is in the place of its raster picture", "래스터 그림의 자리에 SVG가 있습니다"},
    {"an SVG has no raster picture beside it", "SVG에 래스터 그림이 함께 있지 않습니다"},
    {"a picture is empty or damaged", "그림이 비었거나 손상되었습니다"},
    {"the content type of a picture is not that of its bytes",
     "그림의 콘텐츠 형식이 바이트와 다릅니다"},
    {"an embedded font is a plain font file", "포함된 글꼴이 보통 글꼴 파일입니다"},
    {"Reads the header and the chain of blocks of PNG, JPEG, GIF, BMP, TIFF, EMF and WMF.",
     "PNG, JPEG, GIF, BMP, TIFF, EMF, WMF의 헤더와 블록을 차례로 읽습니다."},
    {"Compares the content type of each picture with the format that its bytes begin with.",
     "그림마다 콘텐츠 형식을 첫 바이트가 나타내는 형식과 비교합니다."},
    {"Looks for a raster picture in the a:blip that an SVG extends, and for SVGs that stand "
     "in its place.",
     "SVG가 딸린 a:blip에서 래스터 그림을 찾고, 그 자리에 놓인 SVG를 찾습니다."},
    {"Looks for the container of PowerPoint's embedded fonts, an Embedded OpenType header.",
     "PowerPoint가 글꼴을 담는 형식인 Embedded OpenType 헤더를 찾습니다."},
    {"Readers show a red cross or nothing. Metafiles that are not sound have broken whole "
     "files (officegen#124).",
     "빨간 X가 나타나거나 아무것도 나타나지 않습니다. 잘못된 메타파일이 파일 전체를 망가뜨린 "
     "일이 있습니다(officegen#124)."},
    {"Readers that choose a decoder by the type do not show it; a picture that is not typed "
     "as one is refused.",
     "형식으로 디코더를 고르는 프로그램은 그림을 보여 주지 않으며, 그림 형식이 아닌 그림은 "
     "거부됩니다."},
    {"Versions before 2016, Keynote and most other readers show nothing; PowerPoint shows a "
     "red cross for an SVG without its extension (PptxGenJS#401, #1150).",
     "2016 이전 버전과 Keynote 등 대부분의 프로그램에서 보이지 않고, PowerPoint는 확장 없이 "
     "넣은 SVG에 빨간 X를 보여 줍니다(PptxGenJS#401, #1150)."},
    {"A TrueType file that was renamed to .fntdata is not read, and PowerPoint repairs the "
     "file (PptxGenJS#1302).",
     "이름만 .fntdata로 바꾼 TrueType 파일은 읽히지 않고, PowerPoint는 파일을 복구하려 "
     "합니다(PptxGenJS#1302)."},
    {"insert the picture again", "그림을 다시 넣으십시오"},
    {"give the picture the content type of its format",
     "그림에 형식에 맞는 콘텐츠 형식을 주십시오"},
    {"embed a PNG in a:blip, and the SVG in its extension",
     "a:blip에는 PNG를, 그 확장에는 SVG를 넣으십시오"},
    {"let PowerPoint embed the fonts when it saves",
     "PowerPoint에서 저장하면서 글꼴을 포함하십시오"},

    // sections
    {"a section was given the id {}", "구역에 id {0}을(를) 주었습니다"},
    {"two sections have the id {}", "두 구역의 id가 {0}(으)로 같습니다"},
    {"the entry for slide {} was removed from a section",
     "구역에서 슬라이드 {0}의 항목을 제거했습니다"},
    {"the slide {} is in two sections", "슬라이드 {0}이(가) 두 구역에 있습니다"},
    {"a section names the slide {}, which is not there",
     "구역에 없는 슬라이드 {0}이(가) 적혀 있습니다"},
    {"the slide {} was added to the last section", "슬라이드 {0}을(를) 마지막 구역에 넣었습니다"},
    {"{} slides were added to the last section", "슬라이드 {0}개를 마지막 구역에 넣었습니다"},
    {"the slide {} is in no section", "슬라이드 {0}이(가) 어느 구역에도 없습니다"},
    {"{} slides are in no section, such as {}",
     "어느 구역에도 없는 슬라이드가 {0}개 있습니다. 예: {1}"},
    {"the sections do not name every slide once",
     "구역이 모든 슬라이드를 한 번씩 담고 있지 않습니다"},
    {"Compares the slide ids of the sections with those of the list of slides, and the ids "
     "of sections with each other.",
     "구역에 있는 슬라이드 id를 슬라이드 목록과, 구역의 id를 서로 비교합니다."},
    {"PowerPoint repairs a file whose sections name a slide that was deleted "
     "(pptx-viewer#96).",
     "지워진 슬라이드가 구역에 남아 있으면 PowerPoint가 파일을 복구하려 "
     "합니다(pptx-viewer#96)."},
    {"remove the entry, or add the slide to a section",
     "항목을 제거하거나 슬라이드를 구역에 넣으십시오"},

    // slide_ids
    {"two slides have the id {}", "두 슬라이드의 id가 {0}(으)로 같습니다"},
    {"the id {} is not within 256 and 2147483647", "id {0}이(가) 256~2147483647을 벗어납니다"},
    {"the slide {} was given the id {}", "슬라이드 {0}에 id {1}을(를) 주었습니다"},
    {"{} is listed as {} and as {}", "{0}이(가) {1}과(와) {2}(으)로 두 번 적혀 있습니다"},
    {"{} is in no list", "{0}이(가) 목록에 없습니다"},
    {"the id of a slide is out of range, or another slide has it",
     "슬라이드의 id가 범위를 벗어나거나 다른 슬라이드와 같습니다"},
    {"the list of slides has a slide twice", "슬라이드 목록에 한 슬라이드가 두 번 있습니다"},
    {"a slide of the file is not in its list", "파일에 있는 슬라이드가 목록에 없습니다"},
    {"Compares the ids of sldIdLst with each other and with 256 to 2147483647.",
     "sldIdLst의 id를 서로, 그리고 256~2147483647과 비교합니다."},
    {"Compares the parts that the entries of sldIdLst lead to.",
     "sldIdLst의 항목이 가리키는 파트를 비교합니다."},
    {"Looks in sldIdLst for each slide that the presentation has a relationship to.",
     "프레젠테이션과 관계가 있는 슬라이드를 sldIdLst에서 찾습니다."},
    {"PowerPoint repairs the file (python-pptx#89, #972).",
     "PowerPoint가 파일을 복구하려 합니다(python-pptx#89, #972)."},
    {"PowerPoint repairs the file and keeps one of them.",
     "PowerPoint가 파일을 복구하면서 하나만 남깁니다."},
    {"No reader shows it. It was probably deleted, and its text is still in the file.",
     "어느 프로그램에도 나타나지 않습니다. 지운 슬라이드의 텍스트가 파일에 남아 있는 것으로 "
     "보입니다."},
    {"give the slide an id that no other has", "슬라이드에 겹치지 않는 id를 주십시오"},
    {"copy the slide part, with its notes and charts, for the second entry",
     "두 번째 항목을 위해 슬라이드 파트를 노트, 차트와 함께 복사하십시오"},
    {"add it to sldIdLst, or remove its relationship and its part",
     "sldIdLst에 넣거나 관계와 파트를 제거하십시오"},

    // slide_size
    {"sldSz is {} x {} EMU", "sldSz가 {0} x {1} EMU입니다"},
    {"sldSz is called {}, but is {} x {} EMU", "sldSz의 종류는 {0}인데 크기는 {1} x {2} EMU입니다"},
    {"there is no size {}", "{0}이라는 크기는 없습니다"},
    {"the type of sldSz was removed", "sldSz의 종류를 제거했습니다"},
    {"the slides are smaller or larger than PowerPoint allows",
     "슬라이드가 PowerPoint가 허용하는 크기를 벗어납니다"},
    {"the named size of the slides is not their size",
     "슬라이드 크기의 이름과 실제 크기가 다릅니다"},
    {"Compares width and height of the slides with 1 and 56 inches.",
     "슬라이드의 너비와 높이를 1인치, 56인치와 비교합니다."},
    {"Compares the type of sldSz with its width and height.",
     "sldSz의 종류를 너비, 높이와 비교합니다."},
    {"PowerPoint refuses the file (banana-slides#93).",
     "PowerPoint가 파일을 열지 않습니다(banana-slides#93)."},
    {"Keynote refuses the file; PowerPoint goes by the numbers (anthropics/skills#1167).",
     "Keynote는 파일을 열지 않고, PowerPoint는 숫자를 따릅니다(anthropics/skills#1167)."},
    {"give sldSz a width and height of 914400 to 51206400",
     "sldSz의 너비와 높이를 914400~51206400으로 하십시오"},
    {"remove the type", "종류를 제거하십시오"},

    // active_content
    {"holds macros", "매크로가 들어 있습니다"},
    {"1 embedded object: {}", "포함된 개체 1개: {0}"},
    {"{} embedded objects, such as {}", "포함된 개체 {0}개. 예: {1}"},
    {"the presentation has macros", "프레젠테이션에 매크로가 있습니다"},
    {"the presentation has embedded objects", "프레젠테이션에 포함된 개체가 있습니다"},
    {"Looks for a VBA project.", "VBA 프로젝트를 찾습니다."},
    {"Counts OLE objects, controls and embedded files other than the workbooks of charts.",
     "OLE 개체, 컨트롤, 그리고 차트의 통합 문서가 아닌 포함 파일을 셉니다."},
    {"Mail gateways and readers other than PowerPoint refuse or drop macros.",
     "메일 서버와 PowerPoint가 아닌 프로그램은 매크로를 거부하거나 버립니다."},
    {"They hold documents of their own, which are sent along, and which only the program "
     "that made them opens.",
     "별도의 문서가 들어 있어 함께 전송되며, 만든 프로그램에서만 열립니다."},
    {"save it as .pptx if the macros are not needed", "매크로가 필요 없으면 .pptx로 저장하십시오"},
    {"replace them by pictures if they are not to be edited",
     "편집할 필요가 없으면 그림으로 바꾸십시오"},

    // core_properties
    {"the relationship to {}, which another one leads to, was removed",
     "다른 관계도 가리키는 {0}의 관계를 제거했습니다"},
    {"{}: two entries of the archive have this name",
     "{0}: 같은 이름의 항목이 ZIP에 두 개 있습니다"},
    {"deckle doctor --fix writes a repaired copy where that loses nothing",
     "잃는 것이 없으면 deckle doctor --fix가 수리한 사본을 씁니다"},
    {"{} is no core property", "{0}은(는) 핵심 속성이 아닙니다"},
    {"{} is there twice", "{0}이(가) 두 번 있습니다"},
    {"the second {} was removed", "두 번째 {0}을(를) 제거했습니다"},
    {"{} has no xsi:type W3CDTF", "{0}에 xsi:type W3CDTF가 없습니다"},
    {"{} was given its type", "{0}에 종류를 주었습니다"},
    {"{} is \"{}\", which is no date", "{0}의 값 \"{1}\"은(는) 날짜가 아닙니다"},
    {"{} parts are core properties", "핵심 속성 파트가 {0}개입니다"},
    {"there are neither core nor extended properties", "핵심 속성도 확장 속성도 없습니다"},
    {"there are no core properties", "핵심 속성이 없습니다"},
    {"there are no extended properties", "확장 속성이 없습니다"},
    {"the core properties are not as the standard wants them", "핵심 속성이 표준과 다릅니다"},
    {"the file has no document properties", "파일에 문서 속성이 없습니다"},
    {"Checks docProps/core.xml: each property once, the known ones only, dates with the type "
     "W3CDTF, one such part in the file.",
     "docProps/core.xml에서 속성이 한 번씩만 있는지, 아는 속성인지, 날짜의 종류가 "
     "W3CDTF인지, 이런 파트가 하나뿐인지 확인합니다."},
    {"Looks for docProps/core.xml and docProps/app.xml.",
     "docProps/core.xml과 docProps/app.xml을 찾습니다."},
    {"Programs that use System.IO.Packaging refuse the file, and PowerPoint repairs files "
     "with two such parts.",
     "System.IO.Packaging을 쓰는 프로그램은 파일을 열지 않고, PowerPoint는 이런 파트가 둘인 "
     "파일을 복구하려 합니다."},
    {"They are optional, but PowerPoint always writes them; some programs that list files "
     "show nothing without them.",
     "없어도 되지만 PowerPoint는 늘 쓰며, 파일 목록을 보여 주는 프로그램 가운데 일부는 "
     "이것이 없으면 아무것도 보여 주지 않습니다."},
    {"write each property once, and created and modified with xsi:type \"dcterms:W3CDTF\"",
     "속성을 한 번씩 쓰고 created와 modified에는 xsi:type \"dcterms:W3CDTF\"를 쓰십시오"},
    {"save the presentation in PowerPoint", "PowerPoint에서 프레젠테이션을 저장하십시오"},

    // references
    {"{} ({}) has no target", "{0}({1})에 대상이 없습니다"},
    {"{} ({}) leads to {}, which is not there", "{0}({1})이(가) 없는 {2}을(를) 가리킵니다"},
    {"the relationship {} and the {} that named it were removed",
     "관계 {0}과(와) 그것을 쓰던 {1}을(를) 제거했습니다"},
    {"{} names {}, which is no relationship of the part",
     "{0}이(가) 이 파트에 없는 관계 {1}을(를) 씁니다"},
    {"the {} that led nowhere was removed", "아무 데도 가리키지 않던 {0}을(를) 제거했습니다"},
    {"{} names {}, which is a relationship of the type {}",
     "{0}이(가) 종류가 {2}인 관계 {1}을(를) 씁니다"},
    {"{} is a relationship of the type {}, but leads to a part typed {}",
     "{0}은(는) 종류가 {1}인 관계인데 형식이 {2}인 파트를 가리킵니다"},
    {"a part names a relationship that it does not have", "파트가 없는 관계를 씁니다"},
    {"a relationship leads to a part that is not there", "관계가 없는 파트를 가리킵니다"},
    {"a relationship is of another type than what it is used for",
     "관계의 종류가 쓰임새와 다릅니다"},
    {"Looks for each r:id, r:embed and the like of a part among its relationships.",
     "파트의 r:id, r:embed 등을 그 파트의 관계에서 찾습니다."},
    {"Looks for the target of each relationship that stays in the package. The target NULL, "
     "which some writers use, is none.",
     "패키지 안을 가리키는 관계의 대상을 찾습니다. 일부 프로그램이 쓰는 NULL은 대상이 "
     "아닙니다."},
    {"Compares the type of each relationship with the attribute that names it, and with the "
     "content type of the part that it leads to.",
     "관계의 종류를 그것을 쓰는 특성, 그리고 가리키는 파트의 콘텐츠 형식과 비교합니다."},
    {"PowerPoint repairs the file and leaves a blank frame or removes the slide "
     "(python-pptx#67, #132).",
     "PowerPoint가 파일을 복구하면서 빈 틀을 남기거나 슬라이드를 제거합니다(python-pptx#67, "
     "#132)."},
    {"PowerPoint repairs such a file, even where nothing names the relationship "
     "(paper-pptx#26, python-pptx#132, #206).",
     "아무것도 그 관계를 쓰지 않아도 PowerPoint는 이런 파일을 복구하려 합니다(paper-pptx#26, "
     "python-pptx#132, #206)."},
    {"A reader that follows it finds another kind of part than it expects, and refuses the "
     "file. The newer charts (waterfall, funnel) have parts and relationships of their own.",
     "관계를 따라간 프로그램이 다른 종류의 파트를 만나 파일을 거부합니다. 폭포, 깔때기 같은 "
     "새 차트는 파트와 관계가 따로 있습니다."},
    {"add the relationship, or remove what names it",
     "관계를 더하거나 그것을 쓰는 요소를 제거하십시오"},
    {"remove the relationship, or add the part", "관계를 제거하거나 파트를 더하십시오"},
    {"give the relationship the type of its target", "관계에 대상의 종류를 주십시오"},

    // repeated_ids
    {"the relationship to {} has no id", "{0}(으)로 가는 관계에 id가 없습니다"},
    {"{} is the id of the relationships to {} and to {}",
     "{0}은(는) {1}(으)로 가는 관계와 {2}(으)로 가는 관계의 id입니다"},
    {"the second relationship {} was removed", "두 번째 관계 {0}을(를) 제거했습니다"},
    {"the relationship to {} was given the id {}", "{0}(으)로 가는 관계에 id {1}을(를) 주었습니다"},
    {"two relationships of a part have one id", "한 파트의 두 관계가 id가 같습니다"},
    {"a relationship has no id", "id가 없는 관계가 있습니다"},
    {"Compares the ids of each part's relationships.", "파트마다 관계의 id를 비교합니다."},
    {"Looks for the id of each relationship.", "관계마다 id를 찾습니다."},
    {"PowerPoint repairs the file, even where both lead to the same part (paper-pptx#26), "
     "and other readers take one of the two.",
     "둘이 같은 파트를 가리켜도 PowerPoint는 파일을 복구하려 하고(paper-pptx#26), 다른 "
     "프로그램은 둘 중 하나를 씁니다."},
    {"The id is required; a package without it is refused.",
     "id는 꼭 있어야 하며, 없는 패키지는 거부됩니다."},
    {"give the relationships different ids", "관계에 서로 다른 id를 주십시오"},
    {"give the relationship an id", "관계에 id를 주십시오"},

    // targets
    {"{} ({}) leads to {}", "{0}({1})이(가) {2}을(를) 가리킵니다"},
    {"the link to {} was made external", "{0}(으)로 가는 링크를 외부 관계로 바꿨습니다"},
    {"the relationship {}, which nothing used, was removed",
     "아무것도 쓰지 않던 관계 {0}을(를) 제거했습니다"},
    {"{} leads to {}; the part is {}", "{0}의 대상은 {1}인데 파트는 {2}입니다"},
    {"the target of {} became {}", "{0}의 대상을 {1}(으)로 바꿨습니다"},
    {"{} has no address", "{0}에 주소가 없습니다"},
    {"{} leads to \"{}\", which is no valid URI", "{0}의 주소 \"{1}\"은(는) 올바른 URI가 아닙니다"},
    {"the address of {} became {}", "{0}의 주소를 {1}(으)로 바꿨습니다"},
    {"{} links to the file {}", "{0}이(가) 파일 {1}(으)로 연결됩니다"},
    {"{} ({}) is the file {}", "{0}({1})은(는) 파일 {2}입니다"},
    {"1 target is absolute", "절대 경로인 대상이 1개 있습니다"},
    {"{} targets are absolute", "절대 경로인 대상이 {0}개 있습니다"},
    {"an internal relationship leads out of the package", "내부 관계가 패키지 밖을 가리킵니다"},
    {"relationships have absolute targets", "관계의 대상이 절대 경로입니다"},
    {"a target does not spell the name of its part", "대상이 파트의 이름과 표기가 다릅니다"},
    {"the address of a link is no valid URI", "링크의 주소가 올바른 URI가 아닙니다"},
    {"the presentation uses files outside it", "프레젠테이션이 밖의 파일을 씁니다"},
    {"Resolves the target of each relationship that is not external.",
     "외부 관계가 아닌 관계의 대상을 찾아갑니다."},
    {"Looks for targets that begin with a slash.", "슬래시로 시작하는 대상을 찾습니다."},
    {"Compares targets with the names of parts, letter by letter, and with slashes.",
     "대상을 파트의 이름과 글자 그대로, 슬래시까지 비교합니다."},
    {"Checks the targets of external relationships for characters that no URI has, percent "
     "signs without digits, empty addresses and mail addresses with two @.",
     "외부 관계의 대상에서 URI에 쓸 수 없는 문자, 숫자가 없는 %, 빈 주소, @가 둘인 메일 "
     "주소를 찾습니다."},
    {"Looks for external relationships that are no hyperlinks, and for links to files of one "
     "computer.",
     "하이퍼링크가 아닌 외부 관계와 한 컴퓨터의 파일로 가는 링크를 찾습니다."},
    {"No part can be there. A link whose TargetMode is missing looks like this.",
     "그곳에는 파트가 있을 수 없습니다. TargetMode가 빠진 링크가 이렇게 보입니다."},
    {"They are allowed, but some readers resolve every target relative to the part "
     "(OfficeCLI#140).",
     "허용되지만 모든 대상을 파트 기준으로 찾는 프로그램이 있습니다(OfficeCLI#140)."},
    {"Backslashes, another case, and percent signs on one side only are understood by some "
     "readers and not by others.",
     "백슬래시, 다른 대소문자, 한쪽에만 있는 % 표기는 알아보는 프로그램도 있고 그렇지 않은 "
     "프로그램도 있습니다."},
    {"Programs that use the Open XML SDK refuse the whole file (Open-XML-SDK#38, #297, #715).",
     "Open XML SDK를 쓰는 프로그램은 파일 전체를 열지 않습니다(Open-XML-SDK#38, #297, #715)."},
    {"The files are not sent along, and PowerPoint may load them when the presentation is "
     "opened.",
     "그 파일은 함께 전송되지 않으며, PowerPoint는 프레젠테이션을 열 때 불러올 수 있습니다."},
    {"make it external, or remove it", "외부 관계로 바꾸거나 제거하십시오"},
    {"write targets relative to the part", "대상을 파트 기준의 상대 경로로 쓰십시오"},
    {"write the target as the part is named", "대상을 파트의 이름대로 쓰십시오"},
    {"correct the address, or percent-encode its characters",
     "주소를 고치거나 문자를 %로 인코딩하십시오"},
    {"embed them", "파일 안에 넣으십시오"},

    // unused
    {"the part that they belong to is not there", "관계가 딸린 파트가 없습니다"},
    {"{} was removed", "{0}을(를) 제거했습니다"},
    {"{} ({}) leads to {}, and {} does not name it",
     "{0}({1})이(가) {2}을(를) 가리키는데 {3}에서 쓰지 않습니다"},
    {"no relationship leads here", "이곳으로 오는 관계가 없습니다"},
    {"belongs to {} and to {}", "{0}과(와) {1}에 함께 속합니다"},
    {"a list of relationships cannot be read", "관계 목록을 읽을 수 없습니다"},
    {"there are relationships of a part that is not there", "없는 파트의 관계가 있습니다"},
    {"nothing names a relationship", "아무것도 쓰지 않는 관계가 있습니다"},
    {"no relationship leads to a part", "파트로 가는 관계가 없습니다"},
    {"two slides share a chart or its workbook", "두 슬라이드가 차트나 그 통합 문서를 함께 씁니다"},
    {"Parses each relationship part.", "관계 파트를 모두 읽습니다."},
    {"Looks for the part that each relationship part belongs to.",
     "관계 파트마다 그것이 딸린 파트를 찾습니다."},
    {"Looks for relationships that the part has to name to use them, and does not.",
     "파트가 이름을 적어야 쓰이는데 적지 않은 관계를 찾습니다."},
    {"Follows all relationships from the package on.", "패키지에서 시작해 모든 관계를 따라갑니다."},
    {"Counts the parts that lead to each chart, notes slide and chart workbook.",
     "차트, 노트 슬라이드, 차트의 통합 문서를 가리키는 파트를 셉니다."},
    {"Everything that the part refers to is lost: pictures, charts, its layout.",
     "그 파트가 가리키는 그림, 차트, 레이아웃을 모두 잃습니다."},
    {"They are left over from a part that was deleted, and lead to parts that nothing else "
     "uses.",
     "지운 파트에서 남은 것이며, 달리 쓰이지 않는 파트를 가리킵니다."},
    {"It keeps parts in the file that are not shown. Relationships that were copied from "
     "elsewhere have broken files (PPTX.jl#63).",
     "보이지 않는 파트가 파일에 남습니다. 다른 곳에서 복사해 온 관계가 파일을 망가뜨린 일이 "
     "있습니다(PPTX.jl#63)."},
    {"No reader shows the part, and PowerPoint drops it when it saves. It may hold text that "
     "was meant to be deleted (python-pptx#956).",
     "어느 프로그램에도 나타나지 않고 PowerPoint는 저장할 때 버립니다. 지운 줄 알았던 "
     "텍스트가 들어 있을 수 있습니다(python-pptx#956)."},
    {"A copied slide needs copies of them: a change of one chart changes the other "
     "(python-pptx#688, OfficeCLI#255).",
     "복사한 슬라이드에는 이것들의 사본이 있어야 합니다. 한 차트를 고치면 다른 차트도 "
     "바뀝니다(python-pptx#688, OfficeCLI#255)."},
    {"restore the relationship part from a copy of the file",
     "파일의 사본에서 관계 파트를 되살리십시오"},
    {"remove them", "제거하십시오"},
    {"remove the relationship if the part is not needed", "파트가 필요 없으면 관계를 제거하십시오"},
    {"save the presentation in PowerPoint to drop it", "PowerPoint에서 저장하면 없어집니다"},
    {"copy the chart with its workbook", "차트를 통합 문서와 함께 복사하십시오"},

    // incomplete_theme
    {"{} has too few {}", "{0}에 {1}이(가) 모자랍니다"},
    {"{} has 1 style, and needs three", "{0}의 스타일이 1개인데 셋이 필요합니다"},
    {"{} has {} styles, and needs three", "{0}의 스타일이 {1}개인데 셋이 필요합니다"},
    {"the last style of {} was repeated", "{0}의 마지막 스타일을 되풀이했습니다"},
    {"a theme has fewer than three styles of a kind", "테마에 한 종류의 스타일이 셋이 안 됩니다"},
    {"Counts the fills, lines, effects and background fills of the format scheme.",
     "서식 구성표의 채우기, 선, 효과, 배경 채우기를 셉니다."},
    {"Shapes refer to the styles by number, and PowerPoint repairs a theme with fewer than "
     "three of each (open-slide#217, image-to-editable-ppt-skill#43).",
     "도형은 스타일을 번호로 가리키며, PowerPoint는 종류마다 셋이 안 되는 테마를 복구하려 "
     "합니다(open-slide#217, image-to-editable-ppt-skill#43)."},
    {"add styles until there are three", "셋이 될 때까지 스타일을 더하십시오"},

    // masters
    {"sldMasterIdLst has no entry", "sldMasterIdLst에 항목이 없습니다"},
    {"{} is listed twice", "{0}이(가) 목록에 두 번 있습니다"},
    {"the second entry for {} was removed", "{0}의 두 번째 항목을 제거했습니다"},
    {"the id {} is that of another master or layout",
     "id {0}이(가) 다른 마스터나 레이아웃의 id입니다"},
    {"the id {} is not within 2147483648 and 4294967295",
     "id {0}이(가) 2147483648~4294967295를 벗어납니다"},
    {"{} was given the id {}", "{0}에 id {1}을(를) 주었습니다"},
    {"sldMasterIdLst does not name {}", "sldMasterIdLst에 {0}이(가) 없습니다"},
    {"{} was added to the list", "{0}을(를) 목록에 넣었습니다"},
    {"sldLayoutIdLst does not name {}", "sldLayoutIdLst에 {0}이(가) 없습니다"},
    {"has no relationship to its master {}", "마스터 {0}(으)로 가는 관계가 없습니다"},
    {"leads to {}, but {} lists it", "{0}을(를) 가리키는데 {1}의 목록에 있습니다"},
    {"belongs to no master", "어느 마스터에도 속하지 않습니다"},
    {"has no relationship to a layout", "레이아웃으로 가는 관계가 없습니다"},
    {"has {} relationships to layouts", "레이아웃으로 가는 관계가 {0}개입니다"},
    {"the id of a master or layout is out of range, or another has it",
     "마스터나 레이아웃의 id가 범위를 벗어나거나 다른 것과 같습니다"},
    {"a list has a master or layout twice", "목록에 마스터나 레이아웃이 두 번 있습니다"},
    {"a master does not list one of its layouts", "마스터의 목록에 없는 레이아웃이 있습니다"},
    {"the presentation does not list one of its masters",
     "프레젠테이션의 목록에 없는 마스터가 있습니다"},
    {"the presentation has no slide master", "프레젠테이션에 슬라이드 마스터가 없습니다"},
    {"a layout does not lead back to its master", "레이아웃이 마스터를 되가리키지 않습니다"},
    {"a slide has no layout, or more than one", "슬라이드에 레이아웃이 없거나 둘 이상입니다"},
    {"Compares the ids of all masters and layouts, which share one range, with each other "
     "and with 2147483648 to 4294967295.",
     "모든 마스터와 레이아웃의 id를 서로, 그리고 2147483648~4294967295와 비교합니다."},
    {"Compares the parts that the entries of sldMasterIdLst and sldLayoutIdLst lead to.",
     "sldMasterIdLst와 sldLayoutIdLst의 항목이 가리키는 파트를 비교합니다."},
    {"Looks in sldLayoutIdLst for each layout that a master has a relationship to.",
     "마스터와 관계가 있는 레이아웃을 sldLayoutIdLst에서 찾습니다."},
    {"Looks in sldMasterIdLst for each slide master of the file.",
     "파일에 있는 슬라이드 마스터를 sldMasterIdLst에서 찾습니다."},
    {"Looks for an entry of sldMasterIdLst.", "sldMasterIdLst의 항목을 찾습니다."},
    {"Compares the master that lists a layout with the one that the layout has a "
     "relationship to.",
     "레이아웃을 목록에 둔 마스터와 레이아웃이 관계로 가리키는 마스터를 비교합니다."},
    {"Counts the relationships of each slide to layouts.",
     "슬라이드마다 레이아웃으로 가는 관계를 셉니다."},
    {"PowerPoint repairs the file; it is the first thing that goes wrong when slides are put "
     "together from several files.",
     "PowerPoint가 파일을 복구하려 합니다. 여러 파일의 슬라이드를 합칠 때 가장 먼저 어긋나는 "
     "곳입니다."},
    {"Lists and relationships have to be in step; the layout cannot be chosen (pandoc#7544, "
     "#9003).",
     "목록과 관계가 맞아야 하며, 그 레이아웃은 고를 수 없습니다(pandoc#7544, #9003)."},
    {"PowerPoint repairs the file when a layout's master is in no list.",
     "레이아웃의 마스터가 목록에 없으면 PowerPoint가 파일을 복구하려 합니다."},
    {"PowerPoint refuses a presentation without one.",
     "PowerPoint는 마스터가 없는 프레젠테이션을 열지 않습니다."},
    {"PowerPoint repairs the file, and other readers find no placeholders (pandoc#7544).",
     "PowerPoint는 파일을 복구하려 하고, 다른 프로그램은 개체 틀을 찾지 "
     "못합니다(pandoc#7544)."},
    {"PowerPoint repairs the file: a slide takes everything it does not say from its layout.",
     "슬라이드에 적혀 있지 않은 것은 모두 레이아웃에서 오므로 PowerPoint가 파일을 복구하려 "
     "합니다."},
    {"give it an id that no master or layout has",
     "어느 마스터, 레이아웃과도 겹치지 않는 id를 주십시오"},
    {"remove one of the entries", "항목 하나를 제거하십시오"},
    {"add the layout to the list", "레이아웃을 목록에 넣으십시오"},
    {"add the master to the list", "마스터를 목록에 넣으십시오"},
    {"add a slide master with a theme and a layout",
     "테마와 레이아웃이 있는 슬라이드 마스터를 더하십시오"},
    {"add the relationship of the layout to its master",
     "레이아웃에서 마스터로 가는 관계를 더하십시오"},
    {"give the slide one relationship to a layout",
     "슬라이드에 레이아웃으로 가는 관계를 하나 주십시오"},

    // notes
    {"has {} notes slides", "노트 슬라이드가 {0}개입니다"},
    {"has no relationship to a notes master", "노트 마스터로 가는 관계가 없습니다"},
    {"has {} relationships to notes masters", "노트 마스터로 가는 관계가 {0}개입니다"},
    {"the relationship to {} was added", "{0}(으)로 가는 관계를 더했습니다"},
    {"has no relationship to its slide {}", "슬라이드 {0}(으)로 가는 관계가 없습니다"},
    {"leads to {}, but belongs to {}", "{0}을(를) 가리키는데 {1}에 속합니다"},
    {"has {} relationships to slides", "슬라이드로 가는 관계가 {0}개입니다"},
    {"the notes lead to {}", "노트가 {0}을(를) 가리킵니다"},
    {"leads to {}, but has no {}", "{0}을(를) 가리키는데 {1}이(가) 없습니다"},
    {"{} was added", "{0}을(를) 더했습니다"},
    {"a slide and its notes do not lead to each other",
     "슬라이드와 노트가 서로를 가리키지 않습니다"},
    {"notes have no notes master", "노트에 노트 마스터가 없습니다"},
    {"the presentation does not list its notes or handout master",
     "프레젠테이션의 목록에 노트나 유인물 마스터가 없습니다"},
    {"Compares the notes slide that a slide has a relationship to with the slide that the "
     "notes lead back to.",
     "슬라이드가 관계로 가리키는 노트와 그 노트가 되가리키는 슬라이드를 비교합니다."},
    {"Counts the relationships of each notes slide to notes masters, and looks for the notes "
     "master of the presentation.",
     "노트 슬라이드마다 노트 마스터로 가는 관계를 세고, 프레젠테이션의 노트 마스터를 "
     "찾습니다."},
    {"Looks for notesMasterIdLst and handoutMasterIdLst where the presentation has a "
     "relationship to such a master.",
     "프레젠테이션이 노트나 유인물 마스터와 관계가 있으면 notesMasterIdLst와 "
     "handoutMasterIdLst를 찾습니다."},
    {"PowerPoint repairs the file when notes belong to two slides; Keynote needs both "
     "relationships (OfficeCLI#255).",
     "노트가 두 슬라이드에 속하면 PowerPoint가 파일을 복구하려 하고, Keynote에는 양쪽 관계가 "
     "모두 있어야 합니다(OfficeCLI#255)."},
    {"A notes slide takes its placeholders from there; PowerPoint repairs the file and "
     "Keynote refuses it (OfficeCLI#255, #265).",
     "노트 슬라이드의 개체 틀은 거기서 옵니다. PowerPoint는 파일을 복구하려 하고 Keynote는 "
     "열지 않습니다(OfficeCLI#255, #265)."},
    {"PowerPoint tolerates it, Keynote does not (OfficeCLI#255, #265).",
     "PowerPoint는 그대로 열지만 Keynote는 그렇지 않습니다(OfficeCLI#255, #265)."},
    {"add the relationship of the notes to their slide",
     "노트에서 슬라이드로 가는 관계를 더하십시오"},
    {"add a notes master with a theme of its own, and its relationship",
     "따로 테마가 있는 노트 마스터와 관계를 더하십시오"},
    {"add the list behind sldMasterIdLst", "sldMasterIdLst 뒤에 목록을 더하십시오"},

    // notes_master
    {"the placeholder {} has no text body", "개체 틀 {0}에 텍스트 본문이 없습니다"},
    {"the placeholder {} has no position", "개체 틀 {0}에 위치가 없습니다"},
    {"has no placeholders {}", "개체 틀 {0}이(가) 없습니다"},
    {"a notes master lacks standard placeholders", "노트 마스터에 표준 개체 틀이 빠졌습니다"},
    {"Looks for header, date, picture of the slide, body, footer and number, and for a place "
     "and a text body where they need one.",
     "머리글, 날짜, 슬라이드 이미지, 본문, 바닥글, 번호가 있는지, 필요한 위치와 텍스트 "
     "본문이 있는지 봅니다."},
    {"PowerPoint tolerates gaps and drops placeholders that are not complete; Keynote does "
     "not open the file (PptxGenJS#1443, OfficeCLI#255, #265).",
     "PowerPoint는 빠진 것을 참아 넘기고 온전하지 않은 개체 틀을 버립니다. Keynote는 파일을 "
     "열지 않습니다(PptxGenJS#1443, OfficeCLI#255, #265)."},
    {"copy the notes master of a presentation that PowerPoint saved",
     "PowerPoint가 저장한 프레젠테이션의 노트 마스터를 복사하십시오"},

    // shared_theme
    {"{} was given a copy of the theme, {}", "{0}에 테마의 사본 {1}을(를) 주었습니다"},
    {"has no relationship to a theme", "테마로 가는 관계가 없습니다"},
    {"has {} relationships to themes", "테마로 가는 관계가 {0}개입니다"},
    {"shares {} with {}", "{0}을(를) {1}과(와) 함께 씁니다"},
    {"two masters share a theme", "두 마스터가 한 테마를 함께 씁니다"},
    {"a master has no theme, or more than one", "마스터에 테마가 없거나 둘 이상입니다"},
    {"Compares the theme parts of slide masters, notes masters and handout masters.",
     "슬라이드, 노트, 유인물 마스터의 테마 파트를 비교합니다."},
    {"Counts the relationships of each master to themes.", "마스터마다 테마로 가는 관계를 셉니다."},
    {"In every file of PowerPoint each master has a theme part of its own; a shared one is "
     "repaired (OfficeCLI#265).",
     "PowerPoint의 파일에서는 마스터마다 테마 파트가 따로 있으며, 함께 쓰면 복구하려 "
     "합니다(OfficeCLI#265)."},
    {"PowerPoint repairs or refuses the file, as fonts and colours have no meaning without a "
     "theme; Keynote refuses a notes master without one (OfficeCLI#255).",
     "테마가 없으면 글꼴과 색에 뜻이 없으므로 PowerPoint가 파일을 복구하려 하거나 열지 "
     "않습니다. Keynote는 테마가 없는 노트 마스터를 거부합니다(OfficeCLI#255)."},
    {"give each master a copy of the theme", "마스터마다 테마의 사본을 주십시오"},
    {"give the master one relationship to a theme", "마스터에 테마로 가는 관계를 하나 주십시오"},

    // named_targets
    {"{} names the shape {}, which is not there", "{0}이(가) 없는 도형 {1}을(를) 가리킵니다"},
    {"a comment names the author {}", "메모의 작성자가 {0}입니다"},
    {"an animation names a shape that is not there", "애니메이션이 없는 도형을 가리킵니다"},
    {"a comment names an author that is not listed", "메모의 작성자가 목록에 없습니다"},
    {"Looks for the shape of each target and build of the timing of a slide.",
     "슬라이드의 애니메이션이 가리키는 도형을 찾습니다."},
    {"Compares the author ids of comments with the list of comment authors.",
     "메모의 작성자 id를 작성자 목록과 비교합니다."},
    {"PowerPoint repairs the file and removes the animations of the slide.",
     "PowerPoint가 파일을 복구하면서 슬라이드의 애니메이션을 제거합니다."},
    {"PowerPoint repairs the file and removes the comment.",
     "PowerPoint가 파일을 복구하면서 메모를 제거합니다."},
    {"remove the animation of the shape", "그 도형의 애니메이션을 제거하십시오"},
    {"add the author to the list", "작성자를 목록에 넣으십시오"},

    // shape_ids
    {"the shape \"{}\" was given the id {}", "도형 \"{0}\"에 id {1}을(를) 주었습니다"},
    {"the shape \"{}\" has the id {} of the shape tree",
     "도형 \"{0}\"의 id가 도형 트리의 id {1}과(와) 같습니다"},
    {"the shapes \"{}\" and \"{}\" have the id {}",
     "도형 \"{0}\"과(와) \"{1}\"의 id가 {2}(으)로 같습니다"},
    {"the shape \"{}\" has the id \"{}\"", "도형 \"{0}\"의 id가 \"{1}\"입니다"},
    {"two shapes of a slide have one id", "한 슬라이드의 두 도형이 id가 같습니다"},
    {"the id of a shape is not a number, or too large", "도형의 id가 숫자가 아니거나 너무 큽니다"},
    {"Compares the ids of all shapes, pictures, groups, tables and charts of a slide, layout "
     "or master. Of mc:AlternateContent the first branch counts.",
     "슬라이드, 레이아웃, 마스터마다 도형, 그림, 그룹, 표, 차트의 id를 비교합니다. "
     "mc:AlternateContent에서는 첫 갈래를 봅니다."},
    {"Compares the ids of shapes with 0 to 2147483647.", "도형의 id를 0~2147483647과 비교합니다."},
    {"PowerPoint repairs the file in some cases (PptxGenJS#1532), and animations and "
     "connectors that name the id mean another shape.",
     "PowerPoint가 파일을 복구하려 하는 경우가 있고(PptxGenJS#1532), 그 id를 쓰는 "
     "애니메이션과 연결선이 다른 도형을 뜻하게 됩니다."},
    {"give the shape an id that no other has", "도형에 겹치지 않는 id를 주십시오"},
    {"give the shape an id of 1 to 2147483647", "도형에 1~2147483647의 id를 주십시오"},

    // tables
    {"a table has no columns", "표에 열이 없습니다"},
    {"a table has no rows", "표에 행이 없습니다"},
    {"row {} has {} cells, the grid has {} columns", "{0}행의 셀은 {1}개인데 열은 {2}개입니다"},
    {"{} empty cells were added to row {}", "{1}행에 빈 셀 {0}개를 더했습니다"},
    {"the cell {},{} has {}=\"{}\"; {} fit", "셀 {0},{1}의 {2}이(가) \"{3}\"인데 {4}까지 됩니다"},
    {"the {} of the cell {},{} was cut to the table",
     "셀 {1},{2}의 {0}을(를) 표에 맞게 줄였습니다"},
    {"the cell {},{} is covered, but has no {}", "셀 {0},{1}이(가) 덮여 있는데 {2}이(가) 없습니다"},
    {"the cell {},{} has {}, but no span covers it",
     "셀 {0},{1}에 {2}이(가) 있는데 덮는 셀이 없습니다"},
    {"the cell {},{} was given {}", "셀 {0},{1}에 {2}을(를) 주었습니다"},
    {"{} of the cell {},{} was removed", "셀 {1},{2}의 {0}을(를) 제거했습니다"},
    {"a row of a table has more or fewer cells than the grid has columns",
     "표의 행에 있는 셀의 수가 열의 수와 다릅니다"},
    {"a cell spans more columns or rows than there are", "셀의 병합 범위가 표를 벗어납니다"},
    {"a cell that another covers is not marked so", "다른 셀이 덮는 셀에 표시가 없습니다"},
    {"Counts the cells of each row, covered ones too, and the columns of the grid.",
     "가려진 셀까지 행마다 셀을 세고 표의 열을 셉니다."},
    {"Adds the spans of each cell to its place.", "셀마다 병합 범위를 자리에 더해 봅니다."},
    {"Looks for hMerge and vMerge in the cells that a gridSpan or rowSpan covers, and for "
     "spans that cover the cells that are marked.",
     "gridSpan이나 rowSpan이 덮는 셀에서 hMerge와 vMerge를 찾고, 표시된 셀을 덮는 병합을 "
     "찾습니다."},
    {"PowerPoint repairs the file and drops the table (PptxGenJS#36, #180).",
     "PowerPoint가 파일을 복구하면서 표를 버립니다(PptxGenJS#36, #180)."},
    {"PowerPoint repairs the file.", "PowerPoint가 파일을 복구하려 합니다."},
    {"PowerPoint repairs the file (PptxGenJS#36, #180), or draws the cell twice.",
     "PowerPoint가 파일을 복구하려 하거나(PptxGenJS#36, #180) 셀을 두 번 그립니다."},
    {"give each row one cell for each column; covered cells have hMerge or vMerge",
     "행마다 열의 수만큼 셀을 두십시오. 덮인 셀에는 hMerge나 vMerge를 씁니다"},
    {"shorten the span", "병합 범위를 줄이십시오"},
    {"add hMerge or vMerge to the covered cell", "덮인 셀에 hMerge나 vMerge를 더하십시오"},

    // text
    {"a link jumps to a slide, but leads to none",
     "링크가 슬라이드로 이동하는데 가리키는 슬라이드가 없습니다"},
    {"a link leads to a slide, but has no jump",
     "링크가 슬라이드를 가리키는데 이동 동작이 없습니다"},
    {"the link was given its jump", "링크에 이동 동작을 주었습니다"},
    {"the typeface is {}", "글꼴이 {0}입니다"},
    {"the quotes around {} were removed", "{0}을(를) 감싼 따옴표를 제거했습니다"},
    {"a text has a line break in it", "텍스트 안에 줄 바꿈이 있습니다"},
    {"p:bgPr has no a:effectLst", "p:bgPr에 a:effectLst가 없습니다"},
    {"an empty list of effects was added", "빈 효과 목록을 더했습니다"},
    {"a jump to a slide has no slide, or a slide no jump",
     "슬라이드로 가는 이동에 슬라이드가 없거나 슬라이드 링크에 이동이 없습니다"},
    {"the name of a font is in quotes", "글꼴 이름이 따옴표 안에 있습니다"},
    {"a text run has a line break in it", "텍스트 런 안에 줄 바꿈이 있습니다"},
    {"a background has no list of effects", "배경에 효과 목록이 없습니다"},
    {"Compares the action of each link with the type of its relationship.",
     "링크마다 동작을 관계의 종류와 비교합니다."},
    {"Looks for quotation marks around the names of typefaces.",
     "글꼴 이름을 감싼 따옴표를 찾습니다."},
    {"Looks for line feeds in a:t.", "a:t에서 줄 바꿈을 찾습니다."},
    {"Looks for a:effectLst in the background properties of a slide, layout or master.",
     "슬라이드, 레이아웃, 마스터의 배경 속성에서 a:effectLst를 찾습니다."},
    {"PowerPoint repairs the file, or the link does nothing.",
     "PowerPoint가 파일을 복구하려 하거나 링크가 아무 일도 하지 않습니다."},
    {"No font has such a name, so that readers use another one (PPTist#445).",
     "그런 이름의 글꼴은 없으므로 다른 글꼴로 나타납니다(PPTist#445)."},
    {"PowerPoint draws them as spaces; a break is an element of its own (a:br).",
     "PowerPoint는 공백으로 나타냅니다. 줄 바꿈은 별도의 요소(a:br)입니다."},
    {"The schema allows it, and PowerPoint always writes an empty one; its absence was "
     "blamed for repairs (PptxGenJS#1457).",
     "스키마는 허용하지만 PowerPoint는 늘 빈 목록을 씁니다. 없어서 복구되었다는 보고가 "
     "있습니다(PptxGenJS#1457)."},
    {"give the link the action ppaction://hlinksldjump and a relationship to a slide",
     "링크에 동작 ppaction://hlinksldjump와 슬라이드로 가는 관계를 주십시오"},
    {"write the name without quotes", "따옴표 없이 이름을 쓰십시오"},
    {"write a:br, or a new paragraph", "a:br나 새 단락을 쓰십시오"},
    {"add an empty a:effectLst behind the fill", "채우기 뒤에 빈 a:effectLst를 더하십시오"},

    // transforms
    {"the transform was completed", "변환에 빠진 것을 채웠습니다"},
    {"{} has no {}", "{0}에 {1}이(가) 없습니다"},
    {"a group has no transform", "그룹에 변환이 없습니다"},
    {"a position or a size is missing", "위치나 크기가 빠졌습니다"},
    {"Looks for offset and extent in each transform, and for those of the children in that "
     "of a group, on masters too.",
     "변환마다 위치와 크기를, 그룹이면 자식의 위치와 크기까지, 마스터에서도 찾습니다."},
    {"PowerPoint always writes all of them; a group without them is drawn elsewhere or "
     "refused (Spire.Presentation-for-.NET#1).",
     "PowerPoint는 늘 모두 씁니다. 빠진 그룹은 다른 곳에 그려지거나 "
     "거부됩니다(Spire.Presentation-for-.NET#1)."},
    {"add the missing elements", "빠진 요소를 더하십시오"},

    // content_types
    {"the extension {} is listed twice", "확장자 {0}이(가) 목록에 두 번 있습니다"},
    {"the part {} is listed twice", "파트 {0}이(가) 목록에 두 번 있습니다"},
    {"one of the two entries for {} was removed", "{0}의 두 항목 가운데 하나를 제거했습니다"},
    {"there is no part {}", "파트 {0}이(가) 없습니다"},
    {"the Override of {} was removed", "{0}의 Override를 제거했습니다"},
    {"\"{}\" must be \"{}\"", "\"{0}\"은(는) \"{1}\"이어야 합니다"},
    {"the Override was given the name {}", "Override의 이름을 {0}(으)로 바꿨습니다"},
    {"\"{}\" is not a registered type; \"{}\" is",
     "\"{0}\"은(는) 등록된 형식이 아닙니다. 등록된 이름은 \"{1}\"입니다"},
    {"{} became {}", "{0}을(를) {1}(으)로 바꿨습니다"},
    {"the list of content types has an extension or a part twice",
     "콘텐츠 형식 목록에 확장자나 파트가 두 번 있습니다"},
    {"the list of content types names a part that is not there",
     "콘텐츠 형식 목록에 없는 파트가 적혀 있습니다"},
    {"an Override does not have the name of its part", "Override의 이름이 파트의 이름과 다릅니다"},
    {"a content type is not the registered name", "콘텐츠 형식이 등록된 이름이 아닙니다"},
    {"Compares the entries of [Content_Types].xml, upper and lower case alike.",
     "[Content_Types].xml의 항목을 대소문자 구별 없이 비교합니다."},
    {"Looks for the part of each Override in [Content_Types].xml.",
     "[Content_Types].xml의 Override마다 파트를 찾습니다."},
    {"Compares the part name of each Override with the part's, letter by letter.",
     "Override의 파트 이름을 실제 파트 이름과 글자 그대로 비교합니다."},
    {"Looks for names of media types that nobody registered, such as image/jpg.",
     "image/jpg처럼 등록되지 않은 미디어 형식의 이름을 찾습니다."},
    {"The standard forbids it, and programs that read the list into a table refuse the file.",
     "표준에 어긋나며, 목록을 표로 읽는 프로그램은 파일을 열지 않습니다."},
    {"PowerPoint repairs files that name masters they do not have (PptxGenJS#1444, #1458).",
     "PowerPoint는 없는 마스터가 적힌 파일을 복구하려 합니다(PptxGenJS#1444, #1458)."},
    {"Names that differ in case only are one part; not every reader compares them so. A name "
     "without its slash is not valid.",
     "대소문자만 다른 이름은 같은 파트이지만 그렇게 비교하지 않는 프로그램도 있습니다. "
     "슬래시가 없는 이름은 올바르지 않습니다."},
    {"Readers that choose a decoder by the type do not show the picture (PptxGenJS#1462).",
     "형식으로 디코더를 고르는 프로그램은 그림을 보여 주지 않습니다(PptxGenJS#1462)."},
    {"remove one of the two entries", "두 항목 가운데 하나를 제거하십시오"},
    {"remove the Override", "Override를 제거하십시오"},
    {"write the part's name, with a slash before it", "앞에 슬래시를 붙여 파트의 이름을 쓰십시오"},
    {"use the registered name, such as image/jpeg", "image/jpeg처럼 등록된 이름을 쓰십시오"},

    // untyped_part
    {"{}, which a file manager left there, was removed",
     "파일 관리자가 남긴 {0}을(를) 제거했습니다"},
    {"neither an Override nor a Default gives it a type",
     "Override도 Default도 형식을 주지 않습니다"},
    {"a part has no content type", "파트에 콘텐츠 형식이 없습니다"},
    {"Looks for an Override or a Default of [Content_Types].xml for each entry of the "
     "archive.",
     "ZIP의 항목마다 [Content_Types].xml의 Override나 Default를 찾습니다."},
    {"An entry without a type is no part, and PowerPoint repairs or refuses a file that has "
     "one.",
     "형식이 없는 항목은 파트가 아니며, PowerPoint는 그런 파일을 복구하려 하거나 열지 "
     "않습니다."},
    {"add a Default for its extension, or an Override; remove files that do not belong there",
     "확장자의 Default나 Override를 더하고, 거기 있을 것이 아닌 파일은 제거하십시오"},

    // wrong_part_type
    {"is typed {}, but its root is {}", "형식은 {0}인데 루트가 {1}입니다"},
    {"is typed {}, but its root {} is that of {}", "형식은 {0}인데 루트 {1}은(는) {2}의 것입니다"},
    {"{} was given the type {}", "{0}에 형식 {1}을(를) 주었습니다"},
    {"has macros, but its type is one without", "매크로가 있는데 매크로가 없는 형식입니다"},
    {"the file is named {}, but its type is that of {}",
     "파일의 이름은 {0}인데 형식은 {1}의 것입니다"},
    {"the presentation was given the type of {}", "프레젠테이션에 {0}의 형식을 주었습니다"},
    {"a part's content type contradicts its root element",
     "파트의 콘텐츠 형식이 루트 요소와 어긋납니다"},
    {"the type of the presentation contradicts the name of the file",
     "프레젠테이션의 형식이 파일의 이름과 어긋납니다"},
    {"Compares the content type of each part with its root element.",
     "파트마다 콘텐츠 형식을 루트 요소와 비교합니다."},
    {"Compares the content type of the main part with the extension of the file, and with "
     "whether it has macros.",
     "기본 파트의 콘텐츠 형식을 파일의 확장자, 그리고 매크로가 있는지와 비교합니다."},
    {"Readers choose by the type how they read a part, and refuse another root.",
     "프로그램은 형식에 따라 파트를 읽으며 루트가 다르면 거부합니다."},
    {"PowerPoint refuses a template that is named .pptx, a presentation that is named .potx, "
     "and macros in a file whose type has none.",
     "PowerPoint는 이름이 .pptx인 템플릿, 이름이 .potx인 프레젠테이션, 매크로가 없는 형식에 "
     "든 매크로를 거부합니다."},
    {"give the part the type of what it holds", "파트에 내용에 맞는 형식을 주십시오"},
    {"rename the file, or save it as the kind that its name says",
     "파일의 이름을 바꾸거나 이름에 맞는 종류로 저장하십시오"},

    // adjustments
    {"the adjust value {} is \"{}\"", "조정값 {0}이(가) \"{1}\"입니다"},
    {"{} has no adjust values, but {} is given", "{0}에는 조정값이 없는데 {1}이(가) 있습니다"},
    {"{} has no adjust value {}", "{0}에는 조정값 {1}이(가) 없습니다"},
    {"the adjust value {} was removed", "조정값 {0}을(를) 제거했습니다"},
    {"an adjust value is none of the preset's", "미리 정의된 도형에 없는 조정값입니다"},
    {"Compares the names in a:avLst with those that the preset shape defines (ECMA-376 Part "
     "1, 20.1.10.56), and their formulas with \"val\" and a number.",
     "a:avLst의 이름을 미리 정의된 도형의 조정값 이름과(ECMA-376 Part 1, 20.1.10.56), 식을 "
     "\"val\"과 숫자의 꼴과 비교합니다."},
    {"The schemas allow any name, yet PowerPoint refuses the file (OfficeCLI#235).",
     "스키마는 어떤 이름이나 허용하지만 PowerPoint는 파일을 열지 않습니다(OfficeCLI#235)."},
    {"remove the adjust value", "조정값을 제거하십시오"},

    // attributes
    {"{}=\"{}\" became \"{}\"", "{0}=\"{1}\"을(를) \"{2}\"(으)로 바꿨습니다"},
    {"{} has {}=\"{}\"", "{0}의 값이 {1}=\"{2}\"입니다"},
    {"{}=\"{}\" was removed", "{0}=\"{1}\"을(를) 제거했습니다"},
    {"{} has no attribute {}", "{0}에는 특성 {1}이(가) 없습니다"},
    {"{} was given {}=\"{}\"", "{0}에 {1}=\"{2}\"을(를) 주었습니다"},
    {"an element has an attribute that the schemas do not know",
     "요소에 스키마에 없는 특성이 있습니다"},
    {"an element lacks an attribute that it must have", "요소에 꼭 있어야 하는 특성이 없습니다"},
    {"a number is no number, or out of its range", "숫자가 아니거나 범위를 벗어납니다"},
    {"a value is none of those that are allowed", "허용되지 않는 값입니다"},
    {"a colour is not six hex digits, nor a name that is known",
     "색이 16진수 여섯 자리도 아는 이름도 아닙니다"},
    {"there is no preset shape of this name", "이 이름의 미리 정의된 도형은 없습니다"},
    {"a number of a chart has a percent sign", "차트의 숫자에 % 기호가 있습니다"},
    {"Looks for each attribute without a prefix among those of the element's type.",
     "접두사가 없는 특성을 요소의 특성 목록에서 찾습니다."},
    {"Looks for the attributes that the schemas require.",
     "스키마에 꼭 있어야 하는 특성을 찾습니다."},
    {"Compares numbers with their type: NaN, fractions of EMU, negative extents, sizes "
     "beyond the limits.",
     "숫자를 형식과 비교합니다. NaN, EMU의 소수, 음수인 크기, 한도를 넘는 값을 찾습니다."},
    {"Compares values with the lists of the schemas, such as anchor=\"mid\" with t, ctr, b.",
     "값을 스키마의 목록과 비교합니다. 예: anchor=\"mid\"와 t, ctr, b."},
    {"Checks the values of srgbClr, schemeClr, prstClr and sysClr.",
     "srgbClr, schemeClr, prstClr, sysClr의 값을 확인합니다."},
    {"Compares the names of preset shapes with the 187 of the standard.",
     "미리 정의된 도형의 이름을 표준의 187개와 비교합니다."},
    {"Looks for percent signs in gap widths, overlaps, hole sizes and the like.",
     "간격 너비, 겹침, 구멍 크기 등에서 % 기호를 찾습니다."},
    {"PowerPoint repairs or refuses the file; no reader uses the attribute.",
     "PowerPoint가 파일을 복구하려 하거나 열지 않습니다. 이 특성을 쓰는 프로그램은 없습니다."},
    {"PowerPoint repairs or refuses the file.",
     "PowerPoint가 파일을 복구하려 하거나 열지 않습니다."},
    {"PowerPoint repairs the file and drops the shape (PptxGenJS#1457).",
     "PowerPoint가 파일을 복구하면서 도형을 버립니다(PptxGenJS#1457)."},
    {"PowerPoint repairs or refuses the file (OpenBitFun#1642); other readers use the "
     "default.",
     "PowerPoint가 파일을 복구하려 하거나 열지 않고(OpenBitFun#1642), 다른 프로그램은 "
     "기본값을 씁니다."},
    {"PowerPoint repairs the file for colours written as words or with '#' (PptxGenJS#588).",
     "색을 낱말이나 '#'으로 쓰면 PowerPoint가 파일을 복구하려 합니다(PptxGenJS#588)."},
    {"PowerPoint refuses the file for names such as oval or roundedRectangle "
     "(PptxGenJS#1449).",
     "oval이나 roundedRectangle 같은 이름이 있으면 PowerPoint가 파일을 열지 "
     "않습니다(PptxGenJS#1449)."},
    {"Later editions of the standard allow it, but PowerPoint repairs such a chart "
     "(PHPPresentation#382).",
     "표준의 뒤 판은 허용하지만 PowerPoint는 이런 차트를 복구하려 "
     "합니다(PHPPresentation#382)."},
    {"remove the attribute", "특성을 제거하십시오"},
    {"add the attribute", "특성을 더하십시오"},
    {"write a whole number within the range", "범위 안의 정수를 쓰십시오"},
    {"use one of the allowed values", "허용되는 값을 쓰십시오"},
    {"write six hex digits, or the name of a theme colour",
     "16진수 여섯 자리나 테마 색의 이름을 쓰십시오"},
    {"use a name of the standard: ellipse, roundRect",
     "표준의 이름을 쓰십시오: ellipse, roundRect"},
    {"write the number without the sign", "기호 없이 숫자를 쓰십시오"},

    // elements
    {"{} is not allowed in {}", "{0}은(는) {1} 안에 있을 수 없습니다"},
    {"{} is in the wrong place in {}", "{1} 안에서 {0}의 자리가 틀렸습니다"},
    {"the children of {} were put in order", "{0}의 자식을 순서대로 놓았습니다"},
    {"{} has no paragraph", "{0}에 단락이 없습니다"},
    {"an empty paragraph was added to {}", "{0}에 빈 단락을 더했습니다"},
    {"an empty {} was added to {}", "{1}에 빈 {0}을(를) 더했습니다"},
    {"{} has more than one {}, or {} beside what excludes it",
     "{0}에 {1}이(가) 둘 이상이거나 {2}과(와) 함께 쓸 수 없는 것이 있습니다"},
    {"the second {} of {} was removed", "{1}의 두 번째 {0}을(를) 제거했습니다"},
    {"the children of an element are in the wrong order", "요소의 자식이 순서가 틀렸습니다"},
    {"an element is where the schemas do not allow it",
     "스키마가 허용하지 않는 곳에 요소가 있습니다"},
    {"an element lacks a child that it must have", "요소에 꼭 있어야 하는 자식이 없습니다"},
    {"an element has a child more often than it may", "요소에 같은 자식이 허용된 것보다 많습니다"},
    {"a text body has no paragraph", "텍스트 본문에 단락이 없습니다"},
    {"Compares the order of children with the schemas, as that of the lists in "
     "presentation.xml, or of the properties of a paragraph and its runs.",
     "자식의 순서를 스키마와 비교합니다. 예: presentation.xml의 목록, 단락 속성과 런."},
    {"Looks for each element of the main vocabularies among the children that its parent may "
     "have. Extensions and namespaces that are declared ignorable are left out.",
     "기본 어휘의 요소를 부모가 가질 수 있는 자식에서 찾습니다. 확장과 무시해도 된다고 "
     "선언된 네임스페이스는 보지 않습니다."},
    {"Looks for the children that the schemas require.",
     "스키마에 꼭 있어야 하는 자식을 찾습니다."},
    {"Counts the children of each name, such as the properties of a paragraph.",
     "단락 속성처럼 이름마다 자식의 수를 셉니다."},
    {"Looks for a:p in each text body, those of table cells too.",
     "표의 셀을 포함해 텍스트 본문마다 a:p를 찾습니다."},
    {"PowerPoint repairs or refuses the file: the list of notes masters after the slides, "
     "paragraph properties after a run (pandoc#11310, PPTist#445).",
     "슬라이드 뒤의 노트 마스터 목록, 런 뒤의 단락 속성처럼 순서가 틀리면 PowerPoint가 "
     "파일을 복구하려 하거나 열지 않습니다(pandoc#11310, PPTist#445)."},
    {"PowerPoint repairs or refuses the file; other readers skip what is in it.",
     "PowerPoint가 파일을 복구하려 하거나 열지 않고, 다른 프로그램은 그 안의 내용을 "
     "건너뜁니다."},
    {"PowerPoint repairs or refuses the file; other readers take the first or the last "
     "(PPTist#445).",
     "PowerPoint가 파일을 복구하려 하거나 열지 않고, 다른 프로그램은 처음이나 마지막 것을 "
     "씁니다(PPTist#445)."},
    {"PowerPoint repairs the file, though generic validators may pass it (PptxGenJS#1048, "
     "#1380, Open-XML-SDK#8, #592).",
     "일반 검사기를 통과하더라도 PowerPoint가 파일을 복구하려 합니다(PptxGenJS#1048, #1380, "
     "Open-XML-SDK#8, #592)."},
    {"put the elements into the order of the schema", "요소를 스키마의 순서대로 놓으십시오"},
    {"remove the element, or put it where it belongs", "요소를 제거하거나 제자리에 놓으십시오"},
    {"add the element", "요소를 더하십시오"},
    {"keep one of them", "하나만 남기십시오"},
    {"add an empty paragraph", "빈 단락을 더하십시오"},

    // malformed_xml
    {"1 character was replaced", "문자 1개를 바꿨습니다"},
    {"{} characters were replaced", "문자 {0}개를 바꿨습니다"},
    {"a part has characters that XML cannot hold", "파트에 XML에 쓸 수 없는 문자가 있습니다"},
    {"a part is not well-formed XML", "파트가 올바른 XML이 아닙니다"},
    {"Looks for control characters, U+FFFE, U+FFFF, lone surrogates, invalid UTF-8, and "
     "ampersands that begin no reference, in text and in attributes.",
     "텍스트와 특성에서 제어 문자, U+FFFE, U+FFFF, 짝이 없는 서로게이트, 잘못된 UTF-8, "
     "참조가 아닌 &를 찾습니다."},
    {"Parses every part of XML: tags, attributes, namespaces, encoding; document types are "
     "not allowed.",
     "모든 XML 파트의 태그, 특성, 네임스페이스, 인코딩을 읽습니다. 문서 형식 선언은 허용되지 "
     "않습니다."},
    {"The whole part cannot be read, so readers refuse the file. Text that was pasted often "
     "has U+000B (pptx-automizer#186, docxtemplater#379, PptxGenJS#1427).",
     "파트 전체를 읽을 수 없어 파일이 열리지 않습니다. 붙여 넣은 텍스트에 U+000B가 "
     "흔합니다(pptx-automizer#186, docxtemplater#379, PptxGenJS#1427)."},
    {"Readers refuse the file, or drop the slide.",
     "프로그램이 파일을 열지 않거나 슬라이드를 버립니다."},
    {"remove the characters", "그 문자를 제거하십시오"},
    {"restore the part from a copy of the file", "파일의 사본에서 파트를 되살리십시오"},

    // markup_compatibility
    {"{} names {}, which no xmlns declares", "{0}에 xmlns로 선언하지 않은 {1}이(가) 있습니다"},
    {"{} was removed from {}", "{1}에서 {0}을(를) 제거했습니다"},
    {"mc:Choice has no Requires", "mc:Choice에 Requires가 없습니다"},
    {"mc:AlternateContent has the element {}", "mc:AlternateContent에 요소 {0}이(가) 있습니다"},
    {"mc:AlternateContent has no mc:Fallback", "mc:AlternateContent에 mc:Fallback이 없습니다"},
    {"mc:AlternateContent has no mc:Choice", "mc:AlternateContent에 mc:Choice가 없습니다"},
    {"a list of prefixes names one that is not declared",
     "접두사 목록에 선언되지 않은 접두사가 있습니다"},
    {"mc:AlternateContent has no branch, or one without requirements",
     "mc:AlternateContent에 갈래가 없거나 조건이 없는 갈래가 있습니다"},
    {"newer content has no form for older readers",
     "새 콘텐츠에 이전 프로그램을 위한 형태가 없습니다"},
    {"Looks for the namespace of each prefix in mc:Ignorable, mc:MustUnderstand, "
     "mc:ProcessContent and Requires.",
     "mc:Ignorable, mc:MustUnderstand, mc:ProcessContent, Requires에 있는 접두사의 "
     "네임스페이스를 찾습니다."},
    {"Looks for mc:Choice with Requires, and for other elements than mc:Choice and "
     "mc:Fallback.",
     "Requires가 있는 mc:Choice를 찾고, mc:Choice와 mc:Fallback이 아닌 요소를 찾습니다."},
    {"Looks for mc:Fallback beside mc:Choice.", "mc:Choice 옆에서 mc:Fallback을 찾습니다."},
    {"Readers that process markup compatibility refuse the part (Open-XML-SDK#1226).",
     "마크업 호환성을 처리하는 프로그램은 파트를 거부합니다(Open-XML-SDK#1226)."},
    {"No reader can choose a branch, and those that check refuse the part.",
     "어느 프로그램도 갈래를 고를 수 없고, 확인하는 프로그램은 파트를 거부합니다."},
    {"A reader that does not know the requirement shows nothing. PowerPoint always writes a "
     "fallback, be it empty.",
     "그 기능을 모르는 프로그램은 아무것도 보여 주지 않습니다. PowerPoint는 비어 있더라도 늘 "
     "대체 내용을 씁니다."},
    {"declare the namespace, or remove the prefix",
     "네임스페이스를 선언하거나 접두사를 제거하십시오"},
    {"write mc:Choice with Requires, then mc:Fallback",
     "Requires가 있는 mc:Choice를 쓰고 이어서 mc:Fallback을 쓰십시오"},
    {"add mc:Fallback, with a picture of the content where there is one",
     "가능하면 내용의 그림을 넣어 mc:Fallback을 더하십시오"},

    // check_package
    {"is not a presentation: its main part is {}",
     "프레젠테이션이 아닙니다. 기본 파트가 {0}입니다"},

    // kept slides
    {"its list of slides names one that is missing, so they cannot be kept; open the template in "
     "PowerPoint, have it repaired, and save it again",
     "슬라이드 목록이 없는 슬라이드를 가리켜 슬라이드를 유지할 수 없습니다. 템플릿을 "
     "PowerPoint에서 열어 복구한 뒤 다시 "
     "저장하십시오"},
    {"its list of slides names one twice, so they cannot be kept; open the template in PowerPoint, "
     "have it repaired, and save it again",
     "슬라이드 목록이 한 슬라이드를 두 번 가리켜 슬라이드를 유지할 수 없습니다. 템플릿을 "
     "PowerPoint에서 열어 복구한 뒤 "
     "다시 저장하십시오"},
};

}  // namespace

const Catalogue& korean_messages() {
  static const Catalogue all(kEntries);
  return all;
}

}  // namespace deckle::pptx
