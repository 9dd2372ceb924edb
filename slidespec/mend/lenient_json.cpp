#include "slidespec/mend/lenient_json.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/mend/lenient/brackets.h"
#include "slidespec/mend/lenient/characters.h"
#include "slidespec/mend/lenient/json_mender.h"
#include "slidespec/mend/lenient/outer_text.h"
#include "slidespec/mend/lenient/string_end.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

using lenient::MendedValue;
using lenient::ValueKind;

void add_change(std::vector<Message>& changes, const Message& what) {
  if (std::find(changes.begin(), changes.end(), what) == changes.end()) changes.push_back(what);
}

// Values one after the other, with no text between them.
struct Group {
  std::string text;
  std::size_t values = 0, last = 0;  // how many; where the last one begins in `text`
  std::size_t begin = 0, end = 0;    // in the text that was given
  bool objects = true, keeps_words = true, other_brackets = false;
  ValueKind kind = ValueKind::Other;
  std::string beside;  // objects that are no spec before or after one
  std::vector<Message> changes;

  void add(const MendedValue& value, std::size_t at) {
    if (values == 0) begin = at;
    end = value.end;
    other_brackets = other_brackets || value.other_brackets;
    keeps_words = keeps_words && value.keeps_words;
    for (const Message& change : value.changes) add_change(changes, change);
    if (values > 0 && std::string_view(text).substr(last) == value.text) {
      add_change(changes, tr("a document that was there twice was kept once"));
      return;
    }
    if (values > 0 && is_beside(value)) {
      add_change(changes, tr("JSON beside the document was kept in it"));
      if (value.kind == ValueKind::Other) {
        beside += (beside.empty() ? "" : ", ") + value.text;
        return;
      }
      beside = std::exchange(text, {});
      values = last = 0;
      objects = true;
    }
    kind = std::max(kind, value.kind);
    objects = objects && value.object;
    if (values > 0) text += ",\n";
    last = text.size();
    text += value.text;
    ++values;
  }

  // Whether one of them is a spec, and the other an object that is none.
  [[nodiscard]] bool is_beside(const MendedValue& value) const {
    return std::max(kind, value.kind) == ValueKind::Document &&
           ((value.kind == ValueKind::Other && value.object) ||
            (kind == ValueKind::Other && objects));
  }

  void add(Group other) {
    objects = objects && other.objects;
    keeps_words = keeps_words && other.keeps_words;
    other_brackets = other_brackets || other.other_brackets;
    for (const Message& change : other.changes) add_change(changes, change);
    end = other.end;
    last = text.size() + 2 + other.last;
    text += ",\n" + other.text;
    values += other.values;
  }

  // Whether it is more of a spec than another.
  [[nodiscard]] bool better(const Group& other) const {
    return kind != other.kind ? kind > other.kind : end - begin > other.end - other.begin;
  }
};

struct Found {
  LenientJson json;
  // Brackets in it are not right, or what is left out belongs to it.
  bool other_brackets = false, is_part = false;
};

class Finder {
 public:
  explicit Finder(std::string_view text) : text_(text) {}

  Found find() {
    std::size_t at = first();
    const bool implied = at < text_.size() && text_[at] != '{' && text_[at] != '[';
    for (bool first = true; at < text_.size(); first = false) {
      check_cancelled();
      add(lenient::mend_value(text_, at, first && implied), at);
      at = std::min(text_.find_first_of("{[", std::max(current_.end, at + 1)), text_.size());
    }
    finish();
    return result();
  }

 private:
  // The first bracket, or the first key where its bracket is missing.
  [[nodiscard]] std::size_t first() const {
    const std::size_t begin = lenient::next_token(text_, 0).at;
    const std::size_t bracket = std::min(text_.find_first_of("{["), text_.size());
    if (begin >= bracket || !lenient::is_key_at(text_, begin)) return bracket;
    const std::string_view word = text_.substr(begin, lenient::word_end(text_, begin) - begin);
    const bool quoted = lenient::quote_at(text_, begin) != nullptr;
    if (quoted) return begin;
    // Without quotes only where a bracket follows, as YAML begins like that too.
    const std::size_t colon = begin + word.size();
    const std::size_t value = colon + lenient::colon_at(text_, colon);
    const bool bracket_follows = value > colon && lenient::next_token(text_, value).at == bracket;
    const bool same_line =
        text_.substr(value, bracket - value).find('\n') == std::string_view::npos;
    return (word == "deck" || word == "slides") && bracket_follows && same_line ? begin : bracket;
  }

  // Whether only blanks and commas are between the last value and `at`.
  [[nodiscard]] bool follows(std::size_t at) const {
    std::size_t next = current_.end;
    while (next < at) {
      const std::size_t length =
          std::max({lenient::blank_at(text_, next), lenient::comma_at(text_, next),
                    lenient::comment_at(text_, next, lenient::Ahead::Whole)});
      if (length == 0) return false;
      next += length;
    }
    return next == at;
  }

  void add(const MendedValue& value, std::size_t at) {
    // A bracket in a sentence that a spec follows, as in [draft] {…}, is no value.
    // Lists are values one after the other only where they are of one kind.
    const bool alike =
        value.object == current_.objects && (value.object || value.kind == current_.kind);
    const bool row = current_.values > 0 && follows(at) && (alike || current_.is_beside(value));
    if (!row) finish();
    current_.add(value, at);
  }

  void finish() {
    if (current_.values == 0) return;
    Group done = std::exchange(current_, {});
    current_.end = done.end;
    const bool slides = best_.kind == ValueKind::Slide && done.kind == ValueKind::Slide;
    if (slides && best_.objects && done.objects)
      best_.add(std::move(done));
    else if (best_.values == 0 || done.better(best_))
      best_ = std::move(done);
  }

  Found result() {
    Found all;
    LenientJson& found = all.json;
    if (best_.values == 0) {
      found.text = "\n";
      found.keeps_words = false;
      return all;
    }
    const std::string_view before = text_.substr(0, best_.begin), after = text_.substr(best_.end);
    const bool closing = describe(before, after, found.changes);
    all.other_brackets = best_.other_brackets || closing;
    for (const Message& change : best_.changes) add_change(found.changes, change);
    if (best_.values > 1) {
      best_.text = "[" + best_.text + "]";
      add_change(found.changes, tr("values one after the other became a list"));
    }
    if (!best_.beside.empty() && best_.text.ends_with('}')) {
      best_.text.pop_back();
      best_.text += ", \"beside_the_document\": [" + best_.beside + "]}";
    } else if (!best_.beside.empty() && best_.text.ends_with(']')) {
      best_.text.pop_back();
      best_.text += ", " + best_.beside + "]";
    }
    found.text = std::move(best_.text) + "\n";
    all.is_part = goes_on_before(before) || goes_on_after(after);
    found.keeps_words = best_.keeps_words && !all.is_part && !is_part(before, after);
    return all;
  }

  // Whether JSON with keys is next to the value that was found: it was cut out of a larger one.
  static bool goes_on_after(std::string_view after) {
    const std::size_t begin = lenient::next_token(after, 0).at;
    if (begin >= after.size()) return false;
    const bool joined = lenient::comma_at(after, begin) > 0 ||
                        std::string_view("}]{[\"").find(after[begin]) != std::string_view::npos;
    return joined && has_key(after.substr(begin, after.find("```", begin) - begin));
  }

  static bool goes_on_before(std::string_view before) {
    const std::size_t last = before.find_last_not_of(" \t\r\n");
    if (last == std::string_view::npos) return false;
    const char c = before[last];
    const bool after_key = c == ':' && last > 0 && before[last - 1] == '"';
    return (after_key || std::string_view(",}]{[").find(c) != std::string_view::npos) &&
           has_key(before);
  }

  static bool has_key(std::string_view text) {
    for (std::size_t at = text.find_first_of("\",{"); at < text.size();
         at = text.find_first_of("\",{", at + 1)) {
      if (lenient::is_key_at(text, text[at] == '"' ? at : lenient::next_token(text, at + 1).at))
        return true;
    }
    return false;
  }

  static bool has_fence(std::string_view text) {
    return text.find("```") != std::string_view::npos || text.find("~~~") != std::string_view::npos;
  }

  // Whether the value is brackets in another text, such as YAML or a letter.
  [[nodiscard]] bool is_part(std::string_view before, std::string_view after) const {
    if (lenient::looks_like_yaml(before) || lenient::looks_like_yaml(after)) return true;
    return best_.kind == ValueKind::Other && !has_fence(before) &&
           lenient::letters_in(before) + lenient::letters_in(after) >
               lenient::letters_in(text_.substr(best_.begin, best_.end - best_.begin));
  }

  // What is left out around the document. True: a closing bracket is.
  static bool describe(std::string_view before, std::string_view after,
                       std::vector<Message>& changes) {
    const auto first = [](std::string_view text) {
      std::size_t at = 0;
      while (const std::size_t blank = lenient::blank_at(text, at)) at += blank;
      return at;
    };
    if (has_fence(before)) {
      add_change(changes, tr("the code fence was removed"));
    } else if (first(before) < before.size()) {
      add_change(changes, tr("the text before the document was removed"));
    } else if (!before.empty() && before.find("\xEF\xBB\xBF") != 0 &&
               before.find_first_not_of(" \t\r\n") != std::string_view::npos) {
      add_change(changes, tr("unusual blanks were replaced"));
    }
    std::size_t at = 0;
    while (at < after.size()) {
      const std::size_t blank = lenient::blank_at(after, at);
      const bool noise = after[at] == '`' || after[at] == '~' || after[at] == ';';
      if (blank == 0 && !noise) break;
      at += std::max(blank, std::size_t{1});
    }
    if (at >= after.size()) return false;
    const bool closing = after[at] == '}' || after[at] == ']';
    add_change(changes, closing ? tr("a closing bracket that was too many was removed")
                                : tr("the text after the document was removed"));
    return closing;
  }

  std::string_view text_;
  Group best_, current_;
};

}  // namespace

LenientJson mend_json(std::string_view text) {
  constexpr int kMaxLayers = 3;  // ours: a string in a string in UTF-16
  std::vector<Message> changes;
  std::string inner;
  const auto take = [&](std::optional<std::string> found, const Message& change) {
    if (!found) return false;
    inner = std::move(*found);
    text = inner;
    add_change(changes, change);
    return true;
  };
  take(lenient::from_utf16(text), tr("the text was written as UTF-8"));
  take(lenient::from_cp949(text), tr("the text was written as UTF-8"));
  take(lenient::without_entities(text), tr("HTML entities were decoded"));
  for (int layer = 0; layer < kMaxLayers; ++layer) {
    if (!take(lenient::without_escapes(text), tr("the document was taken out of a string"))) break;
  }
  take(lenient::without_doubled_braces(text), tr("doubled braces were made single ones"));
  Found found = Finder(text).find();
  if (found.other_brackets || found.is_part) {
    if (const auto brackets = lenient::mend_brackets(text)) {
      Found again = Finder(brackets->text).find();
      if (!again.is_part) {
        found = std::move(again);
        for (const Message& change : brackets->changes) add_change(changes, change);
      }
    }
  }
  for (const Message& change : found.json.changes) add_change(changes, change);
  found.json.changes = std::move(changes);
  return std::move(found.json);
}

}  // namespace deckle
