#pragma once
// The brand's logo on a slide whose picture would cover the one of its layout.

#include "slidespec/ir/slide_ir.h"
#include "templates/template.h"

namespace deckle::layout {

// Adds logo and plate, as the elements _logo and _logo_plate, above a picture or a panel that
// the whole logo is on. What covers a part of it is a finding (covered-logo).
void add_logo(const templates::Template& t, const templates::Layout& layout, SlideIr& slide);

}  // namespace deckle::layout
