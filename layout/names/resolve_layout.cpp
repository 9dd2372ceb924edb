#include "layout/names/resolve_layout.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "layout/groups/find_groups.h"
#include "layout/messages/tr.h"
#include "layout/names/agenda_items.h"
#include "layout/names/boxes_of_page.h"
#include "layout/names/cover_motifs.h"
#include "layout/names/ignored_hints.h"
#include "layout/names/layout_names.h"
#include "layout/names/one_line.h"
#include "layout/names/pattern_names.h"
#include "layout/names/section_numbers.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

// In the order in which they are tried.
enum class LayoutMatch {
  Exact,          // the id of one of our layouts, or the name of one of the template's
  Spelling,       // but for case and separators
  OtherName,      // "cover", "표지", "auto"
  TypingMistake,  // of an id or another name
  SlideType,      // the slide's `type`
  Content,        // the roles and kinds of its elements
};

struct ResolvedLayout {
  std::string id;  // one of layout_ids(), of a pattern, or the name of a layout of the template
  LayoutMatch match = LayoutMatch::Exact;
  Message reason;  // completes "… is used, …"; empty where the name says it
};

// Words that say what is named, not how it is called: "quote_slide", "layout-two-column".
constexpr std::array<std::string_view, 6> kKindWords{"slide",    "layout",   "page",
                                                     "슬라이드", "레이아웃", "페이지"};

// A name that may be written as layout_id.
struct KnownName {
  FoldedName folded;
  std::string_view name;
  std::string_view id;  // what it means; empty: whatever suits the slide
};

std::vector<KnownName> own_names() {
  std::vector<KnownName> names;
  for (const LayoutNames& layout : layout_names())
    names.push_back({FoldedName(layout.id), layout.id, layout.id});
  for (const LayoutNames& layout : layout_names()) {
    for (const std::string_view other : layout.other_names)
      names.push_back({FoldedName(other), other, layout.id});
  }
  for (const PatternNames& pattern : pattern_names()) {
    names.push_back({FoldedName(pattern.id), pattern.id, pattern.id});
    for (const std::string_view other : pattern.other_names)
      names.push_back({FoldedName(other), other, pattern.id});
  }
  for (const std::string_view name : automatic_names())
    names.push_back({FoldedName(name), name, {}});
  return names;
}

const std::vector<KnownName>& known_names() {
  static const std::vector<KnownName> names = own_names();
  return names;
}

const KnownName* find(const FoldedName& name) {
  const auto& names = known_names();
  const auto found = std::find_if(names.begin(), names.end(),
                                  [&](const KnownName& known) { return known.folded == name; });
  return found == names.end() ? nullptr : &*found;
}

const KnownName* find_without_kind(const FoldedName& name) {
  for (const std::string_view word : kKindWords) {
    if (const KnownName* known = find(name.without(word))) return known;
  }
  return nullptr;
}

const LayoutNames* layout_of(SlideType type) {
  const auto all = layout_names();
  const auto found = std::find_if(
      all.begin(), all.end(), [type](const LayoutNames& layout) { return layout.type == type; });
  return found == all.end() ? nullptr : &*found;
}

struct Contents {
  std::array<std::size_t, 7> kinds{};  // elements that need a slot, by kind
  std::size_t others = 0;              // besides title, caption and footer

  explicit Contents(const Slide& slide) : slide_(slide) {
    for (const Element& element : slide.elements) {
      if (element.box || element.kind == ElementKind::Divider) continue;
      ++kinds.at(static_cast<std::size_t>(element.kind));
      if (element.role != "title" && element.role != "caption" && element.role != "footer")
        ++others;
    }
  }
  [[nodiscard]] std::size_t count(ElementKind kind) const {
    return kinds.at(static_cast<std::size_t>(kind));
  }
  [[nodiscard]] bool has(std::string_view role) const {
    return std::any_of(slide_.elements.begin(), slide_.elements.end(),
                       [role](const Element& e) { return !e.box && e.role == role; });
  }

 private:
  const Slide& slide_;
};

ResolvedLayout by_content(const Slide& slide) {
  const Contents content(slide);
  const auto used = [](const char* id, Message reason) {
    return ResolvedLayout{id, LayoutMatch::Content, std::move(reason)};
  };
  if (content.has("left") && content.has("right"))
    return used("two_column", tr("because elements have the roles left and right"));
  if (content.has("quote"))
    return used("quote_center", tr("because an element has the role quote"));
  if (content.count(ElementKind::Chart) == 1 && content.has("key_takeaway") && content.others == 2)
    return used("chart_focus", tr("because the slide has one chart and its key takeaway"));
  if (content.count(ElementKind::Table) == 1 && content.others == 1)
    return used("table_focus", tr("because the slide has one table"));
  if (content.count(ElementKind::Image) == 1 && content.others == 1)
    return used("image_full_bleed", tr("because the slide has one picture"));
  return used("one_column", tr("which takes any content"));
}

ResolvedLayout by_type_or_content(const Slide& slide) {
  const LayoutNames* layout = layout_of(slide.type);
  if (layout == nullptr) return by_content(slide);
  return {std::string(layout->id), LayoutMatch::SlideType,
          tr("because the slide has the type '{}'", to_string(slide.type))};
}

// The names that one template knows besides ours. Its layouts may be thousands, so what is needed
// of them is computed once, and only for a deck with an id that is not exact.
class Resolver {
 public:
  explicit Resolver(const templates::Template& t) : template_(t) {}

  ResolvedLayout resolve(const Slide& slide) {
    const std::string& id = slide.layout_id;
    if (is_exact(id)) return {id, LayoutMatch::Exact, {}};
    const FoldedName folded(id);
    if (folded.empty()) return by_type_or_content(slide);
    const KnownName* known = find(folded);
    const bool own = known != nullptr && known->name == known->id;
    // A template's own layout of that name goes before a pattern.
    const TemplateName* same =
        own && pattern_named(known->id) != nullptr ? layout_named(folded) : nullptr;
    if (same != nullptr && !has_slot_for_each(*same->name, slide)) same = nullptr;
    if (own && same == nullptr)
      return {
          std::string(known->id), known->id == id ? LayoutMatch::Exact : LayoutMatch::Spelling, {}};
    if (const TemplateName* layout = layout_named(folded))
      return {*layout->name, LayoutMatch::Spelling, {}};
    if (known == nullptr) known = find_without_kind(folded);
    if (known != nullptr && known->id.empty()) {
      ResolvedLayout chosen = by_type_or_content(slide);
      return {chosen.id, LayoutMatch::OtherName, chosen.reason};
    }
    if (known != nullptr) return {std::string(known->id), LayoutMatch::OtherName, {}};
    if (std::optional<ResolvedLayout> near = nearest(folded)) return *near;
    return by_type_or_content(slide);
  }

  Diagnostic finding(const Slide& slide, const ResolvedLayout& resolved) {
    const bool adjusted =
        resolved.match == LayoutMatch::Spelling || resolved.match == LayoutMatch::OtherName;
    const std::string used = one_line(resolved.id);
    Diagnostic d;
    d.rule = adjusted ? "layout-adjusted" : "layout-assumed";
    d.severity = adjusted ? Severity::Note : Severity::Warning;
    d.defect = false;
    d.at.slide_id = slide.slide_id;
    d.at.pointer = slide.pointer + "/layout/layout_id";
    if (adjusted) {
      d.message = resolved.reason.empty()
                      ? tr("layout '{}' is read as {}", slide.layout_id, used)
                      : tr("layout '{}': {} is used, {}", slide.layout_id, used, resolved.reason);
      d.hint = tr("write '{}'", used);
    } else {
      d.message =
          tr("no layout is named '{}'; {} is used, {}", slide.layout_id, used, resolved.reason);
      d.hint = resolved.match == LayoutMatch::TypingMistake
                   ? tr("did you mean '{}'? otherwise use one of: {}", used, choices())
                   : tr("use one of: {}", choices());
    }
    d.facts = {{"layout_id", slide.layout_id}, {"used", resolved.id}};
    return d;
  }

 private:
  struct TemplateName {
    FoldedName folded;
    const std::string* name;
  };

  [[nodiscard]] bool is_exact(const std::string& id) const {
    const auto own = layout_names();
    return std::any_of(own.begin(), own.end(), [&](const LayoutNames& l) { return l.id == id; }) ||
           std::any_of(template_.layouts.begin(), template_.layouts.end(),
                       [&](const templates::Layout& layout) { return layout.name == id; });
  }

  const std::vector<TemplateName>& template_names() {
    if (names_.size() != template_.layouts.size()) {
      for (const templates::Layout& layout : template_.layouts)
        names_.push_back({FoldedName(layout.name), &layout.name});
    }
    return names_;
  }

  // Whether the layout has a place for each element; headings and captions are too low for one.
  [[nodiscard]] bool has_slot_for_each(const std::string& name, const Slide& slide) const {
    const auto layout =
        std::find_if(template_.layouts.begin(), template_.layouts.end(),
                     [&name](const templates::Layout& l) { return l.name == name; });
    constexpr std::array<std::string_view, 6> kOther{"title", "ctrTitle", "subTitle",
                                                     "dt",    "ftr",      "sldNum"};
    const Emu least = template_.page.h / 4;  // ours
    const auto slots =
        std::count_if(layout->placeholders.begin(), layout->placeholders.end(),
                      [&](const templates::Placeholder& p) {
                        return std::find(kOther.begin(), kOther.end(), p.type) == kOther.end() &&
                               p.box.h >= least;
                      });
    const Contents contents(slide);
    const bool titled = contents.has("title") || contents.others < 2;
    return static_cast<std::size_t>(slots) + (titled ? 0 : 1) >= contents.others;
  }

  const TemplateName* layout_named(const FoldedName& name) {
    const auto& names = template_names();
    const auto found = std::find_if(names.begin(), names.end(),
                                    [&](const TemplateName& one) { return one.folded == name; });
    return found == names.end() ? nullptr : &*found;
  }

  std::optional<ResolvedLayout> nearest(const FoldedName& name) {
    std::optional<ResolvedLayout> best;
    std::size_t fewest = 0;
    const auto compare = [&](const FoldedName& known, std::string_view id, std::string_view other) {
      const std::optional<std::size_t> edits = name.typing_mistakes(known);
      if (!edits || (best && *edits >= fewest)) return;
      fewest = *edits;
      best = ResolvedLayout{
          std::string(id), LayoutMatch::TypingMistake,
          id == other ? tr("whose name is nearest") : tr("which is also called '{}'", other)};
    };
    const auto& own = known_names();
    for (const KnownName& known : own) {
      if (known.name == known.id) compare(known.folded, known.id, known.name);
    }
    for (const TemplateName& layout : template_names())
      compare(layout.folded, *layout.name, *layout.name);
    for (const KnownName& known : own) {
      if (known.name != known.id && !known.id.empty()) compare(known.folded, known.id, known.name);
    }
    return best;
  }

  // What may be written instead: our ids, and the template's layouts that have other names.
  const std::string& choices() {
    constexpr std::size_t kMaxListed = 24;
    constexpr std::size_t kMaxCharacters = 80;  // of a layout_id, by the schema
    if (!choices_.empty()) return choices_;
    std::vector<std::string> names = layout_ids();
    for (const templates::Layout& layout : template_.layouts) {
      if (names.size() > kMaxListed) break;
      const std::string name = one_line(layout.name);
      const bool listed = std::find(names.begin(), names.end(), name) != names.end();
      if (!listed && !name.empty() && utf8::length(name) <= kMaxCharacters) names.push_back(name);
    }
    for (std::size_t i = 0; i < std::min(names.size(), kMaxListed); ++i)
      choices_ += (i > 0 ? ", " : "") + names[i];
    if (names.size() > kMaxListed) choices_ += " …";
    return choices_;
  }

  const templates::Template& template_;
  std::vector<TemplateName> names_;
  std::string choices_;
};

// A slide without a pattern that holds nothing but pointed shapes, each with its text, besides the
// title: what they say in order is a process.
bool is_process(const Slide& slide) {
  constexpr std::size_t kLeast = 3, kMost = 8;  // ours: two arrows are before and after
  if (slide.layout_id != "one_column" || slide.hints.arrange || !slide.hints.groups.empty() ||
      !slide.hints.ratio.empty())
    return false;
  std::size_t steps = 0;
  for (const Element& element : slide.elements) {
    if (element.role == "title" || element.role == "footer") continue;
    const auto* shape = std::get_if<ShapeContent>(&element.content);
    if (shape == nullptr || element.box || shape->text.text.empty() ||
        (shape->shape != "chevron" && shape->shape != "homePlate"))
      return false;
    ++steps;
  }
  return steps >= kLeast && steps <= kMost;
}

bool is_accent(std::string_view fill) {
  return fill.size() == 7 && fill.starts_with("accent") && fill.back() >= '1' && fill.back() <= '6';
}

// "1조 2,340억 원", "$48.2M", "-3 %": a digit, or one sign and a digit.
bool begins_with_figure(std::string_view text) {
  std::size_t at = 0;
  if (text.empty()) return false;
  if (text[at] < '0' || text[at] > '9') static_cast<void>(utf8::next(text, at));
  return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

// A box of several paragraphs, the first of them a heading, whose look is left to the theme.
bool is_headed_card(const Element& element) {
  const auto* shape = std::get_if<ShapeContent>(&element.content);
  if (shape == nullptr || (shape->shape != "rect" && shape->shape != "roundRect")) return false;
  if (element.box || shape->line || !shape->text.runs.empty()) return false;
  if (shape->fill && !is_accent(*shape->fill)) return false;
  const ElementStyle& style = element.style;
  if (style.fill || style.color || style.size_pt || style.align || style.anchor) return false;
  const std::string_view text = shape->text.text;
  const std::string_view head = text.substr(0, text.find('\n'));
  // With a figure in its first line, or one below it, it is a card of another kind.
  if (head.size() < text.size() && begins_with_figure(text.substr(head.size() + 1))) return false;
  return head.size() < text.size() && !head.empty() &&
         std::none_of(head.begin(), head.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// A slide without a pattern that holds nothing but such boxes besides the title.
bool is_cards(const Slide& slide) {
  constexpr std::size_t kLeast = 2, kMost = 8;  // docs/patterns.md
  if (slide.layout_id != "one_column" || slide.hints.arrange || !slide.hints.groups.empty() ||
      !slide.hints.ratio.empty())
    return false;
  std::size_t cards = 0;
  for (const Element& element : slide.elements) {
    if (element.role == "title" || element.role == "footer") continue;
    if (!is_headed_card(element)) return false;
    ++cards;
  }
  return cards >= kLeast && cards <= kMost;
}

}  // namespace

DiagnosticSink resolve_layouts(Deck& deck, const templates::Template& t) {
  DiagnosticSink findings = place_boxes_on_page(deck, t.page);
  Resolver resolver(t);
  for (Slide& slide : deck.slides) {
    check_cancelled();
    ResolvedLayout resolved = resolver.resolve(slide);
    if (resolved.match != LayoutMatch::Exact) {
      findings.push_back(resolver.finding(slide, resolved));
      slide.layout_id = std::move(resolved.id);
    }
    add_ignored_hints(slide, t, findings);
    if (is_process(slide)) slide.layout_id = "process";
    if (t.path.empty() && is_cards(slide)) slide.layout_id = "cards";
  }
  add_agenda_items(deck);
  if (!t.path.empty()) return findings;
  add_section_numbers(deck);
  add_cover_motifs(deck);
  return findings;
}

}  // namespace deckle::layout
