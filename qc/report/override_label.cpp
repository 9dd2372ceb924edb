#include "qc/report/override_label.h"

#include "qc/messages/tr.h"

namespace deckle::qc {

Message override_label(const AppliedOverride& one) {
  return tr("settings for {} apply ({}, line {})", one.pattern, one.config, one.line);
}

}  // namespace deckle::qc
