#include "pptx/write/deck_writer.h"

#include <fmt/format.h>

#include <algorithm>

#include "pptx/write/base_deck.h"
#include "pptx/write/notes.h"
#include "pptx/write/presentation.h"
#include "pptx/write/properties.h"
#include "pptx/write/slide.h"

namespace deckle::pptx {

Result<Package> write_deck(const Package& base_package, const std::vector<SlideIr>& slides,
                           const WriteOptions& options) {
  Result<BaseDeck> base = prepare_base(base_package);
  if (!base) return tl::unexpected(base.error());

  DeckCounts counts{slides.size(), 0};
  const bool any_notes = std::any_of(slides.begin(), slides.end(),
                                     has_notes);
  if (any_notes) {
    const Result<PresentationSizes> sizes = read_sizes(*base);
    if (!sizes) return tl::unexpected(sizes.error());
    if (Result<void> made = ensure_notes_master(*base, sizes->notes); !made)
      return tl::unexpected(made.error());
  }

  for (std::size_t i = 0; i < slides.size(); ++i) {
    std::string notes_part;
    if (has_notes(slides[i])) {
      notes_part = fmt::format("ppt/notesSlides/notesSlide{}.xml", ++counts.notes);
      write_notes(*base, slides[i], i, notes_part);
    }
    const auto doing = [&](Error error) {
      return while_doing(fmt::format("writing slide {}", i + 1), std::move(error));
    };
    if (Result<void> written =
            write_slide(*base, slides[i], i, notes_part, options).map_error(doing);
        !written) {
      return tl::unexpected(written.error());
    }
  }
  if (Result<void> written = write_presentation(*base, slides.size()); !written)
    return tl::unexpected(written.error());
  write_properties(base->package, options.properties, counts);
  return std::move(base->package);
}

}  // namespace deckle::pptx
