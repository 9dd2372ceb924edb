// `items` of bullets: what is not a string becomes one, with its level and its runs.

#include <algorithm>

#include "slidespec/mend/cures/gathered_text.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

constexpr std::size_t kMaxItem = 300, kMaxItems = 30;  // of the schema
constexpr int kDeepest = 4;                            // of style.levels

struct Item {
  std::string text;
  int level = 0;
  json runs = json::array();
};

bool is_children_name(std::string_view name) {
  return one_of(normalised(name),
                {"items", "children", "subitems", "bullets", "sub", "points", "subpoints", "nested",
                 "subbullets", "list", "하위", "하위항목", "세부", "항목"});
}

bool is_level_name(std::string_view name) {
  return one_of(normalised(name), {"level", "indent", "indentlevel", "depth", "ilvl", "lvl"});
}

// Members of an item that are neither its text nor its level. No words for readers.
bool is_mark_name(std::string_view name) {
  return one_of(normalised(name), {"icon", "id", "checked", "done", "type", "kind", "marker",
                                   "bullet", "style", "options"});
}

// Pairs of names whose values make one item: "One: two".
bool is_word_name(std::string_view name) {
  return is_text_name(name) ||
         one_of(normalised(name), {"name", "term", "definition", "question", "answer", "detail",
                                   "details", "item", "point", "bullet", "desc", "explanation",
                                   "이름", "값", "용어", "정의", "질문", "답변", "항목"});
}

bool is_ordinal(std::string_view key) {
  return !key.empty() && key.size() < 6 &&
         std::all_of(key.begin(), key.end(), [](char c) { return c >= '0' && c <= '9'; });
}

class ItemReader {
 public:
  std::vector<Item> items;
  bool whole = true;  // false: items say more than texts, levels and formats

  bool read(const json& value, int level) {
    if (level > 40) return false;
    if (value.is_object()) return read_map(value, level);
    if (!value.is_array()) return read_item(value, level);
    // A list of lists has an item in each: its runs, or its level and its text.
    const bool lists =
        !value.empty() && std::all_of(value.begin(), value.end(), [](const json& one) {
          return one.is_array() && !one.empty() &&
                 (is_pair(one) || std::all_of(one.begin(), one.end(), [](const json& part) {
                    return part.is_object() && part.contains("text");
                  }));
        });
    for (const json& item : value) {
      if (item.is_array() && is_pair(item) && lists) {
        if (!read_item(item[1], level + clamped(item[0]))) return false;
      } else if (lists) {
        if (!add(item, level)) return false;
      } else if (item.is_array()) {
        if (!read(item, level + 1)) return false;
      } else if (!read_item(item, level)) {
        return false;
      }
    }
    return true;
  }

 private:
  static bool is_pair(const json& value) {
    return value.size() == 2 && value[0].is_number_integer() && value[1].is_string();
  }
  static int clamped(const json& level) {
    const auto number = as_number(level);
    return number ? static_cast<int>(std::clamp(*number, 0.0, double{kDeepest})) : 0;
  }

  bool add(const json& value, int level, const std::string& before = {}) {
    auto gathered = gather_text(value);
    if (!gathered) {  // what it says else is kept
      whole = whole && (value.is_null() || value == "" || (value.is_structured() && value.empty()));
      return true;
    }
    whole = whole && gathered->whole;
    if (!before.empty() && !gathered->runs.empty())
      gathered->runs.insert(gathered->runs.begin(), {{"text", before}});
    items.push_back({before + gathered->text, std::min(level, kDeepest), gathered->runs});
    return true;
  }

  bool read_item(const json& value, int level) {
    if (value.is_null()) return true;
    return value.is_object() ? read_object(value, level) : add(value, level);
  }

  // {"1": "a", "2": "b"}, {"One": "a"}, {"One": ["a", "b"]}, {"items": […]}.
  bool read_map(const json& map, int level) {
    if (map.size() == 1 && is_children_name(map.begin().key())) return read(map.front(), level);
    if (std::any_of(map.begin(), map.end(), [](const json& one) { return one.is_null(); }))
      whole = false;
    bool named = map.size() > 0;
    for (auto it = map.begin(); it != map.end(); ++it) named = named && is_word_name(it.key());
    if (named) return read_object(map, level);
    for (auto it = map.begin(); it != map.end(); ++it) {
      if (is_ordinal(it.key())) {
        if (!read_item(*it, level)) return false;
      } else if (!read_pair(it.key(), *it, level)) {
        return false;
      }
    }
    return true;
  }

  bool read_pair(const std::string& key, const json& value, int level) {
    if (!value.is_array() && !value.is_object()) return add(value, level, key + ": ");
    items.push_back({key, std::min(level, kDeepest), json::array()});
    return read(value, level + 1);
  }

  bool read_object(const json& object, int level) {
    if (object.size() > kMaxMembers) return false;
    std::vector<json::const_iterator> words, children;
    json look = json::object();
    for (auto it = object.begin(); it != object.end(); ++it) {
      const std::string plain = normalised(it.key());
      if (it->is_null()) continue;
      if (is_level_name(it.key())) {
        level = clamped(*it);
      } else if (is_children_name(it.key()) && (it->is_structured())) {
        children.push_back(it);
      } else if (plain == "bullet" && it->is_string() && it->get<std::string>().size() > 4) {
        words.push_back(it);  // a text, not the sign before it
      } else if (is_mark_name(it.key())) {
        if (it->is_object() && it->contains("indentLevel")) level = clamped((*it)["indentLevel"]);
        if (plain == "style" || plain == "options")
          look[it.key()] = *it;
        else
          whole = false;
      } else if (is_word_name(it.key())) {
        words.push_back(it);
      } else if (one_of(plain, {"bold", "italic", "underline", "color", "size", "fontsize", "link",
                                "href", "url", "strong"}) &&
                 !(it->is_string() && (plain == "bold" || plain == "italic" || plain == "strong") &&
                   !as_flag(*it))) {
        look[it.key()] = *it;
      } else {
        words.push_back(it);
      }
    }
    if (words.empty() && children.empty()) return object.empty();
    if (words.size() == 1 && is_word_name(words[0].key())) {
      json text = words[0]->is_object() ? json{{"content", *words[0]}} : json{{"text", *words[0]}};
      text.update(look);
      if (!add(text, level)) return false;
    } else if (words.size() == 1) {
      if (!(is_ordinal(words[0].key()) ? read_item(*words[0], level)
                                       : read_word(words[0].key(), *words[0], level)))
        return false;
      whole = whole && look.empty();
    } else if (!words.empty()) {
      std::string joined;
      for (const auto& word : words) {
        const auto text = gather_text(*word);
        if (!text) {
          whole = whole && (word->is_null() || word->empty() || *word == "");
          continue;
        }
        if (!joined.empty()) joined += ": ";
        joined += text->text;
        whole = whole && text->whole;
      }
      whole = whole && look.empty();
      if (!joined.empty()) items.push_back({joined, std::min(level, kDeepest), json::array()});
    }
    return std::all_of(children.begin(), children.end(),
                       [&](const auto& child) { return read(*child, level + 1); });
  }

  // A member of a name that is no other's is a word, or names what it is for.
  bool read_word(const std::string& key, const json& value, int level) {
    if (value.is_boolean() || one_of(normalised(key), {"bold", "italic", "strong", "li"}))
      return add(value, level);
    return read_pair(key, value, level);
  }
};

// <li> elements of a list in HTML, without the tags around them.
json html_items(const std::string& text) {
  json items = json::array();
  for (std::size_t at = text.find("<li>"); at != std::string::npos; at = text.find("<li>", at)) {
    at += 4;
    const std::size_t end = std::min(text.find("</li>", at), text.size());
    std::string item = text.substr(at, end - at);
    constexpr std::pair<std::string_view, char> kEntities[] = {
        {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&#39;", '\''}, {"&amp;", '&'}};
    for (const auto& [entity, character] : kEntities) {
      for (std::size_t i = item.find(entity); i != std::string::npos; i = item.find(entity, i + 1))
        item.replace(i, entity.size(), 1, character);
    }
    items.push_back(std::move(item));
    at = end;
  }
  return items;
}

json part_of(const json& list, std::size_t begin, std::size_t end) {
  json part = json::array();
  for (std::size_t i = begin; i < end; ++i) part.push_back(list[i]);
  return part;
}

// The marker that is typed before a line, with the blank after it; 0: none.
std::size_t marker_of(std::string_view line) {
  for (const std::string_view marker : {"- ", "* ", "+ ", "• ", "· ", "– ", "▪ ", "◦ "}) {
    if (line.starts_with(marker)) return marker.size();
  }
  return 0;
}

}  // namespace

json lines_of(const std::string& text) {
  if (const std::size_t at = text.find_first_not_of(" \n\t"); at != std::string::npos) {
    const std::string_view begin = std::string_view(text).substr(at);
    if ((begin.starts_with("<ul") || begin.starts_with("<ol")) &&
        text.find("<ul", at + 1) == std::string::npos &&
        text.find("<ol", at + 1) == std::string::npos) {
      json items = html_items(text);
      if (!items.empty()) return items;
    }
  }
  json lines = json::array(), plain = json::array();
  bool marked = true;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = std::string_view(text).substr(at, end - at);
    const std::size_t first = line.find_first_not_of(" \t\r");
    at = end + 1;
    if (first == std::string_view::npos) continue;
    lines.push_back(std::string(line));
    line.remove_prefix(first);
    const std::size_t marker = marker_of(line);
    marked = marked && marker > 0;
    const json level = std::min<std::size_t>(first / 2, kDeepest);
    if (level == 0)
      plain.push_back(std::string(line.substr(marker)));
    else
      plain.push_back({{"text", std::string(line.substr(marker))}, {"level", level}});
  }
  return marked ? plain : lines;
}

void cure_items(const Here& element, const Here& content, CureList& list) {
  const Here items = content.at("items");
  const std::string& pointer = items.pointer;
  json given = items.value.is_string() ? lines_of(items.value.get<std::string>()) : items.value;
  if (!given.is_structured()) given = json::array({given});
  const bool strings =
      items.value.is_array() &&
      std::all_of(given.begin(), given.end(), [](const json& item) { return item.is_string(); });
  ItemReader reader;
  if (!reader.read(given, 0)) return;
  bool divided = false, formatted = false, nested = false;
  json whole = json::array(), depth = json::array(), runs = json::array();
  for (const Item& item : reader.items) {
    if (item.text.empty()) continue;
    const std::vector<std::string> parts = parts_of(item.text, kMaxItem);
    divided = divided || parts.size() > 1;
    formatted = formatted || !item.runs.empty();
    nested = nested || item.level > 0;
    for (const std::string& part : parts) whole.push_back(part), depth.push_back(item.level);
    runs.push_back(item.runs);
  }
  divided = divided || (strings && whole.size() != given.size());
  if (whole.empty() || (strings && !divided && whole.size() <= kMaxItems)) return;
  Cure cure{
      {pointer},
      {},
      strings ? tr("divide it into items that are short enough") : tr("write an array of strings")};
  json first = whole;
  const json* style = element.find("style");
  const bool levels = nested && (style == nullptr || style->is_object()) &&
                      (style == nullptr || !style->contains("levels"));
  const std::size_t slash = element.pointer.rfind('/');
  if (whole.size() > kMaxItems && slash != std::string::npos) {
    first = part_of(whole, 0, kMaxItems);
    const std::string array = element.pointer.substr(0, slash);
    const std::size_t index = std::stoul(element.pointer.substr(slash + 1));
    for (std::size_t at = kMaxItems, n = 1; at < whole.size(); at += kMaxItems, ++n) {
      const std::size_t end = std::min(whole.size(), at + kMaxItems);
      json more = element.value;
      more["content"] = {{"items", part_of(whole, at, end)}};
      if (more.contains("extensions") && more["extensions"].is_object())
        more["extensions"].erase("runs");
      if (levels) more["style"]["levels"] = part_of(depth, at, end);
      const json* id = element.find("element_id");
      more["element_id"] = (id != nullptr && id->is_string() ? id->get<std::string>() : "list") +
                           "_part" + std::to_string(n + 1);
      cure.patch.push_back(
          {PatchStep::Op::Add, array + "/" + std::to_string(index + n), {}, spaced(more)});
    }
    depth = part_of(depth, 0, kMaxItems);
  }
  cure.patch.insert(cure.patch.begin(), {PatchStep::Op::Replace, pointer, {}, spaced(first)});
  if (levels && style == nullptr)
    cure.patch.push_back(
        {PatchStep::Op::Add, element.below("style"), {}, spaced({{"levels", depth}})});
  else if (levels)
    cure.patch.push_back(
        {PatchStep::Op::Add, element.below("style") + "/levels", {}, spaced(depth)});
  const json* extensions = element.find("extensions");
  json more = json::object();
  if (formatted && !divided && whole.size() == runs.size() && whole.size() <= kMaxItems)
    more["runs"] = runs;
  if (!reader.whole || (formatted && more.empty())) more["items_parts"] = items.value;
  if (extensions == nullptr) {
    if (!more.empty())
      cure.patch.push_back({PatchStep::Op::Add, element.below("extensions"), {}, spaced(more)});
  } else if (extensions->is_object()) {
    for (auto it = more.begin(); it != more.end(); ++it) {
      if (!extensions->contains(it.key()))
        cure.patch.push_back(
            {PatchStep::Op::Add, element.below("extensions") + "/" + it.key(), {}, spaced(*it)});
    }
  } else if (!reader.whole) {
    return;
  }
  list.push(std::move(cure));
}

// A key that was there twice has its second value in the extensions.
bool append_items(const Here& element, const Here& content, CureList& list) {
  const json* extensions = element.find("extensions");
  const json* items = content.find("items");
  if (extensions == nullptr || !extensions->is_object() || items == nullptr || !items->is_array())
    return false;
  for (const char* name : {"items_2", "bullets_2", "items_3"}) {
    if (!extensions->contains(name) || !(*extensions)[name].is_array()) continue;
    json all = *items;
    for (const json& item : (*extensions)[name]) all.push_back(item);
    const std::string from = element.below("extensions") + "/" + name;
    list.push({{from, content.below("items")},
               {{PatchStep::Op::Replace, content.below("items"), {}, spaced(all)},
                {PatchStep::Op::Remove, from, {}, {}}},
               tr("write all items in one array")});
    return true;
  }
  return false;
}

void cure_bullets(const Here& element, const Here& content, CureList& list) {
  static const std::vector<Key> kKeys = {
      {"items",
       {"bullets", "points", "list", "bullet_points", "entries", "lines", "texts", "values",
        "steps", "항목", "글머리", "목록", "paragraphs", "children", "list_items"}}};
  if (!content.has("items")) {  // not a heading, but the list
    const json* sole = nullptr;
    std::string name;
    std::size_t lists = 0;
    for (auto it = content.value.begin(); it != content.value.end(); ++it) {
      if (!it->is_array() || it->empty() || !style_key(it.key()).empty()) continue;
      sole = &*it;
      name = it.key();
      ++lists;
    }
    if (lists == 1 && sole != nullptr && meant_key(name, kKeys).empty() &&
        normalised(name) != "runs")
      return list.give_name(content, name, "items");
    for (auto it = content.value.begin(); it != content.value.end(); ++it) {
      if (!one_of(normalised(it.key()), {"text", "html", "markdown"})) continue;
      if (it->is_array() || (it->is_string() && content.value.size() < 3))
        return list.give_name(content, it.key(), "items");
    }
  }
  // A text beside the items stands before them.
  const bool listed = std::any_of(content.value.begin(), content.value.end(),
                                  [](const json& one) { return one.is_array() && !one.empty(); });
  const std::size_t slash = element.pointer.rfind('/');
  if (listed && slash != std::string::npos) {
    json before = json::object();
    Cure cure;
    for (auto it = content.value.begin(); it != content.value.end(); ++it) {
      if (!is_text_name(it.key()) || !it->is_string() || *it == "") continue;
      before[it.key()] = *it;
      cure.flaws.push_back(content.below(it.key()));
      cure.patch.push_back({PatchStep::Op::Remove, content.below(it.key()), {}, {}});
    }
    const auto text = gather_text(before);
    if (text) {
      const json* id = element.find("element_id");
      const json heading = {
          {"element_id",
           (id != nullptr && id->is_string() ? id->get<std::string>() : "list") + "_heading"},
          {"kind", "text"},
          {"content", {{"text", text->text}}}};
      cure.patch.push_back({PatchStep::Op::Add, element.pointer, {}, spaced(heading)});
      cure.hint = tr("write a text element before it: {}", spaced(heading));
      return list.push(std::move(cure));
    }
  }
  if (append_items(element, content, list)) return;
  place_unknown(element, content, kKeys, list);
  if (content.has("items")) cure_items(element, content, list);
}

}  // namespace deckle::cures
