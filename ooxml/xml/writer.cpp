#include "ooxml/xml/writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <utility>

#include "ooxml/xml/well_formed.h"
#include "slidespec/core/assert.h"
#include "slidespec/core/utf8.h"

namespace deckle::ooxml::xml {

namespace {

// U+000B, a soft line break (docs/contracts.md, "Bytes and characters"), where a place knows no
// lines; text bodies and notes write it as a:br.
constexpr std::string_view kSoftBreak = " ";
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

// Every parser turns carriage returns into line feeds, and tabs and line feeds in attributes into
// spaces (XML 1.0, 2.11 and 3.3.3); references are preserved.
std::string_view reference_for(char c, bool in_attribute) {
  switch (c) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return in_attribute ? "&quot;" : "";
    case '\t':
      return in_attribute ? "&#9;" : "";
    case '\n':
      return in_attribute ? "&#10;" : "";
    case '\r':
      return "&#13;";
    default:
      return "";
  }
}

// ASCII that needs no escape in text and in attributes: nearly all that is written.
constexpr std::array<bool, 256> kPlain = [] {
  std::array<bool, 256> plain{};
  for (std::size_t c = 0x20; c < 0x80; ++c)
    plain[c] = std::string_view("&<>\"").find(static_cast<char>(c)) == std::string_view::npos;
  return plain;
}();

// A buffer that earlier writers of this thread no longer use.
struct SpareBuffer {
  std::unique_ptr<char[]> text;
  std::size_t capacity = 0;
};
constexpr std::size_t kMaxSpare = 8, kLargestSpare = 1 << 20, kFirstCapacity = 16 << 10;

std::vector<SpareBuffer>& spare_buffers() {
  static thread_local std::vector<SpareBuffer> buffers;
  return buffers;
}

}  // namespace

Writer::Writer(Declaration declaration) {
  std::vector<SpareBuffer>& spare = spare_buffers();
  if (!spare.empty()) {
    text_ = std::move(spare.back().text);
    capacity_ = spare.back().capacity;
    spare.pop_back();
  }
  if (declaration == Declaration::Yes) put(kDeclaration);
}

Writer::~Writer() {
  if (text_ == nullptr || capacity_ > kLargestSpare) return;
  std::vector<SpareBuffer>& spare = spare_buffers();
  if (spare.size() < kMaxSpare) spare.push_back({std::move(text_), capacity_});
}

Writer& Writer::open(std::string_view name) {
  end_start_tag();
  char* const at = claim(name.size() + 1);
  *at = '<';
  name.copy(at + 1, name.size());
  open_.push_back(name);
  in_start_tag_ = true;
  return *this;
}

Writer& Writer::attribute(std::string_view name, std::string_view value) {
  DECKLE_ASSERT(in_start_tag_, "an attribute outside a start tag");
  char* at = claim(name.size() + 3);
  *at++ = ' ';
  at += name.copy(at, name.size());
  *at++ = '=';
  *at = '"';
  escape(value, true);
  *claim(1) = '"';
  return *this;
}

Writer& Writer::attribute(std::string_view name, std::int64_t value) {
  DECKLE_ASSERT(in_start_tag_, "an attribute outside a start tag");
  char digits[24];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, value);
  DECKLE_ASSERT(error == std::errc{}, "a 64-bit number has at most 20 digits");
  const std::string_view text(digits, static_cast<std::size_t>(end - digits));
  char* at = claim(name.size() + text.size() + 4);
  *at++ = ' ';
  at += name.copy(at, name.size());
  *at++ = '=';
  *at++ = '"';
  at += text.copy(at, text.size());
  *at = '"';
  return *this;
}

Writer& Writer::text(std::string_view value) {
  end_start_tag();
  escape(value, false);
  return *this;
}

Writer& Writer::close() {
  DECKLE_ASSERT(!open_.empty(), "close() without open()");
  if (in_start_tag_) {
    put("/>");
    in_start_tag_ = false;
  } else {
    const std::string_view name = open_.back();
    char* at = claim(name.size() + 3);
    *at++ = '<';
    *at++ = '/';
    at += name.copy(at, name.size());
    *at = '>';
  }
  open_.pop_back();
  return *this;
}

Writer& Writer::raw(std::string_view markup) {
  end_start_tag();
  put(markup);
  return *this;
}

std::string Writer::take() {
  DECKLE_ASSERT(open_.empty(), "an element is still open");
  std::string out(text_.get(), size_);
  size_ = 0;
  return out;
}

void Writer::end_start_tag() {
  if (!in_start_tag_) return;
  *claim(1) = '>';
  in_start_tag_ = false;
}

void Writer::enlarge(std::size_t count) {
  const std::size_t capacity = std::max({kFirstCapacity, capacity_ * 2, size_ + count});
  auto larger = std::make_unique_for_overwrite<char[]>(capacity);
  if (size_ > 0) std::memcpy(larger.get(), text_.get(), size_);
  text_ = std::move(larger);
  capacity_ = capacity;
}

void Writer::put(std::string_view text) {
  if (!text.empty()) text.copy(claim(text.size()), text.size());
}

void Writer::escape(std::string_view value, bool in_attribute) {
  std::size_t copied = 0;  // everything before it is written
  for (std::size_t at = 0;;) {
    const auto* const special = std::find_if(value.begin() + at, value.end(), [](char c) {
      return !kPlain[static_cast<unsigned char>(c)];
    });
    if (special == value.end()) break;
    at = static_cast<std::size_t>(special - value.begin());
    const auto byte = static_cast<unsigned char>(*special);
    std::string_view instead;
    std::size_t length = 1;
    if (byte >= 0x80) {
      const utf8::CodePoint c = utf8::code_point_at(value, at);
      length = c.length == 0 ? 1 : c.length;
      if (c.length == 0 || !is_xml_char(c.value)) instead = kReplacement;
    } else if (byte == '\v') {
      instead = kSoftBreak;
    } else if (byte < 0x20 && !is_xml_char(byte)) {
      instead = kReplacement;
    } else if (byte <= '>') {
      instead = reference_for(value[at], in_attribute);
    }
    if (!instead.empty()) {
      put(value.substr(copied, at - copied));
      put(instead);
      copied = at + length;
    }
    at += length;
  }
  put(value.substr(copied));
}

}  // namespace deckle::ooxml::xml
