#include "app/console.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>

#include "app/messages/tr.h"
#include "engine/pipeline/engine.h"
#include "qc/report/report_writer.h"
#include "slidespec/core/display.h"

namespace deckle::app {

Status worse(Status a, Status b) {
  static constexpr Status kOrder[] = {Status::Clean,    Status::Findings, Status::Usage,
                                      Status::NotFound, Status::Invalid,  Status::CannotWrite,
                                      Status::Internal};
  const auto rank = [](Status s) { return std::find(std::begin(kOrder), std::end(kOrder), s); };
  return rank(a) < rank(b) ? b : a;
}

Status status_of(engine::Outcome outcome) {
  switch (outcome) {
    case engine::Outcome::Built:
      return Status::Clean;
    case engine::Outcome::Invalid:
      return Status::Invalid;
    case engine::Outcome::NotFound:
      return Status::NotFound;
    case engine::Outcome::CannotWrite:
      return Status::CannotWrite;
    case engine::Outcome::Internal:
    case engine::Outcome::Cancelled:
      break;
  }
  return Status::Internal;
}

Status status_of(const Error& error) { return status_of(engine::outcome_of(error)); }

Language Console::language() const {
  if (!lang.empty()) return lang == "ko" ? Language::Korean : Language::English;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    return std::string_view(value).starts_with("ko") ? Language::Korean : Language::English;
  }
  return Language::English;
}

Language Console::data_language() const {
  return lang == "ko" ? Language::Korean : Language::English;
}

std::string Console::help(std::string_view text) const {
  return language() == Language::English ? std::string(text) : tr.entry(text).in(language());
}

bool Console::colored(int file_descriptor) const {
  if (color == "always") return true;
  if (color == "never" || std::getenv("NO_COLOR") != nullptr) return false;
  return isatty(file_descriptor) == 1;
}

void Console::print(const DiagnosticSink& diagnostics) const {
  const qc::TextStyle style{colored(STDERR_FILENO), verbose, language()};
  for (const Diagnostic& d : diagnostics) {
    if (d.severity == Severity::Note && !verbose) continue;
    if (d.severity != Severity::Error && quiet) continue;
    std::fputs(qc::text_line(d, style).c_str(), stderr);
  }
}

void Console::error(const Error& error, const Message& hint) const {
  std::fprintf(stderr, "deckle: %s\n", display_message(message_of(error), language()).c_str());
  if (!hint.empty()) std::fprintf(stderr, "    %s\n", display_message(hint, language()).c_str());
}

void Console::info(const Message& line) const {
  if (!quiet) std::fprintf(stderr, "%s\n", display_message(line, language()).c_str());
}

void Console::reason(const Message& line) const {
  std::fprintf(stderr, "deckle: %s\n", display_message(line, language()).c_str());
}

namespace {

bool shows_progress() {
  static const bool kTerminal = isatty(STDERR_FILENO) == 1;
  return kTerminal;
}

}  // namespace

namespace {

void show_progress(const Message& line, Language language) {
  std::fprintf(stderr, "\r\x1b[K%s", display_message(line, language).c_str());
  std::fflush(stderr);
}

}  // namespace

void Console::progress(const std::string& what, int done, int total) const {
  if (quiet || !shows_progress()) return;
  show_progress(tr("{}: slide {} of {}", what, done, total), language());
}

void Console::progress_of_files(const std::string& what, std::size_t done,
                                std::size_t total) const {
  if (quiet || !shows_progress() || total < 2) return;
  show_progress(tr("{}: file {} of {}", what, done, total), language());
}

void Console::end_progress() const {
  if (quiet || !shows_progress()) return;
  std::fputs("\r\x1b[K", stderr);
}

Message counted_slides(std::size_t count) {
  return count == 1 ? tr("{} slide", count) : tr("{} slides", count);
}

}  // namespace deckle::app
