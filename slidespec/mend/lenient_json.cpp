#include "slidespec/mend/lenient_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool is_bare(char c) {  // of a key or word without quotes
  return is_letter(c) || is_digit(c) || c == '_' || c == '-' || c == '$' || (c & 0x80) != 0;
}

struct Quote {
  std::string_view open, close;
};
constexpr Quote kQuotes[] = {
    {"\"", "\""},         {"'", "'"},           {"`", "`"},
    {"\u201C", "\u201D"}, {"\u201D", "\u201D"}, {"\u2018", "\u2019"},
};

class Mender {
 public:
  explicit Mender(std::string_view text) : text_(text) {}

  LenientJson mend() {
    find_document();
    while (at_ < text_.size() && !finished_) {
      if (++steps_ % kValuesBetweenChecks == 0) check_cancelled();
      step();
    }
    if (!open_.empty()) changed(tr("closing brackets were added at the end"));
    while (!open_.empty()) close();
    out_ += '\n';
    return {std::move(out_), std::move(changes_)};
  }

 private:
  enum class Want { Key, Colon, Value, Comma };
  struct Open {
    bool object = false;
    Want want = Want::Value;
    std::map<std::string, std::size_t> keys = {};  // how often each was there
  };

  void changed(const Message& what) {
    if (std::find(changes_.begin(), changes_.end(), what) == changes_.end())
      changes_.push_back(what);
  }

  [[nodiscard]] bool looking_at(std::string_view what) const {
    return text_.substr(at_, what.size()) == what;
  }

  // The document is from the first bracket on, inside a code fence if there is one.
  void find_document() {
    const std::size_t fence = text_.find("```");
    const std::size_t brace = text_.find_first_of("{[");
    if (fence != std::string_view::npos && brace != std::string_view::npos && fence < brace) {
      changed(tr("the code fence was removed"));
      const std::size_t end = text_.find("```", brace);
      // A fence inside a string is no end: the document goes on after it.
      if (end != std::string_view::npos && text_.find_first_of("}]", end) == std::string_view::npos)
        text_ = text_.substr(0, end);
    }
    if (brace == std::string_view::npos) return;
    const std::string_view before = text_.substr(0, brace);
    if (std::any_of(before.begin(), before.end(), [](char c) { return !is_blank(c); }) &&
        changes_.empty() && before != "\xEF\xBB\xBF")
      changed(tr("the text before the document was removed"));
    at_ = brace;
  }

  void step() {
    const char c = text_[at_];
    if (is_blank(c)) {
      out_ += c;
      ++at_;
    } else if (looking_at("//") || (c == '#' && wants_token())) {
      at_ = std::min(text_.find('\n', at_), text_.size());
      changed(tr("comments were removed"));
    } else if (looking_at("/*")) {
      const std::size_t end = text_.find("*/", at_ + 2);
      at_ = end == std::string_view::npos ? text_.size() : end + 2;
      changed(tr("comments were removed"));
    } else if (looking_at("...") || looking_at("\u2026")) {
      at_ += 3;
      changed(tr("dots in place of a value were removed"));
    } else if (c == '{' || c == '[') {
      begin_value();
      out_ += c;
      ++at_;
      open_.push_back({c == '{', c == '{' ? Want::Key : Want::Value});
    } else if (c == '}' || c == ']') {
      close_bracket(c == '}');
    } else if (c == ',') {
      comma();
    } else if (c == ':') {
      if (open_.empty() || open_.back().want != Want::Colon)
        changed(tr("a colon was removed"));
      else
        out_ += ':', open_.back().want = Want::Value;
      ++at_;
    } else if (!string()) {
      word();
    }
  }

  [[nodiscard]] bool wants_token() const { return !open_.empty(); }

  // Before a value or a key: the comma that its author left out.
  void begin_value() {
    if (open_.empty()) return;
    Open& in = open_.back();
    if (in.want == Want::Comma) {
      insert_before_blanks(",");
      changed(tr("commas were added"));
      in.want = in.object ? Want::Key : Want::Value;
    } else if (in.want == Want::Colon) {
      out_ += ": ";
      changed(tr("a colon was added"));
      in.want = Want::Value;
    }
  }

  void end_value() {
    if (!open_.empty()) open_.back().want = Want::Comma;
    if (open_.empty()) end_document();
  }

  void insert_before_blanks(std::string_view what) {
    std::size_t end = out_.size();
    while (end > 0 && is_blank(out_[end - 1])) --end;
    out_.insert(end, what);
  }

  void remove_last_comma() {
    std::size_t end = out_.size();
    while (end > 0 && is_blank(out_[end - 1])) --end;
    if (end == 0 || out_[end - 1] != ',') return;
    out_.erase(end - 1, 1);
    changed(tr("commas that were too many were removed"));
  }

  void comma() {
    ++at_;
    if (open_.empty()) return;
    Open& in = open_.back();
    if (in.want == Want::Comma) {
      out_ += ',';
      in.want = in.object ? Want::Key : Want::Value;
    } else if (in.object && in.want != Want::Key) {
      if (in.want == Want::Colon) out_ += ": ";
      out_ += "null,";  // the value is missing
      changed(tr("null was written where a value is missing"));
      in.want = Want::Key;
    } else {
      changed(tr("commas that were too many were removed"));
    }
  }

  void close() {
    Open& in = open_.back();
    if (in.object && (in.want == Want::Colon || in.want == Want::Value)) {
      out_ += in.want == Want::Colon ? ": null" : "null";
      changed(tr("null was written where a value is missing"));
    } else if (in.want != Want::Comma) {
      remove_last_comma();
    }
    out_ += in.object ? '}' : ']';
    open_.pop_back();
    if (!open_.empty()) open_.back().want = Want::Comma;
  }

  void close_bracket(bool object) {
    ++at_;
    const auto same = std::find_if(open_.rbegin(), open_.rend(),
                                   [object](const Open& one) { return one.object == object; });
    if (same == open_.rend()) {
      changed(tr("a closing bracket that was too many was removed"));
      return;
    }
    // Either the inner brackets were not closed, or this one is of the wrong kind.
    const auto inner = static_cast<std::size_t>(same - open_.rbegin());
    if (inner > 0) changed(tr("a closing bracket was added or replaced"));
    for (std::size_t i = 0; i <= inner; ++i) close();
    if (open_.empty()) end_document();
  }

  // What follows the document is not part of it.
  void end_document() {
    const std::string_view rest = text_.substr(at_);
    const auto is_noise = [](char c) { return is_blank(c) || c == '`' || c == ';'; };
    const auto more = std::find_if_not(rest.begin(), rest.end(), is_noise);
    if (more != rest.end() && (*more == '}' || *more == ']'))
      changed(tr("a closing bracket that was too many was removed"));
    else if (more != rest.end())
      changed(tr("the text after the document was removed"));
    finished_ = true;
  }

  // A quote ends its string if the document can go on after it.
  [[nodiscard]] bool ends_string(std::size_t after, bool key) const {
    std::size_t at = after;
    bool line_end = false;
    for (; at < text_.size() && is_blank(text_[at]); ++at) line_end = line_end || text_[at] == '\n';
    if (at >= text_.size()) return true;
    const char c = text_[at];
    if (key) return c == ':';
    if (c == '}' || c == ']') return true;
    if (c == ',') return goes_on(at + 1);
    if (text_.substr(at, 2) == "//" || text_.substr(at, 2) == "/*") return true;
    if (c == '#' && line_end) return true;  // a comment
    return line_end && (c == '"' || c == '\'' || c == '{' || c == '[');
  }

  // Whether a key, a value, a bracket or nothing follows a comma.
  [[nodiscard]] bool goes_on(std::size_t at) const {
    bool line_end = false;
    for (; at < text_.size() && is_blank(text_[at]); ++at) line_end = line_end || text_[at] == '\n';
    if (at >= text_.size()) return true;
    const char c = text_[at];
    if (c == '#') return line_end;  // a comment
    if (c == '"' || c == '\'' || c == '{' || c == '[' || c == '}' || c == ']' || c == '/' ||
        c == '-' || is_digit(c) || c == ',')
      return true;
    // A word: a key without quotes, or true, false, null.
    std::size_t end = at;
    while (end < text_.size() && is_bare(text_[end])) ++end;
    const std::string_view word = text_.substr(at, end - at);
    if (word == "true" || word == "false" || word == "null" || word == "True" || word == "False" ||
        word == "None")
      return true;
    while (end < text_.size() && is_blank(text_[end])) ++end;
    return !word.empty() && end < text_.size() && text_[end] == ':';
  }

  bool string() {
    const auto* const quote = std::find_if(std::begin(kQuotes), std::end(kQuotes),
                                           [this](const Quote& q) { return looking_at(q.open); });
    if (quote == std::end(kQuotes)) return false;
    begin_value();
    const bool key = !open_.empty() && open_.back().want == Want::Key;
    if (quote->open != "\"") changed(tr("quotes were replaced by double quotes"));
    at_ += quote->open.size();
    std::string content;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '\\') {
        escape(content);
      } else if (looking_at(quote->close) && ends_string(at_ + quote->close.size(), key)) {
        break;
      } else if (c == '"') {
        content += "\\\"";
        if (quote->open == "\"") changed(tr("quotes inside strings were escaped"));
        ++at_;
      } else if (c == '\n' || c == '\r' || c == '\t') {
        if (c != '\r' || text_.substr(at_ + 1, 1) != "\n") content += c == '\t' ? "\\t" : "\\n";
        changed(tr("line breaks and tabs inside strings were escaped"));
        ++at_;
      } else {
        content += c;
        ++at_;
      }
    }
    if (at_ >= text_.size()) changed(tr("a quote was added at the end"));
    at_ = std::min(at_ + quote->close.size(), text_.size());
    write_string(std::move(content), key);
    return true;
  }

  // `content` is escaped already.
  void write_string(std::string content, bool key) {
    if (key) {
      std::string name = content;
      if (const std::size_t before = open_.back().keys[content]++; before > 0) {
        name = fmt::format("{}_{}", content, before + 1);
        changed(tr("a key that is there twice was given a new name"));
      }
      out_ += '"' + name + '"';
      open_.back().want = Want::Colon;
    } else {
      out_ += '"' + content + '"';
      end_value();
    }
  }

  void escape(std::string& content) {
    const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
    const bool unicode = next == 'u' && at_ + 5 < text_.size() && is_hex(text_[at_ + 2]) &&
                         is_hex(text_[at_ + 3]) && is_hex(text_[at_ + 4]) && is_hex(text_[at_ + 5]);
    if (unicode || (next != '\0' && next != 'u' &&
                    std::string_view("\"\\/bfnrt").find(next) != std::string_view::npos)) {
      content += text_.substr(at_, 2);
      at_ += 2;
      return;
    }
    changed(tr("wrong escapes in strings were corrected"));
    if (next == '\'' || next == '`') {
      content += next;
      at_ += 2;
    } else if (next == '\n') {  // a string that goes on in the next line
      at_ += 2;
    } else {
      content += "\\\\";
      ++at_;
    }
  }

  void word() {
    std::size_t end = at_;
    while (end < text_.size() && (is_bare(text_[end]) || text_[end] == '.' || text_[end] == '+'))
      ++end;
    if (end == at_) {  // nothing that JSON knows
      changed(tr("characters outside of strings were removed"));
      ++at_;
      return;
    }
    const std::string word(text_.substr(at_, end - at_));
    if (open_.empty()) {
      at_ = end;
      return;
    }
    begin_value();
    at_ = end;
    if (open_.back().want == Want::Key) {
      changed(tr("quotes were added around keys"));
      write_string(word, true);
      return;
    }
    out_ += value_of(word);
    end_value();
  }

  std::string value_of(const std::string& word) {
    static constexpr std::pair<std::string_view, std::string_view> kWords[] = {
        {"True", "true"}, {"TRUE", "true"}, {"False", "false"},    {"FALSE", "false"},
        {"None", "null"}, {"NULL", "null"}, {"undefined", "null"}, {"nil", "null"},
        {"Null", "null"}, {"NaN", "null"},  {"nan", "null"},
    };
    if (word == "true" || word == "false" || word == "null") return word;
    for (const auto& [wrong, right] : kWords) {
      if (word != wrong) continue;
      changed(tr("true, false and null were written as JSON writes them"));
      return std::string(right);
    }
    if (is_digit(word[0]) || word[0] == '+' || word[0] == '-' || word[0] == '.') {
      const std::string number = number_of(word);
      if (nlohmann::json::accept(number)) {
        if (number != word) changed(tr("numbers were written as JSON writes them"));
        return number;
      }
    }
    changed(tr("quotes were added around words"));
    return nlohmann::json(word).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  }

  static std::string number_of(const std::string& word) {
    std::string number;
    for (const char c : word) {
      if (c != '_') number += c;
    }
    if (number.starts_with('+')) number.erase(0, 1);
    const std::size_t sign = number.starts_with('-') ? 1 : 0;
    while (number.size() > sign + 1 && number[sign] == '0' && is_digit(number[sign + 1]))
      number.erase(sign, 1);
    if (number.substr(sign, 1) == ".") number.insert(sign, "0");
    if (number.ends_with('.')) number += '0';
    return number;
  }

  std::string_view text_;
  std::size_t at_ = 0, steps_ = 0;
  bool finished_ = false;
  std::string out_;
  std::vector<Open> open_;
  std::vector<Message> changes_;
};

}  // namespace

LenientJson mend_json(std::string_view text) { return Mender(text).mend(); }

}  // namespace deckle
