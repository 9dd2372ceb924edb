#include "qc/check/repeated_text.h"

#include "qc/check/authored_text.h"

namespace deckle::qc {

namespace {

constexpr std::size_t kMany = 3;

}  // namespace

RepeatedTexts::RepeatedTexts(const FileContext& context) {
  for (const FileSlide& slide : context.slides()) {
    for (const FileElement& element : slide.own_elements()) {
      std::string text = comparable(shown_text(element.ir));
      if (text.empty()) continue;
      Seen& seen = texts_[std::move(text)];
      if (seen.slides == 0) seen.first = slide.number();
      if (seen.last == slide.number()) continue;
      seen.last = slide.number();
      ++seen.slides;
    }
  }
}

const RepeatedTexts::Seen* RepeatedTexts::find(const ElementIr& element) const {
  const auto found = texts_.find(comparable(shown_text(element)));
  return found == texts_.end() ? nullptr : &found->second;
}

std::size_t RepeatedTexts::slides_with(const ElementIr& element) const {
  const Seen* seen = find(element);
  return seen == nullptr ? 0 : seen->slides;
}

bool RepeatedTexts::is_on_many(const ElementIr& element) const {
  return slides_with(element) >= kMany;
}

bool RepeatedTexts::is_again(const FileSlide& slide, const ElementIr& element) const {
  const Seen* seen = find(element);
  return seen != nullptr && seen->slides >= kMany && seen->first != slide.number();
}

}  // namespace deckle::qc
