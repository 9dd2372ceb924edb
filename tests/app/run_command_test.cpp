// A program of the user's: what it answers, and every way it may fail.

#include "app/run_command.h"

#include <gtest/gtest.h>

namespace deckle::app {
namespace {

TEST(RunCommand, PassesTextThrough) {
  const std::string long_text(std::size_t{1} << 20, 'x');
  const struct {
    const char* command;
    std::string input, output;
  } rows[] = {
      {"cat", "한국어\n", "한국어\n"},
      {"cat", "", ""},
      {"cat", long_text, long_text},
      {"true", long_text, ""},  // it need not read
      {"tr a-z A-Z | cat", "abc\n", "ABC\n"},
      {"printf '%s' \"$HOME\" >/dev/null; printf done", "", "done"},
  };
  for (const auto& row : rows) {
    const auto output = run_command(row.command, row.input);
    ASSERT_TRUE(output) << row.command << ": " << to_string(output.error());
    EXPECT_EQ(*output, row.output) << row.command;
  }
}

TEST(RunCommand, SaysHowItFailed) {
  const struct {
    const char* command;
    CommandLimits limits;
    ErrorCode code;
    const char* mentions;
  } rows[] = {
      {"exit 3", {}, ErrorCode::Malformed, "3"},
      {"echo text; exit 1", {}, ErrorCode::Malformed, "1"},
      {"kill -9 $$", {}, ErrorCode::Malformed, "9"},
      {"sleep 60", {.seconds = 1}, ErrorCode::Malformed, "1 s"},
      {"yes", {.seconds = 60, .max_output = std::size_t{1} << 20}, ErrorCode::Malformed, "1 MB"},
  };
  for (const auto& row : rows) {
    const auto output = run_command(row.command, "", row.limits);
    ASSERT_FALSE(output) << row.command;
    EXPECT_EQ(output.error().code, row.code) << row.command;
    EXPECT_NE(output.error().message.english().find(row.mentions), std::string::npos)
        << row.command << ": " << output.error().message.english();
  }
  // As a shell does: its message goes to our standard error.
  EXPECT_FALSE(run_command("no-such-program-of-deckle 2>/dev/null", ""));
}

}  // namespace
}  // namespace deckle::app
