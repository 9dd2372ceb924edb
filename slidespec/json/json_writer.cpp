#include "slidespec/json/json_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "slidespec/core/assert.h"
#include "slidespec/core/display.h"
#include "slidespec/core/utf8.h"

namespace deckle {

std::string json_string(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    switch (c) {
      case '"':
        out += "\\\"";
        break;
      case '\\':
        out += "\\\\";
        break;
      case '\n':
        out += "\\n";
        break;
      case '\r':
        out += "\\r";
        break;
      case '\t':
        out += "\\t";
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
          out += fmt::format("\\u{:04x}", static_cast<unsigned char>(c));
        } else {
          out += c;
        }
    }
  }
  return out += '"';
}

std::string json_for_display(std::string json) {
  std::string out;
  std::size_t copied = 0;  // json[0, copied) is in `out`
  for (std::size_t at = 0; at < json.size();) {
    const auto byte = static_cast<unsigned char>(json[at]);
    const utf8::CodePoint c =
        byte < 0x80 ? utf8::CodePoint{byte, 1} : utf8::code_point_at(json, at);
    const std::size_t length = std::max<std::size_t>(c.length, 1);
    // Outside strings there is none of these.
    if (c.length == 0 || is_wide_control(c.value) ||
        (byte == '#' && json.compare(at, 2, "##") == 0)) {
      constexpr char32_t kReplacement = 0xFFFD;
      out.append(json, copied, at - copied);
      out +=
          fmt::format("\\u{:04x}", static_cast<unsigned>(c.length == 0 ? kReplacement : c.value));
      copied = at + length;
    }
    at += length;
  }
  if (copied == 0) return json;
  return out.append(json, copied, json.size() - copied);
}

void JsonWriter::separate() {
  if (stack_.empty()) return;
  Open& inner = stack_.back();
  if (!inner.empty) out_ += inner.line ? ", " : ",";
  inner.empty = false;
  if (!inner.line) out_ += '\n' + std::string(stack_.size() * 2, ' ');
}

void JsonWriter::before_value() {
  if (!std::exchange(after_key_, false)) separate();
}

JsonWriter& JsonWriter::open(char opening, Form form) {
  before_value();
  const bool line = form == Form::Line || (!stack_.empty() && stack_.back().line);
  out_ += opening;
  stack_.push_back({opening == '{' ? '}' : ']', line, true});
  return *this;
}

JsonWriter& JsonWriter::close() {
  DECKLE_ASSERT(!stack_.empty() && !after_key_, "nothing to close, or a key without a value");
  const Open inner = stack_.back();
  stack_.pop_back();
  if (!inner.line && !inner.empty) out_ += '\n' + std::string(stack_.size() * 2, ' ');
  out_ += inner.closing;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  DECKLE_ASSERT(!after_key_ && !stack_.empty() && stack_.back().closing == '}',
                "a key outside an object");
  separate();
  out_ += json_string(name) += ": ";
  after_key_ = true;
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view json) {
  before_value();
  out_ += json;
  return *this;
}

JsonWriter& JsonWriter::text(std::string_view value) { return raw(json_string(value)); }
JsonWriter& JsonWriter::integer(std::int64_t value) { return raw(std::to_string(value)); }
JsonWriter& JsonWriter::boolean(bool value) { return raw(value ? "true" : "false"); }
JsonWriter& JsonWriter::null() { return raw("null"); }

JsonWriter& JsonWriter::number(double value) {
  DECKLE_ASSERT(std::isfinite(value), "JSON has no number for this");
  return raw(value == 0 ? "0" : fmt::format("{}", value));
}

std::string JsonWriter::take() {
  DECKLE_ASSERT(stack_.empty() && !after_key_, "something is still open");
  out_ += '\n';
  return json_for_display(std::move(out_));
}

}  // namespace deckle
