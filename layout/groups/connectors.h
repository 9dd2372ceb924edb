#pragma once
// Which elements of a slide are connectors, and what they connect.
//
// A connector is a line of the presets made for it (straightConnector1, bentConnector3 …), or an
// arrow without text, between two elements: those that content.from and content.to name, else its
// neighbours in order, of one kind; past elements of other kinds only where these repeat. One after
// the last shape leads back to the first of them.

#include <vector>

#include "slidespec/model/deck.h"

namespace deckle::layout {

struct Connector {
  const Element* element = nullptr;
  const Element* from = nullptr;
  const Element* to = nullptr;
  bool closes = false;  // leads from the last of a row of shapes back to the first
};

// `elements` in reading order, without the title. One that connects nothing is not among them, nor
// is an arrow that the author placed exactly without naming its ends: it is drawn as a shape.
[[nodiscard]] std::vector<Connector> find_connectors(const std::vector<const Element*>& elements);

// Whether the preset has a point in reading direction: a chevron, a home plate, an arrow to the right.
[[nodiscard]] bool is_pointed(const std::string& preset);

}  // namespace deckle::layout
