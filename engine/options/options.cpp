#include "engine/options/options.h"

namespace deckle::engine {

void Observer::progress(int, int) {}

bool Observer::cancelled() const { return false; }

}  // namespace deckle::engine
