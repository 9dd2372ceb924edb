#include "slidespec/mend/cures/html.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"

namespace deckle::cures {
namespace {

bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

std::string trimmed(std::string text) {
  while (!text.empty() && is_space(text.back())) text.pop_back();
  std::size_t begin = 0;
  while (begin < text.size() && is_space(text[begin])) ++begin;
  return text.substr(begin);
}

struct Tag {
  std::string name;  // in lower case, without '/'
  bool closes = false;
  std::string_view inside;  // its attributes
  std::size_t end = 0;      // after it
};

// The tag at `at`, where a '<' is. No name: it is a character of the text.
Tag tag_at(std::string_view text, std::size_t at) {
  Tag tag;
  if (text.substr(at, 4) == "<!--") {
    const std::size_t end = text.find("-->", at);
    tag.name = "!--";
    tag.end = end == std::string_view::npos ? text.size() : end + 3;
    return tag;
  }
  std::size_t name = at + 1;
  if (name < text.size() && text[name] == '/') tag.closes = true, ++name;
  std::size_t end = name;
  while (end < text.size() &&
         ((text[end] >= 'a' && text[end] <= 'z') || (text[end] >= 'A' && text[end] <= 'Z') ||
          (end > name && text[end] >= '0' && text[end] <= '9')))
    ++end;
  if (end == name) return tag;
  char quote = '\0';  // a '>' in a value ends nothing
  std::size_t close = end;
  while (close < text.size() && (quote != '\0' || text[close] != '>')) {
    const char c = text[close++];
    if (quote != '\0')
      quote = c == quote ? '\0' : quote;
    else if (c == '"' || c == '\'')
      quote = c;
  }
  if (close >= text.size()) return tag;
  tag.name = normalised(text.substr(name, end - name));
  tag.inside = text.substr(end, close - end);
  tag.end = close + 1;
  return tag;
}

// The character of an entity at `at`, and the end of that; `at` where there is none.
std::size_t add_entity(std::string_view text, std::size_t at, std::string& out) {
  constexpr std::size_t kMaxEntity = 12;  // ours
  const std::size_t end = text.substr(at, kMaxEntity).find(';');
  if (end == std::string_view::npos || end < 2) return at;
  std::string_view name = text.substr(at + 1, end - 1);
  constexpr std::pair<std::string_view, std::string_view> kNames[] = {
      {"lt", "<"},        {"gt", ">"},         {"amp", "&"},        {"quot", "\""},
      {"apos", "'"},      {"nbsp", "\u00A0"},  {"ndash", "–"},      {"mdash", "—"},
      {"hellip", "…"},    {"middot", "·"},     {"bull", "•"},       {"copy", "©"},
      {"reg", "®"},       {"trade", "™"},      {"times", "×"},      {"deg", "°"},
      {"euro", "€"},      {"rarr", "→"},       {"larr", "←"},       {"laquo", "«"},
      {"raquo", "»"},     {"lsquo", "\u2018"}, {"rsquo", "\u2019"}, {"ldquo", "\u201C"},
      {"rdquo", "\u201D"}};
  for (const auto& [known, character] : kNames) {
    if (known != name) continue;
    out += character;
    return at + end + 1;
  }
  if (!name.starts_with('#')) return at;
  name.remove_prefix(1);
  const int base = name.starts_with('x') || name.starts_with('X') ? 16 : 10;
  if (base == 16) name.remove_prefix(1);
  std::uint32_t code = 0;
  const auto [stop, error] = std::from_chars(name.data(), name.data() + name.size(), code, base);
  const bool right = error == std::errc() && stop == name.data() + name.size() && code >= 0x20 &&
                     code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
  if (!right) return at;
  utf8::append(out, static_cast<char32_t>(code));
  return at + end + 1;
}

std::string attribute(std::string_view inside, std::string_view name) {
  for (std::size_t at = inside.find(name); at != std::string_view::npos;
       at = inside.find(name, at + 1)) {
    std::size_t value = at + name.size();
    if ((at > 0 && !is_space(inside[at - 1])) || value >= inside.size() || inside[value] != '=')
      continue;
    ++value;
    const char quote = value < inside.size() ? inside[value] : '\0';
    const bool quoted = quote == '"' || quote == '\'';
    if (quoted) ++value;
    const std::size_t end = std::min(
        quoted ? inside.find(quote, value) : inside.find_first_of(" \t\n/", value), inside.size());
    return text_of_html(std::string(inside.substr(value, end - value)));
  }
  return {};
}

class Reader {
 public:
  json elements = json::array();

  void read(std::string_view html) {
    for (std::size_t at = 0; at < html.size();) {
      if (html[at] == '<') {
        check_cancelled();
        const Tag tag = tag_at(html, at);
        if (!tag.name.empty()) {
          on_tag(tag);
          at = tag.end;
          continue;
        }
      }
      if (html[at] == '&') {
        const std::size_t end = add_entity(html, at, text_);
        if (end > at) {
          at = end;
          continue;
        }
      }
      add_character(html[at++]);
    }
    end_list(0);
    end_table();
    flush("");
  }

 private:
  void add_character(char c) {
    if (!is_space(c))
      text_ += c;
    else if (!text_.empty() && !is_space(text_.back()))
      text_ += ' ';
  }

  void push(json element) { elements.push_back(std::move(element)); }

  // The text so far, as whatever it is in.
  void flush(std::string_view tag) {
    std::string text = trimmed(std::exchange(text_, {}));
    if (in_cell_) {
      if (!text.empty()) cell_ += (cell_.empty() ? "" : "\n") + text;
      return;
    }
    if (text.empty()) return;
    if (depth_ > 0) {
      constexpr std::size_t kDeepest = 4;  // of style.levels
      if (std::exchange(in_item_, false) || items_.empty()) {
        items_.push_back(text);
        levels_.push_back(std::min(depth_ - 1, kDeepest));
      } else {
        items_.back() = items_.back().get<std::string>() + "\n" + text;
      }
      return;
    }
    const bool heading = tag.size() == 2 && tag[0] == 'h' && tag[1] >= '1' && tag[1] <= '6';
    json element = {{"kind", "text"}, {"content", {{"text", text}}}};
    if (heading && elements.empty()) element["role"] = "title";
    const bool joined = !heading && !elements.empty() && elements.back()["kind"] == "text" &&
                        !elements.back().contains("role") && paragraph_;
    if (joined) {
      json& last = elements.back()["content"]["text"];
      last = last.get<std::string>() + "\n" + text;
    } else {
      push(std::move(element));
    }
    paragraph_ = !heading;
  }

  void end_list(std::size_t depth) {
    flush("");
    depth_ = depth;
    in_item_ = false;
    if (depth > 0 || items_.empty()) return;
    json element = {{"kind", "bullets"}, {"content", {{"items", items_}}}};
    json style = json::object();
    if (std::any_of(levels_.begin(), levels_.end(), [](const json& one) { return one != 0; }))
      style["levels"] = levels_;
    if (ordered_) style["list"] = "number";
    if (!style.empty()) element["style"] = style;
    push(std::move(element));
    items_ = levels_ = json::array();
    paragraph_ = false;
  }

  void end_cell() {
    flush("");
    if (!std::exchange(in_cell_, false)) return;
    row_.push_back(std::exchange(cell_, {}));
  }

  void end_row() {
    end_cell();
    if (!row_.empty()) rows_.push_back(std::exchange(row_, json::array()));
  }

  void end_table() {
    end_row();
    in_table_ = false;
    if (rows_.empty()) return;
    json columns = json::array(), rows = json::array();
    for (const json& head : rows_.front()) columns.push_back(head == "" ? json(" ") : head);
    for (std::size_t r = 1; r < rows_.size(); ++r) rows.push_back(rows_[r]);
    if (rows.empty()) {  // one row is no header
      rows.push_back(rows_.front());
      for (json& column : columns) column = " ";
    }
    json content = {{"columns", columns}, {"rows", rows}};
    if (!caption_.empty()) content["title"] = std::exchange(caption_, {});
    push({{"kind", "table"}, {"content", content}});
    rows_ = json::array();
    paragraph_ = false;
  }

  void on_tag(const Tag& tag) {
    const std::string& name = tag.name;
    if (name == "br") {
      text_ += '\n';
    } else if (name == "ul" || name == "ol") {
      if (!tag.closes && depth_ == 0 && !in_cell_) flush(""), ordered_ = name == "ol";
      if (in_cell_) return flush("");
      flush("");
      if (!tag.closes)
        ++depth_, in_item_ = true;
      else if (depth_ > 0)
        end_list(depth_ - 1);
    } else if (name == "li") {
      flush("");
      in_item_ = depth_ > 0 && !tag.closes;
    } else if (name == "table") {
      flush("");
      if (tag.closes)
        end_table();
      else
        in_table_ = true;
    } else if (name == "tr") {
      end_row();
    } else if (name == "td" || name == "th") {
      end_cell();
      in_cell_ = !tag.closes;
    } else if (name == "caption" && in_table_) {
      if (tag.closes)
        caption_ = trimmed(std::exchange(text_, {}));
      else
        flush("");
    } else if (name == "img") {
      image(tag.inside);
    } else if (one_of(name,
                      {"p",          "div",    "section",    "article", "header", "footer", "main",
                       "aside",      "h1",     "h2",         "h3",      "h4",     "h5",     "h6",
                       "blockquote", "figure", "figcaption", "pre",     "hr",     "body",   "html",
                       "head",       "title",  "dl",         "dt",      "dd",     "thead",  "tbody",
                       "tfoot",      "cite",   "small",      "label"})) {
      flush(tag.closes ? std::string_view(name) : std::string_view());
    }
  }

  void image(std::string_view inside) {
    const std::string source = attribute(inside, "src"), alt = attribute(inside, "alt");
    if (source.empty()) {
      text_ += alt;
      return;
    }
    if (in_cell_ || depth_ > 0) {
      text_ += alt.empty() ? source : alt;
      return;
    }
    flush("");
    json content = {{"asset_id", source}};
    if (!alt.empty()) content["alt_text"] = alt;
    push({{"kind", "image"}, {"content", content}});
    paragraph_ = false;
  }

  std::string text_, cell_, caption_;
  json items_ = json::array(), levels_ = json::array();
  json row_ = json::array(), rows_ = json::array();
  std::size_t depth_ = 0;  // of lists
  bool in_item_ = false, in_cell_ = false, in_table_ = false, ordered_ = false, paragraph_ = false;
};

}  // namespace

bool is_html(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos || text[begin] != '<') return false;
  const Tag tag = tag_at(text, begin);
  return !tag.closes &&
         one_of(tag.name, {"section", "div", "ul", "ol", "table", "img", "p", "article", "h1", "h2",
                           "h3", "h4", "html", "body", "figure", "header", "main", "aside", "dl"});
}

json elements_of_html(const std::string& html) {
  Reader reader;
  reader.read(html);
  return std::move(reader.elements);
}

std::string text_of_html(const std::string& html) {
  std::string out;
  for (std::size_t at = 0; at < html.size();) {
    if (html[at] == '<') {
      const Tag tag = tag_at(html, at);
      if (!tag.name.empty()) {
        if (tag.name == "br" || (tag.closes && one_of(tag.name, {"p", "li", "div"}))) out += '\n';
        at = tag.end;
        continue;
      }
    }
    const std::size_t end = html[at] == '&' ? add_entity(html, at, out) : at;
    if (end > at)
      at = end;
    else
      out += html[at++];
  }
  while (out.ends_with('\n')) out.pop_back();
  return out;
}

}  // namespace deckle::cures
