#include "layout/icons/subject_icon.h"

#include <algorithm>
#include <array>

#include "layout/icons/topic_icons.h"
#include "layout/icons/word_icons.h"
#include "slidespec/icons/icon_search.h"

namespace deckle::layout {
namespace {

// What any deck may be called, in the order of their bytes: an icon of one of these words says little
// about this one.
constexpr std::array<std::string_view, 256> kGeneral = {
    "annual", "black", "blue", "board", "build", "business", "case", "change", "choosing",
    "city", "company", "country", "create", "customer", "data", "decision", "deleted",
    "department", "digital", "document", "figures", "first", "future", "give", "global", "goals",
    "green", "group", "growth", "guide", "half", "help", "how", "idea", "impact", "information",
    "innovation", "introduction", "join", "journey", "launch", "learn", "leave", "lesson",
    "management", "market", "meeting", "month", "move", "national", "need", "new", "office",
    "online", "open", "paper", "people", "plan", "planning", "presentation", "process",
    "product", "program", "programme", "progress", "project", "proposal", "public", "quarter",
    "question", "red", "region", "report", "research", "result", "results", "review", "roadmap",
    "run", "schedule", "school", "second", "service", "solution", "start", "status", "step",
    "strategy", "study", "success", "summary", "support", "system", "take", "talk", "target",
    "task", "team", "time", "today", "together", "training", "trend", "trip", "update", "use",
    "version", "vision", "week", "welcome", "what", "when", "where", "white", "who", "why",
    "work", "workshop", "year", "はじめに", "まとめ", "サービス", "システム",
    "チーム", "プロジェクト", "上升", "上昇", "下降", "世界", "事業",
    "产品", "介绍", "企业", "企業", "企画", "会社", "会議", "会议", "公司",
    "减少", "分析", "创新", "協力", "原因", "合作", "团队", "地域", "報告",
    "増加", "增加", "增长", "実績", "対策", "展望", "总结", "情報", "成果",
    "成長", "成长", "战略", "戦略", "扩大", "报告", "拡大", "提案", "改善",
    "教育", "方案", "方針", "日程", "服务", "本社", "業績", "概要", "決定",
    "減少", "現状", "理由", "発表", "目标", "目標", "研究", "確認", "管理",
    "紹介", "組織", "結果", "结果", "结论", "背景", "製品", "計画", "説明",
    "課題", "調査", "计划", "调查", "資料", "资料", "进度", "進捗", "過程",
    "部門", "问题", "革新", "项目", "개선", "결과", "계획", "계획안", "과정",
    "과제", "관리", "교육", "기획", "기획안", "대책", "목표", "발표", "방안",
    "방향", "보고", "보고서", "분석", "비전", "사업", "서비스", "설명",
    "성과", "성장", "소개", "시스템", "시작", "신규", "실적", "안내", "업무",
    "연구", "요약", "운영", "일정", "자료", "전략", "전망", "제안", "제안서",
    "제품", "조사", "추진", "팀", "프로세스", "프로젝트", "혁신", "현황",
    "협력", "회의"};

// No word of the list is shorter, so these bytes find the few that may begin another word.
constexpr std::size_t kFirstBytes = 3;

struct ByFirstBytes {
  static std::string_view first(std::string_view word) { return word.substr(0, kFirstBytes); }
  bool operator()(std::string_view a, std::string_view b) const { return first(a) < first(b); }
};

static_assert(std::is_sorted(kGeneral.begin(), kGeneral.end()));
static_assert(std::all_of(kGeneral.begin(), kGeneral.end(),
                          [](std::string_view word) { return word.size() >= kFirstBytes; }));

}  // namespace

bool is_general_word(std::string_view word) {
  static constexpr std::array<std::string_view, 4> kEndings = {"s", "es", "ed", "ing"};
  const auto [first, last] =
      std::equal_range(kGeneral.begin(), kGeneral.end(), word, ByFirstBytes());
  return std::any_of(first, last, [word](std::string_view general) {
    if (!word.starts_with(general)) return false;
    const std::string_view ending = word.substr(general.size());
    const bool particles = static_cast<unsigned char>(general.front()) >= 0x80;
    return particles || ending.empty() ||
           std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end();
  });
}

std::vector<std::string_view> icons_in(const std::string& text, bool general) {
  std::vector<std::string_view> found;
  const std::vector<std::string> words = words_of(text);
  std::vector<bool> generals;
  for (const std::string& word : words) generals.push_back(is_general_word(word));
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (!general && (generals[i] || generals[i + 1])) continue;
    const Icons icons = icons_of_two(words, i);
    if (!icons.empty()) found.push_back(icons.front());
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (generals[i] != general) continue;
    if (const Icons icons = icons_of_word_at(words, i); !icons.empty())
      found.push_back(icons.front());
  }
  return found;
}

std::optional<std::string_view> subject_icon(const std::string& title,
                                             const std::string& subtitle) {
  for (const std::string* text : {&title, &subtitle}) {
    for (const bool general : {false, true}) {
      const std::vector<std::string_view> icons = icons_in(*text, general);
      if (!icons.empty()) return solid_icons({icons.front()}).front();
    }
  }
  return std::nullopt;
}

std::vector<std::string_view> sentence_icons(const std::vector<std::string>& sentences) {
  std::vector<std::vector<std::string_view>> found;
  for (const std::string& sentence : sentences) {
    found.push_back(icons_in(sentence, false));
    if (found.back().empty()) return {};
  }
  return different_icons({found.begin(), found.end()});
}

}  // namespace deckle::layout
