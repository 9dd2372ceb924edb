#include "ooxml/xml/source_tree.h"

#include <algorithm>

#include "slidespec/core/utf8.h"

namespace deckle::ooxml::xml {

namespace {

// What stands between '&' and ';', which was checked when the text was read.
void append_reference(std::string& out, std::string_view reference) {
  if (reference.starts_with('#')) {
    const bool hex = reference.starts_with("#x");
    char32_t value = 0;
    for (const char c : reference.substr(hex ? 2 : 1)) {
      const char low = static_cast<char>(c | 0x20);
      const bool digit = c >= '0' && c <= '9';
      value = value * (hex ? 16 : 10) + static_cast<char32_t>(digit ? c - '0' : low - 'a' + 10);
    }
    utf8::append(out, value);
    return;
  }
  out += reference == "lt"     ? '<'
         : reference == "gt"   ? '>'
         : reference == "quot" ? '"'
         : reference == "apos" ? '\''
                               : '&';
}

}  // namespace

std::string unescaped(std::string_view raw) {
  constexpr std::string_view kBegin = "<![CDATA[", kEnd = "]]>";
  std::string out;
  for (std::size_t at = 0; at < raw.size();) {
    const std::size_t next = std::min(raw.find_first_of("&<", at), raw.size());
    out += raw.substr(at, next - at);
    at = next;
    if (at == raw.size()) break;
    if (raw.substr(at, kBegin.size()) == kBegin) {
      const std::size_t end = std::min(raw.find(kEnd, at), raw.size());
      out += raw.substr(at + kBegin.size(), end - std::min(end, at + kBegin.size()));
      at = std::min(end + kEnd.size(), raw.size());
      continue;
    }
    const std::size_t end = raw.find(';', at);
    if (raw[at] == '<' || end == std::string_view::npos) {
      out += raw[at++];
      continue;
    }
    append_reference(out, raw.substr(at + 1, end - at - 1));
    at = end + 1;
  }
  return out;
}

std::string escaped_value(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&apos;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string SourceTree::Attribute::text() const {
  return raw.find('&') == std::string_view::npos ? std::string(raw) : unescaped(raw);
}

SourceTree::Element SourceTree::root() const { return at(0); }

SourceTree::Element SourceTree::at(std::size_t index) const {
  return {this, static_cast<std::uint32_t>(index)};
}

std::vector<SourceTree::Element> SourceTree::named(std::string_view name) const {
  std::vector<Element> out;
  const auto found = name_ids_.find(name);
  if (found == name_ids_.end()) return out;
  const std::uint32_t begin = name_begins_[found->second], end = name_begins_[found->second + 1];
  out.reserve(end - begin);
  for (std::uint32_t i = begin; i < end; ++i) out.push_back(at(by_name_[i]));
  return out;
}

using Element = SourceTree::Element;

std::string_view Element::name() const {
  return tree_ == nullptr ? std::string_view{}
                          : std::string_view(tree_->names_[node().name].canonical);
}

std::string_view Element::local() const {
  return tree_ == nullptr ? std::string_view{} : name().substr(tree_->names_[node().name].local);
}

bool Element::known() const { return tree_->names_[node().name].known; }

std::string_view Element::spelled() const {
  const std::string_view text = *tree_->text_;
  const std::size_t begin = node().begin + std::size_t{1};
  return text.substr(begin, text.find_first_of(" \t\r\n/>", begin) - begin);
}

Element Element::parent() const {
  return node().parent == kNone ? Element() : tree_->at(node().parent);
}

Element Element::first_child() const {
  return node().child == kNone ? Element() : tree_->at(node().child);
}

Element Element::next() const { return node().next == kNone ? Element() : tree_->at(node().next); }

Element Element::child(std::string_view name) const {
  if (tree_ == nullptr) return {};
  for (Element one = first_child(); one; one = one.next()) {
    if (one.name() == name) return one;
  }
  return {};
}

std::vector<Element> Element::children() const {
  std::vector<Element> out;
  if (tree_ == nullptr) return out;
  for (Element one = first_child(); one; one = one.next()) out.push_back(one);
  return out;
}

std::vector<Element> Element::children(std::string_view name) const {
  std::vector<Element> out = children();
  std::erase_if(out, [name](const Element& one) { return one.name() != name; });
  return out;
}

bool Element::in_other_branch() const { return node().other_branch; }

SourceTree::Attribute Element::attribute_at(std::uint32_t index) const {
  const StoredAttribute& stored = tree_->attributes_[index];
  return {tree_->names_[stored.name].canonical,
          std::string_view(*tree_->text_).substr(stored.value, stored.value_end - stored.value),
          {stored.begin, stored.end},
          {stored.value, stored.value_end}};
}

std::vector<SourceTree::Attribute> Element::attributes() const {
  std::vector<Attribute> out;
  out.reserve(node().attributes);
  for (std::uint32_t i = 0; i < node().attributes; ++i)
    out.push_back(attribute_at(node().attribute + i));
  return out;
}

std::optional<SourceTree::Attribute> Element::attribute(std::string_view name) const {
  if (tree_ == nullptr) return std::nullopt;
  for (std::uint32_t i = 0; i < node().attributes; ++i) {
    const std::uint32_t index = node().attribute + i;
    if (tree_->names_[tree_->attributes_[index].name].canonical == name) return attribute_at(index);
  }
  return std::nullopt;
}

std::string Element::value(std::string_view name) const {
  const std::optional<Attribute> found = attribute(name);
  return found ? found->text() : std::string{};
}

SourceRange Element::range() const { return {node().begin, node().end}; }

SourceRange Element::inside() const { return {node().inside, node().inside_end}; }

bool Element::is_empty_tag() const { return node().inside == node().end; }

std::size_t Element::attributes_end() const {
  if (node().attributes > 0)
    return tree_->attributes_[node().attribute + node().attributes - 1].end;
  return node().begin + 1 + spelled().size();
}

std::string Element::text() const {
  if (tree_ == nullptr) return {};
  std::string out;
  const std::string_view text = *tree_->text_;
  std::size_t from = node().inside;
  const auto add = [&](std::size_t to) {
    std::string_view piece = text.substr(from, to - from);
    // Comments and processing instructions are no characters.
    while (!piece.empty()) {
      const std::size_t at = std::min({piece.find("<!--"), piece.find("<?"), piece.size()});
      out += unescaped(piece.substr(0, at));
      if (at == piece.size()) break;
      const std::string_view end = piece.substr(at, 4) == "<!--" ? "-->" : "?>";
      const std::size_t close = piece.find(end, at);
      piece.remove_prefix(close == std::string_view::npos ? piece.size() : close + end.size());
    }
  };
  for (Element one = first_child(); one; one = one.next()) {
    add(one.range().begin);
    from = one.range().end;
  }
  add(node().inside_end);
  return out;
}

std::string_view Element::uri_of(std::string_view prefix) const {
  for (Element one = *this; one; one = one.parent()) {
    const auto& all = tree_->declarations_;
    auto at = std::lower_bound(all.begin(), all.end(), one.index_,
                               [](const Declaration& d, std::uint32_t i) { return d.node < i; });
    for (; at != all.end() && at->node == one.index_; ++at) {
      if (at->prefix == prefix) return at->uri;
    }
  }
  return {};
}

std::optional<std::string_view> Element::prefix_of(std::string_view known_prefix) const {
  for (Element one = *this; one; one = one.parent()) {
    const auto& all = tree_->declarations_;
    auto at = std::lower_bound(all.begin(), all.end(), one.index_,
                               [](const Declaration& d, std::uint32_t i) { return d.node < i; });
    for (; at != all.end() && at->node == one.index_; ++at) {
      const Namespace* const known = namespace_of(at->uri);
      if (known == nullptr || known->prefix != known_prefix) continue;
      // An element between may have bound the prefix to something else.
      if (uri_of(at->prefix) == at->uri) return at->prefix;
    }
  }
  return std::nullopt;
}

}  // namespace deckle::ooxml::xml
