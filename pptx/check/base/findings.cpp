#include "pptx/check/base/findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

using Element = ooxml::xml::SourceTree::Element;

Message effect_of_powerpoint(Effect effect) {
  switch (effect) {
    case Effect::Repairs:
      return tr("PowerPoint repairs such a file");
    case Effect::Refuses:
      return tr("PowerPoint refuses such a file");
    case Effect::Drops:
      return tr("PowerPoint removes it");
    case Effect::Ignores:
      return tr("PowerPoint ignores it");
    default:
      return {};
  }
}

Message effect_of_another(Effect effect, const std::string& reader) {
  switch (effect) {
    case Effect::Repairs:
      return tr("{} repairs such a file", reader);
    case Effect::Refuses:
      return tr("{} refuses such a file", reader);
    case Effect::Drops:
      return tr("{} removes it", reader);
    case Effect::Ignores:
      return tr("{} ignores it", reader);
    default:
      return {};
  }
}

// One place among the siblings of the same name, from 1; 0 when it is the only one.
std::size_t position_of(const Element& element) {
  const Element parent = element.parent();
  if (!parent) return 0;
  std::size_t before = 0, all = 0;
  for (Element one = parent.first_child(); one; one = one.next()) {
    if (one.name() != element.name()) continue;
    ++all;
    if (one.index() <= element.index()) before = all;
  }
  return all > 1 ? before : 0;
}

void add_readers(Facts& facts, const Readers& readers) {
  const std::pair<const char*, Effect> rows[] = {{"powerpoint", readers.powerpoint},
                                                 {"keynote", readers.keynote},
                                                 {"libreoffice", readers.libreoffice},
                                                 {"open_xml_sdk", readers.sdk}};
  for (const auto& [name, effect] : rows) {
    if (effect != Effect::Unknown) facts.push_back({name, std::string(to_string(effect))});
  }
}

}  // namespace

const char* to_string(Effect effect) {
  switch (effect) {
    case Effect::Opens:
      return "opens";
    case Effect::Ignores:
      return "ignores";
    case Effect::Drops:
      return "drops";
    case Effect::Repairs:
      return "repairs";
    case Effect::Refuses:
      return "refuses";
    case Effect::Unknown:
      break;
  }
  return "unknown";
}

Message consequence(const Readers& readers) {
  Message out = effect_of_powerpoint(readers.powerpoint);
  const auto add = [&out](const Message& more) {
    if (more.empty()) return;
    if (!out.empty()) out += "; ";
    out += more;
  };
  add(effect_of_another(readers.keynote, "Keynote"));
  add(effect_of_another(readers.libreoffice, "LibreOffice"));
  add(effect_of_another(readers.sdk, "Open XML SDK"));
  return out;
}

std::string xpath_of(const Element& element) {
  std::vector<std::string> steps;
  for (Element one = element; one; one = one.parent()) {
    const std::size_t position = position_of(one);
    // A name of an unknown namespace has no prefix of ours.
    const std::string name = one.known() ? std::string(one.name())
                                         : fmt::format("*[local-name()='{}']", one.local());
    steps.push_back(position == 0 ? name : fmt::format("{}[{}]", name, position));
  }
  std::string out;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) out += "/" + *step;
  return out;
}

std::string shape_of(const Element& element) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kShapes = {{
      {"p:sp", "p:nvSpPr"},
      {"p:pic", "p:nvPicPr"},
      {"p:graphicFrame", "p:nvGraphicFramePr"},
      {"p:cxnSp", "p:nvCxnSpPr"},
      {"p:grpSp", "p:nvGrpSpPr"},
  }};
  for (Element one = element; one; one = one.parent()) {
    for (const auto& [shape, properties] : kShapes) {
      if (one.name() != shape) continue;
      const std::string id = one.child(properties).child("p:cNvPr").value("id");
      return id.empty() ? std::string{} : "sp" + id;
    }
  }
  return {};
}

void Findings::add(Found found) {
  const bool repairable = !found.repair.empty();
  Count& count = counts_[{found.doc.id, found.part}];
  count.doc = &found.doc;
  ++count.found;
  count.repairable += repairable ? 1 : 0;
  if (count.found <= kMaxOfPart) {
    Diagnostic d;
    d.rule = found.doc.id;
    d.severity = found.severity.value_or(found.doc.severity);
    d.at.part = found.part;
    d.at.slide_id = slide_of_(found.part);
    d.message = std::move(found.message);
    const Readers readers = found.severity ? Readers{} : found.doc.readers;
    if (const Message effect = consequence(readers); !effect.empty())
      d.message += Message("; ") + effect;
    d.hint = tr.entry(found.doc.remedy);
    d.facts = std::move(found.facts);
    if (found.element) {
      d.facts.insert(d.facts.begin(), {"xpath", xpath_of(found.element)});
      if (!d.at.slide_id.empty()) d.at.element_id = shape_of(found.element);
    }
    if (found.used_by) d.facts.push_back({"used_by", xpath_of(found.used_by)});
    add_readers(d.facts, readers);
    d.facts.push_back({"repairable", repairable});
    d.expected = std::move(found.expected);
    d.got = std::move(found.got);
    findings_.push_back(std::move(d));
  }
  if (repairable)
    repairs_.push_back({&found.doc, std::move(found.part), std::move(found.repair)});
}

DiagnosticSink Findings::take() {
  for (const auto& [key, count] : counts_) {
    if (count.found <= kMaxOfPart) continue;
    Diagnostic d;
    d.rule = count.doc->id;
    d.severity = count.doc->severity;
    d.at.part = key.second;
    d.at.slide_id = slide_of_(key.second);
    d.message = tr("{} more of this kind", count.found - kMaxOfPart);
    d.hint = tr.entry(count.doc->remedy);
    d.facts = {{"count", static_cast<std::int64_t>(count.found - kMaxOfPart)}};
    findings_.push_back(std::move(d));
  }
  counts_.clear();
  return std::move(findings_);
}

}  // namespace deckle::pptx::check
