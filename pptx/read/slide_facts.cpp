#include "pptx/read/slide_facts.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace deckle::pptx {

namespace {

constexpr std::size_t kMostAnimated = 10'000;  // ours; no slide has as many shapes

// Calls itself for no child: a timing may be deep.
class AnimatedShapes final : public pugi::xml_tree_walker {
 public:
  std::vector<std::uint32_t> take() {
    std::sort(ids_.begin(), ids_.end());
    ids_.erase(std::unique(ids_.begin(), ids_.end()), ids_.end());
    return std::move(ids_);
  }

 private:
  bool for_each(pugi::xml_node& node) override {
    if (std::string_view(node.name()) == "p:spTgt")
      ids_.push_back(node.attribute("spid").as_uint());
    return ids_.size() < kMostAnimated;
  }

  std::vector<std::uint32_t> ids_;
};

}  // namespace

void add_slide_facts(pugi::xml_node root, const std::string& slide_id,
                     std::vector<SlideFacts>& out) {
  pugi::xml_node timing = root.child("p:timing");
  if (!timing) return;
  AnimatedShapes shapes;
  timing.traverse(shapes);
  SlideFacts facts{slide_id, shapes.take()};
  if (!facts.animated.empty()) out.push_back(std::move(facts));
}

}  // namespace deckle::pptx
