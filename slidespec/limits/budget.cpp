#include "slidespec/limits/budget.h"

namespace deckle {

tl::unexpected<Error> over(Limit limit, std::uint64_t value, const Message& where) {
  return tl::unexpected<Error>(
      Error{ErrorCode::Limit, exceeded(limit, value), where, info(limit).name});
}

}  // namespace deckle
