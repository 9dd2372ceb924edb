#pragma once
// Regular expressions over UTF-8, with offsets in bytes. A pattern is compiled once; matching may
// run on any number of threads.
//
// Ours, because ICU's takes 8 million instructions when the first pattern of a process is compiled,
// and with those of deckle twice as many: a third of what a deck of one slide takes.

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace deckle::layout {

struct Span {
  std::size_t begin = 0, end = 0;
  [[nodiscard]] bool empty() const { return begin == end; }
  friend bool operator==(const Span&, const Span&) = default;
};

struct PatternProgram;

class TextPattern {
 public:
  // The syntax is that of pattern_program.h. White space in it counts for nothing, and # begins a
  // comment; letters of ASCII match in either case. A pattern that is not valid is a fault of the
  // program.
  explicit TextPattern(std::string_view pattern);
  ~TextPattern();
  TextPattern(const TextPattern&) = delete;
  TextPattern& operator=(const TextPattern&) = delete;

  // The matches that begin at one of `places`, which ascend, each with its groups; empty spans for
  // groups that took no part. Not overlapping.
  [[nodiscard]] std::vector<std::vector<Span>> at(std::string_view text,
                                                  const std::vector<std::size_t>& places) const;
  // The match at the very beginning of the text, with its groups; empty where there is none.
  [[nodiscard]] std::vector<Span> at_start(std::string_view text) const;
  // Whether it matches anywhere.
  [[nodiscard]] bool found_in(std::string_view text) const;

 private:
  std::unique_ptr<const PatternProgram> program_;
};

}  // namespace deckle::layout
