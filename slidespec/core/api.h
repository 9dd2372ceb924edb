#pragma once
// DECKLE_API marks what libdeckle exports: the functions and classes of the headers that are installed.
//
// Everything is compiled with hidden symbols, and the library's version script (engine/c/libdeckle.map)
// hides the rest. In the program, which is linked statically, the mark has no effect.

#define DECKLE_API __attribute__((visibility("default")))
