#include "slidespec/markdown/inline_markdown.h"
#include "slidespec/validate/deck_reader.h"
#include "slidespec/validate/link_check.h"

namespace deckle {
namespace {

constexpr std::size_t kMaxItems = 30;  // of a list in the published schema

void check_links(RichText& runs, const JsonPath& path, SpecContext& context) {
  std::string last, uri;  // one link may have several runs, and is reported once
  for (RichRun& run : runs) {
    if (run.link.empty()) continue;
    if (run.link != last) uri = checked_link(last = run.link, path, context);
    run.link = uri;
  }
}

MarkdownText read_text(const std::string& source, const JsonPath& path, SpecContext& context) {
  MarkdownText read = read_inline_markdown(source);
  check_links(read.runs, path, context);
  return read;
}

// A text whose lines are all items of a list becomes a list.
bool read_as_list(Element& element, const JsonPath& path, SpecContext& context) {
  const auto& text = std::get<TextContent>(element.content);
  if (element.role == "title" || element.role == "subtitle") return false;
  const std::vector<MarkdownItem> items = markdown_items(text.text);
  if (items.empty() || items.size() > kMaxItems) return false;
  BulletsContent bullets;
  element.style.levels.clear();
  for (const MarkdownItem& item : items) {
    MarkdownText read = read_text(item.source, path, context);
    bullets.items.push_back(std::move(read.text));
    bullets.runs.push_back(std::move(read.runs));
    element.style.levels.push_back(item.level);
  }
  if (!element.style.list && items.front().numbered) element.style.list = ListKind::Number;
  element.kind = ElementKind::Bullets;
  element.list_from_text = true;
  element.content = std::move(bullets);
  return true;
}

}  // namespace

bool wants_markdown(const nlohmann::json& extensions, const JsonPath& path, bool otherwise,
                    SpecContext& context) {
  constexpr std::string_view kForms[] = {"plain", "markdown"};
  const auto form = context.open_choice(extensions, path, "text", kForms);
  return form ? *form == 1 : otherwise;
}

void read_markdown(const JsonPath& path, Element& element, SpecContext& context) {
  if (auto* text = std::get_if<TextContent>(&element.content)) {
    const JsonPath at(path, "text");
    if (read_as_list(element, at, context)) return;
    MarkdownText read = read_text(text->text, at, context);
    *text = {std::move(read.text), std::move(read.runs)};
  } else if (auto* shape = std::get_if<ShapeContent>(&element.content)) {
    MarkdownText read = read_text(shape->text.text, JsonPath(path, "text"), context);
    shape->text = {std::move(read.text), std::move(read.runs)};
  } else if (auto* bullets = std::get_if<BulletsContent>(&element.content)) {
    const JsonPath items(path, "items");
    for (std::size_t i = 0; i < bullets->items.size(); ++i) {
      MarkdownText read = read_text(bullets->items[i], JsonPath(items, i), context);
      bullets->items[i] = std::move(read.text);
      bullets->runs.push_back(std::move(read.runs));
    }
  }
}

}  // namespace deckle
