// What is said of a template, a brand kit or an id that does not exist.

#include "engine/inputs/nearest_file.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "bench/sample_spec.h"
#include "engine/pipeline/engine.h"
#include "tests/support/judges.h"

namespace deckle::engine {
namespace {

const Engine& shared_engine() {
  static const Engine instance = Engine::open().value();
  return instance;
}

std::string with_ids(const std::string& template_id, const std::string& brand_kit_id) {
  std::string spec = bench::sample_spec(1);
  const auto replace = [&spec](const std::string& key, const std::string& id) {
    const std::size_t at = spec.find("default", spec.find(key));
    spec.replace(at, std::string("default").size(), id);
  };
  replace("template_id", template_id);
  replace("brand_kit_id", brand_kit_id);
  return spec;
}

TEST(NearestFile, IsNamedWhereAnInputIsNotFound) {
  const test::TemporaryFolder folder;
  for (const char* below : {"spec", "house"}) std::filesystem::create_directory(folder / below);
  for (const char* name : {"spec/company.potx", "house/corporate.pptx", "house/corporate.txt",
                           "house/acme.brand.json"})
    test::write_text(folder / name, "");
  const std::string spec_folder = folder / "spec", house = folder / "house";
  const struct {
    const char* name;
    std::string template_id, brand_kit_id;
    TemplateOptions options;
    std::string end;  // of the message
  } rows[] = {
      {"a built-in id", "defalt", "default", {}, "; did you mean \"default\"?"},
      {"an id beside the spec", "compny", "default", {}, "; did you mean \"company\"?"},
      {"an id in the folder",
       "corporat",
       "default",
       {"", house, ""},
       "; did you mean \"corporate\"?"},
      {"no id near",
       "zebra",
       "default",
       {"", house, ""},
       "templates default, contrast, fresh, midnight, mono, paper, public, report"},
      {"a brand id", "default", "acmee", {"", house, ""}, "; did you mean \"acme\"?"},
      {"a file",
       "default",
       "default",
       {spec_folder + "/compny.potx", "", ""},
       "; did you mean " + spec_folder + "/company.potx?"},
      {"another ending",
       "default",
       "default",
       {spec_folder + "/company.pptx", "", ""},
       "; did you mean " + spec_folder + "/company.potx?"},
      {"an id as a file",
       "default",
       "default",
       {"corporate", house, ""},
       "; did you mean " + house + "/corporate.pptx?"},
      {"a built-in id as a file",
       "default",
       "default",
       {"default", "", ""},
       "is selected with --theme default, or in the spec (/theme/template_ref/template_id)"},
      {"a brand kit",
       "default",
       "default",
       {"", "", house + "/acne.brand.json"},
       "; did you mean " + house + "/acme.brand.json?"},
      {"no file near", "default", "default", {spec_folder + "/zebra.potx", "", ""}, "such file"},
  };
  for (const auto& row : rows) {
    BuildOptions options;
    options.templates = row.options;
    const Built built = shared_engine().build(
        {with_ids(row.template_id, row.brand_kit_id), "spec.json", spec_folder}, options);
    EXPECT_EQ(built.outcome, Outcome::NotFound) << row.name;
    ASSERT_EQ(built.findings.size(), 1U) << row.name;
    EXPECT_TRUE(built.findings[0].message.english().ends_with(row.end))
        << row.name << ": " << built.findings[0].message.english();
  }
}

TEST(NearestFile, LeavesOtherErrorsAlone) {
  const test::TemporaryFolder folder;
  test::write_text(folder / "a.pptx", "");
  const Error malformed{ErrorCode::Malformed, Message("is broken"), {}};
  EXPECT_EQ(with_nearest_file(malformed, folder / "b.pptx", kTemplateEndings).message,
            malformed.message);
  const Error folder_error{ErrorCode::NotFound, Message("is a folder"), {}};
  EXPECT_EQ(with_nearest_file(folder_error, folder.path(), kTemplateEndings).message,
            folder_error.message);
}

TEST(NearestFile, SavingDoesNotReplaceTheTemplate) {
  const test::TemporaryFolder folder;
  const Built plain = shared_engine().build({bench::sample_spec(1), "spec.json", "."});
  ASSERT_TRUE(save(plain, folder / "house.pptx"));
  const Built built =
      shared_engine().build({with_ids("house", "default"), "spec.json", folder.path()});
  ASSERT_TRUE(built.ok());
  const auto saved = save(built, folder / "./house.pptx");
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.error().code, ErrorCode::CannotWrite);
  EXPECT_TRUE(save(built, folder / "deck.pptx"));
}

}  // namespace
}  // namespace deckle::engine
