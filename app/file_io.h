#pragma once
// Reading inputs and writing outputs: "-" is stdin or stdout, files appear whole or not at all.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"

namespace deckle::app {

// What messages call an input: the path, or "<stdin>".
[[nodiscard]] std::string display_name(const std::string& path);

// NotFound: absent, a folder, or not readable. Limit: larger than `max_bytes`.
[[nodiscard]] Result<std::string> read_input(const std::string& path, std::uint64_t max_bytes);

// Written beside the target and renamed; "-" writes to stdout. CannotWrite otherwise.
[[nodiscard]] Result<void> write_output(const std::string& path, std::string_view bytes);

// Where the output for `input` goes (CONTRACTS): `out` itself, or below it when it is a directory,
// ends in
// '/', or there are several inputs; then it is named after the input, with `ending`. CannotWrite
// when two inputs would share a name, or the directory cannot be made.
[[nodiscard]] Result<std::vector<std::string>> output_paths(const std::vector<std::string>& inputs,
                                                            const std::string& out,
                                                            const std::string& ending);

[[nodiscard]] std::string folder_of(const std::string& path);  // "." for a bare name and for stdin
[[nodiscard]] bool exists(const std::string& path);

}  // namespace deckle::app
