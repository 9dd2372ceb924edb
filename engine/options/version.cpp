#include "engine/options/version.h"

namespace deckle::engine {

const char* version() { return DECKLE_VERSION; }

}  // namespace deckle::engine
