#pragma once
// Computes what depends on an element's box and content: columns and rows of a table, labels of a
// chart, the text size in a missing picture's box, the balance of a title's lines. Called after boxes are set, and again when a
// patch has changed one. Needs neither Deck nor template.

#include <functional>

#include "measure/text/text_engine.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// `notes` gets what a chart draws otherwise than authored.
void solve_geometry(SlideIr& slide, const measure::TextEngine& engine, DiagnosticSink& notes);

// Sets the geometry of every chart (slidespec/ir/chart_geometry.h), and the drawing of one that was read, for who draws it or judges what is
// drawn. For finished slides: when a box changes, solve_geometry() makes the chart anew, without one.
void solve_chart_geometry(SlideIr& slide, const measure::TextEngine& engine);

// solve_geometry() as a function, for callers without the engine; notes about later boxes are dropped,
// because the author has those of the layout. Empty: nothing is computed.
using SolveGeometry = std::function<void(SlideIr& slide)>;

// `engine` must outlive the function.
[[nodiscard]] SolveGeometry geometry_solver(const measure::TextEngine& engine);

}  // namespace deckle::layout
