// The C interface over Engine. No exception leaves a function: exceptions become DECKLE_INTERNAL.

#include "engine/c/deckle.h"

#include <algorithm>
#include <cstddef>
#include <exception>
#include <functional>
#include <new>
#include <string>
#include <string_view>
#include <utility>

#include "engine/c/options_json.h"
#include "engine/messages/tr.h"
#include "engine/options/version.h"
#include "engine/pipeline/engine.h"
#include "engine/report/reports.h"
#include "qc/report/report_writer.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/display.h"

using namespace deckle;
using namespace deckle::engine;

struct deckle_engine {
  Engine engine;
};

struct deckle_result {
  deckle_status status = DECKLE_INTERNAL;
  std::string package, report, findings = "[]", error;
  Language language = Language::English;  // of `error`

  // Leaves nothing but an error.
  void fail(deckle_status why, const Message& message) {
    const Language spoken = language;
    *this = {};
    status = why;
    error = display_message(message, spoken);
  }
};

namespace {

std::string_view text_of(const char* bytes, std::size_t size) {
  return bytes == nullptr ? std::string_view{} : std::string_view{bytes, size};
}

deckle_status status_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::Built:
      return DECKLE_CLEAN;
    case Outcome::Invalid:
      return DECKLE_INVALID;
    case Outcome::NotFound:
      return DECKLE_NOT_FOUND;
    case Outcome::CannotWrite:
      return DECKLE_CANNOT_WRITE;
    case Outcome::Cancelled:
      return DECKLE_CANCELLED;
    case Outcome::Internal:
      break;
  }
  return DECKLE_INTERNAL;
}

// Runs `work`, which fills a result and returns its status, and passes the result to the caller.
// `out` may be NULL; then only the status is returned.
template <typename Work>
deckle_status answered(deckle_result** out, const Work& work) noexcept {
  if (out != nullptr) *out = nullptr;
  auto* result = new (std::nothrow) deckle_result;
  if (result == nullptr) return DECKLE_INTERNAL;
  try {
    try {
      result->status = work(*result);
    } catch (const Cancelled&) {
      result->fail(DECKLE_CANCELLED, tr("the build was cancelled"));
    } catch (const std::bad_alloc&) {
      result->fail(DECKLE_INTERNAL, tr("not enough memory"));
    } catch (const std::exception& e) {
      result->fail(DECKLE_INTERNAL, tr("internal error: {}", e.what()));
    }
  } catch (...) {  // no memory for the message, or an exception of the caller's
    result->error.assign("failed");  // short enough to be stored without memory
  }
  const deckle_status status = result->status;
  if (out != nullptr)
    *out = result;
  else
    delete result;
  return status;
}

deckle_status refused(deckle_result& result, const Message& why) {
  result.error = display_message(why, result.language);
  return DECKLE_USAGE;
}

// Invalid options: the findings list the errors, `error` is the first of them.
deckle_status refused(deckle_result& result, const DiagnosticSink& findings) {
  result.findings = qc::findings_json(findings);
  const Place& at = findings.front().at;
  return refused(result, tr("options: {}: {}", at.pointer, findings.front().message));
}

class CallerObserver final : public Observer {
 public:
  explicit CallerObserver(const deckle_observer& caller) : caller_(caller) {}

  void progress(int done, int total) override {
    if (caller_.progress != nullptr) caller_.progress(caller_.user, done, total);
  }
  [[nodiscard]] bool cancelled() const override {
    return caller_.cancelled != nullptr && caller_.cancelled(caller_.user) != 0;
  }
  // Empty when the caller has no function for shorter text.
  [[nodiscard]] std::function<Result<std::string>(const std::string&)> shorten() const {
    if (caller_.shorten == nullptr) return {};
    return [this](const std::string& question) -> Result<std::string> {
      std::size_t size = 0;
      const char* answer = caller_.shorten(caller_.user, question.data(), question.size(), &size);
      if (answer == nullptr) return fail(ErrorCode::NotFound, tr("no answer was returned"));
      return std::string(answer, size);
    };
  }

 private:
  const deckle_observer& caller_;
};

// Findings and error of a build without a deck.
deckle_status failed(deckle_result& result, const Built& built, Language language) {
  if (built.error) {
    result.error = display_message(message_of(*built.error), language);
  } else if (!built.findings.empty()) {
    const DiagnosticSink& all = built.findings;
    const auto first = std::find_if(all.begin(), all.end(), [](const Diagnostic& d) {
      return d.severity == Severity::Error;
    });
    result.error = display_message((first == all.end() ? all.front() : *first).message, language);
  }
  return status_of(built.outcome);
}

// Takes the report out of `built`; afterwards it has none.
void put_report(deckle_result& result, Built built, const c::CallOptions& call) {
  ReportOptions form;
  form.threshold = call.fail_on;
  form.people = form.data = call.language;
  form.verbose = true;
  Reports reports(call.report);
  reports.add(std::move(built), call.language);
  result.report = reports.write(call.report, form);
}

void put_findings(deckle_result& result, const Built& built, Language language) {
  DiagnosticSink all = built.findings;
  all.insert(all.end(), built.template_findings.begin(), built.template_findings.end());
  result.findings = qc::findings_json(all, language);
}

}  // namespace

int deckle_abi_version(void) { return DECKLE_ABI_VERSION; }

const char* deckle_version(void) { return version(); }

deckle_status deckle_engine_open(const char* options, size_t options_size, deckle_engine** engine,
                                 deckle_result** result) {
  if (engine != nullptr) *engine = nullptr;
  deckle_result* answer = nullptr;
  const deckle_status status = answered(&answer, [&](deckle_result& out) -> deckle_status {
    if (engine == nullptr) return refused(out, tr("the pointer for the engine is NULL"));
    DiagnosticSink sink;
    auto read = c::read_engine_options(text_of(options, options_size), sink);
    if (!read) return refused(out, sink);
    auto opened = Engine::open(std::move(*read));
    if (!opened) {
      out.error = display_message(message_of(opened.error()), Language::English);
      return status_of(outcome_of(opened.error()));
    }
    *engine = new deckle_engine{std::move(*opened)};
    return DECKLE_CLEAN;
  });
  if (status == DECKLE_CLEAN || result == nullptr) {
    deckle_result_free(answer);
    answer = nullptr;
  }
  if (result != nullptr) *result = answer;
  return status;
}

void deckle_engine_close(deckle_engine* engine) { delete engine; }

deckle_status deckle_build(const deckle_engine* engine, const char* spec, size_t spec_size,
                           const char* options, size_t options_size,
                           const deckle_observer* observer, deckle_result** result) {
  return answered(result, [&](deckle_result& out) -> deckle_status {
    if (engine == nullptr) return refused(out, tr("the engine is NULL"));
    DiagnosticSink sink;
    auto call = c::read_call_options(text_of(options, options_size), sink);
    if (!call) return refused(out, sink);
    out.language = call->language;
    if (observer != nullptr && observer->size < sizeof(deckle_observer))
      return refused(out, tr("the size of the observer is {}; it must be sizeof(deckle_observer), {}",
                             observer->size, sizeof(deckle_observer)));
    if (const auto checked = check_options(call->build); !checked)
      return refused(out, message_of(checked.error()));
    call->input.text = text_of(spec, spec_size);
    // A caller that is newer than the library has more members, which the library does not know.
    const deckle_observer caller = observer == nullptr ? deckle_observer{} : *observer;
    CallerObserver adapter(caller);
    call->build.shorten = adapter.shorten();
    Built built = engine->engine.build(call->input, call->build, adapter);
    put_findings(out, built, call->language);
    if (!built.ok()) {
      const deckle_status status = failed(out, built, call->language);
      if (!built.report.input.empty()) put_report(out, std::move(built), *call);
      return status;
    }
    const Cancellation cancellation([&adapter] { return adapter.cancelled(); });
    const CancellationScope scope(&cancellation);
    if (call->build.package == PackageWanted::Yes) {
      auto bytes = package_bytes(built, call->build.jobs);
      if (!bytes) {
        out.error = display_message(message_of(bytes.error()), call->language);
        return status_of(outcome_of(bytes.error()));
      }
      out.package = std::move(*bytes);
    }
    const bool pass = passes(built.report, call->fail_on);
    put_report(out, std::move(built), *call);
    return pass ? DECKLE_CLEAN : DECKLE_FINDINGS;
  });
}

deckle_status deckle_validate(const deckle_engine* engine, const char* spec, size_t spec_size,
                              const char* options, size_t options_size, deckle_result** result) {
  return answered(result, [&](deckle_result& out) -> deckle_status {
    if (engine == nullptr) return refused(out, tr("the engine is NULL"));
    DiagnosticSink sink;
    auto call = c::read_call_options(text_of(options, options_size), sink);
    if (!call) return refused(out, sink);
    out.language = call->language;
    call->input.text = text_of(spec, spec_size);
    Built checked = engine->engine.validate(call->input, call->build);
    put_findings(out, checked, call->language);
    const deckle_status status = checked.ok() ? DECKLE_CLEAN : failed(out, checked, call->language);
    put_report(out, std::move(checked), *call);
    return status;
  });
}

deckle_status deckle_result_status(const deckle_result* result) {
  return result == nullptr ? DECKLE_INTERNAL : result->status;
}

const char* deckle_result_package(const deckle_result* result) {
  return result == nullptr || result->package.empty() ? nullptr : result->package.data();
}
size_t deckle_result_package_size(const deckle_result* result) {
  return result == nullptr ? 0 : result->package.size();
}

const char* deckle_result_report(const deckle_result* result) {
  return result == nullptr ? "" : result->report.c_str();
}
size_t deckle_result_report_size(const deckle_result* result) {
  return result == nullptr ? 0 : result->report.size();
}

const char* deckle_result_findings(const deckle_result* result) {
  return result == nullptr ? "[]" : result->findings.c_str();
}
size_t deckle_result_findings_size(const deckle_result* result) {
  return result == nullptr ? 2 : result->findings.size();
}

const char* deckle_result_error(const deckle_result* result) {
  return result == nullptr ? "" : result->error.c_str();
}

void deckle_result_free(deckle_result* result) { delete result; }
