#include "engine/messages/tr.h"

namespace deckle::engine {
namespace {

constexpr Translation kEntries[] = {
    {"the asset folder cannot be opened: {}", "애셋 폴더를 열 수 없습니다: {0}"},
    {"{} has {}", "{0}: {1}"},
    {"{} contains {}; only the PNG drawn from it is in the deck",
     "{0}에 {1}이(가) 들어 있습니다. 덱에는 이것을 그린 PNG만 넣었습니다"},
    {"save the SVG without it to have the SVG in the deck",
     "SVG를 덱에 넣으려면 그것 없이 다시 저장하십시오"},
    {"the PNG of {} has at most {} pixels, because the filters, masks and layers of the deck's "
     "SVGs "
     "are much work",
     "덱에 있는 SVG의 필터, 마스크, 레이어를 그리는 데 드는 작업이 많아 {0}의 PNG를 {1}화소 이하로 "
     "그렸습니다"},
    {"make the SVG simpler, or allow more with --limit svg-work=NUMBER",
     "SVG를 단순하게 만들거나 --limit svg-work=NUMBER로 한도를 높이십시오"},
    {"the build was cancelled", "빌드가 취소되었습니다"},
    {"no package was requested", "패키지를 요청하지 않았습니다"},

    // files and programs

    // validate
    {"make the picture simpler or smaller, or allow more with --limit {}=NUMBER",
     "그림을 더 단순하거나 작게 만들거나 --limit {0}=NUMBER로 한도를 높이십시오"},
    {"name a brand kit with --brand, or its folder with --templates",
     "--brand로 브랜드 키트를, 또는 --templates로 그 폴더를 지정하십시오"},
    {"name a template with --template, or its folder with --templates",
     "--template으로 템플릿을, 또는 --templates로 그 폴더를 지정하십시오"},
    {"name it with --assets", "--assets로 지정하십시오"},
    {"the picture will be a placeholder: {}", "그림이 자리 표시자가 됩니다: {0}"},
    {"put the file in the asset folder, or correct its file_id",
     "파일을 에셋 폴더에 넣거나 file_id를 고치십시오"},
    {"internal error: {}", "내부 오류: {0}"},
    {"not enough memory", "메모리가 부족합니다"},
    {"{} {}", "{0}: {1}"},
    {"{} cannot be read: {}", "{0}을(를) 읽을 수 없습니다: {1}"},
    {"{} is {}, not a file", "{0}은(는) 파일이 아니라 {1}입니다"},
    {"a folder", "폴더"},
    {"a pipe or a device", "파이프나 장치"},
    {"the asset folder does not exist, or is not a folder", "에셋 폴더가 없거나 폴더가 아닙니다"},
    {"{} is in a loop of symbolic links", "{0}의 심볼릭 링크가 순환합니다"},
    {"{} leaves the asset folder through a symbolic link",
     "{0}은(는) 심볼릭 링크를 통해 에셋 폴더 밖을 가리킵니다"},
    {"leaves the allowed folders through a symbolic link",
     "심볼릭 링크를 통해 허용된 폴더 밖을 가리킵니다"},
    {"{} does not exist", "{0} 파일이 없습니다"},
    {"{} cannot be opened: {}", "{0}을(를) 열 수 없습니다: {1}"},
    {"; the template built in under this name is selected in the spec "
     "(/theme/template_ref/template_id)",
     ". 이 이름의 내장 템플릿은 스펙에서 고릅니다(/theme/template_ref/template_id)"},
    {"; did you mean {}?", ". {0}을(를) 쓰려던 것입니까?"},
    {"; did you mean \"{}\"?", ". \"{0}\"을(를) 쓰려던 것입니까?"},
    {"is the template of the deck; write the deck to another file",
     "덱의 템플릿입니다. 덱을 다른 파일에 쓰십시오"},
    {"unknown template \"{}\" (/theme/template_ref/template_id); tried the built-in templates {}",
     "알 수 없는 템플릿 \"{0}\"입니다(/theme/template_ref/template_id). 찾아본 곳: 내장 템플릿 "
     "{1}"},
    {"unknown template \"{}\" (/theme/template_ref/template_id); tried {} and the built-in "
     "templates {}",
     "알 수 없는 템플릿 \"{0}\"입니다(/theme/template_ref/template_id). 찾아본 곳: {1}, 내장 "
     "템플릿 {2}"},
    {"unknown brand kit \"{}\" (/theme/brand/brand_kit_id); tried {}; use \"{}\" for the "
     "template without a brand kit",
     "알 수 없는 브랜드 키트 \"{0}\"입니다(/theme/brand/brand_kit_id). 찾아본 곳: {1}. 브랜드 "
     "키트 없이 템플릿을 그대로 쓰려면 \"{2}\"(으)로 쓰십시오"},
    {"the brand kit is invalid", "브랜드 키트가 올바르지 않습니다"},
    {"brand.tokens is invalid", "brand.tokens가 올바르지 않습니다"},
    {"'file_id' \"{}\" leaves the asset folder through a symbolic link",
     "'file_id' \"{0}\"이(가) 심볼릭 링크를 통해 에셋 폴더 밖을 가리킵니다"},
    {"copy the file into the asset folder, or pass the folder that contains it with --assets",
     "파일을 에셋 폴더에 복사하거나, 파일이 있는 폴더를 --assets로 지정하십시오"},
    {"asset \"{}\" is at a URL, and nothing is downloaded",
     "에셋 \"{0}\"은(는) URL에 있으며, 네트워크에서는 아무것도 가져오지 않습니다"},
    {"asset \"{}\" has not been generated yet", "에셋 \"{0}\"은(는) 아직 만들어지지 않았습니다"},
    {"the values in the spec are used instead of the data file: {}",
     "데이터 파일 대신 스펙에 적힌 값을 사용합니다: {0}"},
    {"correct the data file, or remove data_ref to use the values in the spec",
     "데이터 파일을 고치거나, 스펙에 적힌 값을 사용하려면 data_ref를 빼십시오"},
    {"the values come from {}; the different values in the spec are not used",
     "{0}의 값을 사용했습니다. 스펙에 적힌 값은 이와 다르며, 사용하지 않았습니다"},
    {"make both the same, or remove data_ref to use the values in the spec",
     "둘을 같게 하거나, 스펙에 적힌 값을 사용하려면 data_ref를 빼십시오"},
    {"no font here has {}, which is to be set in \"{}\"; its width is estimated",
     "\"{1}\"(으)로 쓸 {0} 글자가 든 글꼴이 여기에 없습니다. 너비는 추정한 값입니다"},
    {"use another character, or pass the folder of a font that has it with --fonts",
     "다른 글자를 쓰거나, 이 글자가 든 글꼴의 폴더를 --fonts로 지정하십시오"},
    {"font \"{}\" is not installed; its widths are estimated",
     "글꼴 \"{0}\"이(가) 없습니다. 너비는 추정한 값입니다"},
    {"font \"{}\" is not installed; measured with \"{}\"",
     "글꼴 \"{0}\"이(가) 없습니다. \"{1}\"(으)로 측정했습니다"},
    {"widths in font \"{}\" are estimated, such as that of {}",
     "글꼴 \"{0}\"의 너비 가운데 추정한 것이 있습니다(예: {1})"},
    {"font \"{}\" has no {}; measured with \"{}\"",
     "글꼴 \"{0}\"에 {1} 글자가 없습니다. \"{2}\"(으)로 측정했습니다"},
    {"use another character, or name a font that has this one in the brand kit",
     "다른 글자를 쓰거나, 이 글자가 든 글꼴을 브랜드 키트에 쓰십시오"},
    {"whether font \"{}\" has {} is not known here; measured with \"{}\"",
     "글꼴 \"{0}\"에 {1} 글자가 있는지 여기서는 알 수 없습니다. \"{2}\"(으)로 측정했습니다"},
    {"if it has, pass its folder with --fonts; else name a font that has it in the brand kit, or "
     "use another character",
     "있으면 그 글꼴의 폴더를 --fonts로 지정하고, 없으면 이 글자가 든 글꼴을 브랜드 키트에 쓰거나 "
     "다른 글자를 쓰십시오"},
    {" (expected error of line widths: {:.1f} %)", " (줄 너비의 예상 오차: {0:.1f} %)"},
    {"{}: {}; the font file is not used", "{0}: {1}. 이 글꼴 파일은 쓰지 않습니다"},
    {"1 other font file is not used either", "다른 글꼴 파일 1개도 쓰지 않습니다"},
    {"{} other font files are not used either", "다른 글꼴 파일 {0}개도 쓰지 않습니다"},
    {"replace the file, or remove it from the folder given with --fonts",
     "파일을 바꾸거나 --fonts로 지정한 폴더에서 빼십시오"},
    {"install the font, or pass its folder with --fonts",
     "글꼴을 설치하거나 글꼴 폴더를 --fonts로 지정하십시오"},
    {"the template's page size of {:g} x {:g} px is used",
     "템플릿의 페이지 크기 {0:g} x {1:g} px을 씁니다"},
    {"the template's page size has priority over slide_size",
     "템플릿의 페이지 크기가 slide_size보다 우선합니다"},
    {"{} must be {} to {}, but is {}", "{0}은(는) {1}에서 {2} 사이여야 하지만 {3}입니다"},
    {"created must be a date such as 2026-11-22T00:00:00Z, but is \"{}\"",
     "created는 2026-11-22T00:00:00Z 같은 날짜여야 하지만 \"{0}\"입니다"},
    {"options: {}: {}", "옵션 {0}: {1}"},
    {"the pointer for the engine is NULL", "엔진을 받을 포인터가 NULL입니다"},
    {"the size of the observer is {}; it must be sizeof(deckle_observer), {}",
     "관찰자의 size가 {0}입니다. sizeof(deckle_observer)인 {1}이어야 합니다"},
    {"the engine is NULL", "엔진이 NULL입니다"},
    {"no answer was returned", "답이 없습니다"},
    {"the work was cancelled", "작업이 취소되었습니다"},
};

}  // namespace

const Catalogue& korean_messages() {
  static const Catalogue all(kEntries);
  return all;
}

}  // namespace deckle::engine
