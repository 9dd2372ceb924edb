#include "ooxml/xml/document.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "ooxml/messages/tr.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/part_text.h"
#include "ooxml/xml/well_formed.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml::xml {

namespace {

// The declarations of one prefix.
struct Bindings {
  std::vector<const Namespace*> open;  // the innermost last; null: one that deckle does not know
  bool canonical = false;              // whether the innermost has this prefix in deckle, too
};

// Choices of mc:AlternateContent that require a namespace deckle does not know.
using Refused = std::unordered_set<const pugi::xml_node_struct*>;

// Longer places of branches are not kept: each child of the branch has a copy.
constexpr std::size_t kLongestBranch = 120;

std::pair<std::string_view, std::string_view> split(std::string_view name) {
  const std::size_t colon = name.find(':');
  if (colon == std::string_view::npos) return {std::string_view{}, name};
  return {name.substr(0, colon), name.substr(colon + 1)};
}

// Walks the tree in document order without recursion, so that depth costs no stack.
class Canonicaliser {
 public:
  Canonicaliser(const std::string& where, const Budget& budget)
      : where_(where),
        deepest_(budget.limit(Limit::XmlDepth)),
        most_attributes_(budget.limit(Limit::XmlAttributes)) {}

  [[nodiscard]] const Refused& refused() const { return refused_; }
  [[nodiscard]] bool has_alternates() const { return has_alternates_; }

  Result<void> run(pugi::xml_node root) {
    pugi::xml_node node = root;
    std::uint64_t depth = 1;
    std::size_t elements = 0;
    while (true) {
      if (++elements % kValuesBetweenChecks == 0) check_cancelled();
      if (depth > deepest_) return over(Limit::XmlDepth, deepest_, where_);
      if (Result<void> entered = enter(node); !entered) return entered;
      if (const pugi::xml_node child = element_from(node.first_child())) {
        node = child;
        ++depth;
        continue;
      }
      while (true) {
        leave();
        if (node == root) return {};
        const pugi::xml_node next = element_from(node.next_sibling());
        if (next) {
          node = next;
          break;
        }
        node = node.parent();
        --depth;
      }
    }
  }

 private:
  static pugi::xml_node element_from(pugi::xml_node node) {
    while (node && node.type() != pugi::node_element) node = node.next_sibling();
    return node;
  }

  Result<void> enter(pugi::xml_node node) {
    marks_.push_back(declared_.size());
    std::size_t count = 0;
    bool prefixed = false;
    for (auto attribute = node.first_attribute(); attribute; attribute = attribute.next_attribute()) {
      if (++count > most_attributes_) return over(Limit::XmlAttributes, most_attributes_, where_);
      const char* const name = attribute.name();
      if (std::strncmp(name, "xmlns", 5) != 0) {
        prefixed = prefixed || std::strchr(name, ':') != nullptr;
      } else if (name[5] == '\0') {
        declare("", attribute);
      } else if (name[5] == ':') {
        declare(name + 6, attribute);
      } else {
        prefixed = true;
      }
    }
    if (!is_canonical(node.name())) {
      const Result<std::optional<std::string>> name = canonical(node.name(), Kind::Element);
      if (!name) return tl::unexpected(name.error());
      if (*name) node.set_name((*name)->c_str());
    }
    for (auto attribute = node.first_attribute(); prefixed && attribute;
         attribute = attribute.next_attribute()) {
      const std::string_view spelled = attribute.name();
      if (spelled.find(':') == std::string_view::npos || spelled.starts_with("xmlns:") ||
          is_canonical(spelled))
        continue;
      const Result<std::optional<std::string>> name = canonical(spelled, Kind::Attribute);
      if (!name) return tl::unexpected(name.error());
      if (*name) attribute.set_name((*name)->c_str());
    }
    const std::string_view name = node.name();
    if (name.starts_with("mc:")) {
      has_alternates_ = has_alternates_ || name == "mc:AlternateContent";
      if (name == "mc:Choice" && !understands(node)) refused_.insert(node.internal_object());
    }
    return check_repeated(node, count);
  }

  // `prefix` is part of the attribute's name, which the document keeps.
  void declare(std::string_view prefix, pugi::xml_attribute attribute) {
    bind(prefix, [&](Bindings& bound) { bound.open.push_back(namespace_of(attribute.value())); });
    declared_.push_back(prefix);
  }

  void leave() {
    for (; declared_.size() > marks_.back(); declared_.pop_back())
      bind(declared_.back(), [](Bindings& bound) { bound.open.pop_back(); });
    marks_.pop_back();
  }

  template <typename Change>
  void bind(std::string_view prefix, Change change) {
    Bindings& bound = bindings_[prefix];
    change(bound);
    const Namespace* const innermost = bound.open.empty() ? nullptr : bound.open.back();
    bound.canonical = innermost != nullptr && innermost->prefix == prefix;
  }

  // The open declarations of a prefix; null when there is none.
  [[nodiscard]] const Bindings* open(std::string_view prefix) const {
    // Elements of one prefix follow one another; the map never forgets a prefix.
    Recent& recent = recent_[prefix.empty() ? 0U : static_cast<unsigned char>(prefix.front()) % kRecent];
    if (recent.bindings == nullptr || recent.prefix != prefix) {
      const auto found = bindings_.find(prefix);
      if (found == bindings_.end()) return nullptr;
      recent = {found->first, &found->second};
    }
    return recent.bindings->open.empty() ? nullptr : recent.bindings;
  }

  // Whether the name has a prefix of deckle's own: canonical() would leave it as it is. Nearly all have.
  [[nodiscard]] bool is_canonical(std::string_view name) const {
    const std::string_view prefix = split(name).first;
    const Bindings* const bound = open(prefix);
    return bound != nullptr && bound->canonical;
  }

  // mc:Choice/@Requires is a list of prefixes.
  [[nodiscard]] bool understands(pugi::xml_node choice) const {
    std::string_view needs = choice.attribute("Requires").value();
    while (!needs.empty()) {
      const std::size_t space = std::min(needs.find(' '), needs.size());
      const std::string_view prefix = needs.substr(0, space);
      needs.remove_prefix(std::min(space + 1, needs.size()));
      if (prefix.empty()) continue;
      const Bindings* const bound = open(prefix);
      if (bound == nullptr || bound->open.back() == nullptr) return false;
    }
    return true;
  }

  enum class Kind { Element, Attribute };

  // The name with deckle's prefix; nullopt where it has that already, as nearly all do. An
  // unprefixed element takes the default namespace, an unprefixed attribute none.
  Result<std::optional<std::string>> canonical(std::string_view name, Kind kind) const {
    using Name = std::optional<std::string>;
    const auto [prefix, local] = split(name);
    if (prefix == "xml" || (kind == Kind::Attribute && prefix.empty())) return Name();
    const Bindings* const bound = open(prefix);
    if (bound == nullptr) {
      if (prefix.empty()) return Name();
      return fail(ErrorCode::Malformed, tr("{}: the prefix is not declared", name), where_);
    }
    if (const Namespace* const known = bound->open.back()) {
      if (known->prefix == prefix) return Name();
      return Name(fmt::format("{}:{}", known->prefix, local));
    }
    if (is_known_prefix(prefix)) return Name(fmt::format("_{}:{}", prefix, local));
    return Name();
  }

  Result<void> check_repeated(pugi::xml_node node, std::size_t count) {
    if (count < 2) return {};
    constexpr std::size_t kFew = 6;  // sorting takes longer: ours
    if (count <= kFew && !has_repeated(node)) return {};
    names_.clear();
    for (const pugi::xml_attribute attribute : node.attributes())
      names_.emplace_back(attribute.name());
    std::sort(names_.begin(), names_.end());
    const auto twice = std::adjacent_find(names_.begin(), names_.end());
    if (twice == names_.end()) return {};
    return fail(ErrorCode::Malformed, tr("{} has the attribute {} twice", node.name(), *twice),
                where_);
  }

  static bool has_repeated(pugi::xml_node node) {
    for (pugi::xml_attribute one = node.first_attribute(); one; one = one.next_attribute()) {
      for (pugi::xml_attribute other = one.next_attribute(); other; other = other.next_attribute()) {
        if (std::strcmp(one.name(), other.name()) == 0) return true;
      }
    }
    return false;
  }

  struct Recent {
    std::string_view prefix;
    const Bindings* bindings = nullptr;
  };
  static constexpr std::size_t kRecent = 16;

  const std::string& where_;
  const std::uint64_t deepest_, most_attributes_;
  std::unordered_map<std::string_view, Bindings> bindings_;
  mutable std::array<Recent, kRecent> recent_;  // by the first letter
  bool has_alternates_ = false;
  std::vector<std::string_view> declared_;  // prefixes, in the order of their open declarations
  std::vector<std::size_t> marks_;          // size of declared_ before each open element
  Refused refused_;
  std::vector<std::string_view> names_;  // of one element's attributes
};

// The branch that applies of an mc:AlternateContent, and its number among those of its name; null
// when none applies.
std::pair<pugi::xml_node, int> branch_of(pugi::xml_node alternate, const Refused& refused) {
  int number = 0;
  for (const pugi::xml_node option : alternate.children("mc:Choice")) {
    ++number;
    if (!refused.contains(option.internal_object())) return {option, number};
  }
  return {alternate.child("mc:Fallback"), 1};
}

// Each mc:AlternateContent is replaced by the content of the branch that applies, or by nothing.
void choose_alternates(pugi::xml_node root, const Refused& refused) {
  std::vector<pugi::xml_node> todo{root};
  while (!todo.empty()) {
    const pugi::xml_node parent = todo.back();
    todo.pop_back();
    std::map<std::string, int> counts;  // of alternates, by the branch that they lie in
    for (pugi::xml_node child = parent.first_child(); child;) {
      if (std::string_view(child.name()) != "mc:AlternateContent") {
        if (child.type() == pugi::node_element) todo.push_back(child);
        child = child.next_sibling();
        continue;
      }
      const std::pair<pugi::xml_node, int> chosen = branch_of(child, refused);
      const std::string outer = child.attribute(kBranchAttribute).value();
      std::string place = outer.empty() ? std::string() : outer + "/";
      place += "mc:AlternateContent[" + std::to_string(++counts[outer]) + "]/" +
               chosen.first.name() + "[" + std::to_string(chosen.second) + "]";
      // Alternates in alternates make long paths; there are few of them in real files.
      const bool keep_place = place.size() <= kLongestBranch;
      pugi::xml_node first;
      pugi::xml_node owner = parent;
      while (pugi::xml_node moved = chosen.first.first_child()) {
        if (moved.type() == pugi::node_element && keep_place)
          moved.append_attribute(kBranchAttribute).set_value(place.c_str());
        owner.insert_move_before(moved, child);
        if (!first) first = moved;
      }
      const pugi::xml_node next = first ? first : child.next_sibling();
      owner.remove_child(child);
      child = next;
    }
  }
}

Result<void> allow_size(std::string_view bytes, const std::string& where, Budget& budget) {
  if (Result<void> part = budget.allow(Limit::XmlBytes, bytes.size(), where); !part) return part;
  return budget.draw(Limit::XmlTotalBytes, bytes.size(), where);
}

// The number of tags.
Result<std::size_t> check_content(std::string_view text, const std::string& where,
                                  const Budget& budget) {
  return check_characters(text, where).and_then([&](std::size_t tags) {
    return budget.allow(Limit::XmlElements, tags, where).map([tags] { return tags; });
  });
}

}  // namespace

Result<std::string> part_text(std::string_view bytes, const std::string& where, Budget& budget) {
  if (Result<void> allowed = allow_size(bytes, where, budget); !allowed)
    return tl::unexpected(allowed.error());
  Result<std::string> text = to_utf8(bytes, where);
  if (!text) return text;
  if (const Result<std::size_t> tags = check_content(*text, where, budget); !tags)
    return tl::unexpected(tags.error());
  return text;
}

Result<Document> parse(std::string_view bytes, const std::string& where, Budget& budget) {
  check_cancelled();
  if (Result<void> allowed = allow_size(bytes, where, budget); !allowed)
    return tl::unexpected(allowed.error());
  Result<std::string> text = to_utf8(bytes, where);
  if (!text) return tl::unexpected(text.error());
  const Result<std::size_t> tags = check_content(*text, where, budget);
  if (!tags) return tl::unexpected(tags.error());
  Document out;
  out.tags_ = *tags;
  check_cancelled();
  out.text_ = std::make_unique<std::string>(std::move(*text));
  out.document_ = std::make_unique<pugi::xml_document>();
  constexpr unsigned kFlags = pugi::parse_default | pugi::parse_ws_pcdata | pugi::parse_doctype;
  const pugi::xml_parse_result parsed =
      out.document_->load_buffer_inplace(
      out.text_->data(), out.text_->size(), kFlags, pugi::encoding_utf8);
  if (!parsed) {
    return fail(ErrorCode::Malformed, tr("{} at byte {}", parsed.description(), parsed.offset),
                where);
  }
  int roots = 0;
  for (const pugi::xml_node node : out.document_->children()) {
    if (node.type() == pugi::node_doctype)
      return fail(ErrorCode::Malformed, tr("has a document type declaration"), where);
    roots += node.type() == pugi::node_element ? 1 : 0;
  }
  if (roots != 1) return fail(ErrorCode::Malformed, tr("has {} root elements", roots), where);
  Canonicaliser names(where, budget);
  if (Result<void> named = names.run(out.root()); !named) return tl::unexpected(named.error());
  if (names.has_alternates()) choose_alternates(out.root(), names.refused());
  return out;
}

Result<std::vector<ChildRange>> child_ranges(std::string_view text, const std::string& where,
                                             Budget& budget) {
  if (Result<void> allowed = allow_size(text, where, budget); !allowed)
    return tl::unexpected(allowed.error());
  if (const Result<std::size_t> checked = check_content(text, where, budget); !checked)
    return tl::unexpected(checked.error());
  pugi::xml_document document;
  const pugi::xml_parse_result parsed =
      document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  const pugi::xml_node root = document.document_element();
  const std::size_t root_end = text.rfind("</");
  if (!parsed || !root || root_end == std::string_view::npos) {
    return fail(ErrorCode::Malformed, tr("has no root element with content"), where);
  }
  std::vector<ChildRange> ranges;
  for (const pugi::xml_node child : root.children()) {
    if (child.type() != pugi::node_element) continue;
    // pugixml gives the offset where the name begins, one byte after '<'.
    const auto begin = static_cast<std::size_t>(child.offset_debug() - 1);
    if (!ranges.empty()) ranges.back().end = begin;
    const std::size_t length = std::string_view(child.name()).size();
    ranges.push_back({begin, root_end, split(text.substr(begin + 1, length)).second});
  }
  return ranges;
}

std::string text_of(pugi::xml_node node) {
  std::string text;
  for (const pugi::xml_node child : node.children()) {
    if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
      text += child.value();
  }
  return text;
}

std::optional<std::int64_t> integer(pugi::xml_node node, const char* attribute, std::int64_t lowest,
                                    std::int64_t highest) {
  const pugi::xml_attribute found = node.attribute(attribute);
  if (!found) return std::nullopt;
  const std::string_view text = found.value();
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < lowest || value > highest)
    return std::nullopt;
  return value;
}

bool boolean(pugi::xml_node node, const char* attribute, bool otherwise) {
  const std::string_view text = node.attribute(attribute).value();
  if (text == "1" || text == "true") return true;
  if (text == "0" || text == "false") return false;
  return otherwise;
}

}  // namespace deckle::ooxml::xml
