#include "slidespec/json/json_positions.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"

namespace deckle {
namespace {

using nlohmann::json;

// Of a larger object only this many members are searched; the place of the others is the object's.
constexpr std::size_t kMaxSearched = 50000;
// An index of nine digits or more has no value: a text of the largest size has fewer values.
constexpr std::size_t kMaxIndexDigits = 8;
// Of many places in one list, those from this item on are looked up in an index of it.
constexpr std::size_t kFirstIndexed = 16;

// Whether the string token at `offset` of `text` is `key`.
bool token_is(std::string_view text, std::size_t offset, std::string_view key) {
  const std::string_view rest = text.substr(offset + 1);
  if (rest.size() > key.size() && rest.substr(0, key.size()) == key && rest[key.size()] == '"')
    return true;
  std::size_t end = 0;
  bool escaped = false;
  for (; end < rest.size() && rest[end] != '"'; ++end) {
    if (rest[end] == '\\') escaped = true, ++end;
  }
  if (!escaped || end >= rest.size()) return false;
  const json decoded = json::parse(text.substr(offset, end + 2), nullptr, false);
  return decoded.is_string() && decoded.get_ref<const std::string&>() == key;
}

// A segment of a pointer as the key that it means.
std::string unescaped(std::string token) {
  for (std::size_t i = 0; (i = token.find('~', i)) != std::string::npos; ++i) {
    if (i + 1 < token.size()) token.replace(i, 2, token[i + 1] == '1' ? "/" : "~");
  }
  return token;
}

}  // namespace

JsonPositions::JsonPositions(std::string_view text, std::string name)
    : text_(text), name_(std::move(name)) {
  first_line_ = text_.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0;
  Mark mark{1, first_line_, 0};
  for (std::size_t begin = 0; begin < text_.size(); begin += kStride) {
    check_cancelled();
    marks_.push_back(mark);
    mark = advanced(mark, begin, std::min(begin + kStride, text_.size()));
  }
}

std::size_t JsonPositions::member(std::size_t parent, std::string_view key, std::size_t end) const {
  std::size_t searched = 0;
  for (std::size_t i = parent + 1; i < end && searched < kMaxSearched;
       i = nodes_[i].end, ++searched) {
    if (nodes_[i].key != kNoKey && token_is(text_, nodes_[i].key, key)) return i;
  }
  return npos;
}

std::size_t JsonPositions::item(std::size_t parent, std::string_view index,
                                ItemIndex* known) const {
  if (index.empty() || index.size() > kMaxIndexDigits ||
      index.find_first_not_of("0123456789") != std::string_view::npos)
    return npos;
  std::size_t left = std::stoul(std::string(index));
  if (known != nullptr && left >= kFirstIndexed) {
    const auto [entry, fresh] = known->try_emplace(parent);
    std::vector<std::uint32_t>& items = entry->second;
    for (std::size_t i = parent + 1; fresh && i < nodes_[parent].end; i = nodes_[i].end)
      items.push_back(static_cast<std::uint32_t>(i));
    return left < items.size() ? items[left] : npos;
  }
  std::size_t node = parent + 1;
  for (; left > 0 && node < nodes_[parent].end; --left) node = nodes_[node].end;
  return node < nodes_[parent].end ? node : npos;
}

JsonPositions::Mark JsonPositions::advanced(Mark mark, std::size_t begin, std::size_t end) const {
  const std::string_view piece = text_.substr(begin, end - begin);
  mark.line += static_cast<int>(std::count(piece.begin(), piece.end(), '\n'));
  const std::size_t line_end = piece.rfind('\n');
  if (line_end != std::string_view::npos) mark = {mark.line, begin + line_end + 1, 0};
  const std::size_t from = std::max(mark.line_begin, begin);
  if (from < end) mark.characters += utf8::length(text_.substr(from, end - from));
  return mark;
}

JsonPositions::Mark JsonPositions::mark_at(std::size_t offset) const {
  if (marks_.empty()) return {1, first_line_, 0};
  const std::size_t nearest = std::min(offset / kStride, marks_.size() - 1);
  return advanced(marks_[nearest], nearest * kStride, offset);
}

Place JsonPositions::at(std::size_t offset) const {
  const Mark mark = mark_at(std::min(offset, text_.size()));
  Place place;
  place.file = name_;
  place.line = mark.line;
  place.column = 1 + static_cast<int>(mark.characters);
  return place;
}

std::size_t JsonPositions::offset_of(const std::string& pointer, At at, ItemIndex* known) const {
  std::size_t node = 0;
  bool found = true;
  for (std::size_t begin = 1; found && begin <= pointer.size();) {
    const std::size_t slash = std::min(pointer.find('/', begin), pointer.size());
    const std::string token = unescaped(pointer.substr(begin, slash - begin));
    begin = slash + 1;
    const char first = text_[nodes_[node].value];
    const std::size_t next = first == '{'   ? member(node, token, nodes_[node].end)
                             : first == '[' ? item(node, token, known)
                                            : npos;
    found = next != npos;
    if (found) node = next;
  }
  const Node& reached = nodes_[node];
  return at == At::Key && found && reached.key != kNoKey ? reached.key : reached.value;
}

Place JsonPositions::place(const std::string& pointer, At at) const {
  Place place;
  place.file = name_;
  if (!nodes_.empty()) place = this->at(offset_of(pointer, at, nullptr));
  place.pointer = pointer;
  return place;
}

void JsonPositions::locate(std::span<Place* const> places) const {
  if (nodes_.empty()) return;
  std::vector<std::pair<std::size_t, Place*>> wanted;
  wanted.reserve(places.size());
  ItemIndex known;
  for (Place* place : places)
    wanted.emplace_back(offset_of(place->pointer, At::Value, &known), place);
  std::stable_sort(wanted.begin(), wanted.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  Mark mark{1, first_line_, 0};
  std::size_t reached = 0;
  for (const auto& [offset, place] : wanted) {
    mark = advanced(mark, reached, offset);
    reached = offset;
    place->line = mark.line;
    place->column = 1 + static_cast<int>(mark.characters);
  }
}

}  // namespace deckle
