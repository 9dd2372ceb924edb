#pragma once
// The scenes, each in a file of its name: a picture of what decks are about, of native shapes. Each
// fills the area it is given, whether that is high or wide, and has one thing in the accent.

#include "layout/scenes/scene_canvas.h"

namespace deckle::layout {

void draw_airport(SceneCanvas& c);
void draw_books(SceneCanvas& c);
void draw_canteen(SceneCanvas& c);
void draw_city(SceneCanvas& c);
void draw_cycling(SceneCanvas& c);
void draw_energy(SceneCanvas& c);
void draw_freight(SceneCanvas& c);
void draw_globe(SceneCanvas& c);
void draw_growth(SceneCanvas& c);
void draw_health(SceneCanvas& c);
void draw_industry(SceneCanvas& c);
void draw_launch(SceneCanvas& c);
void draw_law(SceneCanvas& c);
void draw_lecture(SceneCanvas& c);
void draw_money(SceneCanvas& c);
void draw_nature(SceneCanvas& c);
void draw_network(SceneCanvas& c);
void draw_papers(SceneCanvas& c);
void draw_people(SceneCanvas& c);
void draw_rail(SceneCanvas& c);
void draw_research(SceneCanvas& c);
void draw_road(SceneCanvas& c);
void draw_roadmap(SceneCanvas& c);
void draw_security(SceneCanvas& c);
void draw_shop(SceneCanvas& c);
void draw_software(SceneCanvas& c);
void draw_talk(SceneCanvas& c);
void draw_target(SceneCanvas& c);
void draw_trend(SceneCanvas& c);
void draw_water(SceneCanvas& c);

}  // namespace deckle::layout
