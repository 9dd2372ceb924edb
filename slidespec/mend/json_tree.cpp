#include "slidespec/mend/json_tree.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "slidespec/core/cancellation.h"

namespace deckle {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Takes JSON apart that is known to be right; its depth is limited by its reader.
class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  // A byte order mark at the start of the document counts as one.
  std::string_view blanks() {
    const std::size_t begin = at_;
    if (at_ == 0 && text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  JsonNode value() {
    JsonNode node;
    if (at_ < text_.size() && (text_[at_] == '{' || text_[at_] == '[')) {
      node.kind = text_[at_] == '{' ? JsonNode::Kind::Object : JsonNode::Kind::Array;
      ++at_;
      entries(node);
      return node;
    }
    node.scalar = scalar();
    return node;
  }

 private:
  std::string_view scalar() {
    const std::size_t begin = at_;
    if (at_ < text_.size() && text_[at_] == '"') {
      ++at_;
      while (at_ < text_.size() && text_[at_] != '"')
        at_ += text_[at_] == '\\' ? std::size_t{2} : std::size_t{1};
      at_ = std::min(at_ + 1, text_.size());
    } else {
      while (at_ < text_.size() && !is_blank(text_[at_]) &&
             std::string_view(",:}]").find(text_[at_]) == std::string_view::npos)
        ++at_;
    }
    return text_.substr(begin, at_ - begin);
  }

  void entries(JsonNode& node) {
    const bool object = node.kind == JsonNode::Kind::Object;
    const char close = object ? '}' : ']';
    check_cancelled();
    while (at_ < text_.size()) {
      JsonEntry entry;
      entry.before = blanks();
      if (at_ >= text_.size() || text_[at_] == close) {
        node.inside = entry.before;
        break;
      }
      if (object) {
        entry.key = scalar();
        const std::size_t begin = at_;
        blanks();
        at_ = std::min(at_ + 1, text_.size());  // the colon
        blanks();
        entry.colon = text_.substr(begin, at_ - begin);
      }
      entry.value = value();
      entry.after = blanks();
      node.entries.push_back(std::move(entry));
      if (at_ >= text_.size() || text_[at_] != ',') break;
      ++at_;
    }
    at_ = std::min(at_ + 1, text_.size());
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

void write_node(const JsonNode& node, std::string& out) {
  if (node.kind == JsonNode::Kind::Scalar) {
    out += node.scalar;
    return;
  }
  const bool object = node.kind == JsonNode::Kind::Object;
  out += object ? '{' : '[';
  if (node.entries.empty()) out += node.inside;
  for (std::size_t i = 0; i < node.entries.size(); ++i) {
    const JsonEntry& entry = node.entries[i];
    if (i > 0) out += ',';
    out += entry.before;
    out += entry.key;
    out += entry.colon;
    write_node(entry.value, out);
    out += entry.after;
  }
  out += object ? '}' : ']';
}

std::optional<std::size_t> index_of(const std::string& token) {
  constexpr std::size_t kMaxDigits = 9;
  if (token.empty() || token.size() > kMaxDigits) return std::nullopt;
  std::size_t index = 0;
  for (const char c : token) {
    if (c < '0' || c > '9') return std::nullopt;
    index = index * 10 + static_cast<std::size_t>(c - '0');
  }
  return index;
}

bool is_key(std::string_view quoted, const std::string& token) {
  if (quoted.find('\\') == std::string_view::npos)
    return quoted.size() == token.size() + 2 && quoted.substr(1, token.size()) == token;
  return decoded_key(quoted) == token;
}

}  // namespace

JsonTree::JsonTree(std::string text) {
  Parser parser(keep(std::move(text)));
  before_ = parser.blanks();
  root_ = parser.value();
  after_ = parser.blanks();
}

std::string JsonTree::write() const {
  std::string out(before_);
  write_node(root_, out);
  out += after_;
  return out;
}

JsonNode JsonTree::parse(std::string value) {
  Parser parser(keep(std::move(value)));
  parser.blanks();
  return parser.value();
}

std::string_view JsonTree::keep(std::string text) {
  texts_.push_back(std::move(text));
  return texts_.back();
}

std::optional<std::size_t> JsonTree::find(const JsonNode& in, const std::string& token) {
  if (in.kind == JsonNode::Kind::Array) {
    const auto index = index_of(token);
    return index && *index < in.entries.size() ? index : std::nullopt;
  }
  for (std::size_t i = 0; i < in.entries.size(); ++i) {
    if (is_key(in.entries[i].key, token)) return i;
  }
  return std::nullopt;
}

std::string decoded_key(std::string_view quoted) {
  const nlohmann::json value = nlohmann::json::parse(quoted, nullptr, false);
  return value.is_string() ? value.get<std::string>() : std::string();
}

}  // namespace deckle
