// The built-in templates before independent judges: as they are, without slides.

#include <gtest/gtest.h>

#include <string>

#include "templates/template.h"
#include "tests/support/judges.h"

namespace deckle::templates {
namespace {

class BuiltinJudges : public testing::TestWithParam<SlideSize> {
 protected:
  void SetUp() override {
    if (test::judges_folder().empty()) GTEST_SKIP() << "no judges folder";
    const Result<Template> t = builtin_template("default", GetParam());
    ASSERT_TRUE(t) << to_string(t.error());
    ASSERT_TRUE(t->package->save(path()));
  }
  std::string path() const { return folder_ / "default.pptx"; }

 private:
  test::TemporaryFolder folder_;
};

INSTANTIATE_TEST_SUITE_P(Sizes, BuiltinJudges,
                         testing::Values(SlideSize::Widescreen16x9, SlideSize::Standard4x3));

TEST_P(BuiltinJudges, FindNothingInThePackage) {
  const test::CommandResult said =
      test::run({test::python(), test::judges_folder() + "/tools/check_pptx.py", path()});
  EXPECT_EQ(said.status, 0) << said.output;
}

TEST_P(BuiltinJudges, FindNothingAgainstTheSchemas) {
  const test::CommandResult said =
      test::run({"/bin/sh", test::judges_folder() + "/tools/ooxml_validate.sh", path()});
  if (said.status == 2) GTEST_SKIP() << "the validator is not installed";
  EXPECT_EQ(said.status, 0) << said.output;
}

}  // namespace
}  // namespace deckle::templates
