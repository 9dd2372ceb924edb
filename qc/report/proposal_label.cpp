#include "qc/report/proposal_label.h"

#include "qc/messages/tr.h"

namespace deckle::qc {

Message proposal_label(const Proposal& proposal) {
  const Message verdict = !proposal.fits        ? tr("it would not fit either")
                          : proposal.slides > 1 ? tr("it would fit, on {} slides", proposal.slides)
                                                : tr("it would fit");
  return tr("{}: proposed text with {} characters instead of {}; {}:", proposal.element_id,
            proposal.characters, proposal.characters_before, verdict);
}

}  // namespace deckle::qc
