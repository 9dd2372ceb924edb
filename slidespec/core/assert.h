#pragma once
// DECKLE_ASSERT(condition, message): the code is wrong. Checked in every build; throws
// AssertionFailed, which ends the call at its outermost boundary (a slide's repair, a command) and
// not the program that deckle is a part of. Not for destructors and noexcept functions.

#include <stdexcept>
#include <string>

namespace deckle {

// what() is "slidespec/json/json_writer.cpp:63: message (condition)", the path from the top of the
// source tree.
class AssertionFailed : public std::logic_error {
 public:
  AssertionFailed(const char* file, int line, const char* condition, const char* message);

  [[nodiscard]] const std::string& file() const { return file_; }
  [[nodiscard]] int line() const { return line_; }
  [[nodiscard]] const std::string& condition() const { return condition_; }
  [[nodiscard]] const std::string& message() const { return message_; }

 private:
  std::string file_, condition_, message_;
  int line_;
};

// Throws; out of line, so that an assertion costs its condition and a call.
[[noreturn]] void assertion_failed(const char* file, int line, const char* condition,
                                   const char* message);

}  // namespace deckle

#define DECKLE_ASSERT(condition, message)                                          \
  do {                                                                             \
    if (!(condition))                                                              \
      ::deckle::assertion_failed(__FILE__, __LINE__, #condition, message);         \
  } while (false)
