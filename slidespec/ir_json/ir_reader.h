#pragma once
// What the readers of the IR's parts share: each reads one form of JSON into one value.
//
// Internal to json/. The schema has accepted the document: members have their types and ranges,
// unless they are absent. What a schema cannot say is reported to the context; reading goes on with
// a default. `path` is the place of the value it follows.

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/json/json_document.h"
#include "slidespec/json/json_path.h"
#include "slidespec/validate/spec_context.h"

namespace deckle::ir_json {

// Members of an object, by kind. (ir_read_values.cpp)
[[nodiscard]] double number_or(const nlohmann::json& object, const char* key, double otherwise);
[[nodiscard]] int integer_or(const nlohmann::json& object, const char* key, int otherwise);
[[nodiscard]] bool flag_or(const nlohmann::json& object, const char* key, bool otherwise);
[[nodiscard]] Emu px_or(const nlohmann::json& object, const char* key, Emu otherwise);
[[nodiscard]] Rect rect_of(const nlohmann::json& object);
// "#RRGGBB" or "#RGB", with or without '#'.
[[nodiscard]] std::uint32_t rgb_of(std::string_view text, const JsonPath& path,
                                   SpecContext& context);
[[nodiscard]] Color read_color(const nlohmann::json& value, const JsonPath& path,
                               SpecContext& context);
[[nodiscard]] FillIr read_fill(const nlohmann::json& object, const JsonPath& path, const char* key,
                               SpecContext& context);

// The members of `object` that say how a run looks, laid over `style`. (ir_read_text.cpp)
void read_run_style(const nlohmann::json& object, const JsonPath& path, RunStyle& style,
                    SpecContext& context);
// Text that is content and style alone: a paragraph for each line. (ir_read_text.cpp)
[[nodiscard]] std::vector<ParagraphIr> plain_paragraphs(const std::string& content,
                                                        const ParagraphStyle& style,
                                                        const RunStyle& run);
// `content`, `paragraphs` and what `style` says of text into the element's body. `value` is the
// element, whose type is read. (ir_read_text.cpp)
void read_text(const nlohmann::json& value, const JsonPath& path, const nlohmann::json& style,
               const JsonPath& style_path, ElementIr& element, SpecContext& context);

// The cells look as the element's style says, the header bold and in a colour of its own. Null when
// the rows differ in length, which is reported. (ir_read_table.cpp)
[[nodiscard]] std::shared_ptr<const TableIr> read_table(const nlohmann::json& value,
                                                        const JsonPath& path,
                                                        const nlohmann::json& style,
                                                        const JsonPath& style_path,
                                                        SpecContext& context);

// What an image, a chart or a table is made from; null for other types. Errors alone go to the
// sink: advice on the data was given when the spec was read. (ir_read_data.cpp)
[[nodiscard]] std::shared_ptr<const ElementContent> read_data(const nlohmann::json& value,
                                                              const JsonPath& path,
                                                              ElementType type,
                                                              const JsonDocument& document,
                                                              DiagnosticSink& sink);
// `picture` and `fit` of an image. (ir_read_data.cpp)
void read_picture(const nlohmann::json& value, ElementIr& element);

// One element. `sink` is the context's. (ir_read_element.cpp)
[[nodiscard]] ElementIr read_element(const nlohmann::json& value, const JsonPath& path,
                                     const JsonDocument& document, SpecContext& context,
                                     DiagnosticSink& sink);

}  // namespace deckle::ir_json
