#pragma once
// JSON text, written member by member in the caller's order. Unlike a tree of values it gives
// control of every byte (px numbers have their own shortest form).
//
// Two-space indentation; an object or array opened with Form::Line is on one line, with all in
// it. Nesting is the caller's duty and is asserted. Strings must be UTF-8.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace deckle {

class JsonWriter {
 public:
  enum class Form { Block, Line };

  JsonWriter& object(Form form = Form::Block) { return open('{', form); }
  JsonWriter& array(Form form = Form::Block) { return open('[', form); }
  JsonWriter& close();  // the innermost object or array

  JsonWriter& key(std::string_view name);
  JsonWriter& text(std::string_view value);
  JsonWriter& number(double value);  // shortest decimal that returns the same double; finite
  JsonWriter& integer(std::int64_t value);
  JsonWriter& boolean(bool value);
  JsonWriter& null();
  JsonWriter& raw(std::string_view json);  // a value already written as JSON

  // The whole as json_for_display(), ending in a line break. Everything must be closed.
  [[nodiscard]] std::string take();

 private:
  struct Open {
    char closing;
    bool line;   // on one line
    bool empty;  // nothing in it yet
  };
  JsonWriter& open(char opening, Form form);
  void before_value();
  void separate();

  std::string out_;
  std::vector<Open> stack_;
  bool after_key_ = false;
};

// `text` as a JSON string with its quotes. Controls are escaped, all else is unchanged.
[[nodiscard]] std::string json_string(std::string_view text);

// A JSON text with the same value, in which characters that a terminal, an editor or a build server
// may act on (core/display.h) are written as \uXXXX: JSON itself only escapes controls below
// U+0020. A byte that is not UTF-8 is replaced by U+FFFD.
[[nodiscard]] std::string json_for_display(std::string json);

}  // namespace deckle
