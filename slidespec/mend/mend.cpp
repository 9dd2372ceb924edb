#include "slidespec/mend/mend.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/json/json_document.h"
#include "slidespec/mend/cures.h"
#include "slidespec/mend/json_text.h"
#include "slidespec/mend/kept_words.h"
#include "slidespec/mend/lenient_json.h"
#include "slidespec/mend/spec_in_string.h"
#include "slidespec/messages/tr.h"
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

// Applies those of the cures that do not meet others, last first, so that the pointers of those
// before stay right; without those whose first flaw is in `refused`. False: none could be applied.
bool apply_round(const JsonDocument& document, bool as_given, std::vector<Cure> cures,
                 const std::set<std::string>& refused, JsonText& text,
                 std::vector<Mending>& mendings) {
  Touched touched;
  std::vector<Cure> chosen;
  for (Cure& cure : cures) {
    if (refused.contains(cure.flaws.front()) || touched.meets(cure.patch)) continue;
    touched.add(cure.patch);
    chosen.push_back(std::move(cure));
  }
  std::vector<Mending> made;
  for (auto cure = chosen.rbegin(); cure != chosen.rend(); ++cure) {
    check_cancelled();
    if (!text.apply(cure->patch)) continue;
    Mending mending{{}, cure->hint, cure->patch};
    mending.at.file = document.name();
    mending.at.pointer = cure->flaws.front();
    made.push_back(std::move(mending));
  }
  std::vector<Place*> places;
  for (Mending& mending : made) places.push_back(&mending.at);
  if (as_given) document.locate(places);
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

// The first flaws of cures that lose a word when they are applied alone. Of a large text they are not
// looked for: that takes as many steps as cures times bytes.
std::set<std::string> losing(const JsonDocument& document, const std::string& before,
                             const std::vector<Mending>& made, const std::string& name,
                             const Limits& limits) {
  constexpr std::size_t kMaxWork = std::size_t{64} << 20;
  std::set<std::string> all;
  if (made.size() * before.size() > kMaxWork) return all;
  for (const Mending& one : made) {
    JsonText text(before);
    if (!text.apply(one.patch)) continue;
    const std::string after = text.text();
    const std::optional<JsonDocument> next = read(after, name, limits);
    if (!next || !keeps_words(document.root(), next->root())) all.insert(one.at.pointer);
  }
  return all;
}

std::size_t errors_in(const DiagnosticSink& findings) {
  return static_cast<std::size_t>(
      std::count_if(findings.begin(), findings.end(),
                    [](const Diagnostic& d) { return d.severity == Severity::Error; }));
}

// Whether errors that are left are fewer, or of a text that had been no JSON.
bool is_better(std::string_view given, const MendedSpec& mended, const std::string& name,
               const Limits& limits) {
  if (mended.text == given || !read(mended.text, name, limits)) return false;
  if (!read(given, name, limits)) return true;
  DiagnosticSink before;
  static_cast<void>(read_spec(given, name, before, 1, limits));
  return errors_in(mended.findings) < errors_in(before);
}

// JSON of the text, out of what is around it. False: the text stays as it was.
bool mend_text(MendedSpec& mended, const std::string& name, const Limits& limits) {
  constexpr int kMaxLayers = 6;  // ours: an answer with a string with a document, each broken
  std::string text = mended.text;
  std::vector<Message> changes;
  const auto add = [&changes](const Message& change) {
    if (std::find(changes.begin(), changes.end(), change) == changes.end())
      changes.push_back(change);
  };
  bool is_json = false;
  for (int layer = 0; layer < kMaxLayers; ++layer) {
    const std::optional<JsonDocument> document = read(text, name, limits);
    if (!document) {
      if (is_json) return false;
      LenientJson lenient = mend_json(text);
      // What no reader accepts even so stays as it was: its findings are about that.
      if (!lenient.keeps_words || !read(lenient.text, name, limits)) return false;
      text = std::move(lenient.text);
      for (const Message& change : lenient.changes) add(change);
      is_json = true;
      continue;
    }
    is_json = false;
    std::optional<std::string> inner = spec_in_string(document->root());
    if (inner) {
      add(tr("the document was taken out of a string"));
    } else {
      inner = without_strings_around_parts(text, document->root());
      if (!inner) break;
      add(tr("a part of the document was taken out of a string"));
    }
    text = std::move(*inner);
  }
  if (!read(text, name, limits) || text == mended.text) return false;
  mended.text = std::move(text);
  for (Message& change : changes) {
    Place place;
    place.file = name;
    mended.mendings.push_back({std::move(place), std::move(change), {}});
  }
  return true;
}

}  // namespace

MendedSpec mend_spec(std::string_view given, const std::string& name, const Limits& limits) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  MendedSpec mended;
  // JSON needs none (RFC 8259, 8.1), and patches are for the text behind it.
  mended.text = given.substr(given.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
  bool as_given = !mend_text(mended, name, limits);
  auto before = std::make_unique<std::string>(mended.text);  // its document has views of it
  std::optional<JsonDocument> document = read(*before, name, limits);
  std::set<std::string> refused;
  for (int round = 0; round < kMaxMendRounds && document; ++round) {
    JsonText text(*before);
    std::vector<Mending> made;
    if (!apply_round(*document, as_given, find_cures(*before), refused, text, made)) {
      DiagnosticSink left;
      static_cast<void>(read_spec(*before, name, left, 1, limits));
      // Also where another cure was refused.
      if (!apply_round(*document, as_given, find_last_cures(*before, left), {}, text, made)) break;
    }
    auto after = std::make_unique<std::string>(text.text());
    std::optional<JsonDocument> next = read(*after, name, limits);
    // Cures lose no word; should one do so, what it found stays.
    if (!next || !keeps_words(document->root(), next->root())) {
      const std::size_t known = refused.size();
      refused.merge(losing(*document, *before, made, name, limits));
      // Where only several together lose one, half of them is tried.
      if (refused.size() == known) {
        for (std::size_t i = made.size() / 2; i < made.size(); ++i)
          refused.insert(made[i].at.pointer);
      }
      if (refused.size() == known) break;
      continue;
    }
    refused.clear();  // pointers of another document
    std::move(made.begin(), made.end(), std::back_inserter(mended.mendings));
    document = std::move(next);
    before = std::move(after);
    as_given = false;
  }
  document.reset();
  mended.text = as_given ? std::string(given) : std::move(*before);
  ReadSpec spec = read_spec(mended.text, name, mended.findings, 1, limits);
  mended.valid = spec.valid;
  mended.better = mended.valid || is_better(given, mended, name, limits);
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
