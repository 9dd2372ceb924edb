#include "app/annotated_copies.h"

#include <filesystem>
#include <set>

#include "app/build_spec.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/presentation_input.h"
#include "app/usage.h"
#include "engine/file/annotate.h"

namespace deckle::app {

AnnotatedCopies::AnnotatedCopies(const std::vector<std::string>& inputs, const std::string& out)
    : inputs_(inputs) {
  if (out.empty()) return;
  for (const std::string& input : inputs) {
    if (!is_presentation(input))
      throw UsageError(tr("--annotate is for presentations; {} is none", display_name(input)));
  }
  if (!means_folder(inputs, out)) {
    // PowerPoint refuses a file whose extension says another kind than its content.
    const std::string kind = extension_of(inputs.front()), given = extension_of(out);
    if (!kind.empty() && !given.empty() && kind != given)
      throw UsageError(tr("--annotate {}: the copy is of the kind of its input, {}", out, kind));
    paths_ = {out};
    return;
  }
  folder_ = out;
  std::set<std::string> names;
  for (const std::string& input : inputs) {
    std::filesystem::path path(input);
    if (path.filename().empty()) path = path.parent_path();
    const std::string name = path.filename().string();
    if (!names.insert(name).second)
      throw UsageError(tr("two of the files are named {}; write them to different folders", name));
    paths_.push_back((std::filesystem::path(out) / name).string());
  }
}

bool AnnotatedCopies::prepare(Program& program) const {
  if (folder_.empty()) return true;
  const auto made = make_folder(folder_);
  if (!made) program.fail_with(made.error());
  return made.has_value();
}

void AnnotatedCopies::write(std::size_t number, const engine::Built& checked,
                            const engine::Engine& engine, int jobs, Program& program) const {
  if (paths_.empty()) return;
  const std::string& path = paths_[number];
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
