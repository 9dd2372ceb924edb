// diag_k.json: keys in a fixed order, px with at most two decimals.

#include <fmt/format.h>

#include <cmath>

#include "fixers/diagnose/diagnose.h"
#include "slidespec/json/json_writer.h"

namespace deckle::fixers {
namespace {

double px2(double value) { return std::round(value * 100) / 100 + 0.0; }

class Writer {
 public:
  explicit Writer(const SlideIr& slide) : slide_(slide) {}

  std::string write(const Diagnosis& diagnosis) {
    out_.object();
    if (!slide_.slide_id.empty()) out_.key("slide_id").text(slide_.slide_id);
    out_.key("defects").array();
    for (const Defect& defect : diagnosis.defects) write_defect(defect);
    out_.close().key("warnings").array();
    for (const Warning& warning : diagnosis.warnings) write_warning(warning);
    out_.close();
    write_summary(diagnosis);
    out_.close();
    return out_.take();
  }

 private:
  const std::string& eid(std::size_t element) const { return slide_.elements[element].eid; }

  void optional(const char* key, const std::optional<double>& value) {
    if (value) out_.key(key).number(px2(*value));
  }

  void hint_members(const Hint& hint) {
    optional("suggested_x", hint.x);
    optional("suggested_y", hint.y);
    optional("suggested_w", hint.w);
    optional("suggested_h", hint.h);
    optional("suggested_fontSize", hint.font_size);
    if (!hint.reason.empty()) out_.key("reason").text(hint.reason);
  }

  void write_hint(const Defect& defect) {
    if (!defect.hint) return;
    const Hint& hint = *defect.hint;
    out_.key("hint").object();
    out_.key("action").text(hint.action);
    if (defect.type == DefectType::Overlap || hint.element != defect.element)
      out_.key("target_eid").text(eid(hint.element));
    hint_members(hint);
    out_.key("validated").boolean(hint.validated).close();
  }

  void write_defect(const Defect& defect) {
    out_.object().key("type").text(to_string(defect.type));
    if (defect.type == DefectType::Overlap)
      out_.key("owner_eid").text(eid(defect.element)).key("other_eid").text(eid(defect.other));
    else
      out_.key("eid").text(eid(defect.element));
    out_.key("severity").number(px2(defect.severity));
    out_.key("details").object();
    switch (defect.type) {
      case DefectType::LayoutTopology:
        out_.key("rule").text("title_above_body");
        out_.key("title_eid").text(eid(defect.element)).key("body_eid").text(eid(defect.other));
        out_.key("title_cy").number(px2(defect.center_y));
        out_.key("body_cy").number(px2(defect.other_center_y));
        break;
      case DefectType::FontTooSmall:
        out_.key("current").number(px2(defect.current)).key("min").number(px2(defect.least));
        break;
      case DefectType::ContentOverflow:
        out_.key("overflow_x_px").number(px2(defect.overflow_x));
        out_.key("overflow_y_px").number(px2(defect.overflow_y));
        break;
      case DefectType::OutOfBounds:
        out_.key("edge").text(defect.edge).key("by_px").number(px2(defect.by));
        break;
      case DefectType::Overlap:
        out_.key("overlap_area_px").number(px2(defect.area));
        if (defect.has_text)
          out_.key("severity_note")
              .text(fmt::format("×{:.6g} (text involved)", defect.severity / defect.area));
        break;
    }
    out_.close();
    write_hint(defect);
    out_.close();
  }

  void write_warning(const Warning& warning) {
    out_.object().key("type").text(to_string(warning.type));
    if (warning.type == WarningType::OcclusionSuspected) {
      out_.key("owner_eid").text(eid(warning.element)).key("other_eid").text(eid(warning.other));
      out_.key("details").object();
      out_.key("overlap_area_px").number(px2(warning.area));
      out_.key("top_eid").text(eid(warning.top)).close();
    } else {
      out_.key("eid").text(eid(warning.element)).key("details").object();
      out_.key("covered_by").array(JsonWriter::Form::Line);
      for (const std::size_t above : warning.covered_by) out_.text(eid(above));
      out_.close().close();
    }
    out_.close();
  }

  void write_chain(const Chain& chain, const char* eids, const char* feasible, const char* hints) {
    out_.key(eids).array(JsonWriter::Form::Line);
    for (const Hint& member : chain.members) out_.text(eid(member.element));
    out_.close();
    out_.key(feasible).boolean(chain.feasible);
    out_.key(hints).array();
    for (const Hint& member : chain.members) {
      out_.object(JsonWriter::Form::Line).key("eid").text(eid(member.element));
      out_.key("action").text(member.action);
      hint_members(member);
      if (member.action != "keep" && member.action != "needs_creative_solution")
        out_.key("validated").boolean(member.validated);
      out_.close();
    }
    out_.close();
  }

  void write_summary(const Diagnosis& diagnosis) {
    out_.key("summary").object();
    out_.key("defect_count").integer(static_cast<std::int64_t>(diagnosis.defects.size()));
    out_.key("total_severity").number(px2(diagnosis.total_severity));
    out_.key("warning_count").integer(static_cast<std::int64_t>(diagnosis.warnings.size()));
    if (diagnosis.feasible) out_.key("feasible").boolean(*diagnosis.feasible);
    if (!diagnosis.infeasible_reason.empty())
      out_.key("infeasible_reason").text(diagnosis.infeasible_reason);
    if (diagnosis.patches > 0) out_.key("patches").integer(diagnosis.patches);
    if (!diagnosis.chains.empty()) {
      write_chain(diagnosis.chains.front(), "conflict_chain", "chain_feasible", "chain_hints");
      if (diagnosis.chains.size() > 1) {
        out_.key("other_chains").array();
        for (std::size_t i = 1; i < diagnosis.chains.size(); ++i) {
          out_.object();
          write_chain(diagnosis.chains[i], "conflict_chain", "chain_feasible", "chain_hints");
          out_.close();
        }
        out_.close();
      }
    }
    out_.close();
  }

  const SlideIr& slide_;
  JsonWriter out_;
};

}  // namespace

std::string write_diagnosis(const SlideIr& slide, const Diagnosis& diagnosis) {
  return Writer(slide).write(diagnosis);
}

}  // namespace deckle::fixers
