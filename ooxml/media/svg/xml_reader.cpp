#include "ooxml/media/svg/xml_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <vector>

#include "ooxml/media/svg/characters.h"
#include "ooxml/media/svg/document_type.h"
#include "ooxml/media/svg/refusals.h"
#include "ooxml/messages/tr.h"
#include "ooxml/xml/well_formed.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"

namespace deckle::ooxml::svg {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// The encoding that the XML declaration names, in lower case; "utf-8" without one.
std::string encoding_of(std::string_view text) {
  const std::string_view declaration = text.substr(0, std::min(text.find("?>"), text.size()));
  const std::size_t key = declaration.find("encoding");
  if (!text.starts_with("<?xml") || key == std::string_view::npos) return "utf-8";
  const std::size_t begin = declaration.find_first_of("'\"", key);
  if (begin == std::string_view::npos) return "utf-8";
  const std::size_t end = declaration.find(declaration[begin], begin + 1);
  return ascii_lower(declaration.substr(begin + 1, end - begin - 1));
}

// In which every byte of ASCII that is not a letter means what it does in ASCII, also for readers
// that take euc-kr for its extension windows-949. Those of GB2312 take it for GBK, where a ']' may
// be half of a character.
bool keeps_ascii(std::string_view encoding) {
  constexpr std::array<std::string_view, 6> kNames{"us-ascii", "ascii",  "koi8-r",
                                                   "koi8-u",   "euc-kr", "euc-jp"};
  return encoding.starts_with("iso-8859-") || encoding.starts_with("windows-125") ||
         std::find(kNames.begin(), kNames.end(), encoding) != kNames.end();
}

class Reader {
 public:
  Reader(std::string_view text, const Limits& limits, XmlHandler& handler)
      : text_(text), limits_(limits), handler_(handler) {}

  Result<void> read() {
    if (Result<void> characters = check_encoding(); !characters) return characters;
    std::size_t checked = 0;
    while (at_ < text_.size()) {
      if (at_ - checked > kBytesBetweenChecks / 8) {
        check_cancelled();
        checked = at_;
      }
      if (Result<void> step = text_[at_] == '<' ? markup() : text(); !step) return step;
    }
    if (!open_.empty() || elements_ == 0) return broken(tr("it ends within an element"));
    return {};
  }

 private:
  Result<void> check_encoding() {
    const std::string encoding = encoding_of(text_);
    const bool is_utf8 = encoding == "utf-8" || encoding == "utf8";
    if (!is_utf8 && !keeps_ascii(encoding))
      return fail(ErrorCode::Malformed,
                  tr("is an SVG in the encoding {}; save it in UTF-8", quoted(encoding)));
    for (std::size_t at = 0; at < text_.size();) {
      const auto byte = static_cast<unsigned char>(text_[at]);
      if (at % kBytesBetweenChecks == 0) check_cancelled();
      if (byte < 0x80 || !is_utf8) {
        if (byte < 0x20 && !is_space(text_[at]))
          return damaged(at, tr("it has a control character"));
        ++at;
        continue;
      }
      const utf8::CodePoint c = utf8::code_point_at(text_, at);
      if (c.length == 0 || !xml::is_xml_char(c.value))
        return damaged(at, tr("it is not in the encoding UTF-8"));
      at += c.length;
    }
    return {};
  }

  Result<void> markup() {
    const std::string_view rest = text_.substr(at_);
    if (rest.starts_with("<!--")) return comment();
    if (rest.starts_with("<?")) return instruction();
    if (rest.starts_with("<![CDATA[") && !open_.empty()) return cdata();
    if (rest.starts_with("<!DOCTYPE") && elements_ == 0 && !has_type_) {
      has_type_ = true;
      return read_document_type(text_, at_, entities_);
    }
    if (rest.starts_with("<!")) return broken(tr("it has a declaration where none may be"));
    return rest.starts_with("</") ? end_tag() : start_tag();
  }

  Result<void> comment() {
    const std::size_t end = text_.find("-->", at_ + 4);
    if (end == std::string_view::npos) return broken(tr("it ends within a comment"));
    at_ = end + 3;
    return {};
  }

  Result<void> instruction() {
    const std::size_t end = text_.find("?>", at_ + 2);
    if (end == std::string_view::npos) return broken(tr("it ends within an instruction"));
    const std::string_view content = text_.substr(at_ + 2, end - at_ - 2);
    std::size_t name = 0;
    while (name < content.size() && is_name(content[name])) ++name;
    at_ = end + 2;
    return handler_.instruction(content.substr(0, name), content.substr(name));
  }

  Result<void> cdata() {
    constexpr std::size_t kBegin = 9;
    const std::size_t end = text_.find("]]>", at_ + kBegin);
    if (end == std::string_view::npos) return broken(tr("it ends within a text"));
    const std::string_view content = text_.substr(at_ + kBegin, end - at_ - kBegin);
    at_ = end + 3;
    return handler_.text(content);
  }

  // White space may be outside the root element.
  Result<void> text() {
    const std::size_t end = std::min(text_.find('<', at_), text_.size());
    const std::string_view piece = text_.substr(at_, end - at_);
    if (open_.empty()) {
      if (!trimmed(piece).empty()) return broken(tr("it has text outside its root element"));
      at_ = end;
      return {};
    }
    while (at_ < end) {
      const std::size_t reference = std::min(text_.find('&', at_), end);
      if (reference > at_) {
        const std::string_view plain = text_.substr(at_, reference - at_);
        at_ = reference;
        if (Result<void> passed = handler_.text(plain); !passed) return passed;
      } else {
        expanded_.clear();
        if (Result<void> expanded = expand(end); !expanded) return expanded;
        if (Result<void> passed = handler_.text(expanded_); !passed) return passed;
      }
    }
    return {};
  }

  Result<void> end_tag() {
    at_ += 2;
    const std::string_view tag = name();
    skip_space();
    if (open_.empty() || tag != open_.back() || !skip('>'))
      return broken(tr("a tag does not match"));
    open_.pop_back();
    return handler_.end(tag);
  }

  Result<void> start_tag() {
    ++at_;
    const std::string_view tag = name();
    if (tag.empty()) return broken(tr("a tag has no name"));
    if (open_.empty() && elements_ > 0) return broken(tr("it has two root elements"));
    if (++elements_ > limits_.of(Limit::SvgElements)) return exceeds(Limit::SvgElements, limits_);
    if (open_.size() >= limits_.of(Limit::XmlDepth)) return exceeds(Limit::XmlDepth, limits_);
    if (Result<void> read = attributes(); !read) return read;
    const bool empty = skip('/');
    if (!skip('>')) return broken(tr("a tag is not closed"));
    open_.push_back(tag);
    if (Result<void> started = handler_.start(tag, attributes_); !started || !empty) return started;
    open_.pop_back();
    return handler_.end(tag);
  }

  Result<void> attributes() {
    attributes_.clear();
    expanded_.clear();
    expansions_.clear();
    while (skip_space()) {
      const std::string_view key = name();
      if (key.empty()) break;
      skip_space();
      if (!skip('=')) return broken(tr("an attribute has no value"));
      skip_space();
      const char quote = at_ < text_.size() ? text_[at_] : '\0';
      if (quote != '"' && quote != '\'') return broken(tr("an attribute is not quoted"));
      const std::size_t begin = ++at_, end = text_.find(quote, at_);
      if (end == std::string_view::npos) return broken(tr("an attribute is not closed"));
      const std::string_view raw = text_.substr(begin, end - begin);
      const std::size_t special = raw.find_first_of("&<\t\r\n");
      if (special == std::string_view::npos) {
        attributes_.push_back({key, raw});
      } else {
        const std::size_t from = expanded_.size();
        if (Result<void> read = value(end); !read) return read;
        expansions_.push_back({attributes_.size(), from, expanded_.size()});
        attributes_.push_back({key, {}});
      }
      at_ = end + 1;
    }
    for (const Expansion& one : expansions_)
      attributes_[one.attribute].value =
          std::string_view(expanded_).substr(one.begin, one.end - one.begin);
    return {};
  }

  // Appends the value that ends at `end` to `expanded_`.
  Result<void> value(std::size_t end) {
    while (at_ < end) {
      const char c = text_[at_];
      if (c == '<') return broken(tr("an attribute is not closed"));
      if (c == '&') {
        if (Result<void> expanded = expand(end); !expanded) return expanded;
        continue;
      }
      expanded_ += is_space(c) ? ' ' : c;
      ++at_;
    }
    return {};
  }

  // Appends what the reference at `at_` refers to, which ends before `end`.
  Result<void> expand(std::size_t end) {
    const std::size_t close = text_.substr(0, end).find(';', at_);
    if (close == std::string_view::npos) return broken(tr("a reference is not closed"));
    const std::string_view name = text_.substr(at_ + 1, close - at_ - 1);
    const std::size_t before = expanded_.size();
    if (name.starts_with('#')) {
      const std::uint32_t character = number(name.substr(1));
      if (!xml::is_xml_char(character)) return broken(tr("a reference names no character"));
      utf8::append(expanded_, character);
    } else if (const std::string_view* const value = entities_.find(name)) {
      expanded_ += *value;
    } else {
      return broken(tr("the entity {} is not declared", quoted(name)));
    }
    expanded_bytes_ += expanded_.size() - before;
    if (expanded_bytes_ > limits_.of(Limit::SvgBytes)) return exceeds(Limit::SvgBytes, limits_);
    at_ = close + 1;
    return {};
  }

  // Of a character reference; 0 is no character.
  static std::uint32_t number(std::string_view digits) {
    const bool hex = digits.starts_with('x');
    if (hex) digits.remove_prefix(1);
    std::uint32_t value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value, hex ? 16 : 10);
    return error == std::errc{} && stop == end ? value : 0;
  }

  bool skip(char expected) {
    if (at_ == text_.size() || text_[at_] != expected) return false;
    ++at_;
    return true;
  }

  bool skip_space() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
    return at_ > begin;
  }

  std::string_view name() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && is_name(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  [[nodiscard]] Result<void> broken(const Message& why) const { return damaged(at_, why); }

  struct Expansion {
    std::size_t attribute, begin, end;  // of `attributes_`; a part of `expanded_`
  };

  std::string_view text_;
  const Limits& limits_;
  XmlHandler& handler_;
  std::size_t at_ = 0;
  Entities entities_;
  bool has_type_ = false;
  std::uint64_t elements_ = 0, expanded_bytes_ = 0;
  std::vector<std::string_view> open_;  // the names of the elements around `at_`
  std::vector<Attribute> attributes_;   // of the element that is read
  std::vector<Expansion> expansions_;   // attributes whose values are in `expanded_`
  std::string expanded_;
};

}  // namespace

Result<void> read_xml(std::string_view bytes, const Limits& limits, XmlHandler& handler) {
  if (bytes.starts_with(kByteOrderMark)) bytes.remove_prefix(kByteOrderMark.size());
  return Reader(bytes, limits, handler).read();
}

}  // namespace deckle::ooxml::svg
