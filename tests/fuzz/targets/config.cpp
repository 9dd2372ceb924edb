#include "app/config.h"

#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void read_config(std::string_view bytes) {
  const app::Config config = app::read_config(std::string(bytes), "folder/deckle.toml");
  for (const app::ConfigSetting& setting : config.settings)
    expect(!setting.option.empty(), "each setting corresponds to an option");
}

}  // namespace deckle::fuzz
