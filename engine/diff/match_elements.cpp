#include "engine/diff/match_elements.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "engine/diff/slide_features.h"
#include "engine/diff/word_diff.h"

namespace deckle::engine {

namespace {

// Ours, as of slides; and how much of the area around two boxes both cover.
constexpr double kSimilar = 0.5, kSamePlace = 0.8;
// Every element is compared with every other one up to this many pairs.
constexpr std::size_t kMostPairs = 250'000;

struct Known {
  const ElementIr* element;
  std::string text;
  WordBag words;
  std::uint64_t picture;
  bool taken = false;
};

std::vector<Known> known_of(const SlideIr& slide) {
  std::vector<Known> out;
  for (const ElementIr& element : slide.elements) {
    if (shows_through(element)) continue;
    Known one{&element, text_in(element), {}, picture_hash(element)};
    add_words(one.text, one.words);
    out.push_back(std::move(one));
  }
  return out;
}

double shared_area(const Rect& a, const Rect& b) {
  const double around = area_px(bounding(a, b));
  return around > 0 ? area_px(intersection(a, b)) / around : 0;
}

class Matcher {
 public:
  Matcher(const SlideIr& before, const SlideIr& after) : a_(known_of(before)), b_(known_of(after)) {
    to_a_.assign(b_.size(), nullptr);
  }

  void match() {
    const auto id = [](const Known& one) { return one.element->eid; };
    by_key(id, [](const Known& x, const Known& y) {
      return similarity(x.words, y.words) >= kSimilar;
    });
    by_key([](const Known& one) {
      return one.picture != 0 ? std::to_string(one.picture) : one.text;
    });
    by_key(id, [](const Known& x, const Known& y) { return x.element->name == y.element->name; });
    by_key([](const Known& one) { return one.element->name; });
    by_key([](const Known& one) {
      const auto& placeholder = one.element->placeholder;
      return placeholder ? placeholder->type + "#" + std::to_string(placeholder->idx) : std::string();
    });
    if (a_.size() * b_.size() > kMostPairs) return;
    by_score([](const Known& x, const Known& y) {
      return x.words.empty() || y.words.empty() ? 0 : similarity(x.words, y.words);
    }, kSimilar);
    by_score([](const Known& x, const Known& y) {
      return shared_area(x.element->box, y.element->box);
    }, kSamePlace);
  }

  [[nodiscard]] std::vector<ElementPair> pairs() const {
    std::vector<ElementPair> out;
    for (std::size_t j = 0; j < b_.size(); ++j) out.push_back({to_a_[j], b_[j].element});
    for (const Known& one : a_) {
      if (!one.taken) out.push_back({one.element, nullptr});
    }
    return out;
  }

 private:
  void join(Known& before, std::size_t j) {
    before.taken = b_[j].taken = true;
    to_a_[j] = before.element;
  }

  // Elements of the same type and key, the first of each; an empty key is none.
  void by_key(const std::function<std::string(const Known&)>& key,
              const std::function<bool(const Known&, const Known&)>& agree = nullptr) {
    struct Those {
      std::vector<Known*> all;
      std::size_t next = 0;  // those before it are taken
    };
    std::map<std::pair<ElementType, std::string>, Those> left;
    for (Known& one : a_) {
      if (one.taken) continue;
      if (std::string of = key(one); !of.empty())
        left[{one.element->type, std::move(of)}].all.push_back(&one);
    }
    for (std::size_t j = 0; j < b_.size(); ++j) {
      if (b_[j].taken) continue;
      const auto found = left.find({b_[j].element->type, key(b_[j])});
      if (found == left.end()) continue;
      Those& those = found->second;
      while (those.next < those.all.size() && those.all[those.next]->taken) ++those.next;
      for (std::size_t k = those.next; k < those.all.size(); ++k) {
        Known* const one = those.all[k];
        if (one->taken || (agree != nullptr && !agree(*one, b_[j]))) continue;
        join(*one, j);
        break;
      }
    }
  }

  void by_score(const std::function<double(const Known&, const Known&)>& score, double least) {
    std::vector<std::tuple<double, std::size_t, std::size_t>> all;
    for (std::size_t i = 0; i < a_.size(); ++i) {
      for (std::size_t j = 0; j < b_.size(); ++j) {
        if (a_[i].taken || b_[j].taken || a_[i].element->type != b_[j].element->type) continue;
        const double how = score(a_[i], b_[j]);
        if (how >= least) all.emplace_back(-how, i, j);
      }
    }
    std::sort(all.begin(), all.end());
    for (const auto& [how, i, j] : all) {
      if (!a_[i].taken && !b_[j].taken) join(a_[i], j);
    }
  }

  std::vector<Known> a_, b_;
  std::vector<const ElementIr*> to_a_;
};

}  // namespace

std::vector<ElementPair> match_elements(const SlideIr& before, const SlideIr& after) {
  Matcher matcher(before, after);
  matcher.match();
  return matcher.pairs();
}

}  // namespace deckle::engine
