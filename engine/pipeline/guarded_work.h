#pragma once
// Work on one file, of which whatever is thrown becomes the error of that file.

#include <functional>
#include <string>

#include "slidespec/core/result.h"

namespace deckle::engine {

// The error of `work`, at `path` where it names another place or none; that it was cancelled, that
// memory ended, or what else was thrown.
[[nodiscard]] Result<void> guarded_work(const std::string& path,
                                        const std::function<Result<void>()>& work);

}  // namespace deckle::engine
