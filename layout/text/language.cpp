#include "layout/text/language.h"

#include "layout/text/deck_labels.h"

namespace deckle::layout {

std::string sources_heading(const std::string& deck_language) {
  return std::string(labels_for(deck_language).sources);
}

std::string continuation_mark(const std::string& deck_language) {
  return std::string(labels_for(deck_language).continued);
}

}  // namespace deckle::layout
