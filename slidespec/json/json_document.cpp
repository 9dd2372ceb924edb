#include "slidespec/json/json_document.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <deque>
#include <exception>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"
#include "slidespec/json/checked_bytes.h"
#include "slidespec/json/sound_json.h"
#include "slidespec/json/text_check.h"
#include "slidespec/messages/tr.h"

namespace deckle {

using nlohmann::json;

namespace {

constexpr std::size_t kMaxDuplicates = 100;

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Empties a value, the innermost values first. json's destructor does it with a list that it allocates,
// which ends the process where memory has run out, and takes longer.
void release(json& value) {
  if (auto* items = value.get_ptr<json::array_t*>()) {
    for (json& item : *items) release(item);
    items->clear();
  } else if (auto* members = value.get_ptr<json::object_t*>()) {
    for (auto& member : *members) release(member.second);
    members->clear();
  }
}

}  // namespace

struct JsonDocument::Data {
  Data() = default;
  Data(const Data&) = delete;
  Data& operator=(const Data&) = delete;
  ~Data() { release(root); }

  void clear() {
    release(root);
    root = nullptr;
    positions.nodes().clear();
  }

  Limits limits;
  json root;
  JsonPositions positions;
};

namespace {

// nlohmann's SAX events, turned into values and nodes. The events come without offsets, but in the
// order of the text: skipping white space and one separator from the end of the last token finds
// the next.
class Builder {
 public:
  Builder(JsonDocument::Data& data, DiagnosticSink& sink, const Limits& limits)
      : data_(data),
        positions_(data.positions),
        nodes_(data.positions.nodes()),
        sink_(sink),
        limits_(limits) {
    const std::string_view text = positions_.text();
    if (text.substr(0, 3) == "\xEF\xBB\xBF") cursor_ = 3;
    nodes_.reserve(text.size() / 24 + 16);
  }
  Builder(const Builder&) = delete;
  Builder& operator=(const Builder&) = delete;
  ~Builder() {
    for (json& value : discarded_) release(value);
  }

  bool null() { return scalar(nullptr, 4); }
  bool boolean(bool value) { return scalar(value, value ? 4 : 5); }
  bool number_integer(std::int64_t value) { return number(value); }
  bool number_unsigned(std::uint64_t value) {
    if (value <= static_cast<std::uint64_t>(INT64_MAX))
      return number(static_cast<std::int64_t>(value));
    return number(static_cast<double>(value));
  }
  bool number_float(double value, const std::string&) {
    constexpr double kExact =
        9007199254740992.0;  // 2^53: below, every integral double is its integer
    if (std::fabs(value) <= kExact && std::trunc(value) == value)
      return number(static_cast<std::int64_t>(value));
    return number(value);
  }
  bool string(std::string& value) {
    if (!begin_value()) return false;
    skip_string();
    if (value.find('\r') != std::string::npos) fold(value);
    put(std::move(value));
    end_scalar();
    return true;
  }
  bool binary(json::binary_t&) { return false; }

  bool start_object(std::size_t) { return start(json::object()); }
  bool start_array(std::size_t) { return start(json::array()); }
  bool end_object() { return end(); }
  bool end_array() { return end(); }

  bool key(std::string& value) {
    skip_to_token();
    key_offset_ = static_cast<std::uint32_t>(cursor_);
    skip_string();
    json& object = *stack_.back().value;
    const auto [found, inserted] = object.get_ref<json::object_t&>().try_emplace(std::move(value));
    if (inserted) {
      slot_ = &found->second;
      return true;
    }
    slot_ = &discarded_.emplace_back();
    if (++duplicates_ > kMaxDuplicates) return true;
    const std::size_t first = positions_.member(stack_.back().node, found->first, nodes_.size());
    Diagnostic duplicate;
    duplicate.rule = "json";
    duplicate.at = positions_.at(key_offset_);
    const Place earlier = positions_.at(first == JsonPositions::npos ? 0 : nodes_[first].key);
    duplicate.message = tr("the key '{}' appears twice; the first is at {}:{}", found->first,
                           earlier.line, earlier.column);
    duplicate.hint = tr("keep one of the two");
    sink_.push_back(std::move(duplicate));
    return true;
  }

  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception& error) {
    skip_to_token();
    // At the wrong token; a wrong separator is at the lexer's position.
    const std::size_t offset = std::min(cursor_, position == 0 ? 0 : position - 1);
    Diagnostic wrong;
    wrong.rule = "json";
    wrong.at = positions_.at(offset);
    explain(offset, error.what(), wrong);
    sink_.push_back(std::move(wrong));
    return false;
  }

 private:
  struct Open {
    json* value;
    std::size_t node;
  };

  static void fold(std::string& text) {
    std::size_t out = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
      text[out++] = text[i];
    }
    text.resize(out);
  }

  // nlohmann's name of a token.
  static Message token_name(const std::string& token) {
    if (token == "string literal") return tr("a string");
    if (token == "number literal") return tr("a number");
    if (token == "'[', '{', or a literal") return tr("a value");
    return token;  // a sign in quotation marks
  }

  void explain(std::size_t offset, const std::string& what, Diagnostic& wrong) const {
    const std::string_view text = positions_.text();
    if (offset >= text.size()) {
      const bool blank = std::all_of(text.begin(), text.end(), [](char c) { return is_space(c); });
      wrong.message =
          blank ? tr("the text is empty") : tr("the text ends in the middle of a value");
      wrong.hint = blank ? tr("write a JSON object; 'deckle new' prints one to start from")
                         : tr("close the open strings, arrays and objects, the innermost first");
      return;
    }
    const std::size_t dash = what.find(" - ");
    const std::size_t expected_at = what.find("; expected ");
    std::string expected = expected_at == std::string::npos ? "" : what.substr(expected_at + 11);
    const utf8::CodePoint c = utf8::code_point_at(text, offset);
    const std::string_view found = text.substr(offset, std::max<std::size_t>(c.length, 1));
    wrong.message = expected.empty()                    ? tr("unexpected '{}'", found)
                    : expected == "end of input"
                        ? tr("unexpected '{}' after the end of the document", found)
                        : tr("unexpected '{}'; expected {}", found, token_name(expected));
    if (found == "\"" && dash != std::string::npos &&
        what.find("invalid string", dash) != std::string::npos) {
      wrong.message = tr("the string is not closed, or contains an escape that JSON does not have");
      wrong.hint =
          tr("use only the escapes of JSON: \\\" \\\\ \\/ \\b \\f \\n \\r \\t, and \\u with four "
             "hex digits");
    } else if (found == "/" || found == "#") {
      wrong.hint = tr("remove comments; JSON has none");
    } else if (found == "'") {
      wrong.hint = tr("write strings with double quotes");
    } else if (found == "}" || found == "]") {
      wrong.hint = tr("remove the extra comma before it, or add the missing value");
    } else if (found == "{" || found == "[" || found == "\"") {
      wrong.hint = tr("add the missing comma or colon before it");
    } else {
      wrong.hint = tr("check the text just before it");
    }
  }

  void skip_to_token() {
    const std::string_view text = positions_.text();
    bool separator = false;
    for (; cursor_ < text.size(); ++cursor_) {
      const char c = text[cursor_];
      if ((c == ',' || c == ':') && !separator)
        separator = true;
      else if (!is_space(c))
        break;
    }
  }

  // Skips from the opening quote to after the closing one.
  void skip_string() {
    const std::string_view text = positions_.text();
    for (++cursor_; cursor_ < text.size() && text[cursor_] != '"'; ++cursor_) {
      if (text[cursor_] == '\\') ++cursor_;
    }
    ++cursor_;
  }

  // At the value that exceeds the limit.
  void report_limit(Limit exceeds, Message hint) {
    Diagnostic limit;
    limit.rule = "json";
    limit.at = positions_.at(cursor_);
    limit.message = exceeded(exceeds, limits_.of(exceeds));
    limit.hint = std::move(hint);
    sink_.push_back(std::move(limit));
  }

  bool begin_value() {
    if (nodes_.size() % kValuesBetweenChecks == 0) check_cancelled();
    skip_to_token();
    if (nodes_.size() >= limits_.of(Limit::JsonValues)) {
      report_limit(Limit::JsonValues, tr("split the document"));
      return false;
    }
    nodes_.push_back({key_offset_, static_cast<std::uint32_t>(cursor_), 0});
    key_offset_ = JsonPositions::kNoKey;
    return true;
  }
  void end_scalar() { nodes_.back().end = static_cast<std::uint32_t>(nodes_.size()); }

  template <typename Value>
  json* put(Value&& value) {
    if (slot_ != nullptr) {
      *slot_ = std::forward<Value>(value);
      return std::exchange(slot_, nullptr);
    }
    if (stack_.empty()) {
      data_.root = std::forward<Value>(value);
      return &data_.root;
    }
    auto& items = stack_.back().value->get_ref<json::array_t&>();
    items.emplace_back(std::forward<Value>(value));
    return &items.back();
  }

  template <typename Value>
  bool scalar(Value value, std::size_t length) {
    if (!begin_value()) return false;
    put(value);
    cursor_ += length;
    end_scalar();
    return true;
  }

  template <typename Value>
  bool number(Value value) {
    if (!begin_value()) return false;
    put(value);
    const std::string_view text = positions_.text();
    while (cursor_ < text.size() && std::strchr("0123456789+-.eE", text[cursor_]) != nullptr &&
           text[cursor_] != 0)
      ++cursor_;
    end_scalar();
    return true;
  }

  bool start(json empty) {
    if (!begin_value()) return false;
    if (stack_.size() >= limits_.of(Limit::JsonDepth)) {
      report_limit(Limit::JsonDepth, tr("flatten the document"));
      return false;
    }
    json* value = put(std::move(empty));
    stack_.push_back({value, nodes_.size() - 1});
    ++cursor_;
    return true;
  }

  bool end() {
    while (cursor_ < positions_.text().size() && is_space(positions_.text()[cursor_])) ++cursor_;
    ++cursor_;
    nodes_[stack_.back().node].end = static_cast<std::uint32_t>(nodes_.size());
    stack_.pop_back();
    return true;
  }

  JsonDocument::Data& data_;
  JsonPositions& positions_;
  std::vector<JsonPositions::Node>& nodes_;
  DiagnosticSink& sink_;
  const Limits& limits_;
  std::size_t cursor_ = 0;
  std::uint32_t key_offset_ = JsonPositions::kNoKey;
  std::size_t duplicates_ = 0;
  std::vector<Open> stack_;
  json* slot_ = nullptr;        // where the next value goes when it is an object's member
  std::deque<json> discarded_;  // hold the second values of duplicate keys
};

}  // namespace

namespace {

bool read_sound(std::string_view text, JsonDocument::Data& data, DiagnosticSink& sink) {
  Builder builder(data, sink, data.limits);
  return SoundJson(text, builder).read();
}

}  // namespace

JsonDocument::JsonDocument(std::unique_ptr<Data> data) : data_(std::move(data)) {}
JsonDocument::JsonDocument(JsonDocument&&) noexcept = default;
JsonDocument& JsonDocument::operator=(JsonDocument&&) noexcept = default;
JsonDocument::~JsonDocument() = default;

const json& JsonDocument::root() const { return data_->root; }
const std::string& JsonDocument::name() const { return data_->positions.name(); }
const Limits& JsonDocument::limits() const { return data_->limits; }

std::optional<JsonDocument> JsonDocument::read(std::string_view text, const std::string& name,
                                               DiagnosticSink& sink, const Limits& limits,
                                               Limit bytes) {
  auto data = std::make_unique<Data>();
  data->limits = limits;
  data->positions = JsonPositions(text.substr(0, limits.of(bytes)), name);
  const auto report = [&](std::size_t offset, Message message, Message hint) {
    Diagnostic wrong;
    wrong.rule = "json";
    wrong.at = data->positions.at(offset);
    wrong.message = std::move(message);
    wrong.hint = std::move(hint);
    sink.push_back(std::move(wrong));
  };
  if (text.size() > limits.of(bytes)) {
    report(0, exceeded(bytes, limits.of(bytes)), tr("split the document"));
    return std::nullopt;
  }
  CheckedText checked = check_json_text(text, limits);
  for (TextFlaw& flaw : checked.flaws)
    report(flaw.offset, std::move(flaw.message), std::move(flaw.hint));
  if (!checked.readable) return std::nullopt;
  const std::string_view sound = checked.patched.empty() ? text : std::string_view(checked.patched);
  // The parser takes a NUL between values for the end of its input.
  if (const std::size_t nul = sound.find('\0'); nul != std::string_view::npos) {
    report(nul, tr("a NUL byte between values"), tr("remove it"));
    return std::nullopt;
  }
  data->positions.set_text(sound);
  const std::size_t before = sink.size();
  bool complete = checked.flaws.empty() && read_sound(sound, *data, sink);
  if (!complete) {
    sink.resize(before);
    data->clear();
    try {
      Builder builder(*data, sink, limits);
      complete = json::sax_parse(CheckedBytes(sound.data()),
                                 CheckedBytes(sound.data() + sound.size()), &builder);
    } catch (const json::exception& error) {
      report(0, tr("the text cannot be read: {}", error.what()), "");
    }
  }
  data->positions.set_text(text);
  if (!complete) return std::nullopt;
  return JsonDocument(std::move(data));
}

Place JsonDocument::place(const std::string& pointer, At at) const {
  return data_->positions.place(pointer, at);
}

void JsonDocument::locate(std::span<Place* const> places) const { data_->positions.locate(places); }

JsonPositions JsonDocument::take_positions() && { return std::move(data_->positions); }

std::string pointer_token(std::string_view token) {
  std::string out;
  for (const char c : token) {
    if (c == '~')
      out += "~0";
    else if (c == '/')
      out += "~1";
    else
      out += c;
  }
  return out;
}

}  // namespace deckle
