#include "layout/charts/chart.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "layout/charts/chart_space.h"
#include "layout/charts/describe.h"
#include "layout/charts/latest_category.h"
#include "layout/charts/layout_chart.h"
#include "layout/charts/palette.h"
#include "layout/text/contrast.h"
#include "layout/text/language.h"
#include "layout/text/tones.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {
namespace {

// docs/design.md, "Type scale": chart labels 12 pt; docs/design.md, decision 3: never below 10.
// Labels are 12 pt, and 16 or 14 pt where that costs no label (ours).
constexpr double kLabelPt = 12, kLargeLabelsPt[] = {16, 14}, kMinPt = 10, kTitleOverLabelPt = 2;
// Grid lines have little contrast: the lighter of foreground and background, darkened to these
// percentages.
constexpr int kGridOnLight = 85, kGridOnDark = 35;
// Ours: the minimum is eight lines of 10 pt labels; the preferred height is about two thirds of a
// 16:9 page below its title.
constexpr double kMinHeightPt = 96, kPreferredHeightPt = 260;
// Ours, for horizontal bars: a line of 12 pt with space, and title, axis and legend together.
constexpr double kRowPt = 20, kAroundPlotPt = 60;

// The background of the chart: its own fill, or that of the layout.
std::uint32_t background_of(const TextContext& text, const ElementStyle& style) {
  if (!style.fill || *style.fill == "none") return text.layout.background_rgb;
  return templates::resolve_color(text.layout, *style.fill).rgb;
}

RunStyle text_style(const TextContext& text, const InheritedText& base, const std::string& sample,
                    const ElementStyle& style) {
  RunStyle out = plain_paragraph(text, sample, base).end;
  if (style.bold) out.bold = *style.bold;
  if (style.italic) out.italic = *style.italic;
  if (style.color)
    out.color = templates::resolve_color(text.layout, *style.color);
  else if (contrast_ratio(out.color.rgb, background_of(text, style)) < text_contrast(text))
    out.color = legible_on(readable_on(text, background_of(text, style)),
                           background_of(text, style), text_contrast(text));
  return out;
}

// The text of all labels, whose prevailing script decides faces and language.
std::string label_texts(const ChartContent& content) {
  std::string sample;
  for (const ChartSeries& series : content.series) {
    sample += series.name + ' ';
    for (const ChartPoint& point : series.data) {
      if (const auto* x = std::get_if<std::string>(&point.x)) sample += *x + ' ';
    }
  }
  return sample;
}

// Contrast of a bar to what is behind it (WCAG 2.1, 1.4.11).
constexpr double kBarContrast = 3;

void set_variant(const TextContext& text, const ElementStyle& style, ChartOptions& options) {
  options.variant = style.chart;
  if (options.highlight_chosen &&
      (options.variant->waterfall || options.variant->dumbbell ||
       !options.variant->colors.empty() || options.variant->sort != ChartSort::None)) {
    options.highlight.clear();
    options.highlight_chosen = false;
  }
  if (options.variant->horizontal && options.direction == ChartDirection::Auto)
    options.direction = ChartDirection::Bar;
  for (const auto& [name, color] : options.variant->colors)
    options.colors.emplace_back(name, ChartColor{templates::resolve_color(text.layout, color)});
  const Tones tones = tones_of(text);
  const std::uint32_t background = options.background.color.rgb;
  const bool down = style.better == Better::Down;
  const ChartColor accent{legible_on(tones.accent, background, kBarContrast)},
      warning{legible_on(tones.warning, background, kBarContrast)};
  options.good = down ? warning : accent;
  options.bad = down ? accent : warning;
  options.level = ChartColor{contrast_ratio(tones.dark.rgb, background) >= kBarContrast
                                 ? tones.dark
                                 : options.foreground.color};
}

ChartOptions chart_options(const TextContext& text, const Slot& slot, const ChartContent& content,
                           const ElementStyle& style, double min_font_pt, bool allow_shrink) {
  ChartOptions options;
  options.highlight = style.highlight;
  std::replace(options.highlight.begin(), options.highlight.end(), '\v', '\n');
  options.also_highlighted = style.also_highlighted;
  // On the built-in templates, whose accent marks what matters.
  if (options.highlight.empty() && text.t.path.empty()) {
    if (const std::optional<std::string> latest = latest_category(content)) {
      options.highlight = *latest;
      options.highlight_chosen = true;
    }
  }
  options.number_format = style.number_format;
  options.units = style.units;
  options.data_labels = style.data_labels;
  options.top_n = style.top_n;
  options.pie_to_bar = style.pie_to_bar;
  options.thin_labels = style.thin_labels;
  options.direction = style.bar_direction;
  options.label_pt = std::max(style.size_pt.value_or(kLabelPt), min_font_pt);
  options.min_pt =
      allow_shrink ? std::min(options.label_pt, std::max(kMinPt, min_font_pt)) : options.label_pt;
  options.title_pt = options.label_pt + kTitleOverLabelPt;
  const auto base = slot_text(text, slot);
  options.title = text_style(text, *base, content.title, style);
  options.x_title = text_style(text, *base, content.x_label, style);
  options.y_title = text_style(text, *base, content.y_label, style);
  options.labels = text_style(text, *base, label_texts(content), style);
  options.color_authored = style.color.has_value();
  // What matters is stressed on the built-in templates, where the author chose no size.
  options.stress = text.t.path.empty() && !style.size_pt;
  options.bold_labels = !style.bold;
  options.stress_names = !style.bold && !style.size_pt;
  options.totals = true;
  options.accents = theme_accents(text);
  const Color background{"", background_of(text, style)};
  const Color foreground = readable_on(text, background.rgb);
  const bool dark_text = foreground.scheme == "tx1";
  options.foreground = modified(text, dark_text ? "tx1" : "bg1", 100, 0);
  options.background = modified(text, dark_text ? "bg1" : "tx1", 100, 0);
  const bool on_light =
      contrast_ratio(background.rgb, 0) > contrast_ratio(background.rgb, 0xFFFFFF);
  options.grid =
      modified(text, (on_light ? options.background : options.foreground).color.scheme.c_str(),
               on_light ? kGridOnLight : kGridOnDark, 0);
  if (text.t.path.empty())
    options.muted = muted_base(options.foreground.color.rgb,
                               templates::resolve_color(text.layout, "accent1").rgb, on_light);
  options.text_contrast = text_contrast(text);
  if (style.chart) set_variant(text, style, options);
  options.language = text.deck.language;
  options.rtl = is_right_to_left(text.deck.language);
  return options;
}

const ChartContent* content_of(const ElementIr& element) {
  return element.data ? std::get_if<ChartContent>(element.data.get()) : nullptr;
}

}  // namespace

void style_chart(const TextContext& text, const Slot& slot, const Element& element,
                 const LayoutContext&, ElementIr& out, DiagnosticSink&) {
  out.data = std::make_shared<ElementContent>(element.content);
  const auto& content = std::get<ChartContent>(element.content);
  const double min_font_pt = effective_min_font_pt(element);
  out.chart_options = std::make_shared<ChartOptions>(
      chart_options(text, slot, content, element.style, min_font_pt, out.allow_shrink));
  if (element.style.fill && *element.style.fill != "none") {
    out.fill.kind = FillIr::Kind::Solid;
    out.fill.color = templates::resolve_color(text.layout, *element.style.fill);
  }
  if (slot.placeholder != nullptr &&
      (slot.placeholder->type == "chart" || slot.placeholder->type == "obj")) {
    const templates::Placeholder& p = *slot.placeholder;
    out.placeholder = PlaceholderRef{p.type, p.idx, p.name, p.box, p.text};
  }
}

void name_series_above(ElementIr& out) {
  if (!out.chart_options) return;
  ChartOptions options = *out.chart_options;
  options.name_series = true;
  out.chart_options = std::make_shared<const ChartOptions>(std::move(options));
}

void list_slices(bool shares, ElementIr& out) {
  if (!out.chart_options) return;
  ChartOptions options = *out.chart_options;
  options.listed = true;
  if (shares) options.data_labels = false;
  out.chart_options = std::make_shared<const ChartOptions>(std::move(options));
}

RunStyle chart_label_style(const ElementIr& element) {
  return element.chart_options ? element.chart_options->labels : RunStyle();
}

std::vector<ListedSlice> listed_slices(const ElementIr& element, Size size,
                                       const measure::TextEngine& engine) {
  const ChartContent* content = content_of(element);
  if (content == nullptr || !element.chart_options || content->type != ChartType::Pie ||
      element.chart_options->data_labels || element.chart_options->color_authored ||
      !content->title.empty())
    return {};
  ChartOptions options = *element.chart_options;
  options.listed = true;
  const ChartIr chart = layout_chart(*content, options, size, engine).chart;
  if (chart.plot != ChartPlot::Pie || chart.data.series.empty() || chart.series_styles.empty())
    return {};
  const std::vector<std::optional<double>>& values = chart.data.series.front().values;
  const auto& colors = chart.series_styles.front().points;
  double total = 0;
  for (const std::optional<double>& value : values) total += value.value_or(0);
  if (!(total > 0) || colors.size() != values.size()) return {};
  constexpr double kWhole = 100, kRounded = 0.5;  // shares in percent need not add up exactly
  const NumberFormat format = parse_number_format(chart.value_format);
  const bool shares = options.number_format.empty() &&
                      (std::abs(total - kWhole) <= kRounded || chart.labels == ChartLabels::None);
  const NumberFormat percent = parse_number_format(chart.labels == ChartLabels::Percent ? chart.label_format : "0.0%");
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return values[a].value_or(0) > values[b].value_or(0);
  });
  std::vector<ListedSlice> out;
  for (const std::size_t i : order) {
    const ChartColor& color = colors[i].second;
    // A fill knows no changed colours of the theme.
    const bool plain = color.lum_mod == 100 && color.lum_off == 0;
    ListedSlice slice{chart.data.categories[i].label, {},
                      plain ? color.color : Color{"", color.color.rgb}};
    if (values[i])
      slice.value = shares ? write_number(*values[i] / total, percent) : write_number(*values[i], format);
    slice.share = values[i].value_or(0) / total;
    slice.stressed = chart.series_styles.front().stress
                         ? chart.series_styles.front().stress->point == i
                         : out.empty();
    out.push_back(std::move(slice));
  }
  return out;
}

namespace {

// How many points have a label.
std::size_t labelled(const ChartIr& chart) {
  std::size_t count = 0;
  for (std::size_t s = 0; s < chart.series_styles.size(); ++s) {
    const auto& own = chart.series_styles[s].labels;
    if (own && !own->values)
      count += own->points.size();
    else if (own || chart.labels != ChartLabels::None)
      count += chart.data.categories.size();
  }
  return count;
}

// Whether the labels are as many, be it that some of a stack have to be smaller.
bool labels_as_many(const ChartIr& a, const ChartIr& b) {
  if (a.labels == b.labels) return a.label_place == b.label_place;
  return a.plot == ChartPlot::StackedBar && a.roles.size() == b.roles.size() &&
         labelled(a) >= labelled(b);
}

// Whether larger labels cost nothing: the chart is drawn in the same way, with as many labels.
bool shows_as_much(const ChartLayout& larger, const ChartLayout& usual, const LabelRuler& ruler) {
  const ChartIr& a = larger.chart;
  const ChartIr& b = usual.chart;
  const auto named = [](const ChartIr& chart) {
    return std::count_if(chart.series_styles.begin(), chart.series_styles.end(),
                         [](const ChartSeriesStyle& style) { return style.name_at.has_value(); });
  };
  return a.plot == b.plot && a.horizontal == b.horizontal && labels_as_many(a, b) &&
         a.legend == b.legend && a.category.label_every == b.category.label_every &&
         a.value.show_labels == b.value.show_labels && named(a) == named(b) &&
         has_heading(a, ruler) == has_heading(b, ruler) &&
         a.label_series.size() == b.label_series.size() &&
         larger.changes.size() == usual.changes.size() &&
         a.category.labels.size_pt >= b.category.labels.size_pt &&
         a.label_text.size_pt >= b.label_text.size_pt &&
         (a.category.labels.size_pt > b.category.labels.size_pt ||
          a.label_text.bold != b.label_text.bold);
}

}  // namespace

void solve_chart(ElementIr& element, const SlideIr& slide, const measure::TextEngine& engine,
                 DiagnosticSink& notes) {
  const ChartContent* content = content_of(element);
  // Without the options of a template (an IR read from JSON) the chart is left as it is.
  if (content == nullptr || !element.chart_options) return;
  const Size box{element.box.w, element.box.h};
  if (element.chart && element.chart->size == box) return;
  // Labels are bold, and larger, where that costs no label.
  ChartOptions options = *element.chart_options;
  options.bold_labels = false;
  ChartLayout solved = layout_chart(*content, options, box, engine);
  std::vector<std::pair<double, bool>> looks;  // size and boldness, the best first
  const bool bold = element.chart_options->bold_labels;
  const bool larger = !element.size_authored && options.label_pt == kLabelPt;
  for (const bool with_bold : {true, false}) {
    if (with_bold && !bold) continue;
    for (const double size : kLargeLabelsPt) {
      if (larger) looks.emplace_back(size, with_bold);
    }
    if (with_bold) looks.emplace_back(options.label_pt, true);
  }
  const LabelRuler ruler(engine);
  for (const auto& [size, with_bold] : looks) {
    options.label_pt = size;
    options.title_pt = element.chart_options->title_pt + size - element.chart_options->label_pt;
    options.bold_labels = with_bold;
    ChartLayout better = layout_chart(*content, options, box, engine);
    if (!shows_as_much(better, solved, ruler)) continue;
    solved = std::move(better);
    break;
  }
  if (element.alt_text.empty() && !element.decorative)
    element.alt_text = describe_chart(*content, solved.chart, slide.language);
  element.chart = std::make_shared<ChartIr>(std::move(solved.chart));
  for (ChartChange& change : solved.changes) {
    Diagnostic d;
    d.rule = "chart-adjusted";
    d.severity = Severity::Note;
    d.defect = false;
    d.at.slide_id = slide.slide_id;
    d.at.element_id = element.eid;
    d.at.pointer = element.pointer;
    d.message = std::move(change.message);
    d.hint = std::move(change.hint);
    d.facts = std::move(change.facts);
    notes.push_back(std::move(d));
  }
}

Emu min_chart_height(const measure::TextEngine&, const ElementIr&, Emu) {
  return emu_from_pt(kMinHeightPt);
}

// Horizontal bars need one row for each category.
Emu preferred_chart_height(const measure::TextEngine&, const ElementIr& element, Emu) {
  const ChartContent* content = content_of(element);
  double height_pt = kPreferredHeightPt;
  if (content != nullptr && element.chart_options && !content->series.empty() &&
      element.chart_options->direction == ChartDirection::Bar)
    height_pt =
        std::max(height_pt,
                 kRowPt * static_cast<double>(content->series.front().data.size()) + kAroundPlotPt);
  return emu_from_pt(height_pt);
}

}  // namespace deckle::layout
