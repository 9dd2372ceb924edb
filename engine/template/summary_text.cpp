#include "engine/template/summary_text.h"

#include <fmt/format.h>

#include "engine/messages/tr.h"
#include "engine/template/labels.h"
#include "engine/template/text_table.h"
#include "slidespec/core/display.h"

namespace deckle::engine {
namespace {

// Columns of a terminal that names and prompts may take. Ours.
constexpr std::size_t kNameColumns = 32, kPromptColumns = 40;

class Text {
 public:
  explicit Text(Language language) : language_(language) {}

  std::string write(const TemplateSummary& t) {
    out_ = display_value(t.name) + "\n";
    TextTable facts;
    for (const FactLabel& fact : fact_labels(t))
      facts.add({fact.name.in(language_), fact.value.in(language_)});
    out_ += facts.text(2);
    for (const MasterSummary& master : t.masters) write(master);
    write_ids(t);
    out_ += "\n" +
            in(tr("layouts; a capacity is lines × Hangul in a line, about twice as many "
                  "Latin letters")) +
            "\n";
    for (std::size_t i = 0; i < t.layouts.size(); ++i) write(t.layouts[i], i + 1);
    return std::move(out_);
  }

 private:
  std::string in(const Message& message) const { return message.in(language_); }
  static std::string name(const std::string& text, std::size_t columns = kNameColumns) {
    return cut_to(display_value(text), columns);
  }

  void write(const MasterSummary& master) {
    out_ += "\n" + in(tr("master {}", display_value(master.part)));
    if (!master.theme.empty()) out_ += in(tr(", theme \"{}\"", display_value(master.theme)));
    out_ += '\n';
    TextTable about;
    about.add({in(tr("background")), hex_color(master.background)});
    std::string colors;
    for (const auto& [scheme, rgb] : master.colors)
      colors += (colors.empty() ? "" : "  ") + scheme + " " + hex_color(rgb);
    about.add({in(tr("colours")), colors});
    about.add({in(tr("heading faces")), faces_label(master.heading)});
    about.add({in(tr("body faces")), faces_label(master.body)});
    if (!master.shapes.empty())
      about.add({in(tr("decoration")), std::to_string(master.shapes.size())});
    out_ += about.text(2);
    TextTable levels;
    levels.add({in(tr("text")), in(tr("style")), in(tr("colour")), in(tr("align")), in(tr("lines")),
                in(tr("before")), in(tr("list"))});
    const auto add = [&](const std::string& what, const LevelSummary& level) {
      levels.add({what, in(style_label(level)), color_label(level), level.align,
                  spacing_label(level.line_spacing), spacing_label(level.space_before),
                  in(bullet_label(level))});
    };
    for (const LevelSummary& level : master.title_levels) add(in(tr("title")), level);
    for (std::size_t i = 0; i < master.body_levels.size(); ++i)
      add(in(tr("body, level {}", i + 1)), master.body_levels[i]);
    add(in(tr("text box")), master.text_box);
    out_ += levels.text(2);
  }

  void write_ids(const TemplateSummary& t) {
    out_ += "\n" + in(tr("layout ids")) + "\n";
    TextTable ids;
    for (const LayoutIdSummary& id : t.ids) {
      std::string slots;
      for (const SlotSummary& slot : id.slots)
        slots += (slots.empty() ? "" : ", ") + slot_label(slot);
      ids.add({id.id, "\"" + name(id.layout) + "\"", slots});
    }
    out_ += ids.text(2);
    for (const LayoutIdSummary& id : t.ids) {
      if (!id.reason.empty()) out_ += "  " + display_message(id.reason, language_) + "\n";
    }
  }

  void write(const LayoutSummary& layout, std::size_t number) {
    out_ += fmt::format("\n{}  \"{}\"", number, display_value(layout.name));
    if (!layout.type.empty()) out_ += "  " + display_value(layout.type);
    out_ += "  " + in(tr("background {}", hex_color(layout.background)));
    if (!layout.shapes.empty())
      out_ +=
          "  " + in(layout.shapes.size() == 1 ? tr("1 shape of its own")
                                              : tr("{} shapes of its own", layout.shapes.size()));
    if (!layout.shows_master) out_ += "  " + in(tr("hides the shapes of its master"));
    out_ += '\n';
    TextTable table({1});
    const SlotsByPlace slots(layout);
    for (const PlaceholderSummary& p : layout.placeholders) {
      const SlotSummary* slot = slots.find(p);
      table.add({name(p.type), std::to_string(p.idx), box_label(p.box),
                 p.levels.empty() ? "" : cut_to(in(style_label(p.levels.front())), kPromptColumns),
                 slot == nullptr ? "" : slot_label(*slot), in(autofit_label(p.autofit)),
                 name(p.prompt.empty() ? p.name : p.prompt, kPromptColumns)});
    }
    for (const SlotSummary& slot : layout.slots) {
      if (!slot.placeholder)
        table.add({"-", "", box_label(slot.box), fmt::format("{:g} pt", slot.size_pt),
                   slot_label(slot), "", in(tr("(computed, no placeholder)"))});
    }
    out_ += table.text(3);
    if (layout.placeholders.empty()) out_ += "   " + in(tr("no placeholders")) + "\n";
  }

  Language language_;
  std::string out_;
};

}  // namespace

std::string summary_text(const TemplateSummary& summary, Language language) {
  return Text(language).write(summary);
}

}  // namespace deckle::engine
