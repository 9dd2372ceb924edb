#include "engine/diff/match_slides.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>
#include <unordered_map>

#include "engine/diff/in_order.h"
#include "engine/diff/slide_features.h"

namespace deckle::engine {

namespace {

// Ours: a slide of which half of the words stay is the same one; one of a few words, of which words
// alone say little, needs more of what it is made of.
constexpr double kSimilar = 0.5, kSimilarFew = 0.75;
// What the same title and the same id add, where several slides are similar; ours.
constexpr double kForTitle = 0.15, kForId = 0.05;
constexpr std::size_t kFewWords = 5;
// What a slide with the same id has in common with what it was, where ids can be trusted.
constexpr double kSimilarById = 0.2;
// Words on more slides than this say nothing about which one; and as many slides are compared with
// one at most.
constexpr std::size_t kMostWithWord = 64, kMostCandidates = 8;

class Matcher {
 public:
  Matcher(const std::vector<SlideIr>& before, const std::vector<SlideIr>& after) {
    for (const SlideIr& slide : before) a_.push_back(features_of(slide));
    for (const SlideIr& slide : after) b_.push_back(features_of(slide));
    to_b_.assign(a_.size(), -1);
    to_a_.assign(b_.size(), -1);
  }

  void match() {
    same_content(true);
    same_content(false);
    most_similar();
    if (ids_hold()) same_id();
  }

  [[nodiscard]] std::vector<SlidePair> pairs() const {
    std::vector<int> order;
    std::vector<std::size_t> matched;
    for (std::size_t j = 0; j < b_.size(); ++j) {
      if (to_a_[j] < 0) continue;
      order.push_back(to_a_[j]);
      matched.push_back(j);
    }
    const std::vector<bool> stays = in_order(order);
    std::vector<bool> moved(b_.size());
    for (std::size_t k = 0; k < matched.size(); ++k) moved[matched[k]] = !stays[k];
    std::vector<SlidePair> out;
    gone_after(-1, out);
    for (std::size_t j = 0; j < b_.size(); ++j) {
      out.push_back({to_a_[j], static_cast<int>(j), moved[j]});
      if (to_a_[j] >= 0) gone_after(to_a_[j], out);
    }
    return out;
  }

 private:
  void join(std::size_t i, std::size_t j) {
    to_b_[i] = static_cast<int>(j);
    to_a_[j] = static_cast<int>(i);
  }

  // Slides of the older deck that follow this one and are gone.
  void gone_after(int i, std::vector<SlidePair>& out) const {
    for (std::size_t k = static_cast<std::size_t>(i + 1); k < a_.size() && to_b_[k] < 0; ++k)
      out.push_back({static_cast<int>(k), -1, false});
  }

  void same_content(bool same_id) {
    std::map<WordBag, std::vector<std::size_t>> left;  // last first
    for (std::size_t i = a_.size(); i-- > 0;) {
      if (to_b_[i] < 0 && !a_[i].all.empty()) left[a_[i].all].push_back(i);
    }
    for (std::size_t j = 0; j < b_.size(); ++j) {
      if (to_a_[j] >= 0) continue;
      const auto found = left.find(b_[j].all);
      if (found == left.end()) continue;
      std::vector<std::size_t>& those = found->second;
      const auto one = std::find_if(those.rbegin(), those.rend(), [&](std::size_t i) {
        return !same_id || a_[i].id == b_[j].id;
      });
      if (one == those.rend()) continue;
      join(*one, j);
      those.erase(std::next(one).base());
    }
  }

  [[nodiscard]] double alike(std::size_t i, std::size_t j) const {
    const bool few = a_[i].words.size() < kFewWords && b_[j].words.size() < kFewWords;
    if (!few) return similarity(a_[i].words, b_[j].words);
    const double all = similarity(a_[i].all, b_[j].all);
    return all >= kSimilarFew ? all : std::min(all, kSimilar / 2);
  }

  // Of what is left, slides of the same id that have something in common.
  void same_id() {
    std::unordered_map<std::string, std::size_t> ids;
    for (std::size_t i = 0; i < a_.size(); ++i) {
      if (to_b_[i] < 0) ids.emplace(a_[i].id, i);
    }
    for (std::size_t j = 0; j < b_.size(); ++j) {
      if (to_a_[j] >= 0) continue;
      const auto found = ids.find(b_[j].id);
      if (found == ids.end()) continue;
      if (similarity(a_[found->second].all, b_[j].all) >= kSimilarById) join(found->second, j);
    }
  }

  // The slides of the newer deck that share the most of what is not on many of them.
  [[nodiscard]] std::vector<std::size_t> candidates(
      std::size_t i, const std::unordered_map<std::uint64_t, std::vector<std::size_t>>& with) const {
    std::map<std::size_t, std::size_t> shared;
    std::uint64_t last = 0;
    for (const std::uint64_t word : a_[i].all) {
      const auto found = word == last ? with.end() : with.find(word);
      last = word;
      if (found == with.end() || found->second.size() > kMostWithWord) continue;
      for (const std::size_t j : found->second) ++shared[j];
    }
    std::vector<std::size_t> out;
    for (const auto& [j, count] : shared) out.push_back(j);
    std::stable_sort(out.begin(), out.end(),
                     [&shared](std::size_t x, std::size_t y) { return shared[x] > shared[y]; });
    if (out.size() > kMostCandidates) out.resize(kMostCandidates);
    return out;
  }

  void most_similar() {
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> with;
    for (std::size_t j = 0; j < b_.size(); ++j) {
      if (to_a_[j] >= 0) continue;
      std::uint64_t last = 0;
      for (const std::uint64_t word : b_[j].all) {
        if (word != last) with[word].push_back(j);
        last = word;
      }
    }
    std::vector<std::tuple<double, std::size_t, std::size_t, std::size_t>> all;
    std::unordered_map<std::string, std::size_t> ids;
    for (std::size_t j = 0; j < b_.size(); ++j) {
      if (to_a_[j] < 0) ids.emplace(b_[j].id, j);
    }
    for (std::size_t i = 0; i < a_.size(); ++i) {
      if (to_b_[i] >= 0) continue;
      std::vector<std::size_t> those = candidates(i, with);
      if (const auto same = ids.find(a_[i].id); same != ids.end()) those.push_back(same->second);
      for (const std::size_t j : those) {
        const double how = alike(i, j);
        if (how < kSimilar) continue;
        const bool title = !a_[i].title.empty() && a_[i].title == b_[j].title;
        const double sure = how + (title ? kForTitle : 0) + (a_[i].id == b_[j].id ? kForId : 0);
        all.emplace_back(-sure, i > j ? i - j : j - i, i, j);
      }
    }
    std::sort(all.begin(), all.end());
    for (const auto& [how, apart, i, j] : all) {
      if (to_b_[i] < 0 && to_a_[j] < 0) join(i, j);
    }
  }

  // Whether slides that are the same by their content have the same id.
  [[nodiscard]] bool ids_hold() const {
    std::size_t same = 0, all = 0;
    for (std::size_t i = 0; i < a_.size(); ++i) {
      if (to_b_[i] < 0) continue;
      ++all;
      if (a_[i].id == b_[static_cast<std::size_t>(to_b_[i])].id) ++same;
    }
    return same * 2 >= all;
  }

  std::vector<SlideFeatures> a_, b_;
  std::vector<int> to_b_, to_a_;
};

}  // namespace

std::vector<SlidePair> match_slides(const std::vector<SlideIr>& before,
                                    const std::vector<SlideIr>& after) {
  Matcher matcher(before, after);
  matcher.match();
  return matcher.pairs();
}

}  // namespace deckle::engine
