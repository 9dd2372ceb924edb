// Names of media types: those that writers misspell, and those that extensions stand for.

#include <utility>

#include "ooxml/opc/content_types.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml {

namespace {

// Left: seen in decks (PptxGenJS#1462) or in lists of what browsers sent; right: as registered with
// IANA, or as PowerPoint writes it.
constexpr std::pair<std::string_view, std::string_view> kMisspelled[] = {
    {"image/jpg", "image/jpeg"},  {"image/pjpeg", "image/jpeg"},  {"image/x-png", "image/png"},
    {"image/tif", "image/tiff"},  {"image/svg", "image/svg+xml"}, {"image/x-jpeg", "image/jpeg"},
    {"image/x-gif", "image/gif"}, {"image/x-tiff", "image/tiff"},
};

// As PowerPoint writes them.
constexpr std::pair<std::string_view, std::string_view> kUsual[] = {
    {"rels", "application/vnd.openxmlformats-package.relationships+xml"},
    {"png", "image/png"},
    {"jpg", "image/jpeg"},
    {"jpeg", "image/jpeg"},
    {"jpe", "image/jpeg"},
    {"jfif", "image/jpeg"},
    {"gif", "image/gif"},
    {"bmp", "image/bmp"},
    {"dib", "image/bmp"},
    {"tif", "image/tiff"},
    {"tiff", "image/tiff"},
    {"emf", "image/x-emf"},
    {"wmf", "image/x-wmf"},
    {"svg", "image/svg+xml"},
    {"wdp", "image/vnd.ms-photo"},
    {"bin", "application/vnd.openxmlformats-officedocument.oleObject"},
    {"vml", "application/vnd.openxmlformats-officedocument.vmlDrawing"},
    {"xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"},
    {"xlsm", "application/vnd.ms-excel.sheet.macroEnabled.12"},
    {"xlsb", "application/vnd.ms-excel.sheet.binary.macroEnabled.12"},
    {"xls", "application/vnd.ms-excel"},
    {"docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"},
    {"doc", "application/msword"},
    {"pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"},
    {"ppt", "application/vnd.ms-powerpoint"},
    {"pdf", "application/pdf"},
    {"fntdata", "application/x-fontdata"},
    {"wav", "audio/x-wav"},
    {"mp3", "audio/mpeg"},
    {"m4a", "audio/mp4"},
    {"mp4", "video/mp4"},
    {"m4v", "video/mp4"},
    {"mov", "video/quicktime"},
    {"avi", "video/x-msvideo"},
    {"wmv", "video/x-ms-wmv"},
    {"mpg", "video/mpeg"},
    {"mpeg", "video/mpeg"},
};

}  // namespace

std::string_view registered_type(std::string_view type) {
  const std::string lower = ascii_lower(type);
  for (const auto& [wrong, right] : kMisspelled) {
    if (wrong == lower) return right;
  }
  return type;
}

std::string_view usual_type(std::string_view extension) {
  for (const auto& [known, type] : kUsual) {
    if (known == extension) return type;
  }
  return {};
}

}  // namespace deckle::ooxml
