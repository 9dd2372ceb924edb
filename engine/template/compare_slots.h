#pragma once
// What changed in the slots of layouts and of layout ids.

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "engine/template/compare.h"

namespace deckle::engine {

// Where something is and how large: "moved 12 px right, 40 px narrower". Empty: the same.
[[nodiscard]] Message place_change(const BoxPx& before, const BoxPx& after);

// Collects the changes of slots; the same change of one layout under several ids is one.
class SlotChanges {
 public:
  // Without `places` only capacity and size of the text are compared.
  explicit SlotChanges(bool places) : places_(places) {}
  // `id` is empty for slots of the layout itself.
  void add(const std::string& id, const std::string& layout, const std::vector<SlotSummary>& before,
           const std::vector<SlotSummary>& after);
  // Slots that are gone, new ones, then changed ones.
  void append_to(std::vector<Difference>& out) const;

 private:
  struct Change {
    std::vector<std::string> ids;
    Difference difference;
    Message what;  // without the ids
  };
  void add_change(const char* kind, const std::string& id, const std::string& layout,
                  const std::string& slot, Message what, std::string before, std::string after);
  [[nodiscard]] Message change_of(const SlotSummary& before, const SlotSummary& after) const;

  bool places_;
  std::vector<Change> changes_;
  // Kind, layout, slot and what changed → index of `changes_`.
  std::map<std::array<std::string, 4>, std::size_t> known_;
};

}  // namespace deckle::engine
