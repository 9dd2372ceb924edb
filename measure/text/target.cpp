#include "measure/text/target.h"

namespace deckle::measure {

const char* to_string(Target target) {
  switch (target) {
    case Target::PowerPoint:
      return "powerpoint";
    case Target::LibreOffice:
      return "libreoffice";
    case Target::Chrome:
      return "chrome";
  }
  return "powerpoint";
}

std::optional<Target> target_from(const std::string& name) {
  for (const Target target : {Target::PowerPoint, Target::LibreOffice, Target::Chrome}) {
    if (name == to_string(target)) return target;
  }
  return std::nullopt;
}

}  // namespace deckle::measure
