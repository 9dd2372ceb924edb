#include "ooxml/opc/package.h"

#include <cstdio>

#include "tests/fuzz/memory_file.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

// What was opened is saved and opened again with the same parts.
void read_package(std::string_view bytes) {
  const MemoryFile file(bytes);
  Budget budget{Limits()};
  const auto package = ooxml::Package::open(file.path(), budget);
  if (!package) return;
  for (const std::string& name : package->names()) {
    expect(package->has(name), "every name is that of a part");
    static_cast<void>(package->content_type(name));
    for (const auto& [id, part] : package->targets(name)) {
      const std::string target = ooxml::Package::relative(name, part);
      if (package->has(part))
        expect(ooxml::Package::resolve(name, target) == part, "a target leads back to its part");
    }
    static_cast<void>(package->related(name, "slideLayout"));
  }
  const auto saved = package->to_bytes();
  if (!saved) std::fprintf(stderr, "%s\n", to_string(saved.error()).c_str());
  expect(saved.has_value(), "what was opened can be saved");
  const MemoryFile copy(*saved);
  Budget more{Limits()};
  const auto again = ooxml::Package::open(copy.path(), more);
  if (!again) std::fprintf(stderr, "%s\n", to_string(again.error()).c_str());
  expect(again.has_value(), "what was saved can be opened");
  for (const std::string& name : package->names()) {
    const std::string* part = again->find(name);
    expect(part != nullptr && *part == *package->find(name), "saving keeps the parts");
  }
}

}  // namespace deckle::fuzz
