#include "engine/template/labels.h"

#include <fmt/format.h>

#include "engine/messages/tr.h"
#include "slidespec/core/display.h"
#include "slidespec/core/utf8.h"

namespace deckle::engine {
namespace {

// Scripts whose faces most decks of deckle use; themes list thirty.
constexpr const char* kScripts[] = {"Hang", "Jpan", "Hans", "Hant", "Arab", "Hebr", "Thai", "Deva"};
constexpr std::size_t kMostNames = 5;

Message yes_no(bool yes) { return yes ? tr("yes") : tr("no"); }

void append(std::string& list, const std::string& item) {
  if (item.empty()) return;
  if (!list.empty()) list += ", ";
  list += item;
}

std::string names(const std::vector<std::string>& all) {
  std::string out;
  for (std::size_t i = 0; i < std::min(all.size(), kMostNames); ++i)
    append(out, display_value(all[i]));
  return all.size() > kMostNames ? out + fmt::format(", … ({})", all.size()) : out;
}

void add_names(std::vector<FactLabel>& out, Message name, const std::vector<std::string>& all) {
  if (!all.empty()) out.push_back({std::move(name), names(all)});
}

}  // namespace

std::string hex_color(std::uint32_t rgb) { return fmt::format("{:06X}", rgb); }

std::string color_label(const LevelSummary& level) {
  return level.color.empty() ? hex_color(level.rgb)
                             : display_value(level.color) + " " + hex_color(level.rgb);
}

std::string spacing_label(const SpacingIr& spacing) {
  return fmt::format("{:g} {}", spacing.value,
                     spacing.unit == SpacingIr::Unit::Percent ? "%" : "pt");
}

Message style_label(const LevelSummary& level) {
  std::string faces;
  append(faces, display_value(level.fonts.latin));
  if (level.fonts.ea != level.fonts.latin) append(faces, display_value(level.fonts.ea));
  Message out = fmt::format("{:g} pt {}", level.size_pt, faces);
  if (level.bold) out += Message(", ") + tr("bold");
  if (level.italic) out += Message(", ") + tr("italic");
  return out;
}

Message bullet_label(const LevelSummary& level) {
  if (level.bullet.empty()) return {};
  if (level.numbered) return tr("numbered");
  // The private characters of symbol fonts look like nothing in another font.
  std::size_t at = 0;
  const char32_t first = utf8::next(level.bullet, at);
  if (first >= 0xE000 && first <= 0xF8FF) return tr("symbol");
  return display_value(level.bullet);
}

std::string faces_label(const FacesSummary& faces) {
  std::string out;
  const auto add = [&out](const char* name, const std::string& face) {
    if (!face.empty()) append(out, std::string(name) + " " + display_value(face));
  };
  add("latin", faces.faces.latin);
  add("ea", faces.faces.ea);
  add("cs", faces.faces.cs);
  for (const char* script : kScripts) {
    const auto found = faces.by_script.find(script);
    if (found != faces.by_script.end()) add(script, found->second);
  }
  return out;
}

std::string box_label(const BoxPx& box) {
  return fmt::format("{:.0f} × {:.0f} @ {:.0f}, {:.0f}", box.w, box.h, box.x, box.y);
}

std::string slot_label(const SlotSummary& slot) {
  return slot.size_pt > 0 ? fmt::format("{} {} × {}", slot.role, slot.lines, slot.characters)
                          : slot.role;
}

Message autofit_label(const std::string& autofit) {
  if (autofit == "shrink_text") return tr("shrinks text");
  if (autofit == "resize_shape") return tr("grows");
  return {};
}

std::string bytes_label(std::uint64_t bytes) {
  constexpr double kKiB = 1024, kMiB = 1024 * 1024;
  const auto amount = static_cast<double>(bytes);
  if (amount < kKiB) return fmt::format("{} bytes", bytes);
  if (amount < kMiB) return fmt::format("{:.1f} KiB", amount / kKiB);
  return fmt::format("{:.1f} MiB", amount / kMiB);
}

std::vector<FactLabel> fact_labels(const TemplateSummary& t) {
  constexpr double kPxPerInch = 96;
  std::vector<FactLabel> out;
  out.push_back({tr("page"), fmt::format("{:g} × {:g} px ({:.4g} × {:.4g} in)", t.page_w, t.page_h,
                                         t.page_w / kPxPerInch, t.page_h / kPxPerInch)});
  out.push_back({tr("masters"), std::to_string(t.masters.size())});
  out.push_back({tr("layouts"), std::to_string(t.layouts.size())});
  out.push_back({tr("sample slides"), std::to_string(t.slides)});
  if (!t.sections.empty()) {
    std::vector<std::string> sections;
    for (const auto& [name, slides] : t.sections)
      sections.push_back(fmt::format("{} ({})", name, slides));
    add_names(out, tr("sections"), sections);
  }
  out.push_back({tr("notes master"), yes_no(t.notes_master)});
  out.push_back({tr("handout master"), yes_no(t.handout_master)});
  out.push_back({tr("media"), t.media_files == 0 ? tr("none")
                              : t.media_files == 1
                                  ? tr("1 file, {}", bytes_label(t.media_bytes))
                                  : tr("{} files, {}", t.media_files, bytes_label(t.media_bytes))});
  if (t.logo)
    out.push_back({tr("logo"), fmt::format("{}, {}", display_value(t.logo->part), t.logo->place)});
  if (!t.table_style.empty()) out.push_back({tr("table style"), display_value(t.table_style)});
  add_names(out, tr("embedded fonts"), t.embedded_fonts);
  add_names(out, tr("macros"), t.macros);
  add_names(out, tr("embedded objects"), t.embedded_objects);
  add_names(out, tr("external links"), t.external_links);
  return out;
}

SlotsByPlace::SlotsByPlace(const LayoutSummary& layout) {
  for (const SlotSummary& slot : layout.slots) {
    const BoxPx& box = slot.box;
    if (slot.placeholder) slots_.try_emplace({box.x, box.y, box.w, box.h}, &slot);
  }
}

const SlotSummary* SlotsByPlace::find(const PlaceholderSummary& placeholder) const {
  const std::string& type = placeholder.type;
  if (type == "dt" || type == "ftr" || type == "sldNum" || type == "hdr") return nullptr;
  const BoxPx& box = placeholder.box;
  const auto found = slots_.find({box.x, box.y, box.w, box.h});
  return found == slots_.end() ? nullptr : found->second;
}

}  // namespace deckle::engine
