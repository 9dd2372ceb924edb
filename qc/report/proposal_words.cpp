#include "qc/report/proposal_words.h"

#include "slidespec/say/say.h"

namespace deckle::qc {

Wording proposal_words(const Proposal& proposal) {
  const Wording verdict = !proposal.fits ? say("it would not fit either")
                          : proposal.slides > 1
                              ? say("it would fit, on {} slides", proposal.slides)
                              : say("it would fit");
  return say("{}: proposed with {} characters instead of {}; {}:", proposal.element_id,
             proposal.characters, proposal.characters_before, verdict);
}

}  // namespace deckle::qc
