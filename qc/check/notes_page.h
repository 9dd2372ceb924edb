#pragma once
// The speaker notes of a presentation file, for rules that judge them as well as the slides.

#include <string>
#include <string_view>
#include <vector>

#include "qc/check/file_context.h"

namespace deckle::qc {

// The texts of the notes page of a slide that its reader sees: the notes, and text boxes beside
// them.
[[nodiscard]] std::vector<std::string> notes_texts(const FileContext& context,
                                                   const FileSlide& slide);

// Null: the slide has no notes page.
[[nodiscard]] const NotesFacts* notes_page(const FileContext& context, const FileSlide& slide);

// A finding about the notes of a slide. Its message begins with the place: "notes of slide 3: …".
[[nodiscard]] Diagnostic notes_finding(std::string_view rule, Severity severity,
                                       const FileContext& context, const FileSlide& slide,
                                       const Message& what);

// Why a rule did not judge all notes; empty where it did.
[[nodiscard]] Message unread_notes(const FileContext& context);

}  // namespace deckle::qc
