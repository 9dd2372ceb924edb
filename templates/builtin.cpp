#include "templates/builtin.h"

#include <memory>
#include <utility>

#include "templates/apply_theme.h"
#include "templates/messages/tr.h"
#include "templates/template.h"

namespace deckle::templates {

namespace {

constexpr const char* kDefault = "default";

Result<ooxml::Package> package_of(SlideSize size) {
  const std::string folder =
      std::string(kDefault) + (size == SlideSize::Widescreen16x9 ? "-16x9" : "-4x3");
  return ooxml::Package::from_embedded(embedded_files(), folder + "/");
}

}  // namespace

std::vector<std::string> builtin_template_ids() { return builtin_theme_ids(); }

Result<Template> builtin_template(const std::string& id, SlideSize size) {
  if (id != kDefault)
    return builtin_theme(id).and_then(
        [size](std::shared_ptr<const Theme> theme) { return themed_template(theme, size); });
  Result<ooxml::Package> package = package_of(size);
  if (!package) return tl::unexpected(package.error());
  Budget budget{Limits()};
  return read_template(std::make_shared<const ooxml::Package>(std::move(*package)), id, budget)
      .map([](Template read) {
        read.mark = theme_like_default().mark;
        return read;
      });
}

Result<Template> themed_template(std::shared_ptr<const Theme> theme, SlideSize size) {
  Result<ooxml::Package> package = package_of(size);
  if (!package) return tl::unexpected(package.error());
  if (Result<void> applied = apply_theme(*theme, *package); !applied)
    return tl::unexpected(
        while_doing(tr("applying the theme {}", theme->id), std::move(applied.error())));
  Budget budget{Limits()};
  return read_template(std::make_shared<const ooxml::Package>(std::move(*package)), theme->id,
                       budget)
      .map([&theme](Template read) {
        read.mark = theme->mark;
        read.theme = std::move(theme);
        return read;
      });
}

}  // namespace deckle::templates
