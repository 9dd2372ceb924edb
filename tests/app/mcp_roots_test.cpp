// The folders that a client of the server may name files in.

#include "app/mcp/roots.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "tests/support/judges.h"

namespace deckle::app::mcp {
namespace {

namespace fs = std::filesystem;

class McpRoots : public ::testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(folder_ / "one/sub");
    fs::create_directories(folder_ / "two");
    fs::create_directories(folder_ / "onemore");
    for (const char* file :
         {"one/a.json", "one/sub/b.json", "two/c.json", "onemore/d.json", "secret"})
      test::write_text(folder_ / file, file);
    const std::pair<const char*, const char*> links[] = {
        {"a.json", "one/inside"},     {"../two/c.json", "one/other-root"},
        {"../secret", "one/outside"}, {"..", "one/above"},
        {"loop", "one/loop"},         {"one", "named"},
        {"../none", "one/dangling"}};
    for (const auto& [target, name] : links) fs::create_symlink(target, folder_ / name);
    ASSERT_EQ(::mkfifo((folder_ / "one/pipe").c_str(), 0600), 0);
  }

  [[nodiscard]] Roots roots() const {
    return Roots::open({folder_ / "named", folder_ / "two"}).value();
  }

  test::TemporaryFolder folder_;
};

TEST_F(McpRoots, HoldFiles) {
  const struct {
    std::string path;
    const char* bytes;  // null: refused
  } rows[] = {
      {"a.json", "one/a.json"},
      {"./sub//b.json", "one/sub/b.json"},
      {folder_ / "named/a.json", "one/a.json"},
      {folder_ / "one/a.json", "one/a.json"},
      {folder_ / "two/c.json", "two/c.json"},
      {"inside", "one/a.json"},
      {"other-root", "two/c.json"},
      {"outside", nullptr},
      {"above/secret", nullptr},
      {"above/one/a.json", "one/a.json"},
      {"dangling", nullptr},
      {"loop", nullptr},
      {"pipe", nullptr},
      {"sub", nullptr},
      {"none", nullptr},
      {"", nullptr},
      {"sub/../a.json", nullptr},
      {folder_ / "secret", nullptr},
      {folder_ / "onemore/d.json", nullptr},
      {folder_ / "one/../secret", nullptr},
      {std::string("a.json\0x", 8), nullptr},
  };
  const Roots held = roots();
  for (const auto& row : rows) {
    const auto bytes = held.read(row.path, Limit::SpecBytes, {});
    EXPECT_EQ(bytes.has_value(), row.bytes != nullptr) << row.path;
    EXPECT_EQ(held.file(row.path).has_value(), row.bytes != nullptr) << row.path;
    EXPECT_EQ(bytes.value_or(""), row.bytes == nullptr ? "" : row.bytes) << row.path;
    if (!bytes) {
      EXPECT_EQ(bytes.error().where, Message(row.path));
    }
  }
}

TEST_F(McpRoots, HoldOutputs) {
  const Roots held = roots();
  for (const char* path : {"new.pptx", "a.json", "sub/new.pptx"}) {
    const auto place = held.output(path);
    ASSERT_TRUE(place) << path;
    ASSERT_TRUE(write_output(*place, "deck")) << path;
    EXPECT_EQ(test::read_text(folder_ / "one/" + path), "deck") << path;
    EXPECT_EQ(place->path, fs::canonical(folder_ / "one/" + path).string());
  }
  for (const char* path : {"", ".", "sub", "sub/", "inside", "outside", "dangling", "pipe",
                           "above/new.pptx", "none/new.pptx", "../new.pptx", "a.json/x"})
    EXPECT_FALSE(held.output(path)) << path;
  EXPECT_EQ(test::read_text(folder_ / "secret"), "secret");
}

// The folder of an output is the one that was checked, whatever its name leads to later.
TEST_F(McpRoots, WriteIntoTheFolderThatWasChecked) {
  const auto place = roots().output("sub/new.pptx");
  ASSERT_TRUE(place);
  fs::rename(folder_ / "one/sub", folder_ / "one/moved");
  fs::create_symlink("../two", folder_ / "one/sub");
  ASSERT_TRUE(write_output(*place, "deck"));
  EXPECT_EQ(test::read_text(folder_ / "one/moved/new.pptx"), "deck");
  EXPECT_FALSE(fs::exists(folder_ / "two/new.pptx"));
}

TEST_F(McpRoots, AreFoldersThatExist) {
  EXPECT_FALSE(Roots::open({folder_ / "none"}));
  EXPECT_FALSE(Roots::open({folder_ / "secret"}));
  const Roots held = roots();
  EXPECT_EQ(held.folder("sub").value_or(""), fs::canonical(folder_ / "one/sub").string());
  EXPECT_EQ(held.folder(".").value_or(""), fs::canonical(folder_ / "one").string());
  for (const char* path : {"above", "a.json", "none", ".."})
    EXPECT_FALSE(held.folder(path)) << path;
}

}  // namespace
}  // namespace deckle::app::mcp
