#include "templates/builtin.h"

#include "templates/messages/tr.h"
#include "templates/template.h"

namespace deckle::templates {

namespace {

constexpr const char* kDefault = "default";

}  // namespace

std::vector<std::string> builtin_template_ids() { return {kDefault}; }

Result<Template> builtin_template(const std::string& id, SlideSize size) {
  if (id != kDefault) {
    return fail(ErrorCode::NotFound,
                tr("no built-in template is named {}; the only one is {}", id, kDefault), id);
  }
  const std::string folder = id + (size == SlideSize::Widescreen16x9 ? "-16x9" : "-4x3");
  Result<ooxml::Package> package = ooxml::Package::from_embedded(embedded_files(), folder + "/");
  if (!package) return tl::unexpected(package.error());
  Budget budget{Limits()};
  return read_template(std::make_shared<const ooxml::Package>(std::move(*package)), id, budget);
}

}  // namespace deckle::templates
