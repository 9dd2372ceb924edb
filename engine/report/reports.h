#pragma once
// The report of one build, or of several in one document, in any format (docs/report.md).

#include <string>
#include <vector>

#include "engine/pipeline/engine.h"
#include "slidespec/core/api.h"
#include "slidespec/core/message.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/report/report.h"
#include "slidespec/report/slide_pictures.h"

namespace deckle::engine {

enum class ReportFormat { Text, Json, Html, Sarif, Junit };

struct ReportOptions {
  Severity threshold = Severity::Error;  // the lowest severity that fails a deck
  Language people = Language::English;   // of Text and Html
  Language data = Language::English;     // of Json, Sarif and Junit
  bool color = false;                    // Text: ANSI colours
  bool verbose = false;                  // Text: also notes and traces
  bool decks_only = false;               // Text: without inputs that have no deck
};

class DECKLE_API Reports {
 public:
  // `format` is the format that write() will be called with; other formats have no pictures.
  explicit Reports(ReportFormat format) : format_(format) {}

  // Takes the report of a build, also of one that has no deck. For Html it also draws the slides;
  // the titles of marks are in `language`.
  void add(Built built, Language language = Language::English);

  // The same for a report that has no pictures: of a presentation that was checked.
  void add(Report report);
  // With pictures of its slides, or of the layouts of a template; none for other formats than Html.
  void add(Report report, std::vector<std::string> pictures);
  // A presentation that was fixed, with the pictures of those of its slides before that were
  // changed.
  void add(Built fixed, const Built& before, Language language = Language::English);

  [[nodiscard]] const std::vector<Report>& all() const { return reports_; }
  [[nodiscard]] ReportFormat format() const { return format_; }

  // One document in UTF-8: text, JSON, HTML or XML.
  [[nodiscard]] std::string write(ReportFormat format, const ReportOptions& options = {}) const;
  // The findings alone as JSON, one on a line, the most severe first.
  [[nodiscard]] std::string write_brief(Language language = Language::English) const;

 private:
  ReportFormat format_;
  std::vector<Report> reports_;
  std::vector<SlidePictures> pictures_;  // Html only
};

}  // namespace deckle::engine
