#pragma once
// A headless Chromium, spoken to in its DevTools protocol over a pair of pipes
// (--remote-debugging-pipe): JSON messages, each ended by a NUL byte. It opens no port, reaches no
// network, and has a profile of its own, which is removed with it.
//
// Not for several threads at once.

#include <chrono>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "slidespec/core/result.h"
#include "slidespec/system/piped_program.h"

namespace deckle::measure {

class DevTools {
 public:
  // `program` is a path. Each call may take `call_limit`. Internal: it cannot be started.
  [[nodiscard]] static Result<std::unique_ptr<DevTools>> start(const std::string& program,
                                                               std::chrono::milliseconds call_limit);
  ~DevTools();
  DevTools(const DevTools&) = delete;
  DevTools& operator=(const DevTools&) = delete;

  // The result of a method of the browser, or of the page once there is one; events are dropped.
  // Internal: Chromium refuses it, has ended, or does not answer in time. After the latter two every
  // call fails.
  [[nodiscard]] Result<nlohmann::json> call(const char* method, const nlohmann::json& parameters);
  // Opens a page, to which all later calls go.
  [[nodiscard]] Result<void> open_page();

 private:
  DevTools();
  [[nodiscard]] Result<nlohmann::json> read_message(std::chrono::steady_clock::time_point deadline);
  [[nodiscard]] tl::unexpected<Error> give_up(Message why);
  // Gives up unless the program took or said something.
  [[nodiscard]] Result<void> check(PipedProgram::Spoken spoken);

  std::unique_ptr<PipedProgram> program_;  // null: given up
  std::chrono::milliseconds call_limit_{};
  std::string session_, buffer_;
  std::size_t searched_ = 0;  // bytes of buffer_ without a NUL
  int number_ = 0;
  Message why_;
};

}  // namespace deckle::measure
