#pragma once
// Compares slides value by value, so that a failure names the one that differs.

#include "slidespec/ir/slide_ir.h"

namespace deckle::test {

void expect_same(const SlideIr& a, const SlideIr& b);

}  // namespace deckle::test
