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

// A SlideSpec (or IR) to be read as JSON; within the limits of a spec. Malformed: it is a ZIP
// package, which the reader of JSON would only answer with one error after another.
[[nodiscard]] Result<std::string> read_spec(const std::string& path);

// Whole or not at all (slidespec/system/atomic_file.h); "-" writes to stdout. CannotWrite otherwise.
[[nodiscard]] Result<void> write_output(const std::string& path, std::string_view bytes);

// Whether outputs go below `out` (docs/contracts.md, "The command line"): it is a directory, ends
// in '/', or there are several inputs.
[[nodiscard]] bool means_folder(const std::vector<std::string>& inputs, const std::string& out);

// Where the output for each input goes: `out` itself, or below it, named after the input, with
// `ending`. Only the names: nothing is made. CannotWrite when two inputs would share a name, or
// several outputs would go to stdout.
[[nodiscard]] Result<std::vector<std::string>> output_paths(const std::vector<std::string>& inputs,
                                                            const std::string& out,
                                                            const std::string& ending);

// With the folders above it, unless it is there. CannotWrite otherwise.
[[nodiscard]] Result<void> make_folder(const std::string& path);

[[nodiscard]] std::string folder_of(const std::string& path);  // "." for a bare name and for stdin

}  // namespace deckle::app
