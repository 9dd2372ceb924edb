#pragma once
// Which members the objects of SlideSpec have: evidence of where a bracket is missing.
//
// Wider than the schema: members under the names that language models give them are known too, so
// that a spec in another form counts as one. Names are compared without case, - and _.

#include <cstdint>
#include <string_view>

namespace deckle::lenient {

enum class Place : std::uint8_t {
  Unknown,  // not known: its members say what it is
  Free,     // anything may be in it: extensions
  Document,
  Deck,
  Slide,
  Layout,
  Hints,
  Element,
  Content,
  Series,
  Point,
  Style,
  Constraints,
  Theme,
  Template,
  Brand,
  Asset,
  Source,
  Citation,
  Locator,
  Box,
  Run,
};

// What is written as the value of a member, as far as there is one way.
enum class Form : std::uint8_t { Any, Scalar, Object, List, ListOfLists };

struct Known {
  bool member = false;     // of the place that was asked about
  bool elsewhere = false;  // of another place only
  bool first = false;      // objects of the place begin with it
  std::uint8_t bit = 0;    // its number among the members of its place, at most 63
  Form form = Form::Any;
  Place value = Place::Unknown;  // of the object that is its value, or that are items of it
};

// A name that SlideSpec knows, with its places; null: it knows none of this name.
class KnownName;
[[nodiscard]] const KnownName* known_name(std::string_view name);

// What a name is in a place. In an unknown place it is no member; `value` is then what it has
// wherever it is known.
[[nodiscard]] Known known_member(Place place, const KnownName& name);

// The place that a name belongs to, if it is only one; else Unknown.
[[nodiscard]] Place only_place_of(const KnownName& name);

}  // namespace deckle::lenient
