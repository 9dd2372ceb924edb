#include "templates/body_size.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <pugixml.hpp>
#include <set>
#include <utility>

#include "templates/edit_part.h"
#include "templates/messages/tr.h"

namespace deckle::templates {
namespace {

// docs/design.md, "Type scale": of the second level, and of those below it.
constexpr std::size_t kOwnLevels = 5;  // that text placeholders of built-in layouts set
constexpr double kSecondLevelPt = 2, kDeeperLevelPt = 3;

// The size of a level that has `own_pt` where the first has `own_first_pt`, when the first becomes
// `first_pt`.
double level_pt(std::size_t level, double own_pt, double own_first_pt, double first_pt) {
  if (level == 0) return first_pt;
  const double moved = own_pt + first_pt - own_first_pt;
  if (first_pt >= own_first_pt) return moved;
  const double lowest = level_size_pt(level, first_pt);
  return std::min(own_pt, std::max(moved, lowest));
}

double scaled_space_pt(double space_pt, double ratio) { return std::round(space_pt * ratio); }

pugi::xml_node space_before(pugi::xml_node level) {
  return level.child("a:spcBef").child("a:spcPts");
}

void resize(pugi::xml_node style, double size_pt, Spaces spaces, bool themed) {
  const double own_first = style.child("a:lvl1pPr").child("a:defRPr").attribute("sz").as_double();
  if (own_first <= 0) return;
  const double ratio = size_pt * 100 / own_first;
  for (std::size_t i = 0; i < 9; ++i) {
    const pugi::xml_node level = style.child(fmt::format("a:lvl{}pPr", i + 1).c_str());
    pugi::xml_attribute size = level.child("a:defRPr").attribute("sz");
    if (!size) continue;
    const double pt = themed ? level_size_pt(i, size_pt)
                             : level_pt(i, size.as_double() / 100, own_first / 100, size_pt);
    size.set_value(std::lround(pt * 100));
    pugi::xml_attribute space = space_before(level).attribute("val");
    if (space && spaces == Spaces::WithSize)
      space.set_value(std::lround(scaled_space_pt(space.as_double() / 100, ratio) * 100));
  }
}

Result<std::string> resized(const std::string& bytes, const std::string& part, double size_pt,
                            Spaces spaces, bool themed) {
  return edited_part(bytes, part, [size_pt, spaces, themed](pugi::xml_document& document) {
    resize(document.document_element().child("p:txStyles").child("p:bodyStyle"), size_pt, spaces,
           themed);
  });
}

const InheritedText* body_text(const Template& t) {
  const Layout* plain = choose_layout(t, "one_column").layout;
  if (plain == nullptr) return nullptr;
  for (const char* type : {"obj", "body", ""}) {
    const Placeholder* body = plain->find(type);
    if (body != nullptr && body->text) return body->text.get();
  }
  return nullptr;
}

// What reading the rewritten master would give the placeholder of a built-in layout. Reading takes
// 4 ms, a tenth of a small deck; a test compares both. Those for content have the master's style;
// those for text have sizes of their own and its spaces, unless they set these too.
void resize(const InheritedText& before, const InheritedText& after, Placeholder& placeholder) {
  const std::string& type = placeholder.type;
  if (!placeholder.text || type == "title" || type == "ctrTitle" || type == "dt" ||
      type == "ftr" || type == "sldNum")
    return;
  const bool text_only = type == "body" || type == "subTitle";
  auto text = std::make_shared<InheritedText>(*placeholder.text);
  for (std::size_t i = 0; i < text->levels.size(); ++i) {
    InheritedLevel& level = text->levels[i];
    const InheritedLevel& from = before.levels[i];
    const InheritedLevel& to = after.levels[i];
    if (!text_only || i >= kOwnLevels) level.run.size_pt = to.run.size_pt;
    const bool inherits = !text_only || i == 0 || i >= kOwnLevels;
    if (inherits && level.paragraph.space_before == from.paragraph.space_before)
      level.paragraph.space_before = to.paragraph.space_before;
  }
  placeholder.text = std::move(text);
}

}  // namespace

double level_size_pt(std::size_t level, double first_pt) {
  constexpr double kMinPt = 15;  // docs/design.md, decision 3
  const double smaller = level == 0 ? 0 : level == 1 ? kSecondLevelPt : kDeeperLevelPt;
  return std::max(std::min(first_pt, kMinPt), first_pt - smaller);
}

double body_size_pt(const Template& t) {
  const InheritedText* body = body_text(t);
  return body == nullptr ? 0 : body->levels[0].run.size_pt;
}

Spaces spaces_of(const Template& t) {
  return t.brand && t.brand->spacing.paragraph ? Spaces::Kept : Spaces::WithSize;
}

InheritedText at_body_size(const InheritedText& text, double size_pt, Spaces spaces) {
  InheritedText out = text;
  const double own_first = text.levels[0].run.size_pt;
  if (own_first <= 0) return out;
  const double ratio = spaces == Spaces::Kept ? 1 : size_pt / own_first;
  const auto scale = [ratio](SpacingIr& spacing) {
    if (spacing.unit == SpacingIr::Unit::Points)
      spacing.value = scaled_space_pt(spacing.value, ratio);
  };
  for (std::size_t i = 0; i < out.levels.size(); ++i) {
    RunStyle& run = out.levels[i].run;
    run.size_pt = level_pt(i, run.size_pt, own_first, size_pt);
    scale(out.levels[i].paragraph.space_before);
    scale(out.levels[i].paragraph.space_after);
  }
  return out;
}

Result<Template> with_body_size(const Template& base, double size_pt) {
  ooxml::Package package = *base.package;
  std::set<std::string> masters;
  for (const Layout& layout : base.layouts) masters.insert(layout.master_part);
  for (const std::string& master : masters) {
    const std::string* bytes = package.find(master);
    if (bytes == nullptr) continue;
    Result<std::string> changed =
        resized(*bytes, master, size_pt, spaces_of(base), base.theme != nullptr);
    if (!changed)
      return tl::unexpected(while_doing(tr("setting the body size"), std::move(changed.error())));
    package.put(master, std::move(*changed), package.content_type(master));
  }
  Template sized = base;
  sized.package = std::make_shared<const ooxml::Package>(std::move(package));
  const InheritedText* before = body_text(base);
  if (before == nullptr) return sized;
  InheritedText after = at_body_size(*before, size_pt, spaces_of(base));
  if (base.theme != nullptr) {
    for (std::size_t i = 0; i < after.levels.size(); ++i)
      after.levels[i].run.size_pt = level_size_pt(i, size_pt);
  }
  for (Layout& layout : sized.layouts) {
    for (Placeholder& placeholder : layout.placeholders) resize(*before, after, placeholder);
  }
  return sized;
}

}  // namespace deckle::templates
