// In which language messages are printed, and which of two statuses it ends with.

#include "app/console.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace deckle::app {
namespace {

// The variables that decide the language, as they were at the end.
class Locale {
 public:
  Locale() {
    for (std::size_t i = 0; i < kNames.size(); ++i) {
      if (const char* value = std::getenv(kNames[i])) before_[i] = value;
    }
  }
  ~Locale() { set(before_); }
  Locale(const Locale&) = delete;
  Locale& operator=(const Locale&) = delete;

  using Values = std::array<std::optional<std::string>, 3>;
  static void set(const Values& values) {
    for (std::size_t i = 0; i < kNames.size(); ++i) {
      if (values[i])
        ::setenv(kNames[i], values[i]->c_str(), 1);
      else
        ::unsetenv(kNames[i]);
    }
  }

 private:
  static constexpr std::array<const char*, 3> kNames = {"LC_ALL", "LC_MESSAGES", "LANG"};
  Values before_;
};

TEST(Console, ChoosesTheLanguage) {
  constexpr auto kKorean = Language::Korean, kEnglish = Language::English;
  const struct {
    const char* name;
    const char* lang;  // --lang
    Locale::Values locale;
    Language people, data;
  } rows[] = {
      {"nothing is set",          "",   {{}},                                        kEnglish, kEnglish},
      {"Korean LANG",             "",   {{std::nullopt, std::nullopt, "ko_KR.UTF-8"}}, kKorean,  kEnglish},
      {"LC_MESSAGES before LANG", "",   {{std::nullopt, "en_US.UTF-8", "ko_KR.UTF-8"}}, kEnglish, kEnglish},
      {"LC_ALL before both",      "",   {{"ko_KR", "en_US.UTF-8", "C"}},             kKorean,  kEnglish},
      {"an empty one is not set", "",   {{"", "", "ko_KR.UTF-8"}},                   kKorean,  kEnglish},
      {"C",                       "",   {{"C", std::nullopt, "ko_KR.UTF-8"}},        kEnglish, kEnglish},
      {"another language",        "",   {{std::nullopt, std::nullopt, "de_DE.UTF-8"}}, kEnglish, kEnglish},
      {"--lang ko",               "ko", {{"en_US.UTF-8", std::nullopt, std::nullopt}}, kKorean,  kKorean},
      {"--lang en",               "en", {{"ko_KR.UTF-8", std::nullopt, std::nullopt}}, kEnglish, kEnglish},
  };
  const Locale restored_at_the_end;
  for (const auto& row : rows) {
    Locale::set(row.locale);
    const Console console{.lang = row.lang};
    EXPECT_EQ(console.language(), row.people) << row.name;
    EXPECT_EQ(console.data_language(), row.data) << row.name;
  }
}

TEST(Console, ColoursOnRequestOnly) {
  const struct {
    const char* color;
    bool no_color;  // NO_COLOR is set
    bool colored;   // a descriptor that is no terminal
  } rows[] = {
      {"auto", false, false}, {"always", false, true}, {"never", false, false}, {"always", true, true},
  };
  for (const auto& row : rows) {
    if (row.no_color)
      ::setenv("NO_COLOR", "1", 1);
    else
      ::unsetenv("NO_COLOR");
    const Console console{.color = row.color, .lang = ""};
    EXPECT_EQ(console.colored(-1), row.colored) << row.color;
  }
  ::unsetenv("NO_COLOR");
}

TEST(Console, PrintsWhatIsAskedFor) {
  const struct {
    bool quiet, verbose;
    const char* printed;  // of an error, a warning, a note, and one line of information
  } rows[] = {
      {false, false, "ewi"}, {false, true, "ewni"}, {true, false, "e"}, {true, true, "e"},
  };
  DiagnosticSink sink;
  for (const auto& [severity, message] : {std::pair(Severity::Error, "is-error"),
                                          std::pair(Severity::Warning, "is-warning"),
                                          std::pair(Severity::Note, "is-note")}) {
    Diagnostic d;
    d.rule = "r";
    d.severity = severity;
    d.message = Message(message);
    sink.push_back(d);
  }
  for (const auto& row : rows) {
    const Console console{.quiet = row.quiet, .verbose = row.verbose, .lang = "en"};
    ::testing::internal::CaptureStderr();
    console.print(sink);
    console.info(Message("is-information"));
    const std::string text = ::testing::internal::GetCapturedStderr();
    std::string printed;
    for (const auto& [letter, word] : {std::pair('e', "is-error"), std::pair('w', "is-warning"),
                                       std::pair('n', "is-note"), std::pair('i', "is-information")})
      if (text.find(word) != std::string::npos) printed += letter;
    EXPECT_EQ(printed, row.printed) << row.quiet << row.verbose;
  }
}

TEST(Console, PrintsOneLineForAMessage) {
  const Console console{.lang = "en"};
  const std::string hostile = "::error::\n##[error]\x1b[31m\u009b\u202e\xff";
  ::testing::internal::CaptureStderr();
  console.info(hostile);
  console.reason(hostile);
  console.error({ErrorCode::Malformed, hostile, "a\nb.json"}, hostile);
  EXPECT_EQ(::testing::internal::GetCapturedStderr(),
            "\\u{3A}:error::\\n\\u{23}#[error]\\u{1B}[31m\\u{9B}\\u{202E}\\x{FF}\n"
            "deckle: \\u{3A}:error::\\n\\u{23}#[error]\\u{1B}[31m\\u{9B}\\u{202E}\\x{FF}\n"
            "deckle: a\\nb.json: ::error::\\n\\u{23}#[error]\\u{1B}[31m\\u{9B}\\u{202E}\\x{FF}\n"
            "    \\u{3A}:error::\\n\\u{23}#[error]\\u{1B}[31m\\u{9B}\\u{202E}\\x{FF}\n");
}

TEST(Status, IsTheWorseOfTwo) {
  constexpr Status kRising[] = {Status::Clean,   Status::Findings,    Status::Usage,
                                Status::NotFound, Status::Invalid, Status::CannotWrite,
                                Status::Internal};
  for (std::size_t a = 0; a < std::size(kRising); ++a) {
    for (std::size_t b = 0; b < std::size(kRising); ++b)
      EXPECT_EQ(worse(kRising[a], kRising[b]), kRising[std::max(a, b)]) << a << " and " << b;
  }
}

TEST(Status, FollowsTheError) {
  const struct {
    ErrorCode code;
    Status status;
  } rows[] = {
      {ErrorCode::Malformed, Status::Invalid},    {ErrorCode::Limit, Status::Invalid},
      {ErrorCode::NotFound, Status::NotFound},    {ErrorCode::CannotWrite, Status::CannotWrite},
      {ErrorCode::Internal, Status::Internal},    {ErrorCode::Cancelled, Status::Internal},
  };
  for (const auto& row : rows)
    EXPECT_EQ(status_of({row.code, Message("m"), {}}), row.status) << static_cast<int>(row.code);
}

}  // namespace
}  // namespace deckle::app
