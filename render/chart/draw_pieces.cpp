#include "render/chart/chart_pieces.h"

namespace deckle::render {
namespace {

using Kind = ChartPiece::Kind;

ChartPaint paint_of(const ChartPiecePaint& paint) {
  ChartPaint out;
  out.fill = paint.fill;
  out.fill_opacity = paint.fill_opacity;
  out.stroke = paint.stroke;
  out.stroke_pt = paint.stroke_pt;
  out.dash = paint.dash;
  out.round_ends = paint.round_ends;
  return out;
}

}  // namespace

void draw_chart_pieces(ChartCanvas& canvas, const ChartDrawing& drawing) {
  for (const ChartPiece& piece : drawing.pieces) {
    const ChartPaint paint = paint_of(piece.paint);
    switch (piece.kind) {
      case Kind::Rect:
        canvas.rect(piece.rect, paint);
        break;
      case Kind::Line:
        canvas.polyline(piece.points, paint);
        break;
      case Kind::Polygon:
        canvas.polygon(piece.points, paint);
        break;
      case Kind::Slice:
        canvas.slice(piece.points.front(), piece.radius, piece.from, piece.to, paint);
        break;
      case Kind::Marker:
        for (const ChartPosition& at : piece.points)
          draw_chart_marker(canvas, at, piece.form, piece.radius, paint);
        break;
      case Kind::Arrow:
        draw_chart_arrow_head(canvas, piece.points.front(), piece.points.back(), paint);
        break;
      case Kind::Text:
        canvas.text(piece.part, piece.text);
        break;
    }
  }
}

}  // namespace deckle::render
