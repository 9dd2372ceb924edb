#include "pptx/write/deck_writer.h"

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

namespace {

// `count` names "<prefix><n>.xml" that the package does not have, with n ascending from 1.
std::vector<std::string> free_part_names(const ooxml::Package& package, const std::string& prefix,
                                         std::size_t count) {
  std::vector<std::string> out;
  for (std::size_t n = 1; out.size() < count; ++n) {
    std::string name = prefix + std::to_string(n) + ".xml";
    if (!package.has(name)) out.push_back(std::move(name));
  }
  return out;
}

ooxml::DeckCounts counts_of(const KeptSlides& kept) {
  ooxml::DeckCounts counts{kept.slides.size(), 0, 0};
  for (const KeptSlide& slide : kept.slides) {
    counts.notes += slide.has_notes;
    counts.hidden += slide.hidden;
  }
  return counts;
}

}  // namespace

Result<ooxml::Package> write_deck(const ooxml::Package& base_package,
                                  const std::vector<SlideIr>& slides,
                                  const WriteOptions& requested) {
  WriteOptions options = requested;
  Result<BaseDeck> base = prepare_base(base_package, options.base_slides);
  if (!base) return tl::unexpected(base.error());
  options.slides_before = base->kept.before();
  const std::vector<std::string> parts =
      free_part_names(base->package, "ppt/slides/slide", slides.size());
  for (std::size_t i = 0; i < slides.size(); ++i)
    options.slide_parts.try_emplace(slides[i].slide_id, parts[i]);
  // An appendix links back to the id without "~2", also where the author's own id ends so.
  for (std::size_t i = 0; i < slides.size(); ++i)
    options.slide_parts.try_emplace(slides[i].source_id, parts[i]);

  ooxml::DeckCounts counts = counts_of(base->kept);
  counts.slides += slides.size();
  const bool any_notes = std::any_of(slides.begin(), slides.end(), has_notes);
  if (any_notes) {
    const Result<PresentationSizes> sizes = read_sizes(*base);
    if (!sizes) return tl::unexpected(sizes.error());
    if (Result<void> made = ensure_notes_master(*base, sizes->notes); !made)
      return tl::unexpected(made.error());
  }

  const auto with_notes =
      static_cast<std::size_t>(std::count_if(slides.begin(), slides.end(), has_notes));
  counts.notes += with_notes;
  std::vector<std::string> notes_parts =
      free_part_names(base->package, "ppt/notesSlides/notesSlide", with_notes);
  auto next_notes = notes_parts.begin();
  std::vector<SlideNames> names;
  names.reserve(slides.size());
  for (std::size_t i = 0; i < slides.size(); ++i) {
    std::string notes = has_notes(slides[i]) ? std::move(*next_notes++) : std::string();
    names.push_back(name_parts(*base, slides[i], parts[i], std::move(notes)));
  }
  std::vector<Result<std::vector<NewPart>>> written(slides.size());
  parallel_for(slides.size(), options.jobs, [&](std::size_t i) {
    check_cancelled();
    written[i] = write_slide(*base, slides[i], names[i], options);
    if (!written[i] || names[i].notes.empty()) return;
    std::vector<NewPart> notes = write_notes(*base, slides[i], options.slides_before + i, names[i]);
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
  if (Result<void> listed = write_presentation(*base, parts, options.properties.title); !listed)
    return tl::unexpected(listed.error());
  ooxml::write_properties(base->package, options.properties, counts);
  return std::move(base->package);
}

}  // namespace deckle::pptx
