#pragma once
// Reading inputs and writing outputs. "-" is stdin or stdout; files are written completely or not
// at all.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/limits/limits.h"

namespace deckle::app {

// The name of an input in messages: the path, or "<stdin>".
[[nodiscard]] std::string display_name(const std::string& path);

// Of a file that the user named. NotFound: absent, a folder, or not readable. Limit: larger than
// `limit` of `limits`.
[[nodiscard]] Result<std::string> read_input(const std::string& path, Limit limit,
                                             const Limits& limits);

// A SlideSpec or IR, to be parsed as JSON, within the size limit of a spec. Malformed: it is a ZIP
// package, for which the JSON reader would report many unhelpful errors.
[[nodiscard]] Result<std::string> read_spec(const std::string& path, const Limits& limits);

// Writes the file completely or not at all (slidespec/system/atomic_file.h); "-" writes to stdout.
// CannotWrite otherwise.
[[nodiscard]] Result<void> write_output(const std::string& path, std::string_view bytes);

// Whether `out` is a folder for outputs (docs/contracts.md, "The command line"): it is a directory,
// ends in '/', or there are several inputs. Nothing is none.
[[nodiscard]] bool means_folder(const std::vector<std::string>& inputs, const std::string& out);

// The output path for each input: `out` itself, or a file in it, named after the input, with the
// extension `ending`; if `out` is empty, a file beside the input, which is not stdin. Creates
// nothing. CannotWrite when two outputs would have the same name, or several outputs would be
// written to stdout.
[[nodiscard]] Result<std::vector<std::string>> output_paths(const std::vector<std::string>& inputs,
                                                            const std::string& out,
                                                            const std::string& ending);

// Creates the folder and its parents unless it exists. CannotWrite otherwise.
[[nodiscard]] Result<void> make_folder(const std::string& path);

[[nodiscard]] std::string folder_of(const std::string& path);  // "." for a bare name and for stdin

}  // namespace deckle::app
