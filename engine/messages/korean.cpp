#include "engine/messages/tr.h"

namespace deckle::engine {
namespace {

constexpr Translation kEntries[] = {
    {"the build was cancelled", "빌드가 취소되었습니다"},
    {"no package was asked for", "패키지를 요청하지 않았습니다"},

    // files and programs
    {"is a folder, not a file", "파일이 아니라 폴더입니다"},

    // validate
    {"there is no such file", "그런 파일이 없습니다"},
    {"nothing", "없음"},
    {"put the file in the asset root, or correct its file_id", "파일을 에셋 폴더에 넣거나 file_id를 고치십시오"},
    {"internal error: {}", "내부 오류: {0}"},
    {"{} {}", "{0}: {1}"},
    {"{} cannot be read: {}", "{0}을(를) 읽을 수 없습니다: {1}"},
    {"{} is {}, not a file", "{0}은(는) 파일이 아니라 {1}입니다"},
    {"a folder", "폴더"},
    {"a pipe or a device", "파이프나 장치"},
    {"{} is {} bytes; the limit is {}", "{0}의 크기가 {1}바이트입니다. 한도는 {2}바이트입니다"},
    {"the asset folder is not there, or is no folder", "에셋 폴더가 없거나 폴더가 아닙니다"},
    {"{} is a symbolic link that leads round in a circle", "{0}은(는) 제자리를 도는 심볼릭 링크입니다"},
    {"{} leaves the asset folder through a symbolic link", "{0}은(는) 심볼릭 링크를 통해 에셋 폴더 밖을 가리킵니다"},
    {"{} is not there", "{0} 파일이 없습니다"},
    {"{} cannot be opened: {}", "{0}을(를) 열 수 없습니다: {1}"},
    {"cannot be read: {}", "읽을 수 없습니다: {0}"},
    {"is larger than the limit of {} bytes", "한도 {0}바이트보다 큽니다"},
    {"cannot be opened: {}", "열 수 없습니다: {0}"},
    {"there is no template \"{}\" (/theme/template_ref/template_id); tried the built-ins {}",
     "템플릿 \"{0}\"이(가) 없습니다(/theme/template_ref/template_id). 찾아본 곳: 내장 템플릿 {1}"},
    {"there is no template \"{}\" (/theme/template_ref/template_id); tried {} and the "
     "built-ins {}",
     "템플릿 \"{0}\"이(가) 없습니다(/theme/template_ref/template_id). 찾아본 곳: {1}, 내장 템플릿 {2}"},
    {"there is no brand kit \"{}\" (/theme/brand/brand_kit_id); tried {}; \"{}\" means the "
     "template as it is",
     "브랜드 키트 \"{0}\"이(가) 없습니다(/theme/brand/brand_kit_id). 찾아본 곳: {1}. 템플릿을 그대로 쓰려면 "
     "\"{2}\"(으)로 쓰십시오"},
    {"the brand kit cannot be used", "브랜드 키트를 쓸 수 없습니다"},
    {"brand.tokens cannot be used", "brand.tokens를 쓸 수 없습니다"},
    {"'file_id' \"{}\" leaves the asset folder through a symbolic link",
     "'file_id' \"{0}\"이(가) 심볼릭 링크를 통해 에셋 폴더 밖을 가리킵니다"},
    {"copy the file into the asset folder, or give the folder that holds it with --assets",
     "파일을 에셋 폴더에 복사하거나, 파일이 있는 폴더를 --assets로 지정하십시오"},
    {"asset \"{}\" is at a URL, and nothing is fetched",
     "에셋 \"{0}\"은(는) URL에 있으며, 네트워크에서는 아무것도 가져오지 않습니다"},
    {"asset \"{}\" is yet to be generated", "에셋 \"{0}\"은(는) 아직 만들어지지 않았습니다"},
    {"{} is beyond the limit of {} MiB for all pictures together",
     "{0}까지 합하면 모든 그림의 한도 {1} MiB를 넘습니다"},
    {"the authored values are shown instead of the data: {}", "데이터 대신 문서에 쓰인 값을 보여 줍니다: {0}"},
    {"correct the data file, or take data_ref away to show the authored values",
     "데이터 파일을 고치거나, 문서에 쓰인 값을 보이려면 data_ref를 빼십시오"},
    {"the values come from {} and differ from the authored ones, which are not shown",
     "{0}의 값을 썼습니다. 문서에 쓰인 값과 다르며, 그 값은 보이지 않습니다"},
    {"make both say the same, or take data_ref away to show the authored values",
     "둘을 같게 하거나, 문서에 쓰인 값을 보이려면 data_ref를 빼십시오"},
    {"font \"{}\" is not here; {} stands in", "글꼴 \"{0}\"이(가) 없습니다. 대신 쓴 글꼴: {1}"},
    {"font \"{}\" has no \"{}\"; {} stands in", "글꼴 \"{0}\"에 \"{1}\" 글자가 없습니다. 대신 쓴 글꼴: {2}"},
    {", lines may be {:.1f} % off", ". 줄 길이가 최대 {0:.1f} % 다를 수 있습니다"},
    {"install the font, or give its folder with --fonts", "글꼴을 설치하거나 글꼴 폴더를 --fonts로 지정하십시오"},
    {"the template's page of {:g} x {:g} px is used", "템플릿의 페이지 크기 {0:g} x {1:g} px을 씁니다"},
    {"a template's page size wins over slide_size", "템플릿의 페이지 크기가 slide_size보다 우선합니다"},
    {"{} must be {} to {}, but is {}", "{0}은(는) {1}에서 {2} 사이여야 하지만 {3}입니다"},
    {"created must be a date such as 2026-11-22T00:00:00Z, but is \"{}\"",
     "created는 2026-11-22T00:00:00Z 같은 날짜여야 하지만 \"{0}\"입니다"},
    {"options: {}: {}", "옵션 {0}: {1}"},
    {"there is no place for the engine", "엔진을 받을 포인터가 없습니다"},
    {"there is no engine", "엔진이 없습니다"},
    {"there was no answer", "답이 없습니다"},
};

}  // namespace

const Catalogue& korean_messages() {
  static const Catalogue all(kEntries);
  return all;
}

}  // namespace deckle::engine
