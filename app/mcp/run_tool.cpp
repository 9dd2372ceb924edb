#include "app/mcp/run_tool.h"

#include <fmt/format.h>

#include <chrono>
#include <exception>
#include <new>

#include "app/mcp/message.h"
#include "app/messages/tr.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/json/json_writer.h"

namespace deckle::app::mcp {
namespace {

// The reference client closes the connection at a message of 10 MB, and a result is in it twice,
// once with its quotes escaped.
constexpr std::size_t kMaxResultBytes = std::size_t{4} << 20;

// Often enough for people. The reference client takes progress that comes together with the result
// for an error, so nothing is told in the first moment nor about the last slide.
constexpr std::chrono::milliseconds kBetweenProgress{100};

class CallObserver final : public engine::Observer {
 public:
  explicit CallObserver(const RunningCall& call) : call_(call) {}

  void progress(int done, int total) override {
    if (call_.progress_token.empty() || call_.cancelled || done >= total) return;
    const Clock::time_point now = Clock::now();
    if (now - told_ < kBetweenProgress) return;
    told_ = now;
    call_.output.write(
        notification("notifications/progress",
                     fmt::format(R"({{"progressToken":{},"progress":{},"total":{},"message":{}}})",
                                 call_.progress_token, done, total,
                                 json_string(fmt::format("{} of {} slides", done, total)))));
  }
  [[nodiscard]] bool cancelled() const override { return call_.cancelled; }

 private:
  using Clock = std::chrono::steady_clock;
  const RunningCall& call_;
  Clock::time_point told_ = Clock::now();
};

Json text_content(const std::string& text) {
  return Json::array({Json::object({{"type", "text"}, {"text", text}})});
}

Json tool_failed(const std::string& text) {
  return {{"content", text_content(text)}, {"isError", true}};
}

Json result_of(const Tool& tool, const ToolCall& call) {
  ToolResult result = tool.run(call);
  if (!result) return tool_failed(result.error());
  std::string text = line_of(*result);
  if (text.size() > kMaxResultBytes)
    return tool_failed(tr("the result has {} bytes, and at most {} are sent; ask for fewer slides "
                          "(slide_ids), or build a smaller deck",
                          text.size(), kMaxResultBytes)
                           .in(call.service.language));
  return {{"content", text_content(text)},
          {"structuredContent", std::move(*result)},
          {"isError", false}};
}

}  // namespace

std::string line_of(const Json& json) {
  return json_for_display(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::optional<std::string> run_tool(const Tool& tool, const Arguments& arguments, Service& service,
                                    const RunningCall& call) noexcept {
  try {
    const Language language = service.language;
    Json result;
    try {
      CallObserver observer(call);
      const Cancellation cancellation([&call] { return call.cancelled.load(); });
      const CancellationScope scope(&cancellation);
      result = result_of(tool, {arguments, service, observer});
    } catch (const Cancelled&) {
      return std::nullopt;
    } catch (const std::bad_alloc&) {
      result = tool_failed(tr("not enough memory").in(language));
    } catch (const std::exception& e) {
      result = tool_failed(tr("internal error: {}", e.what()).in(language));
    }
    if (call.cancelled) return std::nullopt;
    return response(call.id, line_of(result));
  } catch (...) {
    // Forming the answer took more memory than there is.
    return std::nullopt;
  }
}

}  // namespace deckle::app::mcp
