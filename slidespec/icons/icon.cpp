#include "slidespec/icons/icon.h"

#include <algorithm>
#include <charconv>

namespace deckle {
namespace {

class OutlineReader {
 public:
  explicit OutlineReader(std::string_view text)
      : at_(text.data()), end_(text.data() + text.size()) {}

  std::vector<IconPath> read() {
    std::vector<IconPath> paths(1);
    while (at_ < end_) {
      switch (*at_++) {
        case 'M':
          here_ = {};
          paths.back().push_back({IconStep::Kind::Move, {}, {}, point()});
          break;
        case 'L':
          paths.back().push_back({IconStep::Kind::Line, {}, {}, point()});
          break;
        case 'C': {
          const IconPoint c1 = point(), c2 = point(), to = point();
          paths.back().push_back({IconStep::Kind::Curve, c1, c2, to});
          break;
        }
        case 'Z':
          paths.back().push_back({IconStep::Kind::Close, {}, {}, {}});
          break;
        default:
          paths.emplace_back();
          break;  // N
      }
    }
    return paths;
  }

 private:
  std::int32_t number() {
    if (at_ < end_ && *at_ == ' ') ++at_;
    std::int32_t value = 0;
    at_ = std::from_chars(at_, end_, value).ptr;
    return value;
  }

  IconPoint point() {
    here_.x += number();
    here_.y += number();
    return here_;
  }

  const char* at_;
  const char* end_;
  IconPoint here_;
};

}  // namespace

const Icon* find_icon(std::string_view name) {
  const std::span<const Icon> all = icons();
  const auto found = std::lower_bound(
      all.begin(), all.end(), name,
      [](const Icon& icon, std::string_view wanted) { return icon.name < wanted; });
  return found != all.end() && found->name == name ? &*found : nullptr;
}

std::string_view icon_name_of(std::string_view file_id) {
  return file_id.substr(0, kIconPrefix.size()) == kIconPrefix ? file_id.substr(kIconPrefix.size())
                                                              : std::string_view();
}

std::string icon_words(std::string_view name) {
  std::string words(name);
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

std::vector<IconPath> icon_paths(const Icon& icon) { return OutlineReader(icon.outline).read(); }

}  // namespace deckle
