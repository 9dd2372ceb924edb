#include "engine/pipeline/guarded_work.h"

#include <exception>
#include <new>
#include <utility>

#include "engine/messages/tr.h"
#include "slidespec/core/cancellation.h"

namespace deckle::engine {

Result<void> guarded_work(const std::string& path, const std::function<Result<void>()>& work) {
  const auto failed = [&path](ErrorCode code, Message message) {
    return tl::unexpected(Error{code, std::move(message), path});
  };
  try {
    Result<void> done = work();
    if (done) return done;
    Error error = std::move(done.error());
    const std::string where = error.where.english();
    if (!where.starts_with(path)) error.where = where.empty() ? path : path + ": " + where;
    return tl::unexpected(std::move(error));
  } catch (const Cancelled&) {
    return failed(ErrorCode::Cancelled, tr("the work was cancelled"));
  } catch (const std::bad_alloc&) {
    return failed(ErrorCode::Internal, tr("not enough memory"));
  } catch (const std::exception& e) {
    return failed(ErrorCode::Internal, tr("internal error: {}", e.what()));
  }
}

}  // namespace deckle::engine
