#include "qc/report/font_labels.h"

#include "qc/messages/tr.h"

namespace deckle::qc {

Message source_label(FontUse::Source source) {
  switch (source) {
    case FontUse::Source::Exact:
      return tr("installed");
    case FontUse::Source::BuiltIn:
      return tr("built-in glyph widths");
    case FontUse::Source::MetricCompatible:
      return tr("same glyph widths");
    case FontUse::Source::Fallback:
      return tr("substitute with other glyph widths");
    case FontUse::Source::Missing:
      return tr("missing");
  }
  return {};
}

}  // namespace deckle::qc
