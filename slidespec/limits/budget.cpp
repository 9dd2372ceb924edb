#include "slidespec/limits/budget.h"

namespace deckle {

tl::unexpected<Error> over(Limit limit, std::uint64_t value, const Message& where) {
  return fail(ErrorCode::Limit, exceeded(limit, value), where);
}

}  // namespace deckle
