// Inputs, outputs, and where outputs go.

#include "app/file_io.h"

#include <gtest/gtest.h>

#include "tests/app/program_run.h"
#include "tests/support/fresh_budget.h"
#include "tests/support/judges.h"

namespace deckle::app {
namespace {

TEST(FileIo, ReadsWithinTheLimit) {
  const test::TemporaryFolder folder;
  const std::string file = test::put(folder, "spec.json", "12345");
  const auto read = [](const std::string& path, std::uint64_t most) {
    return read_input(path, Limit::SpecBytes, test::limits_with(Limit::SpecBytes, most));
  };
  EXPECT_EQ(read(file, 5).value_or("error"), "12345");
  EXPECT_EQ(read(test::put(folder, "empty", ""), 1).value_or("error"), "");
  const struct {
    const char* name;
    std::string path;
    std::uint64_t limit;
    ErrorCode code;
  } rows[] = {
      {"too large", file, 4, ErrorCode::Limit},
      {"absent", folder / "none", 10, ErrorCode::NotFound},
      {"a folder", folder.path(), 10, ErrorCode::NotFound},
      {"below a file", file + "/x", 10, ErrorCode::NotFound},
  };
  for (const auto& row : rows) {
    const auto text = read(row.path, row.limit);
    ASSERT_FALSE(text) << row.name;
    EXPECT_EQ(text.error().code, row.code) << row.name;
    EXPECT_EQ(text.error().where.english(), row.path) << row.name;
  }
}

TEST(FileIo, NamesTheSpecThatWasMeant) {
  const test::TemporaryFolder folder;
  const std::string spec = test::put(folder, "review.json", "{}");
  const struct {
    const char *name, *meant;
  } rows[] = {{"reveiw.json", "review.json"}, {"review", "review.json"}, {"other.json", nullptr}};
  for (const auto& row : rows) {
    const auto text = read_spec(folder / row.name, {});
    ASSERT_FALSE(text) << row.name;
    EXPECT_EQ(text.error().code, ErrorCode::NotFound);
    const std::string message = text.error().message.english();
    EXPECT_EQ(message, row.meant == nullptr
                           ? "no such file"
                           : "no such file; did you mean " + (folder / row.meant) + "?");
  }
}

TEST(FileIo, SaysThatADeckIsNoSpec) {
  const test::TemporaryFolder folder;
  const auto text = read_spec(test::put(folder, "deck.pptx", std::string("PK\x03\x04\0", 5)), {});
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().code, ErrorCode::Malformed);
  EXPECT_NE(text.error().message.english().find("--template"), std::string::npos);
}

TEST(FileIo, WritesWholeOrNotAtAll) {
  const test::TemporaryFolder folder;
  const std::string file = folder / "out.json";
  ASSERT_TRUE(write_output(file, "one"));
  ASSERT_TRUE(write_output(file, "2"));
  EXPECT_EQ(test::read_text(file), "2");
  const auto wrong = write_output(folder / "none/out.json", "x");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().code, ErrorCode::CannotWrite);
  EXPECT_NE(
      wrong.error().message.english().find("the folder " + (folder / "none") + " does not exist"),
      std::string::npos)
      << wrong.error().message.english();
  ::testing::internal::CaptureStdout();
  EXPECT_TRUE(write_output("-", "to stdout"));
  EXPECT_EQ(::testing::internal::GetCapturedStdout(), "to stdout");
}

TEST(FileIo, NamesOutputsAfterInputs) {
  const test::TemporaryFolder folder;
  const std::string there = folder.path();
  const struct {
    const char* name;
    std::vector<std::string> inputs;
    std::string out;
    std::vector<std::string> outputs;  // empty: CannotWrite
  } rows[] = {
      {"one to a file", {"a/x.json"}, "y.pptx", {"y.pptx"}},
      {"one to stdout", {"x.json"}, "-", {"-"}},
      {"one below a folder", {"a/x.json"}, there, {there + "/x.pptx"}},
      {"one below a folder to be made", {"x.json"}, "new/", {"new/x.pptx"}},
      {"stdin below a folder", {"-"}, "new/", {"new/stdin.pptx"}},
      {"one beside it", {"a/x.json"}, "", {"a/x.pptx"}},
      {"one of a name in two parts", {"x.spec.json"}, "", {"x.spec.pptx"}},
      {"two beside them", {"a/x.json", "x.json"}, "", {"a/x.pptx", "x.pptx"}},
      {"two of one name beside them", {"a/x.json", "a/x.txt"}, "", {}},
      {"two", {"a/x.json", "y"}, "new", {"new/x.pptx", "new/y.pptx"}},
      {"two of one name", {"a/x.json", "b/x.json"}, "new", {}},
      {"two to stdout", {"x.json", "y.json"}, "-", {}},
  };
  for (const auto& row : rows) {
    const auto paths = output_paths(row.inputs, row.out, ".pptx");
    EXPECT_EQ(paths.value_or(std::vector<std::string>{}), row.outputs) << row.name;
    EXPECT_TRUE(paths || paths.error().code == ErrorCode::CannotWrite) << row.name;
  }
}

TEST(FileIo, MakesFolders) {
  const test::TemporaryFolder folder;
  EXPECT_TRUE(make_folder(folder / "a/b/c"));
  EXPECT_TRUE(make_folder(folder / "a/b/c"));
  const auto wrong = make_folder(test::put(folder, "file", "") + "/below");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().code, ErrorCode::CannotWrite);
}

TEST(FileIo, KnowsTheFolderOfAFile) {
  EXPECT_EQ(folder_of("a/b.json"), "a");
  EXPECT_EQ(folder_of("/b.json"), "/");
  EXPECT_EQ(folder_of("b.json"), ".");
  EXPECT_EQ(folder_of("-"), ".");
  EXPECT_EQ(display_name("-"), "<stdin>");
  EXPECT_EQ(display_name("b.json"), "b.json");
}

}  // namespace
}  // namespace deckle::app
