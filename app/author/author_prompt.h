#pragma once
// What a language model has to know to write a SlideSpec: the schema in short, the layouts of a
// template with their capacity, the rules about content, and two complete examples.

#include <cstddef>
#include <string>

#include "slidespec/core/message.h"
#include "templates/template.h"

namespace deckle::app {

// For any template: 4,000 tokens, when one has three bytes or more.
inline constexpr std::size_t kMaxPromptBytes = 12'000;

// Plain text in UTF-8, at most kMaxPromptBytes. `template_id` is what the spec names the template
// by. Capacities are characters of `deck_language`, in which the first example is; the rest is in
// English. The same arguments always give the same text.
[[nodiscard]] std::string author_prompt(const templates::Template& t,
                                        const std::string& template_id, Language deck_language);

// The template_id of a template file: its name without folder and extension; "default" for "".
[[nodiscard]] std::string template_id_of(const std::string& path);

}  // namespace deckle::app
