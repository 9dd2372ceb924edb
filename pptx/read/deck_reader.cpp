#include "pptx/read/deck_reader.h"

#include <set>
#include <utility>

#include "pptx/messages/tr.h"
#include "pptx/read/notes.h"
#include "pptx/read/package_facts.h"
#include "pptx/read/slide.h"
#include "slidespec/core/ascii.h"
#include "slidespec/core/cancellation.h"

namespace deckle::pptx {

namespace {

Diagnostic unreadable_slide(const Error& error, int number, const std::string& slide_id) {
  Diagnostic finding;
  finding.rule = "unreadable-slide";
  finding.at.slide_id = slide_id;
  finding.at.part = error.where.english();
  finding.message = tr("slide {} cannot be read: {}", number, error.message);
  finding.hint = tr("open the file in PowerPoint, have it repaired, and save it again");
  return finding;
}

}  // namespace

Result<ReadDeck> read_deck(const ooxml::Package& package, const std::string& name, Budget& budget) {
  const Result<Presentation> presentation = read_presentation(package, name, budget);
  if (!presentation) return tl::unexpected(presentation.error());
  ReadDeck out;
  out.page = presentation->page;
  Result<PackageFacts> facts = read_package_facts(package, *presentation, budget);
  if (!facts) return tl::unexpected(facts.error());
  out.facts = std::move(*facts);

  const std::vector<std::string> ids = slide_names(presentation->slides);
  SlideIds by_part;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const std::string& part = presentation->slides[i].part;
    if (!part.empty()) by_part.emplace(ascii_lower(part), ids[i]);
  }

  const Result<ooxml::TableStyles> table_styles =
      ooxml::TableStyles::read(package, presentation->part, budget);
  if (!table_styles) return tl::unexpected(table_styles.error());
  PartPictures pictures(package, budget.limits());
  FileContext file{package, budget, *table_styles, pictures};
  Sheets sheets(package, presentation->defaults(), budget, Coordinates::Lenient);
  SlideReader reader(*presentation, sheets, by_part, file);
  const Result<CommentAuthors> authors = read_comment_authors(file, presentation->part);
  if (!authors) return tl::unexpected(authors.error());
  for (std::size_t i = 0; i < ids.size(); ++i) {
    check_cancelled();
    const std::string& part = presentation->slides[i].part;
    const int number = static_cast<int>(i) + 1;
    Result<SlideIr> slide =
        part.empty() ? fail(ErrorCode::Malformed, tr("it has no part"), presentation->part)
                     : reader.read(part, ids[i], number);
    if (!slide && slide.error().code == ErrorCode::Limit) return tl::unexpected(slide.error());
    if (!slide) {
      out.findings.push_back(unreadable_slide(slide.error(), number, ids[i]));
      continue;
    }
    if (Result<void> ok = read_comments(file, part, ids[i], *authors, out.facts.comments); !ok)
      return tl::unexpected(ok.error());
    out.slides.push_back(std::move(*slide));
  }
  out.facts.charts = std::move(file.charts);
  out.facts.slides = std::move(file.slides);
  out.facts.notes = std::move(file.notes);
  return out;
}

}  // namespace deckle::pptx
