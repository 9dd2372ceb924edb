#include "layout/lists/subject_heads.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "layout/lists/figures.h"
#include "layout/lists/text_ems.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// Ours: a longer subject is half a sentence; a wide letter counts as two.
constexpr std::size_t kMaxEms = 20, kMaxWords = 3;

// What joins a Korean noun to its sentence, and words after which a figure is no value of the
// subject.
constexpr std::array<std::string_view, 17> kParticles = {"은", "는", "이", "가", "을", "를",
                                                         "의", "에", "도", "로", "와", "과",
                                                         "약", "총", "각", "및", "서"};

// Last words before a figure that make what comes before it a part of a sentence, as verbs of the
// past do.
constexpr std::array<std::string_view, 40> kJoints = {
    "a",     "about", "and",    "are",  "around", "at",    "by",  "costs", "down", "fell",
    "first", "for",   "from",   "grew", "has",    "have",  "hit", "in",    "is",   "last",
    "lost",  "made",  "nearly", "next", "of",     "only",  "or",  "over",  "rose", "some",
    "than",  "the",   "to",     "top",  "under",  "until", "up",  "was",   "were", "with"};

bool is_wide(char32_t c) { return c >= 0x2E80; }

// Whether it is one to three words of letters.
bool is_name(std::string_view subject) {
  constexpr std::u32string_view kNoParts = U",.:;!?()[]{}\"'“”‘’，。：；！？、（）\t\v\n";
  std::size_t words = 1;
  for (std::size_t i = 0; i < subject.size();) {
    const char32_t c = utf8::next(subject, i);
    if (kNoParts.find(c) != std::u32string_view::npos) return false;
    if (c == U' ') ++words;
  }
  return !subject.empty() && text_ems(subject) <= kMaxEms && words <= kMaxWords;
}

// "Revenue reached" is the begin of a sentence, "Net Sales" a name; what follows the figure of a
// name in Latin letters is in brackets or behind a dash.
bool stands_before_its_value(std::string_view subject, std::string_view after) {
  std::size_t i = subject.size() - 1;
  while (i > 0 && (static_cast<unsigned char>(subject[i]) & 0xC0) == 0x80) --i;
  std::size_t last = i;
  if (is_wide(utf8::next(subject, last)))
    return std::none_of(kParticles.begin(), kParticles.end(),
                        [&](std::string_view particle) { return subject.ends_with(particle); });
  const std::size_t space = subject.rfind(' ');
  const std::string word =
      ascii_lower(space == std::string_view::npos ? subject : subject.substr(space + 1));
  if (word.ends_with("ed") || std::find(kJoints.begin(), kJoints.end(), word) != kJoints.end())
    return false;
  while (after.starts_with(' ')) after.remove_prefix(1);
  return after.empty() || after.starts_with('(') || after.starts_with("–") ||
         after.starts_with("—");
}

}  // namespace

std::optional<Head> subject_head(std::string_view text, std::string_view language) {
  const std::vector<Figure> figures = figures_in(text, language);
  if (figures.empty()) return std::nullopt;
  const Span& figure = figures.front().span;
  std::size_t end = figure.begin;
  while (end > 0 && text[end - 1] == ' ') --end;
  if (end == 0 || end == figure.begin) return std::nullopt;
  const std::string_view subject = text.substr(0, end);
  if (!is_name(subject) || !stands_before_its_value(subject, text.substr(figure.end)))
    return std::nullopt;
  return Head{HeadKind::Subject, end, figure.begin};
}

}  // namespace deckle::layout
