#include "app/mcp/calls.h"

#include <algorithm>
#include <utility>

namespace deckle::app::mcp {

Calls::Calls(std::size_t most_bytes) : most_bytes_(most_bytes), thread_([this] { run(); }) {}

Calls::~Calls() {
  cancel_all();
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

Calls::Added Calls::add(const std::string& key, std::size_t bytes, Work work) {
  {
    const std::lock_guard lock(mutex_);
    const bool known = (running_ && running_->key == key) ||
                       std::any_of(waiting_.begin(), waiting_.end(),
                                   [&key](const auto& call) { return call->key == key; });
    if (known) return Added::SameId;
    if (waiting_.size() >= kMaxWaitingCalls || (!waiting_.empty() && bytes > most_bytes_ - bytes_))
      return Added::TooMany;
    auto call = std::make_shared<Call>();
    call->key = key;
    call->bytes = std::min(bytes, most_bytes_);
    call->work = std::move(work);
    bytes_ += call->bytes;
    waiting_.push_back(std::move(call));
  }
  changed_.notify_all();
  return Added::Yes;
}

void Calls::cancel(const std::string& key) {
  {
    const std::lock_guard lock(mutex_);
    if (running_ && running_->key == key) running_->cancelled = true;
    const auto found = std::find_if(waiting_.begin(), waiting_.end(),
                                    [&key](const auto& call) { return call->key == key; });
    if (found == waiting_.end()) return;
    bytes_ -= (*found)->bytes;
    waiting_.erase(found);
  }
  changed_.notify_all();
}

void Calls::cancel_all() {
  {
    const std::lock_guard lock(mutex_);
    if (running_) running_->cancelled = true;
    waiting_.clear();
    bytes_ = 0;
  }
  changed_.notify_all();
}

bool Calls::wait(std::chrono::milliseconds most) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, most, [this] { return waiting_.empty() && !running_; });
}

void Calls::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    running_ = std::move(waiting_.front());
    waiting_.pop_front();
    bytes_ -= running_->bytes;
    lock.unlock();
    running_->work(running_->cancelled);
    lock.lock();
    running_.reset();
    changed_.notify_all();
  }
}

}  // namespace deckle::app::mcp
