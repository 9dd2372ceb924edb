// The C interface, called as a C program calls it.

#include "engine/c/deckle.h"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <vector>

#include "bench/sample_spec.h"
#include "engine/pipeline/engine.h"

namespace deckle::engine {
namespace {

using nlohmann::json;

// A result with its owner.
class Answer {
 public:
  Answer() = default;
  Answer(const Answer&) = delete;
  Answer& operator=(const Answer&) = delete;
  ~Answer() { deckle_result_free(result_); }

  deckle_result** out() { return &result_; }
  [[nodiscard]] const deckle_result* get() const { return result_; }
  [[nodiscard]] std::string package() const {
    const char* bytes = deckle_result_package(result_);
    return bytes == nullptr ? "" : std::string(bytes, deckle_result_package_size(result_));
  }
  [[nodiscard]] std::string report() const {
    return {deckle_result_report(result_), deckle_result_report_size(result_)};
  }
  [[nodiscard]] json findings() const {
    return json::parse(
        std::string(deckle_result_findings(result_), deckle_result_findings_size(result_)));
  }
  [[nodiscard]] std::string error() const { return deckle_result_error(result_); }

 private:
  deckle_result* result_ = nullptr;
};

const deckle_engine* shared_engine() {
  static const std::unique_ptr<deckle_engine, decltype(&deckle_engine_close)> engine = [] {
    deckle_engine* opened = nullptr;
    EXPECT_EQ(deckle_engine_open(nullptr, 0, &opened, nullptr), DECKLE_CLEAN);
    return std::unique_ptr<deckle_engine, decltype(&deckle_engine_close)>(opened,
                                                                          &deckle_engine_close);
  }();
  return engine.get();
}

deckle_status build(const std::string& spec, const std::string& options, Answer& answer,
                    const deckle_observer* observer = nullptr) {
  return deckle_build(shared_engine(), spec.data(), spec.size(), options.data(), options.size(),
                      observer, answer.out());
}

TEST(CInterface, ReturnsItsVersions) {
  EXPECT_EQ(deckle_abi_version(), DECKLE_ABI_VERSION);
  EXPECT_STREQ(deckle_version(), DECKLE_VERSION);
}

TEST(CInterface, BuildsTheDeckOfTheCppInterface) {
  Answer answer;
  const deckle_status status = build(bench::sample_spec(3), R"({"name": "sample"})", answer);
  EXPECT_EQ(status, DECKLE_CLEAN) << answer.error() << answer.report();
  EXPECT_EQ(deckle_result_status(answer.get()), status);
  const Engine engine = Engine::open().value();
  const Built built = engine.build({bench::sample_spec(3), "sample", "."});
  EXPECT_EQ(answer.package(), package_bytes(built).value());
  const json report = json::parse(answer.report());
  EXPECT_EQ(report.at("deckle_report"), 1);
  EXPECT_EQ(report.at("input"), "sample");
  EXPECT_EQ(report.at("slides").size(), built.report.slides.size());
  EXPECT_EQ(answer.error(), "");
}

TEST(CInterface, WritesTheReportInTheFormThatIsAskedFor) {
  const std::pair<const char*, const char*> rows[] = {
      {"text", "sample"}, {"html", "<!DOCTYPE html>"}, {"sarif", "\"2.1.0\""}, {"junit", "<testsuites"}};
  for (const auto& [form, mark] : rows) {
    Answer answer;
    build(bench::sample_spec(1), json{{"name", "sample"}, {"report", form}, {"lang", "ko"}}.dump(),
          answer);
    EXPECT_NE(answer.report().find(mark), std::string::npos) << form << ": " << answer.report();
  }
}

TEST(CInterface, ReportsTheFindingsThatAreAskedFor) {
  const std::string spec =
      R"({"spec_version": "slidespec_v1", "deck": {"title": "t", "language": "en", "slides": [
    {"slide_id": "s", "type": "content", "layout": {"layout_id": "one_column"}, "elements": [
      {"element_id": "t", "kind": "text", "role": "title", "content": {"text": "Title"},
       "style": {"colour": "red"}},
      {"element_id": "b", "kind": "bullets", "content": {"items": ["One", "Two", "Three"]}}]}]},
    "theme": {"template_ref": {"template_id": "default"}, "brand": {"brand_kit_id": "default"}}})";
  const auto rules = [&spec](const std::string& findings) {
    Answer answer;
    build(spec, "{\"findings\": " + findings + "}", answer);
    const json report = json::parse(answer.report());
    std::string out;
    for (const json& issue : report.at("issues"))
      out +=
          issue.at("rule").get<std::string>() + " " + issue.at("severity").get<std::string>() + ";";
    return out;
  };
  EXPECT_NE(rules("{}").find("unknown-key warning;"), std::string::npos) << rules("{}");
  EXPECT_EQ(rules(R"({"ignore": ["unknown-key"]})").find("unknown-key"), std::string::npos);
  EXPECT_EQ(rules(R"({"select": ["unknown-key"], "severity": {"unknown-key": "error"}})"),
            "unknown-key error;");
  EXPECT_EQ(rules(R"({"select": ["crowded-list"]})"), "");
  EXPECT_EQ(rules(R"({"select": ["crowded-list"], "rules": {"crowded-list": {"max_lines": 2}}})"),
            "crowded-list note;");
  Answer refused;
  EXPECT_EQ(build(spec, R"({"findings": {"ignore": ["unknwn-key"]}})", refused), DECKLE_INVALID);
  EXPECT_NE(refused.error().find("did you mean 'unknown-key'?"), std::string::npos)
      << refused.error();
}

TEST(CInterface, LeavesThePackageOut) {
  Answer answer;
  EXPECT_EQ(build(bench::sample_spec(1), R"({"package": false, "jobs": 2})", answer), DECKLE_CLEAN);
  EXPECT_EQ(deckle_result_package(answer.get()), nullptr);
  EXPECT_EQ(deckle_result_package_size(answer.get()), 0U);
  EXPECT_NE(answer.report(), "");
}

TEST(CInterface, RefusesOptionsThatItDoesNotHave) {
  const std::pair<const char*, const char*> rows[] = {
      {"{", "json"},
      {"[]", "schema"},
      {R"({"target": "keynote"})", "schema"},
      {R"({"jobs": 0})", "schema"},
      {R"({"jobs": 100000})", "schema"},
      {R"({"max_iter": -1})", "schema"},
      {R"({"templat": "x.pptx"})", "schema"},
      {R"({"strict_fonts": "yes"})", "schema"},
  };
  for (const auto& [options, rule] : rows) {
    Answer answer;
    EXPECT_EQ(build(bench::sample_spec(1), options, answer), DECKLE_USAGE) << options;
    ASSERT_FALSE(answer.findings().empty()) << options;
    EXPECT_EQ(answer.findings()[0].at("rule"), rule) << options;
    EXPECT_NE(answer.error(), "") << options;
    EXPECT_EQ(answer.package(), "");
  }
}

TEST(CInterface, ReturnsTheFindingsOfAnInvalidSpec) {
  Answer answer;
  EXPECT_EQ(build(R"({"spec_version": 1})", R"({"name": "wrong.json"})", answer), DECKLE_INVALID);
  ASSERT_FALSE(answer.findings().empty());
  EXPECT_EQ(answer.findings()[0].at("file"), "wrong.json");
  EXPECT_NE(answer.error(), "");
  const json report = json::parse(answer.report());
  EXPECT_EQ(report.at("stage"), "validate");
  EXPECT_EQ(report.at("pass"), false);
  EXPECT_EQ(report.at("issues"), answer.findings());
}

TEST(CInterface, SaysWhichTemplateIsNotThere) {
  Answer answer;
  EXPECT_EQ(build(bench::sample_spec(1), R"({"template": "no-such.pptx"})", answer),
            DECKLE_NOT_FOUND);
  EXPECT_NE(answer.error().find("no-such.pptx"), std::string::npos);
}

TEST(CInterface, GivesMessagesThatCanBeDisplayed) {
  json spec = json::parse(bench::sample_spec(1));
  spec["theme"]["template_ref"]["template_id"] = "\u009b\n::error::" + std::string(5000, 'x');
  Answer answer;
  EXPECT_EQ(build(spec.dump(), "", answer), DECKLE_NOT_FOUND);
  EXPECT_NE(answer.error().find("\\u{9B}\\n::error::xxx"), std::string::npos) << answer.error();
  EXPECT_LT(answer.error().size(), 2000U);
}

TEST(CInterface, RefusesADateThatIsNone) {
  Answer answer;
  EXPECT_EQ(build(bench::sample_spec(1), R"({"created": "yesterday"})", answer), DECKLE_USAGE);
  EXPECT_NE(answer.error().find("yesterday"), std::string::npos) << answer.error();
}

TEST(CInterface, ChecksASpecAlone) {
  const std::string good = bench::sample_spec(1);
  Answer fine, wrong;
  EXPECT_EQ(deckle_validate(shared_engine(), good.data(), good.size(), nullptr, 0, fine.out()),
            DECKLE_CLEAN);
  EXPECT_EQ(fine.findings(), json::array());
  EXPECT_EQ(deckle_validate(shared_engine(), "{", 1, nullptr, 0, wrong.out()), DECKLE_INVALID);
  EXPECT_EQ(wrong.findings()[0].at("file"), "<memory>");
}

TEST(CInterface, RefusesToOpenWithoutFonts) {
  const std::string options = R"({"fonts": ["no-such-folder"], "target": "powerpoint"})";
  deckle_engine* engine = nullptr;
  Answer answer;
  EXPECT_EQ(deckle_engine_open(options.data(), options.size(), &engine, answer.out()),
            DECKLE_NOT_FOUND);
  EXPECT_EQ(engine, nullptr);
  EXPECT_NE(answer.error().find("no-such-folder"), std::string::npos);
}

// What a caller may do wrong without an end of the process.
TEST(CInterface, TakesNullPointers) {
  Answer answer;
  EXPECT_EQ(deckle_engine_open(nullptr, 0, nullptr, answer.out()), DECKLE_USAGE);
  Answer without_engine;
  EXPECT_EQ(deckle_build(nullptr, "{}", 2, nullptr, 0, nullptr, without_engine.out()), DECKLE_USAGE);
  EXPECT_EQ(deckle_build(shared_engine(), nullptr, 0, nullptr, 0, nullptr, nullptr), DECKLE_INVALID);
  EXPECT_EQ(deckle_result_status(nullptr), DECKLE_INTERNAL);
  EXPECT_EQ(deckle_result_package(nullptr), nullptr);
  EXPECT_STREQ(deckle_result_report(nullptr), "");
  EXPECT_STREQ(deckle_result_findings(nullptr), "[]");
  EXPECT_STREQ(deckle_result_error(nullptr), "");
  deckle_result_free(nullptr);
  deckle_engine_close(nullptr);
}

struct Watched {
  std::atomic<int> last{0}, asked{0};
  int stop_after = -1;
};

deckle_observer observer_of(Watched& watched) {
  deckle_observer observer{};
  observer.size = sizeof observer;
  observer.user = &watched;
  observer.progress = [](void* user, int done, int) { static_cast<Watched*>(user)->last = done; };
  observer.cancelled = [](void* user) {
    auto& seen = *static_cast<Watched*>(user);
    const int now = ++seen.asked;
    return static_cast<int>(seen.stop_after >= 0 && now > seen.stop_after);
  };
  return observer;
}

TEST(CInterface, TellsItsProgressAndIsCancelled) {
  Watched all;
  deckle_observer observer = observer_of(all);
  Answer answer;
  EXPECT_EQ(build(bench::sample_spec(6), "{}", answer, &observer), DECKLE_CLEAN);
  EXPECT_EQ(all.last, 6);
  // The last calls are those between the parts of the package.
  Watched again;
  observer = observer_of(again);
  Answer once_more;
  build(bench::sample_spec(6), "{}", once_more, &observer);
  for (const int stop_after : {0, 1, 10, again.asked / 2, again.asked - 2}) {
    Watched some;
    some.stop_after = stop_after;
    observer = observer_of(some);
    Answer stopped;
    EXPECT_EQ(build(bench::sample_spec(6), "{}", stopped, &observer), DECKLE_CANCELLED)
        << "after " << stop_after << " of " << all.asked;
    EXPECT_EQ(stopped.package().size(), 0U);
    EXPECT_EQ(stopped.report(), "");
  }
}

// A newer caller's structure is longer; a shorter one, or one whose size was forgotten, is refused.
TEST(CInterface, TakesALongerObserverOnly) {
  Watched watched;
  struct {
    deckle_observer known;
    void* newer;
  } observer{observer_of(watched), nullptr};
  observer.known.size = sizeof observer;
  Answer answer;
  EXPECT_EQ(build(bench::sample_spec(2), "{}", answer, &observer.known), DECKLE_CLEAN);
  EXPECT_EQ(watched.last, 2);
  for (const std::size_t size : {std::size_t{0}, sizeof(deckle_observer) - 1}) {
    observer.known.size = size;
    Answer refused;
    EXPECT_EQ(build(bench::sample_spec(2), R"({"lang":"ko"})", refused, &observer.known),
              DECKLE_USAGE);
    EXPECT_NE(refused.error().find("관찰자"), std::string::npos) << refused.error();
  }
}

TEST(CInterface, AsksForShorterText) {
  // One slide whose text fits nowhere.
  json spec = json::parse(bench::sample_spec(1));
  json& slide = spec.at("deck").at("slides").at(0);
  slide["elements"] = json::array(
      {{{"element_id", "long"},
        {"kind", "text"},
        {"content", {{"text", std::string(900, 'x') + " " + std::string(1000, 'y')}}},
        {"extensions", {{"box", {{"x", 100}, {"y", 100}, {"w", 200}, {"h", 60}}}}}}});
  std::vector<std::string> questions;
  deckle_observer observer{};
  observer.size = sizeof observer;
  observer.user = &questions;
  observer.shorten = [](void* user, const char* question, std::size_t size,
                        std::size_t* answer_size) -> const char* {
    static_cast<std::vector<std::string>*>(user)->emplace_back(question, size);
    static const std::string kAnswer = "{}";
    *answer_size = kAnswer.size();
    return kAnswer.c_str();
  };
  Answer answer;
  EXPECT_EQ(build(spec.dump(), "{}", answer, &observer), DECKLE_FINDINGS) << answer.error();
  EXPECT_NE(answer.package(), "");
  ASSERT_FALSE(questions.empty());
  EXPECT_EQ(json::parse(questions.front()).at("deckle_shorten"), 1);
}

TEST(CInterface, ServesManyThreadsAtOnce) {
  constexpr std::size_t kThreads = 8;
  std::vector<std::string> expected(kThreads), got(kThreads);
  const auto make = [](std::size_t i, std::string& bytes) {
    Answer answer;
    build(bench::sample_spec(1 + i), "{}", answer);
    bytes = answer.package();
  };
  for (std::size_t i = 0; i < kThreads; ++i) make(i, expected[i]);
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < kThreads; ++i) threads.emplace_back([&, i] { make(i, got[i]); });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(got, expected);
  EXPECT_NE(got.front(), "");
}

}  // namespace
}  // namespace deckle::engine
