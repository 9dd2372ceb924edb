// Texts in parts: paragraphs, runs, headings beside bodies, as one string with runs.

#include <algorithm>

#include "slidespec/mend/cures/gathered_text.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/known_keys.h"

namespace deckle::cures {
namespace {

constexpr int kMaxDepth = 12;  // objects around a text; ours: none has more than five

struct Piece {
  std::string text;
  json format = json::object();
};

// Members that say how a text looks or what it is, and are no text.
bool is_mark(const std::string& plain) {
  return one_of(plain, {"type", "kind", "format", "paragraphmarker", "breakline", "breaktype",
                        "lang", "language", "startindex", "endindex"});
}

bool is_style_name(const std::string& plain) {
  return one_of(plain, {"style", "styles", "options", "marks", "textstyle", "formatting", "props"});
}

// Adds what a member says about the look of a run. False: it says nothing that is known.
bool add_format(const std::string& plain, const json& value, json& format) {
  const auto flag = [&](const char* name) {
    const auto on = as_flag(value);
    if (on && *on) format[name] = true;
    return on.has_value() || value == name;
  };
  if (plain == "bold" || plain == "strong") {
    if (value == "bold") format["bold"] = true;
    return flag("bold");
  }
  if (plain == "italic" || plain == "italics") return flag("italic");
  if (plain == "underline") return flag("underline");
  if (plain == "weight" || plain == "fontweight") {
    if (value == "bold" || (value.is_number() && value.get<double>() >= 600)) format["bold"] = true;
    return value.is_string() || value.is_number();
  }
  if (one_of(plain, {"color", "fontcolor", "textcolor"})) {
    const auto color = color_from(value, false);
    if (color) format["color"] = *color;
    return color.has_value();
  }
  if (one_of(plain, {"size", "sizept", "fontsize"})) {
    const bool nested = value.is_object() && value.contains("magnitude");
    const auto size = size_from(nested ? value["magnitude"] : value);
    if (size && *size >= 1 && *size <= 400) format["size_pt"] = number_json(*size);
    return size.has_value();
  }
  if (one_of(plain, {"link", "href", "url"}) && value.is_string()) {
    const std::string& address = value.get_ref<const std::string&>();
    if (!address.starts_with("https://") && !address.starts_with("http://")) return false;
    format["link"] = value;
    return true;
  }
  return false;
}

bool blank(char c) { return c == ' ' || c == '\n' || c == '\t'; }

class Gatherer {
 public:
  bool whole = true;
  std::vector<Piece> pieces;

  bool read(const json& value, json format, int depth) {
    if (depth > kMaxDepth) return false;
    if (value.is_null()) return true;
    if (value.is_string() || value.is_number() || value.is_boolean()) {
      const auto text = as_text(value);
      if (text && *text != "") pieces.push_back({text->get<std::string>(), std::move(format)});
      return true;
    }
    return value.is_array() ? read_list(value, format, depth) : read_object(value, format, depth);
  }

 private:
  void end_line() {
    if (!pieces.empty() && !pieces.back().text.ends_with('\n')) pieces.back().text += '\n';
  }

  // Runs follow each other without anything between: they have a format or blanks of their own.
  static bool are_runs(const json& list) {
    bool formatted = false, spaced = false, any = false;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const json& item = list[i];
      if (!item.is_object()) return false;
      if (item.contains("textRun")) return true;
      for (auto it = item.begin(); it != item.end(); ++it) {
        const std::string plain = normalised(it.key());
        json unused = json::object();
        if (plain == "options") any = true;
        formatted = formatted || is_style_name(plain) ||
                    (!is_text_name(it.key()) && add_format(plain, *it, unused));
        if (!it->is_string() || !is_text_name(it.key())) continue;
        const std::string& text = it->get_ref<const std::string&>();
        if (text.empty()) continue;
        spaced = spaced || (i + 1 < list.size() && blank(text.back())) || (i > 0 && blank(text[0]));
      }
    }
    return any || (formatted && spaced) || (spaced && list.size() > 1);
  }

  bool read_list(const json& list, const json& format, int depth, bool runs = false) {
    runs = runs || are_runs(list);
    for (const json& item : list) {
      if (item.is_null()) continue;
      if (!runs) end_line();
      if (!read(item, format, depth + 1)) return false;
      if (runs && item.is_object() && item.contains("options") && item["options"].is_object() &&
          item["options"].contains("breakLine") && item["options"]["breakLine"] == true)
        end_line();
    }
    return true;
  }

  bool read_object(const json& object, json format, int depth) {
    std::vector<json::const_iterator> texts;
    std::vector<json::const_iterator> strings;
    if (object.size() > kMaxMembers) return false;
    for (auto it = object.begin(); it != object.end(); ++it) {
      const std::string plain = normalised(it.key());
      if (is_text_name(it.key()) && !(plain == "strong" && it->is_boolean())) {
        texts.push_back(it);
      } else if (is_style_name(plain)) {
        if (it->is_object()) {
          for (auto look = it->begin(); look != it->end(); ++look) {
            if (!add_format(normalised(look.key()), *look, format)) whole = false;
          }
        } else {
          whole = whole && it->is_null();
        }
      } else if (add_format(plain, *it, format) || is_mark(plain)) {
        continue;
      } else if (it->is_string()) {
        strings.push_back(it);
      } else {
        whole = whole && (it->is_null() || it->empty());
      }
    }
    if (texts.empty())
      texts = strings;
    else
      whole = whole && strings.empty();
    for (const auto& it : texts) {
      if (it->is_null() || *it == "") continue;
      if (&it != &texts.front()) end_line();
      const std::string plain = normalised(it.key());
      const bool runs = one_of(plain, {"runs", "spans", "textelements", "segments"});
      if (runs && it->is_array() ? !read_list(*it, format, depth + 1, true)
                                 : !read(*it, format, depth + 1))
        return false;
    }
    return true;
  }
};

}  // namespace

bool is_text_name(std::string_view name) {
  return one_of(
      normalised(name),
      {"text",        "value",   "content",   "body",        "paragraph",    "paragraphs", "string",
       "markdown",    "html",    "title",     "subtitle",    "heading",      "headline",   "label",
       "caption",     "message", "copy",      "description", "subtext",      "quote",      "author",
       "attribution", "runs",    "spans",     "segments",    "textelements", "textrun",    "lines",
       "p",           "t",       "data",      "텍스트",      "내용",         "제목",       "본문",
       "설명",        "문구",    "부제",      "subheading",  "detail",       "words",      "texts",
       "plaintext",   "rawtext", "statement", "buttontext",  "line",         "blocks"});
}

std::optional<GatheredText> gather_text(const json& value) {
  Gatherer gatherer;
  if (!gatherer.read(value, json::object(), 0)) return std::nullopt;
  GatheredText gathered;
  gathered.whole = gatherer.whole;
  std::vector<Piece>& pieces = gatherer.pieces;
  while (!pieces.empty() && pieces.back().text.ends_with('\n')) {
    pieces.back().text.pop_back();
    if (pieces.back().text.empty()) pieces.pop_back();
  }
  bool formatted = false;
  for (const Piece& piece : pieces) {
    gathered.text += piece.text;
    formatted = formatted || !piece.format.empty();
    json run = {{"text", piece.text}};
    run.update(piece.format);
    gathered.runs.push_back(std::move(run));
  }
  if (!formatted) gathered.runs.clear();
  if (gathered.text.empty()) return std::nullopt;
  return gathered;
}

bool cure_texts_beside(const Here& element, const std::string& kind, CureList& list) {
  const bool own = kind == "text" || kind == "shape" || kind == "bullets";
  const json* content = element.find("content");
  const bool pictured = kind == "image" || kind == "divider";
  if (!own && !pictured) return false;
  std::vector<std::string> names;
  std::size_t before = 0;  // names that come before the content
  bool seen = false, list_beside = false;
  for (auto it = element.value.begin(); it != element.value.end(); ++it) {
    seen = seen || it.key() == "content";
    const std::string plain = normalised(it.key());
    list_beside = list_beside || (it->is_array() && (plain == "items" || plain == "bullets"));
    if (it.key() == "content" || !it->is_string() || *it == "" || !is_text_name(it.key())) continue;
    if (plain == "data" || plain == "line" || plain == "content") continue;
    // Names of alternative text, and of the picture.
    if (pictured && !one_of(plain, {"text", "label", "paragraph", "heading", "body", "message"}))
      continue;
    names.push_back(it.key());
    before += seen ? 0 : 1;
  }
  if (names.empty() || list.has(element.below("content"))) return false;
  // One name of a text is that of the content, unless it is one of the content's own.
  const bool sole = names.size() == 1 && !list_beside && kind == "text" &&
                    !one_of(normalised(names[0]), {"text", "value", "body", "내용"});
  if (own && content == nullptr && names.size() < 2 && !list_beside && !sole) return false;
  Cure cure;
  json texts = json::object();
  for (const std::string& name : names) {
    texts[name] = element.value[name];
    cure.flaws.push_back(element.below(name));
    cure.patch.push_back({PatchStep::Op::Remove, element.below(name), {}, {}});
  }
  if (pictured) {
    const auto text = gather_text(texts);
    if (!text) return false;
    add_text_after(element, "picture", kind == "image" ? "caption" : "", text->text, cure);
    list.push(std::move(cure));
    return true;
  }
  json whole = json::object();
  json inner = content == nullptr     ? json::object()
               : content->is_object() ? *content
               : kind == "bullets"    ? json{{"items", *content}}
                                      : json{{"text", *content}};
  for (const std::string& name : names) {
    if (inner.contains(name)) return false;
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i == before) whole.update(inner);
    whole[names[i]] = texts[names[i]];
  }
  if (before >= names.size()) whole.update(inner);
  cure.flaws.push_back(element.below("content"));
  cure.patch.push_back({content == nullptr ? PatchStep::Op::Add : PatchStep::Op::Replace,
                        element.below("content"),
                        {},
                        spaced(whole)});
  cure.hint = tr("write it in 'content'");
  list.push(std::move(cure));
  return true;
}

void cure_text_parts(const Here& element, const Here& content, std::span<const Key> keys,
                     CureList& list) {
  json parts = json::object();
  std::vector<std::string> strings;
  if (content.value.size() > kMaxMembers) return;
  const auto known = [&](std::string_view name) {
    return name != "text" &&
           std::any_of(keys.begin(), keys.end(), [&](const Key& key) { return key.name == name; });
  };
  for (auto it = content.value.begin(); it != content.value.end(); ++it) {
    if (it->is_null() || it->empty() || *it == "" || known(it.key())) continue;
    if (it.key() == "text" || is_text_name(it.key()))
      parts[it.key()] = *it;
    else if (it->is_string() && style_key(it.key()).empty() && !is_mark(normalised(it.key())) &&
             meant_key(it.key(), keys).empty())
      strings.push_back(it.key());
  }
  if (parts.empty() && strings.size() == 1) parts[strings[0]] = content.value[strings[0]];
  if (parts.empty() || (parts.size() == 1 && parts.contains("text") && parts["text"].is_string()))
    return;
  if (parts.size() == 1 && parts.begin()->is_string() && !content.has("text"))
    return list.give_name(content, parts.begin().key(), "text");
  const auto gathered = gather_text(parts);
  if (!gathered) return;
  Cure cure;
  for (auto it = parts.begin(); it != parts.end(); ++it) {
    cure.flaws.push_back(content.below(it.key()));
    if (it.key() != "text")
      cure.patch.push_back({PatchStep::Op::Remove, content.below(it.key()), {}, {}});
  }
  cure.flaws.push_back(content.below("text"));
  cure.patch.push_back({content.has("text") ? PatchStep::Op::Replace : PatchStep::Op::Add,
                        content.below("text"),
                        {},
                        json(gathered->text).dump()});
  const json* extensions = element.find("extensions");
  if (extensions == nullptr || extensions->is_object()) {
    json more = json::object();
    if (!gathered->runs.empty() && (extensions == nullptr || !extensions->contains("runs")))
      more["runs"] = gathered->runs;
    if (!gathered->whole && (extensions == nullptr || !extensions->contains("text_parts")))
      more["text_parts"] = parts;
    const std::string folder = element.below("extensions");
    if (!more.empty() && extensions == nullptr)
      cure.patch.push_back({PatchStep::Op::Add, folder, {}, spaced(more)});
    else
      for (auto it = more.begin(); it != more.end(); ++it)
        cure.patch.push_back({PatchStep::Op::Add, folder + "/" + it.key(), {}, spaced(*it)});
  } else if (!gathered->whole) {
    return;
  }
  cure.hint = gathered->runs.empty()
                  ? tr("write one string as \"text\", with \\n between its lines")
                  : tr("write one string as \"text\", and its runs in \"extensions\"");
  list.push(std::move(cure));
}

}  // namespace deckle::cures
