// write_file: completely or not at all, whatever is at the path and with concurrent writers.

#include "slidespec/system/atomic_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <thread>
#include <vector>

#include "tests/support/judges.h"

namespace deckle {
namespace {

namespace fs = std::filesystem;
using test::read_text;
using test::TemporaryFolder;
using test::write_text;

std::size_t files_in(const TemporaryFolder& folder) {
  std::size_t count = 0;
  for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder.path())) ++count;
  return count;
}

mode_t mode_of(const std::string& path) {
  struct stat info {};
  return ::stat(path.c_str(), &info) == 0 ? info.st_mode & 07777 : 0;
}

TEST(WriteFile, WritesAndReplaces) {
  const TemporaryFolder folder;
  const std::string large(std::size_t{3} << 20, 'x');
  for (const std::string& bytes : {std::string("first"), large, std::string(), std::string("a\0b", 3)}) {
    ASSERT_TRUE(write_file(folder / "a", bytes).has_value());
    EXPECT_EQ(read_text(folder / "a"), bytes);
    EXPECT_EQ(files_in(folder), 1U) << "no temporary file stays behind";
  }
}

TEST(WriteFile, TakesAPathWithoutAFolder) {
  const TemporaryFolder folder;
  const fs::path before = fs::current_path();
  fs::current_path(folder.path());
  const Result<void> written = write_file("a", "here");
  fs::current_path(before);
  EXPECT_TRUE(written.has_value());
  EXPECT_EQ(read_text(folder / "a"), "here");
}

TEST(WriteFile, TakesTheLongestName) {
  const TemporaryFolder folder;
  const std::string longest(255, 'n');
  ASSERT_TRUE(write_file(folder / longest, "x").has_value());
  EXPECT_EQ(read_text(folder / longest), "x");
}

TEST(WriteFile, GivesTheFileWhatTheUmaskLeaves) {
  const TemporaryFolder folder;
  const struct {
    mode_t mask, wanted;
  } rows[] = {{022, 0644}, {077, 0600}, {0, 0666}, {027, 0640}};
  for (const auto& row : rows) {
    write_text(folder / "a", "older");
    ::chmod((folder / "a").c_str(), 0604);
    const mode_t before = ::umask(row.mask);
    EXPECT_TRUE(write_file(folder / "a", "x").has_value());
    EXPECT_EQ(::umask(before), row.mask) << "the umask is the caller's";
    EXPECT_EQ(mode_of(folder / "a"), row.wanted) << std::oct << row.mask;
  }
}

TEST(WriteFile, ReplacesALinkAndLeavesItsTarget) {
  const TemporaryFolder folder;
  write_text(folder / "target", "kept");
  fs::create_symlink("target", folder / "link");
  fs::create_symlink("absent", folder / "dangling");
  for (const char* name : {"link", "dangling"}) {
    ASSERT_TRUE(write_file(folder / name, "new").has_value()) << name;
    EXPECT_FALSE(fs::is_symlink(folder / name)) << name;
    EXPECT_EQ(read_text(folder / name), "new") << name;
  }
  EXPECT_EQ(read_text(folder / "target"), "kept");
  EXPECT_FALSE(fs::exists(folder / "absent"));
  EXPECT_EQ(files_in(folder), 3U);
}

TEST(WriteFile, WritesIntoDevicesAndPipes) {
  const TemporaryFolder folder;
  EXPECT_TRUE(write_file("/dev/null", "x").has_value());
  EXPECT_EQ(write_file("/dev/full", "x").error().code, ErrorCode::CannotWrite);
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  std::string heard;
  std::thread reader([&] { heard = read_text(folder / "pipe"); });
  EXPECT_TRUE(write_file(folder / "pipe", "through").has_value());
  reader.join();
  EXPECT_EQ(heard, "through");
  EXPECT_TRUE(fs::is_fifo(folder / "pipe"));
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(WriteFile, RefusesDevicesWhereAFileIsWanted) {
  const TemporaryFolder folder;
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  for (const std::string& path : {std::string("/dev/null"), folder / "pipe"}) {
    const Result<void> written = write_file(path, "x", SpecialFile::Refuse);
    ASSERT_FALSE(written.has_value()) << path;
    EXPECT_EQ(written.error().code, ErrorCode::CannotWrite);
    EXPECT_EQ(written.error().message.english(), "already exists and is not a file");
    EXPECT_EQ(written.error().where.english(), path);
  }
}

TEST(WriteFile, SaysWhatIsInTheWay) {
  const TemporaryFolder folder;
  fs::create_directory(folder / "folder");
  write_text(folder / "file", "x");
  const struct {
    const char *path, *word;
  } rows[] = {
      {"folder", "is a folder, not a file"},
      {"folder/", "is a folder, not a file"},
      {"absent/a", "absent does not exist"},
      {"file/a", "Not a directory"},
      {"", "is a folder"},
  };
  for (const auto& row : rows) {
    for (const SpecialFile special : {SpecialFile::Write, SpecialFile::Refuse}) {
      const Result<void> written = write_file(folder / row.path, "x", special);
      ASSERT_FALSE(written.has_value()) << row.path;
      EXPECT_EQ(written.error().code, ErrorCode::CannotWrite) << row.path;
      EXPECT_NE(written.error().message.english().find(row.word), std::string::npos)
          << row.path << ": " << written.error().message;
    }
  }
  EXPECT_FALSE(write_file("", "x").has_value());
  EXPECT_EQ(files_in(folder), 2U);
}

// The limit on the size of files simulates a full disk.
TEST(WriteFile, LeavesTheOldFileAndNothingElseWhenTheDiskIsFull) {
  const TemporaryFolder folder;
  write_text(folder / "a", "old");
  const auto before_signal = std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit small{100'000, before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const Result<void> over = write_file(folder / "a", std::string(200'000, 'x'));
  const Result<void> fresh = write_file(folder / "b", std::string(200'000, 'x'));
  ::setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, before_signal);
  EXPECT_EQ(over.error().code, ErrorCode::CannotWrite);
  EXPECT_EQ(fresh.error().code, ErrorCode::CannotWrite);
  EXPECT_EQ(read_text(folder / "a"), "old");
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(WriteFile, IsRefusedByAFolderThatTakesNoFiles) {
  EXPECT_EQ(write_file("/proc/deckle", "x").error().code, ErrorCode::CannotWrite);
}

TEST(WriteFile, IsWholeWithManyWritersOfOnePath) {
  const TemporaryFolder folder;
  const auto text = [](int writer) {
    return std::string(static_cast<std::size_t>(100'000 + writer), static_cast<char>('a' + writer));
  };
  constexpr int kWriters = 8;
  ASSERT_TRUE(write_file(folder / "shared", text(0)).has_value());
  std::vector<std::thread> writers;
  std::vector<int> failures(kWriters, 0), broken(kWriters, 0);
  for (int writer = 0; writer < kWriters; ++writer) {
    writers.emplace_back([&, writer] {
      const auto at = static_cast<std::size_t>(writer);
      for (int i = 0; i < 20; ++i) {
        failures[at] += !write_file(folder / "shared", text(writer)).has_value();
        failures[at] += !write_file(folder / std::to_string(writer), text(writer)).has_value();
        const std::string seen = read_text(folder / "shared");
        broken[at] += seen.empty() || seen != text(seen.front() - 'a');
      }
    });
  }
  for (std::thread& writer : writers) writer.join();
  EXPECT_EQ(failures, std::vector<int>(kWriters, 0));
  EXPECT_EQ(broken, std::vector<int>(kWriters, 0));
  for (int writer = 0; writer < kWriters; ++writer)
    EXPECT_EQ(read_text(folder / std::to_string(writer)), text(writer));
  EXPECT_EQ(files_in(folder), kWriters + 1U);
}

}  // namespace
}  // namespace deckle
