#pragma once
// Small presentations for the reader's tests: one theme, master and layout, and the slides given.

#include <map>
#include <string>
#include <vector>

#include "pptx/read/deck_reader.h"

namespace deckle::test {

// Part name → bytes, beside or in place of those below. An empty text removes the part.
using PartBytes = std::map<std::string, std::string>;

// Each of `slides` is what is in its p:spTree, after the group's own properties. The master has
// title 40 pt in "Head" (tx2), body 24, 20 and 18 pt in "Text" with bullets from level 1 on; its
// defaults are 14 pt. The layout has a title (idx 0, moved to y 100000) and a body (idx 1) whose
// first level is 22 pt.
[[nodiscard]] ooxml::Package small_package(const std::vector<std::string>& slides,
                                           const PartBytes& parts = {});
[[nodiscard]] pptx::ReadDeck read_small_deck(const std::vector<std::string>& slides,
                                             const PartBytes& parts = {});

// p:sp: `nv` is what is in p:nvPr, `properties` in p:spPr, `text` in p:txBody (none when empty).
[[nodiscard]] std::string sp(int id, const std::string& nv, const std::string& properties,
                             const std::string& text, const std::string& style = {});
// An a:xfrm.
[[nodiscard]] std::string xfrm(int x, int y, int cx, int cy, const std::string& attributes = {});
// A relationship part: pairs of type tail and target, with ids rId1, rId2 …; a target that holds
// "://" is external.
[[nodiscard]] std::string rels(const std::vector<std::pair<std::string, std::string>>& targets);
// A part's root with deckle's prefixes declared.
[[nodiscard]] std::string part_xml(const std::string& root, const std::string& content,
                                   const std::string& attributes = {});

inline const std::string kSlide1 = "ppt/slides/slide1.xml";
inline const std::string kSlide1Rels = "ppt/slides/_rels/slide1.xml.rels";
inline const std::string kLayout1 = "ppt/slideLayouts/slideLayout1.xml";
inline const std::string kMaster1 = "ppt/slideMasters/slideMaster1.xml";

}  // namespace deckle::test
