#include "engine/pipeline/deck_size.h"

#include <utility>

#include "layout/citations/numbers.h"
#include "layout/deck/deck_titles.h"
#include "layout/sizes/choose_sizes.h"
#include "templates/body_size.h"
#include "templates/title_line.h"

namespace deckle::engine {

Result<DeckSize> decide_size(const Deck& deck, std::shared_ptr<const templates::Template> base,
                             const measure::TextEngine& engine, const LoadedAssets& assets,
                             int jobs) {
  const layout::CitationNumbers numbers(deck);
  const layout::LayoutContext context{deck, *base, engine, &assets, &numbers};
  Result<layout::SizeChoice> choice = layout::choose_deck_sizes(context, jobs);
  if (!choice) return tl::unexpected(choice.error());
  DeckSize out{base, choice->sizes, {}};
  if (choice->slides == 0) return out;
  out.note = layout::size_note(*choice, *base);
  if (!base->path.empty() || choice->sizes.body_pt == choice->sizes.template_pt) return out;
  Result<templates::Template> sized = templates::with_body_size(*base, choice->sizes.body_pt);
  if (!sized) return tl::unexpected(sized.error());
  out.base = std::make_shared<const templates::Template>(std::move(*sized));
  out.sizes.template_pt = out.sizes.body_pt;
  return out;
}

Result<std::shared_ptr<const templates::Template>> raise_title_line(
    const layout::LayoutContext& context, std::shared_ptr<const templates::Template> base,
    int jobs) {
  if (base->theme == nullptr || !templates::has_title_line(*base->theme)) return base;
  const Emu lift = layout::deck_titles(context, jobs).lift;
  if (lift <= Emu(0)) return base;
  return templates::with_title_line_raised(*base, lift).map([](templates::Template raised) {
    return std::make_shared<const templates::Template>(std::move(raised));
  });
}

}  // namespace deckle::engine
