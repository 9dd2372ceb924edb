#include "slidespec/core/assert.h"

#include <string_view>

namespace deckle {
namespace {

// The compiler is given absolute paths; that of this file shows where the source tree begins.
std::string from_source_root(std::string_view file) {
  constexpr std::string_view kHere = __FILE__, kName = "slidespec/core/assert.cpp";
  if (kHere.ends_with(kName) && file.starts_with(kHere.substr(0, kHere.size() - kName.size())))
    file.remove_prefix(kHere.size() - kName.size());
  return std::string(file);
}

}  // namespace

AssertionFailed::AssertionFailed(const char* file, int line, const char* condition,
                                 const char* message)
    : std::logic_error(from_source_root(file) + ":" + std::to_string(line) + ": " + message + " (" +
                       condition + ")"),
      file_(from_source_root(file)),
      condition_(condition),
      message_(message),
      line_(line) {}

void assertion_failed(const char* file, int line, const char* condition, const char* message) {
  throw AssertionFailed(file, line, condition, message);
}

}  // namespace deckle
