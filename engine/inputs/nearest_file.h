#pragma once
// The file that a mistyped name may have meant. Only names are read, and only of the folders in
// which the file was looked for.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"

namespace deckle::engine {

inline constexpr std::string_view kTemplateEndings[] = {".pptx", ".potx"};
inline constexpr std::string_view kPresentationEndings[] = {".pptx", ".potx", ".ppsx",
                                                            ".pptm", ".potm", ".ppsm"};

// The names, less the ending, of the files in `folder` that end in one of `endings`, in
// alphabetical order. Empty if the folder cannot be read, or is so large that looking would take
// long.
[[nodiscard]] std::vector<std::string> names_in(const std::string& folder,
                                                std::span<const std::string_view> endings);

// `error`; if it is NotFound, `path` does not exist, and a file of nearly its name is in the same
// folder or in `other_folder` (unless that is empty), with that file's path added to the message.
[[nodiscard]] Error with_nearest_file(Error error, const std::string& path,
                                      std::span<const std::string_view> endings,
                                      const std::string& other_folder = {});

}  // namespace deckle::engine
