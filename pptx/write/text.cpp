// Text bodies (ECMA-376 Part 1, 21.1.2). What PowerPoint does with omitted properties is recorded
// in pptx/analysis/text.md.

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "pptx/write/elements.h"
#include "pptx/write/vocabulary.h"
#include "slidespec/address/link_address.h"
#include "slidespec/core/assert.h"

namespace deckle::pptx {

namespace {

// ST_TextFontSize: hundredths of a point, 1 to 4,000 pt.
std::int64_t size_value(double size_pt) {
  return std::clamp<std::int64_t>(std::llround(size_pt * 100), 100, 400000);
}
std::int64_t thousandths(double percent) { return std::llround(percent * 1000); }
std::int64_t hundredths(double pt) { return std::llround(pt * 100); }

const char* algn(Align align) {
  switch (align) {
    case Align::Left:
      return "l";
    case Align::Center:
      return "ctr";
    case Align::Right:
      return "r";
    case Align::Justify:
      return "just";
  }
  return "l";
}

// The theme reference when it names the same face, so that the text follows a changed theme.
std::string_view face_value(const std::string& face, const std::string& minor,
                            const std::string& major, std::string_view minor_reference,
                            std::string_view major_reference) {
  if (!minor.empty() && face == minor) return minor_reference;
  if (!major.empty() && face == major) return major_reference;
  return face;
}

class TextWriter {
 public:
  TextWriter(SlidePart& part, const ElementIr& element, const InheritedText* inherited)
      : part_(part),
        w_(part.w),
        inherited_(inherited),
        levels_(inherited),
        sized_(element.placeholder && element.placeholder->type == "ftr") {}

  struct Cell {};  // the text of a table cell
  TextWriter(SlidePart& part, Cell /*cell*/)
      : part_(part), w_(part.w), levels_(part.cell_text()), sized_(true), colored_(true) {}

  void bodyPr(const ElementIr& element, const TextBodyIr& body) {
    const Insets insets = inherited_ != nullptr ? inherited_->insets : kDefaultInsets;
    const Anchor anchor = inherited_ != nullptr ? inherited_->anchor : Anchor::Top;
    const VerticalText vert = inherited_ != nullptr ? inherited_->vert : VerticalText::Horz;
    w_.open("a:bodyPr");
    if (body.overflow == TextBodyIr::Overflow::Ellipsis) w_.attribute("vertOverflow", "ellipsis");
    if (body.vert != vert) w_.attribute("vert", to_string(body.vert));
    if (!body.wrap) w_.attribute("wrap", "none");
    if (body.wrap && (inherited_ == nullptr || !inherited_->wrap)) w_.attribute("wrap", "square");
    inset("lIns", body.insets.left, insets.left);
    inset("tIns", body.insets.top, insets.top);
    inset("rIns", body.insets.right, insets.right);
    inset("bIns", body.insets.bottom, insets.bottom);
    const int columns = std::min(body.columns, 16);
    if (columns > 1 || (inherited_ != nullptr && inherited_->columns != columns))
      w_.attribute("numCol", columns);
    if (columns > 1) w_.attribute("spcCol", body.column_gap);
    if (inherited_ == nullptr) w_.attribute("rtlCol", false);
    if (body.anchor != anchor) w_.attribute("anchor", anchor_value(body.anchor));
    autofit(element, body);
    w_.close();
  }

  void paragraphs(const TextBodyIr& body) {
    right_margins_ =
        std::any_of(body.paragraphs.begin(), body.paragraphs.end(),
                    [](const ParagraphIr& p) { return p.style.margin_right != Emu(0); });
    w_.empty("a:lstStyle");
    for (const ParagraphIr& p : body.paragraphs) paragraph(p);
    // A body without a paragraph makes PowerPoint repair the file.
    if (body.paragraphs.empty()) w_.empty("a:p");
  }

 private:
  void paragraph(const ParagraphIr& p) {
    w_.open("a:p");
    const InheritedLevel* level = nullptr;
    if (levels_ != nullptr)
      level = &levels_->levels[static_cast<std::size_t>(std::clamp(p.level, 0, 8))];
    pPr(p, level);
    const RunStyle* run = level != nullptr ? &level->run : nullptr;
    for (const RunIr& r : p.runs) write_run(r, run);
    run_properties("a:endParaRPr", p.end, run, {});
    w_.close();
  }

  void inset(std::string_view name, Emu value, Emu known) {
    if (value != known) w_.attribute(name, value);
  }

  // The body's own mode; with --fit autofit the state of what may shrink is the option's.
  void autofit(const ElementIr& element, const TextBodyIr& body) {
    std::optional<AutofitIr> autofit = body.autofit;
    const bool may_shrink = !autofit || autofit->mode == AutofitIr::Mode::ShrinkText;
    if (may_shrink && part_.options().fit == FitMode::Autofit && part_.options().autofit) {
      if (const auto state = part_.options().autofit(part_.slide(), element))
        autofit = AutofitIr{state->font_scale_pct, state->spacing_reduction_pct};
    }
    if (!autofit) return;
    switch (autofit->mode) {
      case AutofitIr::Mode::ShrinkText:
        normAutofit(*autofit);
        return;
      case AutofitIr::Mode::None:
        w_.empty("a:noAutofit");
        return;
      case AutofitIr::Mode::ResizeShape:
        w_.empty("a:spAutoFit");
        return;
    }
  }

  void normAutofit(const AutofitIr& autofit) {
    w_.open("a:normAutofit");
    if (autofit.font_scale_pct != 100)
      w_.attribute("fontScale", thousandths(autofit.font_scale_pct));
    if (autofit.spacing_reduction_pct != 0)
      w_.attribute("lnSpcReduction", thousandths(autofit.spacing_reduction_pct));
    w_.close();
  }

  // Without an inherited level all properties are written: bases differ in what plain text boxes
  // inherit.
  void pPr(const ParagraphIr& p, const InheritedLevel* level) {
    const ParagraphStyle& s = p.style;
    const ParagraphStyle plain;
    const ParagraphStyle& known = level != nullptr ? level->paragraph : plain;
    const bool all = level == nullptr;
    if (!all && p.level == 0 && s == known && !right_margins_) return;
    w_.open("a:pPr");
    if (all || s.margin_left != known.margin_left)
      w_.attribute("marL", std::clamp(s.margin_left, Emu(0), kMaxIndent));
    if (right_margins_ || s.margin_right != known.margin_right)
      w_.attribute("marR", std::clamp(s.margin_right, Emu(0), kMaxIndent));
    if (p.level != 0) w_.attribute("lvl", std::clamp(p.level, 0, 8));
    if (all || s.indent != known.indent)
      w_.attribute("indent", std::clamp(s.indent, -kMaxIndent, kMaxIndent));
    if (all || s.align != known.align) w_.attribute("algn", algn(s.align));
    if (s.default_tab != known.default_tab) w_.attribute("defTabSz", s.default_tab);
    if (s.rtl != known.rtl) w_.attribute("rtl", s.rtl);
    if (s.ea_line_break != known.ea_line_break) w_.attribute("eaLnBrk", s.ea_line_break);
    if (s.latin_line_break != known.latin_line_break)
      w_.attribute("latinLnBrk", s.latin_line_break);
    if (s.hanging_punct != known.hanging_punct) w_.attribute("hangingPunct", s.hanging_punct);
    if (all || s.line_spacing != known.line_spacing) spacing("a:lnSpc", s.line_spacing);
    if (all || s.space_before != known.space_before) spacing("a:spcBef", s.space_before);
    if (all || s.space_after != known.space_after) spacing("a:spcAft", s.space_after);
    if (all || s.bullet != known.bullet) bullet(s.bullet, known.bullet);
    w_.close();
  }

  void spacing(std::string_view name, const SpacingIr& value) {
    w_.open(name);
    if (value.unit == SpacingIr::Unit::Percent) {
      // ST_TextSpacingPercent: up to 13,200 %.
      w_.open("a:spcPct")
          .attribute("val", std::clamp<std::int64_t>(thousandths(value.value), 0, 13200000))
          .close();
    } else {
      // ST_TextSpacingPoint: up to 1,584 pt.
      w_.open("a:spcPts")
          .attribute("val", std::clamp<std::int64_t>(hundredths(value.value), 0, 158400))
          .close();
    }
    w_.close();
  }

  void bullet(const BulletIr& b, const BulletIr& known) {
    if (b.kind == ListKind::None) {
      w_.empty("a:buNone");
      return;
    }
    if (b.color && b.color != known.color) {
      w_.open("a:buClr");
      ooxml::write_color(w_, *b.color);
      w_.close();
    } else if (!b.color && known.color) {
      w_.empty("a:buClrTx");
    }
    if (!b.font.empty()) {
      w_.open("a:buFont").attribute("typeface", b.font).close();
    } else if (!known.font.empty()) {
      w_.empty("a:buFontTx");
    }
    if (b.kind == ListKind::Bullet) {
      w_.open("a:buChar").attribute("char", b.character).close();
      return;
    }
    w_.open("a:buAutoNum").attribute("type", b.numbering);
    if (b.start_at != 1) w_.attribute("startAt", std::clamp(b.start_at, 1, 32767));
    w_.close();
  }

  // A run, with its soft breaks as a:br. These have the run's size, which sets the height of their
  // line.
  void write_run(const RunIr& run, const RunStyle* known) {
    if (run.field != RunIr::Field::None) {
      field(run, known);
      return;
    }
    std::string_view rest = run.text;
    while (true) {
      const std::size_t end = std::min(rest.find_first_of("\v\n"), rest.size());
      if (end > 0) {
        w_.open("a:r");
        run_properties("a:rPr", run.style, known, run.link);
        w_.element("a:t", rest.substr(0, end)).close();
      }
      if (end == rest.size()) return;
      w_.open("a:br");
      run_properties("a:rPr", run.style, known, {});
      w_.close();
      rest.remove_prefix(end + 1);
    }
  }

  void field(const RunIr& run, const RunStyle* known) {
    const bool number = run.field == RunIr::Field::SlideNumber;
    w_.open("a:fld").attribute("id", number ? kSlideNumberField : kDateField);
    w_.attribute("type", number ? "slidenum" : "datetimeFigureOut");
    run_properties("a:rPr", run.style, known, run.link);
    // PowerPoint counts kept slides too.
    const std::size_t before = part_.options().slides_before;
    const auto index = static_cast<std::size_t>(part_.slide().index);
    w_.element("a:t", number && before > 0 ? std::to_string(before + index + 1) : run.text).close();
  }

  // `own_color`: PowerPoint shows links in the theme's colour, not the run's, unless an extension
  // says to use the run's (2019 and newer; others ignore it).
  void link_to(const std::string& link, bool own_color) {
    const auto& slides = part_.options().slide_parts;
    const auto slide = link.front() == '#' ? slides.find(link.substr(1)) : slides.end();
    DECKLE_ASSERT(slide != slides.end() || is_link_uri(link), "a link that leads nowhere");
    w_.open("a:hlinkClick");
    if (slide != slides.end()) {
      // ECMA-376 Part 1, 21.1.2.3.5: a jump within the show is an action.
      w_.attribute("r:id", part_.relate("slide", slide->second))
          .attribute("action", "ppaction://hlinksldjump");
    } else {
      w_.attribute("r:id", part_.relate_external("hyperlink", link));
    }
    if (own_color) {
      w_.raw(
          R"(<a:extLst><a:ext uri="{A12FA001-AC4F-418D-AE19-62706E023703}">)"
          R"(<ahyp:hlinkClr xmlns:ahyp="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="tx"/>)"
          R"(</a:ext></a:extLst>)");
    }
    w_.close();
  }

  void run_properties(std::string_view name, const RunStyle& s, const RunStyle* known,
                      const std::string& link) {
    w_.open(name);
    if (!s.lang.empty()) w_.attribute("lang", s.lang);
    // Only where it differs, so that the text follows a restyled master (docs/design.md, decision
    // 10).
    if (known == nullptr || sized_ || size_value(s.size_pt) != size_value(known->size_pt))
      w_.attribute("sz", size_value(s.size_pt));
    if (s.bold != (known != nullptr && known->bold)) w_.attribute("b", s.bold);
    if (s.italic != (known != nullptr && known->italic)) w_.attribute("i", s.italic);
    if (s.underline != (known != nullptr && known->underline))
      w_.attribute("u", s.underline ? "sng" : "none");
    // ST_TextNonNegativePoint, ST_TextPoint: up to 4,000 pt.
    if (known == nullptr || s.kern_pt != known->kern_pt)
      w_.attribute("kern", std::clamp<std::int64_t>(hundredths(s.kern_pt), 0, 400000));
    if (s.spacing_pt != (known != nullptr ? known->spacing_pt : 0)) {
      w_.attribute("spc", std::clamp<std::int64_t>(hundredths(s.spacing_pt), -400000, 400000));
    }
    if (s.baseline_pct != (known != nullptr ? known->baseline_pct : 0))
      w_.attribute("baseline", std::int64_t{s.baseline_pct} * 1000);
    if (known == nullptr || colored_ || s.color != known->color) {
      w_.open("a:solidFill");
      ooxml::write_color(w_, s.color);
      w_.close();
    }
    const ooxml::ThemeFaces& theme = part_.faces();
    const FontFaces none;
    const FontFaces& k = known != nullptr ? known->fonts : none;
    face("a:latin", s.fonts.latin, k.latin,
         face_value(s.fonts.latin, theme.minor.latin, theme.major.latin, "+mn-lt", "+mj-lt"));
    face("a:ea", s.fonts.ea, k.ea,
         face_value(s.fonts.ea, theme.minor.ea, theme.major.ea, "+mn-ea", "+mj-ea"));
    face("a:cs", s.fonts.cs, k.cs,
         face_value(s.fonts.cs, theme.minor.cs, theme.major.cs, "+mn-cs", "+mj-cs"));
    if (!link.empty()) link_to(link, s.color.scheme != "hlink");
    w_.close();
  }

  void face(std::string_view name, const std::string& wanted, const std::string& known,
            std::string_view value) {
    if (!wanted.empty() && wanted != known) w_.open(name).attribute("typeface", value).close();
  }

  static constexpr Emu kMaxIndent{51206400};  // ST_TextMargin, ST_TextIndent

  SlidePart& part_;
  ooxml::xml::Writer& w_;
  const InheritedText* inherited_ = nullptr;  // by the body
  const InheritedText* levels_;               // by paragraphs and runs
  // LibreOffice 7.4 gives a paragraph without a right margin that of the paragraph above it, so all
  // of a body have one where one has.
  bool right_margins_ = false;
  // LibreOffice 7.4 shows a footer without any property of its own centred in its default face, not
  // as its layout has it (pptx/analysis/text.md). A table style must not change a cell's size or
  // colour.
  const bool sized_;
  const bool colored_ = false;
};

}  // namespace

const char* anchor_value(Anchor anchor) {
  switch (anchor) {
    case Anchor::Top:
      return "t";
    case Anchor::Middle:
      return "ctr";
    case Anchor::Bottom:
      return "b";
  }
  return "t";
}

void write_text_body(SlidePart& part, const ElementIr& element, const TextBodyIr& body,
                     const InheritedText* inherited) {
  TextWriter text(part, element, inherited);
  part.w.open("p:txBody");
  text.bodyPr(element, body);
  text.paragraphs(body);
  part.w.close();
}

void write_cell_text(SlidePart& part, const TextBodyIr& body) {
  part.w.open("a:txBody");
  // Insets, vertical alignment and direction are those of the cell; a:bodyPr has no effect in it.
  part.w.empty("a:bodyPr");
  TextWriter(part, TextWriter::Cell()).paragraphs(body);
  part.w.close();
}

}  // namespace deckle::pptx
