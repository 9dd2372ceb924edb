#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/messages/tr.h"
#include "app/program.h"
#include "render/svg/icon_gallery.h"
#include "slidespec/icons/icon.h"
#include "slidespec/icons/icon_search.h"

namespace deckle::app {
namespace {

struct Options {
  std::vector<std::string> words;
  std::string format = "text";
  std::string gallery;
  int count = 40;
};

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string as_text(const std::vector<std::string_view>& names) {
  std::string out;
  for (const std::string_view name : names) out += fmt::format("icon:{}\n", name);
  return out;
}

std::string as_json(const std::string& query, const std::vector<std::string_view>& names) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const std::string_view name : names)
    list.push_back({{"file_id", fmt::format("icon:{}", name)}, {"shows", icon_words(name)}});
  return nlohmann::ordered_json{{"query", query}, {"icons", std::move(list)}}.dump(2) + "\n";
}

void show(const Options& options, Program& program) {
  const std::string query = joined(options.words);
  std::vector<std::string_view> names = search_icons(query);
  if (names.empty()) {
    program.console.error({ErrorCode::NotFound, tr("no icon is found by \"{}\"", query), {}},
                          tr("try another word, in English, Korean, Japanese or Chinese"));
    program.status = Status::Usage;
    return;
  }
  if (!options.gallery.empty()) {
    program.deliver(options.gallery, render::icon_gallery(names));
    return;
  }
  const std::size_t found = names.size();
  if (!query.empty() && options.format == "text") {
    names.resize(std::min(found, static_cast<std::size_t>(options.count)));
    if (names.size() < found)
      program.console.info(tr("{} of {} icons; --count {} shows all", names.size(), found, found));
  }
  program.deliver("-", options.format == "json" ? as_json(query, names) : as_text(names));
}

}  // namespace

void add_icons(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "icons", program.console.help(N_("Find icons that a spec can name, by what they show")));
  command
      .add_option("words", options->words,
                  program.console.help(N_("What the icon shows, in English, Korean, Japanese or "
                                          "Chinese; without it all icons are listed")))
      .type_name("WORD");
  command
      .add_option("--count", options->count,
                  program.console.help(N_("How many icons are shown as text")))
      .range(1, 100000)
      .type_name("N")
      .show_default();
  command
      .add_option("--format", options->format,
                  program.console.help(N_("Output format: text "
                                          "or json")))
      .one_of({"text", "json"})
      .type_name("NAME")
      .show_default();
  command
      .add_option("--gallery", options->gallery,
                  program.console.help(N_("Write the icons with their pictures as an HTML page")))
      .type_name("FILE");
  command.footer(example(program.console, "deckle icons rocket"));
  command.action([options, &program] { show(*options, program); });
}

}  // namespace deckle::app
