#include "pptx/check/base/edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "ooxml/opc/package.h"
#include "ooxml/opc/vocabulary.h"
#include "ooxml/xml/names.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx::check {

namespace {

using ooxml::xml::escaped_value;

// `markup` inside an element that is written <x/>.
Edit open_up(const std::string& part, const Element& parent, std::string_view markup) {
  const std::size_t end = parent.range().end;
  return {part, {end - 2, end}, fmt::format(">{}</{}>", markup, parent.spelled())};
}

std::string_view prefix_part(std::string_view name) { return name.substr(0, name.find(':')); }
std::string_view local_part(std::string_view name) { return name.substr(name.find(':') + 1); }

// The namespace of one of deckle's prefixes in the dialect that `context` is in.
std::string uri_for(const Element& context, std::string_view prefix) {
  const ooxml::xml::Namespace* const known = ooxml::xml::namespace_with_prefix(prefix);
  if (known == nullptr) return {};
  bool strict = false;
  for (Element one = context; one; one = one.parent()) {
    if (one.parent()) continue;
    const std::string_view spelled = one.spelled();
    const std::size_t colon = spelled.find(':');
    const std::string_view own =
        colon == std::string_view::npos ? std::string_view{} : spelled.substr(0, colon);
    strict = one.uri_of(own).starts_with("http://purl.oclc.org/ooxml/");
  }
  return std::string(strict && !known->strict_uri.empty() ? known->strict_uri : known->uri);
}

}  // namespace

Edit remove_element(const std::string& part, const Element& element) {
  return {part, element.range(), {}};
}

Edit remove_attribute(const std::string& part, const Attribute& attribute) {
  return {part, attribute.whole, {}};
}

Edit set_value(const std::string& part, const Attribute& attribute, std::string_view value) {
  return {part, attribute.value, escaped_value(value)};
}

Edit add_attribute(const std::string& part, const Element& element, std::string_view name,
                   std::string_view value) {
  const std::size_t at = element.attributes_end();
  return {part, {at, at}, fmt::format(" {}=\"{}\"", name, escaped_value(value))};
}

Edit insert_before(const std::string& part, const Element& element, std::string markup) {
  return {part, {element.range().begin, element.range().begin}, std::move(markup)};
}

Edit insert_after(const std::string& part, const Element& element, std::string markup) {
  return {part, {element.range().end, element.range().end}, std::move(markup)};
}

Edit append_child(const std::string& part, const Element& parent, std::string markup) {
  if (parent.is_empty_tag()) return open_up(part, parent, markup);
  const std::size_t at = parent.inside().end;
  return {part, {at, at}, std::move(markup)};
}

Edit prepend_child(const std::string& part, const Element& parent, std::string markup) {
  if (parent.is_empty_tag()) return open_up(part, parent, markup);
  const std::size_t at = parent.inside().begin;
  return {part, {at, at}, std::move(markup)};
}

std::string element_text(const Element& context, std::string_view name, std::string_view attributes,
                         std::string_view content) {
  const auto bound = context.prefix_of(prefix_part(name));
  const std::string spelled = bound ? bound->empty() ? std::string(local_part(name))
                                                     : fmt::format("{}:{}", *bound, local_part(name))
                                    : std::string(name);
  std::string out = "<" + spelled;
  if (!bound)
    out += fmt::format(" xmlns:{}=\"{}\"", prefix_part(name), uri_for(context, prefix_part(name)));
  if (!attributes.empty()) out.append(" ").append(attributes);
  if (content.empty()) return out + "/>";
  return fmt::format("{}>{}</{}>", out, content, spelled);
}

std::string attribute_name(const Element& context, std::string_view name,
                           std::string& declaration) {
  const auto bound = context.prefix_of(prefix_part(name));
  // A default namespace does not hold for attributes.
  if (bound && !bound->empty()) return fmt::format("{}:{}", *bound, local_part(name));
  declaration =
      fmt::format("xmlns:{}=\"{}\"", prefix_part(name), uri_for(context, prefix_part(name)));
  return std::string(name);
}

void add_relationship(Repair& repair, const PartInfo& part, std::string_view id,
                      std::string_view kind, std::string_view target) {
  const bool strict = std::any_of(part.rels.begin(), part.rels.end(), [](const Rel& rel) {
    return rel.type.starts_with("http://purl.oclc.org/");
  });
  const std::string type =
      strict ? fmt::format("http://purl.oclc.org/ooxml/officeDocument/relationships/{}", kind)
             : ooxml::office_relationship(kind);
  const std::string rest = fmt::format("Relationship Id=\"{}\" Type=\"{}\" Target=\"{}\"/>",
                                       escaped_value(id), type, escaped_value(target));
  if (part.rels_end > 0) {
    repair.edits.push_back(
        {part.rels_name, {part.rels_end, part.rels_end}, "<" + part.rels_prefix + rest});
    return;
  }
  std::string bytes = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
  bytes += fmt::format("<Relationships xmlns=\"{}\"><{}</Relationships>",
                       ooxml::xml::kPackageRelationships, rest);
  repair.added.push_back({part.rels_name, std::make_shared<const std::string>(std::move(bytes))});
}

FreshIds::FreshIds(const PartInfo& part) {
  for (const Rel& rel : part.rels) {
    if (!rel.id.starts_with("rId")) continue;
    std::size_t number = 0;
    const auto [end, error] =
        std::from_chars(rel.id.data() + 3, rel.id.data() + rel.id.size(), number);
    if (error == std::errc{} && number < 1000000000) highest_ = std::max(highest_, number);
  }
}

std::string FreshIds::next() { return fmt::format("rId{}", ++highest_); }

Edit remove_relationship(const PartInfo& part, const Rel& rel) {
  return {part.rels_name, rel.whole, {}};
}

namespace {

Edit add_type(const DeckView& deck, std::string_view element, std::string_view key,
              std::string_view name, std::string_view type) {
  const Element root = deck.types().root();
  const std::string attributes =
      fmt::format("{}=\"{}\" ContentType=\"{}\"", key, escaped_value(name), escaped_value(type));
  return append_child(kContentTypes, root, element_text(root, element, attributes));
}

}  // namespace

std::unordered_map<std::string, Element> overrides(const DeckView& deck) {
  std::unordered_map<std::string, Element> out;
  for (const Element& entry : deck.types().root().children("ct:Override"))
    out.emplace(ascii_lower(entry.value("PartName")), entry);
  return out;
}

Edit add_override(const DeckView& deck, std::string_view part, std::string_view type) {
  return add_type(deck, "ct:Override", "PartName", fmt::format("/{}", part), type);
}

Edit add_default(const DeckView& deck, std::string_view extension, std::string_view type) {
  return add_type(deck, "ct:Default", "Extension", extension, type);
}

}  // namespace deckle::pptx::check
