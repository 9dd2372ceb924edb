#include "layout/covers/contact_block.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "layout/covers/contact_words.h"
#include "layout/covers/cover_piece.h"
#include "layout/text/contrast.h"
#include "layout/text/joined_text.h"
#include "layout/text/reading_direction.h"
#include "measure/slide/reserve.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// All ours, set by looking at both page sizes.
constexpr std::array<double, 7> kSizesPt{28, 24, 20, 18, 16, 15, 14};
constexpr double kInsetPt = 18, kBarPt = 4, kIconSpacePt = 12, kApartPt = 6;
constexpr double kIconShare = 1.1;  // of the size of the letters
constexpr double kBandAlpha = 0.1;  // of the text colour in the background
constexpr double kLargePt = 20;     // of a contact that is alone on its page

class Block {
 public:
  Block(const ListContext& context, const SlideIr& slide, const ElementIr& contact,
        const ContactLook& look)
      : context_(context), slide_(slide), contact_(contact), look_(look) {
    ground_ = look.ground != nullptr ? look.ground->rgb : context.text.layout.background_rgb;
    for (const ParagraphIr& paragraph : contact.text.paragraphs)
      icons_.push_back(look.is_step ? std::string_view() : contact_icon(joined_text(paragraph)));
    if (look.is_step)
      icons_.front() = step_icon(joined_text(contact.text.paragraphs.front()));
    else if (icons_.size() == 1 && icons_.front().empty())
      icons_.front() = "person";
    any_ = std::any_of(icons_.begin(), icons_.end(),
                       [](std::string_view icon) { return !icon.empty(); });
  }

  std::optional<ContactBlock> in(const Rect& area) const {
    const bool large = look_.large;
    // With a line for each paragraph there is an icon beside it; or with two lines where one would be
    // small and nothing else is on the slide; else without.
    for (const Form& form : kForms) {
      if (form.icons && !any_) continue;
      for (const double size : kSizesPt) {
        if ((size == kSizesPt.front() && !large) || size > look_.most_pt ||
            size < contact_.min_font_pt)
          continue;
        if (large && any_ && size < form.least_pt) continue;
        if (!large && form.lines_each == 2) continue;
        if (auto block = in(area, size, form)) return block;
      }
    }
    return std::nullopt;
  }

 private:
  struct Form {
    bool icons = false;
    std::size_t lines_each = 0;  // of a paragraph at most; 0: any
    double least_pt = 0;
  };
  static constexpr std::array<Form, 4> kForms{
      {{true, 1, kLargePt}, {true, 2, kLargePt}, {true, 1, 0}, {false, 0, 0}}};

  [[nodiscard]] std::optional<ContactBlock> in(const Rect& area, double size,
                                               const Form& form) const {
    TextBodyIr body = body_of(size, form.icons);
    const double width = to_pt(area.w - body.insets.left - body.insets.right);
    if (width <= 0) return std::nullopt;
    const double measured = form.icons ? width * (1 - measure::kMaxReserve) : width;
    const measure::LaidOutText laid = context_.engine.lay_out(body, measured);
    const bool torn = std::any_of(laid.lines.begin(), laid.lines.end(),
                                  [](const measure::Line& line) { return line.split_word; });
    // In wider letters, and in these.
    const bool parted =
        parts_number(body, laid) || parts_number(body, context_.engine.lay_out(body, width));
    if (torn || parted || (form.lines_each > 0 && most_lines(laid) > form.lines_each)) return std::nullopt;
    const Emu height =
        emu_from_pt(context_.engine.height(body, width)) + body.insets.top + body.insets.bottom;
    if (height > area.h) return std::nullopt;
    return drawn({area.x, area.y, area.w, height}, std::move(body), laid, size, form.icons);
  }

  // Whether a line ends within a telephone number.
  static bool parts_number(const TextBodyIr& body, const measure::LaidOutText& laid) {
    const auto is_of_number = [](char c) { return (c >= '0' && c <= '9') || c == '+'; };
    for (std::size_t i = 0; i + 1 < laid.lines.size(); ++i) {
      const measure::Line& line = laid.lines[i];
      if (laid.lines[i + 1].paragraph != line.paragraph) continue;
      const std::string text = joined_text(body.paragraphs[line.paragraph]);
      if (line.visible_end > 0 && line.visible_end <= text.size() && line.end < text.size() &&
          is_of_number(text[line.visible_end - 1]) && is_of_number(text[line.end]))
        return true;
    }
    return false;
  }

  // Of one paragraph.
  static std::size_t most_lines(const measure::LaidOutText& laid) {
    std::size_t most = 0, count = 0;
    for (std::size_t i = 0; i < laid.lines.size(); ++i) {
      count = i > 0 && laid.lines[i].paragraph == laid.lines[i - 1].paragraph ? count + 1 : 1;
      most = std::max(most, count);
    }
    return most;
  }

  [[nodiscard]] TextBodyIr body_of(double size, bool with_icons) const {
    TextBodyIr body = contact_.text;
    const double icon = with_icons ? size * kIconShare + kIconSpacePt : 0;
    body.insets = {emu_from_pt(kBarPt + kInsetPt + icon), emu_from_pt(kInsetPt),
                   emu_from_pt(kInsetPt), emu_from_pt(kInsetPt)};
    // A right-to-left slide exchanges places, not what is within a box.
    if (mirrors(context_.text)) std::swap(body.insets.left, body.insets.right);
    body.anchor = Anchor::Top;
    body.columns = 1;
    const double own = largest_size_pt(body);
    for (std::size_t i = 0; i < body.paragraphs.size(); ++i) {
      ParagraphIr& paragraph = body.paragraphs[i];
      paragraph.style.bullet = {};
      paragraph.style.margin_left = paragraph.style.margin_right = paragraph.style.indent = Emu(0);
      paragraph.style.space_before = {SpacingIr::Unit::Points, i == 0 ? 0 : kApartPt};
      paragraph.style.space_after = {SpacingIr::Unit::Points, 0};
      // Who it is, above how to reach them.
      const bool name = i == 0 && body.paragraphs.size() > 1 && any_ && icons_[0].empty();
      for (RunIr& run : paragraph.runs) {
        run.style.size_pt += size - own;
        run.style.bold = run.style.bold || name;
      }
      paragraph.end.size_pt += size - own;
      paragraph.end.bold = paragraph.end.bold || name;
      if (look_.ground != nullptr) set_color(paragraph, readable_on(context_.text, ground_));
    }
    return body;
  }

  [[nodiscard]] ContactBlock drawn(const Rect& box, TextBodyIr body,
                                   const measure::LaidOutText& laid, double size,
                                   bool with_icons) const {
    const Color ink = readable_on(context_.text, ground_);
    // On paper the light of the theme, as for cards; on a dark page it is no darker than the page.
    const bool paper = relative_luminance(ground_) > relative_luminance(ink.rgb);
    const std::uint32_t band =
        paper ? context_.tones.light.rgb : mixed_color(ground_, ink.rgb, kBandAlpha);
    const Color accent = legible_on(context_.tones.accent, band, kMinContrast);
    ContactBlock out;
    out.text = contact_;
    out.text.box = box;
    out.text.text = std::move(body);
    out.text.fill = {FillIr::Kind::None, {}};
    add(out, out.behind, cover_piece(slide_, contact_.name + " block", box,
                    paper ? CoverFill{context_.tones.light} : CoverFill{ink, kBandAlpha}));
    add(out, out.behind,
        cover_piece(slide_, contact_.name + " bar", {box.x, box.y, emu_from_pt(kBarPt), box.h},
                    {accent}));
    if (!with_icons) return out;
    const Emu side = emu_from_pt(size * kIconShare);
    for (std::size_t i = 0; i < laid.lines.size(); ++i) {
      const measure::Line& line = laid.lines[i];
      const std::string_view icon = icons_[line.paragraph];
      if (icon.empty() || (i > 0 && laid.lines[i - 1].paragraph == line.paragraph)) continue;
      const double middle = (line.top + line.bottom) / 2;
      ElementIr piece = cover_piece(
          slide_, contact_.name + " " + std::string(icon),
          {box.x + emu_from_pt(kBarPt + kInsetPt),
           box.y + out.text.text.insets.top + emu_from_pt(middle) - side / 2, side, side},
          {accent});
      piece.type = ElementType::Image;
      piece.shape = std::string(kIconShape) + std::string(icon);
      piece.full_bleed = false;
      PictureIr picture;
      picture.icon = true;
      picture.width = picture.height = to_px(side);
      piece.picture = std::make_shared<const PictureIr>(std::move(picture));
      add(out, out.icons, std::move(piece));
    }
    return out;
  }

  // The pieces of a block may touch.
  void add(ContactBlock& block, std::vector<ElementIr>& where, ElementIr piece) const {
    piece.eid = contact_.eid + "~" + std::to_string(block.behind.size() + block.icons.size() + 1);
    piece.source_eid = contact_.eid;
    piece.belongs_to = {contact_.eid};
    for (const auto* others : {&block.behind, &block.icons}) {
      for (const ElementIr& other : *others) piece.belongs_to.push_back(other.eid);
    }
    where.push_back(std::move(piece));
  }

  const ListContext& context_;
  const SlideIr& slide_;
  const ElementIr& contact_;
  const ContactLook& look_;
  std::uint32_t ground_ = 0;             // that it stands on
  std::vector<std::string_view> icons_;  // of each paragraph
  bool any_ = false;
};

}  // namespace

std::optional<ContactBlock> contact_block(const ListContext& context, const SlideIr& slide,
                                          const ElementIr& contact, const Rect& area,
                                          const ContactLook& look) {
  if (contact.text.paragraphs.empty()) return std::nullopt;
  return Block(context, slide, contact, look).in(area);
}

}  // namespace deckle::layout
