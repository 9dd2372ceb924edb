#include "slidespec/ir_json/ir_reader.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "slidespec/ir_json/ir_style.h"
#include "slidespec/validate/deck_reader.h"

namespace deckle::ir_json {

using nlohmann::json;

std::shared_ptr<const ElementContent> read_data(const json& value, const JsonPath& path,
                                                ElementType type, const JsonDocument& document,
                                                DiagnosticSink& sink) {
  const json* data = member_of(value, "data");
  const JsonPath below(path, "data");
  if (data != nullptr && (type == ElementType::Chart || type == ElementType::Table)) {
    DiagnosticSink advice;
    SpecContext context(document, advice);
    const ElementKind kind = type == ElementType::Chart ? ElementKind::Chart : ElementKind::Table;
    auto content = std::make_shared<ElementContent>(read_content(kind, *data, below, {}, context));
    std::copy_if(advice.begin(), advice.end(), std::back_inserter(sink),
                 [](const Diagnostic& d) { return d.severity == Severity::Error; });
    return content;
  }
  if (type != ElementType::Image) return nullptr;
  // Beside paragraphs `content` is their text.
  const json* paragraphs = member_of(value, "paragraphs");
  const bool has_text = paragraphs != nullptr && !paragraphs->empty();
  ImageContent image;
  if (data != nullptr)
    image.asset_id = text_in(*data, "asset_id");
  else if (!has_text)
    image.asset_id = text_in(value, "content");
  if (image.asset_id.empty()) return nullptr;
  if (data != nullptr && data->contains("alt_text")) image.alt_text = text_in(*data, "alt_text");
  if (data != nullptr && data->contains("crop"))
    image.crop = value_in(kCropNames, text_in(*data, "crop"), Crop::Contain);
  return std::make_shared<ElementContent>(std::move(image));
}

std::shared_ptr<const PictureIr> picture_of(const json& value) {
  PictureIr picture;
  picture.format = value_in(kPictureFormatNames, text_in(value, "format"), PictureFormat::Png);
  picture.width = number_or(value, "w", 0);
  picture.height = number_or(value, "h", 0);
  picture.orientation = integer_or(value, "orientation", 1);
  picture.icon = flag_or(value, "icon", false);
  return std::make_shared<const PictureIr>(std::move(picture));
}

PictureFit fit_of(const json& value) {
  PictureFit fit;
  if (value.contains("crop"))
    fit.crop = value_in(kCropNames, text_in(value, "crop"), Crop::Contain);
  fit.align = value_in(kAlignNames, text_in(value, "align"), Align::Center);
  fit.anchor = value_in(kAnchorNames, text_in(value, "anchor"), Anchor::Middle);
  fit.whole = flag_or(value, "whole", false);
  if (const json* cut = member_of(value, "cut"))
    fit.cut = PictureCut{number_or(*cut, "l", 0), number_or(*cut, "t", 0), number_or(*cut, "r", 0),
                         number_or(*cut, "b", 0)};
  return fit;
}

void read_picture(const json& value, ElementIr& element) {
  if (const json* given = member_of(value, "picture")) element.picture = picture_of(*given);
  if (const json* fit = member_of(value, "fit")) element.fit = fit_of(*fit);
}

}  // namespace deckle::ir_json
