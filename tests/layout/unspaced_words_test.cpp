// Icons of Japanese and Chinese, which have no spaces between words.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "layout/icons/subject_icon.h"
#include "layout/icons/topic_icons.h"
#include "layout/icons/word_icons.h"

namespace deckle::layout {
namespace {

using Words = std::vector<std::string>;

std::string icon_of(const char* heading) {
  const Icons icons = icons_of_heading(heading);
  return icons.empty() ? "" : std::string(icons.front());
}

TEST(UnspacedWords, AreCutWhereTheScriptChanges) {
  EXPECT_EQ(words_of("乗降客は1日4万2千人"), (Words{"乗降客"}));
  EXPECT_EQ(words_of("家賃は隣駅より3割安い"), (Words{"家賃"}));
  EXPECT_EQ(words_of("人手不足: 券売機と配膳の見直し"),
            (Words{"人手不足", "券売機", "配膳", "見直"}));
  EXPECT_EQ(words_of("駅前ラーメン店"), (Words{"駅前", "ラーメン", "店"}));
  EXPECT_EQ(words_of("AI活用、データ・分析（予算）"),
            (Words{"ai", "活用", "データ", "分析", "予算"}));
}

// What is said about a subject is not what the text is about, up to the next mark.
TEST(UnspacedWords, AreOfTheSubject) {
  EXPECT_EQ(words_of("損益分岐は開店から11か月"), (Words{"損益分岐"}));
  EXPECT_EQ(words_of("人口が5年で12%増え、競合は2店"), (Words{"人口", "競合"}));
  EXPECT_EQ(words_of("人口が増加: 住宅の不足"), (Words{"人口", "住宅", "不足"}));
  EXPECT_EQ(words_of("味を自由に決める"), (Words{"味", "自由", "決"}));
}

TEST(UnspacedWords, OfSeveralScriptsStayWhole) {
  EXPECT_EQ(words_of("3社から見積もり"), (Words{"社", "見積もり"}));
  EXPECT_EQ(words_of("お客様の声"), (Words{"お客様", "声"}));
  EXPECT_EQ(words_of("省エネ設備"), (Words{"省エネ", "設備"}));
  EXPECT_EQ(words_of("新規申し込み"), (Words{"新規", "申し込み"}));
}

TEST(UnspacedWords, OfChineseArePartedByJoints) {
  EXPECT_EQ(words_of("客户的信任"), (Words{"客户", "信任"}));
  EXPECT_EQ(words_of("质量和安全"), (Words{"质量", "安全"}));
  EXPECT_EQ(words_of("2027年销售额"), (Words{"销售额"}));
  // The joints are parts of words too.
  for (const char* whole : {"目的地", "共和国", "参与者", "規制緩和"})
    EXPECT_EQ(words_of(whole), (Words{whole})) << whole;
}

TEST(UnspacedWords, LeaveOtherLanguagesAsTheyAre) {
  EXPECT_EQ(words_of("AI활용 방안: 3분기"), (Words{"ai활용", "방안", "분기"}));
  EXPECT_EQ(words_of("對美 수출（품목）"), (Words{"對美", "수출（품목）"}));
  EXPECT_EQ(words_of("L'été à 5 km"), (Words{"l", "été", "à", "km"}));
}

TEST(UnspacedWords, EndWithinLongOrBrokenText) {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += "見積";
  EXPECT_EQ(words_of(text).size(), 1U);
  EXPECT_TRUE(icons_of_word(text).empty());
  EXPECT_TRUE(words_of("のはが、。").empty());
  EXPECT_FALSE(words_of("売上\xE3").empty());
}

struct Row {
  const char *heading, *icon;
};

TEST(JapaneseIcons, AreOfWhatHeadingsName) {
  for (const Row& row : {Row{"乗降客は1日4万2千人", "train-front"},
                         {"家賃は隣駅より3割安い", "house"},
                         {"人手不足: 採用の強化", "people"},
                         {"昼の競合は2店だけ", "binoculars"},
                         {"売上高", "graph-up-arrow"},
                         {"売上の5%を払う", "graph-up-arrow"},
                         {"原価率", "cash-coin"},
                         {"コスト削減", "cash-coin"},
                         {"予算の確保", "piggy-bank"},
                         {"お客様の声", "person"},
                         {"顧客満足度", "emoji-smile"},
                         {"採用と研修", "person-plus"},
                         {"社内研修", "mortarboard"},
                         {"スケジュール", "calendar-event"},
                         {"開業の遅れ", "hourglass-split"},
                         {"リスクと対応", "exclamation-triangle"},
                         {"品質管理", "patch-check"},
                         {"安全第一", "shield-check"},
                         {"配送の効率化", "truck"},
                         {"物流センター", "truck"},
                         {"新工場の建設", "building-gear"},
                         {"新店舗の計画", "shop"},
                         {"駅前ラーメン店", "cup-hot"},
                         {"飲食店の支援", "egg-fried"},
                         {"水筒と弁当", "egg-fried"},
                         {"健康診断", "clipboard2-pulse"},
                         {"省エネ設備", "lightning-charge"},
                         {"再生可能エネルギー", "sun"},
                         {"環境への配慮", "tree"},
                         {"データ活用", "clipboard2-data"},
                         {"クラウド移行", "cloud"},
                         {"情報セキュリティ", "shield-check"},
                         {"個人情報の保護", "lock"},
                         {"AI活用の方針", "robot"},
                         {"物件契約", "file-earmark-text"},
                         {"法令遵守", "shield-check"},
                         {"税金の申告", "percent"},
                         {"市場の状況", "pie-chart"},
                         {"目標の達成", "bullseye"},
                         {"アイデア募集", "lightbulb"},
                         {"よくある質問", "question-circle"},
                         {"営業時間", "stopwatch"},
                         {"候補地の比較", "geo-alt"},
                         {"公共交通", "bus-front"},
                         {"通学バス", "bus-front"},
                         {"自転車通勤", "bicycle"},
                         {"海外旅行", "globe"},
                         {"音楽の授業", "music-note-beamed"},
                         {"読書の記録", "book"},
                         {"子どもの居場所", "balloon"},
                         {"地域の防災", "geo-alt"},
                         {"天気予報", "sun"},
                         {"水道の点検", "droplet"},
                         {"ごみの分別", "trash"},
                         {"まちづくり", "buildings"},
                         {"賛成意見", "hand-thumbs-up"},
                         {"反対意見", "hand-thumbs-down"},
                         {"運動の習慣", "heart-pulse"},
                         {"3社から見積もり", "calculator"}})
    EXPECT_EQ(icon_of(row.heading), row.icon) << row.heading;
}

TEST(ChineseIcons, AreOfWhatHeadingsName) {
  for (const Row& row : {Row{"销售额增长12%", "graph-up-arrow"},
                         {"降低采购成本", "cash-coin"},
                         {"成本控制", "cash-coin"},
                         {"年度预算", "piggy-bank"},
                         {"客户的信任", "person"},
                         {"客户满意度持续提升", "emoji-smile"},
                         {"员工培训", "people"},
                         {"招聘计划", "person-plus"},
                         {"项目进度", "calendar-event"},
                         {"风险提示", "exclamation-triangle"},
                         {"产品质量", "box-seam"},
                         {"质量管理", "patch-check"},
                         {"安全生产", "shield-check"},
                         {"物流配送", "truck"},
                         {"智能工厂", "building-gear"},
                         {"门店扩张", "shop"},
                         {"餐饮服务", "egg-fried"},
                         {"医疗保障", "heart-pulse"},
                         {"能源结构", "lightning-charge"},
                         {"环境治理", "tree"},
                         {"数据中心", "clipboard2-data"},
                         {"云计算平台", "cloud"},
                         {"网络安全", "shield-lock"},
                         {"人工智能应用", "robot"},
                         {"签订合同", "file-earmark-text"},
                         {"法律法规", "file-earmark-text"},
                         {"税收优惠", "percent"},
                         {"市场规模", "pie-chart"},
                         {"目标客户", "bullseye"},
                         {"常见问题", "question-circle"},
                         {"会议时间", "chat-dots"},
                         {"地铁三号线", "train-front"},
                         {"旅游景点", "map"},
                         {"体育活动", "trophy"},
                         {"科学研究", "eyedropper"},
                         {"儿童之家", "balloon"},
                         {"天气变化", "sun"},
                         {"水资源管理", "droplet"},
                         {"供应链管理", "link-45deg"}})
    EXPECT_EQ(icon_of(row.heading), row.icon) << row.heading;
}

// Words that begin or end as another one, counts, and words that say nothing.
TEST(UnspacedWords, OfOtherMeaningsHaveNoIcon) {
  for (const char* heading : {"株式会社サンプル",
                              "有限公司",
                              "利益相反",
                              "執務環境",
                              "職場環境",
                              "应用环境",
                              "社会科学",
                              "合併症",
                              "比較的",
                              "バスケット",
                              "コストコ",
                              "テストステロン",
                              "ガストロノミー",
                              "京都市",
                              "個人事業主",
                              "24名",
                              "3店",
                              "2年生",
                              "4月",
                              "その他",
                              "すべて",
                              "もっと見る",
                              "その他のこと",
                              "工作安排",
                              "損益は開店から",
                              "労働運動",
                              "大家好",
                              "人ごみ",
                              "毫无疑问",
                              "言語道断",
                              "社会人"})
    EXPECT_EQ(icon_of(heading), "") << heading;
}

TEST(JapaneseIcons, OfSentencesAreDifferent) {
  using Icons = std::vector<std::string_view>;
  EXPECT_EQ(sentence_icons({"乗降客は1日4万2千人", "昼の競合は2店だけ", "家賃は隣駅より3割安い"}),
            (Icons{"train-front-fill", "binoculars-fill", "house-fill"}));
  EXPECT_TRUE(sentence_icons({"乗降客は1日4万2千人", "味を自由に決める"}).empty());
  // More and less are words of any sentence.
  EXPECT_TRUE(sentence_icons({"1960年から2010年までは増加"}).empty());
}

TEST(JapaneseIcons, OfCoversAreOfTheSubject) {
  EXPECT_EQ(subject_icon("駅前ラーメン店 出店計画", "事業計画書").value_or(""), "cup-hot-fill");
  EXPECT_EQ(subject_icon("事業計画書 2027", "自転車シェア").value_or(""), "bicycle");
  EXPECT_EQ(subject_icon("ご提案", "株式会社サンプル").value_or(""), "");
}

}  // namespace
}  // namespace deckle::layout
