#include "app/console.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>

#include "qc/report/report_writer.h"

namespace deckle::app {

Status worse(Status a, Status b) {
  static constexpr Status kOrder[] = {Status::Clean,    Status::Findings, Status::Usage,
                                      Status::NotFound, Status::Invalid,  Status::CannotWrite,
                                      Status::Internal};
  const auto rank = [](Status s) { return std::find(std::begin(kOrder), std::end(kOrder), s); };
  return rank(a) < rank(b) ? b : a;
}

Status status_of(const Error& error) {
  switch (error.code) {
    case ErrorCode::Malformed:
    case ErrorCode::Limit:
      return Status::Invalid;
    case ErrorCode::NotFound:
      return Status::NotFound;
    case ErrorCode::CannotWrite:
      return Status::CannotWrite;
    case ErrorCode::Internal:
      return Status::Internal;
  }
  return Status::Internal;
}

bool Console::colored(int file_descriptor) const {
  if (color == "always") return true;
  if (color == "never" || std::getenv("NO_COLOR") != nullptr) return false;
  return isatty(file_descriptor) == 1;
}

void Console::print(const DiagnosticSink& diagnostics) const {
  const qc::TextStyle style{colored(STDERR_FILENO), verbose};
  for (const Diagnostic& d : diagnostics) {
    if (d.severity == Severity::Note && !verbose) continue;
    if (d.severity != Severity::Error && quiet) continue;
    std::fputs(qc::text_line(d, style).c_str(), stderr);
  }
}

void Console::error(const Error& error, const std::string& hint) const {
  std::fprintf(stderr, "deckle: %s\n", to_string(error).c_str());
  if (!hint.empty()) std::fprintf(stderr, "    %s\n", hint.c_str());
}

void Console::info(const std::string& line) const {
  if (!quiet) std::fprintf(stderr, "%s\n", line.c_str());
}

void Console::reason(const std::string& line) const {
  std::fprintf(stderr, "deckle: %s\n", line.c_str());
}

void Console::progress(const std::string& what, int done, int total) const {
  if (quiet || isatty(STDERR_FILENO) != 1) return;
  std::fprintf(stderr, "\r\x1b[K%s: slide %d of %d", what.c_str(), done, total);
  std::fflush(stderr);
}

void Console::end_progress() const {
  if (quiet || isatty(STDERR_FILENO) != 1) return;
  std::fputs("\r\x1b[K", stderr);
}

}  // namespace deckle::app
