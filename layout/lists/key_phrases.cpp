#include "layout/lists/key_phrases.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace deckle::layout {
namespace {

constexpr std::size_t kLeastParts = 3, kMostParts = 5, kMostWords = 4;

std::size_t words_in(std::string_view text) {
  return text.empty() ? 0 : static_cast<std::size_t>(std::count(text.begin(), text.end(), ' ')) + 1;
}

// From where `text` goes on behind the first of the words; 0: it has none of them.
template <typename Words>
std::size_t behind(std::string_view text, const Words& words) {
  std::size_t first = std::string_view::npos, end = 0;
  for (const std::string_view word : words) {
    const std::size_t at = text.find(word);
    if (at >= first) continue;
    first = at;
    end = at + word.size();
  }
  return end;
}

// Without the words that join it to the others, and without what describes it further.
Span phrase_of(std::string_view sentence, Span part) {
  static constexpr std::array<std::string_view, 4> kJoining = {"and ", "or ", "but ", "yet "};
  static constexpr std::array<std::string_view, 4> kFurther = {" that ", " which ", " who ",
                                                               " where "};
  while (part.begin < part.end && sentence[part.begin] == ' ') ++part.begin;
  while (part.end > part.begin &&
         std::string_view(" .!").find(sentence[part.end - 1]) != std::string_view::npos)
    --part.end;
  const auto text = [&] { return sentence.substr(part.begin, part.end - part.begin); };
  for (const std::string_view word : kJoining) {
    if (text().starts_with(word)) part.begin += word.size();
  }
  for (const std::string_view word : kFurther) {
    const std::size_t at = text().find(word);
    if (at != std::string_view::npos) part.end = part.begin + at;
  }
  return part;
}

}  // namespace

std::vector<Span> key_phrases(std::string_view sentence) {
  static constexpr std::array<std::string_view, 4> kCopulas = {" is ", " are ", " was ", " were "};
  std::vector<Span> out;
  std::size_t begin = 0;
  for (std::size_t comma = sentence.find(", "); begin < sentence.size();
       comma = sentence.find(", ", begin)) {
    const std::size_t end = std::min(comma, sentence.size());
    Span part{begin, end};
    if (out.empty()) {
      // The first part begins with the subject and its verb.
      const std::size_t verb = behind(sentence.substr(0, end), kCopulas);
      if (verb == 0) return {};
      part.begin = verb;
    }
    const Span phrase = phrase_of(sentence, part);
    const std::size_t words = words_in(sentence.substr(phrase.begin, phrase.end - phrase.begin));
    if (words == 0 || words > kMostWords) return {};
    out.push_back(phrase);
    begin = comma == std::string_view::npos ? sentence.size() : comma + 2;
  }
  return out.size() >= kLeastParts && out.size() <= kMostParts ? out : std::vector<Span>();
}

}  // namespace deckle::layout
