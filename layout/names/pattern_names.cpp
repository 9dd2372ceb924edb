#include "layout/names/pattern_names.h"

#include <algorithm>

#include "layout/messages/tr.h"

namespace deckle::layout {
namespace {

using Names = std::string_view;

constexpr Names kCards[] = {"card", "card_grid", "features", "feature_grid", "pillars", "카드"};
constexpr Names kKpi[] = {"kpis",    "kpi_row",   "kpi_cards",  "metrics",     "key_metrics",
                          "numbers", "stats",     "statistics", "key_figures", "핵심 지표",
                          "지표",    "주요 지표", "실적 지표"};
constexpr Names kProcess[] = {"process_flow", "steps",        "workflow",  "flow",
                              "step_by_step", "how_it_works", "procedure", "프로세스",
                              "절차",         "단계",         "업무 절차", "진행 절차"};
constexpr Names kTimeline[] = {"history", "milestones", "chronology", "타임라인",
                               "연혁",    "추진 경과",  "일정"};
constexpr Names kRoadmap[] = {"product_roadmap", "gantt",       "plan_by_quarter",
                              "로드맵",          "추진 로드맵", "중장기 계획"};
constexpr Names kComparison[] = {"compare", "versus", "vs",   "comparison_columns",
                                 "options", "비교",   "대비", "비교 대조"};
constexpr Names kMatrix[] = {"matrix_2x2", "2x2",          "two_by_two",    "quadrant",
                             "quadrants",  "swot",         "swot_analysis", "매트릭스",
                             "사분면",     "2x2 매트릭스", "SWOT 분석"};
constexpr Names kProsCons[] = {
    "pros_and_cons", "pro_con", "for_and_against", "advantages_disadvantages", "장단점", "찬반"};
constexpr Names kAgenda[] = {"contents", "table_of_contents", "toc", "목차", "차례", "의제",
                             "안건"};
constexpr Names kTeam[] = {"team_page", "our_team", "people",     "staff",
                           "팀",        "팀 소개",  "조직 구성원"};
constexpr Names kBigNumber[] = {"big_numbers", "large_number", "number",  "key_number",
                                "fact",        "big_fact",     "큰 숫자", "핵심 숫자"};
constexpr Names kPictureLeft[] = {"image_left", "photo_left", "picture_and_text", "사진 왼쪽",
                                  "그림 왼쪽"};
constexpr Names kPictureRight[] = {"image_right", "photo_right", "text_and_picture", "사진 오른쪽",
                                   "그림 오른쪽"};
constexpr Names kPictureGrid[] = {"image_grid", "photo_grid", "gallery",   "images",
                                  "pictures",   "photos",     "사진 모음", "갤러리"};
constexpr Names kCycle[] = {"loop",   "circle", "circular_process", "flywheel", "순환",
                            "사이클", "선순환"};
constexpr Names kFunnel[] = {"sales_funnel", "conversion_funnel", "pipeline", "깔때기", "퍼널"};
constexpr Names kOrgChart[] = {
    "organization_chart", "organisation_chart", "organigram", "hierarchy", "org", "조직도",
    "조직 구조"};
constexpr Names kStatement[] = {"big_statement", "key_message", "message", "핵심 메시지",
                                "한 문장"};

constexpr PatternNames kPatterns[] = {
    {"cards", "one_column", 2, 8, N_("cards"), "icon heading label",
     N_("points of equal weight, each with a heading"), kCards},
    {"kpi", "one_column", 2, 6, N_("figures"), "value label change",
     N_("figures with their labels and changes"), kKpi},
    {"process", "one_column", 2, 8, N_("steps"), "step icon label", N_("steps in order"), kProcess},
    {"timeline", "one_column", 3, 10, N_("points"), "date label",
     N_("dated points on a line"), kTimeline},
    {"roadmap", "one_column", 1, 8, N_("lanes"), "lane period",
     N_("lanes over periods, from a table"), kRoadmap},
    {"comparison", "two_column", 2, 4, N_("columns"), "heading",
     N_("columns side by side, each under its heading"), kComparison},
    {"matrix", "one_column", 4, 4, N_("fields"), "heading axis_x axis_y",
     N_("two by two fields, with the names of the axes"), kMatrix},
    {"pros_cons", "two_column", 2, 2, N_("sides"), "pro con heading",
     N_("what speaks for and against"), kProsCons},
    {"agenda", "one_column", 1, 10, N_("items"), "",
     N_("numbered topics; without a list the titles of the sections"), kAgenda},
    {"team", "one_column", 2, 8, N_("people"), "portrait name position",
     N_("portraits with names and positions"), kTeam},
    {"big_number", "one_column", 1, 3, N_("numbers"), "value label",
     N_("one number that fills the page, or up to three"), kBigNumber},
    {"picture_left", "two_column", 1, 1, N_("pictures"), "",
     N_("a picture at the left, text beside it"), kPictureLeft},
    {"picture_right", "two_column", 1, 1, N_("pictures"), "",
     N_("a picture at the right, text beside it"), kPictureRight},
    {"picture_grid", "one_column", 2, 9, N_("pictures"), "caption",
     N_("pictures in equal frames, with or without captions"), kPictureGrid},
    {"cycle", "one_column", 3, 8, N_("stages"), "stage", N_("stages that lead back to the first"),
     kCycle},
    {"funnel", "one_column", 2, 6, N_("stages"), "stage value", N_("stages that become fewer"),
     kFunnel},
    {"org_chart", "one_column", 2, 24, N_("people"), "name position",
     N_("who reports to whom, in up to three levels"), kOrgChart},
    {"statement", "one_column", 1, 1, N_("sentences"), "", N_("one sentence that fills the page"),
     kStatement},
};

}  // namespace

std::span<const PatternNames> pattern_names() { return kPatterns; }

const PatternNames* pattern_named(std::string_view id) {
  const auto found = std::find_if(std::begin(kPatterns), std::end(kPatterns),
                                  [id](const PatternNames& pattern) { return pattern.id == id; });
  return found == std::end(kPatterns) ? nullptr : &*found;
}

Message purpose_of(const PatternNames& pattern) { return tr.entry(pattern.purpose); }

std::string base_layout(const std::string& id) {
  const PatternNames* pattern = pattern_named(id);
  return pattern == nullptr ? id : std::string(pattern->base);
}

}  // namespace deckle::layout
