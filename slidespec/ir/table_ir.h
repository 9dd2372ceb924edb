#pragma once
// A table as it is to be drawn: columns solved, rows measured, cells as text bodies.

namespace deckle {

struct TableIr {};

}  // namespace deckle
