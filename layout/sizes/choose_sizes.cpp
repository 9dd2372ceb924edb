#include "layout/sizes/choose_sizes.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "layout/deck/deck_titles.h"
#include "layout/fill/spread.h"
#include "layout/messages/tr.h"
#include "layout/slide/lay_out.h"
#include "layout/slide/repeated_logos.h"
#include "slidespec/core/parallel.h"
#include "templates/body_size.h"

namespace deckle::layout {
namespace {

// docs/design.md, "Sizes and filling".
constexpr double kMustFit = 0.9, kMustBeAiry = 0.75;
constexpr double kSamePt = 0.01;
constexpr double kLeastLadderPt = 16;  // ours: below the ladder, of templates below 15 pt

bool is_builtin(const templates::Template& t) { return t.path.empty(); }

// Ours, of the titles' size: what body text is set in where deckle chooses its size, and what a
// template may have itself.
constexpr double kBodyOfTitle = 0.85, kOwnOfTitle = 0.9;

// The sizes to choose from, largest first. `title_pt`: of the deck's titles; 0: it has none.
std::vector<double> ladder(const templates::Template& t, double own, double title_pt) {
  const std::span<const double> usual = body_sizes(t);
  if (is_builtin(t)) return {usual.begin(), usual.end()};
  const bool small = own < kLeastBodyPt;
  const auto below_title = [title_pt](double size, double share) {
    return title_pt <= 0 || size <= share * title_pt;
  };
  std::vector<double> sizes;
  if (!small && below_title(own, kOwnOfTitle)) sizes.push_back(own);
  for (const double size : kBodySizesPt) {
    if ((small || size < own - kSamePt) && below_title(size, kBodyOfTitle)) sizes.push_back(size);
  }
  if (small && below_title(kLeastLadderPt, kBodyOfTitle)) sizes.push_back(kLeastLadderPt);
  // Titles may be as small as the body of the template itself.
  if (small || sizes.empty()) sizes.push_back(own);
  return sizes;
}

bool has_body_text(const Slide& slide) {
  return std::any_of(slide.elements.begin(), slide.elements.end(), [](const Element& element) {
    const bool text = element.kind == ElementKind::Bullets || element.kind == ElementKind::Text;
    return text && !element.box && !element.style.size_pt && element.role != "title" &&
           element.role != "subtitle" && element.role != "footer" && element.role != "caption";
  });
}

// Those to lay out, spread evenly over the deck.
std::vector<const Slide*> sample(const Deck& deck) {
  std::vector<const Slide*> all;
  for (const Slide& slide : deck.slides) {
    if (has_body_text(slide)) all.push_back(&slide);
  }
  if (all.size() <= kSampledSlides) return all;
  std::vector<const Slide*> some;
  for (std::size_t i = 0; i < kSampledSlides; ++i)
    some.push_back(all[i * all.size() / kSampledSlides]);
  return some;
}

// What a slide says about the sizes: the largest that it fits in, and the largest at which it is
// not too full. One past the last: none.
struct Verdict {
  bool counts = false;
  std::size_t fits = 0, airy = 0;
};

Result<Verdict> judge(const Slide& slide, const LayoutContext& context,
                      const std::vector<double>& sizes) {
  LayoutContext tried = context;
  Verdict verdict;
  std::optional<std::size_t> fits, airy;
  for (std::size_t i = 0; i < sizes.size() && !(fits && airy); ++i) {
    tried.sizes.body_pt = sizes[i];
    DiagnosticSink dropped;
    // Whether a list fits in a form of its own depends on the size, not the size on the form.
    const Result<LaidOutSlide> laid_out = lay_out_in_size(slide, tried, Forms::Plain, dropped);
    if (!laid_out) return tl::unexpected(laid_out.error());
    if (!laid_out->body.any) return verdict;
    if (!laid_out->body.fits) continue;
    if (!fits) fits = i;
    if (!airy && laid_out->body.fill <= kMostFill) airy = i;
  }
  verdict = {true, fits.value_or(sizes.size()), airy.value_or(sizes.size())};
  return verdict;
}

}  // namespace

Result<SizeChoice> choose_deck_sizes(const LayoutContext& context, int jobs) {
  SizeChoice choice;
  const double own = templates::body_size_pt(context.t);
  if (own <= 0) return choice;
  const double title_pt = is_builtin(context.t) ? 0 : deck_titles(context, jobs).size_pt;
  const std::vector<double> sizes = ladder(context.t, own, title_pt);
  choice.sizes = {sizes.front(), own, own > sizes.front() ? sizes.front() : own};
  const std::vector<const Slide*> slides = sample(context.deck);
  if (slides.empty()) return choice;
  LayoutContext tried = context;
  tried.sizes = choice.sizes;
  const DeckLogos logos = deck_logos(context);
  if (tried.logos == nullptr) tried.logos = &logos;
  std::vector<Result<Verdict>> verdicts(slides.size());
  parallel_for(slides.size(), jobs,
               [&](std::size_t i) { verdicts[i] = judge(*slides[i], tried, sizes); });
  int counted = 0;
  std::vector<int> fit(sizes.size() + 1, 0), airy(sizes.size() + 1, 0);
  for (const Result<Verdict>& verdict : verdicts) {
    if (!verdict) return tl::unexpected(verdict.error());
    if (!verdict->counts) continue;
    ++counted;
    for (std::size_t i = verdict->fits; i < sizes.size(); ++i) ++fit[i];
    for (std::size_t i = verdict->airy; i < sizes.size(); ++i) ++airy[i];
  }
  std::size_t chosen = 0;
  while (chosen + 1 < sizes.size() &&
         (fit[chosen] < kMustFit * counted || airy[chosen] < kMustBeAiry * counted))
    ++chosen;
  choice.sizes.body_pt = sizes[chosen];
  choice.slides = counted;
  choice.fit = fit[chosen];
  choice.full = fit[chosen] - airy[chosen];
  return choice;
}

Diagnostic size_note(const SizeChoice& choice, const templates::Template& t) {
  Diagnostic d;
  d.rule = "body-size";
  d.severity = Severity::Note;
  d.defect = false;
  d.message = is_builtin(t)
                  ? tr("body text is {:g} pt: {} of {} slides with body text need no smaller text, "
                       "and {} of them fill more than {:.0f} % of their area",
                       choice.sizes.body_pt, choice.fit, choice.slides, choice.full,
                       kMostFill * 100)
                  : tr("body text is {:g} pt, and {:g} pt in the template: {} of {} slides with body "
                       "text need no smaller text, and {} of them fill more than {:.0f} % of their "
                       "area",
                       choice.sizes.body_pt, choice.sizes.template_pt, choice.fit, choice.slides,
                       choice.full, kMostFill * 100);
  d.hint = tr("set style.size_pt where a text should have another size");
  return d;
}

}  // namespace deckle::layout
