#include <fmt/format.h>

#include <algorithm>

#include "fixers/fixer.h"
#include "fixers/loop/state.h"
#include "fixers/split/continuation.h"
#include "fixers/split/units.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "split-slide",
    .safety = Safety::Unsafe,
    .summary = "moves what does not fit to a continuation slide",
    .cures = "text-overflow",
};

constexpr std::size_t kMaxCuts = 64;  // of one paragraph that no page holds

class Split {
 public:
  explicit Split(const FixContext& context) : context_(context), source_(context.source) {
    for (const ElementIr& element : context.slide.elements) {
      if (element.type == ElementType::Title) title_ = element.eid;
    }
  }

  std::optional<Restructuring> run() {
    units_ = units_of(source_, title_);
    if (units_.empty() || !words_overflow(context_.findings)) return std::nullopt;
    std::size_t capacity = largest_prefix();
    for (std::size_t cuts = 0; capacity == 0 && cuts < kMaxCuts && halve_first_unit(); ++cuts) {
      units_ = units_of(source_, title_);
      capacity = largest_prefix();
    }
    if (capacity == 0) capacity = 1;  // not even that fits: the loop goes on with it alone
    if (capacity >= units_.size()) return std::nullopt;
    const std::size_t end = balanced(capacity);
    Slide first = page(0, end);
    Slide rest = page(end, units_.size());
    make_continuation(first, title_, context_.layout.deck.language, rest);
    Restructuring r;
    r.pointer = source_.pointer;
    for (std::size_t u = end; u < units_.size(); ++u) {
      const std::string& eid = source_.elements[units_[u].element].element_id;
      if (std::find(r.eids.begin(), r.eids.end(), eid) == r.eids.end()) r.eids.push_back(eid);
    }
    r.note =
        fmt::format("{} of {} parts stay, the rest goes to {}", end, units_.size(), rest.slide_id);
    r.slides = {std::move(first), std::move(rest)};
    return r;
  }

 private:
  Slide page(std::size_t begin, std::size_t end) const {
    Slide slide = with_units(source_, units_, begin, end, title_);
    // Which text is the title was decided on the whole slide and must not change on a part of it.
    for (Element& element : slide.elements) {
      if (element.element_id == title_) element.role = "title";
    }
    if (title_.empty()) slide.hints.promote_title = false;
    return slide;
  }

  bool fits(std::size_t begin, std::size_t end) const {
    const auto state = laid_out(page(begin, end), context_.layout);
    return state && !words_overflow(state->findings);
  }

  // A title is on every page, so no split can cure it.
  bool words_overflow(const DiagnosticSink& findings) const {
    return std::any_of(findings.begin(), findings.end(), [this](const Diagnostic& d) {
      return d.rule == "text-overflow" && d.at.element_id != title_;
    });
  }

  // How many units a page holds at full size. Fitting is monotone but for layout's change of
  // columns; a prefix that is found this way has been tried itself.
  std::size_t largest_prefix() const {
    std::size_t low = 0, high = units_.size();
    while (low < high) {
      const std::size_t middle = (low + high + 1) / 2;
      if (fits(0, middle))
        low = middle;
      else
        high = middle - 1;
    }
    return low;
  }

  // Pages alike in length, no single unit left over, no parent item parted from its first child.
  std::size_t balanced(std::size_t capacity) const {
    const std::size_t n = units_.size();
    const std::size_t pages = (n + capacity - 1) / capacity;
    std::size_t end = std::min(capacity, (n + pages - 1) / pages);
    if (!fits(0, end)) end = capacity;
    if (n - end == 1 && end > 2) --end;
    // An element's start is the best place to part, when one is near.
    for (std::size_t back = 0; back <= 2 && back + 1 < end; ++back) {
      if (units_[end - back].starts_element) {
        end -= back;
        break;
      }
    }
    while (end > 1 && end < n && units_[end].level > units_[end - 1].level &&
           !units_[end].starts_element)
      --end;
    return end;
  }

  bool halve_first_unit() {
    Element& element = source_.elements[units_.front().element];
    const auto* text = std::get_if<TextContent>(&element.content);
    if (text == nullptr) return false;
    const std::size_t length = std::min(text->text.find('\n'), text->text.size());
    return cut_paragraph(element, units_.front().part, length / 2);
  }

  const FixContext& context_;
  Slide source_;
  std::string title_;
  std::vector<Unit> units_;
};

std::optional<Restructuring> propose(const FixContext& context) { return Split(context).run(); }

}  // namespace

extern const RestructureFixer kSplitSlide;
const RestructureFixer kSplitSlide{kDoc, propose};

}  // namespace deckle::fixers
