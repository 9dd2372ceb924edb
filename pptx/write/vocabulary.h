#pragma once
// Content types, relationship types, part names, fixed ids and fixed XML of the parts deckle
// writes.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace deckle::pptx {

inline constexpr const char* kPresentationType =
    "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml";
inline constexpr const char* kSlideType =
    "application/vnd.openxmlformats-officedocument.presentationml.slide+xml";
inline constexpr const char* kNotesSlideType =
    "application/vnd.openxmlformats-officedocument.presentationml.notesSlide+xml";
inline constexpr const char* kNotesMasterType =
    "application/vnd.openxmlformats-officedocument.presentationml.notesMaster+xml";

[[nodiscard]] inline std::string slide_part_name(std::size_t index) {
  return "ppt/slides/slide" + std::to_string(index + 1) + ".xml";
}

// a:fld/@id. Any GUID is valid; fixed ones make the output the same in every run.
inline constexpr const char* kSlideNumberField = "{6D22F896-40B5-4ADD-8801-0D06FADFA095}";
inline constexpr const char* kDateField = "{48A87A34-81AB-432B-8DAE-1953F412C126}";

// The beginning of a p:spTree: shape 1, without name and position (ECMA-376 Part 1, 19.3.1.45; both
// elements are required).
inline constexpr std::string_view kShapeTreeProperties =
    R"(<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>)"
    R"(<a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>)";

// sldId/@id counts from here (ECMA-376 Part 1, 19.7.13 ST_SlideId).
inline constexpr std::int64_t kFirstSlideId = 256;

}  // namespace deckle::pptx
