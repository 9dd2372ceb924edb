#include "render/html/css_fonts.h"

#include <fmt/format.h>

#include <algorithm>

#include "render/svg/svg_writer.h"
#include "slidespec/core/base64.h"
#include "slidespec/system/input_file.h"

namespace deckle::render {
namespace {

std::string quoted(const std::string& family) {
  std::string out = "'";
  for (const char c : family) {
    // What could end the string or the style attribute has no place in a name.
    if (static_cast<unsigned char>(c) < 0x20 || c == '<' || c == '>' || c == '"' || c == '&') continue;
    if (c == '\'' || c == '\\') out += '\\';
    out += c;
  }
  return out + "'";
}

// `folder` may be the file itself.
bool is_within(const std::string& path, const std::string& folder) {
  if (path == folder) return true;
  return !folder.empty() && path.starts_with(folder) &&
         (folder.back() == '/' || (path.size() > folder.size() && path[folder.size()] == '/'));
}

}  // namespace

CssFonts::Candidate CssFonts::candidate(const measure::ResolvedFace& resolved) {
  const measure::FontFile* file = resolved.face->file();
  // A table or a metrics pack: no face to draw with.
  if (file == nullptr || !file->has_outlines()) return {resolved.face, "sans-serif"};
  const std::string& path = file->path();
  const bool from_folder = std::any_of(fonts_.folders.begin(), fonts_.folders.end(),
                                       [&path](const auto& f) { return is_within(path, f); });
  if (!from_folder) return {resolved.face, quoted(resolved.use.used)};
  if (const auto known = names_.find(path); known != names_.end())
    return {resolved.face, known->second};
  auto bytes = read_file(path, Limit::FontBytes, Limits{}, FoundBy::Deckle);
  // Of a collection CSS can name no face but the first.
  if (!bytes || bytes->starts_with("ttcf")) return {resolved.face, quoted(resolved.use.used)};
  const std::string family = fmt::format("'deckle-{}'", names_.size() + 1);
  names_.emplace(path, family);
  declared_.emplace(
      path, fmt::format("@font-face{{font-family:{};font-weight:1 1000;src:url(data:font/ttf;base64,{})}}\n",
                        family, encode_base64(*bytes)));
  return {resolved.face, family};
}

CssFonts::Candidates CssFonts::of_style(const RunStyle& style) {
  Candidates out;
  for (const std::string* name : {&style.fonts.latin, &style.fonts.ea, &style.fonts.cs}) {
    const bool named = !name->empty() && name->front() != '+';
    if (!named && !out.empty()) continue;
    const Candidate found =
        candidate(fonts_.catalog.resolve(named ? *name : measure::kDefaultLatin, style.bold, style.italic));
    const bool known = std::any_of(out.begin(), out.end(),
                                   [&found](const Candidate& c) { return c.face == found.face; });
    if (!known) out.push_back(found);
  }
  return out;
}

void CssFonts::add_fallback(const measure::ItemCluster& cluster, const RunStyle& style,
                            Candidates& candidates) {
  const bool known =
      std::any_of(candidates.begin(), candidates.end(),
                  [&cluster](const Candidate& c) { return c.face == cluster.face; });
  if (known) return;
  Candidate found = candidate(
      fonts_.catalog.fallback(cluster.text.first, style.lang, style.bold, style.italic));
  if (found.face == cluster.face) candidates.push_back(std::move(found));
}

std::string CssFonts::list(const Candidates& candidates, const measure::Face* first) {
  std::string out;
  for (const Candidate& c : candidates) {
    if (c.face == first) out += c.family + ',';
  }
  for (const Candidate& c : candidates) {
    if (c.face != first) out += c.family + ',';
  }
  return out + "sans-serif";
}

const measure::Face* CssFonts::chosen(const Candidates& candidates, char32_t c) {
  for (const Candidate& candidate : candidates) {
    if (candidate.face->advance(c).coverage != measure::Coverage::Absent) return candidate.face;
  }
  return nullptr;
}

std::string CssFonts::rules() const {
  std::string out;
  for (const auto& [path, rule] : declared_) out += rule;
  return out;
}

}  // namespace deckle::render
