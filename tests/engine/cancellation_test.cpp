// Builds are cancelled at moments distributed over the build: in each phase, and within every single
// large input, the build ends soon, without a result. How long a request may remain unseen is the
// longest time between two calls of cancelled().
//
// By default the inputs have a moderate size. With DECKLE_LARGE_INPUTS=1 they are as large as the
// limits (docs/limits.md) allow, and cancelled more often; then the slowest has to end within 100
// ms in a release build.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <mutex>

#include "bench/sample_spec.h"
#include "engine/pipeline/engine.h"
#include "ooxml/opc/package.h"
#include "slidespec/data/data_table.h"
#include "slidespec/json/json_document.h"
#include "templates/template.h"
#include "tests/support/judges.h"
#include "tests/support/sanitized.h"

namespace deckle::engine {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// Records the calls of cancelled(), and cancels at the call `stop_at`, if not 0.
class Watch final : public Observer {
 public:
  explicit Watch(std::size_t stop_at) : stop_at_(stop_at), last_(Clock::now()) {}

  [[nodiscard]] bool cancelled() const override {
    const std::scoped_lock lock(mutex_);
    const auto now = Clock::now();
    longest_ = std::max(longest_, now - last_);
    last_ = now;
    if (++calls_ == stop_at_) cancelled_at_ = now;
    return stop_at_ > 0 && calls_ >= stop_at_;
  }
  // After the build.
  [[nodiscard]] std::size_t calls() const { return calls_; }
  [[nodiscard]] Clock::time_point cancelled_at() const { return cancelled_at_; }
  // The longest time between two calls, and the time since the last.
  [[nodiscard]] Clock::duration longest() const { return longest_; }
  [[nodiscard]] Clock::duration since_last() const { return Clock::now() - last_; }

 private:
  std::size_t stop_at_;
  mutable std::mutex mutex_;
  mutable std::size_t calls_ = 0;
  mutable Clock::duration longest_{};
  mutable Clock::time_point last_, cancelled_at_;
};

bool at_the_limits() { return std::getenv("DECKLE_LARGE_INPUTS") != nullptr; }

// Not a measurement: a build that ignores the request to stop takes longer than this, and the
// machine may be busy. The actual time is printed.
Clock::duration longest() { return at_the_limits() ? milliseconds(100) : milliseconds(3000); }

// `limit` when inputs are as large as allowed, else a share of it.
std::size_t sized(std::size_t limit) { return at_the_limits() ? limit : limit / 64; }

struct CancelledBuilds {
  int builds = 0;
  // Of a build that is not cancelled: the longest time until a request is seen, and the time in which
  // it has no effect any more.
  Clock::duration unseen{}, too_late{};
  // Of the cancelled builds: the longest time from seeing the request to the end.
  Clock::duration ending{};
  [[nodiscard]] Clock::duration slowest() const { return std::max(unseen + ending, too_late); }
};

// Cancels `builds` builds at calls of cancelled() distributed over a whole build. A new engine each
// time: one that has shaped the text is faster.
CancelledBuilds cancel_builds(const SpecInput& input, BuildOptions options, std::size_t builds) {
  CancelledBuilds out;
  options.jobs = 1;
  const Engine engine = Engine::open().value();
  Watch whole(0);
  static_cast<void>(engine.build(input, options, whole));
  out.too_late = whole.since_last();
  out.unseen = whole.longest();
  for (std::size_t i = 1; i <= builds; ++i) {
    const Engine fresh = Engine::open().value();
    Watch watch(1 + whole.calls() * i / (builds + 1));
    options.jobs = 1 + static_cast<int>(i % 2);
    const Built built = fresh.build(input, options, watch);
    const auto now = Clock::now();
    // Two threads may need fewer calls than one.
    if (built.outcome != Outcome::Cancelled && options.jobs > 1) continue;
    ++out.builds;
    out.ending = std::max<Clock::duration>(out.ending, now - watch.cancelled_at());
    EXPECT_EQ(built.outcome, Outcome::Cancelled);
    EXPECT_TRUE(built.slides.empty());
    EXPECT_TRUE(built.report.slides.empty());
    EXPECT_EQ(built.package, nullptr);
    EXPECT_TRUE(built.error && built.error->code == ErrorCode::Cancelled);
  }
  return out;
}

double ms(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

void expect_soon(const char* what, const CancelledBuilds& cancelled) {
  EXPECT_GE(cancelled.builds, 1) << what << ": no build was cancelled";
  EXPECT_LE(ms(cancelled.slowest()), ms(longest())) << what;
  std::printf("%-29s %2d builds cancelled; a request is seen after %4.1f ms at most, the end %4.1f ms later\n",
              what, cancelled.builds, ms(cancelled.unseen), ms(cancelled.ending));
}

TEST(Cancellation, EndsABuildSoonInEachPhase) {
  const SpecInput input{bench::sample_spec(100), "sample", "."};
  expect_soon("100 slides", cancel_builds(input, {}, 24));
}

// One slide with the elements `elements`, and `assets`, both JSON.
std::string spec_of(const std::string& elements, const std::string& assets = "") {
  return R"({"spec_version":"slidespec_v1","deck":{"title":"T","language":"en","slides":[{"slide_id":"s",
    "type":"content","layout":{"layout_id":"one_column"},"elements":[)" +
         elements + R"(]}]},"theme":{"slide_size":"widescreen_16_9","template_ref":{"template_id":
    "default"},"brand":{"brand_kit_id":"default"}},"assets":[)" +
         assets + "]}";
}

// `rest`: the content, and members after it.
std::string element(const std::string& kind, const std::string& rest) {
  return R"({"element_id":"e","kind":")" + kind + R"(","content":)" + rest + "}";
}

std::string file_asset(const std::string& type, const std::string& file) {
  return R"({"asset_id":"a","type":")" + type + R"(","source":{"kind":"file","file_id":")" + file + R"("}})";
}

std::string words(std::size_t bytes) {
  std::string out;
  out.reserve(bytes + 8);
  while (out.size() < bytes) out += out.size() % 7 == 0 ? "lorem " : "ipsum ";
  return out;
}

std::string repeated(std::string_view text, std::size_t bytes) {
  std::string out;
  out.reserve(bytes + text.size());
  while (out.size() < bytes) out += text;
  return out;
}

// 200 rows of 20 cells, together `bytes`.
std::string table_rows(std::size_t bytes) {
  const std::string cell = '"' + words(bytes / 4000) + '"';
  std::string row = "[" + cell;
  for (int c = 1; c < 20; ++c) row += "," + cell;
  row += "]";
  std::string rows = "[" + row;
  for (int r = 1; r < 200; ++r) rows += "," + row;
  return rows + "]";
}

std::string table_columns() {
  std::string out = R"(["c0")";
  for (int c = 1; c < 20; ++c) out += ",\"c" + std::to_string(c) + '"';
  return out + "]";
}

const std::size_t kSpec = Limits().of(Limit::SpecBytes) - (1 << 20);

struct Case {
  const char* what;
  std::function<std::string()> spec;                            // its text
  std::function<void(const test::TemporaryFolder&)> files;      // beside it
  const char* template_file = "";
};

std::uint32_t crc32_of(std::string_view bytes) {
  std::uint32_t crc = 0xFFFFFFFFU;
  for (const char c : bytes) {
    crc ^= static_cast<unsigned char>(c);
    for (int k = 0; k < 8; ++k) crc = (crc >> 1U) ^ (0xEDB88320U & (0U - (crc & 1U)));
  }
  return ~crc;
}

std::string big_endian(std::size_t value) {
  std::string out;
  for (const unsigned shift : {24U, 16U, 8U, 0U}) out += static_cast<char>(value >> shift & 0xFFU);
  return out;
}

// A PNG of `bytes`: a header, equal blocks of data, an end.
std::string png(std::size_t bytes) {
  const auto chunk = [](const std::string& type, const std::string& data) {
    return big_endian(data.size()) + type + data + big_endian(crc32_of(type + data));
  };
  constexpr std::size_t kBlock = std::size_t{1} << 20;
  const std::string block = chunk("IDAT", std::string(kBlock, '\x5A'));
  std::string out = "\x89PNG\r\n\x1A\n" + chunk("IHDR", big_endian(9000) + big_endian(9000) + std::string("\x08\x02\0\0\0", 5));
  out.reserve(bytes);
  while (out.size() + block.size() + 12 <= bytes) out += block;
  return out + chunk("IEND", "");
}

// Bytes that cannot be compressed, the same each time.
std::string noise(std::size_t bytes) {
  std::string out(bytes, '\0');
  std::uint64_t state = 88172645463325252U;
  for (char& c : out) {
    state ^= state << 13U;
    state ^= state >> 7U;
    state ^= state << 17U;
    c = static_cast<char>(state);
  }
  return out;
}

// The built-in template with one part made larger.
void write_template(const test::TemporaryFolder& folder, const std::string& part,
                    const std::function<std::string(std::string)>& larger, const char* type) {
  const auto base = templates::builtin_template("default", SlideSize::Widescreen16x9);
  ASSERT_TRUE(base);
  ooxml::Package package = *(*base).package;
  const std::string* bytes = package.find(part);
  package.put(part, larger(bytes == nullptr ? "" : *bytes), type);
  ASSERT_TRUE(package.save(folder / "large.pptx", 2));
}

// Numbered, so that they do not deflate beyond the allowed ratio.
std::string numbered(std::size_t bytes, const std::function<std::string(std::size_t)>& piece) {
  std::string out;
  out.reserve(bytes + 4096);
  for (std::size_t i = 0; out.size() < bytes; ++i) out += piece(i * 2654435761U % 4294967296U);
  return out;
}

std::string with_elements(std::string part, const std::string& before, std::size_t bytes) {
  return part.insert(part.rfind(before), numbered(bytes, [](std::size_t i) {
    return "<a:ext uri=\"{" + std::to_string(i) + "}\"><a:y b=\"c\"/>text</a:ext>";
  }));
}

std::vector<Case> cases() {
  const std::string image = element("image", R"({"asset_id":"a","alt_text":"t"})");
  const std::string table =
      element("table", R"({"columns":["a"],"rows":[["1"]]},"data_ref":"a")");
  const auto nothing = [](const test::TemporaryFolder&) {};
  const auto data_file = [](const char* name, std::function<std::string()> text) {
    return [name, text](const test::TemporaryFolder& f) { test::write_text(f / name, text()); };
  };
  const auto small = [] { return spec_of(element("text", R"({"text":"t"})")); };
  return {
      {"a table of 4,000 large cells",
       [] {
         return spec_of(element("table", R"({"columns":)" + table_columns() + R"(,"rows":)" +
                                             table_rows(Limits().of(Limit::TableChars) - 50'000) +
                                             "}"));
       },
       nothing},
      {"a table of too much text",
       [] {
         return spec_of(element("table", R"({"columns":)" + table_columns() + R"(,"rows":)" +
                                             table_rows(sized(kSpec)) + "}"));
       },
       nothing},
      {"one large cell",
       [] {
         return spec_of(element("table", R"({"columns":["a"],"rows":[[")" + words(sized(kSpec)) + R"("]]})"));
       },
       nothing},
      {"one word in a large cell",
       [] {
         return spec_of(element("table", R"({"columns":["a"],"rows":[[")" +
                                             std::string(sized(kSpec), 'x') + R"("]]})"));
       },
       nothing},
      {"a chart of 2,000 points",
       [] {
         std::string points = "[", series = "[";
         for (int i = 0; i < 200; ++i)
           points += (i > 0 ? "," : "") + std::string(R"({"x":")") + words(40) + std::to_string(i) + R"(","y":1.5})";
         for (int s = 0; s < 10; ++s)
           series += (s > 0 ? "," : "") + std::string(R"({"name":"s)") + std::to_string(s) + R"(","data":)" + points + "]}";
         return spec_of(element("chart", R"({"chart_type":"line","series":)" + series + "]}"));
       },
       nothing},
      {"a chart with large labels",
       [] {
         return spec_of(element("chart", R"({"chart_type":"bar","series":[{"name":"s","data":[{"x":")" +
                                             words(sized(kSpec)) + R"(","y":1}]}]})"));
       },
       nothing},
      {"a spec of one large string",
       [] { return spec_of(element("text", R"({"text":")" + words(sized(kSpec)) + R"("})")); },
       nothing},
      {"a spec of many values",
       [] {
         return spec_of(
             element("text", R"({"text":"t","x":[0)" + repeated(",0", sized(kSpec)) + "]}"));
       },
       nothing},
      {"a spec of many unknown keys",
       [] {
         std::string keys;
         for (std::size_t i = 0; keys.size() < sized(kSpec); ++i)
           keys += ",\"k" + std::to_string(i) + "\":0";
         return spec_of(element("text", R"({"text":"t")" + keys + "}"));
       },
       nothing},
      {"a spec of many wrong elements",
       [] { return spec_of("{}" + repeated(",{}", sized(kSpec))); }, nothing},
      {"a spec of many open lists", [] { return repeated("[", sized(kSpec)); }, nothing},
      {"a CSV of one field", [table] { return spec_of(table, file_asset("data", "d.csv")); },
       data_file("d.csv",
                 [] { return "a\n" + words(sized(Limits().of(Limit::DataBytes) - 64)) + "\n"; })},
      {"a CSV of 4,000 large fields",
       [table] { return spec_of(table, file_asset("data", "d.csv")); },
       data_file("d.csv",
                 [] {
                   std::string row =
                                   "\"" +
                                   words(sized(Limits().of(Limit::DataBytes) - (1 << 20)) / 4000) +
                                   "\"",
                               out = "c";
                   for (int c = 1; c < 20; ++c) out += ",c" + std::to_string(c);
                   for (int r = 0; r < 200; ++r) {
                     out += "\n" + row;
                     for (int c = 1; c < 20; ++c) out += "," + row;
                   }
                   return out;
                 })},
      {"JSON data of large cells", [table] { return spec_of(table, file_asset("data", "d.json")); },
       data_file("d.json",
                 [] { return table_rows(sized(Limits().of(Limit::DataBytes) - (1 << 20))); })},
      {"JSON data of many values", [table] { return spec_of(table, file_asset("data", "d.json")); },
       data_file(
           "d.json",
           [] { return "[0" + repeated(",0", sized(Limits().of(Limit::DataBytes) - 64)) + "]"; })},
      {"a PNG", [image] { return spec_of(image, file_asset("image", "p.png")); },
       data_file("p.png", [] { return png(sized(std::size_t{256} << 20)); })},
      {"a JPEG", [image] { return spec_of(image, file_asset("image", "p.jpg")); },
       data_file("p.jpg",
                 [] {
                   return std::string("\xFF\xD8\xFF\xC0\x00\x0B\x08\x10\x00\x10\x00\x01\x01\x11\x00"
                                      "\xFF\xDA\x00\x08\x01\x01\x00\x00\x3F\x00", 25) +
                          repeated(std::string_view("\xFF\x00", 2), sized((std::size_t{256} << 20) - 64)) + "\xFF\xD9";
                 })},
      {"an SVG of many shapes", [image] { return spec_of(image, file_asset("image", "p.svg")); },
       data_file("p.svg",
                 [] {
                   const std::string shape = "<path d='" + std::string(70, ' ') + "M0 0h9v9z'/>";
                   return R"(<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">)" +
                          repeated(shape, sized((std::size_t{16} << 20) - 256)) + "</svg>";
                 })},
      {"a template with a large film", small,
       [](const test::TemporaryFolder& f) {
         write_template(f, "ppt/media/film.mp4",
                        [](const std::string&) { return noise(sized(std::size_t{255} << 20)); }, "video/mp4");
       },
       "large.pptx"},
      {"a template that inflates", small,
       [](const test::TemporaryFolder& f) {
         write_template(f, "ppt/media/film.mp4",
                        [](const std::string&) {
                          return numbered(sized(std::size_t{255} << 20),
                                          [text = noise(1000)](std::size_t i) {
                                            return text + std::to_string(i);
                                          });
                        },
                        "video/mp4");
       },
       "large.pptx"},
      {"a large presentation part", small,
       [](const test::TemporaryFolder& f) {
         write_template(f, "ppt/presentation.xml",
                        [](const std::string& part) {
                          return with_elements(part, "</p:presentation>", sized(std::size_t{250} << 20));
                        },
                        "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml");
       },
       "large.pptx"},
      {"a large slide master", small,
       [](const test::TemporaryFolder& f) {
         write_template(f, "ppt/slideMasters/slideMaster1.xml",
                        [](const std::string& part) {
                          return with_elements(part, "</p:sldMaster>", sized(std::size_t{15} << 20));
                        },
                        "application/vnd.openxmlformats-officedocument.presentationml.slideMaster+xml");
       },
       "large.pptx"},
  };
}

TEST(Cancellation, EndsABuildSoonInsideOneLargeInput) {
  const char* only = std::getenv("DECKLE_CASE");  // a part of its name
  for (const Case& one : cases()) {
    if (only != nullptr && std::string_view(one.what).find(only) == std::string_view::npos) continue;
    const test::TemporaryFolder folder;
    one.files(folder);
    BuildOptions options;
    if (*one.template_file != '\0') options.templates.template_path = folder / one.template_file;
    const SpecInput input{one.spec(), one.what, folder.path()};
    expect_soon(one.what, cancel_builds(input, options, at_the_limits() ? 24 : test::kSanitized ? 1 : 3));
  }
}

}  // namespace
}  // namespace deckle::engine
