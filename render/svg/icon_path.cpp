#include "render/svg/icon_path.h"

#include <fmt/format.h>

namespace deckle::render {

std::string icon_path(const Icon& icon) {
  std::string data;
  for (const IconPath& path : icon_paths(icon)) {
    for (const IconStep& step : path) {
      switch (step.kind) {
        case IconStep::Kind::Move:
          data += fmt::format("M{} {}", step.to.x, step.to.y);
          break;
        case IconStep::Kind::Line:
          data += fmt::format("L{} {}", step.to.x, step.to.y);
          break;
        case IconStep::Kind::Curve:
          data += fmt::format("C{} {} {} {} {} {}", step.c1.x, step.c1.y, step.c2.x, step.c2.y,
                              step.to.x, step.to.y);
          break;
        case IconStep::Kind::Close:
          data += 'Z';
          break;
      }
    }
  }
  return data;
}

}  // namespace deckle::render
