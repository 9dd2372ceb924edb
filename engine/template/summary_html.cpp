#include "engine/template/summary_html.h"

#include <fmt/format.h>

#include "engine/messages/tr.h"
#include "engine/template/labels.h"
#include "engine/template/layout_pictures.h"
#include "qc/report/html_style.h"
#include "slidespec/core/markup.h"

namespace deckle::engine {
namespace {

constexpr const char* kStyle = R"css(
h2{margin:34px 0 10px;font-size:19px}
h3{margin:0 0 8px;font-size:16px}
table{border-collapse:collapse;width:100%;font-size:13px}
th,td{text-align:left;vertical-align:top;padding:4px 12px 4px 0;border-bottom:1px solid var(--line)}
th{color:var(--soft);font-weight:600;white-space:nowrap}
td.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.wide{overflow-x:auto}
.swatches{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 12px}
.swatches span{font-size:12px;min-width:76px}
.swatches i{display:block;height:34px;border:1px solid var(--line);border-radius:6px}
.swatches code{display:block;color:var(--soft)}
section svg{display:block;width:100%;height:auto;border:1px solid var(--line);margin:0 0 10px}
.layouts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(480px,100%),1fr));gap:18px}
.key{display:inline-block;width:10px;height:10px;border-radius:2px;margin-right:6px}
td code{white-space:nowrap}
.soft{color:var(--soft);font-size:13px}
)css";

class Page {
 public:
  explicit Page(Language language) : language_(language) {}

  std::string write(const TemplateSummary& t, const std::vector<std::string>& pictures) {
    const std::string name = escaped(t.name);
    out_ = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
        "style-src 'unsafe-inline'; img-src data:\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n"
        "<style>{}{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n",
        language_ == Language::Korean ? "ko" : "en", name, qc::html_style(), kStyle, name);
    open_table();
    for (const FactLabel& fact : fact_labels(t))
      row({text(fact.name), text(fact.value)}, "th", "td");
    close_table();
    for (const MasterSummary& master : t.masters) write(master);
    write_ids(t);
    out_ += "<h2>" + text(tr("Layouts")) + "</h2>\n<p class=\"soft\">" +
            text(tr("Each as a new slide looks, with its placeholders framed. A capacity is lines "
                    "× Hangul in a line; about twice as many Latin letters fit.")) +
            "</p>\n<div class=\"layouts\">\n";
    for (std::size_t i = 0; i < t.layouts.size(); ++i)
      write(t.layouts[i], i + 1, i < pictures.size() ? pictures[i] : std::string());
    out_ += "</div>\n</main>\n</body>\n</html>\n";
    return std::move(out_);
  }

 private:
  std::string text(const Message& message) const { return escaped(message.in(language_)); }

  void open_table() { out_ += "<div class=\"wide\"><table>\n"; }
  void close_table() { out_ += "</table></div>\n"; }
  // Cells are HTML.
  void row(const std::vector<std::string>& cells, const char* first, const char* others) {
    out_ += "<tr>";
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const char* tag = i == 0 ? first : others;
      out_ += fmt::format("<{}>{}</{}>", tag, cells[i], tag);
    }
    out_ += "</tr>\n";
  }

  void swatch(const std::string& name, std::uint32_t rgb) {
    out_ += fmt::format("<span><i style=\"background:#{0}\"></i>{1}<code>{0}</code></span>",
                        hex_color(rgb), escaped(name));
  }

  void write(const MasterSummary& master) {
    out_ += "<h2>" + text(tr("Master {}", master.part)) + "</h2>\n";
    if (!master.theme.empty())
      out_ += "<p class=\"soft\">" + text(tr("theme \"{}\"", master.theme)) + "</p>\n";
    out_ += "<div class=\"swatches\">";
    swatch(tr("background").in(language_), master.background);
    for (const auto& [name, rgb] : master.colors) swatch(name, rgb);
    out_ += "</div>\n";
    open_table();
    row({text(tr("heading faces")), escaped(faces_label(master.heading))}, "th", "td");
    row({text(tr("body faces")), escaped(faces_label(master.body))}, "th", "td");
    close_table();
    open_table();
    row({text(tr("text")), text(tr("style")), text(tr("colour")), text(tr("align")),
         text(tr("lines")), text(tr("before")), text(tr("list"))},
        "th", "th");
    const auto add = [&](const std::string& what, const LevelSummary& level) {
      row({what, text(style_label(level)), escaped(color_label(level)), escaped(level.align),
           spacing_label(level.line_spacing), spacing_label(level.space_before),
           text(bullet_label(level))},
          "td", "td");
    };
    for (const LevelSummary& level : master.title_levels) add(text(tr("title")), level);
    for (std::size_t i = 0; i < master.body_levels.size(); ++i)
      add(text(tr("body, level {}", i + 1)), master.body_levels[i]);
    add(text(tr("text box")), master.text_box);
    close_table();
  }

  void write_ids(const TemplateSummary& t) {
    out_ += "<h2>" + text(tr("Layout ids")) + "</h2>\n";
    open_table();
    row({text(tr("id")), text(tr("layout")), text(tr("slots")), text(tr("why"))}, "th", "th");
    for (const LayoutIdSummary& id : t.ids) {
      std::string slots;
      for (const SlotSummary& slot : id.slots)
        slots += (slots.empty() ? "" : ", ") + slot_label(slot);
      row({"<code>" + escaped(id.id) + "</code>", escaped(id.layout), escaped(slots),
           text(id.reason)},
          "td", "td");
    }
    close_table();
  }

  std::string key(const std::string& role) const {
    return fmt::format("<span class=\"key\" style=\"background:{}\"></span>", frame_color(role));
  }

  void write(const LayoutSummary& layout, std::size_t number, const std::string& picture) {
    out_ += fmt::format("<section id=\"layout{0}\">\n<h3>{0}. {1}</h3>\n", number,
                        escaped(layout.name));
    out_ += picture;
    out_ += "<p class=\"soft\">" +
            escaped(layout.type.empty() ? layout.part : layout.type + " · " + layout.part);
    if (!layout.shows_master) out_ += " · " + text(tr("hides the shapes of its master"));
    out_ += "</p>\n";
    if (layout.placeholders.empty()) {
      out_ += "<p>" + text(tr("no placeholders")) + "</p>\n</section>\n";
      return;
    }
    open_table();
    row({text(tr("placeholder")), text(tr("idx")), text(tr("box")), text(tr("text")),
         text(tr("slot"))},
        "th", "th");
    const SlotsByPlace slots(layout);
    for (const PlaceholderSummary& p : layout.placeholders) {
      const SlotSummary* slot = slots.find(p);
      row({key(slot != nullptr ? slot->role : p.type) + escaped(p.type), std::to_string(p.idx),
           box_label(p.box), p.levels.empty() ? "" : text(style_label(p.levels.front())),
           slot != nullptr ? escaped(slot_label(*slot)) : ""},
          "td", "td");
    }
    close_table();
    out_ += "</section>\n";
  }

  Language language_;
  std::string out_;
};

}  // namespace

std::string summary_html(const TemplateSummary& summary, const std::vector<std::string>& pictures,
                         Language language) {
  return Page(language).write(summary, pictures);
}

}  // namespace deckle::engine
