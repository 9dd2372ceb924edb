#pragma once
// Stacks that share what is below: a copy costs nothing, however deep the stack is.

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace deckle::lenient {

// Entries are counted: each link that is kept must be released once. Not recursive.
template <class T>
class Chains {
 public:
  using Link = std::uint32_t;
  static constexpr Link kEmpty = 0;

  Chains() : nodes_(1) {}

  // Takes the reference to `below` over; the caller has one to the result.
  [[nodiscard]] Link push(Link below, const T& value) {
    if (free_ == kEmpty) {
      nodes_.push_back({value, below, 1});
      return static_cast<Link>(nodes_.size() - 1);
    }
    const Link link = free_;
    free_ = nodes_[link].below;
    nodes_[link] = {value, below, 1};
    return link;
  }

  // The caller's reference becomes one to the link below.
  [[nodiscard]] Link pop(Link link) {
    const Link below = nodes_[link].below;
    keep(below);
    release(link);
    return below;
  }

  void keep(Link link) {
    if (link != kEmpty) ++nodes_[link].references;
  }

  void release(Link link) {
    while (link != kEmpty && --nodes_[link].references == 0) {
      const Link below = nodes_[link].below;
      nodes_[link].below = std::exchange(free_, link);
      link = below;
    }
  }

  [[nodiscard]] const T& operator[](Link link) const { return nodes_[link].value; }
  [[nodiscard]] Link below(Link link) const { return nodes_[link].below; }

 private:
  struct Node {
    T value{};
    Link below = kEmpty;
    std::uint32_t references = 0;
  };
  std::vector<Node> nodes_;  // the first one stands for an empty stack
  Link free_ = kEmpty;
};

}  // namespace deckle::lenient
