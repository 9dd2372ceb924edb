#include "qc/report/template_lines.h"

#include <fmt/format.h>

#include "qc/check/context.h"
#include "qc/messages/tr.h"
#include "slidespec/core/display.h"
#include "slidespec/core/markup.h"

namespace deckle::qc {

namespace {

const char* css_class(TemplateVerdict verdict) {
  switch (verdict) {
    case TemplateVerdict::Ready:
      return "good";
    case TemplateVerdict::Limited:
      return "warning";
    case TemplateVerdict::Unusable:
      return "error";
  }
  return "error";
}

const char* css_class(TemplateRole::Match match) {
  return match == TemplateRole::Match::Own    ? "good"
         : match == TemplateRole::Match::None ? "error"
                                              : "note";
}

Message slot_label(const TemplateSlot& slot) {
  Message text = Message(
      fmt::format("{}: {:.0f} × {:.0f} px", slot.role, to_px(slot.box.w), to_px(slot.box.h)));
  if (const Message holds = capacity_label(slot); !holds.empty()) text += ", " + holds;
  if (!slot.placeholder) text += tr(" (computed, no placeholder)");
  return text;
}

}  // namespace

Message capacity_label(const TemplateSlot& slot) {
  if (slot.size_pt <= 0) return {};
  return slot.lines == 1
             ? tr("{} line of {} Hangul or about {} Latin characters at {}", slot.lines,
                  slot.characters, slot.latin_characters, pt_text(slot.size_pt))
             : tr("{} lines of {} Hangul or about {} Latin characters at {}", slot.lines,
                  slot.characters, slot.latin_characters, pt_text(slot.size_pt));
}

Message match_label(TemplateRole::Match match) {
  switch (match) {
    case TemplateRole::Match::Own:
      return tr("there");
    case TemplateRole::Match::Other:
      return tr("another is used");
    case TemplateRole::Match::None:
      return tr("missing");
  }
  return {};
}

std::string template_lines(const TemplateReport& report, Language language) {
  std::string out;
  const auto line = [&](const std::string& indent, const Message& text) {
    out += indent + display_message(text, language) + "\n";
  };
  for (const Message& reason : report.reasons) line("  - ", reason);
  for (const TemplateRole& role : report.roles) {
    line("  ", role.match == TemplateRole::Match::Own
                   ? tr("{}: layout '{}'", role.id, display_value(role.layout))
                   : tr("{}: {}; layout '{}'", role.id, match_label(role.match),
                        display_value(role.layout)));
    for (const TemplateSlot& slot : role.slots) line("    ", slot_label(slot));
  }
  return out;
}

std::string template_section(const TemplateReport& report, Language language) {
  const auto text = [language](const Message& message) {
    return escaped(display_message(message, language));
  };
  std::string out =
      fmt::format("<section class=\"plain\"><h2><span class=\"badge {}\">{}</span></h2>\n",
                  css_class(report.verdict), text(message_of(report.verdict)));
  if (!report.reasons.empty()) {
    out += "<ul>\n";
    for (const Message& reason : report.reasons) out += "<li>" + text(reason) + "</li>\n";
    out += "</ul>\n";
  }
  out += fmt::format(
      "<div class=\"wide\"><table><tr><th>{}</th><th>{}</th><th>{}</th><th>{}</th></tr>\n",
      text(tr("layout of a spec")), text(tr("layout of the template")), text(tr("found")),
      text(tr("places")));
  for (const TemplateRole& role : report.roles) {
    std::string slots;
    for (const TemplateSlot& slot : role.slots)
      slots += (slots.empty() ? "" : "<br>") + text(slot_label(slot));
    out += fmt::format(
        "<tr><td><code>{}</code></td><td>{}</td><td><span class=\"{}\" title=\"{}\">{}</span></td>"
        "<td>{}</td></tr>\n",
        escaped(display_value(role.id)), escaped(display_value(role.layout)), css_class(role.match),
        text(role.reason), text(match_label(role.match)), slots);
  }
  return out + "</table></div></section>\n";
}

}  // namespace deckle::qc
