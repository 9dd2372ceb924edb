#include "app/template_choice.h"

#include "app/build_spec.h"
#include "app/messages/tr.h"

namespace deckle::app {

void add_template_options(Command command, TemplateChoice& choice, const Console& console) {
  command
      .add_option("--template", choice.path,
                  console.help(N_("Template (.pptx or .potx); default: the built-in one")))
      .type_name("FILE");
  command
      .add_option("--size", choice.size,
                  console.help(N_("Page size of the built-in template: 16:9 or 4:3")))
      .one_of({"16:9", "4:3"})
      .type_name("SIZE")
      .show_default();
}

std::shared_ptr<const templates::Template> read_template(const TemplateChoice& choice,
                                                         Program& program) {
  const auto engine = open_engine(program);
  if (!engine) return nullptr;
  const auto read = engine->read_template(
      choice.path, choice.size == "4:3" ? SlideSize::Standard4x3 : SlideSize::Widescreen16x9);
  if (!read) {
    program.fail_with(read.error());
    return nullptr;
  }
  return *read;
}

}  // namespace deckle::app
