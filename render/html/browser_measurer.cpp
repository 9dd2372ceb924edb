#include "render/html/browser_measurer.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <span>

#include "measure/slide/text_area.h"
#include "render/html/page_lines.h"
#include "render/messages/tr.h"

namespace deckle::render {
namespace {

using measure::PageElement;
using measure::PagePart;
using measure::PageText;

constexpr double kOneStep = 1.0 / 64;  // px: what Chromium rounds positions to
// A line is accepted that is wider than its space by this; docs/text-layout.md, 9.
constexpr Emu kLineTolerance{kEmuPerPx / 64 * 2};

Rect rect(const measure::PxRect& px) {
  const Emu x = emu_from_px(px.x), y = emu_from_px(px.y);
  return {x, y, emu_from_px(px.right()) - x, emu_from_px(px.bottom()) - y};
}

// "2.0.1" as its numbers; empty: another name.
std::vector<std::size_t> numbers_of(const std::string& part) {
  std::vector<std::size_t> out;
  const char* at = part.data();
  const char* end = at + part.size();
  while (at < end) {
    std::size_t value = 0;
    const auto [next, error] = std::from_chars(at, end, value);
    if (error != std::errc()) return {};
    out.push_back(value);
    at = next < end ? next + 1 : next;
  }
  return out;
}

// The pieces of a part, which follow each other.
std::span<const PageText> pieces_of(const PageElement& page, const std::string& part) {
  const auto is_of = [&part](const PageText& text) { return text.part == part; };
  const auto first = std::find_if(page.texts.begin(), page.texts.end(), is_of);
  const auto last = std::find_if_not(first, page.texts.end(), is_of);
  return {first, last};
}

Rect union_of(const PageElement& page) {
  measure::PxRect all;
  bool any = false;
  for (const PageText& text : page.texts) {
    if (text.blank || text.box.w <= 0) continue;
    if (!any) all = text.box;
    any = true;
    const double right = std::max(all.right(), text.box.right());
    const double bottom = std::max(all.bottom(), text.box.bottom());
    all.x = std::min(all.x, text.box.x);
    all.y = std::min(all.y, text.box.y);
    all.w = right - all.x;
    all.h = bottom - all.y;
  }
  return rect(all);
}

class ElementReader {
 public:
  ElementReader(const ElementIr& element, const PageElement& page, MeasuredElement& out)
      : element_(element), page_(page), out_(out) {}

  void read() {
    out_.content_box = turned(union_of(page_), out_.turn);
    if (element_.table != nullptr)
      read_table();
    else
      read_body();
    const bool was_sure = out_.verdict == FitVerdict::Fits;
    out_.verdict = overflows(out_) ? FitVerdict::Overflows
                   : was_sure      ? FitVerdict::Fits
                                   : FitVerdict::Tight;
  }

 private:
  void read_body() {
    const TextBodyIr& body = element_.text;
    out_.lines.clear();
    Emu top, bottom;
    for (const PagePart& part : page_.parts) {
      const std::vector<std::size_t> number = numbers_of(part.name);
      if (number.size() != 1 || number[0] >= body.paragraphs.size()) continue;
      for (MeasuredLine& line :
           page_lines(pieces_of(page_, part.name), body.paragraphs[number[0]], number[0]))
        out_.lines.push_back(std::move(line));
    }
    const Rect area = measure::text_area(element_).rect;
    for (const PagePart& part : page_.parts) {
      const bool first = &part == page_.parts.data();
      top = first ? emu_from_px(part.box.y) : std::min(top, emu_from_px(part.box.y));
      bottom = first ? emu_from_px(part.box.bottom()) : std::max(bottom, emu_from_px(part.box.bottom()));
    }
    out_.text_height = bottom - top;
    judge_height(pitch(), 0);
    Emu widest, excess;
    for (const MeasuredLine& line : out_.lines) {
      const Emu beyond_right = line.x + line.width - area.right(), beyond_left = area.x - line.x;
      widest = std::max(widest, line.x + line.width - area.x);
      excess = std::max({excess, beyond_right, beyond_left});
    }
    out_.text_width = widest;
    if (!body.wrap) excess = widest_line() - area.w;
    // What is beyond by Chromium's own tolerance is not.
    if (body.columns < 2) out_.overflow_x = excess > kLineTolerance && exceeds(excess) ? excess : Emu(0);
  }

  [[nodiscard]] Emu widest_line() const {
    Emu widest;
    for (const MeasuredLine& line : out_.lines) widest = std::max(widest, line.width);
    return widest;
  }

  [[nodiscard]] Emu pitch() const {
    return out_.lines.empty() ? Emu(0) : out_.lines.back().bottom - out_.lines.back().top;
  }

  // `tolerance` in px. The native engine rounds the heights of lines as Chromium does; rows of
  // tables are rounded one by one.
  void judge_height(Emu last_pitch, double tolerance) {
    const Emu excess = out_.text_height - out_.available_height;
    const bool too_high = exceeds(excess) && to_px(excess) > tolerance;
    out_.overflow_y = too_high ? excess : Emu(0);
    out_.overflow_lines =
        too_high && last_pitch > Emu(0) ? to_pt(excess) / to_pt(last_pitch) : 0;
  }

  [[nodiscard]] std::size_t lines() const {
    std::size_t n = out_.lines.size();
    for (const MeasuredCell& cell : out_.cells) n += cell.lines.size();
    return n;
  }

  void read_table() {
    const TableIr& table = *element_.table;
    out_.cells.clear();
    Emu last_pitch;
    for (const PagePart& part : page_.parts) {
      if (part.name == "table") {
        out_.text_height = emu_from_px(part.box.bottom()) - emu_from_px(part.box.y);
        continue;
      }
      const std::vector<std::size_t> at = numbers_of(part.name);
      if (at.size() != 3 || at[0] >= table.rows.size() || at[1] >= table.rows[at[0]].cells.size() ||
          at[2] >= table.rows[at[0]].cells[at[1]].paragraphs.size())
        continue;
      if (out_.cells.empty() || out_.cells.back().row != at[0] || out_.cells.back().column != at[1])
        out_.cells.push_back({at[0], at[1], {}});
      for (MeasuredLine& line :
           page_lines(pieces_of(page_, part.name),
                      table.rows[at[0]].cells[at[1]].paragraphs[at[2]], at[2])) {
        last_pitch = line.bottom - line.top;
        out_.cells.back().lines.push_back(std::move(line));
      }
    }
    judge_height(last_pitch, kOneStep * static_cast<double>(2 + lines()));
  }

  const ElementIr& element_;
  const PageElement& page_;
  MeasuredElement& out_;
};

// A line of Latin text in a face that every Debian desktop has, or what stands for it.
SlideIr probe() {
  SlideIr slide;
  slide.slide_id = "probe";
  slide.size = {emu_from_px(1280), emu_from_px(720)};
  ElementIr element;
  element.eid = "probe";
  element.box = {emu_from_px(40), emu_from_px(40), emu_from_px(1000), emu_from_px(60)};
  ParagraphIr paragraph;
  RunIr run;
  run.text = "Hamburgefonstiv 0123456789 AVATAR";
  run.style.size_pt = 13.5;  // 18 px
  run.style.fonts = {"Liberation Sans", "", ""};
  run.style.lang = "en-US";
  paragraph.end = run.style;
  paragraph.runs.push_back(std::move(run));
  element.text.paragraphs.push_back(std::move(paragraph));
  slide.elements.push_back(std::move(element));
  return slide;
}

constexpr double kProbeTolerance = 0.002;  // of the width; whole-pixel advances differ by 1 % and more

}  // namespace

Result<std::shared_ptr<BrowserMeasurer>> BrowserMeasurer::open(
    std::shared_ptr<const measure::Browser> browser, const measure::TextEngine& engine,
    std::vector<std::string> font_folders) {
  std::shared_ptr<BrowserMeasurer> made(
      new BrowserMeasurer(std::move(browser), engine, std::move(font_folders)));
  const SlideIr slide = probe();
  const auto seen = made->measure(slide);
  if (!seen) return tl::unexpected<Error>(while_doing(tr("trying Chromium"), seen.error()));
  const MeasuredElement expected = measure::measured_element(engine, slide.elements.front());
  const MeasuredElement& found = seen->elements.front();
  const bool lines = found.lines.size() == 1 && expected.lines.size() == 1;
  const double want = lines ? to_px(expected.lines[0].width) : 0;
  const double got = lines ? to_px(found.lines[0].width) : 0;
  const bool same_height = lines && std::abs(to_px(found.text_height - expected.text_height)) <= kOneStep;
  const bool same_baseline = lines && std::abs(to_px(found.lines[0].baseline - expected.lines[0].baseline)) < 1.5;
  if (lines && std::abs(got - want) <= want * kProbeTolerance && same_height && same_baseline) return made;
  return fail(ErrorCode::Internal,
              tr("{} sets a line of text {} px wide that should be {} px: it hints its letters, or has "
                 "other fonts than deckle sees",
                 made->browser_->version(), got, want));
}

Result<MeasuredSlide> BrowserMeasurer::measure(const SlideIr& slide) const {
  auto page = browser_->measure(slide_html(slide, fonts_, HtmlUse::Measuring));
  if (!page) return tl::unexpected<Error>(page.error());
  MeasuredSlide out;
  out.slide_id = slide.slide_id;
  out.index = slide.index;
  out.size = slide.size;
  if (page->elements.size() != slide.elements.size())
    return fail(ErrorCode::Internal, tr("Chromium's page has {} elements, the slide {}",
                                        page->elements.size(), slide.elements.size()));
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    const ElementIr& element = slide.elements[i];
    MeasuredElement measured = measure::measured_element(engine_, element);
    if (element.table != nullptr || !element.text.empty())
      ElementReader(element, page->elements[i], measured).read();
    out.elements.push_back(std::move(measured));
  }
  return out;
}

Result<std::string> BrowserMeasurer::picture(const SlideIr& slide) const {
  return browser_->picture(slide_html(slide, fonts_, HtmlUse::Showing),
                           static_cast<int>(std::ceil(to_px(slide.size.w))),
                           static_cast<int>(std::ceil(to_px(slide.size.h))));
}

}  // namespace deckle::render
