// The folder that assets are read from: only files inside it can be read.

#include "engine/inputs/asset_root.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <atomic>
#include <filesystem>
#include <thread>

#include "tests/support/fresh_budget.h"
#include "tests/support/judges.h"

namespace deckle::engine {
namespace {

namespace fs = std::filesystem;

Result<std::string> read(const AssetRoot& root, const std::string& file, std::uint64_t most) {
  return root.read(file, Limit::DataBytes, Limit::DataTotalBytes,
                   test::fresh_budget(test::limits_with(Limit::DataBytes, most)));
}

class AssetRootFiles : public ::testing::Test {
 protected:
  // folder/secret, and folder/assets with a file, a folder, and links of every kind.
  void SetUp() override {
    fs::create_directories(folder_ / "assets/sub");
    test::write_text(folder_ / "secret", "secret");
    test::write_text(folder_ / "assets/a.png", "12345");
    test::write_text(folder_ / "assets/sub/b.png", "b");
    const struct {
      const char *target, *name;
    } links[] = {
        {"a.png", "to-file"},
        {"sub", "to-folder"},
        {"../../assets/a.png", "sub/up-and-back"},
        {"to-file", "to-link"},
        {"../secret", "to-secret"},
        {"..", "to-above"},
        {"/etc", "to-etc"},
        {"../none", "to-nothing-outside"},
        {"none", "to-nothing"},
        {"circle-b", "circle-a"},
        {"circle-a", "circle-b"},
    };
    for (const auto& link : links) fs::create_symlink(link.target, folder_ / "assets/" + link.name);
    fs::create_symlink(folder_ / "assets/a.png", folder_ / "assets/absolute");
    fs::create_symlink(folder_ / "assets", folder_ / "other-name");
    ASSERT_EQ(::mkfifo((folder_ / "assets/pipe").c_str(), 0600), 0);
  }

  test::TemporaryFolder folder_;
};

TEST_F(AssetRootFiles, AreReadWithinTheRootOnly) {
  const struct {
    const char *name, *file;
    const char* bytes;  // null: an error
    bool leaves;
    ErrorCode code;
  } rows[] = {
      {"a file",                     "a.png",              "12345", false, {}},
      {"below a folder",             "sub/b.png",          "b",     false, {}},
      {"with a dot",                 "./sub/./b.png",      "b",     false, {}},
      {"a link to a file",           "to-file",            "12345", false, {}},
      {"a link to a link",           "to-link",            "12345", false, {}},
      {"a link to a folder",         "to-folder/b.png",    "b",     false, {}},
      {"out and back in",            "sub/up-and-back",    "12345", false, {}},
      {"an absolute link, inside",   "absolute",           "12345", false, {}},
      {"a link to a file outside",   "to-secret",          nullptr, true,  ErrorCode::Malformed},
      {"through a folder outside",   "to-above/secret",    nullptr, true,  ErrorCode::Malformed},
      {"out and back in by a link",  "to-above/assets/a.png", "12345", false, {}},
      {"an absolute link, outside",  "to-etc/passwd",      nullptr, true,  ErrorCode::Malformed},
      {"outside, not there",         "to-nothing-outside", nullptr, true,  ErrorCode::Malformed},
      {"inside, not there",          "to-nothing",         nullptr, false, ErrorCode::NotFound},
      {"absent",                     "none.png",           nullptr, false, ErrorCode::NotFound},
      {"below a file",               "a.png/x",            nullptr, false, ErrorCode::NotFound},
      {"links in a circle",          "circle-a",           nullptr, false, ErrorCode::Malformed},
      {"a folder",                   "sub",                nullptr, false, ErrorCode::Malformed},
      {"a pipe, without waiting",    "pipe",               nullptr, false, ErrorCode::Malformed},
  };
  for (const char* root_name : {"assets", "other-name"}) {
    const auto root = AssetRoot::open(folder_ / root_name);
    ASSERT_TRUE(root) << root_name;
    for (const auto& row : rows) {
      EXPECT_EQ(root->leaves(row.file), row.leaves) << row.name;
      const auto bytes = read(*root, row.file, 100);
      if (row.bytes != nullptr) {
        EXPECT_EQ(bytes ? *bytes : to_string(bytes.error()), row.bytes) << row.name;
        continue;
      }
      ASSERT_FALSE(bytes) << row.name;
      EXPECT_EQ(bytes.error().code, row.code) << row.name;
      EXPECT_TRUE(bytes.error().message.english().starts_with(row.file)) << row.name;
    }
  }
}

TEST_F(AssetRootFiles, AreReadUpToTheLimit) {
  const auto root = AssetRoot::open(folder_ / "assets");
  ASSERT_TRUE(root);
  EXPECT_TRUE(read(*root, "a.png", 5));
  const auto too_large = read(*root, "a.png", 4);
  ASSERT_FALSE(too_large);
  EXPECT_EQ(too_large.error().code, ErrorCode::Limit);
}

TEST_F(AssetRootFiles, CountAgainstThoseOfTheWholeDeck) {
  const auto root = AssetRoot::open(folder_ / "assets");
  ASSERT_TRUE(root);
  Budget budget(test::limits_with(Limit::DataTotalBytes, 9));
  EXPECT_TRUE(root->read("a.png", Limit::DataBytes, Limit::DataTotalBytes, budget));
  const auto second = root->read("sub/../a.png", Limit::DataBytes, Limit::DataTotalBytes, budget);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, ErrorCode::Limit);
}

// Another program replaces a folder by a link to one outside, again and again.
TEST_F(AssetRootFiles, AreNotReadThroughALinkThatHasJustBeenMade) {
  test::write_text(folder_ / "outside/b.png", "secret");
  fs::create_directory_symlink(folder_ / "outside", folder_ / "link");
  const auto root = AssetRoot::open(folder_ / "assets");
  ASSERT_TRUE(root);
  std::atomic<bool> done = false;
  std::thread other([&] {
    std::error_code ec;
    while (!done) {
      fs::rename(folder_ / "assets/sub", folder_ / "away", ec);
      fs::rename(folder_ / "link", folder_ / "assets/sub", ec);
      fs::rename(folder_ / "assets/sub", folder_ / "link", ec);
      fs::rename(folder_ / "away", folder_ / "assets/sub", ec);
    }
  });
  int read_inside = 0, leaked = 0;
  for (int i = 0; i < 5000; ++i) {
    const auto bytes = read(*root, "sub/b.png", 100);
    read_inside += bytes && *bytes == "b";
    leaked += bytes && *bytes == "secret";
  }
  done = true;
  other.join();
  EXPECT_EQ(leaked, 0);
  EXPECT_GT(read_inside, 0);
}

TEST_F(AssetRootFiles, HaveAFolderThatExists) {
  for (const char* name : {"none", "assets/a.png", "assets/circle-a"}) {
    const auto root = AssetRoot::open(folder_ / name);
    ASSERT_FALSE(root) << name;
    EXPECT_EQ(root.error().code, ErrorCode::NotFound) << name;
  }
}

}  // namespace
}  // namespace deckle::engine
