#include "app/usage.h"

#include <algorithm>
#include <filesystem>

#include "app/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::app {
namespace fs = std::filesystem;
namespace {

// Absolute, with links resolved as far as the path exists.
fs::path resolved(const std::string& path) {
  std::error_code ec;
  const fs::path absolute = fs::absolute(path, ec);
  if (ec) return fs::path(path).lexically_normal();
  fs::path canonical = fs::weakly_canonical(absolute, ec);
  return ec ? absolute.lexically_normal() : canonical;
}

bool is_special(const std::string& path) {
  std::error_code ec;
  const fs::file_status status = fs::status(path, ec);
  return fs::exists(status) && !fs::is_regular_file(status);
}

// `path` with another extension.
std::string renamed(const std::string& path, const char* extension) {
  return fs::path(path).replace_extension(extension).string();
}

bool same_file(const std::string& a, const std::string& b) {
  if (a.empty() || b.empty() || is_special(a) || is_special(b)) return false;
  std::error_code ec;
  return resolved(a) == resolved(b) || fs::equivalent(a, b, ec);
}

void refuse_if_same(const NamedFile& written, const NamedFile& other) {
  if (written.path == "-" || other.path == "-" || !same_file(written.path, other.path)) return;
  throw UsageError(tr("{} {} is the same file as {} {}; nothing was written", written.as, written.path,
                       other.as, other.path));
}

}  // namespace

bool reads_stdin(const std::vector<std::string>& inputs) {
  return std::find(inputs.begin(), inputs.end(), "-") != inputs.end();
}

void refuse_repeated_stdin(const std::vector<std::string>& inputs) {
  if (std::count(inputs.begin(), inputs.end(), "-") > 1)
    throw UsageError(tr("stdin (-) is given twice but can be read only once"));
}

std::vector<NamedFile> named(const Message& as, const std::vector<std::string>& paths) {
  std::vector<NamedFile> files;
  for (const std::string& path : paths) files.push_back({as, path});
  return files;
}

std::string extension_of(const std::string& path) {
  return is_special(path) ? "" : ascii_lower(fs::path(path).extension().string());
}

void require_deck_name(const std::string& option, const std::string& path) {
  if (path.empty() || path == "-" || path.ends_with('/') || is_special(path)) return;
  const std::string extension = extension_of(path);
  if (extension == ".pptx") return;
  const std::string better = renamed(path, ".pptx");
  throw UsageError(extension.empty()
                       ? tr("{} {}: a deck is a .pptx file; name it {}, or {}/ for a folder",
                            option, path, better, path)
                       : tr("{} {}: a deck is a .pptx file; name it {}", option, path, better));
}

void require_json_name(const std::string& option, const std::string& path) {
  const std::string extension = path == "-" ? "" : extension_of(path);
  if (extension.empty() || extension == ".json") return;
  throw UsageError(
      tr("{} {}: the result is JSON; name it {}", option, path, renamed(path, ".json")));
}

void require_html_name(const std::string& option, const std::string& path) {
  const std::string extension = path == "-" ? ".html" : extension_of(path);
  if (extension == ".html" || extension == ".htm") return;
  throw UsageError(
      tr("{} {}: the report is an HTML page; name it {}", option, path, renamed(path, ".html")));
}

void refuse_shared_files(const std::vector<NamedFile>& read,
                         const std::vector<NamedFile>& written) {
  const NamedFile* to_stdout = nullptr;
  for (std::size_t i = 0; i < written.size(); ++i) {
    if (written[i].path == "-") {
      if (to_stdout != nullptr)
        throw UsageError(
            tr("{} and {} cannot both be written to stdout (-)", to_stdout->as, written[i].as));
      to_stdout = &written[i];
    }
    for (const NamedFile& input : read) refuse_if_same(written[i], input);
    for (std::size_t k = 0; k < i; ++k) refuse_if_same(written[i], written[k]);
  }
}

}  // namespace deckle::app
