#pragma once
// The Korean catalogue: one table per room, in korean/. Internal to say/ and its tests.
//
// A Korean text has its placeholders numbered ({0}, {1:.1f}), as the order of words differs, and
// writes a particle behind one in both forms, "{0}은(는)"; say() picks the right one.

#include <span>
#include <string_view>

namespace deckle {

struct Translation {
  std::string_view english, korean;
};

struct RoomCatalogue {
  std::string_view room;
  std::span<const Translation> entries;
};
[[nodiscard]] std::span<const RoomCatalogue> korean_catalogues();

namespace korean {
[[nodiscard]] std::span<const Translation> slidespec_entries();
[[nodiscard]] std::span<const Translation> measure_entries();
[[nodiscard]] std::span<const Translation> pptx_entries();
[[nodiscard]] std::span<const Translation> templates_entries();
[[nodiscard]] std::span<const Translation> layout_entries();
[[nodiscard]] std::span<const Translation> qc_entries();
[[nodiscard]] std::span<const Translation> fixers_entries();
[[nodiscard]] std::span<const Translation> app_entries();
}  // namespace korean

}  // namespace deckle
