#include "qc/report/font_words.h"

#include "slidespec/say/say.h"

namespace deckle::qc {

Wording source_words(FontUse::Source source) {
  switch (source) {
    case FontUse::Source::Exact:
      return say("installed");
    case FontUse::Source::BuiltIn:
      return say("built-in advances");
    case FontUse::Source::MetricCompatible:
      return say("same advances");
    case FontUse::Source::Fallback:
      return say("stands in, advances differ");
    case FontUse::Source::Missing:
      return say("missing");
  }
  return {};
}

}  // namespace deckle::qc
