#include "pptx/write/deck_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "ooxml/properties/properties.h"
#include "pptx/messages/tr.h"
#include "pptx/write/base_deck.h"
#include "pptx/write/notes.h"
#include "pptx/write/presentation.h"
#include "pptx/write/slide.h"
#include "pptx/write/vocabulary.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/parallel.h"

namespace deckle::pptx {

Result<ooxml::Package> write_deck(const ooxml::Package& base_package,
                                  const std::vector<SlideIr>& slides,
                                  const WriteOptions& requested) {
  WriteOptions options = requested;
  for (std::size_t i = 0; i < slides.size(); ++i)
    options.slide_parts.try_emplace(slides[i].slide_id, slide_part_name(i));
  // An appendix links back to the id without "~2", also where the author's own id ends so.
  for (std::size_t i = 0; i < slides.size(); ++i)
    options.slide_parts.try_emplace(slides[i].source_id, slide_part_name(i));
  Result<BaseDeck> base = prepare_base(base_package);
  if (!base) return tl::unexpected(base.error());

  ooxml::DeckCounts counts{slides.size(), 0};
  const bool any_notes = std::any_of(slides.begin(), slides.end(), has_notes);
  if (any_notes) {
    const Result<PresentationSizes> sizes = read_sizes(*base);
    if (!sizes) return tl::unexpected(sizes.error());
    if (Result<void> made = ensure_notes_master(*base, sizes->notes); !made)
      return tl::unexpected(made.error());
  }

  std::vector<SlideNames> names;
  names.reserve(slides.size());
  for (std::size_t i = 0; i < slides.size(); ++i) {
    std::string notes;
    if (has_notes(slides[i]))
      notes = fmt::format("ppt/notesSlides/notesSlide{}.xml", ++counts.notes);
    names.push_back(name_parts(*base, slides[i], i, std::move(notes)));
  }
  std::vector<Result<std::vector<NewPart>>> written(slides.size());
  parallel_for(slides.size(), options.jobs, [&](std::size_t i) {
    check_cancelled();
    written[i] = write_slide(*base, slides[i], names[i], options);
    if (!written[i] || names[i].notes.empty()) return;
    std::vector<NewPart> notes = write_notes(*base, slides[i], i, names[i].notes);
    written[i]->insert(written[i]->end(), std::make_move_iterator(notes.begin()),
                       std::make_move_iterator(notes.end()));
  });
  for (std::size_t i = 0; i < slides.size(); ++i) {
    if (!written[i])
      return tl::unexpected(
          while_doing(tr("writing slide {}", i + 1), std::move(written[i].error())));
    for (NewPart& part : *written[i])
      base->package.put(part.name, std::move(part.bytes), part.content_type);
  }
  if (Result<void> listed = write_presentation(*base, slides.size()); !listed)
    return tl::unexpected(listed.error());
  ooxml::write_properties(base->package, options.properties, counts);
  return std::move(base->package);
}

}  // namespace deckle::pptx
