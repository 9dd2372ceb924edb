#include "slidespec/mend/lenient/json_mender.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"
#include "slidespec/mend/lenient/characters.h"
#include "slidespec/mend/lenient/string_content.h"
#include "slidespec/mend/lenient/string_end.h"
#include "slidespec/mend/lenient/words.h"
#include "slidespec/messages/tr.h"

namespace deckle::lenient {
namespace {

bool is_json_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

class Mender {
 public:
  Mender(std::string_view text, std::size_t begin, bool implied)
      : text_(text), begin_(begin), at_(begin) {
    if (!implied) return;
    out_ = "{";
    open_.push_back({true, Want::Key});
    changed(tr("an opening bracket was added"));
    other_brackets_ = true;
  }

  MendedValue mend() {
    MendedValue value;
    value.object = !open_.empty() || text_[at_] == '{';
    while (at_ < text_.size() && !finished_) {
      if (++steps_ % kValuesBetweenChecks == 0) check_cancelled();
      step();
    }
    if (!open_.empty()) {
      changed(tr("closing brackets were added at the end"));
      other_brackets_ = true;
    }
    while (!open_.empty()) close();
    value.end = at_;
    value.kind = kind_;
    value.other_brackets = other_brackets_;
    value.keeps_words =
        letters_in(text_.substr(begin_, at_ - begin_)) + added_ <= letters_in(out_) + dropped_;
    value.text = std::move(out_);
    value.changes = std::move(changes_);
    return value;
  }

 private:
  enum class Want { Key, Colon, Value, Comma };
  static constexpr std::size_t kNone = std::string::npos;

  // A member of an object that is open; offsets into `out_`.
  struct Member {
    std::size_t begin = kNone, end = kNone;  // of its value
    std::size_t names = 1;                   // how many its key was given
  };
  struct Open {
    bool object = false;
    Want want = Want::Value;
    std::map<std::string, Member> members = {};
    // Of the member that is being read: its name, its first one if it is there twice, its value.
    std::string key = {}, written = {};  // as it is written, and as its author wrote it
    Member* same = nullptr;
    std::size_t value_begin = kNone;
    std::size_t last_end = kNone;  // of the last member that is whole
  };

  void changed(const Message& what) {
    if (std::find(changes_.begin(), changes_.end(), what) == changes_.end())
      changes_.push_back(what);
  }

  [[nodiscard]] bool looking_at(std::string_view what) const {
    return text_.substr(at_, what.size()) == what;
  }

  [[nodiscard]] Within within() const {
    return open_.empty() ? Within::Document : open_.back().object ? Within::Object : Within::Array;
  }

  void drop(std::size_t length) {
    dropped_ += letters_in(text_.substr(at_, length));
    at_ = std::min(at_ + length, text_.size());
  }

  void step() {
    const char c = text_[at_];
    if (const std::size_t blank = blank_at(text_, at_); blank > 0) return this->blank(blank);
    const bool colour = c == '#' && wants(Want::Value) && colour_end(text_, at_) > at_;
    const std::size_t comment = colour ? 0 : comment_at(text_, at_, Ahead::Whole);
    if (comment > 0) {
      drop(comment);
      return changed(tr("comments were removed"));
    }
    if (after_string_ || looking_at("\u3010")) {
      if (const std::size_t cited = citation_at(text_, at_); cited > 0) {
        drop(cited);
        return changed(tr("marks of citations were removed"));
      }
    }
    after_string_ = false;
    if (const std::size_t dots = dots_at(text_, at_); dots > 0) {
      at_ += dots;
      changed(tr("dots in place of a value were removed"));
    } else if (c == '{' || c == '[') {
      close_before_bracket();
      if (wants(Want::Key)) other_brackets_ = true;
      begin_value();
      out_ += c;
      ++at_;
      open_.push_back({c == '{', c == '{' ? Want::Key : Want::Value});
    } else if (c == '}' || c == ']') {
      close_bracket(c == '}');
    } else if (const std::size_t comma = comma_at(text_, at_); comma > 0) {
      if (comma > 1) changed(tr("full-width colons and commas were replaced"));
      this->comma(comma);
    } else if (const std::size_t colon = colon_at(text_, at_); colon > 0) {
      if (colon > 1) changed(tr("full-width colons and commas were replaced"));
      this->colon(colon);
    } else if (c == '=' && wants(Want::Colon)) {
      changed(tr("a colon was added"));
      this->colon(looking_at("=>") ? 2 : 1);
    } else if (looking_at("```") || looking_at("~~~")) {
      finished_ = true;  // the end of the code fence
    } else if (quote_at(text_, at_) != nullptr) {
      string();
    } else {
      word();
    }
  }

  [[nodiscard]] bool wants(Want want) const { return !open_.empty() && open_.back().want == want; }

  void blank(std::size_t length) {
    const char c = text_[at_];
    if (is_json_blank(c)) {
      out_ += c;
      if (c == '\n') after_string_ = false;
    } else {
      out_ += ' ';
      changed(tr("unusual blanks were replaced"));
    }
    at_ += length;
  }

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
    if (in.want == Want::Value) in.value_begin = out_.size();
  }

  void end_value() {
    if (open_.empty()) return;
    Open& in = open_.back();
    in.want = Want::Comma;
    if (in.object) end_member(in);
  }

  void end_member(Open& in) {
    if (in.same != nullptr && in.value_begin != kNone && in.same->begin != kNone &&
        merge(in, *in.same)) {
      in.same = nullptr;
      return;
    }
    if (in.same != nullptr) {
      added_ += letters_in(in.key);
      dropped_ += letters_in(in.written);
      changed(tr("a key that is there twice was given a new name"));
      in.same = nullptr;
    }
    in.last_end = out_.size();
    Member& member = in.members[in.key];
    member.begin = in.value_begin;
    member.end = out_.size();
  }

  // The same key again: equal values are one, arrays are joined.
  bool merge(Open& in, Member& first) {
    constexpr std::size_t kMaxMerges = 100;  // each may move the rest of the text
    if (merges_ >= kMaxMerges) return false;
    const std::string_view out = out_;
    const std::string_view one = out.substr(first.begin, first.end - first.begin);
    std::string two(out.substr(in.value_begin));
    if (one == two) {
      dropped_ += letters_in(two) + letters_in(in.written);
      changed(tr("a key that is there twice with the same value was kept once"));
      out_.resize(in.last_end);
    } else if (one.starts_with('[') && two.starts_with('[')) {
      dropped_ += letters_in(in.written);
      changed(tr("lists under the same key were joined"));
      out_.resize(in.last_end);
      join(in, first, two.substr(1, two.size() - 2));
    } else {
      return false;
    }
    ++merges_;
    return true;
  }

  void join(Open& in, Member& first, std::string items) {
    const auto begin = std::find_if_not(items.begin(), items.end(), is_json_blank);
    items.erase(items.begin(), begin);
    while (!items.empty() && is_json_blank(items.back())) items.pop_back();
    if (items.empty()) return;
    std::size_t end = first.end - 1;
    while (is_json_blank(out_[end - 1])) --end;
    if (end > first.begin + 1) items.insert(0, ", ");
    out_.insert(end, items);
    for (auto& [key, member] : in.members) {
      if (member.begin == kNone || member.end < first.end) continue;
      if (&member != &first) member.begin += items.size();
      if (&member != &first) member.end += items.size();
    }
    first.end += items.size();
    in.last_end += items.size();
  }

  void insert_before_blanks(std::string_view what) {
    std::size_t end = out_.size();
    while (end > 0 && is_json_blank(out_[end - 1])) --end;
    out_.insert(end, what);
  }

  void remove_last_comma() {
    std::size_t end = out_.size();
    while (end > 0 && is_json_blank(out_[end - 1])) --end;
    if (end == 0 || out_[end - 1] != ',') return;
    out_.erase(end - 1, 1);
    changed(tr("commas that were too many were removed"));
  }

  void write_null(std::string_view before) {
    other_brackets_ = true;
    out_ += before;
    out_ += "null";
    added_ += 4;
    changed(tr("null was written where a value is missing"));
  }

  void colon(std::size_t length) {
    at_ += length;
    if (!wants(Want::Colon)) {
      other_brackets_ = true;
      return changed(tr("a colon was removed"));
    }
    out_ += ':';
    open_.back().want = Want::Value;
  }

  void comma(std::size_t length) {
    at_ += length;
    if (open_.empty()) return;
    Open& in = open_.back();
    if (in.want == Want::Comma) {
      out_ += ',';
      in.want = in.object ? Want::Key : Want::Value;
    } else if (in.object && in.want != Want::Key) {
      write_null(in.want == Want::Colon ? ": " : "");
      end_value();
      out_ += ',';
      in.want = Want::Key;
    } else {
      changed(tr("commas that were too many were removed"));
    }
  }

  void close() {
    Open& in = open_.back();
    if (in.object && (in.want == Want::Colon || in.want == Want::Value)) {
      write_null(in.want == Want::Colon ? ": " : "");
      end_value();
    } else if (in.want != Want::Comma) {
      remove_last_comma();
    }
    out_ += in.object ? '}' : ']';
    open_.pop_back();
    end_value();
  }

  void close_bracket(bool object) {
    ++at_;
    const auto same = std::find_if(open_.rbegin(), open_.rend(),
                                   [object](const Open& one) { return one.object == object; });
    if (same == open_.rend() || closes_too_early(same == open_.rend() - 1)) {
      changed(tr("a closing bracket that was too many was removed"));
      other_brackets_ = true;
      return;
    }
    // Either the inner brackets were not closed, or this one is of the wrong kind.
    auto inner = static_cast<std::size_t>(same - open_.rbegin());
    if (inner > 0) {
      changed(tr("a closing bracket was added or replaced"));
      other_brackets_ = true;
    }
    if (inner > 0 && !fits_after(inner) && fits_after(0)) inner = 0;
    for (std::size_t i = 0; i <= inner; ++i) close();
    finished_ = open_.empty();
  }

  // Whether what follows can go on in what is open when the innermost and `inner` around it are
  // closed.
  [[nodiscard]] bool fits_after(std::size_t inner) const {
    Next next = next_token(text_, at_);
    const bool end = next.at >= text_.size();
    if (open_.size() == inner + 1) return end || text_.substr(next.at, 3) == "```";
    if (end) return false;
    const bool in_object = open_[open_.size() - inner - 2].object;
    if (text_[next.at] == '}' || text_[next.at] == ']') return in_object == (text_[next.at] == '}');
    next = next_token(text_, next.at + comma_at(text_, next.at));
    return in_object == is_key_at(text_, next.at);
  }

  // In an object a bracket cannot follow a comma: the object's own bracket was left out.
  void close_before_bracket() {
    if (!wants(Want::Key) || open_.back().last_end == kNone) return;
    const auto array =
        std::find_if(open_.rbegin(), open_.rend(), [](const Open& one) { return !one.object; });
    if (array == open_.rend()) return;
    changed(tr("a closing bracket was added or replaced"));
    other_brackets_ = true;
    std::string blanks = out_.substr(open_.back().last_end);
    out_.resize(open_.back().last_end);
    const std::size_t count = static_cast<std::size_t>(array - open_.rbegin());
    for (std::size_t i = 0; i < count; ++i) {
      open_.back().want = Want::Comma;
      close();
    }
    out_ += blanks;  // with their comma
    open_.back().want = Want::Value;
  }

  // Members follow that would be after the document.
  [[nodiscard]] bool closes_too_early(bool outermost) const {
    if (!outermost || !open_.front().object) return false;
    const Next next = next_token(text_, at_);
    const std::size_t comma = comma_at(text_, next.at);
    if (comma == 0) return false;
    const Next key = next_token(text_, next.at + comma);
    return quote_at(text_, key.at) != nullptr && is_key_at(text_, key.at);
  }

  void string() {
    begin_value();
    const bool key = wants(Want::Key);
    StringReader reader(text_, within(), rewound_);
    ReadString read = reader.read(at_, key);
    if (read.holds_key) other_brackets_ = true;
    while (!key && !read.cut) {
      // "one" + "two", or "one" and in the next line "two" where there can be only one.
      const Next next = next_token(text_, read.end);
      const bool plus = next.at < text_.size() && text_[next.at] == '+';
      const std::size_t second = plus ? next_token(text_, next.at + 1).at : next.at;
      if (quote_at(text_, second) == nullptr) break;
      if (!plus && (within() != Within::Object || !is_continuation_at(text_, second))) break;
      dropped_ += letters_in(text_.substr(read.end, second - read.end));
      changed(tr("strings in several parts were joined"));
      ReadString more = reader.read(second, false);
      read.content += more.content;
      read.end = more.end;
      read.cut = more.cut;
    }
    for (const Message& change : reader.changes()) changed(change);
    dropped_ += reader.dropped();
    at_ = read.end;
    write_string(std::move(read.content), key);
  }

  // `content` is escaped already.
  void write_string(std::string content, bool key) {
    if (!key) {
      out_ += '"' + content + '"';
      end_value();
      after_string_ = true;
      return;
    }
    constexpr std::size_t kSpecDepth = 3;  // of "slides" below a key or two around the spec
    if (open_.size() <= kSpecDepth) {
      if (content == "deck" || content == "slides")
        kind_ = ValueKind::Document;
      else if (content == "elements" || content == "slide_id")
        kind_ = std::max(kind_, ValueKind::Slide);
    }
    Open& in = open_.back();
    const auto found = in.members.find(content);
    in.same = found == in.members.end() ? nullptr : &found->second;
    in.key = in.written = content;
    while (in.same != nullptr && in.members.contains(in.key))
      in.key = fmt::format("{}_{}", content, ++in.same->names);
    in.members.try_emplace(in.key);
    in.value_begin = kNone;
    out_ += '"' + in.key + '"';
    in.want = Want::Colon;
  }

  void word() {
    if (open_.empty()) {
      ++at_;
      return;
    }
    const Open& in = open_.back();
    const bool key = in.object && (in.want == Want::Key || in.want == Want::Comma);
    const BareWord bare = key ? bare_key(text_, at_) : bare_value(text_, at_, within());
    if (bare.end == at_) {  // nothing that JSON knows
      changed(tr("characters outside of strings were removed"));
      at_ += std::max(utf8::code_point_at(text_, at_).length, std::size_t{1});
      return;
    }
    begin_value();
    at_ = bare.end;
    if (key) {
      changed(tr("quotes were added around keys"));
      return write_string(escaped(bare.text), true);
    }
    for (const Message& change : bare.changes) changed(change);
    dropped_ += letters_in(bare.text);
    added_ += letters_in(bare.json);
    out_ += bare.json;
    end_value();
  }

  static std::string escaped(const std::string& word) {
    const std::string quoted =
        nlohmann::json(word).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    return quoted.substr(1, quoted.size() - 2);
  }

  std::string_view text_;
  std::size_t begin_, at_, steps_ = 0;
  bool finished_ = false, after_string_ = false, other_brackets_ = false;
  std::string out_;
  std::vector<Open> open_;
  std::size_t rewound_ = 0, merges_ = 0;
  std::size_t dropped_ = 0, added_ = 0;  // letters, on purpose
  ValueKind kind_ = ValueKind::Other;
  std::vector<Message> changes_;
};

}  // namespace

MendedValue mend_value(std::string_view text, std::size_t begin, bool implied) {
  return Mender(text, begin, implied).mend();
}

}  // namespace deckle::lenient
