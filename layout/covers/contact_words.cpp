#include "layout/covers/contact_words.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "layout/lists/dates_in_text.h"
#include "layout/lists/text_pattern.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// Ours: a longer text only mentions an address.
constexpr std::size_t kMostLines = 6, kLongestLine = 90;

bool has_email(std::string_view line) {
  static const TextPattern pattern(R"([\w.+-]+@[\w-]+(\.[\w-]+)+)");
  return pattern.found_in(line);
}

// Seven digits or more with the marks of telephone numbers, not a date or an amount; or an
// extension.
bool has_phone(std::string_view line) {
  static const TextPattern pattern(
      R"((?<![\d.,])(\+\d[\d\s().\-/]{6,20}\d|\(?0\d{1,3}\)?[\s.\-]\d{3,4}[\s.\-]\d{3,4}|\(?0\d{1,4}\)?[\s\-/]\d{5,8})(?![\d,])
         |(?<!\w)(tel|phone|mobile|fax|extension|ext)(?!\w)\.?:?\s*[\d+(]
         |(전화|휴대전화|팩스|내선)\s*(번호)?\s*:?\s*[\d+(]
         |(電話|内線|电话)\s*:?\s*[\d+(])");
  return pattern.found_in(line);
}

bool has_address(std::string_view line) {
  static const TextPattern pattern(
      R"((https?://|www\.)[^\s]+|(?<![\w@.])[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)*\.(com|org|net|edu|gov|int|io|dev|app|info|example|eu|kr|jp|cn|de|at|ch|uk|fr|it|es|nl|be|no|se|dk|fi|pl|ru|in|au|ca|us|br)(/[^\s]*)?(?![\w.@]))");
  return pattern.found_in(line);
}

bool is_called_contact(std::string_view line) {
  static const TextPattern pattern(
      R"((contact(\s+us)?|questions(\s+to)?|reach\s+us(\s+at)?|e-?mail|phone|tel|문의(처)?|연락처|담당(자)?|이메일|전화|お?問い?合わせ(先)?|連絡先|联系(方式|人)?)\s*[:：])");
  return !pattern.at_start(line).empty();
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find_first_of("\n\v", at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

}  // namespace

std::string_view contact_icon(std::string_view line) {
  if (has_email(line)) return "envelope";
  if (has_phone(line)) return "telephone";
  if (has_address(line)) return "globe";
  return {};
}

std::string_view step_icon(std::string_view step) {
  return date_in(step) ? "calendar-check" : "arrow-right-circle";
}

bool is_lone_contact(std::string_view line) {
  constexpr std::size_t kMostWords = 3;  // ours: "Jane Kim, a@example.com"
  const std::string_view icon = contact_icon(line);
  if (icon.empty() || utf8::length(line) > kLongestLine) return false;
  if (is_called_contact(line)) return true;
  std::size_t words = 0;
  bool in_word = false;
  for (const char c : line) {
    const bool space = c == ' ' || c == '\v' || c == '\t';
    // The groups of a telephone number are no words.
    const bool letter = static_cast<unsigned char>(c) >= 0x80 || (c >= 'a' && c <= 'z') ||
                        (c >= 'A' && c <= 'Z') || c == '@';
    if (space) in_word = false;
    if (letter && !in_word) {
      ++words;
      in_word = true;
    }
  }
  return words <= (icon == "globe" ? kMostWords - 1 : kMostWords);
}

bool is_contact(std::string_view text) {
  const std::vector<std::string_view> lines = lines_of(text);
  if (lines.size() > kMostLines) return false;
  bool found = false;
  for (const std::string_view line : lines) {
    if (utf8::length(line) > kLongestLine) return false;
    found = found || !contact_icon(line).empty() || is_called_contact(line);
  }
  return found;
}

}  // namespace deckle::layout
