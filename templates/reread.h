#pragma once
// A template whose parts were changed, read again.

#include "templates/template.h"

namespace deckle::templates {

// `package` has the layouts of `base`, changed. What is not in a file is as in `base`: where it was
// read from, what it had to be given, and for one drawn from right to left the furniture, which
// stays where layout/ places things (right_to_left.h).
[[nodiscard]] Result<Template> reread(const Template& base, ooxml::Package package);

}  // namespace deckle::templates
