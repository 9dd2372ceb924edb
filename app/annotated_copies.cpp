#include "app/annotated_copies.h"

#include "app/build_spec.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "engine/file/annotate.h"

namespace deckle::app {

void AnnotatedCopies::write(std::size_t number, const engine::Built& checked,
                            const engine::Engine& engine, int jobs, Program& program) const {
  if (paths_.all().empty()) return;
  const std::string& path = paths_.all()[number];
  const Console& console = program.console;
  const auto annotated = engine::annotate(engine, inputs_[number], checked,
                                          {console.language(), source_date(), jobs});
  if (!annotated) return program.fail_with(annotated.error());
  if (!program.deliver(path, annotated->bytes)) return;
  const std::string name = display_name(inputs_[number]);
  if (path != "-")
    console.info(annotated->written == 1
                     ? tr("{}: 1 finding written as a comment", path)
                     : tr("{}: {} findings written as comments", path, annotated->written));
  if (annotated->already > 0)
    console.info(annotated->already == 1
                     ? tr("{}: 1 finding has its comment already", name)
                     : tr("{}: {} findings have their comments already", name, annotated->already));
  for (const Diagnostic& finding : annotated->not_placed)
    console.info(tr("{}: not written as a comment, because there is no slide for it: {} [{}]", name,
                    finding.message, finding.rule));
  if (annotated->newer_comments)
    console.info(tr("{}: has comments with threads, which stay; the findings are beside them, as "
                    "comments of the older form",
                    name));
  if (annotated->is_signed)
    console.info(tr("{}: has a digital signature, which does not hold for the copy", name));
}

}  // namespace deckle::app
