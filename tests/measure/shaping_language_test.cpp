// Which languages HarfBuzz and ICU get to know.

#include "measure/text/shaping_language.h"

#include <gtest/gtest.h>
#include <hb-ot.h>
#include <hb.h>

#include <string>
#include <vector>

namespace deckle::test {
namespace {

using measure::shaping_language;

TEST(ShapingLanguage, Tags) {
  struct Row {
    const char *tag, *expected;
  };
  for (const Row& row :
       {Row{"en-US", "en"}, Row{"EN", "en"}, Row{"ko_KR", "ko"}, Row{"zh-TW", "zh-tw"},
        Row{"zh-Hant-HK", "zh-hant-hk"}, Row{"zh-yue", "yue"}, Row{"tlh-Latn", "tlh"},
        Row{"ro-MD", "ro-md"}, Row{"el-polyton", "el-polyton"}, Row{"en-x-anything", "en"},
        Row{"", ""}, Row{"qqq", ""}, Row{"x-private", ""}, Row{"klingon", ""}, Row{"-", ""},
        Row{"12", ""}, Row{"en-a-b-c-d-e-f-g-h", "en"}}) {
    EXPECT_EQ(shaping_language(row.tag), row.expected) << row.tag;
  }
}

// HarfBuzz chooses the same features of a font.
TEST(ShapingLanguage, SelectsTheSameFeatures) {
  const auto features = [](const std::string& tag) {
    unsigned scripts = HB_OT_MAX_TAGS_PER_SCRIPT, count = HB_OT_MAX_TAGS_PER_LANGUAGE;
    hb_tag_t script_tags[HB_OT_MAX_TAGS_PER_SCRIPT], tags[HB_OT_MAX_TAGS_PER_LANGUAGE];
    hb_ot_tags_from_script_and_language(
        HB_SCRIPT_LATIN,
        tag.empty() ? HB_LANGUAGE_INVALID
                    : hb_language_from_string(tag.data(), static_cast<int>(tag.size())),
        &scripts, script_tags, &count, tags);
    return std::vector<hb_tag_t>(tags, tags + count);
  };
  for (const std::string tag :
       {"en-US", "ko-KR", "ja-JP", "zh-CN", "zh-TW", "zh-HK", "zh-Hans-HK", "zh-Hant", "zh-yue", "ro-RO",
        "ro-MD", "mo", "tr-TR", "az", "nl-NL", "de-CH", "sr-Latn", "el-polyton", "ga-Latg", "ar-EG",
        "fa", "ur-PK", "vi", "pl-PL", "ka-Geok", "syr-Syre"}) {
    EXPECT_EQ(features(shaping_language(tag)), features(tag)) << tag;
  }
}

}  // namespace
}  // namespace deckle::test
