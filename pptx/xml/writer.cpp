#include "pptx/xml/writer.h"

#include <charconv>
#include <utility>

#include "pptx/xml/utf8.h"
#include "slidespec/core/assert.h"

namespace deckle::pptx::xml {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

// Carriage returns would be folded into line feeds by every reader, tabs and line feeds in
// attributes into spaces (XML 1.0, 2.11 and 3.3.3): written as references they survive.
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

}  // namespace

Writer::Writer(Declaration declaration) {
  out_.reserve(4096);
  if (declaration == Declaration::Yes) out_ += kDeclaration;
}

Writer& Writer::open(std::string_view name) {
  end_start_tag();
  out_ += '<';
  out_ += name;
  open_.push_back(name);
  in_start_tag_ = true;
  return *this;
}

Writer& Writer::attribute(std::string_view name, std::string_view value) {
  DECKLE_ASSERT(in_start_tag_, "an attribute outside a start tag");
  out_ += ' ';
  out_ += name;
  out_ += "=\"";
  escape(value, true);
  out_ += '"';
  return *this;
}

Writer& Writer::attribute(std::string_view name, std::int64_t value) {
  char digits[24];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, value);
  DECKLE_ASSERT(error == std::errc{}, "a 64-bit number has at most 20 digits");
  return attribute(name, std::string_view(digits, static_cast<std::size_t>(end - digits)));
}

Writer& Writer::text(std::string_view value) {
  end_start_tag();
  escape(value, false);
  return *this;
}

Writer& Writer::close() {
  DECKLE_ASSERT(!open_.empty(), "close() without open()");
  if (in_start_tag_) {
    out_ += "/>";
    in_start_tag_ = false;
  } else {
    out_ += "</";
    out_ += open_.back();
    out_ += '>';
  }
  open_.pop_back();
  return *this;
}

Writer& Writer::raw(std::string_view markup) {
  end_start_tag();
  out_ += markup;
  return *this;
}

std::string Writer::take() {
  DECKLE_ASSERT(open_.empty(), "an element is still open");
  // Parts are kept until the file is written, and most are far below what was reserved.
  out_.shrink_to_fit();
  return std::move(out_);
}

void Writer::end_start_tag() {
  if (!in_start_tag_) return;
  out_ += '>';
  in_start_tag_ = false;
}

void Writer::escape(std::string_view value, bool in_attribute) {
  std::size_t copied = 0;  // everything before it is written
  for (std::size_t at = 0; at < value.size();) {
    const auto byte = static_cast<unsigned char>(value[at]);
    std::string_view instead;
    std::size_t length = 1;
    if (byte >= 0x80) {
      const CodePoint c = code_point_at(value, at);
      length = c.length == 0 ? 1 : c.length;
      if (c.length == 0 || !is_xml_char(c.value)) instead = kReplacement;
    } else if (byte < 0x20 && !is_xml_char(byte)) {
      instead = kReplacement;
    } else if (byte <= '>') {
      instead = reference_for(value[at], in_attribute);
    }
    if (!instead.empty()) {
      out_ += value.substr(copied, at - copied);
      out_ += instead;
      copied = at + length;
      if (instead == kReplacement) ++replaced_;
    }
    at += length;
  }
  out_ += value.substr(copied);
}

}  // namespace deckle::pptx::xml
