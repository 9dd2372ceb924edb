#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "qc/check/authored_text.h"
#include "qc/check/rule.h"
#include "qc/check/shown_paragraphs.h"
#include "qc/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "uneven-spelling",
    .type = "uneven_spelling",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "a term is spelt in two ways",
    .what =
        "Compares the words of all slides: with and without a hyphen (e-mail and email), per cent "
        "and percent, British and American spellings of one word (organise and organize), and "
        "Korean compounds with and without a space (사업 부 and 사업부). The less frequent "
        "spelling is reported once. Names in capitals keep their spelling, and lines of sources "
        "do not count.",
    .why = "A term with two spellings looks like two terms, and a search finds half of them.",
    .bad = R"(Send an e-mail … The email has to arrive by noon)",
    .good = R"(Send an email … The email has to arrive by noon)",
    .fixes = "",
};

// A place in the deck at which a spelling is used.
struct Spelling {
  std::size_t count = 0;
  std::string written;  // the first time
  const ShownParagraph* first = nullptr;
};

// Of one term: its spellings.
using Term = std::map<std::string, Spelling>;
using Terms = std::map<std::string, Term>;

void add(Terms& terms, const std::string& term, const std::string& spelling,
         std::string_view written, const ShownParagraph& paragraph) {
  Spelling& use = terms[term][spelling];
  if (++use.count > 1) return;
  use.written = written;
  use.first = &paragraph;
}

// ---- Latin --------------------------------------------------------------------------------------

bool is_letter(char c) { return is_ascii_word(c) && (c < '0' || c > '9'); }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }

constexpr std::size_t kShortest = 5;  // letters of a term: "re-do" is none; ours

// Words that are others without their hyphen: to re-sign is not to resign.
bool has_meaningful_hyphen(std::string_view word) {
  return word.starts_with("re-") || word.starts_with("un-") || word.starts_with("co-op") ||
         word.starts_with("pre-");
}

// "DevTest": the name of a product.
bool has_inner_capital(std::string_view word) {
  for (std::size_t i = 1; i < word.size(); ++i) {
    if (is_upper(word[i]) && !is_upper(word[i - 1]) && word[i - 1] != '-') return true;
  }
  return false;
}

// The American spelling of a British word; empty where it is neither.
std::string american(const std::string& word) {
  struct Ending {
    std::string_view british, american;
  };
  static constexpr Ending kEndings[] = {
      {"isation", "ization"}, {"isations", "izations"}, {"ise", "ize"},       {"ised", "ized"},
      {"ises", "izes"},       {"ising", "izing"},       {"our", "or"},        {"ours", "ors"},
      {"oured", "ored"},      {"ouring", "oring"},      {"yse", "yze"},       {"ysed", "yzed"},
      {"ysing", "yzing"},     {"entre", "enter"},       {"entres", "enters"}, {"elling", "eling"},
      {"elled", "eled"},      {"ogue", "og"},           {"ogues", "ogs"},     {"iour", "ior"},
      {"ioural", "ioral"},
  };
  for (const Ending& ending : kEndings) {
    for (const std::string_view own : {ending.british, ending.american}) {
      if (word.size() < 6 || !word.ends_with(own)) continue;
      return word.substr(0, word.size() - own.size()) + std::string(ending.american);
    }
  }
  return {};
}

struct LatinWord {
  std::size_t begin = 0, end = 0;
};

std::vector<LatinWord> latin_words(std::string_view text) {
  std::vector<LatinWord> out;
  for (std::size_t at = 0; at < text.size();) {
    if (!is_letter(text[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    while (at < text.size() && (is_letter(text[at]) || (text[at] == '-' && at + 1 < text.size() &&
                                                        is_letter(text[at + 1]))))
      ++at;
    const bool beside_other = (begin > 0 && static_cast<unsigned char>(text[begin - 1]) >= 0xC3) ||
                              (at < text.size() && static_cast<unsigned char>(text[at]) >= 0xC3 &&
                               static_cast<unsigned char>(text[at]) <= 0xCF);
    if (!beside_other && !is_part_of_word(text, begin, at)) out.push_back({begin, at});
  }
  return out;
}

void add_latin(const ShownParagraph& paragraph, Terms& hyphens, Terms& spellings) {
  const std::string_view text = paragraph.text;
  const std::vector<LatinWord> words = latin_words(text);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view written = text.substr(words[i].begin, words[i].end - words[i].begin);
    const std::string lower = ascii_lower(written);
    std::string closed = lower;
    std::erase(closed, '-');
    if (has_inner_capital(written)) continue;
    if (closed.size() >= kShortest && !has_meaningful_hyphen(lower) &&
        std::count(lower.begin(), lower.end(), '-') <= 1)
      add(hyphens, closed, lower, written, paragraph);
    if (is_upper(written.front())) continue;
    if (lower == "percent") add(spellings, "percent", lower, written, paragraph);
    if (lower == "cent" && i > 0 && words[i].begin == words[i - 1].end + 1) {
      const std::string_view pair =
          text.substr(words[i - 1].begin, words[i].end - words[i - 1].begin);
      if (ascii_lower(pair) == "per cent") add(spellings, "percent", "per cent", pair, paragraph);
    }
    if (const std::string one = american(lower); !one.empty())
      add(spellings, one, lower, written, paragraph);
  }
}

// ---- Korean -------------------------------------------------------------------------------------

// Particles that follow a noun, the longer first.
constexpr std::u32string_view kParticles[] = {
    U"에서는", U"으로는", U"에서", U"으로", U"에게", U"까지", U"부터", U"보다", U"처럼",
    U"와의",   U"과의",   U"에는", U"은",   U"는",   U"이",   U"가",   U"을",   U"를",
    U"의",     U"에",     U"로",   U"와",   U"과",   U"도",   U"만"};

// Nouns of one syllable that end a compound.
constexpr std::u32string_view kShortEnds = U"부팀실률율별액량비용중";

struct KoreanWord {
  std::u32string letters;
  std::size_t begin = 0, end = 0;  // bytes
};

// The words between spaces that are Hangul only, but for signs at their end.
std::vector<KoreanWord> korean_words(std::string_view text) {
  std::vector<KoreanWord> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const std::size_t space = std::min(text.find(' ', at), text.size());
    KoreanWord word;
    word.begin = word.end = begin;
    bool pure = true, ended = false;
    while (at < space) {
      const char32_t c = utf8::next(text, at);
      if (is_hangul(c)) {
        if (ended) pure = false;
        word.letters += c;
        word.end = at;
      } else {
        ended = true;
        if (word.letters.empty() || c > 0x7F || is_ascii_word(static_cast<char>(c))) pure = false;
      }
    }
    if (!pure) word.letters.clear();
    out.push_back(std::move(word));
    at = space + 1;
  }
  return out;
}

// A noun of one syllable is left where it ends a compound: "부는", but not "이는".
std::u32string_view without_particle(std::u32string_view word) {
  for (const std::u32string_view particle : kParticles) {
    if (!word.ends_with(particle) || word.size() == particle.size()) continue;
    const std::u32string_view noun = word.substr(0, word.size() - particle.size());
    if (noun.size() > 1 || kShortEnds.find(noun[0]) != std::u32string_view::npos) return noun;
  }
  return word;
}

std::string encoded(std::u32string_view text) {
  std::string out;
  for (const char32_t c : text) utf8::append(out, c);
  return out;
}

// Whether two words can be one compound: "시장 점유율", "사업 부". With fewer letters most are
// chance: "이 사업".
bool may_be_compound(std::u32string_view first, std::u32string_view last) {
  if (first.size() < 2 || last.empty()) return false;
  return last.size() >= 2 || kShortEnds.find(last[0]) != std::u32string_view::npos;
}

// Those with a space are only terms where the deck has them without one as well.
void add_korean(const ShownParagraph& paragraph, Terms& joined, Terms& spaced) {
  const std::string_view text = paragraph.text;
  const std::vector<KoreanWord> words = korean_words(text);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const KoreanWord& word = words[i];
    if (word.letters.empty()) continue;
    const std::string_view written = text.substr(word.begin, word.end - word.begin);
    const std::u32string_view stem = without_particle(word.letters);
    if (word.letters.size() >= 3) {
      const std::string term = encoded(stem);
      add(joined, term, term, written, paragraph);
    }
    if (i == 0 || words[i - 1].letters.empty() || words[i - 1].end + 1 != word.begin) continue;
    const std::u32string& before = words[i - 1].letters;
    if (!may_be_compound(before, stem)) continue;
    add(spaced, encoded(before) + encoded(stem), encoded(before) + " " + encoded(stem),
        text.substr(words[i - 1].begin, word.end - words[i - 1].begin), paragraph);
  }
}

// ---- findings -----------------------------------------------------------------------------------

void report(const Term& term, DiagnosticSink& sink) {
  if (term.size() < 2) return;
  const auto by_count = [](const auto& a, const auto& b) {
    return a.second.count < b.second.count;
  };
  const Spelling& most = std::max_element(term.begin(), term.end(), by_count)->second;
  // The least frequent; of two equally frequent ones the one that comes later.
  const Spelling* odd = nullptr;
  for (const auto& [spelling, use] : term) {
    if (&use != &most && (odd == nullptr || use.count < odd->count)) odd = &use;
  }
  const Spelling* usual = &most;
  if (odd->count == usual->count && odd->first < usual->first) std::swap(odd, usual);
  Diagnostic d = file_finding(kDoc.id, kDoc.severity, *odd->first->slide, *odd->first->element);
  d.message =
      tr("{}: has {}; slide {} has {}", element_label(*odd->first->element),
         quoted_text(odd->written), usual->first->slide->number(), quoted_text(usual->written));
  d.hint = tr("spell a term in one way");
  d.facts = {{"spelling", odd->written}, {"other", usual->written}};
  sink.push_back(std::move(d));
}

void check(const FileContext& context, DiagnosticSink& sink) {
  const std::vector<ShownParagraph> paragraphs = shown_paragraphs(context);
  Terms hyphens, spellings, joined, spaced;
  for (const ShownParagraph& paragraph : paragraphs) {
    if (is_source_line(paragraph.text)) continue;
    add_latin(paragraph, hyphens, spellings);
    add_korean(paragraph, joined, spaced);
  }
  for (const auto& [term, uses] : hyphens) report(uses, sink);
  for (const auto& [term, uses] : spellings) report(uses, sink);
  for (const auto& [term, uses] : spaced) {
    const auto same = joined.find(term);
    if (same == joined.end()) continue;
    Term both = uses;
    both.insert(same->second.begin(), same->second.end());
    report(both, sink);
  }
}

}  // namespace

extern const FileRule kUnevenSpellingOfFile;
const FileRule kUnevenSpellingOfFile{kDoc, check};

}  // namespace deckle::qc
