#include "fixers/file/repair_file.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "fixers/messages/tr.h"
#include "slidespec/core/cancellation.h"

namespace deckle::fixers {

namespace {

struct Planned {
  const FileFixer* fixer = nullptr;
  FileProposal proposal;
  Diagnostic finding;
  std::string key;
};

std::string key_of(const Diagnostic& d) {
  return d.rule + "\n" + d.at.slide_id + "\n" + d.at.element_id + "\n" + d.at.part;
}

std::size_t count_of(const DiagnosticSink& findings, const std::string& key) {
  return static_cast<std::size_t>(
      std::count_if(findings.begin(), findings.end(),
                    [&key](const Diagnostic& d) { return key_of(d) == key; }));
}

FileView view_of(const FileState& state, const measure::TextEngine& text) {
  return {state.slides, state.measured, state.facts, text};
}

const ElementIr* element_of(const FileState& state, const std::string& slide,
                            const std::string& eid) {
  for (const SlideIr& one : state.slides) {
    if (one.slide_id == slide) return find_element(one, eid);
  }
  return nullptr;
}

// Another branch of mc:AlternateContent would stay as it is.
bool has_other_form(const FileTarget& target) {
  return target.element != nullptr && target.element->origin &&
         target.element->origin->xpath.find("mc:AlternateContent") != std::string::npos;
}

class FileLoop {
 public:
  FileLoop(FileState first, const JudgeFile& judge, const measure::TextEngine& text,
           const FileRepairOptions& options)
      : state_(std::move(first)), judge_(judge), text_(text), options_(options) {}

  Result<RepairedFile> run() {
    for (int round = 0; round < kMostFileRounds; ++round) {
      check_cancelled();
      std::vector<Planned> plans = plan();
      if (plans.empty()) break;
      if (Result<void> ok = attempt(std::move(plans)); !ok) return tl::unexpected(ok.error());
    }
    if (!options_.unsafe_fixes) add_available();
    std::stable_sort(fixes_.begin(), fixes_.end(), [](const FileFix& a, const FileFix& b) {
      return std::tuple(a.slide, a.state) < std::tuple(b.slide, b.state);
    });
    RepairedFile out;
    out.state = std::move(state_);
    out.fixes = std::move(fixes_);
    out.changed = changed_;
    return out;
  }

 private:
  [[nodiscard]] bool may(const FileFixer& fixer) const {
    return options_.release || !fixer.doc.release_only;
  }

  // The first fixer that has a proposal for the finding and may make it.
  [[nodiscard]] std::optional<Planned> plan_for(const FileView& view, const Diagnostic& finding,
                                                FixSafety most) const {
    const FileTarget target = target_of(view, finding);
    const std::string key = key_of(finding);
    if (has_other_form(target)) return std::nullopt;
    for (const FileFixer& fixer : file_fixers()) {
      if (!may(fixer) || !repairs(fixer.doc, finding.rule)) continue;
      if (most == FixSafety::Safe && fixer.doc.safety == FixSafety::Unsafe) continue;
      if (tried_.contains(std::string(fixer.doc.id) + "\n" + key)) continue;
      std::optional<FileProposal> proposal = fixer.propose(target);
      if (!proposal || (most == FixSafety::Safe && proposal->safety == FixSafety::Unsafe)) continue;
      return Planned{&fixer, std::move(*proposal), finding, key};
    }
    return std::nullopt;
  }

  // At most one change of each element, and one of a slide that was worse with several.
  [[nodiscard]] std::vector<Planned> plan() const {
    std::vector<Planned> out;
    std::set<std::pair<std::string, std::string>> taken;
    std::set<std::string> slides;
    const FileView view = view_of(state_, text_);
    const FixSafety most = options_.unsafe_fixes ? FixSafety::Unsafe : FixSafety::Safe;
    for (const Diagnostic& finding : state_.wanted) {
      const std::string& slide = finding.at.slide_id;
      if (one_by_one_ && !out.empty()) break;
      if (alone_.contains(slide) && slides.contains(slide)) continue;
      std::optional<Planned> planned = plan_for(view, finding, most);
      if (!planned) continue;
      const auto& eids = planned->proposal.eids;
      if (std::any_of(eids.begin(), eids.end(), [&](const std::string& eid) {
            return taken.contains({slide, eid});
          }))
        continue;
      for (const std::string& eid : eids) taken.insert({slide, eid});
      slides.insert(slide);
      out.push_back(std::move(*planned));
    }
    return out;
  }

  struct Trial {
    FileState state;
    std::vector<bool> made;
    std::vector<std::vector<std::string>> parts;
  };

  Result<Trial> trial_of(const std::vector<Planned>& plans) const {
    std::vector<pptx::ChangeSet> sets;
    for (const Planned& one : plans) sets.push_back(one.proposal.changes);
    Result<pptx::Changed> changed = pptx::apply_changes(state_.package, state_.faults, sets);
    if (!changed) return tl::unexpected(changed.error());
    Result<FileState> state = judge_(std::move(changed->package), std::move(changed->faults));
    if (!state) return tl::unexpected(state.error());
    return Trial{std::move(*state), std::move(changed->made), std::move(changed->parts)};
  }

  void reject(const Planned& one, Message reason) {
    tried_.insert(std::string(one.fixer->doc.id) + "\n" + one.key);
    fixes_.push_back(fix_of(one, FileFix::State::TakenBack));
    fixes_.back().reason = std::move(reason);
  }

  // Empty: it did what it is for.
  [[nodiscard]] Message failure_of(const Planned& one, const Trial& trial) const {
    if (count_of(trial.state.findings, one.key) >= count_of(state_.findings, one.key))
      return tr("the finding would still be there");
    if (one.fixer->keeps != nullptr) {
      const std::string& slide = one.finding.at.slide_id;
      const std::string& eid = one.finding.at.element_id;
      const ElementIr* before = element_of(state_, slide, eid);
      const ElementIr* after = element_of(trial.state, slide, eid);
      if (before == nullptr || after == nullptr || !one.fixer->keeps(*before, *after))
        return tr("it would look different");
    }
    return {};
  }

  // Makes the changes that help; the others are taken back, or wait to be tried alone.
  Result<void> attempt(std::vector<Planned> plans) {
    Result<Trial> trial = trial_of(plans);
    if (!trial) return tl::unexpected(trial.error());
    // Those that cannot be made at all are out.
    if (drop_unmade(plans, *trial)) {
      if (plans.empty()) return {};
      trial = trial_of(plans);
      if (!trial) return tl::unexpected(trial.error());
    }
    std::vector<Planned> kept = good_ones(plans, *trial);
    if (kept.empty()) return {};
    if (kept.size() < plans.size()) {
      trial = trial_of(kept);
      if (!trial) return tl::unexpected(trial.error());
      // Together they helped, alone they do not: one by one from now on.
      const bool helps =
          worsenings(state_.findings, trial->state.findings).empty() &&
          std::all_of(kept.begin(), kept.end(), [&](const Planned& one) {
            return failure_of(one, *trial).empty();
          });
      if (!helps) {
        one_by_one_ = true;
        return {};
      }
    }
    accept(kept, std::move(*trial));
    return {};
  }

  bool drop_unmade(std::vector<Planned>& plans, const Trial& trial) {
    std::vector<Planned> made;
    for (std::size_t i = 0; i < plans.size(); ++i) {
      if (trial.made[i]) {
        made.push_back(std::move(plans[i]));
      } else {
        reject(plans[i], tr("the shape is not written in the file as expected"));
      }
    }
    const bool dropped = made.size() < plans.size();
    plans = std::move(made);
    return dropped;
  }

  std::vector<Planned> good_ones(const std::vector<Planned>& plans, const Trial& trial) {
    std::map<std::string, std::size_t> per_slide;
    for (const Planned& one : plans) ++per_slide[one.finding.at.slide_id];
    std::map<std::string, Message> worse;
    bool elsewhere = false;
    for (Worsening& one : worsenings(state_.findings, trial.state.findings)) {
      elsewhere = elsewhere || !per_slide.contains(one.slide_id);
      worse.emplace(one.slide_id, std::move(one.reason));
    }
    std::vector<Planned> kept;
    if (elsewhere) {
      if (plans.size() == 1)
        reject(plans.front(), worse.begin()->second);
      else
        one_by_one_ = true;
      return kept;
    }
    for (const Planned& one : plans) {
      const std::string& slide = one.finding.at.slide_id;
      const auto bad = worse.find(slide);
      if (Message failure = failure_of(one, trial); !failure.empty() && bad == worse.end()) {
        reject(one, std::move(failure));
      } else if (bad == worse.end()) {
        kept.push_back(one);
      } else if (per_slide[slide] == 1) {
        reject(one, bad->second);
      } else {
        alone_.insert(slide);
      }
    }
    return kept;
  }

  void accept(const std::vector<Planned>& plans, Trial trial) {
    for (std::size_t i = 0; i < plans.size(); ++i) {
      tried_.insert(std::string(plans[i].fixer->doc.id) + "\n" + plans[i].key);
      fixes_.push_back(fix_of(plans[i], FileFix::State::Applied));
      fixes_.back().changed = trial.parts[i];
    }
    state_ = std::move(trial.state);
    changed_ = true;
  }

  // What --unsafe-fixes would try.
  void add_available() {
    const FileView view = view_of(state_, text_);
    for (const Diagnostic& finding : state_.wanted) {
      const std::optional<Planned> planned = plan_for(view, finding, FixSafety::Unsafe);
      if (planned) fixes_.push_back(fix_of(*planned, FileFix::State::Available));
    }
  }

  [[nodiscard]] FileFix fix_of(const Planned& one, FileFix::State state) const {
    FileFix out;
    out.state = state;
    out.slide_id = one.finding.at.slide_id;
    out.element_id = one.finding.at.element_id;
    for (const SlideIr& slide : state_.slides) {
      if (slide.slide_id == out.slide_id) out.slide = slide.index;
    }
    if (const ElementIr* element = element_of(state_, out.slide_id, out.element_id)) {
      out.element = element->name;
      if (element->origin) out.part = element->origin->part;
    }
    if (out.part.empty()) out.part = one.finding.at.part;
    out.rule = one.finding.rule;
    out.fixer = std::string(one.fixer->doc.id);
    out.safe = one.proposal.safety == FixSafety::Safe;
    out.message = one.proposal.message;
    out.before = one.proposal.before;
    out.after = one.proposal.after;
    return out;
  }

  FileState state_;
  const JudgeFile& judge_;
  const measure::TextEngine& text_;
  const FileRepairOptions& options_;
  std::vector<FileFix> fixes_;
  std::set<std::string> tried_;  // fixer and finding
  std::set<std::string> alone_;  // slides
  bool one_by_one_ = false;
  bool changed_ = false;
};

}  // namespace

Result<RepairedFile> repair_file(FileState first, const JudgeFile& judge,
                                 const measure::TextEngine& text,
                                 const FileRepairOptions& options) {
  return FileLoop(std::move(first), judge, text, options).run();
}

}  // namespace deckle::fixers
