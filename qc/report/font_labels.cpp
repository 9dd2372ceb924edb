#include "qc/report/font_labels.h"

#include "qc/messages/tr.h"

namespace deckle::qc {

Message source_label(FontUse::Source source) {
  switch (source) {
    case FontUse::Source::Exact:
      return tr("installed");
    case FontUse::Source::BuiltIn:
      return tr("built-in advances");
    case FontUse::Source::MetricCompatible:
      return tr("same advances");
    case FontUse::Source::Fallback:
      return tr("stands in, advances differ");
    case FontUse::Source::Missing:
      return tr("missing");
  }
  return {};
}

}  // namespace deckle::qc
