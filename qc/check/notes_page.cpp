#include "qc/check/notes_page.h"

#include "qc/messages/tr.h"

namespace deckle::qc {

namespace {

// In a reason for "not run"; the others are counted.
constexpr std::size_t kMaxNamedSlides = 10;

}  // namespace

const NotesFacts* notes_page(const FileContext& context, const FileSlide& slide) {
  return context.notes_of(slide.ir().slide_id);
}

std::vector<std::string> notes_texts(const FileContext& context, const FileSlide& slide) {
  std::vector<std::string> out;
  if (!slide.ir().notes.empty()) out.push_back(slide.ir().notes);
  if (const NotesFacts* page = notes_page(context, slide))
    out.insert(out.end(), page->others.begin(), page->others.end());
  return out;
}

Diagnostic notes_finding(std::string_view rule, Severity severity, const FileContext& context,
                         const FileSlide& slide, const Message& what) {
  Diagnostic d = file_finding(rule, severity, slide);
  if (const NotesFacts* page = notes_page(context, slide)) d.at.part = page->part;
  d.message = tr("notes of slide {}: {}", slide.number(), what);
  return d;
}

Message unread_notes(const FileContext& context) {
  std::string slides;
  std::size_t count = 0;
  for (const FileSlide& slide : context.slides()) {
    const NotesFacts* page = notes_page(context, slide);
    if (page == nullptr || !page->unreadable) continue;
    if (count < kMaxNamedSlides)
      slides += (count == 0 ? "" : ", ") + std::to_string(slide.number());
    ++count;
  }
  if (count == 0) return {};
  return count > kMaxNamedSlides ? tr("the notes of slides {} and {} more cannot be read", slides,
                                      count - kMaxNamedSlides)
                                 : tr("the notes of slides {} cannot be read", slides);
}

}  // namespace deckle::qc
