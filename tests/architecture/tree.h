#pragma once
// The source tree as the architecture tests see it.

#include <filesystem>
#include <string>
#include <vector>

namespace deckle::test {

struct SourceFile {
  std::string path;                             // relative to the source folder, with '/'
  std::string text;                             // its bytes
  [[nodiscard]] std::string top() const;        // first component: the room, or the file itself
  [[nodiscard]] std::string extension() const;  // with the dot
};

// Every file of the tree in sorted order, without build/, out/, hidden folders and Python caches.
// `.ci` is read. Files over 4 MiB and binary files (a NUL byte) come with empty text.
[[nodiscard]] const std::vector<SourceFile>& source_files();

struct Include {
  int line = 0;      // 1-based
  std::string path;  // between the quotes
};
// The #include "…" lines of a C++ file, in order; those in <> are the libraries'.
[[nodiscard]] std::vector<Include> quoted_includes(const std::string& text);

}  // namespace deckle::test
