#include "layout/counts/counted_nouns.h"

#include <algorithm>
#include <array>
#include <utility>

#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

struct Thing {
  std::string_view icon;
  std::string_view nouns;  // a space before and behind each
};

// Ours. One of them each, not a group: a row of five pairs of people reads as ten.
constexpr std::array<Thing, 32> kThings = {{
    {"person-fill",
     " person people human man men woman women child children adult parent patient doctor nurse "
     "engineer developer designer programmer architect plumber fitter technician operator worker "
     "employee colleague manager leader executive director founder hire recruit intern apprentice "
     "student pupil teacher tutor lecturer trainer researcher scientist analyst expert consultant "
     "customer client buyer shopper consumer user subscriber member visitor guest tenant resident "
     "citizen voter owner passenger rider cyclist driver commuter traveller traveler tourist "
     "reader writer author editor speaker respondent participant applicant candidate volunteer "
     "donor carer farmer friend freelancer newcomer "
     "사람 직원 사원 인력 엔지니어 개발자 디자이너 관리자 고객 소비자 이용자 사용자 회원 "
     "구독자 가입자 환자 의사 간호사 학생 교사 교수 강사 연구원 전문가 응답자 참가자 "
     "참여자 지원자 신입사원 직장인 청년 노인 어린이 아동 여성 남성 주민 시민 국민 승객 "
     "운전자 방문객 관광객 작업자 근로자 노동자 창업자 자원봉사자 성인 부모 농민 "},
    {"building-fill",
     " building office tower skyscraper hotel company firm supplier vendor competitor employer "
     "건물 빌딩 사무실 사무소 오피스 호텔 회사 기업 업체 협력사 공급사 경쟁사 고객사 중소기업 "
     "대기업 스타트업 "},
    {"house-fill", " house home household flat apartment family 집 가구 세대 주택 아파트 가정 "},
    {"shop",
     " shop store branch outlet restaurant cafe bakery pharmacy 매장 점포 지점 가게 상점 식당 약국 "
     "편의점 "},
    {"hospital-fill", " hospital clinic 병원 의원 "},
    {"bank",
     " state agency authority ministry court council municipality museum 주 기관 부처 정부 법원 "
     "지자체 박물관 "},
    {"mortarboard-fill", " school university college 학교 대학 대학교 초등학교 중학교 고등학교 "},
    {"bank2", " bank 은행 "},
    {"shield-fill", " insurer 보험사 "},
    {"airplane-fill", " airline airplane aircraft plane flight 항공사 항공기 비행기 항공편 "},
    {"geo-alt-fill",
     " site location city town village port region district 도시 지역 거점 사업장 현장 마을 항구 "},
    {"flag-fill", " country nation 국가 나라 "},
    {"car-front-fill", " car vehicle taxi 차량 자동차 승용차 택시 "},
    {"truck", " truck lorry van 트럭 화물차 "},
    {"bus-front-fill", " bus 버스 "},
    {"train-front-fill", " train 열차 기차 "},
    {"bicycle", " bicycle bike 자전거 "},
    {"phone-fill", " phone smartphone 휴대폰 스마트폰 "},
    {"laptop-fill", " laptop computer 노트북 컴퓨터 "},
    {"hdd-rack-fill", " server 서버 "},
    {"book-fill", " book textbook 책 도서 교과서 "},
    {"file-earmark-text-fill", " document contract file 문서 서류 계약서 "},
    {"tree-fill", " tree 나무 "},
    {"door-closed-fill", " room classroom door 교실 객실 회의실 "},
    {"box-seam-fill", " box parcel package warehouse 상자 소포 창고 "},
    {"bag-fill", " order 주문 "},
    {"ticket-perforated-fill", " ticket 티켓 "},
    {"robot", " robot 로봇 "},
    {"building-gear", " factory plant 공장 "},
    {"envelope-fill", " letter email 편지 이메일 "},
    {"lightbulb-fill", " lamp bulb 전구 "},
    {"exclamation-triangle-fill", " accident incident 사고 "},
}};

// Units, and what no one can see one of.
constexpr std::string_view kNoThings =
    " second minute hour day night week weekend fortnight month quarter year decade century time "
    "percent percentage point pt pts score star mark rank place step stage phase part page slide "
    "chapter section version level round euro dollar cent pound yen won metre meter kilometre "
    "kilometer km mile inch foot feet litre liter gram kilogram kg ton tonne watt degree way "
    "reason thing word line sentence question goal rule topic theme idea option choice case "
    "million billion thousand hundred dozen fold january february march april may june july august "
    "september october november december monday tuesday wednesday thursday friday saturday "
    "sunday am pm morning afternoon evening clock attempt instance respect sigma ";

bool holds(std::string_view words, std::string_view word) {
  if (word.empty()) return false;
  std::string spaced(1, ' ');
  spaced += word;
  spaced += ' ';
  return words.find(spaced) != std::string_view::npos;
}

std::string_view icon_of(std::string_view word) {
  for (const Thing& thing : kThings) {
    if (holds(thing.nouns, word)) return thing.icon;
  }
  return {};
}

}  // namespace

std::string singular_of(const std::string& noun) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kIrregular = {
      {{"people", "person"}, {"children", "child"}, {"men", "man"}, {"women", "woman"}}};
  for (const auto& [plural, singular] : kIrregular) {
    if (noun == plural) return std::string(singular);
  }
  const auto without = [&noun](std::size_t count) { return noun.substr(0, noun.size() - count); };
  if (!is_ascii(noun) || noun.size() < 4 || noun.ends_with("ss") || noun.ends_with("us") ||
      !noun.ends_with('s'))
    return noun;
  if (noun.ends_with("ies") && noun.size() > 4) return without(3) + "y";
  for (const std::string_view ending : {"shes", "ches", "xes", "sses", "uses"}) {
    if (noun.ends_with(ending) && !noun.ends_with("houses")) return without(2);
  }
  return without(1);
}

std::string_view icon_of_counted(const std::string& noun) {
  if (noun.empty()) return {};
  if (is_ascii(noun)) return icon_of(singular_of(noun));
  for (std::string word = noun;;) {
    if (const std::string_view icon = icon_of(word); !icon.empty()) return icon;
    static constexpr std::array<std::string_view, 10> kParticles = {"은", "는", "이", "가", "의",
                                                                    "을", "를", "도", "들", "에"};
    const auto found =
        std::find_if(kParticles.begin(), kParticles.end(), [&word](std::string_view particle) {
          return word.size() > particle.size() && word.ends_with(particle);
        });
    if (found == kParticles.end()) return {};
    word.resize(word.size() - found->size());
  }
}

bool is_no_thing(const std::string& noun) {
  return holds(kNoThings, noun) || holds(kNoThings, singular_of(noun));
}

}  // namespace deckle::layout
