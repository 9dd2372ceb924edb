#include "measure/messages/tr.h"

namespace deckle::measure {
namespace {

constexpr Translation kEntries[] = {
    {"opening --fonts", "--fonts를 여는 중"},
    {"cannot read the font file", "글꼴 파일을 읽을 수 없습니다"},
    {"font file is larger than 256 MiB", "글꼴 파일이 256 MiB보다 큽니다"},
    {"is not a font with outlines", "윤곽선이 있는 글꼴이 아닙니다"},
    {"font folder does not exist", "글꼴 폴더가 없습니다"},
};

}  // namespace

const Catalogue& korean_messages() {
  static const Catalogue all(kEntries);
  return all;
}

}  // namespace deckle::measure
