#include <algorithm>
#include <utility>

#include "slidespec/core/assert.h"
#include "slidespec/ir/transform_ir.h"

namespace deckle {

// A group and those around it. Deep lists end within the stack: there are at most kMost levels.
struct GroupsIr::Level {
  GroupIr group;
  std::shared_ptr<const Level> outer;
  const GroupIr* outermost = nullptr;
  std::size_t count = 0;
};

GroupsIr::GroupsIr(std::initializer_list<GroupIr> outermost_first) {
  for (const GroupIr& group : outermost_first) *this = with_inner(group);
}

GroupsIr GroupsIr::with_inner(GroupIr group) const {
  if (size() >= kMost) return *this;
  auto level = std::make_shared<Level>();
  level->group = std::move(group);
  level->outer = innermost_;
  level->outermost = empty() ? &level->group : innermost_->outermost;
  level->count = size() + 1;
  GroupsIr all;
  all.innermost_ = std::move(level);
  return all;
}

std::size_t GroupsIr::size() const { return empty() ? 0 : innermost_->count; }

const GroupIr& GroupsIr::outermost() const& {
  DECKLE_ASSERT(!empty(), "there is a group");
  return *innermost_->outermost;
}

std::vector<GroupIr> GroupsIr::outermost_first() const {
  std::vector<GroupIr> all;
  all.reserve(size());
  for (const Level* level = innermost_.get(); level != nullptr; level = level->outer.get())
    all.push_back(level->group);
  std::ranges::reverse(all);
  return all;
}

bool operator==(const GroupsIr& a, const GroupsIr& b) {
  const GroupsIr::Level *left = a.innermost_.get(), *right = b.innermost_.get();
  for (; left != right; left = left->outer.get(), right = right->outer.get()) {
    if (left == nullptr || right == nullptr || !(left->group == right->group)) return false;
  }
  return true;
}

}  // namespace deckle
