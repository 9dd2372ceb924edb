#include "slidespec/mend/mend.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/json/json_document.h"
#include "slidespec/mend/cures.h"
#include "slidespec/mend/json_text.h"
#include "slidespec/mend/lenient_json.h"
#include "slidespec/validate/validate.h"

namespace deckle {
namespace {

// Pointers that cures of one round change. Two changes may not meet: one at, in or around the
// other.
class Touched {
 public:
  [[nodiscard]] bool meets(const JsonPatch& patch) const {
    return std::any_of(patch.begin(), patch.end(), [this](const PatchStep& step) {
      return meets(step.path) || (!step.from.empty() && meets(step.from));
    });
  }

  void add(const JsonPatch& patch) {
    for (const PatchStep& step : patch) {
      pointers_.insert(step.path);
      if (!step.from.empty()) pointers_.insert(step.from);
    }
  }

 private:
  [[nodiscard]] bool meets(const std::string& pointer) const {
    for (std::size_t end = 0; end != std::string::npos; end = pointer.find('/', end + 1)) {
      if (pointers_.contains(pointer.substr(0, end))) return true;
    }
    if (pointers_.contains(pointer)) return true;
    const auto below = pointers_.lower_bound(pointer + "/");
    return below != pointers_.end() && below->compare(0, pointer.size() + 1, pointer + "/") == 0;
  }

  std::set<std::string> pointers_;
};

// Applies the cures that do not meet others, last first, so that the pointers of those before stay
// right. `places` says where their flaws are. False: none could be applied.
bool apply_round(const JsonDocument& document, bool as_given, const std::string& before,
                 JsonText& text, std::vector<Mending>& mendings) {
  std::vector<Cure> cures = find_cures(before);
  Touched touched;
  std::vector<Cure> chosen;
  for (Cure& cure : cures) {
    if (touched.meets(cure.patch)) continue;
    touched.add(cure.patch);
    chosen.push_back(std::move(cure));
  }
  std::vector<Mending> made;
  for (auto cure = chosen.rbegin(); cure != chosen.rend(); ++cure) {
    check_cancelled();
    if (!text.apply(cure->patch)) continue;
    Mending mending{document.place(cure->flaws.front()), cure->hint, cure->patch};
    mending.at.pointer = cure->flaws.front();
    if (!as_given) mending.at.line = mending.at.column = 0;
    made.push_back(std::move(mending));
  }
  std::move(made.rbegin(), made.rend(), std::back_inserter(mendings));
  return !made.empty();
}

std::optional<JsonDocument> read(std::string_view text, const std::string& name,
                                 const Limits& limits) {
  DiagnosticSink findings;
  std::optional<JsonDocument> document = JsonDocument::read(text, name, findings, limits);
  const bool broken = std::any_of(findings.begin(), findings.end(), [](const Diagnostic& d) {
    return d.severity == Severity::Error;
  });
  return broken ? std::nullopt : std::move(document);
}

}  // namespace

MendedSpec mend_spec(std::string_view given, const std::string& name, const Limits& limits) {
  MendedSpec mended;
  mended.text = std::string(given);
  bool as_given = true;
  if (!read(mended.text, name, limits)) {
    LenientJson lenient = mend_json(given);
    // What no reader accepts even so stays as it was: its findings are about that.
    if (read(lenient.text, name, limits)) {
      as_given = lenient.changes.empty();
      mended.text = std::move(lenient.text);
      for (Message& change : lenient.changes) {
        Place place;
        place.file = name;
        mended.mendings.push_back({std::move(place), std::move(change), {}});
      }
    }
  }
  for (int round = 0; round < kMaxMendRounds; ++round) {
    const std::optional<JsonDocument> document = read(mended.text, name, limits);
    if (!document) break;
    JsonText text(mended.text);
    if (!apply_round(*document, as_given, mended.text, text, mended.mendings)) break;
    mended.text = text.text();
    as_given = false;
  }
  ReadSpec spec = read_spec(mended.text, name, mended.findings, 1, limits);
  mended.valid = spec.valid;
  add_patches(mended.text, name, limits, mended.findings);
  return mended;
}

void add_patches(std::string_view text, const std::string& name, const Limits& limits,
                 DiagnosticSink& findings) {
  if (findings.empty()) return;
  const std::optional<JsonDocument> document = read(text, name, limits);
  if (document) attach_cures(find_cures(text), findings);
}

}  // namespace deckle
