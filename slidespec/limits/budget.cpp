#include "slidespec/limits/budget.h"

namespace deckle {

tl::unexpected<Error> over(Limit limit, std::uint64_t value, const Message& where) {
  return fail(ErrorCode::Limit, exceeded(limit, value), where);
}

Result<void> Budget::allow(Limit limit, std::uint64_t amount, const Message& where) const {
  if (amount <= limits_.of(limit)) return {};
  return over(limit, limits_.of(limit), where);
}

Result<void> Budget::draw(Limit limit, std::uint64_t amount, const Message& where) {
  if (amount > left(limit)) return over(limit, limits_.of(limit), where);
  drawn_[static_cast<std::size_t>(limit)] += amount;
  return {};
}

}  // namespace deckle
