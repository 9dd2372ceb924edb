#include "layout/lists/text_pattern.h"

#include <algorithm>
#include <optional>
#include <string>

#include "layout/lists/pattern_program.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kNone = std::string_view::npos;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lower_text(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = lower(c);
  return out;
}

// Letters of a pattern, but those after a backslash. Both sides in small letters match in either
// case.
std::string lower_pattern(std::string_view pattern) {
  std::string out(pattern);
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (out[i] == '\\')
      ++i;
    else
      out[i] = lower(out[i]);
  }
  return out;
}

// Runs a program over a text: depth first, going back to the last place where there was a choice.
class Matcher {
 public:
  Matcher(const PatternProgram& program, std::string_view text)
      : program_(program), text_(text), marks_(2 * program.groups, kNone) {}

  // The groups of the match that begins at `begin`; empty where there is none.
  std::vector<Span> match(std::size_t begin) {
    std::fill(marks_.begin(), marks_.end(), kNone);
    choices_.clear();
    marks_[0] = begin;
    const std::optional<std::size_t> end = run(0, begin);
    if (!end) return {};
    marks_[1] = *end;
    std::vector<Span> groups(program_.groups);
    for (std::size_t i = 0; i < groups.size(); ++i) {
      if (marks_[2 * i + 1] != kNone) groups[i] = {marks_[2 * i], marks_[2 * i + 1]};
    }
    return groups;
  }

 private:
  // Where to go on when what came after it failed: at `at`, then at each character before it down
  // to `least`. With kNone as step: the mark `least` was `at`.
  struct Choice {
    std::size_t step, at, least;
  };
  // Ours: a text with so many choices is no text that a person wrote.
  static constexpr std::size_t kMostChoices = std::size_t{1} << 18;

  // Where the match of the steps from `step` ends.
  std::optional<std::size_t> run(std::size_t step, std::size_t at) {
    const std::size_t own = choices_.size();
    while (true) {
      const PatternStep& now = program_.steps[step];
      bool holds = true;
      switch (now.kind) {
        case PatternStep::Kind::Take:
          holds = take(now, ++step, at);
          break;
        case PatternStep::Kind::Begin:
          holds = at == 0;
          ++step;
          break;
        case PatternStep::Kind::End:
          holds = is_end(at);
          ++step;
          break;
        case PatternStep::Kind::Branch:
          holds = choose({moved(step, now.offset), at, at});
          ++step;
          break;
        case PatternStep::Kind::Jump:
          step = moved(step, now.offset);
          break;
        case PatternStep::Kind::Mark:
          holds = choose({kNone, marks_[now.mark], now.mark});
          marks_[now.mark] = at;
          ++step;
          break;
        case PatternStep::Kind::Look:
          holds = sees(now, step + 1, at) != now.negative;
          step = moved(step, now.offset);
          break;
        case PatternStep::Kind::Done:
          choices_.resize(own);
          return at;
      }
      if (!holds && !go_back(own, step, at)) return std::nullopt;
    }
  }

  static std::size_t moved(std::size_t step, std::ptrdiff_t by) {
    return static_cast<std::size_t>(static_cast<std::ptrdiff_t>(step) + by);
  }

  bool choose(const Choice& choice) {
    if (choices_.size() >= kMostChoices) return false;
    choices_.push_back(choice);
    return true;
  }

  bool go_back(std::size_t own, std::size_t& step, std::size_t& at) {
    while (choices_.size() > own) {
      Choice& last = choices_.back();
      if (last.step == kNone) {
        marks_[last.least] = last.at;
        choices_.pop_back();
        continue;
      }
      step = last.step;
      at = last.at;
      if (last.at > last.least)
        last.at = before(last.at);
      else
        choices_.pop_back();
      return true;
    }
    return false;
  }

  bool take(const PatternStep& now, std::size_t next_step, std::size_t& at) {
    std::size_t count = 0, least = now.least == 0 ? at : kNone;
    while (count < now.most && at < text_.size()) {
      std::size_t next = at;
      const char32_t c = utf8::next(text_, next);
      if (now.set == PatternStep::kNoSet ? c != now.character : !program_.sets[now.set].contains(c))
        break;
      at = next;
      if (++count == now.least) least = at;
    }
    if (least == kNone) return false;
    return at == least || choose({next_step, before(at), least});
  }

  bool sees(const PatternStep& look, std::size_t step, std::size_t at) {
    for (std::size_t i = 0; i < look.behind; ++i) {
      if (at == 0) return false;
      at = before(at);
    }
    return run(step, at).has_value();
  }

  [[nodiscard]] std::size_t before(std::size_t at) const {
    do --at;
    while (at > 0 && (static_cast<unsigned char>(text_[at]) & 0xC0) == 0x80);
    return at;
  }

  // The end of the text, or the line break it ends with.
  [[nodiscard]] bool is_end(std::size_t at) const {
    const std::string_view rest = text_.substr(at);
    if (rest.empty() || rest == "\r\n") return true;
    if (rest == "\n") return at == 0 || text_[at - 1] != '\r';
    return rest == "\r" || rest == "\v" || rest == "\f" || rest == "\u0085" || rest == "\u2028" ||
           rest == "\u2029";
  }

  const PatternProgram& program_;
  const std::string_view text_;
  std::vector<std::size_t> marks_;
  std::vector<Choice> choices_;
};

}  // namespace

TextPattern::TextPattern(std::string_view pattern)
    : program_(std::make_unique<const PatternProgram>(compile_pattern(lower_pattern(pattern)))) {}

TextPattern::~TextPattern() = default;

std::vector<std::vector<Span>> TextPattern::at(std::string_view text,
                                               const std::vector<std::size_t>& places) const {
  std::vector<std::vector<Span>> found;
  const std::string lowered = lower_text(text);
  Matcher matcher(*program_, lowered);
  std::size_t end = 0;
  for (const std::size_t place : places) {
    if (place < end) continue;
    std::vector<Span> groups = matcher.match(place);
    if (groups.empty()) continue;
    end = groups.front().end;
    found.push_back(std::move(groups));
  }
  return found;
}

std::vector<Span> TextPattern::at_start(std::string_view text) const {
  const std::string lowered = lower_text(text);
  return Matcher(*program_, lowered).match(0);
}

bool TextPattern::found_in(std::string_view text) const {
  const std::string lowered = lower_text(text);
  Matcher matcher(*program_, lowered);
  for (std::size_t begin = 0;;) {
    if (!matcher.match(begin).empty()) return true;
    if (begin == lowered.size()) return false;
    static_cast<void>(utf8::next(lowered, begin));
  }
}

}  // namespace deckle::layout
