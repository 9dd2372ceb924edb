#include "layout/groups/connectors.h"

#include <algorithm>
#include <string_view>

namespace deckle::layout {
namespace {

constexpr std::string_view kLines[] = {
    "straightConnector1", "line",           "lineInv",         "bentConnector2",
    "bentConnector3",     "bentConnector4", "bentConnector5",  "curvedConnector2",
    "curvedConnector3",   "curvedConnector4", "curvedConnector5"};
constexpr std::string_view kArrows[] = {
    "rightArrow",       "leftArrow",        "upArrow",          "downArrow",
    "leftRightArrow",   "upDownArrow",      "notchedRightArrow", "stripedRightArrow",
    "bentArrow",        "bentUpArrow",      "uturnArrow",       "curvedRightArrow",
    "curvedLeftArrow",  "curvedUpArrow",    "curvedDownArrow",  "circularArrow",
    "swooshArrow"};
constexpr std::string_view kPointed[] = {"chevron", "homePlate", "rightArrow", "notchedRightArrow",
                                         "stripedRightArrow"};

template <std::size_t N>
bool is_in(const std::string_view (&names)[N], std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

const ShapeContent* shape_of(const Element& element) {
  return std::get_if<ShapeContent>(&element.content);
}

// Whether the element may be a connector, wherever it is.
bool may_connect(const Element& element) {
  const ShapeContent* shape = shape_of(element);
  if (shape == nullptr || !shape->text.text.empty()) return false;
  const bool named = !shape->from.empty() || !shape->to.empty();
  if (element.box && !named) return false;
  return named || is_in(kLines, shape->shape) || is_in(kArrows, shape->shape);
}

bool is_text(const Element& element) {
  return element.kind == ElementKind::Text || element.kind == ElementKind::Bullets;
}

// What an end may be bound to.
bool may_be_bound(const Element& element) {
  return element.kind != ElementKind::Divider && element.role != "title" &&
         element.role != "footer" && !may_connect(element);
}

class Finder {
 public:
  explicit Finder(const std::vector<const Element*>& elements) : all_(elements) {}

  std::vector<Connector> run() {
    std::vector<Connector> found;
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (!may_connect(*all_[i])) continue;
      const ShapeContent& shape = *shape_of(*all_[i]);
      Connector connector{all_[i], named(shape.from), named(shape.to), false};
      if (connector.to == nullptr) connector.to = after(i);
      if (connector.from == nullptr) connector.from = before(i, connector.to);
      if (connector.from != nullptr && connector.to != nullptr && shape.to.empty() &&
          connector.to->kind != connector.from->kind)
        connector.to = nullptr;
      if (connector.to == nullptr && connector.from != nullptr) {
        connector.to = first_of_row(i, *connector.from);
        connector.closes = connector.to != nullptr;
      }
      if (connector.from == nullptr || connector.to == nullptr || connector.from == connector.to)
        continue;
      found.push_back(connector);
    }
    return found;
  }

 private:
  const Element* named(const std::string& id) const {
    if (id.empty()) return nullptr;
    const auto found = std::find_if(all_.begin(), all_.end(),
                                    [&id](const Element* e) { return e->element_id == id; });
    return found == all_.end() ? nullptr : *found;
  }

  // The element that follows, before another connector.
  const Element* after(std::size_t i) const {
    for (std::size_t k = i + 1; k < all_.size() && !may_connect(*all_[k]); ++k) {
      if (may_be_bound(*all_[k])) return all_[k];
    }
    return nullptr;
  }

  // The nearest one before, of the kind of the other end where there is one: in "ellipse, text,
  // arrow, ellipse, text" the arrow connects the ellipses. Of texts only where the same kinds
  // repeat, as in "heading, list, arrow, heading, list": else the line would cross what is between.
  const Element* before(std::size_t i, const Element* other) const {
    const Element* nearest = nullptr;
    const Element* shape = nullptr;
    for (std::size_t k = i; k-- > 0 && !may_connect(*all_[k]);) {
      const Element& element = *all_[k];
      if (!may_be_bound(element)) continue;
      if (nearest == nullptr) nearest = &element;
      if (other != nullptr && element.kind == other->kind &&
          (!is_text(*other) || kinds_repeat(k, i)))
        return &element;
      if (shape == nullptr && element.kind == ElementKind::Shape) shape = &element;
    }
    return other == nullptr && shape != nullptr ? shape : nearest;
  }

  // Whether the elements from `k` to the connector have the kinds of those after it.
  bool kinds_repeat(std::size_t k, std::size_t connector) const {
    for (std::size_t n = 0; k + n < connector; ++n) {
      const std::size_t after = connector + 1 + n;
      if (after >= all_.size() || all_[after]->kind != all_[k + n]->kind) return false;
    }
    return true;
  }

  // Back over all connectors, the first element of the same kind.
  const Element* first_of_row(std::size_t i, const Element& last) const {
    const Element* first = nullptr;
    bool connected = false;
    for (std::size_t k = i; k-- > 0;) {
      connected = connected || may_connect(*all_[k]);
      if (all_[k]->kind == last.kind && may_be_bound(*all_[k])) first = all_[k];
    }
    return connected ? first : nullptr;
  }

  const std::vector<const Element*>& all_;
};

}  // namespace

std::vector<Connector> find_connectors(const std::vector<const Element*>& elements) {
  return Finder(elements).run();
}

bool is_pointed(const std::string& preset) { return is_in(kPointed, preset); }

}  // namespace deckle::layout
