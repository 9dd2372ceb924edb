#include "slidespec/validate/hint_words.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/diag/same_name.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

constexpr std::string_view kColour[] = {"color", "full_color", "full_colour", "solid", "색",
                                        "색상",  "컬러",       "전체 색",     "단색"};
constexpr std::string_view kSplit[] = {"half",          "split_screen", "side_by_side",
                                       "split_picture", "split_image",  "분할",
                                       "반반",          "나누기",       "좌우 분할"};
constexpr std::string_view kScrim[] = {
    "gradient",         "overlay",       "full_picture", "full_image", "full_bleed",
    "background_image", "picture_scrim", "스크림",       "그라데이션", "그러데이션",
    "배경 사진",        "전체 사진",     "배경 그림"};
constexpr std::string_view kPlain[] = {"paper", "white", "simple", "minimal", "plain_paper",
                                       "종이",  "흰색",  "무지",   "단순",    "심플"};
constexpr HintWord kVariants[] = {
    {"colour", kColour}, {"split", kSplit}, {"scrim", kScrim}, {"plain", kPlain}};

constexpr std::string_view kNone[] = {"off", "no", "없음"};
constexpr std::string_view kBars[] = {"bar", "chart", "series", "막대", "차트"};
constexpr std::string_view kSteps[] = {"step", "chevrons", "chevron", "process", "단계", "갈매기"};
constexpr std::string_view kSheets[] = {"sheet", "theme", "default", "종이 묶음", "테마"};
constexpr std::string_view kIcon[] = {"icons", "symbol", "pictogram", "아이콘", "그림"};
constexpr std::string_view kScene[] = {"scenes", "illustration", "장면", "삽화", "일러스트"};
// The scenes (layout/scenes), by name.
constexpr std::string_view kAirportScene[] = {"공항"};
constexpr std::string_view kBooksScene[] = {"책"};
constexpr std::string_view kCanteenScene[] = {"급식", "식사"};
constexpr std::string_view kCityScene[] = {"도시"};
constexpr std::string_view kCyclingScene[] = {"자전거"};
constexpr std::string_view kEnergyScene[] = {"에너지"};
constexpr std::string_view kFreightScene[] = {"화물", "물류"};
constexpr std::string_view kGlobeScene[] = {"지구", "세계"};
constexpr std::string_view kGrowthScene[] = {"성장"};
constexpr std::string_view kHealthScene[] = {"건강", "의료"};
constexpr std::string_view kIndustryScene[] = {"공장", "제조"};
constexpr std::string_view kLaunchScene[] = {"로켓", "출시"};
constexpr std::string_view kLawScene[] = {"법원", "행정"};
constexpr std::string_view kLectureScene[] = {"강의"};
constexpr std::string_view kMoneyScene[] = {"돈", "금융"};
constexpr std::string_view kNatureScene[] = {"자연"};
constexpr std::string_view kNetworkScene[] = {"인공지능", "칩"};
constexpr std::string_view kPapersScene[] = {"문서"};
constexpr std::string_view kPeopleScene[] = {"사람", "사람들"};
constexpr std::string_view kRailScene[] = {"기차", "철도"};
constexpr std::string_view kResearchScene[] = {"연구", "실험"};
constexpr std::string_view kRoadScene[] = {"자동차", "도로"};
constexpr std::string_view kRoadmapScene[] = {"로드맵"};
constexpr std::string_view kSecurityScene[] = {"보안"};
constexpr std::string_view kShopScene[] = {"가게", "매장"};
constexpr std::string_view kSoftwareScene[] = {"소프트웨어", "코드"};
constexpr std::string_view kTalkScene[] = {"대화", "말풍선"};
constexpr std::string_view kTargetScene[] = {"과녁", "목표"};
constexpr std::string_view kTrendScene[] = {"추세"};
constexpr std::string_view kWaterScene[] = {"물"};
constexpr HintWord kMotifs[] = {
    {"none", kNone}, {"bars", kBars}, {"steps", kSteps}, {"sheets", kSheets}, {"icon", kIcon},
    {"scene", kScene},
    {"airport", kAirportScene},
    {"books", kBooksScene},
    {"canteen", kCanteenScene},
    {"city", kCityScene},
    {"cycling", kCyclingScene},
    {"energy", kEnergyScene},
    {"freight", kFreightScene},
    {"globe", kGlobeScene},
    {"growth", kGrowthScene},
    {"health", kHealthScene},
    {"industry", kIndustryScene},
    {"launch", kLaunchScene},
    {"law", kLawScene},
    {"lecture", kLectureScene},
    {"money", kMoneyScene},
    {"nature", kNatureScene},
    {"network", kNetworkScene},
    {"papers", kPapersScene},
    {"people", kPeopleScene},
    {"rail", kRailScene},
    {"research", kResearchScene},
    {"road", kRoadScene},
    {"roadmap", kRoadmapScene},
    {"security", kSecurityScene},
    {"shop", kShopScene},
    {"software", kSoftwareScene},
    {"talk", kTalkScene},
    {"target", kTargetScene},
    {"trend", kTrendScene},
    {"water", kWaterScene},
};

}  // namespace

std::span<const HintWord> cover_variants() { return kVariants; }
std::span<const HintWord> cover_motifs() { return kMotifs; }

std::optional<std::size_t> open_word(const nlohmann::json& object, const JsonPath& path,
                                     const char* key, std::span<const HintWord> words,
                                     SpecContext& context) {
  const std::string* value = context.open_string(object, path, key);
  if (value == nullptr) return std::nullopt;
  const JsonPath below(path, key);
  std::vector<std::string_view> exact;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (*value == words[i].word) return i;
    exact.push_back(words[i].word);
  }
  const FoldedName folded(*value);
  for (std::size_t i = 0; i < words.size() && !folded.empty(); ++i) {
    const bool same =
        folded == FoldedName(words[i].word) ||
        std::any_of(words[i].other_names.begin(), words[i].other_names.end(),
                    [&folded](std::string_view name) { return folded == FoldedName(name); });
    if (!same) continue;
    context.note("hint-adjusted", below,
                 tr("{} {} is read as '{}'", below.subject(), in_quotes(*value), words[i].word),
                 tr("write '{}'", words[i].word));
    return i;
  }
  context.warning("invalid-value", below,
                  tr("{} has the unknown value {}", below.subject(), in_quotes(*value)),
                  nearest_hint(*value, exact));
  return std::nullopt;
}

}  // namespace deckle
