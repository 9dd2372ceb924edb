#include <algorithm>

#include "qc/check/authored_text.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "escaped-newline",
    .type = "escaped_newline",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a text shows \\n or \\t as two characters",
    .what =
        "Looks for a backslash followed by n or t in a text. Windows paths, quoted escapes and "
        "words of TeX such as \\nu and \\times are not reported.",
    .why =
        "The text was escaped twice on its way into the spec. The audience sees the backslash, and "
        "the lines are not broken.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Plan"}},{"element_id":"b","kind":"text","role":"body","content":{"text":"First we measure.\\nThen we decide."}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Plan"}},{"element_id":"b","kind":"text","role":"body","content":{"text":"First we measure.\nThen we decide."}}]}])",
    .fixes = "",
};

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Commands of TeX that begin with \n, \t or \r and are common in text.
bool begins_tex_word(std::string_view from_letter) {
  constexpr std::string_view kWords[] = {"nabla", "ne",    "neq",   "ni",   "not",    "notin",
                                         "nu",    "tan",   "tau",   "text", "textbf", "textit",
                                         "theta", "tilde", "times", "to",   "top",    "triangle"};
  std::size_t end = 0;
  while (end < from_letter.size() && is_letter(from_letter[end])) ++end;
  const std::string_view word = from_letter.substr(0, end);
  return std::find(std::begin(kWords), std::end(kWords), word) != std::end(kWords);
}

// "C:\" or "\\server": what follows on the line are names of files.
bool in_windows_path(std::string_view text, std::size_t at) {
  const std::size_t newline = text.rfind('\n', at);
  const std::size_t begin = newline == std::string_view::npos ? 0 : newline + 1;
  const std::string_view before = text.substr(begin, at + 1 - begin);
  const std::size_t drive = before.find(":\\");
  const std::size_t share = before.find("\\\\");
  return (drive != std::string_view::npos && drive > 0 && is_letter(before[drive - 1])) ||
         (share != std::string_view::npos && share + 2 < before.size());
}

bool is_quote(char c) { return c == '\'' || c == '"' || c == '`'; }

bool escapes_at(std::string_view text, std::size_t at) {
  if (text[at] != '\\' || at + 1 == text.size()) return false;
  if (text[at + 1] != 'n' && text[at + 1] != 't') return false;
  if (at == 0) return false;  // no text begins with a line break: this one is about the escape
  const bool named = at + 2 < text.size() && is_quote(text[at - 1]) &&
                     text[at - 1] == text[at + 2];  // '\n' as the name of the character
  return !named && !begins_tex_word(text.substr(at + 1)) && !in_windows_path(text, at);
}

std::optional<TextFlaw> find(const AuthoredText& text, const Element&) {
  const std::string_view all = text.text;
  if (all.find('\\') == std::string_view::npos) return std::nullopt;
  TextFlaw flaw;
  for (std::size_t at = 0; at < all.size(); ++at) {
    if (!escapes_at(all, at)) {
      flaw.cleaned += all[at];
      continue;
    }
    if (flaw.found.empty()) flaw.found = all.substr(at, 2);
    flaw.cleaned += all[at + 1] == 'n' ? '\n' : '\t';
    ++at;
  }
  return flaw.found.empty() ? std::nullopt : std::optional(std::move(flaw));
}

void describe(const TextFlaw& flaw, const Element&, Diagnostic& d) {
  d.message = tr("the text has the two characters {} instead of {}", flaw.found,
                 flaw.found == "\\n" ? tr("a line break") : tr("a tab"));
  d.hint =
      tr("write a single backslash in the JSON; the text is then {}", quoted_text(flaw.cleaned));
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  report_text_flaws(context, kDoc, find, describe, sink);
}

}  // namespace

extern const DeckRule kEscapedNewline;
const DeckRule kEscapedNewline{kDoc, check};

}  // namespace deckle::qc
