// Whether the findings of a file became worse.

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>

#include "fixers/file/repair_file.h"
#include "fixers/messages/tr.h"

namespace deckle::fixers {

namespace {

// A finding without its numbers and quoted text, which a change may alter.
using Key = std::tuple<std::string, std::string, std::string>;  // slide, rule, element
using ByKey = std::map<Key, std::vector<const Diagnostic*>>;

ByKey by_key(const DiagnosticSink& findings) {
  ByKey out;
  for (const Diagnostic& d : findings)
    out[{d.at.slide_id, d.rule, d.at.element_id.empty() ? d.at.part : d.at.element_id}].push_back(
        &d);
  return out;
}

constexpr std::string_view kMoreIsWorse[] = {"beyond_pt",     "overflow_lines", "overflow_x_px",
                                             "overflow_y_px", "by_px",          "by_pt",
                                             "overlap_ratio"};
constexpr std::string_view kLessIsWorse[] = {"contrast", "size_pt"};
constexpr double kSame = 0.15;  // facts are rounded to a tenth

bool has_grown(const Diagnostic& before, const Diagnostic& after) {
  if (after.severity > before.severity) return true;
  for (const std::string_view name : kMoreIsWorse) {
    const std::string key(name);
    if (number_fact(after.facts, key) > number_fact(before.facts, key) + kSame) return true;
  }
  for (const std::string_view name : kLessIsWorse) {
    const std::string key(name);
    if (find_fact(after.facts, key) != nullptr &&
        number_fact(after.facts, key) < number_fact(before.facts, key) - kSame)
      return true;
  }
  return false;
}

}  // namespace

std::vector<Worsening> worsenings(const DiagnosticSink& before, const DiagnosticSink& after) {
  const ByKey was = by_key(before);
  std::vector<Worsening> out;
  for (const auto& [key, now] : by_key(after)) {
    const auto known = was.find(key);
    const auto& [slide, rule, element] = key;
    if (known == was.end() || now.size() > known->second.size()) {
      out.push_back({slide, tr("it would add a finding of {}: {}", rule, now.front()->message)});
      continue;
    }
    for (std::size_t i = 0; i < now.size() && now.size() == known->second.size(); ++i) {
      if (!has_grown(*known->second[i], *now[i])) continue;
      out.push_back({slide, tr("it would make a finding of {} worse: {}", rule, now[i]->message)});
      break;
    }
  }
  return out;
}

}  // namespace deckle::fixers
