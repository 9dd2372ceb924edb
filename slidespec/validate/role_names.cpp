#include "slidespec/validate/role_names.h"

#include <vector>

#include "slidespec/diag/same_name.h"

namespace deckle {
namespace {

constexpr KindSet kText = kind_bit(ElementKind::Text);
constexpr KindSet kLists = kText | kind_bit(ElementKind::Bullets);
constexpr KindSet kPanels = kLists | kind_bit(ElementKind::Shape);
constexpr KindSet kNoDivider = kAllKinds & ~kind_bit(ElementKind::Divider);

// Names of headings may be those of parts of the slide: settle_roles.cpp gives a name that occurs
// twice to none.
constexpr std::string_view kTitle[] = {
    "header",     "heading",       "headline",     "title_text", "slide_title",
    "main_title", "page_title",    "main_heading", "heading_1",  "h1",
    "제목",       "슬라이드 제목", "큰 제목",      "타이틀",     "헤드라인",
};
constexpr std::string_view kSubtitle[] = {
    "subheading", "subheader", "subhead", "subheadline", "tagline",    "secondary_title",
    "h2",         "부제",      "부제목",  "소제목",      "서브타이틀",
};
constexpr std::string_view kBody[] = {
    "content",       "contents",  "main",       "main_content", "text",       "body_text",
    "body_content",  "paragraph", "paragraphs", "bullet",       "bullets",    "bullet_list",
    "bullet_points", "list",      "items",      "points",       "key_points", "description",
    "본문",          "내용",      "텍스트",     "글머리 기호",  "목록",       "설명",
};
constexpr std::string_view kLeft[] = {
    "left_column", "left_col",   "left_content", "left_side",    "left_body",
    "left_text",   "left_panel", "left_half",    "column_left",  "content_left",
    "col_left",    "column_1",   "col_1",        "first_column", "왼쪽",
    "왼편",        "좌측",       "왼쪽 단",      "왼쪽 열",      "왼쪽 내용",
};
constexpr std::string_view kRight[] = {
    "right_column", "right_col",   "right_content", "right_side",    "right_body",
    "right_text",   "right_panel", "right_half",    "column_right",  "content_right",
    "col_right",    "column_2",    "col_2",         "second_column", "오른쪽",
    "오른편",       "우측",        "오른쪽 단",     "오른쪽 열",     "오른쪽 내용",
};
constexpr std::string_view kKeyTakeaway[] = {
    "takeaway",    "takeaways",   "key_takeaways", "insight", "insights", "key_insight",
    "key_message", "message",     "main_message",  "summary", "callout",  "so_what",
    "핵심",        "핵심 메시지", "핵심 요약",     "시사점",  "요약",     "결론",
};
constexpr std::string_view kCaption[] = {
    "legend",         "note",          "notes", "footnote", "image_caption", "picture_caption",
    "figure_caption", "chart_caption", "캡션",  "주석",     "각주",          "그림 설명",
    "사진 설명",
};
constexpr std::string_view kQuote[] = {
    "quotation",   "quote_text", "pull_quote", "block_quote",
    "testimonial", "인용",       "인용문",     "인용구",
};
constexpr std::string_view kAttribution[] = {
    "source",       "author",       "speaker", "by",       "byline",
    "quote_author", "quote_source", "cite",    "citation", "attributed_to",
    "출처",         "저자",         "작성자",  "발언자",   "말한 사람",
};
constexpr std::string_view kPicture[] = {
    "image",      "images",     "photo",  "photograph", "img",  "figure", "pic",  "illustration",
    "hero_image", "main_image", "visual", "그림",       "사진", "이미지", "삽화",
};
constexpr std::string_view kChart[] = {
    "graph", "plot", "data_chart", "main_chart", "차트", "그래프", "도표",
};
constexpr std::string_view kTable[] = {"data_table", "main_table", "grid", "표", "테이블"};
constexpr std::string_view kFooter[] = {"foot", "page_footer", "slide_footer", "바닥글", "꼬리말"};

constexpr RoleNames kRoles[] = {
    {"attribution", kText, true, kAttribution},
    {"body", kNoDivider, false, kBody},
    {"caption", kText, false, kCaption},
    {"chart", kind_bit(ElementKind::Chart), false, kChart},
    {"footer", kText, true, kFooter},
    {"key_takeaway", kPanels, true, kKeyTakeaway},
    {"left", kNoDivider, false, kLeft},
    {"picture", kind_bit(ElementKind::Image), false, kPicture},
    {"quote", kText, true, kQuote},
    {"right", kNoDivider, false, kRight},
    {"subtitle", kText, true, kSubtitle},
    {"table", kind_bit(ElementKind::Table), false, kTable},
    {"title", kLists, true, kTitle},
};

struct FoldedRole {
  FoldedName name;
  const RoleNames* role;
};

// The roles themselves first: of names equally near they win.
const std::vector<FoldedRole>& folded_roles() {
  static const std::vector<FoldedRole> all = [] {
    std::vector<FoldedRole> folded;
    for (const RoleNames& row : kRoles) folded.push_back({FoldedName(row.role), &row});
    for (const RoleNames& row : kRoles) {
      for (const std::string_view name : row.other_names)
        folded.push_back({FoldedName(name), &row});
    }
    return folded;
  }();
  return all;
}

}  // namespace

std::span<const RoleNames> role_names() { return kRoles; }

std::span<const std::string_view> part_roles() {
  static constexpr std::string_view kParts[] = {
      "axis_x", "axis_y", "change", "con",      "contact",  "date", "heading", "icon",  "label", "lane",
      "name",   "next_step", "period", "portrait", "position", "pro",  "stage",   "step", "value"};
  return kParts;
}

std::optional<RoleMatch> find_role(std::string_view name) {
  for (const RoleNames& row : kRoles) {
    if (row.role == name) return RoleMatch{&row, NameMatch::Exact};
  }
  const FoldedName folded(name);
  if (folded.empty()) return std::nullopt;
  std::optional<RoleMatch> nearest;
  std::size_t fewest = 0;
  for (const FoldedRole& known : folded_roles()) {
    const std::optional<std::size_t> edits = folded.typing_mistakes(known.name);
    if (!edits || (nearest && *edits >= fewest)) continue;
    nearest = {known.role, *edits == 0 ? NameMatch::OtherName : NameMatch::TypingMistake};
    fewest = *edits;
  }
  return nearest;
}

}  // namespace deckle
