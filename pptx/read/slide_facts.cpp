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

bool is_title(const SheetShape& shape) {
  return shape.placeholder && placeholder_family(placeholder_type(shape.placeholder)) == "title";
}

bool is_header_or_footer(const SheetShape& shape) {
  if (!shape.placeholder) return false;
  const std::string type = placeholder_type(shape.placeholder);
  return type == "dt" || type == "ftr" || type == "sldNum" || type == "hdr";
}

}  // namespace

void add_slide_facts(pugi::xml_node root, const std::string& slide_id,
                     const std::vector<SheetShape>& shapes, const std::vector<SheetShape>& layout,
                     std::vector<SlideFacts>& out) {
  AnimatedShapes animated;
  if (pugi::xml_node timing = root.child("p:timing")) timing.traverse(animated);
  SlideFacts facts;
  facts.slide_id = slide_id;
  facts.animated = animated.take();
  facts.own_background = bool(root.child("p:cSld").child("p:bg"));
  facts.lacks_title = std::all_of(shapes.begin(), shapes.end(), is_header_or_footer) &&
                      std::any_of(layout.begin(), layout.end(), is_title);
  if (!facts.animated.empty() || facts.own_background || facts.lacks_title)
    out.push_back(std::move(facts));
}

}  // namespace deckle::pptx
