// Layout ids → layouts of a template (docs/design.md, decision 13): by exact name, else by the
// placeholders.
//
// Each id has a list of criteria, best first. A criterion gives a layout a score; 0 means
// unsuitable. The first criterion that any layout meets decides, and the best score within it; ties
// go to the layout that comes first. Only the first master that has a title is searched before the
// others are, because slides of one deck must look alike.

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "slidespec/core/ascii.h"
#include "templates/layout_features.h"
#include "templates/messages/tr.h"
#include "templates/template.h"

namespace deckle::templates {

namespace {

struct Candidate {
  const Layout* layout;
  LayoutFeatures features;
  Size page;
  bool for_content = false;                  // for slides of content below a title
  const Placeholder* usual_title = nullptr;  // of the deck's content slides; null: not known

  [[nodiscard]] bool typed(std::string_view type) const { return layout->type == type; }
};

struct LayoutCriterion {
  const char* what;  // completes "'Name' has …"
  int (*score)(const Candidate&);
};

// Slides of one deck have their titles in one place and size (docs/decisions.md, 71), so a layout
// for content that has another place for them is not chosen; boxes are computed instead.
bool has_usual_title(const Candidate& c) {
  const Placeholder* own = c.features.title;
  const Placeholder* usual = c.usual_title;
  if (own == nullptr || usual == nullptr) return true;
  if (!same_title_place(own->box, usual->box, c.page)) return false;
  return own->text == nullptr || usual->text == nullptr ||
         same_title_size(own->text->levels[0].run.size_pt, usual->text->levels[0].run.size_pt);
}

int plus(bool condition, int points) { return condition ? points : 0; }

bool has_object(const LayoutFeatures& f) {
  return f.picture != nullptr || f.chart != nullptr || f.table != nullptr;
}

// The number of placeholders besides the title.
int extras(const LayoutFeatures& f) {
  return static_cast<int>(f.bodies.size() + f.small.size()) + plus(f.picture != nullptr, 1) +
         plus(f.chart != nullptr, 1) + plus(f.table != nullptr, 1);
}

// Names are hints only: designers write them in their own language, or not at all. They help where
// the placeholders are the same, as of a quotation and a text with a heading.
bool name_has(const Candidate& c, std::span<const std::string_view> terms) {
  const std::string lower = ascii_lower(c.layout->name);
  return std::any_of(terms.begin(), terms.end(),
                     [&](std::string_view word) { return lower.find(word) != std::string::npos; });
}

constexpr std::array<std::string_view, 3> kQuoteTerms{"quote", "quotation", "인용"};
constexpr std::array<std::string_view, 5> kClosingTerms{"closing", "thank", "q&a", "감사",
                                                        "마무리"};
constexpr std::array<std::string_view, 4> kSectionTerms{"section", "divider", "구분", "간지"};
constexpr std::array<std::string_view, 2> kContentTerms{"title and content", "제목 및 내용"};
constexpr std::array<std::string_view, 4> kCoverTerms{"title slide", "cover", "표지",
                                                      "제목 슬라이드"};

const Placeholder* largest_body(const Candidate& c) {
  const auto& bodies = c.features.bodies;
  const auto found = std::max_element(bodies.begin(), bodies.end(),
                                      [&](const Placeholder* a, const Placeholder* b) {
                                        return page_share(a, c.page) < page_share(b, c.page);
                                      });
  return found == bodies.end() ? nullptr : *found;
}

// Ours: a third of the page counts as much as the type.
constexpr double kSpaceBelow = 30;
// Ours: a title across the page counts as much as two thirds of the page below it.
constexpr double kWideTitle = 20;

// Covers and sections are drawn for a title alone, wherever it is; content would lie on its band.
bool is_heading_page(const Candidate& c) {
  return c.typed("secHead") || c.typed("title") || name_has(c, kSectionTerms) ||
         name_has(c, kCoverTerms);
}

// How much a title is where readers expect that of content: at the top, and wide.
int title_place(const Candidate& c) {
  const Rect& title = c.features.title->box;
  const double below = std::clamp(1 - to_pt(title.bottom()) / to_pt(c.page.h), 0.0, 1.0);
  const double wide = std::clamp(to_pt(title.w) / to_pt(c.page.w), 0.0, 1.0);
  return static_cast<int>(kSpaceBelow * below + kWideTitle * wide);
}

int title_slide(const Candidate& c) {
  const LayoutFeatures& f = c.features;
  if (f.title == nullptr || f.vertical) return 0;
  const bool named = name_has(c, kCoverTerms);
  if (!f.centered_title && !c.typed("title") && f.subtitle == nullptr && !named) return 0;
  return 100 + plus(c.typed("title"), 40) + plus(named && !c.typed("title"), 35) +
         plus(f.centered_title, 30) + plus(f.subtitle != nullptr, 20) - 5 * extras(f);
}

int section(const Candidate& c) {
  const LayoutFeatures& f = c.features;
  if (f.title == nullptr || f.vertical) return 0;
  if (c.typed("secHead")) return 200 - 5 * extras(f);
  return name_has(c, kSectionTerms) && f.bodies.size() < 2 ? 100 - 5 * extras(f) : 0;
}

int closing_slide(const Candidate& c) {
  const LayoutFeatures& f = c.features;
  if (f.title == nullptr || f.vertical || f.bodies.size() > 1) return 0;
  return name_has(c, kClosingTerms) ? 100 - 5 * extras(f) : 0;
}

int title_alone(const Candidate& c) {
  const LayoutFeatures& f = c.features;
  if (f.title == nullptr || f.vertical || f.subtitle != nullptr) return 0;
  // A label may be beside it: some templates have a small box for content that grows as one types.
  const int labels = static_cast<int>(f.small.size());
  if (extras(f) > (c.for_content ? std::min(labels, 1) : 0)) return 0;
  if (!has_usual_title(c) || (c.for_content && is_heading_page(c))) return 0;
  // The content is below the title, so a title in the middle of the page leaves little space.
  return 100 + plus(c.typed("titleOnly"), 10) + title_place(c) - 15 * labels +
         plus(c.for_content && name_has(c, kContentTerms), 30);
}

int one_body(const Candidate& c) {
  const LayoutFeatures& f = c.features;
  if (f.title == nullptr || f.vertical || f.bodies.size() != 1 || has_object(f)) return 0;
  if (c.typed("secHead") || f.centered_title) return 0;
  const double share = page_share(f.bodies[0], c.page);
  if (share < 0.25) return 0;
  return 100 + plus(c.typed("obj"), 30) + plus(c.typed("tx"), 20) + static_cast<int>(share * 20) +
         title_place(c) - 10 * static_cast<int>(f.small.size());
}

// For templates whose titles are turned, at the side of the page: the title is placed above the body.
int body_alone(const Candidate& c) {
  const LayoutFeatures& f = c.features;
  if (f.title != nullptr || f.bodies.size() != 1 || has_object(f)) return 0;
  const double share = page_share(f.bodies[0], c.page);
  return share < 0.25 ? 0 : 1 + static_cast<int>(share * 100);
}

int any_body(const Candidate& c) {
  const Placeholder* body = largest_body(c);
  if (body == nullptr || c.features.title == nullptr || c.features.vertical) return 0;
  return 1 + static_cast<int>(page_share(body, c.page) * 100) + plus(!c.typed("secHead"), 20);
}

int two_columns(const Candidate& c) {
  const LayoutFeatures& f = c.features;
  if (f.title == nullptr || f.vertical || f.bodies.size() != 2) return 0;
  if (!side_by_side(f.bodies[0]->box, f.bodies[1]->box) || !has_usual_title(c)) return 0;
  return 100 + plus(c.typed("twoObj"), 30) + plus(c.typed("twoColTx"), 25) -
         10 * static_cast<int>(f.small.size()) - 20 * plus(has_object(f), 1);
}

template <const Placeholder* LayoutFeatures::*Object>
int object_place(const Candidate& c) {
  const double share = page_share(c.features.*Object, c.page);
  if (c.features.title == nullptr || c.features.vertical || share < 0.15) return 0;
  if (!has_usual_title(c)) return 0;
  return 100 + static_cast<int>(share * 50);
}

int picture_over_page(const Candidate& c) {
  const double share = page_share(c.features.picture, c.page);
  return share < 0.6 || c.features.vertical
             ? 0
             : static_cast<int>(share * 100) + plus(c.features.title != nullptr, 5);
}

int picture_place(const Candidate& c) {
  const double share = page_share(c.features.picture, c.page);
  return share < 0.1 || c.features.vertical
             ? 0
             : 1 + static_cast<int>(share * 100) + plus(c.features.title != nullptr, 20);
}

int quote(const Candidate& c) {
  const LayoutFeatures& f = c.features;
  if (f.title == nullptr || f.vertical || has_object(f) || f.bodies.size() > 1) return 0;
  // A quotation is in the title, its source in a text below that is not a list.
  if (name_has(c, kQuoteTerms)) return 200 - 5 * extras(f);
  if (f.bodies.size() + f.small.size() != 1 || !c.typed("secHead")) return 0;
  const Placeholder* source = f.bodies.empty() ? f.small.front() : f.bodies.front();
  const bool capitals =
      f.title->text != nullptr && f.title->text->levels[0].run.caps != Caps::None;
  return source->box.y >= f.title->box.center_y() && !capitals ? 100 : 0;
}

int empty_page(const Candidate& c) {
  const LayoutFeatures& f = c.features;
  return f.title == nullptr && f.subtitle == nullptr && extras(f) == 0 && !f.vertical ? 1 : 0;
}

int any_title(const Candidate& c) {
  return c.features.title == nullptr || c.features.vertical
             ? 0
             : 100 - std::min(extras(c.features), 90);
}

int anything(const Candidate& c) { return c.features.vertical ? 1 : 2; }

constexpr LayoutCriterion kTitleSlide{N_("the title of a title slide"), title_slide};
constexpr LayoutCriterion kSection{N_("the title and text of a section header"), section};
constexpr LayoutCriterion kOneBody{N_("a title and one large body"), one_body};
constexpr LayoutCriterion kAnyBody{N_("a title and a body"), any_body};
constexpr LayoutCriterion kTwoColumns{N_("a title and two columns side by side"), two_columns};
constexpr LayoutCriterion kChart{N_("a title and a place for a chart"),
                                 object_place<&LayoutFeatures::chart>};
constexpr LayoutCriterion kTable{N_("a title and a place for a table"),
                                 object_place<&LayoutFeatures::table>};
constexpr LayoutCriterion kFullPicture{N_("a picture over most of the page"), picture_over_page};
constexpr LayoutCriterion kPicture{N_("a place for a picture"), picture_place};
constexpr LayoutCriterion kQuote{N_("a title for the quotation and one text for its source"),
                                 quote};
constexpr LayoutCriterion kClosingSlide{N_("the name of a closing slide, and a title"),
                                        closing_slide};
constexpr LayoutCriterion kBodyAlone{N_("a large body"), body_alone};
constexpr LayoutCriterion kTitleAlone{N_("a title and nothing else"), title_alone};
constexpr LayoutCriterion kAnyTitle{N_("a title"), any_title};
constexpr LayoutCriterion kEmpty{N_("a page without placeholders"), empty_page};

struct LayoutCriteria {
  std::string_view id;
  std::array<LayoutCriterion, 6> criteria;  // ends at the first with a null score
};

constexpr std::array<LayoutCriteria, 9> kCriteria{{
    {"title_center", {kTitleSlide, kSection, kTitleAlone, kAnyTitle}},
    {"section_header", {kSection, kTitleSlide, kTitleAlone, kAnyTitle}},
    {"one_column", {kOneBody, kTitleAlone, kAnyBody, kBodyAlone, kAnyTitle}},
    {"two_column", {kTwoColumns, kOneBody, kTitleAlone, kAnyBody, kBodyAlone, kAnyTitle}},
    {"chart_focus", {kChart, kOneBody, kTitleAlone, kAnyBody, kBodyAlone, kAnyTitle}},
    {"table_focus", {kTable, kOneBody, kTitleAlone, kAnyBody, kBodyAlone, kAnyTitle}},
    {"image_full_bleed", {kFullPicture, kTitleAlone, kEmpty, kPicture, kOneBody, kAnyTitle}},
    {"quote_center", {kQuote, kTitleAlone, kSection, kOneBody, kAnyTitle}},
    {"closing", {kClosingSlide, kTitleSlide, kSection, kTitleAlone, kAnyTitle}},
}};

std::span<const LayoutCriterion> criteria_for(std::string_view id) {
  const auto* found = std::find_if(kCriteria.begin(), kCriteria.end(),
                                   [id](const LayoutCriteria& w) { return w.id == id; });
  const LayoutCriteria& row =
      found != kCriteria.end() ? *found : kCriteria[2];  // an unknown id: one_column
  const auto* end = std::find_if(row.criteria.begin(), row.criteria.end(),
                                 [](const LayoutCriterion& w) { return w.score == nullptr; });
  return {row.criteria.begin(), static_cast<std::size_t>(end - row.criteria.begin())};
}

// Whether slides of this id show content below a title, as most slides of a deck do.
bool is_content(std::string_view id) {
  return id == "one_column" || id == "two_column" || id == "chart_focus" || id == "table_focus";
}

bool same_name(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return ascii_lower(x) == ascii_lower(y); });
}

std::string home_master(const Template& t) {
  for (const Layout& layout : t.layouts) {
    if (features_of(layout, t.page).title != nullptr) return layout.master_part;
  }
  return t.layouts.front().master_part;
}

const Candidate* best(const std::vector<Candidate>& candidates, const LayoutCriterion& criterion,
                      const std::string& master) {
  const Candidate* found = nullptr;
  int high = 0;
  for (const Candidate& candidate : candidates) {
    if (!master.empty() && candidate.layout->master_part != master) continue;
    const int score = criterion.score(candidate);
    if (score > high) {
      high = score;
      found = &candidate;
    }
  }
  return found;
}

const Layout* by_name(const Template& t, const std::string& name) {
  const auto has_name = [&name](const Layout& layout) { return same_name(layout.name, name); };
  const auto first = std::find_if(t.layouts.begin(), t.layouts.end(), has_name);
  if (first == t.layouts.end()) return nullptr;
  if (std::none_of(first + 1, t.layouts.end(), has_name)) return &*first;
  const std::string home = home_master(t);
  const Layout* found = nullptr;
  int high = 0;
  for (const Layout& layout : t.layouts) {
    if (!has_name(layout)) continue;
    // Where names differ by case alone, the spelling decides before the master.
    const int score = 1 + plus(layout.name == name, 2) + plus(layout.master_part == home, 1);
    if (score > high) {
      high = score;
      found = &layout;
    }
  }
  return found;
}

// Names may hold line breaks (PowerPoint writes them into titles of layouts); messages are one
// line.
std::string quoted(const std::string& name) {
  std::string out = "'";
  for (const char c : name.substr(0, 200)) out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  return out + "'";
}

}  // namespace

LayoutChoice choose_layout(const Template& t, const std::string& layout_id) {
  if (t.layouts.empty()) return {};
  if (const Layout* named = by_name(t, layout_id))
    return {named, true, LayoutChoice::Match::Own, {}};
  const std::string home = home_master(t);
  std::vector<Candidate> candidates;
  for (const Layout& layout : t.layouts)
    candidates.push_back({&layout, features_of(layout, t.page), t.page});
  for (Candidate& candidate : candidates) candidate.for_content = is_content(layout_id);
  if (is_content(layout_id) && layout_id != "one_column") {
    const Layout* usual = choose_layout(t, "one_column").layout;
    const Placeholder* title = usual == nullptr ? nullptr : features_of(*usual, t.page).title;
    for (Candidate& candidate : candidates) candidate.usual_title = title;
  }
  for (const std::string& master : {home, std::string()}) {
    const std::span<const LayoutCriterion> criteria = criteria_for(layout_id);
    for (const LayoutCriterion& criterion : criteria) {
      const Candidate* found = best(candidates, criterion, master);
      if (found != nullptr)
        return {
            found->layout, false,
            &criterion == criteria.data() ? LayoutChoice::Match::Own : LayoutChoice::Match::Other,
            tr("no layout is named {}; {} is used, which has {}", quoted(layout_id),
               quoted(found->layout->name), tr.entry(criterion.what))};
    }
  }
  const Candidate* fallback = best(candidates, {"", anything}, {});
  return {fallback->layout, false, LayoutChoice::Match::None,
          tr("no layout is named {}; {} is used, the first layout that can replace it",
             quoted(layout_id), quoted(fallback->layout->name))};
}

}  // namespace deckle::templates
