// The scenes of covers by themselves: what they draw in an area, and which words name them.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "layout/scenes/cut_path.h"
#include "layout/scenes/scene_icons.h"
#include "layout/scenes/scene_list.h"
#include "layout/scenes/scene_words.h"
#include "slidespec/model/deck.h"
#include "slidespec/validate/hint_words.h"

namespace deckle::layout {
namespace {

// A column of a page, a wide one, a block, a strip, and a low strip.
constexpr std::array<std::pair<double, double>, 6> kAreas{
    {{320, 540}, {460, 540}, {270, 332}, {480, 190}, {916, 180}, {200, 110}}};

TEST(Scenes, StayWithinTheirArea) {
  constexpr double kEdge = 0.06;      // points
  constexpr std::size_t kMost = 400;  // shapes that somebody may still edit
  for (const Scene& scene : scenes()) {
    for (const auto& [w, h] : kAreas) {
      SceneCanvas canvas(w, h);
      scene.draw(canvas);
      EXPECT_GE(canvas.pieces().size(), 5U) << scene.name;
      EXPECT_LE(canvas.pieces().size(), kMost) << scene.name << " " << w;
      for (const ScenePiece& piece : canvas.pieces()) {
        EXPECT_GE(piece.x, -kEdge) << scene.name << " " << piece.name;
        EXPECT_GE(piece.y, -kEdge) << scene.name << " " << piece.name;
        EXPECT_LE(piece.x + piece.w, w + kEdge) << scene.name << " " << piece.name;
        EXPECT_LE(piece.y + piece.h, h + kEdge) << scene.name << " " << piece.name;
        EXPECT_GT(piece.w, 0) << scene.name << " " << piece.name;
        EXPECT_GT(piece.h, 0) << scene.name << " " << piece.name;
        EXPECT_NE(piece.name, "Shape") << scene.name;
      }
    }
  }
}

double area_of(const ScenePiece& piece) {
  if (piece.form != ScenePiece::Form::Outline) return piece.w * piece.h;
  const std::vector<ScenePoint> points = points_along(piece.outline.front(), 8);
  double twice = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const ScenePoint &a = points[i], &b = points[(i + 1) % points.size()];
    twice += a.x * b.y - b.x * a.y;
  }
  return std::abs(twice) / 2;
}

// One thing is in the accent, and most of a scene is not.
TEST(Scenes, HaveSomethingInTheAccent) {
  for (const Scene& scene : scenes()) {
    for (const auto& [w, h] : kAreas) {
      SceneCanvas canvas(w, h);
      scene.draw(canvas);
      double area = 0;
      for (const ScenePiece& piece : canvas.pieces()) {
        if (piece.tone == Tone::Accent) area += area_of(piece);
      }
      EXPECT_GT(area, 0) << scene.name << " " << w;
      EXPECT_LT(area, 0.35 * w * h) << scene.name << " " << w;
    }
  }
}

TEST(Scenes, AreThoseOfTheHint) {
  const auto words = cover_motifs();
  constexpr auto kScene = static_cast<std::size_t>(CoverMotif::Scene);
  ASSERT_EQ(words[kScene].word, "scene");
  ASSERT_EQ(words.size(), kScene + 1 + scenes().size());
  EXPECT_GE(scenes().size(), 16U);
  for (std::size_t i = 0; i < scenes().size(); ++i) {
    EXPECT_EQ(words[kScene + 1 + i].word, scenes()[i].name);
    EXPECT_EQ(find_scene(scenes()[i].name), &scenes()[i]);
  }
  EXPECT_EQ(find_scene("nothing"), nullptr);
}

TEST(Scenes, AreNamedByTheSubject) {
  struct Row {
    const char *title, *subtitle, *scene;  // null: none
  };
  for (const Row& row : {
           Row{"Where Lindholm Airport goes until 2030", "Strategy paper", "airport"},
           Row{"Second quarter business review", "Management board", "growth"},
           Row{"City cycling in figures", "Annual data report 2024", "cycling"},
           Row{"Choosing a caterer for the new canteen", "Evaluation", "canteen"},
           Row{"Tidewell", "Leak detection in ten minutes", "water"},
           Row{"Product roadmap 2026", "Sonder Notes", "roadmap"},
           Row{"How vaccines teach the immune system", "Biology 101", "health"},
           Row{"We deleted our message queue", "and the pages stopped", "software"},
           Row{"Messages to tenants", "", "talk"},
           Row{"Solar installer: basic course", "Six modules", "energy"},
           Row{"The research office", "Who we are", "research"},
           Row{"2025년 3분기 경영실적 보고", "경영기획본부", "growth"},
           Row{"동네책방 구독 서비스", "신사업 기획안", "books"},
           Row{"전기차 충전 인프라 계획", "", "road"},
           Row{"고속철도 개통 계획", "", "rail"},
           Row{"지역 물류센터 구축 방안", "", "freight"},
           Row{"AI Transformation 로드맵 2026", "Digital 혁신본부", "network"},
           Row{"新店舗出店計画のご提案", "店舗開発部", "shop"},
           Row{"خطة تطوير المكتبة العامة 2026", "مجلس المدينة", "books"},
           Row{"駅前ラーメン店 出店計画", "事業計画書", "canteen"},
           Row{"情報セキュリティ研修", "総務部", "security"},
           Row{"水道事業の概要", "", "water"},
           Row{"省エネ設備の導入", "", "energy"},
           Row{"図書館の利用案内", "", "books"},
           Row{"2027年门店扩张计划", "零售事业部", "shop"},
           Row{"社区医疗与健康服务", "市卫生局", "health"},
           Row{"新能源汽车产业报告", "", "road"},
           Row{"智能制造转型方案", "", "network"},
           // Ideographs beside each other that belong to two words, and kana that go on.
           Row{"個人事業主", "", nullptr},
           Row{"京都市", "", nullptr},
           Row{"バスケットの基礎", "", nullptr},
           Row{"ご提案", "株式会社サンプル", nullptr},
           // What has no scene, although parts of its words are words of scenes.
           Row{"Qwertz", "Asdf", nullptr},
           Row{"The carpet catalogue", "", nullptr},
           Row{"Wedding of the year", "", nullptr},
           Row{"Azure Virtual Machines", "", "software"},
           Row{"Qwertz", "[Instructor e-mail]", nullptr},
           Row{"Qwertz", "Company of the author", nullptr},
           Row{"", "", nullptr},
       }) {
    const auto found = scene_of_subject(row.title, row.subtitle);
    EXPECT_EQ(found.value_or(""), row.scene == nullptr ? "" : row.scene) << row.title;
  }
}

TEST(SceneIcons, AreThoseOfTheTitleElseOfItsScene) {
  EXPECT_EQ(icon_of_deck("The bicycle report"), "bicycle");
  EXPECT_EQ(icon_of_deck("동네책방 구독 서비스 기획서"), "book-fill");
  EXPECT_EQ(icon_of_deck("Vaccination"), "heart-pulse") << "of the scene";
  EXPECT_EQ(icon_of_deck("Qwertz"), std::nullopt);
}

TEST(SceneCanvas, KeepsWhatIsWithinAsItIs) {
  SceneCanvas canvas(100, 100);
  canvas.disc(Tone::Mid, 50, 50, 20);
  canvas.rect(Tone::Mid, 10, 10, 20, 10, 4);
  canvas.ring(Tone::Mid, 50, 50, 20, 5);
  const auto& pieces = canvas.pieces();
  ASSERT_EQ(pieces.size(), 3U);
  EXPECT_EQ(pieces[0].form, ScenePiece::Form::Ellipse);
  EXPECT_EQ(pieces[1].form, ScenePiece::Form::RoundRect);
  EXPECT_DOUBLE_EQ(pieces[1].share, 0.4);
  EXPECT_EQ(pieces[2].form, ScenePiece::Form::Ring);
  EXPECT_DOUBLE_EQ(pieces[2].share, 0.125);
}

TEST(SceneCanvas, CutsWhatReachesBeyond) {
  SceneCanvas canvas(100, 100);
  canvas.disc(Tone::Mid, 100, 50, 20);
  canvas.rect(Tone::Mid, 90, -10, 20, 30);
  canvas.disc(Tone::Mid, 150, 50, 20);  // none of it is within
  canvas.rect(Tone::Mid, 10, 10, -5, 5);
  const auto& pieces = canvas.pieces();
  ASSERT_EQ(pieces.size(), 2U);
  EXPECT_EQ(pieces[0].form, ScenePiece::Form::Outline);
  EXPECT_NEAR(pieces[0].x, 80, 0.1);
  EXPECT_NEAR(pieces[0].w, 20, 0.1);
  EXPECT_NEAR(pieces[0].h, 40, 0.1);
  EXPECT_EQ(pieces[1].form, ScenePiece::Form::Rect);
  EXPECT_DOUBLE_EQ(pieces[1].y, 0);
  EXPECT_DOUBLE_EQ(pieces[1].w, 10);
  EXPECT_DOUBLE_EQ(pieces[1].h, 20);
}

TEST(SceneCanvas, DrawsLinesOfOneWidth) {
  SceneCanvas canvas(100, 100);
  canvas.line(Tone::Mid, {{10, 50}, {50, 50}, {50, 90}}, 4);
  ASSERT_EQ(canvas.pieces().size(), 1U);
  const ScenePiece& piece = canvas.pieces().front();
  EXPECT_NEAR(piece.x, 10, 0.01);
  EXPECT_NEAR(piece.y, 48, 0.01);
  EXPECT_NEAR(piece.x + piece.w, 52, 0.01);
  EXPECT_NEAR(piece.y + piece.h, 90, 0.01);
}

TEST(SceneCanvas, TurnsAndMovesWhatIsPlaced) {
  SceneCanvas canvas(100, 100);
  canvas.place(50, 50, 2, 90);
  canvas.rect(Tone::Mid, 0, 0, 10, 5);
  ASSERT_EQ(canvas.pieces().size(), 1U);
  const ScenePiece& piece = canvas.pieces().front();
  EXPECT_NEAR(piece.x, 40, 0.01);
  EXPECT_NEAR(piece.y, 50, 0.01);
  EXPECT_NEAR(piece.w, 10, 0.01);
  EXPECT_NEAR(piece.h, 20, 0.01);
}

}  // namespace
}  // namespace deckle::layout
