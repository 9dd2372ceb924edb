#include "app/slide_numbers.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

#include "app/messages/tr.h"
#include "app/usage.h"

namespace deckle::app {
namespace {

constexpr int kMostSlides = 1'000'000;

std::optional<int> number_from(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 1 || value > kMostSlides)
    return std::nullopt;
  return value;
}

}  // namespace

SlideNumbers::SlideNumbers(const std::string& text) {
  std::string_view left = text;
  while (!left.empty()) {
    const std::size_t comma = std::min(left.find(','), left.size());
    const std::string_view part = left.substr(0, comma);
    const bool more = comma < left.size();
    left.remove_prefix(std::min(comma + 1, left.size()));
    const std::size_t dash = part.find('-');
    const auto first = number_from(part.substr(0, dash));
    Range range;
    bool good = first.has_value() && !(more && left.empty());
    if (good) range.first = range.last = *first;
    if (good && dash != std::string_view::npos) {
      const std::string_view end = part.substr(dash + 1);
      const auto last = number_from(end);
      good = end.empty() || (last && *last >= *first);
      range.last = last.value_or(0);
    }
    if (!good)
      throw UsageError(
          tr("--slide: \"{}\" is no list of slide numbers; write 3, 2,4-6 or 5-", text));
    ranges_.push_back(range);
  }
}

std::vector<int> SlideNumbers::of(std::size_t count) const {
  std::vector<int> out;
  const int last_slide = static_cast<int>(count);
  const auto add = [&](int first, int last) {
    for (int number = first; number <= last; ++number) {
      if (std::find(out.begin(), out.end(), number) == out.end()) out.push_back(number);
    }
  };
  if (ranges_.empty()) add(1, last_slide);
  for (const Range& range : ranges_) {
    const int last = range.last == 0 ? std::max(range.first, last_slide) : range.last;
    if (last > last_slide)
      throw UsageError(tr("--slide: there is no slide {}; the deck has {}",
                          std::max(range.first, range.last), count));
    add(range.first, last);
  }
  return out;
}

}  // namespace deckle::app
