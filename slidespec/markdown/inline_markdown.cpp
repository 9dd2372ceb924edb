#include "slidespec/markdown/inline_markdown.h"

#include <cmark-gfm.h>

#include <algorithm>
#include <memory>

#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"

namespace deckle {
namespace {

// Before each line: it is white space where emphasis is decided, as the start of a line is, but
// begins no block, so that "# x" and "- x" are read as text.
constexpr std::string_view kNoBlock = "\u00A0";

struct FreeNode {
  void operator()(cmark_node* node) const { cmark_node_free(node); }
};
struct FreeIterator {
  void operator()(cmark_iter* iterator) const { cmark_iter_free(iterator); }
};

// Entities can name characters that a text must not have (model/deck.h).
std::string allowed(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = utf8::next(text, at);
    const bool control = c < 0x20 && c != '\t' && c != '\n' && c != '\v';
    utf8::append(out, control || c == 0xFFFE || c == 0xFFFF ? U'\uFFFD' : c);
  }
  return out;
}

std::string_view view(const char* text) { return text == nullptr ? std::string_view() : text; }

// Walks a tree without recursion, so that its depth does not matter.
class RunReader {
 public:
  explicit RunReader(bool escaped) : escaped_(escaped) {}

  void read(cmark_node* document) {
    const std::unique_ptr<cmark_iter, FreeIterator> iterator(cmark_iter_new(document));
    for (;;) {
      const cmark_event_type event = cmark_iter_next(iterator.get());
      if (event == CMARK_EVENT_DONE) return;
      visit(cmark_iter_get_node(iterator.get()), event == CMARK_EVENT_ENTER);
    }
  }

  RichText runs;

 private:
  void visit(cmark_node* node, bool enter) {
    const cmark_node_type type = cmark_node_get_type(node);
    if (type == CMARK_NODE_TEXT || type == CMARK_NODE_HTML_INLINE) {
      add(view(cmark_node_get_literal(node)), false);
    } else if (type == CMARK_NODE_CODE) {
      add(view(cmark_node_get_literal(node)), true);
    } else if (type == CMARK_NODE_STRONG) {
      bold_ += enter ? 1 : -1;
    } else if (type == CMARK_NODE_EMPH) {
      italic_ += enter ? 1 : -1;
    } else if (type == CMARK_NODE_LINK) {
      link_ = enter ? std::string(view(cmark_node_get_url(node))) : std::string();
    } else if (type == CMARK_NODE_IMAGE) {
      const std::string title(view(cmark_node_get_title(node)));
      add(enter ? "!["
                : "](" + std::string(view(cmark_node_get_url(node))) +
                      (title.empty() ? "" : " \"" + title + "\"") + ")",
          false);
    }
  }

  void add(std::string_view text, bool code) {
    RichRun run;
    run.text = allowed(text);
    if (runs.empty() && run.text.starts_with(kNoBlock)) run.text.erase(0, kNoBlock.size());
    if (run.text.empty() && !runs.empty()) return;
    if (bold_ > 0) run.bold = true;
    if (italic_ > 0) run.italic = true;
    run.link = link_;
    run.literal = code || escaped_;
    if (!runs.empty() && same_style(runs.back(), run))
      runs.back().text += run.text;
    else
      runs.push_back(std::move(run));
  }

  static bool same_style(const RichRun& a, const RichRun& b) {
    return a.bold == b.bold && a.italic == b.italic && a.link == b.link && a.literal == b.literal;
  }

  bool escaped_;
  int bold_ = 0, italic_ = 0;
  std::string link_;  // links do not contain links
};

// Whether the author wrote a mark that is to be shown.
bool escapes_marks(std::string_view line) {
  for (std::size_t at = line.find('\\'); at != std::string_view::npos && at + 1 < line.size();
       at = line.find('\\', at + 2)) {
    if (std::string_view("*_`~#[]<>-+.)").find(line[at + 1]) != std::string_view::npos) return true;
  }
  return line.find("&amp;") != std::string_view::npos ||
         line.find("&lt;") != std::string_view::npos;
}

RichText plain(std::string_view line) {
  RichRun run;
  run.text = line;
  return {run};
}

RichText read_line(std::string_view line) {
  if (line.size() > kMaxMarkdownLine) return plain(line);
  check_cancelled();
  // Spaces at both ends are no markup, but CommonMark drops them.
  const std::size_t last = line.find_last_not_of(" \t");
  const std::size_t end = last == std::string_view::npos ? 0 : last + 1;
  const std::string source = std::string(kNoBlock) + std::string(line.substr(0, end));
  const std::unique_ptr<cmark_node, FreeNode> document(
      cmark_parse_document(source.data(), source.size(), CMARK_OPT_DEFAULT));
  RunReader reader(escapes_marks(line));
  reader.read(document.get());
  RichText runs = std::move(reader.runs);
  if (end < line.size()) runs.push_back(plain(line.substr(end)).front());
  return runs;
}

// Removes two spaces or a backslash at the end of a line that another one follows.
bool take_hard_break(std::string_view& line) {
  if (line.ends_with('\\')) {
    line.remove_suffix(1);
    return true;
  }
  if (!line.ends_with("  ")) return false;
  while (line.ends_with(' ')) line.remove_suffix(1);
  return !line.empty();
}

bool has_style(const RichRun& run) {
  return run.bold || run.italic || run.literal || !run.link.empty();
}

std::size_t marker_length(std::string_view line, bool& numbered) {
  std::size_t at = 0;
  while (at < line.size() && at < 9 && line[at] >= '0' && line[at] <= '9') ++at;
  numbered = at > 0;
  if (at == line.size()) return 0;
  const std::string_view ends = numbered ? ".)" : "-*+";
  if (ends.find(line[at]) == std::string_view::npos) return 0;
  const std::size_t word = line.find_first_not_of(" \t", at + 1);
  return word == std::string_view::npos || word == at + 1 ? 0 : word;
}

}  // namespace

MarkdownText read_inline_markdown(std::string_view source) {
  MarkdownText out;
  for (std::size_t at = 0; at <= source.size();) {
    const std::size_t end = std::min(source.find('\n', at), source.size());
    std::string_view line = source.substr(at, end - at);
    const bool more = end < source.size();
    const bool hard = more && take_hard_break(line);
    for (RichRun& run : read_line(line)) {
      if (!run.text.empty()) out.runs.push_back(std::move(run));
    }
    if (more) out.runs.push_back(plain(hard ? "\v" : "\n").front());
    at = end + 1;
  }
  for (const RichRun& run : out.runs) out.text += run.text;
  if (std::none_of(out.runs.begin(), out.runs.end(), has_style)) out.runs.clear();
  return out;
}

std::vector<MarkdownItem> markdown_items(std::string_view source) {
  constexpr std::size_t kDeepest = 4;
  std::vector<MarkdownItem> items;
  std::vector<std::size_t> indents;  // of the levels above the line
  for (std::size_t at = 0; at <= source.size();) {
    const std::size_t end = std::min(source.find('\n', at), source.size());
    const std::string_view line = source.substr(at, end - at);
    at = end + 1;
    const std::size_t indent = line.find_first_not_of(" \t");
    if (indent == std::string_view::npos) continue;
    MarkdownItem item;
    const std::size_t length = marker_length(line.substr(indent), item.numbered);
    if (length == 0) return {};
    while (!indents.empty() && indent < indents.back()) indents.pop_back();
    if (indents.empty() || indent > indents.back() + 1) indents.push_back(indent);
    item.level = static_cast<int>(std::min(indents.size() - 1, kDeepest));
    item.source = line.substr(indent + length);
    items.push_back(std::move(item));
  }
  return items;
}

}  // namespace deckle
