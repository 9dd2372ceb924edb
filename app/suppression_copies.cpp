#include "app/suppression_copies.h"

#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/usage.h"

namespace deckle::app {

SuppressionCopies::SuppressionCopies(const std::vector<std::string>& inputs, const std::string& out,
                                     const std::vector<qc::Suppression>& suppressions,
                                     engine::CarryOptions::Old old)
    : inputs_(inputs),
      suppressions_(suppressions),
      old_(old),
      paths_("--write-suppressions", inputs, out) {
  if (!out.empty() && suppressions.empty() && old == engine::CarryOptions::Old::Kept)
    throw UsageError(
        tr("--write-suppressions needs suppressions: --suppress, or qc.suppress in deckle.toml"));
}

void SuppressionCopies::write(std::size_t number, const engine::Engine& engine, int jobs,
                              Program& program) const {
  if (paths_.all().empty()) return;
  const std::string& path = paths_.all()[number];
  std::vector<std::string> fields;
  for (const qc::Suppression& one : suppressions_) {
    if (qc::is_about_file(one, inputs_[number])) fields.push_back(qc::fields_of(one));
  }
  const auto carrying = engine::carry_suppressions(engine, inputs_[number], fields, {old_, jobs});
  if (!carrying) return program.fail_with(carrying.error());
  if (!program.deliver(path, carrying->bytes)) return;
  const Console& console = program.console;
  const std::string name = display_name(inputs_[number]);
  if (path != "-")
    console.info(carrying->written == 1
                     ? tr("{}: 1 suppression written", path)
                     : tr("{}: {} suppressions written", path, carrying->written));
  if (carrying->already > 0)
    console.info(carrying->already == 1
                     ? tr("{}: 1 suppression is there already", name)
                     : tr("{}: {} suppressions are there already", name, carrying->already));
  if (carrying->left_out > 0)
    console.info(carrying->left_out == 1
                     ? tr("{}: 1 suppression left out", name)
                     : tr("{}: {} suppressions left out", name, carrying->left_out));
  if (carrying->is_signed)
    console.info(tr("{}: has a digital signature, which does not hold for the copy", name));
}

}  // namespace deckle::app
