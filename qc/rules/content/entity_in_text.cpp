#include <array>
#include <charconv>
#include <utility>

#include "qc/check/authored_text.h"
#include "qc/messages/tr.h"
#include "slidespec/core/utf8.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "entity-in-text",
    .type = "entity_in_text",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a text shows an HTML entity such as &amp;",
    .what =
        "Looks for the common named entities of HTML, and for numbered ones such as &#39; in a "
        "text.",
    .why =
        "A text is shown as it is written, so the audience sees the entity instead of the "
        "character "
        "that was meant.",
    .bad =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Research &amp; development"}},{"element_id":"b","kind":"text","role":"body","content":{"text":"Costs fell by a tenth."}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"content","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Research & development"}},{"element_id":"b","kind":"text","role":"body","content":{"text":"Costs fell by a tenth."}}]}])",
    .fixes = "",
};

// Named character references of the HTML standard ("Named character references") that generators
// write.
constexpr std::pair<std::string_view, std::string_view> kNamed[] = {
    {"amp", "&"},       {"lt", "<"},    {"gt", ">"},    {"quot", "\""},  {"apos", "'"},
    {"nbsp", "\u00A0"}, {"ndash", "–"}, {"mdash", "—"}, {"hellip", "…"}, {"middot", "·"},
    {"bull", "•"},      {"copy", "©"},  {"reg", "®"},   {"trade", "™"},  {"euro", "€"},
    {"pound", "£"},     {"yen", "¥"},   {"deg", "°"},   {"times", "×"},  {"divide", "÷"},
    {"plusmn", "±"},    {"le", "≤"},    {"ge", "≥"},    {"ne", "≠"},     {"rarr", "→"},
    {"larr", "←"},      {"uarr", "↑"},  {"darr", "↓"},  {"lsquo", "‘"},  {"rsquo", "’"},
    {"ldquo", "“"},     {"rdquo", "”"}, {"laquo", "«"}, {"raquo", "»"},  {"sect", "§"},
};
constexpr std::size_t kLongest = 10;  // "&#1114111;"

// The character of a numbered entity, "#39" or "#x27"; empty when it names none that text can hold.
std::string numbered(std::string_view body) {
  int base = 10;
  body.remove_prefix(1);
  if (!body.empty() && (body[0] == 'x' || body[0] == 'X')) {
    base = 16;
    body.remove_prefix(1);
  }
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(body.data(), body.data() + body.size(), value, base);
  const bool whole = error == std::errc() && end == body.data() + body.size() && !body.empty();
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (!whole || value < 0x20 || value > 0x10FFFF || surrogate) return {};
  std::string out;
  utf8::append(out, static_cast<char32_t>(value));
  return out;
}

std::string character_of(std::string_view body) {
  if (!body.empty() && body[0] == '#') return numbered(body);
  for (const auto& [name, character] : kNamed) {
    if (name == body) return std::string(character);
  }
  return {};
}

std::optional<TextFlaw> find(const AuthoredText& text, const Element&) {
  const std::string_view all = text.text;
  if (all.find('&') == std::string_view::npos) return std::nullopt;
  TextFlaw flaw;
  for (std::size_t at = 0; at < all.size(); ++at) {
    const std::string_view here = all.substr(at, kLongest);
    const std::size_t end = here.find(';');
    const std::string character = all[at] == '&' && end != std::string_view::npos
                                      ? character_of(here.substr(1, end - 1))
                                      : std::string();
    if (character.empty()) {
      flaw.cleaned += all[at];
      continue;
    }
    if (flaw.found.empty()) flaw.found = here.substr(0, end + 1);
    flaw.cleaned += character;
    at += end;
  }
  return flaw.found.empty() ? std::nullopt : std::optional(std::move(flaw));
}

void describe(const TextFlaw& flaw, const Element&, Diagnostic& d) {
  d.message = tr("the text shows {} as it is written", flaw.found);
  d.hint = tr("write {}", quoted_text(flaw.cleaned));
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  report_text_flaws(context, kDoc, find, describe, sink);
}

}  // namespace

extern const DeckRule kEntityInText;
const DeckRule kEntityInText{kDoc, check};

}  // namespace deckle::qc
