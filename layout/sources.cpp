#include "layout/sources.h"

#include <fmt/format.h>

#include "layout/language.h"

namespace deckle::layout {
namespace {

void add(std::string& line, const std::string& words) {
  if (!words.empty()) line += (line.empty() || line.back() == ' ' ? "" : ", ") + words;
}

}  // namespace

std::string notes_with_sources(const Slide& slide, const std::string& language) {
  if (slide.citations.empty()) return slide.speaker_notes;
  std::string notes = slide.speaker_notes;
  if (!notes.empty()) notes += '\n';
  notes += sources_heading(language);
  for (const Citation& citation : slide.citations) {
    std::string line = fmt::format("[{}] ", citation.id);
    add(line, citation.title);
    for (const auto& [name, value] : citation.locator) add(line, name + " " + value);
    add(line, citation.url);
    add(line, citation.evidence_id);
    notes += '\n' + line;
    for (const Element& element : slide.elements) {
      for (const CitationRef& reference : element.citations) {
        if (reference.citation_id == citation.id && !reference.note.empty())
          notes += '\n' + reference.note;
      }
    }
  }
  return notes;
}

}  // namespace deckle::layout
