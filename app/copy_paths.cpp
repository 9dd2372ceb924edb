#include "app/copy_paths.h"

#include <filesystem>
#include <set>

#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/presentation_input.h"
#include "app/usage.h"

namespace deckle::app {

CopyPaths::CopyPaths(const std::string& option, const std::vector<std::string>& inputs,
                     const std::string& out) {
  if (out.empty()) return;
  for (const std::string& input : inputs) {
    if (!is_presentation(input))
      throw UsageError(tr("{} is for presentations; {} is none", option, display_name(input)));
  }
  if (!means_folder(inputs, out)) {
    // PowerPoint refuses a file whose extension says another kind than its content.
    const std::string kind = extension_of(inputs.front()), given = extension_of(out);
    if (!kind.empty() && !given.empty() && kind != given)
      throw UsageError(tr("{} {}: the copy is of the kind of its input, {}", option, out, kind));
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

bool CopyPaths::prepare(Program& program) const {
  if (folder_.empty()) return true;
  const auto made = make_folder(folder_);
  if (!made) program.fail_with(made.error());
  return made.has_value();
}

}  // namespace deckle::app
