#include "ooxml/media/svg/drawing_graph.h"

#include <algorithm>
#include <cmath>

#include "ooxml/media/svg/weights.h"
#include "ooxml/messages/tr.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml::svg {
namespace {

using Kind = DrawnElement::Kind;

constexpr std::uint32_t kNone = DrawnElement::kNoName;
constexpr double kEnough = 1e15;  // above every limit; sums of it stay finite

constexpr std::size_t kFilterSlot = static_cast<std::size_t>(Property::Filter);
constexpr std::size_t kMaskSlot = static_cast<std::size_t>(Property::Mask);
constexpr std::size_t kClipSlot = static_cast<std::size_t>(Property::ClipPath);

void add(DrawingCost& sum, const DrawingCost& one, double times) {
  if (times == 0) return;
  sum.elements = std::min(kEnough, sum.elements + one.elements * times);
  sum.shapes = std::min(kEnough, sum.shapes + one.shapes * times);
  sum.vertices = std::min(kEnough, sum.vertices + one.vertices * times);
  sum.work = std::min(kEnough, sum.work + one.work * times);
}

void raise_to(DrawingCost& sum, const DrawingCost& one) {
  sum.elements = std::max(sum.elements, one.elements);
  sum.shapes = std::max(sum.shapes, one.shapes);
  sum.vertices = std::max(sum.vertices, one.vertices);
  sum.work = std::max(sum.work, one.work);
}

// Elements and values are the nodes of one graph: the elements first. Their costs are computed
// depth first, each once, without recursion.
class Costs {
 public:
  Costs(const std::vector<DrawnElement>& elements, const std::vector<std::uint32_t>& definitions,
        const StyleValues& values, const Canvas& canvas)
      : elements_(elements),
        definitions_(definitions),
        values_(values),
        canvas_(canvas),
        costs_(elements.size() + values.size()),
        states_(elements.size() + values.size(), State::New) {}

  Result<DrawingCost> of_root() {
    enter(0);
    std::size_t steps = 0;
    while (!frames_.empty()) {
      if (++steps % kValuesBetweenChecks == 0) check_cancelled();
      Edge edge;
      if (!next_edge(frames_.back(), edge)) {
        finish();
        continue;
      }
      switch (states_[edge.node]) {
        case State::Done:
          take(frames_.back(), edge, costs_[edge.node]);
          break;
        case State::New:
          frames_.back().open = edge;
          enter(edge.node);
          break;
        case State::Open:
          if (!is_harmless(edge.node))
            return fail(ErrorCode::Malformed, tr("is an SVG with elements that draw themselves"));
          break;
      }
    }
    return costs_[0];
  }

 private:
  enum class State : std::uint8_t { New, Open, Done };
  // What a node needs of another one.
  enum class Part : std::uint8_t { Child, Target, Paint, Marker, Filter, Mask, Clip, Value };
  struct Edge {
    std::uint32_t node = 0;
    Part part = Part::Child;
  };
  struct Frame {
    std::uint32_t node = 0;
    std::uint32_t cursor = 0;  // the next child, or the next item of a value
    std::uint8_t step = 0;     // the next reference
    bool children_done = false;
    double shapes = 0, vertices = 0;  // that fill, stroke and markers are used for
    DrawingCost sum;
    Edge open;  // that is being computed
  };

  [[nodiscard]] bool is_value(std::uint32_t node) const { return node >= elements_.size(); }
  [[nodiscard]] std::uint32_t node_of_value(std::uint32_t value) const {
    return static_cast<std::uint32_t>(elements_.size()) + value;
  }
  [[nodiscard]] const StyleValue& value_of(std::uint32_t node) const {
    return values_.of(node - static_cast<std::uint32_t>(elements_.size()));
  }
  [[nodiscard]] std::uint32_t definition(std::uint32_t name) const {
    return name < definitions_.size() ? definitions_[name] : kNone;
  }

  void enter(std::uint32_t node) {
    states_[node] = State::Open;
    Frame frame;
    frame.node = node;
    frame.cursor = is_value(node) ? 0 : node + 1;
    if (!is_value(node) && elements_[node].kind == Kind::Shape) {
      frame.shapes = 1;
      frame.vertices = elements_[node].vertices;
    }
    frames_.push_back(frame);
  }

  bool next_edge(Frame& frame, Edge& edge) const {
    return is_value(frame.node) ? next_of_value(frame, edge) : next_of_element(frame, edge);
  }

  bool next_of_value(Frame& frame, Edge& edge) const {
    const StyleValue& value = value_of(frame.node);
    while (frame.cursor < value.alternatives.size() + value.names.size()) {
      const std::size_t index = frame.cursor++;
      if (index < value.alternatives.size()) {
        edge = {node_of_value(value.alternatives[index]), Part::Value};
        return true;
      }
      const std::uint32_t found = definition(value.names[index - value.alternatives.size()]);
      if (found == kNone) continue;
      edge = {found, Part::Target};
      return true;
    }
    return false;
  }

  // Children first, then the target of an href, then the values.
  bool next_of_element(Frame& frame, Edge& edge) const {
    const DrawnElement& element = elements_[frame.node];
    if (element.kind == Kind::None) return false;
    while (frame.cursor < element.end) {
      const DrawnElement& child = elements_[frame.cursor];
      edge = {frame.cursor, Part::Child};
      frame.cursor = child.end;
      const bool apart = child.kind == Kind::None || child.kind == Kind::Apart ||
                         child.kind == Kind::Pattern || child.kind == Kind::Clip ||
                         child.kind == Kind::Filter;
      if (!apart) return true;
    }
    const bool has_style = element.kind != Kind::Filter && element.kind != Kind::Primitive;
    while (frame.step <= (has_style ? kReferringProperties : 0)) {
      const std::size_t step = frame.step++;
      if (step == 0) {
        const std::uint32_t found = definition(element.target);
        const bool follows = element.kind == Kind::Use || element.kind == Kind::Pattern ||
                             element.kind == Kind::Primitive;
        if (found == kNone || !follows) continue;
        edge = {found, Part::Target};
        return true;
      }
      const std::size_t slot = step - 1;
      if (element.values[slot] <= StyleValues::kInherit) continue;
      const bool marker = slot >= static_cast<std::size_t>(Property::MarkerStart) &&
                          slot <= static_cast<std::size_t>(Property::MarkerEnd);
      const Part part = slot == kFilterSlot ? Part::Filter
                        : slot == kMaskSlot ? Part::Mask
                        : slot == kClipSlot ? Part::Clip
                        : marker            ? Part::Marker
                                            : Part::Paint;
      if ((part == Part::Paint && frame.shapes == 0) ||
          (part == Part::Marker && frame.vertices == 0))
        continue;
      edge = {node_of_value(element.values[slot]), part};
      return true;
    }
    return false;
  }

  // Adds to `frame` what `edge` costs.
  void take(Frame& frame, const Edge& edge, const DrawingCost& cost) {
    if (is_value(frame.node) && edge.part == Part::Value) {
      raise_to(frame.sum, cost);
      return;
    }
    DrawingCost part = cost;
    double times = 1;
    switch (edge.part) {
      case Part::Target:
        // A use is drawn with what it refers to; its own paint is for the shapes in that.
        if (!is_value(frame.node) && elements_[frame.node].kind == Kind::Use) {
          frame.shapes += cost.shapes;
          frame.vertices += cost.vertices;
        }
        break;
      case Part::Paint:
        times = frame.shapes;
        part.shapes = part.vertices = 0;
        break;
      case Part::Marker:
        times = frame.vertices;
        part.shapes = part.vertices = 0;
        break;
      case Part::Mask:
        part.work += kMaskWork;
        break;
      default:
        break;
    }
    if (edge.part == Part::Filter || edge.part == Part::Mask || edge.part == Part::Clip)
      part.shapes = part.vertices = 0;
    add(frame.sum, part, times);
  }

  void finish() {
    const Frame frame = frames_.back();
    frames_.pop_back();
    DrawingCost cost = frame.sum;
    if (is_value(frame.node))
      add_value(frame.node, cost);
    else
      add_own(elements_[frame.node], frame, cost);
    costs_[frame.node] = cost;
    states_[frame.node] = State::Done;
    if (!frames_.empty()) take(frames_.back(), frames_.back().open, cost);
  }

  void add_value(std::uint32_t node, DrawingCost& cost) const { cost.work += value_of(node).work; }

  void add_own(const DrawnElement& element, const Frame& frame, DrawingCost& cost) const {
    switch (element.kind) {
      case Kind::None:
        return;
      case Kind::Shape:
        cost.shapes += 1;
        cost.vertices += element.vertices;
        [[fallthrough]];
      case Kind::Group:
      case Kind::Use:
        cost.elements += 1;
        break;
      case Kind::Apart:
        break;
      case Kind::Pattern:
        cost.work += kPatternWork;
        break;
      case Kind::Clip:
        cost.work = element.region_of_box ? kLayerWork + kBoxClipWork : kClipWork;
        return;
      case Kind::Filter:
        cost.work = filter_work(element, frame);
        return;
      case Kind::Primitive:
        cost.elements += 1;
        cost.work += primitive_work(element);
        return;
    }
    if (element.layer || element.values[kFilterSlot] > StyleValues::kInherit ||
        element.values[kMaskSlot] > StyleValues::kInherit)
      cost.work += kLayerWork;
    if (element.blend) cost.work += kBlendWork;
  }

  // The primitives are in `frame`.
  [[nodiscard]] double filter_work(const DrawnElement& filter, const Frame& frame) const {
    double share = 1;
    if (!filter.region_of_box && canvas_.known_regions && canvas_.pixels > 0)
      share =
          std::min(1.0, filter.work * canvas_.px_per_unit * canvas_.px_per_unit / canvas_.pixels);
    return kFilterWork + kPrimitiveWork * frame.sum.elements +
           share * (kFilterRegionWork + frame.sum.work);
  }

  [[nodiscard]] double primitive_work(const DrawnElement& primitive) const {
    if (primitive.window == 0) return primitive.work;
    const double px = primitive.radius_of_box ? canvas_.longer_side_px : canvas_.px_per_unit;
    const double cells = (2 * primitive.radius_x * px + 1) * (2 * primitive.radius_y * px + 1);
    return primitive.work + primitive.window * std::min(cells, canvas_.pixels);
  }

  // Whether a circle through the nodes from `node` to the last draws nothing twice: what is within
  // a pattern or mask may name it as its own, by inheriting a value, and is drawn without.
  [[nodiscard]] bool is_harmless(std::uint32_t node) const {
    const Frame& last = frames_.back();
    std::uint32_t inner = last.node;
    if (is_value(inner)) {
      if (frames_.size() < 2) return false;
      inner = frames_[frames_.size() - 2].node;
    }
    if (is_value(inner)) return false;
    if (is_value(node)) return refers_around(value_of(node), inner);
    if (elements_[inner].kind == Kind::Use) return false;
    return contains(node, inner) || contains(inner, node);
  }

  [[nodiscard]] bool contains(std::uint32_t outer, std::uint32_t inner) const {
    return outer <= inner && inner < elements_[outer].end;
  }

  // Whether a value, or one of its alternatives, refers to what `inner` is within.
  [[nodiscard]] bool refers_around(const StyleValue& value, std::uint32_t inner) const {
    const auto is_around = [&](std::uint32_t name) {
      return definition(name) != kNone && contains(definition(name), inner);
    };
    return std::any_of(value.names.begin(), value.names.end(), is_around) ||
           std::any_of(value.alternatives.begin(), value.alternatives.end(),
                       [&](std::uint32_t one) {
                         const std::vector<std::uint32_t>& names = values_.of(one).names;
                         return std::any_of(names.begin(), names.end(), is_around);
                       });
  }

  const std::vector<DrawnElement>& elements_;
  const std::vector<std::uint32_t>& definitions_;
  const StyleValues& values_;
  const Canvas& canvas_;
  std::vector<DrawingCost> costs_;
  std::vector<State> states_;
  std::vector<Frame> frames_;
};

}  // namespace

Result<DrawingCost> drawing_cost(const std::vector<DrawnElement>& elements,
                                 const std::vector<std::uint32_t>& definitions,
                                 const StyleValues& values, const Canvas& canvas) {
  return Costs(elements, definitions, values, canvas).of_root();
}

}  // namespace deckle::ooxml::svg
