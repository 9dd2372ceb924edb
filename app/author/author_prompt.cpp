#include "app/author/author_prompt.h"

#include <fmt/format.h>

#include <filesystem>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "app/author/layout_lines.h"
#include "layout/names/pattern_names.h"
#include "layout/slots/describe.h"
#include "slidespec/core/assert.h"
#include "slidespec/core/embedded.h"
#include "slidespec/json/json_writer.h"

namespace deckle::app {

namespace author {
[[nodiscard]] std::span<const EmbeddedFile> embedded_files();  // app/author/text
}

namespace {

// Of a template_id as a JSON string. Longer ones are rare, and the text has it three times.
constexpr std::size_t kMaxTemplateIdBytes = 120;
// "5 more layouts are …"
constexpr std::size_t kLeftOutBytes = 100;

std::string text_of(std::string_view name) {
  for (const EmbeddedFile& file : author::embedded_files()) {
    if (file.path == name) return std::string(file.bytes);
  }
  assertion_failed(__FILE__, __LINE__, "embedded", "a text of the prompt is not compiled in");
}

// A template of the author's has one look.
constexpr std::string_view kThemes =
    " template_id by subject: default navy, fresh green, midnight dark, paper serif, mono, contrast, report, public.\n";

void replace_all(std::string& text, std::string_view mark, std::string_view by) {
  for (std::size_t at = text.find(mark); at != std::string::npos;
       at = text.find(mark, at + by.size()))
    text.replace(at, mark.size(), by);
}

// The slide_size that agrees with the page; for other pages the template's is used in any case.
std::string_view slide_size_of(const templates::Template& t) {
  return to_px(t.page.w) / to_px(t.page.h) < 1.5 ? "standard_4_3" : "widescreen_16_9";
}

// "cards 2-8, kpi 2-6, …"
std::string pattern_list() {
  std::string list;
  for (const layout::PatternNames& pattern : layout::pattern_names()) {
    if (!list.empty()) list += ", ";
    list += pattern.id;
    if (pattern.most > 1) list += fmt::format(" {}-{}", pattern.least, pattern.most);
  }
  return list;
}

}  // namespace

std::string author_prompt(const templates::Template& t, const std::string& template_id,
                          Language deck_language) {
  const bool korean = deck_language == Language::Korean;
  std::string id = json_for_display(json_string(template_id));
  if (id.size() > kMaxTemplateIdBytes) id = "\"default\"";
  const std::string patterns = pattern_list();
  std::string text = text_of("guide.txt");
  replace_all(text, "@examples@",
              "EXAMPLE 1\n" + text_of(korean ? "talk-ko.txt" : "talk-en.txt") + "\nEXAMPLE 2\n" +
                  text_of("report-en.txt"));
  for (const auto& [mark, value] :
       std::initializer_list<std::pair<std::string_view, std::string_view>>{
           {"@language@", korean ? "ko" : "en"},
           {"@unit@", korean ? "Hangul" : "Latin"},
           {"@size@", slide_size_of(t)},
           {"@template@", id},
           {"@themes@", t.path.empty() ? kThemes : std::string_view()},
           {"@patterns@", patterns}})
    replace_all(text, mark, value);
  const std::size_t most = kMaxPromptBytes - text.size() - kLeftOutBytes;
  LayoutLines layouts = layout_lines(layout::describe_layouts(t), korean ? 1 : 2, most);
  if (layouts.left_out > 0)
    layouts.text += fmt::format(" {} more layout{} left out; deckle layouts lists all.\n",
                                layouts.left_out, layouts.left_out == 1 ? " is" : "s are");
  layouts.text.pop_back();
  replace_all(text, "@layouts@", layouts.text);
  DECKLE_ASSERT(text.size() <= kMaxPromptBytes, "the prompt is too long");
  return text;
}

std::string template_id_of(const std::string& path) {
  return path.empty() ? "default" : std::filesystem::path(path).stem().string();
}

}  // namespace deckle::app
