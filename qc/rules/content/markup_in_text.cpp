#include <algorithm>

#include "qc/check/authored_text.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "markup-in-text",
    .type = "markup_in_text",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a text shows the marks of Markdown or HTML",
    .what =
        "Looks for pairs of **, __, ~~, * and backticks around words, for #, ## … before a line, "
        "for links in brackets with their address in parentheses, and for tags of HTML such as "
        "<b>…</b> and <br>. Signs of "
        "multiplication, comparisons, names with underscores and marks of sources are not "
        "reported, nor are names of Python such as __init__.",
    .why =
        "Text is not read as Markdown unless extensions.text says so, and never as HTML: the "
        "audience "
        "sees the asterisks, number signs and tags.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Plan"}},{"element_id":"b","kind":"text","role":"body","content":{"text":"Costs fell by **a tenth**."}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Plan"}},{"element_id":"b","kind":"text","role":"body","content":{"text":"Costs fell by a tenth."},"extensions":{"runs":[{"text":"Costs fell by "},{"text":"a tenth","bold":true},{"text":"."}]}}]}])",
    .fixes = "",
};

// Ours. Marks that are further apart are not a pair; this also bounds the work.
constexpr std::size_t kMaxMarked = 400;
constexpr int kMaxNesting = 4;

// Markup at one place: how many bytes it takes, and the text that it stands for.
struct Mark {
  std::size_t length = 0;
  std::string text;
};

bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\v'; }

bool at_line_start(std::string_view text, std::size_t at) {
  return at == 0 || text[at - 1] == '\n' || text[at - 1] == '\v';
}

bool has_word(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    return is_ascii_word(c) || static_cast<unsigned char>(c) >= 0x80;
  });
}

// Names that Python gives a meaning.
bool is_python_name(std::string_view name) {
  constexpr std::string_view kNames[] = {"all",  "call", "del",  "dict", "doc",    "enter",
                                         "exit", "file", "init", "iter", "len",    "main",
                                         "name", "new",  "repr", "str",  "version"};
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

// `sign` … `sign` around words. The signs touch the words and no other ASCII word, so that x**2 and
// snake_case are none; letters of other scripts may follow at once, as particles do in Korean.
std::optional<Mark> paired(std::string_view text, std::size_t at, std::string_view sign) {
  if (!text.substr(at).starts_with(sign)) return std::nullopt;
  if (at > 0 && (is_ascii_word(text[at - 1]) || text[at - 1] == '/' || text[at - 1] == sign[0]))
    return std::nullopt;
  const std::size_t begin = at + sign.size();
  const std::size_t end = text.substr(0, begin + kMaxMarked).find(sign, begin);
  if (end == std::string_view::npos || end == begin) return std::nullopt;
  const std::string_view inside = text.substr(begin, end - begin);
  const std::size_t after = end + sign.size();
  if (is_space(inside.front()) || is_space(inside.back()) || inside.front() == '/' ||
      inside.front() == sign[0] || inside.back() == '/' || !has_word(inside) ||
      inside.find('\n') != std::string_view::npos)
    return std::nullopt;
  if (after < text.size() && (is_ascii_word(text[after]) || text[after] == sign[0]))
    return std::nullopt;
  if (sign == "__" && is_python_name(inside)) return std::nullopt;
  return Mark{after - at, std::string(inside)};
}

// A single asterisk is often the mark of a footnote, so this one is surrounded by space or
// punctuation.
std::optional<Mark> single_emphasis(std::string_view text, std::size_t at) {
  if (at > 0 && !is_space(text[at - 1]) && text[at - 1] != '(') return std::nullopt;
  auto mark = paired(text, at, "*");
  if (!mark) return mark;
  const std::size_t after = at + mark->length;
  constexpr std::string_view kClosing = " \n\v.,;:!?)";
  if (after < text.size() && kClosing.find(text[after]) == std::string_view::npos)
    return std::nullopt;
  return mark;
}

std::optional<Mark> heading(std::string_view text, std::size_t at) {
  if (text[at] != '#' || !at_line_start(text, at)) return std::nullopt;
  const std::size_t word = text.find_first_not_of('#', at);
  if (word == std::string_view::npos || word - at > 6 || text[word] != ' ') return std::nullopt;
  // "# of users" is a number of users.
  if (word - at == 1 && text.substr(word + 1).starts_with("of ")) return std::nullopt;
  if (!has_word(text.substr(word, kMaxMarked))) return std::nullopt;
  return Mark{word + 1 - at, ""};
}

// [text](address), also as a picture.
std::optional<Mark> link(std::string_view text, std::size_t at) {
  const std::size_t open = at + (text[at] == '!' ? 1 : 0);
  if (open >= text.size() || text[open] != '[') return std::nullopt;
  const std::string_view reach = text.substr(0, open + kMaxMarked);
  const std::size_t middle = reach.find("](", open);
  if (middle == std::string_view::npos || middle == open + 1) return std::nullopt;
  const std::size_t end = text.substr(0, middle + kMaxMarked).find(')', middle);
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view address = text.substr(middle + 2, end - middle - 2);
  const bool leads = address.starts_with("http:") || address.starts_with("https:") ||
                     address.starts_with("mailto:") || address.starts_with("www.") ||
                     address.starts_with("/") || address.starts_with("#") ||
                     address.starts_with("./");
  if (!leads || address.find(' ') != std::string_view::npos) return std::nullopt;
  return Mark{end + 1 - at, std::string(text.substr(open + 1, middle - open - 1))};
}

struct Tag {
  std::string name;
  bool closing = false;
  std::size_t length = 0;
};

// An element of HTML that is written into texts. <x> of a formula or List<String> is none.
bool is_html_name(std::string_view name) {
  constexpr std::string_view kNames[] = {
      "a",     "b",    "br",  "code", "div",    "em",    "font", "h1", "h2", "h3",  "h4",
      "h5",    "h6",   "hr",  "i",    "img",    "li",    "mark", "ol", "p",  "pre", "s",
      "small", "span", "sub", "sup",  "strong", "table", "td",   "th", "tr", "u",   "ul"};
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

std::optional<Tag> tag_at(std::string_view text, std::size_t at) {
  if (text[at] != '<') return std::nullopt;
  Tag tag;
  std::size_t here = at + 1;
  tag.closing = here < text.size() && text[here] == '/';
  if (tag.closing) ++here;
  const std::size_t begin = here;
  while (here < text.size() && here - begin < 8 && is_ascii_word(text[here])) ++here;
  tag.name = ascii_lower(text.substr(begin, here - begin));
  if (!is_html_name(tag.name)) return std::nullopt;
  const std::size_t end = text.substr(0, here + kMaxMarked).find('>', here);
  if (end == std::string_view::npos) return std::nullopt;
  // "<a > b>": attributes have values, other text is a comparison.
  const std::string_view rest = text.substr(here, end - here);
  if (!rest.empty() && rest != "/" && rest != " /" && rest.find('=') == std::string_view::npos)
    return std::nullopt;
  tag.length = end + 1 - at;
  return tag;
}

// A tag of one letter needs its partner: a<b>c may be a comparison.
bool has_partner(std::string_view text, std::size_t at, const Tag& tag) {
  if (tag.name.size() > 1) return true;
  const std::size_t from = at < kMaxMarked * 4 ? 0 : at - kMaxMarked * 4;
  const std::string near = ascii_lower(text.substr(from, kMaxMarked * 8));
  return near.find("</" + tag.name + ">") != std::string::npos &&
         (near.find("<" + tag.name + ">") != std::string::npos ||
          near.find("<" + tag.name + " ") != std::string::npos);
}

std::optional<Mark> html(std::string_view text, std::size_t at) {
  const auto tag = tag_at(text, at);
  if (!tag || !has_partner(text, at, *tag)) return std::nullopt;
  return Mark{tag->length, tag->name == "br" ? "\n" : ""};
}

std::optional<Mark> mark_at(std::string_view text, std::size_t at) {
  switch (text[at]) {
    case '*':
      if (auto strong = paired(text, at, "**")) return strong;
      return single_emphasis(text, at);
    case '_':
      return paired(text, at, "__");
    case '~':
      return paired(text, at, "~~");
    case '`':
      if (auto block = paired(text, at, "```")) return block;
      return paired(text, at, "`");
    case '#':
      return heading(text, at);
    case '!':
    case '[':
      return link(text, at);
    case '<':
      return html(text, at);
    default:
      return std::nullopt;
  }
}

// `text` without its outermost marks; the first of them is added to `found`.
std::string without_marks(std::string_view text, std::string& found) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const auto mark = mark_at(text, at);
    if (!mark) {
      out += text[at++];
      continue;
    }
    if (found.empty()) found = text.substr(at, mark->length);
    out += mark->text;
    at += mark->length;
  }
  return out;
}

bool may_begin_mark(char c) {
  switch (c) {
    case '*':
    case '_':
    case '~':
    case '`':
    case '#':
    case '!':
    case '[':
    case '<':
      return true;
    default:
      return false;
  }
}

std::optional<TextFlaw> find(const AuthoredText& text, const Element&) {
  // Most texts have none of these.
  if (std::none_of(text.text.begin(), text.text.end(), may_begin_mark)) return std::nullopt;
  TextFlaw flaw{"", std::string(text.text)};
  for (int depth = 0; depth < kMaxNesting; ++depth) {
    std::string found;
    std::string cleaned = without_marks(flaw.cleaned, found);
    if (found.empty()) break;
    if (flaw.found.empty()) flaw.found = std::move(found);
    flaw.cleaned = std::move(cleaned);
  }
  return flaw.found.empty() ? std::nullopt : std::optional(std::move(flaw));
}

void describe(const TextFlaw& flaw, const Element& element, Diagnostic& d) {
  d.message = tr("the text shows the markup {} as it is written", quoted_text(flaw.found));
  const bool has_runs = element.kind == ElementKind::Text || element.kind == ElementKind::Bullets ||
                        element.kind == ElementKind::Shape;
  d.hint = has_runs ? tr("write {}; extensions.runs makes parts of it bold, or links, and "
                         "extensions.text: \"markdown\" reads Markdown",
                         quoted_text(flaw.cleaned))
                    : tr("write {}", quoted_text(flaw.cleaned));
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  report_text_flaws(context, kDoc, find, describe, sink);
}

}  // namespace

extern const DeckRule kMarkupInText;
const DeckRule kMarkupInText{kDoc, check};

}  // namespace deckle::qc
