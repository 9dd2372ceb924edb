#include "engine/diff/word_diff.h"

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <utility>

#include "slidespec/core/utf8.h"

namespace deckle::engine {

namespace {

// The cells of the table of common subsequences; 16 MB. Ours: two texts of 2,000 words that share
// neither beginning nor end.
constexpr std::size_t kMostCells = 4'000'000;

enum class Sort { Space, Letter, Single };

// Of those that are words by themselves, marks are not letters.
bool is_mark(char32_t c) {
  if (c < 0x80) return !(c >= '0' && c <= '9') && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z');
  return c < 0xAA || (c >= 0x2000 && c <= 0x2BFF) || (c >= 0x3001 && c <= 0x303F) ||
         (c >= 0xFF00 && c <= 0xFF0F);
}

Sort sort_of(char32_t c) {
  if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == 0xA0 || c == 0x3000)
    return Sort::Space;
  if (c < 0x80) {
    const bool word = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                      c == '_';
    return word ? Sort::Letter : Sort::Single;
  }
  const bool east_asian = (c >= 0x3040 && c <= 0x30FF) || (c >= 0x3400 && c <= 0x9FFF) ||
                          (c >= 0xF900 && c <= 0xFAFF) || (c >= 0x20000 && c <= 0x3FFFF);
  return east_asian || is_mark(c) ? Sort::Single : Sort::Letter;
}

using Ids = std::vector<std::uint32_t>;

// For each word of the older text whether it stays, and likewise of the newer one.
struct Kept {
  std::vector<bool> before, after;
};

void keep_common(const Ids& a, const Ids& b, std::size_t a0, std::size_t a1, std::size_t b0,
                 std::size_t b1, Kept& kept) {
  const std::size_t n = a1 - a0, m = b1 - b0;
  if (n == 0 || m == 0 || n > kMostCells / m) return;
  // lengths[i][j]: of the longest common subsequence of the words from i and from j on.
  const std::size_t width = m + 1;
  std::vector<std::uint32_t> lengths((n + 1) * width, 0);
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t j = m; j-- > 0;) {
      lengths[i * width + j] =
          a[a0 + i] == b[b0 + j]
              ? lengths[(i + 1) * width + j + 1] + 1
              : std::max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
    }
  }
  for (std::size_t i = 0, j = 0; i < n && j < m;) {
    if (a[a0 + i] == b[b0 + j]) {
      kept.before[a0 + i++] = true;
      kept.after[b0 + j++] = true;
    } else if (lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]) {
      ++i;
    } else {
      ++j;
    }
  }
}

void append(std::vector<WordPiece>& out, WordPiece::Kind kind, std::string_view text) {
  if (text.empty()) return;
  if (!out.empty() && out.back().kind == kind)
    out.back().text += text;
  else
    out.push_back({kind, std::string(text)});
}

bool is_space(const std::string& text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return sort_of(static_cast<unsigned char>(c)) == Sort::Space; });
}

// What lies between two changes and is white space alone becomes a part of both: "old words" became
// "new names", not two words that changed.
std::vector<WordPiece> joined(const std::vector<WordPiece>& pieces) {
  using Kind = WordPiece::Kind;
  std::vector<WordPiece> out;
  std::string removed, added;
  const auto flush = [&] {
    append(out, Kind::Removed, removed);
    append(out, Kind::Added, added);
    removed.clear();
    added.clear();
  };
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const WordPiece& piece = pieces[i];
    if (piece.kind == Kind::Removed) removed += piece.text;
    if (piece.kind == Kind::Added) added += piece.text;
    if (piece.kind != Kind::Same) continue;
    const bool inner = !removed.empty() && !added.empty() && i + 1 < pieces.size() &&
                       piece.text != "\n" && is_space(piece.text);
    if (inner) {
      removed += piece.text;
      added += piece.text;
      continue;
    }
    flush();
    append(out, Kind::Same, piece.text);
  }
  flush();
  return out;
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> out;
  std::size_t begin = 0;
  Sort last = Sort::Single;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t here = at;
    const char32_t c = utf8::next(text, at);
    // A line break is a word of its own, so that lines stay lines.
    const Sort sort = c == '\n' ? Sort::Single : sort_of(c);
    if (here > begin && (sort != last || sort == Sort::Single)) {
      out.push_back(text.substr(begin, here - begin));
      begin = here;
    }
    last = sort;
  }
  if (begin < text.size()) out.push_back(text.substr(begin));
  return out;
}

std::vector<WordPiece> word_diff(std::string_view before, std::string_view after) {
  const std::vector<std::string_view> a = words_of(before), b = words_of(after);
  std::unordered_map<std::string_view, std::uint32_t> numbers;
  const auto ids_of = [&numbers](const std::vector<std::string_view>& words) {
    Ids ids;
    for (const std::string_view word : words)
      ids.push_back(numbers.emplace(word, static_cast<std::uint32_t>(numbers.size())).first->second);
    return ids;
  };
  const Ids ids_a = ids_of(a), ids_b = ids_of(b);
  Kept kept{std::vector<bool>(a.size()), std::vector<bool>(b.size())};
  std::size_t first = 0, end_a = a.size(), end_b = b.size();
  while (first < end_a && first < end_b && ids_a[first] == ids_b[first]) {
    kept.before[first] = kept.after[first] = true;
    ++first;
  }
  while (end_a > first && end_b > first && ids_a[end_a - 1] == ids_b[end_b - 1]) {
    kept.before[--end_a] = true;
    kept.after[--end_b] = true;
  }
  keep_common(ids_a, ids_b, first, end_a, first, end_b, kept);
  std::vector<WordPiece> pieces;
  std::size_t i = 0, j = 0;
  while (i < a.size() || j < b.size()) {
    if (i < a.size() && !kept.before[i])
      append(pieces, WordPiece::Kind::Removed, a[i++]);
    else if (j < b.size() && !kept.after[j])
      append(pieces, WordPiece::Kind::Added, b[j++]);
    else {
      append(pieces, WordPiece::Kind::Same, a[i++]);
      ++j;
    }
  }
  return joined(pieces);
}

void add_words(std::string_view text, WordBag& bag) {
  for (const std::string_view word : words_of(text)) {
    std::size_t at = 0;
    const char32_t first = utf8::next(word, at);
    if (sort_of(first) == Sort::Space || is_mark(first)) continue;
    // FNV-1a, as in slidespec/diag.
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : word) {
      hash ^= static_cast<unsigned char>(c);
      hash *= 1099511628211ULL;
    }
    bag.push_back(hash);
  }
  std::sort(bag.begin(), bag.end());
}

double similarity(const WordBag& a, const WordBag& b) {
  if (a.empty() && b.empty()) return 1;
  std::size_t common = 0;
  for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i] == b[j]) {
      ++common;
      ++i;
      ++j;
    } else if (a[i] < b[j]) {
      ++i;
    } else {
      ++j;
    }
  }
  return 2.0 * static_cast<double>(common) / static_cast<double>(a.size() + b.size());
}

}  // namespace deckle::engine
