#include "measure/chrome/devtools.h"

#include <unistd.h>

#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "measure/messages/tr.h"
#include "slidespec/system/piped_program.h"

namespace deckle::measure {
namespace {

using Json = nlohmann::json;
using Clock = std::chrono::steady_clock;

// The snapshot of a slide takes about 100 kB, its picture at most a few MB.
constexpr std::size_t kMaxMessage = std::size_t{256} << 20;

std::vector<std::string> flags(const std::string& profile) {
  std::vector<std::string> all{
      "--headless",
      "--remote-debugging-pipe",
      "--user-data-dir=" + profile,
      // Linear advances, not hinted to whole pixels (docs/text-layout.md, 5), one px to the pixel.
      "--font-render-hinting=none",
      "--force-device-scale-factor=1",
      "--disable-lcd-text",
      "--hide-scrollbars",
      "--lang=en-US",
      // No network: no name has an address, and nothing runs that would ask for one.
      "--host-resolver-rules=MAP * ~NOTFOUND",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-extensions",
      "--disable-default-apps",
      "--disable-breakpad",
      "--no-first-run",
      "--no-default-browser-check",
      "--no-pings",
      "--password-store=basic",
      "--mute-audio",
      "--disable-gpu",
      "--disable-dev-shm-usage",  // containers have 64 MB of it
  };
  if (::geteuid() == 0) all.emplace_back("--no-sandbox");  // Chromium has none for root
  all.emplace_back("about:blank");
  return all;
}

double seconds_of(std::chrono::milliseconds time) { return static_cast<double>(time.count()) / 1000; }

}  // namespace

DevTools::DevTools() = default;
DevTools::~DevTools() = default;

Result<std::unique_ptr<DevTools>> DevTools::start(const std::string& program,
                                                  std::chrono::milliseconds call_limit) {
  std::unique_ptr<DevTools> made(new DevTools);
  made->call_limit_ = call_limit;
  auto started = PipedProgram::start(program, flags);
  if (!started) return tl::unexpected<Error>(started.error());
  made->program_ = std::move(*started);
  return made;
}

tl::unexpected<Error> DevTools::give_up(Message why) {
  program_.reset();
  why_ = std::move(why);
  return fail(ErrorCode::Internal, why_);
}

Result<void> DevTools::check(PipedProgram::Spoken spoken) {
  switch (spoken) {
    case PipedProgram::Spoken::Done:
      return {};
    case PipedProgram::Spoken::Late:
      return give_up(tr("Chromium did not answer within {} s", seconds_of(call_limit_)));
    case PipedProgram::Spoken::Ended:
      break;
  }
  return give_up(tr("Chromium ended by itself"));
}

Result<Json> DevTools::read_message(Clock::time_point deadline) {
  for (;;) {
    const std::size_t end = buffer_.find('\0', searched_);
    if (end != std::string::npos) {
      Json message = Json::parse(buffer_.begin(), buffer_.begin() + static_cast<std::ptrdiff_t>(end),
                                 nullptr, false);
      buffer_.erase(0, end + 1);
      searched_ = 0;
      if (!message.is_object()) return give_up(tr("Chromium answered with something unexpected"));
      return message;
    }
    searched_ = buffer_.size();
    if (buffer_.size() > kMaxMessage) return give_up(tr("Chromium's answer is too long"));
    if (auto said = check(program_->read(buffer_, deadline)); !said)
      return tl::unexpected<Error>(said.error());
  }
}

Result<Json> DevTools::call(const char* method, const Json& parameters) {
  if (!program_) return fail(ErrorCode::Internal, why_);
  const auto deadline = Clock::now() + call_limit_;
  Json request{{"id", ++number_}, {"method", method}, {"params", parameters}};
  if (!session_.empty()) request["sessionId"] = session_;
  // Text of a slide is UTF-8; what is not becomes U+FFFD.
  std::string bytes = request.dump(-1, ' ', false, Json::error_handler_t::replace);
  bytes.push_back('\0');
  if (auto taken = check(program_->write(bytes, deadline)); !taken)
    return tl::unexpected<Error>(taken.error());
  for (;;) {
    auto message = read_message(deadline);
    if (!message) return message;
    const auto id = message->find("id");
    if (id == message->end() || *id != number_) continue;
    if (const auto error = message->find("error"); error != message->end()) {
      return fail(ErrorCode::Internal,
                  tr("Chromium refused {}: {}", method, error->value("message", std::string())));
    }
    return message->value("result", Json::object());
  }
}

Result<void> DevTools::open_page() {
  auto target = call("Target.createTarget", {{"url", "about:blank"}});
  if (!target) return tl::unexpected<Error>(target.error());
  auto session = call("Target.attachToTarget",
                      {{"targetId", target->value("targetId", std::string())}, {"flatten", true}});
  if (!session) return tl::unexpected<Error>(session.error());
  session_ = session->value("sessionId", std::string());
  return {};
}

}  // namespace deckle::measure
