#include "measure/chrome/browser.h"

#include <cstdlib>
#include <iterator>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>

#include "measure/chrome/devtools.h"
#include "measure/chrome/snapshot.h"
#include "measure/messages/tr.h"
#include "slidespec/core/base64.h"
#include "slidespec/system/piped_program.h"

namespace deckle::measure {
namespace {

using Json = nlohmann::json;

// The ascents of fonts, as laid out: the distance from the top of a text's rectangle to the foot of an
// empty inline block, which is on the baseline.
constexpr const char* kAscents = R"((fonts => {
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;left:0;top:0;white-space:pre;line-height:normal';
  document.body.append(box);
  const found = fonts.map(font => {
    box.innerHTML = 'x<span style="display:inline-block;width:0;height:0"></span>';
    box.style.font = font;
    const range = document.createRange();
    range.selectNodeContents(box.firstChild);
    return box.lastChild.getBoundingClientRect().bottom - range.getBoundingClientRect().top;
  });
  box.remove();
  return found;
}))";

constexpr const char* kFontsReady = "document.fonts.ready.then(() => document.fonts.size)";

Result<std::string> program_of(const BrowserOptions& options) {
  const char* named = std::getenv("DECKLE_CHROME");
  const bool from_environment = options.program.empty() && named != nullptr && *named != '\0';
  const std::string wanted = from_environment ? named : options.program;
  if (!wanted.empty()) {
    std::string found = find_program({wanted});
    if (!found.empty()) return found;
    return fail(ErrorCode::NotFound,
                from_environment
                    ? tr("there is no program \"{}\", which DECKLE_CHROME names", wanted)
                    : tr("there is no program \"{}\"", wanted));
  }
  std::string found = find_program({std::begin(kBrowserNames), std::end(kBrowserNames)});
  if (!found.empty()) return found;
  return fail(ErrorCode::NotFound,
              tr("no Chromium is installed: none of chromium, chromium-browser and google-chrome is "
                 "in PATH, and DECKLE_CHROME names none"));
}

// A program that is not Chromium may answer with other types than the protocol has.
template <typename Work>
auto understood(const Work& work) -> decltype(work()) {
  try {
    return work();
  } catch (const Json::exception&) {
    return fail(ErrorCode::Internal, tr("Chromium answered with something unexpected"));
  }
}

}  // namespace

struct Browser::State {
  std::mutex mutex;  // of all below
  std::unique_ptr<DevTools> tools;
  std::string program, version, frame;
  std::map<std::string, double> ascents;  // by font

  Result<Json> evaluate(const std::string& expression) {
    auto answer = tools->call(
        "Runtime.evaluate",
        {{"expression", expression}, {"returnByValue", true}, {"awaitPromise", true}});
    if (!answer) return answer;
    if (answer->contains("exceptionDetails"))
      return fail(ErrorCode::Internal, tr("Chromium refused {}: {}", "Runtime.evaluate",
                                          answer->at("exceptionDetails").value("text", "")));
    return answer->value("result", Json::object()).value("value", Json());
  }

  Result<void> load(const std::string& html) {
    auto set = tools->call("Page.setDocumentContent", {{"frameId", frame}, {"html", html}});
    if (!set) return tl::unexpected<Error>(set.error());
    // Only faces that the page itself holds take time; those of the machine are there at once.
    if (html.find("@font-face") == std::string::npos) return {};
    auto ready = evaluate(kFontsReady);
    if (!ready) return tl::unexpected<Error>(ready.error());
    return {};
  }

  Result<void> learn_ascents(const Snapshot& snapshot) {
    std::set<std::string> unknown;
    for (const auto& fonts : snapshot.fonts) {
      for (const std::string& font : fonts) {
        if (ascents.count(font) == 0) unknown.insert(font);
      }
    }
    if (unknown.empty()) return {};
    auto found = evaluate(std::string(kAscents) + '(' + Json(unknown).dump() + ')');
    if (!found) return tl::unexpected<Error>(found.error());
    if (!found->is_array() || found->size() != unknown.size())
      return fail(ErrorCode::Internal, tr("Chromium answered with something unexpected"));
    std::size_t i = 0;
    for (const std::string& font : unknown) ascents[font] = found->at(i++).get<double>();
    return {};
  }
};

Browser::Browser() : state_(std::make_unique<State>()) {}
Browser::~Browser() = default;

const std::string& Browser::version() const { return state_->version; }
const std::string& Browser::program() const { return state_->program; }

Result<std::shared_ptr<Browser>> Browser::open(const BrowserOptions& options) {
  return understood([&]() -> Result<std::shared_ptr<Browser>> {
    const auto program = program_of(options);
    if (!program) return tl::unexpected<Error>(program.error());
    const auto doing = [&program](Error error) {
      return while_doing(tr("starting {}", *program), std::move(error));
    };
    std::shared_ptr<Browser> browser(new Browser);
    State& state = *browser->state_;
    state.program = *program;
    auto tools = DevTools::start(*program, options.call_limit);
    if (!tools) return tl::unexpected<Error>(doing(tools.error()));
    state.tools = std::move(*tools);
    auto version = state.tools->call("Browser.getVersion", Json::object());
    if (!version) return tl::unexpected<Error>(doing(version.error()));
    state.version = version->value("product", std::string());
    if (state.version.starts_with("Headless")) state.version.erase(0, 8);
    if (auto page = state.tools->open_page(); !page) return tl::unexpected<Error>(doing(page.error()));
    // Also for what the flags cannot reach: a page has no network.
    for (const auto& [method, parameters] :
         std::initializer_list<std::pair<const char*, Json>>{
             {"Page.enable", Json::object()},
             {"Network.enable", Json::object()},
             {"Network.emulateNetworkConditions",
              {{"offline", true}, {"latency", 0}, {"downloadThroughput", 0}, {"uploadThroughput", 0}}},
             {"Emulation.setDeviceMetricsOverride",
              {{"width", 1280}, {"height", 720}, {"deviceScaleFactor", 1}, {"mobile", false}}}}) {
      auto set = state.tools->call(method, parameters);
      if (!set) return tl::unexpected<Error>(doing(set.error()));
    }
    auto tree = state.tools->call("Page.getFrameTree", Json::object());
    if (!tree) return tl::unexpected<Error>(doing(tree.error()));
    state.frame = tree->value(Json::json_pointer("/frameTree/frame/id"), std::string());
    return browser;
  });
}

Result<PageMeasurement> Browser::measure(const std::string& html) const {
  return understood([&]() -> Result<PageMeasurement> {
    const std::scoped_lock lock(state_->mutex);
    if (auto loaded = state_->load(html); !loaded) return tl::unexpected<Error>(loaded.error());
    auto answer = state_->tools->call("DOMSnapshot.captureSnapshot", snapshot_parameters());
    if (!answer) return tl::unexpected<Error>(answer.error());
    auto snapshot = read_snapshot(*answer);
    if (!snapshot) return tl::unexpected<Error>(snapshot.error());
    if (auto learnt = state_->learn_ascents(*snapshot); !learnt)
      return tl::unexpected<Error>(learnt.error());
    for (std::size_t e = 0; e < snapshot->page.elements.size(); ++e) {
      std::vector<PageText>& texts = snapshot->page.elements[e].texts;
      for (std::size_t t = 0; t < texts.size(); ++t)
        texts[t].ascent = state_->ascents[snapshot->fonts[e][t]];
    }
    return std::move(snapshot->page);
  });
}

Result<std::string> Browser::picture(const std::string& html, int width, int height) const {
  return understood([&]() -> Result<std::string> {
    const std::scoped_lock lock(state_->mutex);
    if (auto loaded = state_->load(html); !loaded) return tl::unexpected<Error>(loaded.error());
    auto answer = state_->tools->call(
        "Page.captureScreenshot",
        {{"format", "png"},
         {"captureBeyondViewport", true},
         {"clip", {{"x", 0}, {"y", 0}, {"width", width}, {"height", height}, {"scale", 1}}}});
    if (!answer) return tl::unexpected<Error>(answer.error());
    return decode_base64(answer->value("data", std::string()));
  });
}

}  // namespace deckle::measure
