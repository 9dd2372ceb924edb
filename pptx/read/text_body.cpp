#include "pptx/read/text_body.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "measure/unicode/languages.h"
#include "ooxml/drawing/text_styles.h"
#include "ooxml/xml/document.h"

namespace deckle::pptx {

namespace {

class BodyReader {
 public:
  BodyReader(InheritedText& text, FaceList faces, const SheetContext& context,
             const std::string& xpath)
      : text_(text), heading_(faces == FaceList::Heading), context_(context), xpath_(xpath) {}

  Result<TextBodyIr> read(pugi::xml_node body) {
    ooxml::apply_list_style(text_, body.child("a:lstStyle"), context_.colors, context_.theme.fonts);
    const pugi::xml_node properties = body.child("a:bodyPr");
    // The state of a layout's or master's text is not that of this one.
    if (text_.autofit) text_.autofit = AutofitIr{100, 0, text_.autofit->mode};
    ooxml::apply_body_properties(text_, properties);
    if (properties.child("a:prstTxWarp") &&
        std::string_view(properties.child("a:prstTxWarp").attribute("prst").value()) !=
            "textNoShape")
      unread("warped text");
    TextBodyIr out;
    out.insets = text_.insets;
    out.anchor = text_.anchor;
    out.vert = text_.vert;
    out.wrap = text_.wrap;
    out.rotation = text_.rotation;
    out.anchor_center = text_.anchor_center;
    out.edge_spacing = text_.edge_spacing;
    out.columns = text_.columns;
    out.column_gap = text_.column_gap;
    out.overflow = text_.overflow;
    // Without a mode text is shown as it is (ECMA-376 Part 1, 21.1.2.1.2).
    out.autofit = text_.autofit.value_or(AutofitIr{100, 0, AutofitIr::Mode::None});
    for (const pugi::xml_node p : body.children("a:p")) {
      if (Result<void> ok = count(); !ok) return tl::unexpected(ok.error());
      Result<ParagraphIr> read = paragraph(p);
      if (!read) return tl::unexpected(read.error());
      out.paragraphs.push_back(std::move(*read));
    }
    return out;
  }

 private:
  Result<void> count() const {
    return context_.file.budget.draw(Limit::DeckRuns, 1, context_.part);
  }

  void unread(const char* what) const { context_.unread.push_back({context_.part, xpath_, what}); }

  Result<ParagraphIr> paragraph(pugi::xml_node p) {
    ParagraphIr out;
    const pugi::xml_node properties = p.child("a:pPr");
    out.level = static_cast<int>(ooxml::xml::integer(properties, "lvl", 0, 8).value_or(0));
    const InheritedLevel& level = text_.levels[static_cast<std::size_t>(out.level)];
    out.style = level.paragraph;
    ooxml::apply_paragraph_properties(out.style, properties, context_.colors, context_.theme.fonts);
    for (const pugi::xml_node child : p.children()) {
      const std::string_view name = child.name();
      if (name == "a:r") {
        if (Result<void> ok = add(out, level, child, text_of(child)); !ok)
          return tl::unexpected(ok.error());
      } else if (name == "a:br") {
        if (Result<void> ok = add(out, level, child, "\v"); !ok) return tl::unexpected(ok.error());
      } else if (name == "a:fld") {
        if (Result<void> ok = add_field(out, level, child); !ok) return tl::unexpected(ok.error());
      } else if (name.starts_with("m:") || name == "a14:m") {
        if (Result<void> ok = add_equation(out, level, child); !ok)
          return tl::unexpected(ok.error());
      }
    }
    // An absent mark adds nothing to its line; alone it has the paragraph's own size
    // (docs/text-layout.md, 3.3).
    out.end = out.runs.empty() ? level.run : out.runs.back().style;
    const pugi::xml_node mark = p.child("a:endParaRPr");
    if (mark) {
      out.end = level.run;
      ooxml::apply_run_properties(out.end, mark, context_.colors, context_.theme.fonts);
    }
    set_faces(out.end, mark, {});
    return out;
  }

  // a:t may hold line breaks of the XML, which PowerPoint shows as spaces.
  static std::string text_of(pugi::xml_node run) {
    std::string text = run.child("a:t").text().get();
    std::replace(text.begin(), text.end(), '\n', ' ');
    std::replace(text.begin(), text.end(), '\r', ' ');
    return text;
  }

  RunIr run_of(const InheritedLevel& level, pugi::xml_node node, std::string text) {
    RunIr run;
    run.text = std::move(text);
    run.style = level.run;
    const pugi::xml_node properties = node.child("a:rPr");
    ooxml::apply_run_properties(run.style, properties, context_.colors, context_.theme.fonts);
    run.link = context_.links.address(properties.child("a:hlinkClick"));
    set_faces(run.style, properties, run.text);
    return run;
  }

  Result<void> add(ParagraphIr& paragraph, const InheritedLevel& level, pugi::xml_node node,
                   std::string text) {
    if (Result<void> ok = count(); !ok) return ok;
    paragraph.runs.push_back(run_of(level, node, std::move(text)));
    return {};
  }

  Result<void> add_field(ParagraphIr& paragraph, const InheritedLevel& level, pugi::xml_node node) {
    const std::string_view type = node.attribute("type").value();
    std::string text = text_of(node);
    const bool number = type == "slidenum";
    // PowerPoint counts again when it opens the file.
    if (number && context_.slide_number > 0) text = std::to_string(context_.slide_number);
    if (Result<void> ok = add(paragraph, level, node, std::move(text)); !ok) return ok;
    paragraph.runs.back().field = number                         ? RunIr::Field::SlideNumber
                                  : type.starts_with("datetime") ? RunIr::Field::DateTime
                                                                 : RunIr::Field::None;
    return {};
  }

  // The characters of an equation (m:t), without its arrangement.
  Result<void> add_equation(ParagraphIr& paragraph, const InheritedLevel& level,
                            pugi::xml_node node) {
    struct Walker final : pugi::xml_tree_walker {
      std::string text;
      bool for_each(pugi::xml_node& inner) override {
        if (std::string_view(inner.name()) == "m:t") text += inner.text().get();
        return true;
      }
    } walker;
    node.traverse(walker);
    unread("equation");
    return add(paragraph, level, {}, std::move(walker.text));
  }

  // The faces of the theme's lists by script, where theme and runs leave one open: by the language
  // of the run, of East Asian faces also by its alternative one, as PowerPoint's saved sizes show;
  // then by the letters.
  void set_faces(RunStyle& style, pugi::xml_node properties, std::string_view text) const {
    if (!style.fonts.ea.empty() && !style.fonts.cs.empty()) return;
    const ooxml::ThemeFonts& fonts = context_.theme.fonts;
    const auto& lists = heading_ ? fonts.heading_by_script : fonts.body_by_script;
    if (lists.empty()) return;
    const auto from_list = [&lists](std::string& face, const std::string& script) {
      if (!face.empty() || script.empty()) return;
      if (const auto listed = lists.find(script); listed != lists.end()) face = listed->second;
    };
    const std::string script = measure::theme_script(style.lang);
    from_list(style.fonts.ea, script);
    from_list(style.fonts.cs, script);
    from_list(style.fonts.ea, measure::theme_script(properties.attribute("altLang").value()));
    if (text.empty()) return;
    from_list(style.fonts.ea, measure::east_asian_script(text, style.lang));
    from_list(style.fonts.cs, measure::complex_script(text));
  }

  InheritedText& text_;
  bool heading_;
  const SheetContext& context_;
  const std::string& xpath_;
};

}  // namespace

Result<TextBodyIr> read_text_body(pugi::xml_node body, const InheritedText& inherited,
                                  FaceList faces, const SheetContext& context,
                                  const std::string& xpath) {
  InheritedText text = inherited;
  return BodyReader(text, faces, context, xpath).read(body);
}

}  // namespace deckle::pptx
