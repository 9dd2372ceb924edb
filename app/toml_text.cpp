#include "app/toml_text.h"

#include <algorithm>
#include <string>

#include "app/messages/tr.h"
#include "slidespec/core/utf8.h"

namespace deckle::app {

namespace {

// A dotted key has few names here: a section and a setting. The parser makes a table of each name, and
// releases them by recursion.
constexpr int kMaxDots = 16;

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::optional<TomlFlaw> run() {
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = 3;
    for (; at_ < text_.size() && !flaw_; ++at_) read(text_[at_]);
    return std::move(flaw_);
  }

 private:
  // One character, or the string, comment or bare value that begins there.
  void read(char c) {
    if (c == '"' || c == '\'') {
      // toml++ reads it, and what follows, as part of a number or date.
      if (!wanted_ && !may_begin_string())
        return flaw(at_, tr("a quote within a key or value"),
                    tr("put the whole key or value in quotes"));
      pass_string();
      end_value();
    } else if (c == '#') {
      at_ = std::min(text_.find('\n', at_), text_.size()) - 1;
    } else if (c == '.' && !wanted_) {
      if (++dots_ > kMaxDots)
        flaw(at_, tr("a key of more than {} names", kMaxDots + 1),
             tr("write one of the sections and settings of docs/contracts.md"));
    } else if (std::string_view("=,{}[]\n").find(c) != std::string_view::npos) {
      dots_ = 0;
      read_sign(c);
    } else if (!is_ascii(c)) {
      // toml++ asks of each whether it is a space, which for most is undefined.
      flaw(at_, tr("'{}' is outside quotes", character(at_)),
           tr("put keys and values with letters other than A to Z in quotes"));
    } else if (wanted_ && !is_space(c)) {
      pass_bare_value();
      end_value();
    }
  }

  void read_sign(char c) {
    const bool array = !open_.empty() && open_.back() == '[';
    switch (c) {
      case '=':
        if (wanted_ || had_ || array) return within(at_);
        wanted_ = true;
        break;
      case ',':
        had_ = false;
        wanted_ = array;
        break;
      case '[':
      case '{':
        // The name of a section is in brackets, at the beginning of its line.
        if (!wanted_ && (c == '{' || !open_.empty() || !may_begin_string())) return within(at_);
        if (wanted_) open_ += c;
        wanted_ = wanted_ && c == '[';
        break;
      case ']':
      case '}':
        if (!open_.empty()) open_.pop_back();
        had_ = true;
        wanted_ = false;
        break;
      default:  // the end of a line
        if (!open_.empty()) break;
        wanted_ = had_ = false;
    }
  }

  void end_value() {
    had_ = had_ || wanted_;
    wanted_ = false;
  }

  void within(std::size_t at) {
    flaw(at, tr("'{}' is within a key or value", character(at)),
         tr("put the whole key or value in quotes"));
  }

  // A number, date or word. toml++ reads to its end whatever is in it.
  void pass_bare_value() {
    const std::size_t end = std::min(text_.find_first_of(" \t\r\n,]}#", at_), text_.size());
    for (; at_ < end && !flaw_; ++at_) {
      const char c = text_[at_];
      if (c == '"' || c == '\'')
        flaw(at_, tr("a quote within a key or value"), tr("put the whole key or value in quotes"));
      else if (!is_ascii(c))
        flaw(at_, tr("'{}' is outside quotes", character(at_)),
             tr("put keys and values with letters other than A to Z in quotes"));
      else if (c == '=' || c == '[' || c == '{')
        within(at_);
    }
    --at_;
  }

  std::string character(std::size_t at) const {
    std::string out;
    utf8::append(out, utf8::next(text_, at));
    return out;
  }

  // Whether a key or value begins at `at_`.
  bool may_begin_string() const {
    const std::size_t before = text_.substr(0, at_).find_last_not_of(" \t");
    return before == std::string_view::npos || text_.substr(0, at_) == "\xEF\xBB\xBF" ||
           std::string_view("=,[{.\r\n").find(text_[before]) != std::string_view::npos;
  }

  void flaw(std::size_t at, Message message, Message hint) {
    const std::string_view before = text_.substr(0, at);
    const std::size_t line = before.rfind('\n') + 1;  // 0 when there is none
    flaw_.emplace();
    flaw_->line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    flaw_->column = 1 + static_cast<int>(utf8::length(before.substr(line)));
    flaw_->message = std::move(message);
    flaw_->hint = std::move(hint);
  }

  // Leaves `at_` at the last character of the string. One of a single line ends there at the
  // latest: without its quote the file is invalid.
  void pass_string() {
    const char quote = text_[at_];
    const bool multi = text_.substr(at_, 3) == std::string(3, quote);
    const std::string closing(multi ? 3U : 1U, quote);
    std::size_t end = at_ + closing.size();
    for (; end < text_.size() && text_.substr(end, closing.size()) != closing; ++end) {
      if (text_[end] == '\n' && !multi) {
        at_ = end - 1;
        return;
      }
      if (text_[end] == '\\' && quote == '"' && !pass_escape(end)) return;
    }
    end = std::min(end + closing.size(), text_.size());
    // Up to two more quotes belong to a text of several lines.
    for (int more = 0; multi && more < 2 && end < text_.size() && text_[end] == quote; ++more)
      ++end;
    at_ = end - 1;
  }

  // Moves `at` from a backslash to the last character that it concerns: the next one, or all white
  // space up to the text that goes on in another line. False: there is a flaw.
  bool pass_escape(std::size_t& at) {
    std::size_t next = at + 1;
    while (next < text_.size() && is_space(text_[next])) ++next;
    if (next < text_.size() && !is_ascii(text_[next])) {
      flaw(next, tr("'{}' follows a backslash", character(next)),
           tr("write the text in one line, without the backslash"));
      return false;
    }
    at = std::max(at + 1, next - 1);
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int dots_ = 0;        // of the key
  std::string open_;    // brackets of arrays and inline tables
  bool wanted_ = false;  // a value begins next
  bool had_ = false;     // of this line, array or inline table: a value has ended
  std::optional<TomlFlaw> flaw_;
};

}  // namespace

std::optional<TomlFlaw> find_toml_flaw(std::string_view text) { return Scanner(text).run(); }

}  // namespace deckle::app
