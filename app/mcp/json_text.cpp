#include "app/mcp/json_text.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>

namespace deckle::app::mcp {
namespace {

using nlohmann::json;

// {"params":{"arguments":{"spec": … }}} has three levels around the spec, and some values.
constexpr std::uint64_t kLevelsAround = 4, kValuesAround = 1000;

// Counts, and stops where there is too much. The parser itself does not recurse.
class Counter final : public nlohmann::json_sax<json> {
 public:
  explicit Counter(const Limits& limits)
      : most_levels_(limits.of(Limit::JsonDepth) + kLevelsAround),
        most_values_(limits.of(Limit::JsonValues) + kValuesAround) {}

  [[nodiscard]] JsonState state() const { return state_; }

  bool null() override { return value(); }
  bool boolean(bool /*value*/) override { return value(); }
  bool number_integer(std::int64_t /*value*/) override { return value(); }
  bool number_unsigned(std::uint64_t /*value*/) override { return value(); }
  bool number_float(double /*value*/, const std::string& /*text*/) override { return value(); }
  bool string(std::string& /*value*/) override { return value(); }
  bool binary(json::binary_t& /*value*/) override { return value(); }
  bool start_object(std::size_t /*elements*/) override { return open(); }
  bool start_array(std::size_t /*elements*/) override { return open(); }
  bool key(std::string& /*value*/) override { return true; }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t /*position*/, const std::string& /*last_token*/,
                   const json::exception& /*error*/) override {
    return stop(JsonState::Malformed);
  }

 private:
  bool stop(JsonState why) {
    state_ = why;
    return false;
  }
  bool value() { return ++values_ <= most_values_ || stop(JsonState::TooManyValues); }
  bool open() {
    if (!value()) return false;
    return ++level_ <= most_levels_ || stop(JsonState::TooDeep);
  }
  bool close() {
    --level_;
    return true;
  }

  std::uint64_t most_levels_, most_values_, level_ = 0, values_ = 0;
  JsonState state_ = JsonState::Valid;
};

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::size_t after_space(std::string_view text, std::size_t at) {
  while (at < text.size() && is_space(text[at])) ++at;
  return at;
}

// The end of the string that begins at `at`.
std::size_t after_string(std::string_view text, std::size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at) {
    if (text[at] == '\\') ++at;
  }
  return std::min(at + 1, text.size());
}

// The end of the value that begins at `at`.
std::size_t after_value(std::string_view text, std::size_t at) {
  if (at < text.size() && text[at] == '"') return after_string(text, at);
  std::size_t level = 0;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '"') {
      at = after_string(text, at);
      continue;
    }
    if (c == '{' || c == '[') ++level;
    if (level == 0 && (c == ',' || c == '}' || c == ']' || is_space(c))) return at;
    ++at;
    if ((c == '}' || c == ']') && --level == 0) return at;
  }
  return at;
}

bool begins_with(std::string_view text, char c) { return !text.empty() && text.front() == c; }

}  // namespace

JsonState check_json(std::string_view text, const Limits& limits) {
  Counter counter(limits);
  const bool read = json::sax_parse(text.begin(), text.end(), &counter);
  return read || counter.state() != JsonState::Valid ? counter.state() : JsonState::Malformed;
}

bool is_object(std::string_view text) { return begins_with(text, '{'); }
bool is_array(std::string_view text) { return begins_with(text, '['); }
bool is_string(std::string_view text) { return begins_with(text, '"'); }
bool is_number(std::string_view text) {
  return !text.empty() && (text.front() == '-' || (text.front() >= '0' && text.front() <= '9'));
}

std::string_view trimmed(std::string_view text) {
  text.remove_prefix(after_space(text, 0));
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

std::vector<JsonMember> members_of(std::string_view object) {
  std::vector<JsonMember> members;
  for (std::size_t at = after_space(object, 1); at < object.size() && object[at] == '"';) {
    const std::size_t key_end = after_string(object, at);
    JsonMember member{string_value(object.substr(at, key_end - at)), {}};
    const std::size_t begin = after_space(object, after_space(object, key_end) + 1);
    const std::size_t end = after_value(object, begin);
    member.value = object.substr(begin, end - begin);
    members.push_back(std::move(member));
    at = after_space(object, end);
    if (at < object.size() && object[at] == ',') at = after_space(object, at + 1);
  }
  return members;
}

std::string string_value(std::string_view text) {
  if (text.find('\\') == std::string_view::npos)
    return std::string(text.substr(1, text.size() - 2));
  return json::parse(text, nullptr, false).get<std::string>();
}

}  // namespace deckle::app::mcp
