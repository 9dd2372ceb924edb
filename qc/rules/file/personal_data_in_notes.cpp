#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "qc/check/authored_text.h"
#include "qc/check/notes_page.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "personal-data-in-notes",
    .type = "personal_data_in_notes",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "the speaker notes have data of a person",
    .what =
        "Looks in the speaker notes for addresses of e-mail, Korean mobile numbers and Korean "
        "resident numbers (six digits, a hyphen, seven digits of which the first is 1 to 8). The "
        "message says how many there are, and does not repeat them.",
    .why = "Notes are not seen in the show, and go with the file to everybody who gets it.",
    .bad = R"(<a:t>Call Minji before the show: minji@example.com</a:t>)",
    .good = R"(<a:t>Call the host before the show</a:t>)",
    .fixes = "",
};

bool is_address_letter(char c) {
  return is_ascii_word(c) || c == '.' || c == '_' || c == '-' || c == '+' || c == '%';
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// "name@host.tld", with two letters or more at its end.
std::size_t addresses_in(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = text.find('@'); at != std::string_view::npos; at = text.find('@', at + 1)) {
    std::size_t end = at + 1;
    while (end < text.size() && is_address_letter(text[end])) ++end;
    std::string_view host = text.substr(at + 1, end - at - 1);
    while (host.ends_with('.')) host.remove_suffix(1);
    const std::size_t dot = host.rfind('.');
    if (at == 0 || !is_address_letter(text[at - 1]) || dot == std::string_view::npos || dot == 0)
      continue;
    const std::string_view last = host.substr(dot + 1);
    if (last.size() >= 2 && std::none_of(last.begin(), last.end(), is_digit)) ++count;
  }
  return count;
}

// Groups of digits of these lengths with a hyphen between each, and no digit or hyphen beside them.
bool is_grouped(std::string_view text, std::size_t at, std::initializer_list<std::size_t> lengths,
                std::size_t& end) {
  if (at > 0 && (is_digit(text[at - 1]) || text[at - 1] == '-')) return false;
  std::size_t i = at;
  bool first = true;
  for (const std::size_t length : lengths) {
    if (!first && (i >= text.size() || text[i++] != '-')) return false;
    first = false;
    for (std::size_t k = 0; k < length; ++k, ++i) {
      if (i >= text.size() || !is_digit(text[i])) return false;
    }
  }
  end = i;
  return i == text.size() || (!is_digit(text[i]) && text[i] != '-');
}

std::size_t numbers_in(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::size_t end = 0;
    const bool resident =
        is_grouped(text, at, {6, 7}, end) && text[at + 7] >= '1' && text[at + 7] <= '8';
    const bool mobile =
        text.substr(at).starts_with("01") &&
        (is_grouped(text, at, {3, 4, 4}, end) || is_grouped(text, at, {3, 3, 4}, end));
    if (!resident && !mobile) continue;
    ++count;
    at = end;
  }
  return count;
}

void check(const FileContext& context, DiagnosticSink& sink) {
  for (const FileSlide& slide : context.slides()) {
    std::size_t addresses = 0, numbers = 0;
    for (const std::string& text : notes_texts(context, slide)) {
      addresses += addresses_in(text);
      numbers += numbers_in(text);
    }
    if (addresses + numbers == 0) continue;
    Diagnostic d = notes_finding(
        kDoc.id, kDoc.severity, context, slide,
        tr("they have data of people: {} addresses of e-mail, {} numbers", addresses, numbers));
    d.hint = tr("remove the data before the file leaves the house");
    d.facts = {{"addresses", static_cast<std::int64_t>(addresses)},
               {"numbers", static_cast<std::int64_t>(numbers)}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const FileRule kPersonalDataInNotesOfFile;
const FileRule kPersonalDataInNotesOfFile{kDoc, check, unread_notes};

}  // namespace deckle::qc
