#include "templates/reread.h"

#include <memory>
#include <utility>

namespace deckle::templates {

Result<Template> reread(const Template& base, ooxml::Package package) {
  Budget budget(package.limits());
  return read_template(std::make_shared<const ooxml::Package>(std::move(package)), base.name,
                       budget)
      .map([&base](Template read) {
        read.path = base.path;
        read.faults = base.faults;
        read.mirrored = base.mirrored;
        read.brand = base.brand;
        read.theme = base.theme;
        read.mark = base.mark;
        for (std::size_t i = 0; i < read.layouts.size() && i < base.layouts.size(); ++i) {
          if (base.mirrored) read.layouts[i].furniture = base.layouts[i].furniture;
          read.layouts[i].logo = base.layouts[i].logo;
        }
        return read;
      });
}

}  // namespace deckle::templates
