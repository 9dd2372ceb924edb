#pragma once
// The records of an EMF that are known, by the names and numbers of [MS-EMF] 2.1.1. Internal to
// metafile/.

#include <cstdint>

namespace deckle::ooxml::metafile {

enum EmfRecord : std::uint32_t {
  kHeader = 1,
  kPolyBezier = 2,
  kPolygon = 3,
  kPolyline = 4,
  kPolyBezierTo = 5,
  kPolylineTo = 6,
  kPolyPolyline = 7,
  kPolyPolygon = 8,
  kSetWindowExt = 9,
  kSetWindowOrg = 10,
  kSetViewportExt = 11,
  kSetViewportOrg = 12,
  kEof = 14,
  kSetMapMode = 17,
  kSetPolyFillMode = 19,
  kSetRop2 = 20,
  kSetTextAlign = 22,
  kSetTextColor = 24,
  kSetBkColor = 25,
  kMoveTo = 27,
  kIntersectClipRect = 30,
  kSaveDc = 33,
  kRestoreDc = 34,
  kSetWorldTransform = 35,
  kModifyWorldTransform = 36,
  kSelectObject = 37,
  kCreatePen = 38,
  kCreateBrush = 39,
  kDeleteObject = 40,
  kEllipse = 42,
  kRectangle = 43,
  kRoundRect = 44,
  kArc = 45,
  kChord = 46,
  kPie = 47,
  kLineTo = 54,
  kSetArcDirection = 57,
  kBeginPath = 59,
  kEndPath = 60,
  kCloseFigure = 61,
  kFillPath = 62,
  kStrokeAndFillPath = 63,
  kStrokePath = 64,
  kSelectClipPath = 67,
  kAbortPath = 68,
  kComment = 70,
  kExtSelectClipRgn = 75,
  kBitBlt = 76,
  kStretchDiBits = 81,
  kExtCreateFont = 82,
  kExtTextOut = 84,
  kPolyBezier16 = 85,
  kPolygon16 = 86,
  kPolyline16 = 87,
  kPolyBezierTo16 = 88,
  kPolylineTo16 = 89,
  kPolyPolyline16 = 90,
  kPolyPolygon16 = 91,
  kExtCreatePen = 95,
  kSetLayout = 115,
};

// They draw nothing, and what they set has no effect here: brush origin, mapper flags, background
// mode, stretch mode, meta region, palettes, miter limit, colour spaces, links.
inline constexpr std::uint32_t kEmfWithoutEffect[] = {13, 16, 18, 21, 28, 48,  49,  50,
                                                      51, 52, 58, 98, 99, 100, 101, 120};

}  // namespace deckle::ooxml::metafile
