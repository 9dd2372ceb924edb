#include "pptx/check/grammar/match.h"

#include <algorithm>
#include <numeric>

namespace deckle::pptx::check {

namespace {

class Matcher {
 public:
  explicit Matcher(std::span<const std::string_view> names) : names_(names) {}

  std::optional<Mismatch> run(const Particle& content) {
    if (!read(content)) return mismatch_;
    if (at_ == names_.size()) return std::nullopt;
    return Mismatch{at_, {}, false};
  }

 private:
  [[nodiscard]] bool begins(const Particle& particle) const {
    return at_ < names_.size() && particle.first.contains(names_[at_]);
  }

  // As often as it occurs.
  bool read(const Particle& particle) {
    std::uint32_t count = 0;
    while (count < particle.most && begins(particle)) {
      if (!read_once(particle)) return false;
      ++count;
    }
    if (count >= particle.least || particle.can_be_empty) return true;
    if (particle.kind != Particle::Kind::Child) return read_once(particle);
    mismatch_ = {at_, particle.name, true};
    return false;
  }

  bool read_once(const Particle& particle) {
    switch (particle.kind) {
      case Particle::Kind::Child:
        ++at_;
        return true;
      case Particle::Kind::Sequence:
        return std::all_of(particle.parts.begin(), particle.parts.end(),
                           [this](const Particle& part) { return read(part); });
      case Particle::Kind::Choice: {
        const auto chosen =
            std::find_if(particle.parts.begin(), particle.parts.end(),
                         [this](const Particle& part) { return begins(part); });
        if (chosen != particle.parts.end()) return read(*chosen);
        mismatch_ = {at_, names_of(particle), true};
        return false;
      }
      case Particle::Kind::Any:
        return true;  // not compared
    }
    return true;
  }

  static std::string names_of(const Particle& choice) {
    std::string out;
    for (const Particle& part : choice.parts) {
      if (part.kind != Particle::Kind::Child) continue;
      if (!out.empty()) out += ", ";
      out += part.name;
    }
    return out;
  }

  std::span<const std::string_view> names_;
  std::size_t at_ = 0;
  std::optional<Mismatch> mismatch_;
};

}  // namespace

std::optional<Mismatch> match(const ElementType& type, std::span<const std::string_view> names) {
  return Matcher(names).run(type.content);
}

std::vector<std::size_t> wanted_order(const ElementType& type,
                                      std::span<const std::string_view> names) {
  std::vector<std::size_t> order(names.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto rank = [&](std::size_t i) {
    const auto found = type.children.find(names[i]);
    return found == type.children.end() ? std::uint32_t{0} : found->second.rank;
  };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
  return order;
}

}  // namespace deckle::pptx::check
