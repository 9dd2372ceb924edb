#include <nlohmann/json.hpp>

#include "slidespec/messages/tr.h"
#include "slidespec/validate/deck_reader.h"
#include "slidespec/validate/link_check.h"

namespace deckle {

using nlohmann::json;

namespace {

RichRun read_run(const json& value, const JsonPath& path, SpecContext& context) {
  RichRun run;
  context.check_keys(value, path, OpenPlace::Run);
  if (member_of(value, "text") == nullptr) {
    context.error("invalid-value", path, tr("{} lacks 'text'", path.subject()), tr("add 'text'"));
  }
  if (const std::string* text = context.open_string(value, path, "text")) run.text = *text;
  run.bold = context.open_bool(value, path, "bold");
  run.italic = context.open_bool(value, path, "italic");
  run.underline = context.open_bool(value, path, "underline");
  run.color = context.open_color(value, path, "color", false);
  run.size_pt = context.open_number(value, path, "size_pt", 1, 400);
  if (const std::string* link = context.open_string(value, path, "link"))
    run.link = checked_link(*link, JsonPath(path, "link"), context);
  return run;
}

// A list of runs whose joined text must equal `plain`. Empty when it is invalid.
RichText read_list(const json& value, const JsonPath& path, const std::string& plain,
                   SpecContext& context) {
  RichText runs;
  if (!value.is_array()) return context.wrong_type(path, value, tr("an array of runs")), runs;
  std::string joined;
  bool sound = true;
  for (std::size_t i = 0; i < readable_items(value, 10000) && !context.full(); ++i) {
    const JsonPath at(path, i);
    if (value[i].is_object()) {
      runs.push_back(read_run(value[i], at, context));
      joined += runs.back().text;
      sound = sound && string_in(value[i], "text") != nullptr;
    } else {
      context.wrong_type(at, value[i], tr("a run {{text, …}}"));
      sound = false;
    }
  }
  if (!sound || joined == plain || runs.empty()) return runs;
  std::size_t same = 0;
  while (same < joined.size() && same < plain.size() && joined[same] == plain[same]) ++same;
  while (same > 0 && same < plain.size() &&
         (static_cast<unsigned char>(plain[same]) & 0xC0U) == 0x80)
    --same;
  context.error(
      "inconsistent-runs", path,
      tr("the runs joined differ from the plain text: they have {} where it has {}",
         same < joined.size() ? in_quotes(std::string_view(joined).substr(same)) : tr("the end"),
         same < plain.size() ? in_quotes(std::string_view(plain).substr(same)) : tr("the end")),
      tr("make the joined runs equal to the plain text, spaces included"));
  return runs;
}

}  // namespace

void read_runs(const json& value, const JsonPath& path, Element& element, SpecContext& context) {
  if (auto* text = std::get_if<TextContent>(&element.content)) {
    text->runs = read_list(value, path, text->text, context);
  } else if (auto* shape = std::get_if<ShapeContent>(&element.content)) {
    shape->text.runs = read_list(value, path, shape->text.text, context);
  } else if (auto* bullets = std::get_if<BulletsContent>(&element.content)) {
    if (!value.is_array())
      return context.wrong_type(path, value, tr("an array with a list of runs for each item"));
    if (value.size() != bullets->items.size()) {
      return context.error(
          "inconsistent-runs", path,
          tr("'runs' has {} lists for {} items", value.size(), bullets->items.size()),
          tr("give one list of runs for each item; an empty list leaves the item plain"));
    }
    for (std::size_t i = 0; i < value.size(); ++i) {
      bullets->runs.push_back(read_list(value[i], JsonPath(path, i), bullets->items[i], context));
    }
  }
}

}  // namespace deckle
