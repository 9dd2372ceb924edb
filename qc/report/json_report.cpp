#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <type_traits>
#include <utility>

#include "qc/report/report_writer.h"
#include "qc/rules/registry.h"
#include "slidespec/core/display.h"
#include "slidespec/json/json_writer.h"

namespace deckle::qc {
namespace {

using Json = nlohmann::ordered_json;

// Whole numbers without a fraction: 8, not 8.0.
Json number(double value) {
  const double rounded = std::round(value * 10000) / 10000;
  if (rounded == std::floor(rounded) && std::abs(rounded) < 1e15)
    return static_cast<std::int64_t>(rounded);
  return rounded;
}

Json facts_json(const Facts& facts) {
  Json out = Json::object();
  for (const Fact& fact : facts) {
    out[fact.name] = std::visit(
        [](const auto& value) -> Json {
          using Value = std::decay_t<decltype(value)>;
          if constexpr (std::is_same_v<Value, double>)
            return number(value);
          else if constexpr (std::is_same_v<Value, std::string>)
            return shortened(value);
          else
            return value;
        },
        fact.value);
  }
  return out;
}

void add_place(Json& out, const Place& at) {
  if (!at.file.empty()) out["file"] = at.file;
  if (at.line > 0) out["line"] = at.line;
  if (at.column > 0) out["column"] = at.column;
  // "" is the whole document.
  if (!at.pointer.empty() || at.line > 0) out["pointer"] = shortened(at.pointer);
  if (!at.part.empty()) out["part"] = shortened(at.part);
}

// docs/contracts.md, "Names for the same flaw": the id with '_', unless a rule has another.
std::string older_name(std::string id) {
  std::replace(id.begin(), id.end(), '-', '_');
  return id;
}

// RFC 6902. Values are whole: a program applies them.
Json patch_json(const JsonPatch& patch) {
  Json out = Json::array();
  for (const PatchStep& step : patch) {
    Json one = {{"op", to_string(step.op)}};
    if (step.op == PatchStep::Op::Move) one["from"] = step.from;
    one["path"] = step.path;
    if (step.op == PatchStep::Op::Add || step.op == PatchStep::Op::Replace)
      one["value"] = Json::parse(step.value, nullptr, false);
    out.push_back(std::move(one));
  }
  return out;
}

// What is there and what was wanted, and the cure.
void add_cure(Json& out, const Diagnostic& d, Language language) {
  if (!d.expected.empty()) out["expected"] = shortened(d.expected);
  if (!d.got.empty()) out["got"] = shortened(d.got);
  if (!d.hint.empty()) out["hint"] = shortened_message(d.hint, language);
  if (d.suggestion) {
    Json suggestion = {{"action", d.suggestion->action}};
    for (const auto& [name, value] : d.suggestion->values) suggestion[name] = number(value);
    if (!d.suggestion->target_eid.empty()) suggestion["target_eid"] = d.suggestion->target_eid;
    suggestion["reason"] = shortened_message(d.suggestion->reason, language);
    suggestion["validated"] = d.suggestion->validated;
    out["suggestion"] = std::move(suggestion);
  }
  if (!d.patch.empty()) out["patch"] = patch_json(d.patch);
}

Json issue_json(const Diagnostic& d, Language language) {
  const RuleDoc* doc = find_rule(d.rule);
  Json out = {{"rule", d.rule},
              {"type", doc == nullptr ? older_name(d.rule) : std::string(doc->type)},
              {"slide_id", d.at.slide_id},
              {"element_id", d.at.element_id},
              {"severity", to_string(d.severity)},
              {"origin", to_string(d.origin)},
              {"message", shortened_message(d.message, language)},
              {"details", facts_json(d.facts)},
              {"hint", ""}};
  add_place(out, d.at);
  add_cure(out, d, language);
  out["fingerprint"] = fingerprint(d);
  return out;
}

// For a model that repairs the spec: what it needs to act, in a few tokens.
Json brief_json(const Diagnostic& d, const std::string& input, bool several, Language language) {
  Json out = {{"severity", to_string(d.severity)}, {"rule", d.rule}};
  if (several || (!d.at.file.empty() && d.at.file != input))
    out["file"] = d.at.file.empty() ? input : d.at.file;
  if (!d.at.slide_id.empty()) out["slide_id"] = d.at.slide_id;
  if (!d.at.element_id.empty()) out["element_id"] = d.at.element_id;
  if (!d.at.pointer.empty() || d.at.line > 0) out["pointer"] = shortened(d.at.pointer);
  if (d.at.line > 0) out["line"] = d.at.line;
  if (d.at.column > 0) out["column"] = d.at.column;
  if (d.origin == Origin::Deckle) out["origin"] = to_string(d.origin);
  out["message"] = shortened_message(d.message, language);
  add_cure(out, d, language);
  return out;
}

Json issues_json(const DiagnosticSink& issues, Language language) {
  Json out = Json::array();
  for (const Diagnostic& d : issues) out.push_back(issue_json(d, language));
  return out;
}

Json rejection_json(const Rejection& rejection) {
  Json out = {{"reason", to_string(rejection.reason)}};
  if (rejection.reason == Rejection::Reason::DefectsRemain) out["defects"] = rejection.defects;
  if (rejection.reason == Rejection::Reason::MoreVisible) {
    out["visible"] = number(rejection.visible);
    out["kept"] = number(rejection.kept);
  }
  return out;
}

Json facts_json(const DefectFacts& facts) {
  return {{"content_type", facts.content_type},
          {"fit_status", facts.fit_status},
          {"line_equivalent", number(facts.line_equivalent)},
          {"structural_unit_drop_count", number(facts.structural_unit_drop_count)}};
}

Json trace_json(const std::vector<TraceEntry>& trace, Language language) {
  Json out = Json::array();
  for (const TraceEntry& entry : trace) {
    Json e = {{"iter", entry.iter},
              {"restructuring", entry.restructuring},
              {"defect_count", entry.defect_count},
              {"total_severity", number(entry.total_severity)},
              {"warning_count", entry.warning_count},
              {"defect_types", entry.defect_types},
              {"action", to_string(entry.action)}};
    if (!entry.fixer.empty()) e["fixer"] = entry.fixer;
    if (!entry.eids.empty()) e["eids"] = entry.eids;
    if (!entry.note.empty()) e["note"] = shortened_message(entry.note, language);
    if (entry.category) e["category"] = to_string(*entry.category);
    if (entry.facts) e["facts"] = facts_json(*entry.facts);
    if (entry.route) e["route"] = to_string(*entry.route);
    if (entry.rejection) e["rejected"] = rejection_json(*entry.rejection);
    if (entry.visible > 0) e["visible"] = number(entry.visible);
    for (const Override& o : entry.overrides) {
      e["overrides"].push_back({{"eid", o.eid},
                                {"field", o.field},
                                {"requested", number(o.requested)},
                                {"clamped_to", number(o.clamped_to)},
                                {"reason", o.reason.in(language)}});
    }
    out.push_back(std::move(e));
  }
  return out;
}

Json proposal_json(const Proposal& proposal) {
  return {{"element_id", proposal.element_id},
          {"content", Json::parse(proposal.content_json, nullptr, false)},
          {"characters", proposal.characters},
          {"characters_before", proposal.characters_before},
          {"fits", proposal.fits},
          {"slides", proposal.slides}};
}

Json repairs_json(const std::vector<PartRepair>& repairs, Language language) {
  Json out = Json::array();
  for (const PartRepair& repair : repairs) {
    out.push_back({{"part", shortened(repair.part)},
                   {"rule", repair.rule},
                   {"message", shortened_message(repair.message, language)},
                   {"changed", repair.changed}});
    if (repair.more > 0) out.back()["more"] = repair.more;
  }
  return out;
}

Json fixes_json(const std::vector<FileFix>& fixes, Language language) {
  Json out = Json::array();
  for (const FileFix& fix : fixes) {
    Json one = {{"state", to_string(fix.state)},
                {"rule", fix.rule},
                {"fixer", fix.fixer},
                {"safe", fix.safe},
                {"message", shortened_message(fix.message, language)},
                {"changed", fix.changed}};
    if (fix.slide >= 0) {
      one["index"] = fix.slide;
      one["slide_id"] = fix.slide_id;
    }
    if (!fix.element_id.empty()) one["element_id"] = fix.element_id;
    if (!fix.part.empty()) one["part"] = shortened(fix.part);
    if (!fix.before.empty()) one["before"] = shortened_message(fix.before, language);
    if (!fix.after.empty()) one["after"] = shortened_message(fix.after, language);
    if (!fix.reason.empty()) one["reason"] = shortened_message(fix.reason, language);
    out.push_back(std::move(one));
  }
  return out;
}

// As an issue, with why it is accepted.
Json suppressed_json(const DeckSuppressions& suppressed, Language language) {
  Json out = Json::array();
  for (const SuppressedFinding& one : suppressed.findings) {
    out.push_back(issue_json(one.finding, language));
    out.back()["reason"] = shortened(one.reason);
    if (!one.until.empty()) out.back()["until"] = one.until;
  }
  return out;
}

Json overrides_json(const std::vector<AppliedOverride>& overrides) {
  Json out = Json::array();
  for (const AppliedOverride& one : overrides)
    out.push_back({{"config", one.config}, {"line", one.line}, {"files", shortened(one.pattern)}});
  return out;
}

Json slot_json(const TemplateSlot& slot) {
  Json out = {{"role", slot.role},
              {"x", number(to_px(slot.box.x))},
              {"y", number(to_px(slot.box.y))},
              {"w", number(to_px(slot.box.w))},
              {"h", number(to_px(slot.box.h))},
              {"placeholder", slot.placeholder}};
  if (slot.size_pt > 0) {
    out["size_pt"] = number(slot.size_pt);
    out["lines"] = slot.lines;
    out["characters"] = slot.characters;
    out["latin_characters"] = slot.latin_characters;
  }
  return out;
}

Json template_json(const TemplateReport& report, Language language) {
  Json reasons = Json::array(), roles = Json::array();
  for (const Message& reason : report.reasons)
    reasons.push_back(shortened_message(reason, language));
  for (const TemplateRole& role : report.roles) {
    Json slots = Json::array();
    for (const TemplateSlot& slot : role.slots) slots.push_back(slot_json(slot));
    roles.push_back({{"layout_id", role.id},
                     {"match", to_string(role.match)},
                     {"layout", shortened(role.layout)},
                     {"part", shortened(role.layout_part)},
                     {"reason", shortened_message(role.reason, language)},
                     {"slots", std::move(slots)}});
  }
  return {{"verdict", to_string(report.verdict)},
          {"reasons", std::move(reasons)},
          {"roles", std::move(roles)}};
}

Json report_json(const Report& report, Severity threshold, Language language) {
  Json fonts = Json::array();
  for (const FontUse& use : report.fonts) {
    fonts.push_back({{"requested", shortened(use.requested)},
                     {"used", shortened(use.used)},
                     {"source", to_string(use.source)},
                     {"width_error", number(use.width_error)}});
    if (use.family) fonts.back()["sample"] = use.sample;
  }
  Json slides = Json::array();
  Json all = issues_json(report.deck_issues, language);
  for (const SlideReport& slide : report.slides) {
    Json issues = issues_json(slide.issues, language);
    for (const Json& issue : issues) all.push_back(issue);
    Json s = {{"index", slide.index},
              {"slide_id", slide.slide_id},
              {"quality", to_string(slide.quality)},
              {"needs_human_edit", slide.needs_human_edit},
              {"layout", shortened(slide.layout)},
              {"issues", std::move(issues)},
              {"trace", trace_json(slide.trace, language)}};
    for (const Message& line : slide.guidance)
      s["guidance"].push_back(shortened_message(line, language));
    for (const Proposal& proposal : slide.proposals)
      s["proposals"].push_back(proposal_json(proposal));
    slides.push_back(std::move(s));
  }
  Json not_run = Json::array();
  for (const NotRun& n : report.not_run)
    not_run.push_back({{"rule", n.rule}, {"reason", shortened_message(n.reason, language)}});
  Json out = {{"deckle_report", 1},
              {"stage", to_string(report.stage)},
              {"input", report.input},
              {"pass", passes(report, threshold)},
              {"quality", to_string(quality_of(report))},
              {"fonts", std::move(fonts)},
              {"slides", std::move(slides)},
              {"issues", std::move(all)},
              {"not_run", std::move(not_run)}};
  if (report.fixed) out["fixes"] = fixes_json(report.fixes, language);
  if (report.stage == Stage::Doctor || report.fixed) out["repairs"] = repairs_json(report.repairs, language);
  if (!report.overrides.empty()) out["overrides"] = overrides_json(report.overrides);
  if (!report.suppressed.fields.empty()) {
    out["deck_suppressions"] = {
        {"count", report.suppressed.fields.size()},
        {"honoured", report.suppressed.honoured},
        {"findings", report.suppressed.findings.size() + report.suppressed.more}};
    out["suppressed"] = suppressed_json(report.suppressed, language);
  }
  if (report.on_template) out["template"] = template_json(*report.on_template, language);
  return out;
}

// `json` with its line end, as it is printed.
std::string printed(const Json& json) {
  return json_for_display(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

}  // namespace

std::string findings_json(const DiagnosticSink& findings, Language language) {
  return printed(issues_json(findings, language));
}

std::string json_report(const std::vector<Report>& reports, Severity threshold, Language language) {
  Json out;
  if (reports.size() == 1) {
    out = report_json(reports.front(), threshold, language);
  } else {
    bool pass = true;
    Json decks = Json::array();
    for (const Report& report : reports) {
      decks.push_back(report_json(report, threshold, language));
      pass = pass && passes(report, threshold);
    }
    out = {{"deckle_report", 1}, {"pass", pass}, {"decks", std::move(decks)}};
  }
  return printed(out);
}

std::string brief_report(const std::vector<Report>& reports, Language language) {
  struct Item {
    const Diagnostic* finding;
    const Report* report;
  };
  std::vector<Item> items;
  for (const Report& report : reports) {
    for (const Diagnostic& d : report.deck_issues) items.push_back({&d, &report});
    for (const SlideReport& slide : report.slides)
      for (const Diagnostic& d : slide.issues) items.push_back({&d, &report});
  }
  std::stable_sort(items.begin(), items.end(), [](const Item& a, const Item& b) {
    const auto key = [](const Diagnostic& d) {
      return std::pair(-static_cast<int>(d.severity), d.origin == Origin::Deckle);
    };
    return key(*a.finding) < key(*b.finding);
  });
  std::string out = "[";
  for (const Item& item : items) {
    out += &item == items.data() ? "\n" : ",\n";
    out +=
        json_for_display(brief_json(*item.finding, item.report->input, reports.size() > 1, language)
                             .dump(-1, ' ', false, Json::error_handler_t::replace));
  }
  return out + (items.empty() ? "]\n" : "\n]\n");
}

}  // namespace deckle::qc
