#include "app/mcp/server.h"

#include <fmt/format.h>

#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/mcp/calls.h"
#include "app/mcp/json_text.h"
#include "app/mcp/line_reader.h"
#include "app/mcp/message.h"
#include "app/mcp/output.h"
#include "app/mcp/run_tool.h"
#include "app/mcp/tools/registry.h"
#include "engine/options/version.h"
#include "slidespec/core/display.h"

namespace deckle::app::mcp {
namespace {

constexpr const char* kInstructions =
    "Deckle builds PowerPoint decks from SlideSpec JSON. Call prompt first: it tells how to write "
    "a "
    "spec. Then validate and qc until no finding is left, and build. Paths are relative to the "
    "first "
    "root folder: ";

// The value of a member of an object; empty if there is none, or no object.
std::string_view member(std::string_view object, std::string_view key) {
  if (!is_object(object)) return {};
  for (const JsonMember& one : members_of(object)) {
    if (one.key == key) return one.value;
  }
  return {};
}

class Server {
 public:
  Server(Service& service, int output)
      : service_(service),
        output_(output),
        calls_(static_cast<std::size_t>(service.limits.of(Limit::MessageBytes))) {}

  void take(const std::string& line) {
    Incoming message = read_message(line, service_.limits);
    try {
      switch (message.kind) {
        case Incoming::Kind::Request:
          request(message);
          break;
        case Incoming::Kind::Notification:
          notified(message);
          break;
        case Incoming::Kind::Refused:
          output_.write(std::move(message.error));
          break;
        case Incoming::Kind::Response:
          break;
      }
    } catch (const std::exception& e) {
      if (message.kind == Incoming::Kind::Request)
        refuse(message, ErrorNumber::InternalError, fmt::format("internal error: {}", e.what()));
    }
  }

  void refuse_long_line() {
    const std::uint64_t most = service_.limits.of(Limit::MessageBytes);
    output_.write(error_response(
        "null", ErrorNumber::InvalidRequest,
        "invalid request: the message has " + exceeded(Limit::MessageBytes, most).english()));
  }

  // Waits for all calls, or until nobody reads their answers.
  Ended finish(int output) {
    constexpr std::chrono::milliseconds kBetweenChecks{100};
    while (!calls_.wait(kBetweenChecks)) {
      if (output_.failed() || is_reader_gone(output)) return Ended::OutputGone;
    }
    return output_.failed() ? Ended::OutputGone : Ended::InputEnded;
  }

  [[nodiscard]] bool failed() const { return output_.failed(); }

 private:
  void answer(const Incoming& message, const Json& result) {
    output_.write(response(message.id, line_of(result)));
  }
  void refuse(const Incoming& message, ErrorNumber number, const std::string& why) {
    output_.write(error_response(message.id, number, why));
  }

  void request(const Incoming& message) {
    if (message.method == "ping") return answer(message, Json::object());
    if (message.method == "initialize") return initialize(message);
    if (message.method == "tools/list") return list_tools(message);
    if (message.method == "tools/call") return call_tool(message);
    refuse(message, ErrorNumber::MethodNotFound,
           fmt::format("method not found: \"{}\"", shortened(message.method)));
  }

  void notified(const Incoming& message) {
    if (message.method != "notifications/cancelled") return;
    if (const std::string key = id_key(member(message.params, "requestId")); !key.empty())
      calls_.cancel(key);
  }

  void initialize(const Incoming& message) {
    if (!is_string(member(message.params, "protocolVersion")))
      return refuse(message, ErrorNumber::InvalidParams,
                    "invalid params: /protocolVersion must be a string");
    answer(message, {{"protocolVersion", kProtocolVersion},
                     {"capabilities", {{"tools", {{"listChanged", false}}}}},
                     {"serverInfo",
                      {{"name", "deckle"}, {"title", "Deckle"}, {"version", engine::version()}}},
                     {"instructions", kInstructions + service_.roots.paths().front()}});
  }

  void list_tools(const Incoming& message) {
    if (!member(message.params, "cursor").empty())
      return refuse(message, ErrorNumber::InvalidParams,
                    "invalid params: there is one page, and no cursor");
    answer(message, tool_list());
  }

  void call_tool(const Incoming& message) {
    const auto invalid = [&](const std::string& why) {
      refuse(message, ErrorNumber::InvalidParams, "invalid params: " + why);
    };
    const std::string_view name = member(message.params, "name");
    if (!is_string(name)) return invalid("/name must be a string");
    const Tool* tool = find_tool(string_value(name));
    if (tool == nullptr) {
      std::vector<std::string> names;
      for (const Tool* one : tools()) names.emplace_back(one->name);
      return invalid(fmt::format("unknown tool \"{}\"; tools: {}", shortened(string_value(name)),
                                 fmt::join(names, ", ")));
    }
    const std::string_view given = member(message.params, "arguments");
    if (!given.empty() && !is_object(given)) return invalid("/arguments must be an object");
    auto arguments = Arguments::read(given, tool->parameters());
    if (!arguments) return invalid(arguments.error());
    const std::string_view token = member(member(message.params, "_meta"), "progressToken");
    if (!token.empty() && id_key(token).empty())
      return invalid("/_meta/progressToken must be a string or a number");

    auto shared = std::make_shared<const Arguments>(std::move(*arguments));
    auto work = [this, tool, shared, id = message.id,
                 token = std::string(token)](const Calls::Cancelled& cancelled) {
      if (auto line = run_tool(*tool, *shared, service_, {id, token, cancelled, output_}))
        output_.write(std::move(*line));
    };
    switch (calls_.add(id_key(message.id), message.params.size(), std::move(work))) {
      case Calls::Added::Yes:
        return;
      case Calls::Added::SameId:
        return refuse(message, ErrorNumber::InvalidRequest,
                      "invalid request: a call with this id is running");
      case Calls::Added::TooMany:
        return refuse(message, ErrorNumber::Busy,
                      fmt::format("busy: {} calls may wait, with arguments of {} bytes; wait for "
                                  "an answer, or cancel one",
                                  kMaxWaitingCalls, service_.limits.of(Limit::MessageBytes)));
    }
  }

  Service& service_;
  Output output_;
  Calls calls_;  // last: its thread uses the others
};

}  // namespace

Ended serve(Service& service, int input, int output) {
  Server server(service, output);
  LineReader lines(input, output, service.limits.of(Limit::MessageBytes));
  std::string line;
  while (!server.failed()) {
    switch (lines.next(line)) {
      case LineReader::What::Line:
        if (!trimmed(line).empty()) server.take(line);
        break;
      case LineReader::What::TooLong:
        server.refuse_long_line();
        break;
      case LineReader::What::End:
        return server.finish(output);
      case LineReader::What::OutputGone:
        return Ended::OutputGone;
    }
  }
  return Ended::OutputGone;
}

}  // namespace deckle::app::mcp
