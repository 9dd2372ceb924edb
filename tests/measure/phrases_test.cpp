// Where lines of Japanese and Chinese may end without parting a word from its ending.

#include "measure/text/phrases.h"

#include <gtest/gtest.h>

#include <string>

namespace deckle::measure {
namespace {

std::string parted(const std::string& text) {
  std::string out;
  std::size_t begin = 0;
  for (const std::uint32_t at : phrase_breaks(text)) {
    out += text.substr(begin, at - begin) + "|";
    begin = at;
  }
  return out + text.substr(begin);
}

TEST(Phrases, JapaneseWordsKeepTheirEndings) {
  for (const char* text : {
           "新しい|研究室で|学べる|ことを|広げる",
           "計画を|上回り、|利益率も|改善した",  // a lone ideograph with its neighbours
           "キャッシュレス|決済を|導入する",     // する is an ending here
           "全店舗で|クラウド|移行により",       // 全 and 店舗
           "お客様が|安心して|サービスを|使い",  // 安|心して in the dictionary
           "「働きがい」を|両立させる|職場へ",   // a particle behind a bracket
           "年間|1,200万円|削減",                // a number with its unit
           "100店舗で|5年間の|実績を|公開しました",
           "年率|12%で|成長している",
           "商店街の|角地との|契約を|ご承認ください",  // ご belongs to what it makes polite
           "開店から|11か月",
           "3ヶ月で|5カ国に|広げる",
       }) {
    std::string whole = text;
    std::erase(whole, '|');
    EXPECT_EQ(parted(whole), text);
  }
}

TEST(Phrases, ChineseWordsStayWhole) {
  for (const char* text : {"下一步|行动|计划与|负责人", "客户|满意度|调查的|主要|发现"}) {
    std::string whole = text;
    std::erase(whole, '|');
    EXPECT_EQ(parted(whole), text);
  }
}

// Other scripts, and Hangul beside Han, have rules of their own.
TEST(Phrases, OtherTextHasNone) {
  for (const char* text :
       {"", "Revenue is up", "분기 실적이 올랐다", "漢字를", "ราคาสินค้า", "12 %", "(a)"})
    EXPECT_EQ(parted(text), text);
}

// A break is between what belongs to Japanese or Chinese, never at a space and never before a mark
// that begins no line.
TEST(Phrases, MarksStayWithTheirWords) {
  EXPECT_EQ(parted("売上 計画"), "売上 計画");
  for (const char* text :
       {"成長率(年率)は高い。次へ", "「終わり」、始まり", "費用・利益・人員", "A社とB社の統合"}) {
    for (const std::uint32_t at : phrase_breaks(text)) {
      const std::string after = std::string(text).substr(at);
      for (const char* mark : {"、", "。", "」", ")", "・"})
        EXPECT_FALSE(after.starts_with(mark)) << text;
    }
  }
}

// ICU's dictionary takes half a minute for this text at once, with and without marks.
TEST(Phrases, LongTextIsParted) {
  for (const char* mark : {"", "、"}) {
    std::string text;
    for (int i = 0; i < 20'000; ++i) text += std::string("計画を上回り") + mark;
    EXPECT_GE(phrase_breaks(text).size(), 39'000U);
  }
}

}  // namespace
}  // namespace deckle::measure
