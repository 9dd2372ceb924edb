// The pipeline as a library: its results, also from many threads at once.

#include "engine/pipeline/engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <thread>

#include "bench/sample_spec.h"
#include "slidespec/mend/json_text.h"
#include "tests/support/judges.h"

namespace deckle::engine {
namespace {

// One engine for all tests, as a host program has it.
const Engine& shared_engine() {
  static const Engine instance = Engine::open().value();
  return instance;
}

SpecInput sample(std::size_t slides) { return {bench::sample_spec(slides), "sample", "."}; }

std::string bytes_of(const Built& built) {
  const auto bytes = package_bytes(built);
  if (!bytes) ADD_FAILURE() << to_string(bytes.error());
  return bytes.value_or("");
}

std::string text_of(const std::string& id, const std::string& role, const std::string& text) {
  return R"({"element_id": ")" + id + R"(", "kind": "text", "role": ")" + role +
         R"(", "content": {"text": ")" + text + R"("}})";
}

// The elements begin on a line of their own.
std::string slide_of(const std::string& id, const std::string& layout_id,
                     const std::string& elements, const std::string& type = "content") {
  return R"({"slide_id": ")" + id + R"(", "type": ")" + type + R"(", "layout": {"layout_id": ")" +
         layout_id + R"("}, "elements": [)" + "\n" + elements + "]}";
}

std::string spec_of(const std::string& slides, const std::string& extensions = "{}") {
  return R"({"spec_version": "slidespec_v1", "deck": {"title": "t", "language": "en", "slides": [)" +
         slides +
         R"(]}, "theme": {"template_ref": {"template_id": "default"}, "brand": )"
         R"({"brand_kit_id": "default"}}, "extensions": )" +
         extensions + "}";
}

Built built_from(const std::string& spec, const BuildOptions& options = {}) {
  return shared_engine().build({spec, "spec.json", "."}, options);
}

TEST(Engine, BuildsADeckWithItsReport) {
  const Built built = shared_engine().build(sample(5));
  ASSERT_TRUE(built.ok()) << (built.error ? to_string(*built.error) : "");
  EXPECT_EQ(built.slides.size(), built.measured.size());
  EXPECT_EQ(built.slides.size(), built.report.slides.size());
  EXPECT_GE(built.slides.size(), 5U);
  EXPECT_EQ(built.report.input, "sample");
  EXPECT_TRUE(bytes_of(built).starts_with("PK"));
}

TEST(Engine, OmitsThePackageOnRequest) {
  BuildOptions options;
  options.package = PackageWanted::No;
  const Built built = shared_engine().build(sample(2), options);
  ASSERT_TRUE(built.ok());
  EXPECT_EQ(built.package, nullptr);
  EXPECT_FALSE(package_bytes(built).has_value());
}

TEST(Engine, AnswersAnInvalidSpecWithItsFindings) {
  const Built built = shared_engine().build({R"({"spec_version": 1})", "wrong.json", "."});
  EXPECT_EQ(built.outcome, Outcome::Invalid);
  EXPECT_FALSE(built.error);
  ASSERT_FALSE(built.findings.empty());
  for (const Diagnostic& d : built.findings) EXPECT_EQ(d.at.file, "wrong.json");
  EXPECT_TRUE(built.slides.empty());
  EXPECT_EQ(shared_engine().validate({"{", "broken", "."}).outcome, Outcome::Invalid);
  EXPECT_TRUE(shared_engine().validate(sample(1)).ok());
}

TEST(Engine, ReportsWhatAnUnknownLayoutBecameOnItsSlide) {
  const Built built =
      built_from(spec_of(slide_of("cover", "hero_v2", text_of("t", "title", "Title"), "title") +
                         "," + slide_of("end", "Thank You", text_of("t", "title", "Thanks"))));
  ASSERT_TRUE(built.ok());
  ASSERT_EQ(built.report.slides.size(), 2U);
  const SlideReport& cover = built.report.slides[0];
  EXPECT_EQ(cover.layout, "title_center");
  ASSERT_FALSE(cover.issues.empty());
  EXPECT_EQ(cover.issues[0].rule, "layout-assumed");
  EXPECT_EQ(cover.issues[0].at.pointer, "/deck/slides/0/layout/layout_id");
  EXPECT_EQ(cover.quality, Quality::SuccessWithWarnings);
  EXPECT_EQ(built.slides[0].layout_id, "title_center");
  const SlideReport& end = built.report.slides[1];
  EXPECT_EQ(end.layout, "closing");
  ASSERT_FALSE(end.issues.empty());
  EXPECT_EQ(end.issues[0].rule, "layout-adjusted");
  EXPECT_EQ(end.quality, Quality::SuccessClean);
  EXPECT_TRUE(passes(built.report, Severity::Error));
  EXPECT_FALSE(passes(built.report, Severity::Warning));
}

TEST(Engine, CountsAWarningOfTheLayoutForTheQuality) {
  std::string title;
  for (int i = 0; i < 60; ++i) title += "a title that goes on and on ";
  const Built built =
      built_from(spec_of(slide_of("s1", "one_column", text_of("t", "title", title))));
  ASSERT_TRUE(built.ok());
  const SlideReport& slide = built.report.slides.at(0);
  ASSERT_EQ(slide.issues.size(), 2U);
  EXPECT_EQ(slide.issues[0].rule, "title-too-long");
  EXPECT_EQ(slide.issues[0].severity, Severity::Warning);
  EXPECT_EQ(slide.issues[1].rule, "smaller-body-text");
  EXPECT_EQ(slide.quality, Quality::SuccessWithWarnings);
}

TEST(Engine, KeepsALongQuoteAQuote) {
  std::string quote;
  for (int i = 0; i < 40; ++i) quote += "It just works, every Monday and also on Tuesdays. ";
  const Built built =
      built_from(spec_of(slide_of("s1", "quote_center", text_of("q", "quote", quote), "quote")));
  ASSERT_TRUE(built.ok());
  const SlideReport& slide = built.report.slides.at(0);
  EXPECT_EQ(slide.layout, "quote_center");
  for (const Diagnostic& d : slide.issues) EXPECT_NE(d.rule, "missing-title");
}

TEST(Engine, GivesAPatchThatCleansTexts) {
  const std::string spec =
      spec_of(slide_of("s1", "one_column", text_of("t", "title", "A title") + R"(,
     {"element_id": "b", "kind": "bullets", "role": "body", "content": {"items":
       ["Costs **fell** again", "nothing here", "A &amp; B", "Sales **rose**"]}})"));
  const auto cleaned_by = [](const std::string& text, const char* rule) {
    const Built built = built_from(text);
    JsonText patched(text);
    for (const Diagnostic& d : built.report.slides.at(0).issues) {
      if (d.rule != rule) continue;
      EXPECT_TRUE(patched.apply(d.patch)) << rule;
    }
    return patched.text();
  };
  const std::string once = cleaned_by(spec, "markup-in-text");
  EXPECT_NE(once.find(R"("Costs fell again", "nothing here", "A &amp; B", "Sales rose")"),
            std::string::npos)
      << once;
  EXPECT_NE(cleaned_by(once, "entity-in-text").find(R"("A & B")"), std::string::npos);
}

TEST(Engine, NamesTheNumberToWriteInChartData) {
  const struct {
    const char *value, *hint;
  } rows[] = {
      {"15%", R"(write 15, or 0.15 with "number_format": "0%" in 'style')"},
      {"1,200", "write 1200"},
      {"12", "write 12"},
      {"n/a", "write a number, or leave out the point"},
      {"", "write a number, or leave out the point"},
  };
  for (const auto& row : rows) {
    const std::string chart =
        R"({"element_id": "c", "kind": "chart", "content": {"chart_type": "bar", "series": [)"
        R"({"name": "s", "data": [{"x": "a", "y": ")" +
        std::string(row.value) + R"("}, {"x": "b", "y": 1}]}]}})";
    const Built built =
        shared_engine().validate({spec_of(slide_of("s", "one_column", chart)), "spec.json", "."});
    ASSERT_EQ(built.findings.size(), 1U) << row.value;
    EXPECT_EQ(built.findings[0].hint.english(), row.hint);
    EXPECT_FALSE(built.findings[0].patch.empty());
  }
}

// What is listed for a slide or the deck, as "rule element pointer line:column".
std::string places_of(const DiagnosticSink& findings) {
  std::string out;
  for (const Diagnostic& d : findings) {
    out += d.rule + " " + d.at.element_id + " " + d.at.pointer + " " + std::to_string(d.at.line) +
           ":" + std::to_string(d.at.column) + "\n";
    EXPECT_EQ(d.at.file, "spec.json");
  }
  return out;
}

TEST(Engine, SaysWhereInTheSpecAFindingIs) {
  const std::string title = text_of("t", "title", "Title") + ",\n";
  const std::string spec = spec_of(
      slide_of("chart", "one_column", title + R"( {"element_id": "c", "kind": "chart", "content": {
  "chart_type": "bar", "title": "**bold**", "series": [{"name": "s", "data": [{"x": "a", "y": 1}]}]}})") +
      ",\n" +
      slide_of("box", "one_column",
               title + R"({"element_id": "x", "kind": "text", "content": {"text": "x"},
   "extensions": {"box": {"x": 1200, "y": 300, "w": 300, "h": 60}}})"));
  const Built built = built_from(spec);
  ASSERT_TRUE(built.ok());
  const auto& slides = built.report.slides;
  ASSERT_EQ(slides.size(), 2U);
  EXPECT_EQ(places_of(slides[0].issues),
            "markup-in-text c /deck/slides/0/elements/1/content/title 4:33\n");
  EXPECT_EQ(places_of(slides[1].issues),
            "out-of-bounds x /deck/slides/1/elements/1 7:1\n"
            "duplicate-title t /deck/slides/1/elements/0 6:1\n"
            "sparse-slide  /deck/slides/1 5:1\n"
            "unbalanced-slide  /deck/slides/1 5:1\n");
}

// Also a slide that deckle adds, and a box that nobody but deckle places.
TEST(Engine, SaysWhichAuthoredSlideAFindingIsAbout) {
  std::string items;
  for (int i = 0; i < 20; ++i) {
    items += i == 0 ? "\"" : ", \"";
    for (int k = 0; k < 30; ++k) items += "several ";
    items += "words\"";
  }
  const std::string list =
      R"({"element_id": "b", "kind": "bullets", "content": {"items": [)" + items + "]}}";
  const Built built = built_from(spec_of(slide_of("list", "one_column", list),
                                         R"({"footer": ")" + std::string(400, 'w') + R"("})"));
  ASSERT_TRUE(built.ok());
  ASSERT_GT(built.report.slides.size(), 1U);
  EXPECT_EQ(built.report.slides[1].slide_id, "list~2");
  EXPECT_EQ(places_of(built.report.slides[1].issues),
            "text-overflow _footer /deck/slides/0 1:86\n");
}

// The table leaves no space for the other elements, so that the details are moved, and does not fit
// its box, so that everything else is tried too, but not to move the label of what was moved.
TEST(Engine, MovesNoLabelOfTheAppendixToTheAppendix) {
  std::string words, rows;
  for (int i = 0; i < 80; ++i) words += "several words ";
  for (int i = 0; i < 12; ++i) rows += i == 0 ? R"(["a"])" : R"(, ["a"])";
  const std::string elements =
      R"({"element_id": "b", "kind": "bullets", "role": "body", "content": {"items": ["A short item"]}},
    {"element_id": "c", "kind": "text", "content": {"text": ")" + words + R"("}, "constraints": {"min_font_pt": 28}},
    {"element_id": "x", "kind": "table", "content": {"columns": ["A"], "rows": [)" + rows + R"(]},
     "constraints": {"min_font_pt": 28}, "extensions": {"box": {"x": 48, "y": 170, "w": 1184, "h": 340}}})";
  const Built built = built_from(spec_of(slide_of("s", "one_column", elements)));
  ASSERT_TRUE(built.ok());
  std::string changed;
  for (const SlideReport& slide : built.report.slides) {
    for (const TraceEntry& entry : slide.trace) {
      for (const std::string& eid : entry.eids) changed += eid + " ";
    }
  }
  EXPECT_NE(changed.find("_details_"), std::string::npos) << changed;
  EXPECT_EQ(changed.find("_details__"), std::string::npos) << changed;
}

// The narrow key takeaway makes two slides of this one, the columns of another layout would not.
TEST(Engine, JudgesProposalsInTheLayoutOfTheDeck) {
  const auto proposal = [](const std::string& layout_id) {
    std::string words, rows = R"(["a", "b"])";
    for (int i = 0; i < 64; ++i) words += "several words ";
    for (int i = 0; i < 6; ++i) rows += R"(, ["a", "b"])";
    const std::string elements =
        text_of("t", "title", "Title") +
        R"(,{"element_id": "a", "kind": "table", "role": "table", "content": {"columns": ["A", "B"], "rows": [)" +
        rows + "]}}," + text_of("k", "key_takeaway", words) +
        R"(,{"element_id": "long", "kind": "text", "content": {"text": ")" + words + R"("},
         "extensions": {"z": 1, "box": {"x": 700, "y": 20, "w": 100, "h": 40}}})";
    BuildOptions options;
    options.shorten = [](const std::string&) -> Result<std::string> {
      return std::string(R"({"proposals": [
        {"slide_id": "s", "element_id": "long", "content": {"text": "short"}}]})");
    };
    const Built built = built_from(spec_of(slide_of("s", layout_id, elements)), options);
    EXPECT_TRUE(built.ok());
    std::string out;
    for (const SlideReport& slide : built.report.slides) {
      for (const Proposal& one : slide.proposals)
        out += one.element_id + " on " + std::to_string(one.slides);
    }
    return out;
  };
  EXPECT_EQ(proposal("chart_focus"), "long on 2");
  EXPECT_EQ(proposal("Chart Focus"), "long on 2");
}

TEST(Engine, SaysWhichTemplateIsNotThere) {
  BuildOptions options;
  options.templates.template_path = "no-such.pptx";
  const Built built = shared_engine().build(sample(1), options);
  EXPECT_EQ(built.outcome, Outcome::NotFound);
  ASSERT_FALSE(built.findings.empty());
  EXPECT_NE(built.findings.back().message.english().find("no-such.pptx"), std::string::npos);
  EXPECT_TRUE(built.report.invalid);
  EXPECT_EQ(built.report.deck_issues.size(), built.findings.size());
}

// The default template is looked up beside the spec first, as any other.
TEST(Engine, KeepsTemplatesThatASpecNamesWithinTheAllowedFolders) {
  const test::TemporaryFolder folder;
  namespace fs = std::filesystem;
  fs::create_directories(folder / "outside");
  fs::create_directories(folder / "decks/shared");
  const Built made = shared_engine().build(sample(1));
  ASSERT_TRUE(save(made, folder / "outside/default.pptx"));
  ASSERT_TRUE(save(made, folder / "decks/shared/default.pptx"));
  const std::string decks = fs::canonical(folder / "decks").string();
  const auto outcome = [&](const char* target, const std::string& within) {
    fs::remove(folder / "decks/default.pptx");
    fs::create_symlink(target, folder / "decks/default.pptx");
    BuildOptions options;
    if (!within.empty()) options.templates.within = {within};
    return shared_engine().validate({bench::sample_spec(1), "sample", decks}, options);
  };
  EXPECT_TRUE(outcome("shared/default.pptx", decks).ok());
  EXPECT_TRUE(outcome("../outside/default.pptx", "").ok());
  const Built outside = outcome("../outside/default.pptx", decks);
  EXPECT_EQ(outside.outcome, Outcome::Invalid);
  ASSERT_FALSE(outside.findings.empty());
  EXPECT_NE(outside.findings.back().message.english().find("symbolic link"), std::string::npos);
  // A folder of a longer name is another one.
  EXPECT_FALSE(outcome("shared/default.pptx", decks.substr(0, decks.size() - 1)).ok());
}

TEST(Engine, SaysWhichFolderOfFontsIsNotThere) {
  EngineOptions options;
  options.font_folders = {"no-such-folder"};
  options.target = measure::Target::PowerPoint;
  const auto engine = Engine::open(options);
  ASSERT_FALSE(engine);
  EXPECT_EQ(engine.error().code, ErrorCode::NotFound);
}

TEST(Engine, ReadsATemplateOnce) {
  const auto first = shared_engine().read_template("");
  const auto second = shared_engine().read_template("");
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->get(), second->get());
}

// 32 threads, 32 different decks, one engine; the bytes are the same as when each deck is built
// alone on a separate engine.
TEST(Engine, ServesManyThreadsAtOnce) {
  constexpr std::size_t kThreads = 32;
  std::vector<std::string> expected;
  {
    const Engine alone = Engine::open().value();
    for (std::size_t i = 0; i < kThreads; ++i) expected.push_back(bytes_of(alone.build(sample(1 + i))));
  }
  const Engine together = Engine::open().value();
  std::vector<std::string> got(kThreads);
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < kThreads; ++i) {
    threads.emplace_back([&, i] {
      BuildOptions options;
      options.jobs = i % 2 == 0 ? 1 : 2;
      got[i] = bytes_of(together.build(sample(1 + i), options));
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (std::size_t i = 0; i < kThreads; ++i)
    EXPECT_EQ(got[i], expected[i]) << "the deck of " << i + 1 << " slides";
}

class CountingObserver final : public Observer {
 public:
  void progress(int done, int total) override {
    EXPECT_GT(done, last_);
    EXPECT_LE(done, total);
    last_ = done;
  }
  [[nodiscard]] int last() const { return last_; }

 private:
  int last_ = 0;
};

TEST(Engine, TellsItsProgress) {
  CountingObserver observer;
  BuildOptions options;
  options.jobs = 2;
  ASSERT_TRUE(shared_engine().build(sample(20), options, observer).ok());
  EXPECT_EQ(observer.last(), 20);
}

}  // namespace
}  // namespace deckle::engine
