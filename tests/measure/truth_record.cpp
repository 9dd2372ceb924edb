#include "tests/measure/truth_record.h"

#include <nlohmann/json.hpp>

namespace deckle::test {
namespace {

using nlohmann::json;

SpacingIr spacing(const json& value) {
  const double amount = value.at(1).get<double>();
  if (value.at(0) == "%") return {SpacingIr::Unit::Percent, amount / 1000};
  return {SpacingIr::Unit::Points, amount / 100};
}

// DrawingML's cap="all" shows capitals; the IR holds what is shown. ASCII is all the corpus has of
// it.
std::string displayed(std::string text, const json& run) {
  if (run.value("cap", "") != "all") return text;
  for (char& c : text) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return text;
}

RunStyle style(const json& run) {
  RunStyle s;
  s.size_pt = run.value("sz", 1800) / 100.0;
  s.bold = run.value("b", 0) != 0;
  s.italic = run.value("i", 0) != 0;
  s.kern_pt = run.value("kern", 0) / 100.0;
  s.spacing_pt = run.value("spc", 0) / 100.0;
  s.baseline_pct = run.value("base", 0) / 1000;
  s.fonts = {run.value("lat", ""), run.value("ea", ""), run.value("cs", "")};
  // The theme's East Asian face in the Latin slot; where it is known the record has it in `ea`.
  const bool refers_to_ea = s.fonts.latin == "+mn-ea" || s.fonts.latin == "+mj-ea";
  if (refers_to_ea && !s.fonts.ea.empty() && s.fonts.ea[0] != '+') s.fonts.latin = s.fonts.ea;
  s.lang = run.value("lang", "");
  return s;
}

ParagraphIr paragraph(const json& p) {
  ParagraphIr out;
  ParagraphStyle& s = out.style;
  const std::string align = p.value("al", "l");
  s.align = align == "ctr" ? Align::Center : align == "r" ? Align::Right : Align::Left;
  s.rtl = p.value("rtl", 0) != 0;
  s.margin_left = Emu(p.value("mL", 0));
  s.margin_right = Emu(p.value("mR", 0));
  s.indent = Emu(p.value("ind", 0));
  if (p.contains("ln")) s.line_spacing = spacing(p["ln"]);
  if (p.contains("bef")) s.space_before = spacing(p["bef"]);
  if (p.contains("aft")) s.space_after = spacing(p["aft"]);
  if (p.contains("bu")) s.bullet.kind = ListKind::Bullet;
  s.ea_line_break = p.value("eaLnBrk", 1) != 0;
  s.latin_line_break = p.value("latinLnBrk", 0) != 0;
  s.hanging_punct = p.value("hangingPunct", 1) != 0;
  if (p.contains("tab")) s.default_tab = Emu(p["tab"].get<std::int64_t>());
  for (const json& tab : p.value("tabs", json::array())) {
    const std::string at = tab.at(1);
    s.tabs.push_back({Emu(tab.at(0).get<std::int64_t>()), at == "ctr"   ? TabStopIr::Align::Center
                                                          : at == "r"   ? TabStopIr::Align::Right
                                                          : at == "dec" ? TabStopIr::Align::Decimal
                                                                        : TabStopIr::Align::Left});
  }
  for (const json& r : p.at("r")) {
    RunIr run;
    run.style = style(r);
    run.text = r.at("t") == "\n" ? std::string("\v") : displayed(r.at("t"), r);
    out.runs.push_back(std::move(run));
  }
  const bool has_end = p.contains("end") && p["end"].contains("sz");
  if (has_end) {
    out.end = style(p["end"]);
  } else if (!out.runs.empty()) {
    out.end = out.runs.back().style;
  }
  if (!has_end) out.end.fonts = {};
  return out;
}

}  // namespace

std::optional<TruthRecord> read_truth(const std::string& line) {
  const json r = json::parse(line, nullptr, false);
  if (!r.is_object()) return std::nullopt;
  try {
    TruthRecord out;
    out.kind = r.at("kind");
    if (out.kind == "row" || r.contains("vert") || r.contains("cols") ||
        r.at("h").get<std::int64_t>() <= 0) {
      return std::nullopt;
    }
    const std::string placeholder = r.value("ph", "");
    out.title = placeholder == "title" || placeholder == "ctrTitle";
    out.w = Emu(r.at("w").get<std::int64_t>());
    out.h = Emu(r.at("h").get<std::int64_t>());
    out.font_scale_pct = r.value("fs", 100000) / 1000.0;
    out.spacing_reduction_pct = r.value("lr", 0) / 1000.0;
    const json& in = r.at("ins");
    const auto inset = [&in](std::size_t i) { return Emu(in.at(i).get<std::int64_t>()); };
    out.body.insets = {inset(0), inset(1), inset(2), inset(3)};
    out.body.wrap = r.value("wrap", "") != "none";
    for (const json& p : r.at("p")) out.body.paragraphs.push_back(paragraph(p));
    return out;
  } catch (const json::exception&) {
    return std::nullopt;
  }
}

}  // namespace deckle::test
