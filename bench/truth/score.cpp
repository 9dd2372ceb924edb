#include "bench/truth/score.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "slidespec/core/units.h"

namespace deckle::bench {
namespace {

double emu(Emu value) { return static_cast<double>(value.value()); }

// PowerPoint counts in units of 1/200 pt, and saves hundredths (pptx/analysis/text_sizes.md).
double whole_units(Emu inset) { return std::round(to_pt(inset) * 200) / 200; }
double hundredths(double points) { return std::ceil(points * 100 - .5 - 1e-6) / 100; }

double inset_pt(const test::TruthRecord& record) {
  return whole_units(record.body.insets.top) + whole_units(record.body.insets.bottom);
}

std::vector<bool> height_hits(double predicted_emu, Emu saved) {
  const double error = std::abs(predicted_emu - emu(saved));
  return {error <= 2, error / emu(saved) <= .001, error / emu(saved) <= .01};
}

}  // namespace

void Tally::add(const std::vector<bool>& hits) {
  ++n;
  for (std::size_t i = 0; i < hits.size(); ++i) within[i] += hits[i] ? 1u : 0u;
}

Score::Score() {
  const auto make = [this](const char* name, std::vector<std::string> names) {
    const std::size_t count = names.size();
    tallies_[name] = {std::move(names), 0, std::vector<std::size_t>(count)};
  };
  for (const char* name : {"height_plain", "height_other_spacing", "height_one_line",
                           "height_wrapped", "height_legacy", "height_other_regime"})
    make(name, {"within_2_emu", "within_0_1_pct", "within_1_pct"});
  make("width_none", {"within_0_01_pt", "within_0_1_pt"});
  for (const char* name : {"autofit_body_scaled", "autofit_body_unscaled", "autofit_title_scaled",
                           "autofit_title_unscaled"})
    make(name, {"exact", "one_step"});
}

std::string Score::add(const test::TruthRecord& record, const Prediction& predicted) {
  if (record.kind == "normAutofit") return add_autofit(record, predicted);
  add_width(record, predicted);
  return add_height(record, predicted);
}

std::string Score::add_height(const test::TruthRecord& record, const Prediction& predicted) {
  const Regime regime = regime_of(record.h);
  const bool sure = is_sure(record);
  const double modern = hundredths(predicted.height + inset_pt(record)) * 12700 * kStored;
  std::string name;
  double size = modern;
  if (regime == Regime::Other) {
    name = "height_other_regime";
  } else if (regime == Regime::Legacy) {
    name = sure ? "height_legacy" : "";
    size = predicted.legacy * 12700;
  } else if (sure) {
    name = has_other_spacing(record) ? "height_other_spacing" : "height_plain";
  } else {
    // As the model has it: PowerPoint saved more than the lines would need that nothing wraps.
    const double saved = to_pt(record.h) / kStored - inset_pt(record);
    name = predicted.unwrapped < saved - .06 ? "height_wrapped" : "height_one_line";
    if (!predicted.certain) {
      ++not_measurable_;
      not_known(predicted);
      return name + ", not measurable";
    }
  }
  if (name.empty()) return "legacy, wrapping in doubt";
  tallies_.at(name).add(height_hits(size, record.h));
  char line[200];
  std::snprintf(line, sizeof line, "%s: saved %.0f, predicted %.0f, %+.3f pt%s", name.c_str(),
                emu(record.h), size, (size - emu(record.h)) / 12700,
                height_hits(size, record.h)[0] ? "" : " MISS");
  return line;
}

void Score::add_width(const test::TruthRecord& record, const Prediction& predicted) {
  if (regime_of(record.h) != Regime::Modern || !has_text_width(record)) return;
  if (!predicted.unknown_faces.empty()) return not_known(predicted);
  const double saved =
      to_pt(record.w) / kStored - to_pt(record.body.insets.left + record.body.insets.right);
  const double error = std::abs(saved - predicted.width);
  tallies_.at("width_none").add({error <= .01, error <= .1});
}

std::string Score::add_autofit(const test::TruthRecord& record, const Prediction& predicted) {
  const auto states = measure::autofit_states(record.title ? measure::AutofitKind::Title
                                                           : measure::AutofitKind::Body);
  const auto place = [&](double scale, double reduction) {
    return std::find_if(states.begin(), states.end(), [&](const measure::AutofitState& s) {
             return s.font_scale_pct == scale && s.spacing_reduction_pct == reduction;
           }) -
           states.begin();
  };
  const auto saved = place(record.font_scale_pct, record.spacing_reduction_pct);
  if (saved == static_cast<std::ptrdiff_t>(states.size())) {
    ++other_states_;
    return "autofit, state of another series";
  }
  const std::string name = std::string(record.title ? "autofit_title" : "autofit_body") +
                           (saved == 0 ? "_unscaled" : "_scaled");
  if (!predicted.certain) {
    not_known(predicted);
    return name + ", not measurable";
  }
  const auto ours =
      place(predicted.state.font_scale_pct, predicted.state.spacing_reduction_pct);
  tallies_.at(name).add({ours == saved, std::abs(ours - saved) <= 1});
  char line[200];
  std::snprintf(line, sizeof line, "%s: saved %g/%g, predicted %g/%g%s", name.c_str(),
                record.font_scale_pct, record.spacing_reduction_pct,
                predicted.state.font_scale_pct, predicted.state.spacing_reduction_pct,
                ours == saved ? "" : " MISS");
  return line;
}

void Score::not_known(const Prediction& predicted) {
  for (const std::string& face : predicted.unknown_faces) ++unknown_faces_[face];
}

std::string Score::table() const {
  std::string out;
  char line[200];
  for (const auto& [name, tally] : tallies_) {
    std::snprintf(line, sizeof line, "%-24s %5zu", name.c_str(), tally.n);
    out += line;
    for (std::size_t i = 0; i < tally.names.size(); ++i) {
      const double share = tally.n == 0 ? 0 : 100.0 * static_cast<double>(tally.within[i]) /
                                                  static_cast<double>(tally.n);
      std::snprintf(line, sizeof line, "   %s %zu (%.1f %%)", tally.names[i].c_str(),
                    tally.within[i], share);
      out += line;
    }
    out += '\n';
  }
  std::snprintf(line, sizeof line, "%-24s %5zu\n%-24s %5zu\n", "not_measurable", not_measurable_,
                "autofit_other_states", other_states_);
  out += line;
  std::vector<std::pair<std::size_t, std::string>> faces;
  for (const auto& [face, n] : unknown_faces_) faces.emplace_back(n, face);
  std::sort(faces.begin(), faces.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  if (!faces.empty()) out += "faces that are not known, with the records that need them:\n";
  for (const auto& [n, face] : faces) {
    std::snprintf(line, sizeof line, "  %5zu  ", n);
    out += line + face + '\n';
  }
  return out;
}

std::string Score::json() const {
  nlohmann::ordered_json out;
  for (const auto& [name, tally] : tallies_) {
    auto& row = out[name];
    row["n"] = tally.n;
    for (std::size_t i = 0; i < tally.names.size(); ++i) row[tally.names[i]] = tally.within[i];
  }
  out["not_measurable"] = not_measurable_;
  out["autofit_other_states"] = other_states_;
  out["unknown_faces"] = unknown_faces_;
  return out.dump(1) + "\n";
}

}  // namespace deckle::bench
