// Where a helper is looked for, from a program and from a shared library: never in PATH, never in the
// current folder.

#include "slidespec/system/helper_program.h"

#include <dlfcn.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "tests/support/judges.h"

namespace deckle {
namespace {

namespace fs = std::filesystem;

fs::path this_program() { return fs::canonical("/proc/self/exe"); }

TEST(HelperProgram, IsLookedForBesideTheProgramThenInItsInstallation) {
  const fs::path folder = this_program().parent_path();
  const std::vector<std::string> places = helper_places("deckle-some");
  ASSERT_EQ(places.size(), 3U);
  EXPECT_EQ(places[0], folder / "deckle-some");
  EXPECT_EQ(places[1], folder.parent_path() / "libexec/deckle/deckle-some");
  EXPECT_EQ(places[2], helper_folder() + "/deckle-some");
  for (const std::string& place : places) EXPECT_TRUE(fs::path(place).is_absolute()) << place;
}

TEST(HelperProgram, IsAFileThatMayBeRun) {
  EXPECT_EQ(find_helper(this_program().filename().string()), this_program());
  EXPECT_EQ(find_helper("sh"), "") << "PATH is not searched";
  EXPECT_EQ(find_helper("no-such-helper"), "");
  EXPECT_EQ(find_helper("."), "") << "a folder";
}

TEST(HelperProgram, IsNotTakenFromTheCurrentFolder) {
  const test::TemporaryFolder folder;
  fs::copy_file(this_program(), folder / "deckle-here");
  const fs::path before = fs::current_path();
  fs::current_path(folder.path());
  const std::string found = find_helper("deckle-here");
  fs::current_path(before);
  EXPECT_EQ(found, "");
}

// A program of somebody else's, with deckle as a library.
TEST(HelperProgram, IsLookedForBesideTheLibrary) {
  const test::TemporaryFolder folder;
  const fs::path lib = fs::canonical(folder.path()) / "lib";
  fs::create_directory(lib);
  fs::copy_file(HELPER_PLACES_LIBRARY, lib / "libplaces.so");
  fs::create_symlink("lib/libplaces.so", folder / "link.so");
  // Loaded through a link: the library's own folder counts.
  void* library = ::dlopen((folder / "link.so").c_str(), RTLD_NOW | RTLD_LOCAL);
  ASSERT_NE(library, nullptr) << ::dlerror();
  using Place = const char*(const char*, std::size_t);
  const auto place = reinterpret_cast<Place*>(::dlsym(library, "place_of_helper"));
  ASSERT_NE(place, nullptr);
  EXPECT_EQ(place("x", 0), this_program().parent_path() / "x");
  EXPECT_EQ(place("x", 1), lib / "x");
  EXPECT_EQ(fs::path(place("x", 3)).filename(), "x");
  EXPECT_TRUE(std::string(place("x", 3)).ends_with("/libexec/deckle/x")) << place("x", 3);
  EXPECT_EQ(place("x", 4), helper_folder() + "/x");
  ::dlclose(library);
}

}  // namespace
}  // namespace deckle
