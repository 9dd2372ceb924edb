#include "measure/chrome/snapshot.h"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>

#include "measure/messages/tr.h"

namespace deckle::measure {
namespace {

using Json = nlohmann::json;

constexpr const char* kStyles[] = {"font-family", "font-size",  "font-weight",
                                   "font-style",  "line-height", "z-index"};
enum Style { Family, FontSize, Weight, Slant, LineHeight, ZIndex };

constexpr int kTextNode = 3;

double px_of(const std::string& css) { return std::strtod(css.c_str(), nullptr); }

// UTF-8 bytes of the first `units` UTF-16 units of `text`.
std::size_t bytes_of(const std::string& text, std::size_t units) {
  std::size_t at = 0;
  while (at < text.size() && units > 0) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    units -= std::min<std::size_t>(units, length == 4 ? 2 : 1);
    at += length;
  }
  return std::min(at, text.size());
}

class Reader {
 public:
  explicit Reader(const Json& answer)
      : strings_(answer.at("strings")),
        nodes_(answer.at("documents").at(0).at("nodes")),
        layout_(answer.at("documents").at(0).at("layout")),
        boxes_(answer.at("documents").at(0).at("textBoxes")) {}

  std::optional<Snapshot> read() {
    const Json& of_node = layout_.at("nodeIndex");
    layout_of_.assign(nodes_.at("nodeType").size(), kNone);
    for (std::size_t i = of_node.size(); i-- > 0;)
      layout_of_.at(of_node[i].get<std::size_t>()) = i;  // the first of several
    find_places();
    if (slide_ == kNone) return std::nullopt;
    origin_ = rect(layout_.at("bounds").at(layout_of_[slide_]));
    out_.page.slide = {0, 0, origin_.w, origin_.h};
    read_texts();
    return std::move(out_);
  }

 private:
  static constexpr std::size_t kNone = SIZE_MAX;

  // Where a node is: its element and part, and whether its text counts.
  struct Place {
    std::size_t element = kNone, part = kNone;
    bool aside = false;
  };

  const std::string& text(const Json& index) const {
    static const std::string empty;
    const auto at = index.get<std::int64_t>();
    return at < 0 ? empty : strings_.at(static_cast<std::size_t>(at)).get_ref<const std::string&>();
  }
  static PxRect rect(const Json& r) { return {r.at(0), r.at(1), r.at(2), r.at(3)}; }
  PxRect local(const Json& r) const {
    PxRect box = rect(r);
    box.x -= origin_.x;
    box.y -= origin_.y;
    return box;
  }
  const std::string& style(std::size_t layout, Style which) const {
    static const std::string empty;
    const Json& all = layout_.at("styles").at(layout);
    return all.size() > which ? text(all[which]) : empty;
  }

  void find_places() {
    const Json& parents = nodes_.at("parentIndex");
    const Json& names = nodes_.at("nodeName");
    const Json& attributes = nodes_.at("attributes");
    places_.resize(parents.size());
    for (std::size_t i = 0; i < parents.size(); ++i) {
      const auto parent = parents[i].get<std::int64_t>();
      Place place = parent < 0 ? Place{} : places_.at(static_cast<std::size_t>(parent));
      place.aside = place.aside || text(names[i]) == "svg";
      const Json& pairs = attributes[i];
      for (std::size_t a = 0; a + 1 < pairs.size(); a += 2) {
        const std::string& name = text(pairs[a]);
        const std::string& value = text(pairs[a + 1]);
        if (name == "id" && value == "slide" && layout_of_[i] != kNone) slide_ = i;
        if (name == "data-aside") place.aside = true;
        if (name == "data-eid" && layout_of_[i] != kNone) {
          place = {elements_.size(), kNone, false};
          elements_.push_back({value, layout_of_[i]});
        }
        if (name == "data-part" && place.element != kNone && layout_of_[i] != kNone) {
          place.part = parts_.size();
          parts_.push_back({value, layout_of_[i], place.element, {}});
        }
      }
      places_[i] = place;
    }
  }

  void read_texts() {
    for (const FoundElement& found : elements_) {
      PageElement element;
      element.eid = found.eid;
      element.box = local(layout_.at("bounds").at(found.layout));
      element.z = std::atoi(style(found.layout, ZIndex).c_str());
      element.paint_order = layout_.at("paintOrders").at(found.layout);
      out_.page.elements.push_back(std::move(element));
      out_.fonts.emplace_back();
    }
    for (const FoundPart& part : parts_) {
      PageElement& element = out_.page.elements[part.element];
      element.parts.push_back({part.name, local(layout_.at("bounds").at(part.layout))});
    }
    const Json& of_box = boxes_.at("layoutIndex");
    std::size_t box = 0;
    const Json& of_node = layout_.at("nodeIndex");
    for (std::size_t layout = 0; layout < of_node.size(); ++layout) {
      const std::size_t first = box;
      while (box < of_box.size() && of_box[box].get<std::size_t>() == layout) ++box;
      const auto node = of_node[layout].get<std::size_t>();
      const Place& place = places_[node];
      if (nodes_.at("nodeType")[node] != kTextNode || place.element == kNone || place.aside) continue;
      read_node(text(nodes_.at("nodeValue")[node]), place, layout, first, box);
    }
  }

  void read_node(const std::string& value, const Place& place, std::size_t layout, std::size_t first,
                 std::size_t last) {
    std::size_t& offset = place.part == kNone ? whole_[place.element] : parts_[place.part].bytes;
    for (std::size_t b = first; b < last; ++b) {
      PageText piece;
      const auto start = boxes_.at("start")[b].get<std::size_t>();
      const auto length = boxes_.at("length")[b].get<std::size_t>();
      const std::size_t from = bytes_of(value, start), to = bytes_of(value, start + length);
      if (place.part != kNone) piece.part = parts_[place.part].name;
      piece.begin = offset + from;
      piece.end = offset + to;
      piece.box = local(boxes_.at("bounds")[b]);
      piece.font_size = px_of(style(layout, FontSize));
      piece.line_height = px_of(style(layout, LineHeight));
      piece.blank = value.find_first_not_of(" \t\n\v\r", from) >= to;
      out_.page.elements[place.element].texts.push_back(std::move(piece));
      out_.fonts[place.element].push_back(style(layout, Slant) + ' ' + style(layout, Weight) + ' ' +
                                          style(layout, FontSize) + ' ' + style(layout, Family));
    }
    offset += value.size();
  }

  struct FoundElement {
    std::string eid;
    std::size_t layout;
  };
  struct FoundPart {
    std::string name;
    std::size_t layout, element, bytes;
  };

  const Json &strings_, &nodes_, &layout_, &boxes_;
  std::vector<std::size_t> layout_of_;
  std::vector<Place> places_;
  std::vector<FoundElement> elements_;
  std::vector<FoundPart> parts_;
  std::map<std::size_t, std::size_t> whole_;  // bytes of text outside parts, by element
  std::size_t slide_ = kNone;
  PxRect origin_;
  Snapshot out_;
};

}  // namespace

Json snapshot_parameters() {
  return {{"computedStyles", kStyles}, {"includePaintOrder", true}, {"includeDOMRects", false}};
}

Result<Snapshot> read_snapshot(const Json& answer) {
  try {
    auto read = Reader(answer).read();
    if (read) return std::move(*read);
  } catch (const Json::exception&) {
    // Not the form that is documented for captureSnapshot: reported as below.
  } catch (const std::out_of_range&) {
    // Likewise: an index into nothing.
  }
  return fail(ErrorCode::Malformed, tr("Chromium's snapshot of the page has an unknown form"));
}

}  // namespace deckle::measure
