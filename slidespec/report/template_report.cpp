#include "slidespec/report/template_report.h"

#include "slidespec/messages/tr.h"

namespace deckle {

const char* to_string(TemplateRole::Match match) {
  switch (match) {
    case TemplateRole::Match::Own:
      return "own";
    case TemplateRole::Match::Other:
      return "other";
    case TemplateRole::Match::None:
      return "none";
  }
  return "none";
}

const char* to_string(TemplateVerdict verdict) {
  switch (verdict) {
    case TemplateVerdict::Ready:
      return "ready";
    case TemplateVerdict::Limited:
      return "limited";
    case TemplateVerdict::Unusable:
      return "unusable";
  }
  return "unusable";
}

Message message_of(TemplateVerdict verdict) {
  switch (verdict) {
    case TemplateVerdict::Ready:
      return tr("ready for use");
    case TemplateVerdict::Limited:
      return tr("usable with limits");
    case TemplateVerdict::Unusable:
      return tr("not usable");
  }
  return {};
}

}  // namespace deckle
