#pragma once
// Finds a helper program that is installed with deckle.

#include <string>
#include <string_view>
#include <vector>

namespace deckle {

// Every place it may be, the likeliest first: beside the running program; beside the shared library
// that holds this code, if it is in one; the libexec folder of the installation that either belongs
// to; the libexec folder compiled in. Absolute paths. PATH is never searched, nor the current folder.
[[nodiscard]] std::vector<std::string> helper_places(std::string_view name);

// The first of them that is a file and may be run; "" where none is.
[[nodiscard]] std::string find_helper(std::string_view name);

// The folder of an installation that helpers are put into: "/usr/local/libexec/deckle".
[[nodiscard]] std::string helper_folder();

}  // namespace deckle
