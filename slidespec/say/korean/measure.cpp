#include "slidespec/say/korean.h"

namespace deckle::korean {
namespace {

constexpr Translation kEntries[] = {
    {"opening --fonts", "--fonts를 여는 중"},
    {"cannot read the font file", "글꼴 파일을 읽을 수 없습니다"},
    {"font file is larger than 256 MiB", "글꼴 파일이 256 MiB보다 큽니다"},
    {"is not a font with outlines", "윤곽선이 있는 글꼴이 아닙니다"},
    {"font folder does not exist", "글꼴 폴더가 없습니다"},
};

}  // namespace

std::span<const Translation> measure_entries() { return kEntries; }

}  // namespace deckle::korean
