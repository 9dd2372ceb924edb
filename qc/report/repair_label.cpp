#include "qc/report/repair_label.h"

#include "qc/messages/tr.h"

namespace deckle::qc {

Message repair_label(const PartRepair& repair) {
  const Message what = repair.part.empty() ? repair.message : repair.part + ": " + repair.message;
  return repair.more == 0 ? tr("repaired: {} [{}]", what, repair.rule)
                          : tr("repaired: {} [{}], and {} more", what, repair.rule, repair.more);
}

}  // namespace deckle::qc
