#include "ooxml/media/svg/document_type.h"

#include <algorithm>

#include "ooxml/media/svg/characters.h"
#include "ooxml/media/svg/refusals.h"
#include "ooxml/messages/tr.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml::svg {
namespace {

constexpr std::string_view kBegin = "<!DOCTYPE";
constexpr int kMaxEntities = 1000;  // ours; Illustrator declares 15

// The addresses of SVG's own types, which are never loaded. A public identifier names the type
// whatever its address is.
bool is_known(std::string_view address) {
  return address.starts_with("http://www.w3.org/") || address.starts_with("https://www.w3.org/");
}

tl::unexpected<Error> has(const Message& what) {
  return fail(ErrorCode::Malformed,
              tr("is an SVG whose document type declares {}; save it without, or as PNG", what));
}

class Reader {
 public:
  Reader(std::string_view text, std::size_t& at, Entities& entities)
      : text_(text), at_(at), entities_(entities) {}

  Result<void> read() {
    at_ += kBegin.size();
    skip_space();
    if (name().empty()) return broken();
    skip_space();
    const bool is_public = skip("PUBLIC");
    if (is_public || skip("SYSTEM")) {
      for (int literals = is_public ? 2 : 1; literals > 0; --literals) {
        skip_space();
        if (literal() == nullptr) return broken();
      }
      if (!is_public && !is_known(literal_)) return outside(tr("a document type"), literal_);
      skip_space();
    }
    if (skip("[")) {
      if (Result<void> subset = internal_subset(); !subset) return subset;
      skip_space();
    }
    if (!skip(">")) return broken();
    return {};
  }

 private:
  Result<void> internal_subset() {
    std::size_t declarations = 0;
    while (true) {
      if (++declarations % kValuesBetweenChecks == 0) check_cancelled();
      skip_space();
      if (skip("]")) return {};
      if (skip("<!--")) {
        if (!skip_past("-->")) return broken();
      } else if (skip("<?")) {
        const std::string_view target = name();
        if (ascii_lower(target) == "xml-stylesheet")
          return outside(tr("a style sheet"), text_.substr(at_, text_.find("?>", at_) - at_));
        if (!skip_past("?>")) return broken();
      } else if (skip("<!ENTITY")) {
        if (Result<void> read = entity(); !read) return read;
      } else {
        return other();
      }
    }
  }

  Result<void> entity() {
    const std::size_t begin = at_;
    if (++count_ > kMaxEntities) return has(tr("more than {} entities", kMaxEntities));
    if (!skip_space()) return broken();
    if (skip("%")) return has(tr("a parameter entity"));
    const std::string_view entity_name = name();
    if (entity_name.empty() || !skip_space()) return broken();
    if (skip("SYSTEM") || skip("PUBLIC"))
      return outside(tr("an entity"), text_.substr(begin, text_.find('>', begin) - begin));
    const std::string_view* const value = literal();
    if (value == nullptr) return broken();
    if (value->find_first_of("&%") != std::string_view::npos)
      return fail(ErrorCode::Malformed, tr("is an SVG with entities inside entities"));
    if (value->find('<') != std::string_view::npos)
      return has(tr("an entity that contains elements ({})", quoted(entity_name)));
    skip_space();
    if (!skip(">")) return broken();
    if (!entities_.declare(entity_name, *value))
      return has(tr("an entity twice ({})", quoted(entity_name)));
    return {};
  }

  // What is neither white space, a comment, an instruction nor an entity.
  Result<void> other() {
    if (text_.substr(at_).starts_with("%")) return has(tr("a parameter entity"));
    if (text_.substr(at_).starts_with("<![")) return has(tr("a conditional section"));
    if (!skip("<!")) return broken();
    const std::string_view keyword = name();
    if (keyword.empty()) return broken();
    return has(tr("something other than entities ({})", quoted(keyword)));
  }

  bool skip(std::string_view expected) {
    if (!text_.substr(at_).starts_with(expected)) return false;
    at_ += expected.size();
    return true;
  }

  bool skip_past(std::string_view end) {
    const std::size_t found = text_.find(end, at_);
    if (found == std::string_view::npos) return false;
    at_ = found + end.size();
    return true;
  }

  // Whether there was any.
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

  // The text between quotation marks; null when there is none.
  const std::string_view* literal() {
    if (at_ == text_.size() || (text_[at_] != '"' && text_[at_] != '\'')) return nullptr;
    const std::size_t end = text_.find(text_[at_], at_ + 1);
    if (end == std::string_view::npos) return nullptr;
    literal_ = text_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    return &literal_;
  }

  [[nodiscard]] Result<void> broken() const {
    return damaged(at_, tr("its document type is not well-formed"));
  }

  std::string_view text_;
  std::size_t& at_;
  Entities& entities_;
  std::string_view literal_;
  int count_ = 0;  // of entities
};

}  // namespace

Entities::Entities()
    : values_{{"lt", "<"}, {"gt", ">"}, {"amp", "&"}, {"quot", "\""}, {"apos", "'"}} {}

bool Entities::declare(std::string_view name, std::string_view value) {
  return values_.emplace(name, value).second;
}

const std::string_view* Entities::find(std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? nullptr : &found->second;
}

Result<void> read_document_type(std::string_view text, std::size_t& at, Entities& entities) {
  return Reader(text, at, entities).read();
}

}  // namespace deckle::ooxml::svg
