#include "ooxml/media/svg/style_rules.h"

#include <algorithm>
#include <vector>

#include "ooxml/media/svg/characters.h"
#include "ooxml/media/svg/css_tokens.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml::svg {
namespace {

using Kind = CssToken::Kind;

// Rules are kept for so many names (about 400 bytes each); what is declared for further ones counts
// for all elements.
constexpr std::size_t kMaxKeys = 50'000;

// States that a drawing is never in.
bool is_dynamic(const CssToken& token) {
  return token.is(Kind::Ident, "hover") || token.is(Kind::Ident, "active") ||
         token.is(Kind::Ident, "focus");
}

// Reads up to the bracket that closes a block, and returns where it begins.
std::size_t skip_block(CssTokens& tokens) {
  std::size_t depth = 1, count = 0;
  while (true) {
    if (++count % kValuesBetweenChecks == 0) check_cancelled();
    const std::size_t at = tokens.at();
    const CssToken token = tokens.next();
    if (token.is(Kind::End)) return at;
    if (token.is('{')) ++depth;
    if (token.is('}') && --depth == 0) return at;
  }
}

}  // namespace

void StyleRules::Winner::take(std::uint32_t other, std::uint64_t its_priority) {
  if (other == StyleValues::kUnset || its_priority < priority) return;
  value = other;
  priority = its_priority;
}

std::uint64_t StyleRules::priority(Rank rank, bool important, std::uint32_t order) {
  return std::uint64_t{important} << 40U | static_cast<std::uint64_t>(rank) << 32U | order;
}

StyleRules::Rank StyleRules::rank_of(std::string_view key) {
  if (key == "*") return Rank::Any;
  return key.front() == '#' ? Rank::Id : key.front() == '.' ? Rank::Class : Rank::Type;
}

void StyleRules::add_sheet(std::string_view sheet) {
  CssTokens tokens(sheet);
  std::size_t begin = 0, count = 0;
  while (true) {
    if (++count % kValuesBetweenChecks == 0) check_cancelled();
    const std::size_t at = tokens.at();
    const CssToken token = tokens.next();
    if (token.is(Kind::End)) return;
    if (token.is(Kind::AtKeyword)) {
      CssToken next = tokens.next();
      while (!next.is(Kind::End) && !next.is(';') && !next.is('{')) next = tokens.next();
      if (next.is('{')) skip_block(tokens);
      begin = tokens.at();
    } else if (token.is('{')) {
      const std::size_t block = tokens.at();
      const std::size_t end = skip_block(tokens);
      add_rule(sheet.substr(begin, at - begin), sheet.substr(block, end - block));
      begin = tokens.at();
    }
  }
}

void StyleRules::add_rule(std::string_view prelude, std::string_view block) {
  // A later declaration of a property replaces an earlier one.
  struct Declaration {
    std::uint32_t value = StyleValues::kUnset;
    bool important = false;
  };
  std::array<Declaration, kProperties> declarations;
  bool any = false;
  read_declarations(block, [&](Property property, std::string_view value, bool important) {
    Declaration& known = declarations[static_cast<std::size_t>(property)];
    any = true;
    if (!known.important || important) known = {values_.read(property, value), important};
  });
  if (!any) return;
  ++order_;

  // The last compound of each selector: the name that decides, and how specific it is.
  Selector selector;
  bool dynamic = false;
  std::size_t parts = 0, depth = 0, count = 0;
  const auto name = [&](std::string prefix, std::string_view text) {
    prefix += text;
    if (selector.key.empty() || rank_of(prefix) > rank_of(selector.key))
      selector.key = std::move(prefix);
    ++parts;
  };
  const auto finish = [&] {
    if (selector.key.empty()) selector.key = "*";
    selector.exact = selector.exact && parts == 1;
    if (!dynamic) {
      for (std::size_t i = 0; i < kProperties; ++i) {
        if (declarations[i].value != StyleValues::kUnset)
          declare(selector, static_cast<Property>(i), declarations[i].value,
                  declarations[i].important);
      }
    }
    selector = {};
    dynamic = false;
    parts = 0;
  };
  CssTokens tokens(prelude);
  CssToken token = tokens.next();
  while (!token.is(Kind::End)) {
    if (++count % kValuesBetweenChecks == 0) check_cancelled();
    const bool nested = depth > 0;
    if (token.is(Kind::Function) || token.is('(') || token.is('[')) {
      ++depth;
      selector.exact = false;
    } else if (token.is(')') || token.is(']')) {
      depth -= nested ? 1 : 0;
    } else if (nested) {
      // The conditions of a name.
    } else if (token.is(',')) {
      finish();
    } else if (token.is(Kind::Space) || token.is('>') || token.is('+') || token.is('~')) {
      // What came before is about other elements, unless white space ends the selector.
      const CssToken next = tokens.next();
      if (!next.is(Kind::End) && !next.is(',') && parts > 0) {
        selector = {{}, false};
        parts = 0;
      }
      token = next;
      continue;
    } else if (token.is(Kind::Hash)) {
      name("#", token.text);
    } else if (token.is(Kind::Ident)) {
      name("", token.text);
    } else if (token.is('*')) {
      name("", "*");
    } else if (token.is('.')) {
      const CssToken next = tokens.next();
      if (next.is(Kind::Ident)) name(".", next.text);
    } else {
      // A pseudo-class, a namespace or an error.
      selector.exact = false;
      const CssToken next = tokens.next();
      dynamic = dynamic || is_dynamic(next);
      if (next.is(Kind::Function)) ++depth;
      if (next.is(Kind::End)) break;
      if (token.is('|') && next.is(Kind::Ident)) selector.key = std::string(next.text);
    }
    token = tokens.next();
  }
  finish();
}

void StyleRules::declare(const Selector& selector, Property property, std::uint32_t value,
                         bool important) {
  const auto index = static_cast<std::size_t>(property);
  const bool full = rules_.size() >= kMaxKeys && rules_.count(selector.key) == 0;
  Rule& rule = rules_[full ? "*" : selector.key];
  if (selector.exact && !full)
    rule.winners[index].take(value, priority(rank_of(selector.key), important, order_));
  else if (value != StyleValues::kPlain)
    rule.possible[index] = values_.either(rule.possible[index], value);
}

ElementValues StyleRules::apply(std::string_view type, std::string_view id,
                                std::string_view classes, const ElementValues& attributes,
                                std::string_view style) const {
  std::array<Winner, kProperties> winners;
  ElementValues possible{};
  for (std::size_t i = 0; i < kProperties; ++i)
    winners[i].take(attributes[i], priority(Rank::Attribute, false, 0));
  const auto use = [&](const std::string& key) {
    const auto found = rules_.find(key);
    if (found == rules_.end()) return;
    for (std::size_t i = 0; i < kProperties; ++i) {
      winners[i].take(found->second.winners[i].value, found->second.winners[i].priority);
      possible[i] = values_.either(possible[i], found->second.possible[i]);
    }
  };
  if (!rules_.empty()) {
    use("*");
    use(std::string(type));
    if (!id.empty()) use("#" + std::string(id));
    while (!(classes = trimmed(classes)).empty()) {
      const auto* const end = std::find_if(classes.begin(), classes.end(), is_space);
      const auto length = static_cast<std::size_t>(end - classes.begin());
      use("." + std::string(classes.substr(0, length)));
      classes.remove_prefix(length);
    }
  }
  if (!style.empty()) {
    std::uint32_t order = 0;
    read_declarations(style, [&](Property property, std::string_view value, bool important) {
      winners[static_cast<std::size_t>(property)].take(values_.read(property, value),
                                                       priority(Rank::Style, important, ++order));
    });
  }
  ElementValues out{};
  for (std::size_t i = 0; i < kProperties; ++i)
    out[i] = values_.either(winners[i].value, possible[i]);
  return out;
}

}  // namespace deckle::ooxml::svg
