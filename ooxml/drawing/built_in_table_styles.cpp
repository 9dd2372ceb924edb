// The table styles that PowerPoint has without any file: by id a family and the colour it takes.
//
// Ids are those of Microsoft's sample for Table.ApplyStyle (PowerPoint 2010).

#include <string_view>

#include "ooxml/drawing/built_in_families.h"
#include "ooxml/drawing/table_style.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml {
namespace {

using namespace built_in;  // NOLINT: its tables

struct Style {
  std::string_view id;  // in lower case, without braces
  Family family;
  std::string_view color, other = {};
};

constexpr Style kStyles[] = {
    {"2d5abb26-0587-4c30-8999-92f81fd0307c", F::NoGrid, "tx1"},
    {"5940675a-b579-460e-94d1-54222c63f5da", F::Grid, "tx1"},
    {"3c2ffa5d-87b4-456a-9821-1d502468cf0f", F::Themed1, "accent1"},
    {"284e427a-3d55-4303-bf80-6455036e1de7", F::Themed1, "accent2"},
    {"69c7853c-536d-4a76-a0ae-dd22124d55a5", F::Themed1, "accent3"},
    {"775dcb02-9bb8-47fd-8907-85c794f793ba", F::Themed1, "accent4"},
    {"35758fb7-9ac5-4552-8a53-c91805e547fa", F::Themed1, "accent5"},
    {"08fb837d-c827-4efa-a057-4d05807e0f7c", F::Themed1, "accent6"},
    {"d113a9d2-9d6b-4929-aa2d-f23b5ee8cbe7", F::Themed2, "accent1"},
    {"18603fdc-e32a-4ab5-989c-0864c3ead2b8", F::Themed2, "accent2"},
    {"306799f8-075e-4a3a-a7f6-7fbc6576f1a4", F::Themed2, "accent3"},
    {"e269d01e-bc32-4049-b463-5c60d7b0ccd2", F::Themed2, "accent4"},
    {"327f97bb-c833-4fb7-bde5-3f7075034690", F::Themed2, "accent5"},
    {"638b1855-1b75-4fbe-930c-398ba8c253c6", F::Themed2, "accent6"},
    {"9d7b26c5-4107-4fec-aedc-1716b250a1ef", F::Light1, "tx1"},
    {"3b4b98b0-60ac-42c2-afa5-b58cd77fa1e5", F::Light1, "accent1"},
    {"0e3fde45-af77-4b5c-9715-49d594bdf05e", F::Light1, "accent2"},
    {"c083e6e3-fa7d-4d7b-a595-ef9225afea82", F::Light1, "accent3"},
    {"d27102a9-8310-4765-a935-a1911b00ca55", F::Light1, "accent4"},
    {"5fd0f851-ec5a-4d38-b0ad-8093ec10f338", F::Light1, "accent5"},
    {"68d230f3-cf80-4859-8ce7-a43ee81993b5", F::Light1, "accent6"},
    {"7e9639d4-e3e2-4d34-9284-5a2195b3d0d7", F::Light2, "tx1"},
    {"69012ecd-51fc-41f1-aa8d-1b2483cd663e", F::Light2, "accent1"},
    {"72833802-fef1-4c79-8d5d-14cf1eaf98d9", F::Light2, "accent2"},
    {"f2de63d5-997a-4646-a377-4702673a728d", F::Light2, "accent3"},
    {"17292a2e-f333-43fb-9621-5cbbe7fdcdcb", F::Light2, "accent4"},
    {"5a111915-be36-4e01-a7e5-04b1672ead32", F::Light2, "accent5"},
    {"912c8c85-51f0-491e-9774-3900afef0fd7", F::Light2, "accent6"},
    {"616da210-fb5b-4158-b5e0-feb733f419ba", F::Light3, "tx1"},
    {"bc89ef96-8cea-46ff-86c4-4ce0e7609802", F::Light3, "accent1"},
    {"5da37d80-6434-44d0-a028-1b22a696006f", F::Light3, "accent2"},
    {"8799b23b-ec83-4686-b30a-512413b5e67a", F::Light3, "accent3"},
    {"ed083ae6-46fa-4a59-8fb0-9f97eb10719f", F::Light3, "accent4"},
    {"bdbed569-4797-4df1-a0f4-6aab3cd982d8", F::Light3, "accent5"},
    {"e8b1032c-ea38-4f05-ba0d-38afffc7bed3", F::Light3, "accent6"},
    {"793d81cf-94f2-401a-ba57-92f5a7b2d0c5", F::Medium1, "dk1"},
    {"b301b821-a1ff-4177-aee7-76d212191a09", F::Medium1, "accent1"},
    {"9dcaf9ed-07dc-4a11-8d7f-57b35c25682e", F::Medium1, "accent2"},
    {"1fecb4d8-db02-4dc6-a0a2-4f2ebae1dc90", F::Medium1, "accent3"},
    {"1e171933-4619-4e11-9a3f-f7608df75f80", F::Medium1, "accent4"},
    {"fabfcf23-3b69-468f-b69f-88f6de6a72f2", F::Medium1, "accent5"},
    {"10a1b5d5-9b99-4c35-a422-299274c87663", F::Medium1, "accent6"},
    {"073a0daa-6af3-43ab-8588-cec1d06c72b9", F::Medium2, "dk1"},
    {"5c22544a-7ee6-4342-b048-85bdc9fd1c3a", F::Medium2, "accent1"},
    {"21e4aea4-8dfa-4a89-87eb-49c32662afe0", F::Medium2, "accent2"},
    {"f5ab1c69-6edb-4ff4-983f-18bd219ef322", F::Medium2, "accent3"},
    {"00a15c55-8517-42aa-b614-e9b94910e393", F::Medium2, "accent4"},
    {"7df18680-e054-41ad-8bc1-d1aef772440d", F::Medium2, "accent5"},
    {"93296810-a885-4be3-a3e7-6d5beea58f35", F::Medium2, "accent6"},
    {"8ec20e35-a176-4012-bc5e-935cfff8708e", F::Medium3, "dk1"},
    {"6e25e649-3f16-4e02-a733-19d2cdbf48f0", F::Medium3, "accent1"},
    {"85be263c-dbd7-4a20-bb59-aab30acaa65a", F::Medium3, "accent2"},
    {"eb344d84-9afb-497e-a393-dc336ba19d2e", F::Medium3, "accent3"},
    {"eb9631b5-78f2-41c9-869b-9f39066f8104", F::Medium3, "accent4"},
    {"74c1a8a3-306a-4eb7-a6b1-4f7e0eb9c5d6", F::Medium3, "accent5"},
    {"2a488322-f2ba-4b5b-9748-0d474271808f", F::Medium3, "accent6"},
    {"d7ac3cca-c797-4891-be02-d94e43425b78", F::Medium4, "dk1"},
    {"69cf1ab2-1976-4502-bf36-3ff5ea218861", F::Medium4, "accent1"},
    {"8a107856-5554-42fb-b03e-39f5dbc370ba", F::Medium4, "accent2"},
    {"0505e3ef-67ea-436b-97b2-0124c06ebd24", F::Medium4, "accent3"},
    {"c4b1156a-380e-4f78-bdf5-a606a8083bf9", F::Medium4, "accent4"},
    {"22838bef-8bb2-4498-84a7-c5851f593df1", F::Medium4, "accent5"},
    {"16d9f66e-5eb9-4882-86fb-dcbf35e3c3e4", F::Medium4, "accent6"},
    {"e8034e78-7f5d-4c2e-b375-fc64b27bc917", F::DarkGrey1, "dk1"},
    {"125e5076-3810-47dd-b79f-674d7ad40c01", F::Dark1, "accent1"},
    {"37ce84f3-28c3-443e-9e96-99cf82512b78", F::Dark1, "accent2"},
    {"d03447bb-5d67-496b-8e87-e561075ad55c", F::Dark1, "accent3"},
    {"e929f9f4-4a8f-4326-a1b4-22849713ddab", F::Dark1, "accent4"},
    {"8fd4443e-f989-4fc4-a0c8-d5a2af1f390b", F::Dark1, "accent5"},
    {"af606853-7671-496a-8e4f-df71f8ec918b", F::Dark1, "accent6"},
    {"5202b0ca-fc54-4496-8bca-5ef66a818d29", F::Dark2, "dk1", "dk1"},
    {"0660b408-b3cf-4a94-85fc-2b1e0a45f4a2", F::Dark2, "accent1", "accent2"},
    {"91ebbbcc-dad2-459c-be2e-f6de35cf9a28", F::Dark2, "accent3", "accent4"},
    {"46f890a9-2807-4ebb-b81d-b2aa78ec7f39", F::Dark2, "accent5", "accent6"},
};

// Inks under one theme.
class Palette {
 public:
  Palette(const Style& style, const SchemeColors& colors, const Theme& theme)
      : style_(style), colors_(colors), theme_(theme) {}

  // Transforms are applied where those of files are.
  [[nodiscard]] Color color(const Ink& ink) const {
    pugi::xml_document holder;
    pugi::xml_node scheme = holder.append_child("a:schemeClr");
    const std::string_view name = ink.name == kOwn     ? style_.color
                                  : ink.name == kOther ? style_.other
                                                       : ink.name;
    scheme.append_attribute("val").set_value(std::string(name).c_str());
    if (ink.how == How::Tint || ink.how == How::Shade) {
      scheme.append_child(ink.how == How::Tint ? "a:tint" : "a:shade")
          .append_attribute("val")
          .set_value(ink.amount * 1000);
    }
    return read_color(holder, colors_).value_or(Color());
  }

  [[nodiscard]] FillWithOpacity fill(const Ink& ink) const {
    if (ink.name.empty()) return {};
    if (ink.name == kNone.name) return {{FillIr::Kind::None, {}}, 100};
    if (ink.how == How::ThemeFill) return theme_fill(theme_, ink.amount, color(ink), colors_);
    return {{FillIr::Kind::Solid, color(ink)}, ink.how == How::Alpha ? double(ink.amount) : 100};
  }

  [[nodiscard]] LineIr line(const Lines& lines) const {
    if (lines.width < 0) return theme_line(theme_, -lines.width, color(lines.ink), colors_);
    if (lines.width == 0) return {{FillIr::Kind::None, {}}, 0};
    return {{FillIr::Kind::Solid, color(lines.ink)}, to_pt(Emu(lines.width))};
  }

 private:
  const Style& style_;
  const SchemeColors& colors_;
  const Theme& theme_;
};

void apply(const Row& row, const Palette& palette, TablePartStyle& part) {
  if (!row.text.name.empty()) {
    part.text = palette.color(row.text);
    part.font = TableFont::Minor;
  }
  if (row.weight == Weight::Bold) part.bold = true;
  part.fill = palette.fill(row.fill);
  for (const Lines& lines : row.lines) {
    for (const char side : lines.sides) part.lines[kAllSides.find(side)] = palette.line(lines);
  }
}

}  // namespace

std::optional<TableStyleParts> built_in_table_style(std::string_view id, const SchemeColors& colors,
                                                    const Theme& theme) {
  if (!id.starts_with('{') || !id.ends_with('}')) return std::nullopt;
  const std::string bare = ascii_lower(id.substr(1, id.size() - 2));
  for (const Style& style : kStyles) {
    if (style.id != bare) continue;
    const Palette palette(style, colors, theme);
    TableStyleParts out;
    if (style.family == Family::Themed1) out.background = palette.fill(own(How::ThemeFill, 2));
    if (style.family == Family::Themed2) out.background = palette.fill(own(How::ThemeFill, 3));
    for (const Row& row : kRows) {
      if (row.family == style.family) apply(row, palette, out.of(row.part));
    }
    return out;
  }
  return std::nullopt;
}

}  // namespace deckle::ooxml
