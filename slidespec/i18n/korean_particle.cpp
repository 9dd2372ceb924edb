#include "slidespec/i18n/korean_particle.h"

#include <algorithm>

#include "slidespec/core/ascii.h"
#include "slidespec/core/utf8.h"

namespace deckle {
namespace {

struct ParticleForm {
  std::string_view notation, after_consonant, after_vowel;
};

constexpr ParticleForm kForms[] = {
    {"은(는)", "은", "는"},   {"이(가)", "이", "가"},   {"을(를)", "을", "를"},
    {"과(와)", "과", "와"},   {"이(나)", "이나", "나"}, {"이(라)", "이라", "라"},
    {"(으)로", "으로", "로"},
};

constexpr std::string_view kToward = "(으)로";  // 로 after ㄹ, too

bool is_latin(char32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }
bool is_hangul(char32_t c) { return c >= 0xAC00 && c <= 0xD7A3; }

WordEnd hangul_end(char32_t syllable) {
  constexpr char32_t kFinals = 28, kRieul = 8;
  const char32_t last = (syllable - 0xAC00) % kFinals;
  return last == 0 ? WordEnd::Vowel : last == kRieul ? WordEnd::Rieul : WordEnd::Consonant;
}

// 영 일 이 삼 사 오 육 칠 팔 구; a number that ends in 0 is read 십, 백, 천, 만 or 영.
WordEnd digit_end(char32_t digit) {
  switch (digit) {
    case '0':
    case '3':
    case '6':
      return WordEnd::Consonant;
    case '1':
    case '7':
    case '8':
      return WordEnd::Rieul;
    default:
      return WordEnd::Vowel;
  }
}

// An acronym is read letter by letter: 엘, 알, 엠, 엔; all other names of letters end in a vowel.
WordEnd letter_end(char32_t letter) {
  if (letter == 'L' || letter == 'R') return WordEnd::Rieul;
  return letter == 'M' || letter == 'N' ? WordEnd::Consonant : WordEnd::Vowel;
}

// As loanwords are written (외래어 표기법, chapter 3.1): l and -le end in ㄹ, nasals in themselves, and k,
// p, t in ㄱ, ㅂ, ㅅ after one short vowel (layout 레이아웃, but sheet 시트).
WordEnd latin_end(const std::u32string& word) {
  if (std::all_of(word.begin(), word.end(), [](char32_t c) { return c <= 'Z'; }))
    return letter_end(word.back());
  std::string end;  // the last three letters, in lower case; spaces where there are none
  for (std::size_t i = 0; i < 3; ++i) {
    const char32_t c = i < word.size() ? word[word.size() - 1 - i] : U' ';
    end.insert(end.begin(), ascii_lower(static_cast<char>(c)));
  }
  const auto vowel = [](char c) { return std::string_view("aeiou").find(c) != std::string::npos; };
  const char last = end[2], before = end[1], first = end[0];
  if (word.size() >= 8 && word.substr(word.size() - 8) == U"template")
    return WordEnd::Consonant;                                               // 템플릿
  if (end == " px") return WordEnd::Rieul;                                   // 픽셀
  if (end == " pt") return WordEnd::Vowel;                                   // 포인트
  if (last == 'l' || (last == 'e' && before == 'l')) return WordEnd::Rieul;  // title, file
  if (last == 'e' && (before == 'm' || before == 'n') && vowel(first)) return WordEnd::Consonant;
  if (last == 'm' || last == 'n' || (last == 'g' && before == 'n')) return WordEnd::Consonant;
  if (last == 'k' && before == 'c') return WordEnd::Consonant;
  const bool stop = last == 'k' || last == 'p' || last == 't' || last == 'c';
  const bool short_vowel = vowel(before) && (!vowel(first) || before == 'u' || end == "ook");
  return stop && short_vowel ? WordEnd::Consonant : WordEnd::Vowel;
}

}  // namespace

WordEnd word_end(std::string_view text) {
  const std::u32string decoded = utf8::decode(text);
  std::size_t end = decoded.size();
  while (end > 0 && !is_latin(decoded[end - 1]) && !is_digit(decoded[end - 1]) &&
         !is_hangul(decoded[end - 1]) && decoded[end - 1] != '%')
    --end;
  if (end == 0 || decoded[end - 1] == '%') return WordEnd::Vowel;  // 퍼센트
  const char32_t last = decoded[end - 1];
  if (is_hangul(last)) return hangul_end(last);
  if (is_digit(last)) return digit_end(last);
  std::size_t begin = end;
  while (begin > 0 && is_latin(decoded[begin - 1])) --begin;
  return latin_end(decoded.substr(begin, end - begin));
}

std::string particle(std::string_view notation, std::string_view before) {
  for (const ParticleForm& form : kForms) {
    if (form.notation != notation) continue;
    const WordEnd end = word_end(before);
    const bool vowel = end == WordEnd::Vowel || (end == WordEnd::Rieul && notation == kToward);
    return std::string(vowel ? form.after_vowel : form.after_consonant);
  }
  return std::string(notation);
}

ParticleAt find_particle(std::string_view text, std::size_t from) {
  ParticleAt first{text.size(), 0};
  for (const ParticleForm& form : kForms) {
    const std::size_t at = text.find(form.notation, from);
    if (at != std::string_view::npos && at < first.begin) first = {at, form.notation.size()};
  }
  return first;
}

}  // namespace deckle
