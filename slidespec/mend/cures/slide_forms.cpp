// Slides in other forms: columns with headings, Markdown, and HTML.

#include <algorithm>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/mend/cures/html.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

// Elements from words of another form of slide: one list for each column of
// [{"title": "Pro", "bullets": […]}, …], its heading first.
json lists_of(const json& columns) {
  json lists = json::array();
  for (const json& column : columns) {
    json items = json::array(), levels = json::array();
    const auto add = [&](const json& one) {
      const auto text = as_text(one);
      if (!text || *text == "") return false;
      levels.push_back(items.empty() ? 0 : 1);
      items.push_back(*text);
      return true;
    };
    if (!column.is_object() || column.empty() || column.contains("kind")) return json::array();
    for (const json& member : column) {
      const json all = member.is_array() ? member : json::array({member});
      if (!std::all_of(all.begin(), all.end(), add)) return json::array();
    }
    lists.push_back({{"element_id", "column" + std::to_string(lists.size() + 1)},
                     {"kind", "bullets"},
                     {"content", {{"items", items}}},
                     {"style", {{"levels", levels}}}});
  }
  for (std::size_t i = 0; i < lists.size(); ++i)
    lists[i]["role"] = lists.size() != 2 ? "body" : i == 0 ? "left" : "right";
  return lists;
}

// Lines of Markdown: a heading, lists, and other text.
class MarkdownElements {
 public:
  json read(const std::string& markdown) {
    for (std::size_t at = 0; at < markdown.size();) {
      const std::size_t end = std::min(markdown.find('\n', at), markdown.size());
      add_line(markdown.substr(at, end - at));
      at = end + 1;
    }
    flush();
    return elements_;
  }

 private:
  void add_line(std::string line) {
    while (line.ends_with(' ') || line.ends_with('\r')) line.pop_back();
    const std::size_t first = line.find_first_not_of(' ');
    if (first == std::string::npos) return;
    line.erase(0, first);
    const std::size_t words = line.find_first_not_of("# ");
    if (line.starts_with('#') && words != std::string::npos && elements_.empty() &&
        items_.empty() && text_.empty()) {
      elements_.push_back({{"element_id", "title"},
                           {"kind", "text"},
                           {"role", "title"},
                           {"content", {{"text", line.substr(words)}}}});
    } else if (line.starts_with("- ") || line.starts_with("* ")) {
      if (!text_.empty()) flush();
      items_.push_back(line.substr(2));
    } else {
      if (!items_.empty()) flush();
      text_ += (text_.empty() ? "" : "\n") + line;
    }
  }

  void flush() {
    const std::string id = "e" + std::to_string(elements_.size() + 1);
    if (!items_.empty())
      elements_.push_back(
          {{"element_id", id}, {"kind", "bullets"}, {"content", {{"items", items_}}}});
    else if (!text_.empty())
      elements_.push_back({{"element_id", id}, {"kind", "text"}, {"content", {{"text", text_}}}});
    items_ = json::array();
    text_.clear();
  }

  json elements_ = json::array(), items_ = json::array();
  std::string text_;
};

// Elements of HTML, with ids; without a second title.
json html_elements(const std::string& html, const json* present) {
  json elements = elements_of_html(html);
  std::set<std::string> used;
  bool titled = false;
  for (const json& one : present != nullptr && present->is_array() ? *present : json::array()) {
    if (!one.is_object()) continue;
    if (one.contains("element_id") && one["element_id"].is_string())
      used.insert(one["element_id"].get<std::string>());
    titled = titled || one.value("role", json()) == "title";
  }
  for (json& element : elements) {
    if (titled) element.erase("role");
    json whole = {{"element_id", new_id(element.contains("role") ? "title" : "e1", used)}};
    whole.update(element);
    element = std::move(whole);
  }
  return elements;
}

}  // namespace

void cure_slide_forms(const Here& slide, CureList& list) {
  std::string member;
  json more = json::array();
  for (const char* name : {"columns", "cards", "sections", "markdown", "md", "html", "body",
                           "content", "section", "markup", "body_html", "html_content", "text"}) {
    const json* value = slide.find(name);
    if (value == nullptr || !more.empty()) continue;
    member = name;
    if (value->is_string() && is_html(value->get_ref<const std::string&>())) {
      more = html_elements(*value, slide.find("elements"));
      continue;
    }
    if (value->is_array()) more = lists_of(*value);
    if (value->is_string() && std::string_view(name).starts_with("m"))
      more = MarkdownElements().read(value->get<std::string>());
  }
  const std::string pointer = slide.below("elements");
  const json* elements = slide.find("elements");
  if (more.empty() || list.has(slide.below(member)) ||
      (elements != nullptr && !elements->is_array()))
    return;
  Cure cure{
      {slide.below(member), pointer}, {}, tr("write an element for each of them in 'elements'")};
  cure.patch.push_back({PatchStep::Op::Remove, slide.below(member), {}, {}});
  if (elements == nullptr) cure.patch.push_back({PatchStep::Op::Add, pointer, {}, "[]"});
  for (const json& one : more)
    cure.patch.push_back({PatchStep::Op::Add, pointer + "/-", {}, spaced(one)});
  list.push(std::move(cure));
}

}  // namespace deckle::cures
