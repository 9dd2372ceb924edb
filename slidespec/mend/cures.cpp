#include "slidespec/mend/cures.h"

#include <nlohmann/json.hpp>
#include <unordered_map>
#include <utility>

#include "slidespec/json/json_document.h"
#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/mend/ordered_json.h"

namespace deckle {
namespace {

// Where a finding's flaw is: a missing member has no pointer of its own.
std::string flaw_of(const Diagnostic& finding) {
  const FactValue* member = find_fact(finding.facts, "member");
  const std::string* name = member == nullptr ? nullptr : std::get_if<std::string>(member);
  return name == nullptr ? finding.at.pointer : finding.at.pointer + "/" + pointer_token(*name);
}

// Bytes of a patch in a report; ours. A larger one repeats a part of the spec: `deckle fix` applies
// it.
constexpr std::size_t kMaxPatch = 16 << 10;

std::size_t size_of(const JsonPatch& patch) {
  std::size_t size = 0;
  for (const PatchStep& step : patch)
    size += step.path.size() + step.from.size() + step.value.size();
  return size;
}

class ByFlaw {
 public:
  explicit ByFlaw(const std::vector<Cure>& cures) {
    for (const Cure& cure : cures) {
      for (const std::string& flaw : cure.flaws) by_flaw_.emplace(flaw, &cure);
      for (const PatchStep& step : cure.patch) {
        if (step.op == PatchStep::Op::Replace) replaced_.emplace(step.path, &cure);
      }
    }
  }

  [[nodiscard]] const Cure* of(const std::string& flaw) const {
    const auto found = by_flaw_.find(flaw);
    return found == by_flaw_.end() ? nullptr : found->second;
  }

  // The cure that writes a value anew which the flaw is in.
  [[nodiscard]] const Cure* around(std::string pointer) const {
    while (!pointer.empty()) {
      pointer.resize(pointer.rfind('/'));
      if (const auto found = replaced_.find(pointer); found != replaced_.end())
        return found->second;
    }
    return nullptr;
  }

 private:
  std::unordered_map<std::string, const Cure*> by_flaw_, replaced_;
};

}  // namespace

std::vector<Cure> find_cures(std::string_view text) {
  if (text.size() > kMaxCuredBytes) return {};
  const auto root = read_ordered_json(text);
  if (!root) return {};
  cures::CureList list;
  const cures::Here here{*root, ""};
  cures::cure_document(here, list);
  cures::cure_dangling(here, list);
  return list.take();
}

std::vector<Cure> find_last_cures(std::string_view text, const DiagnosticSink& findings) {
  if (text.size() > kMaxCuredBytes) return {};
  const auto root = read_ordered_json(text);
  if (!root) return {};
  cures::CureList list;
  const cures::Here here{*root, ""};
  for (const Diagnostic& finding : findings) {
    if (finding.severity == Severity::Error) cures::keep_left_over(here, flaw_of(finding), list);
  }
  return list.take();
}

void attach_cures(const std::vector<Cure>& cures, DiagnosticSink& findings) {
  const ByFlaw by_flaw(cures);
  // The finding that keeps a cure: the gravest, then the one where its author looks, else the
  // first.
  std::unordered_map<const Cure*, std::size_t> keeper;
  std::vector<const Cure*> exact(findings.size()), around(findings.size());
  for (std::size_t i = 0; i < findings.size(); ++i) {
    if (!findings[i].patch.empty()) continue;
    const std::string flaw = flaw_of(findings[i]);
    exact[i] = by_flaw.of(flaw);
    if (exact[i] == nullptr) around[i] = by_flaw.around(flaw);
    const Cure* cure = exact[i] != nullptr ? exact[i] : around[i];
    if (cure == nullptr) continue;
    const auto [kept, first] = keeper.emplace(cure, i);
    const Severity before = findings[kept->second].severity, now = findings[i].severity;
    if (!first && (now > before || (now == before && flaw == cure->flaws.front())))
      kept->second = i;
  }
  DiagnosticSink kept;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    if (const Cure* cure = exact[i] != nullptr ? exact[i] : around[i]; cure != nullptr) {
      const bool keeps = keeper.at(cure) == i;
      if (!keeps && exact[i] != nullptr) continue;
      if (keeps && size_of(cure->patch) <= kMaxPatch) findings[i].patch = cure->patch;
      findings[i].hint = cure->hint;
    }
    kept.push_back(std::move(findings[i]));
  }
  findings = std::move(kept);
}

}  // namespace deckle
