// What is kept of refinements between calls of the server: their number, their age and their size.

#include "app/mcp/refinements.h"

#include <gtest/gtest.h>

#include "slidespec/ir_json/ir_json.h"

namespace deckle::app::mcp {
namespace {

using Clock = Refinements::Clock;

std::unique_ptr<Refinement> refinement(int max_iter = 3) {
  static const auto engine =
      std::make_shared<const engine::Engine>(engine::Engine::open({}).value());
  DiagnosticSink sink;
  auto slides = read_ir(R"({"slide":{"w":1280,"h":720},"elements":[{"eid":"b","type":"text","priority":60,
      "content":"words","layout":{"x":-40,"y":100,"w":400,"h":200},"style":{"fontSize":20}}]})",
                        "ir", sink);
  fixers::LoopSettings settings;
  settings.max_iter = max_iter;
  return Refinement::start(slides.at(0), engine, measure::Target::PowerPoint, settings).value();
}

TEST(McpRefinements, AreKeptForSomeTimeAfterTheirLastUse) {
  Clock::time_point now;
  Refinements kept([&now] { return now; });
  const std::string id = kept.keep(refinement(), 1000).value();
  now += Refinements::kIdle;
  ASSERT_NE(kept.find(id), nullptr) << "this is a use";
  now += Refinements::kIdle;
  ASSERT_NE(kept.find(id), nullptr);
  now += Refinements::kIdle + std::chrono::seconds(1);
  EXPECT_EQ(kept.find(id), nullptr);
}

TEST(McpRefinements, TheLeastUsedMakesRoom) {
  Refinements kept;
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < Refinements::kMost; ++i)
    ids.push_back(kept.keep(refinement(), 1000).value());
  ASSERT_NE(kept.find(ids[0]), nullptr);
  EXPECT_EQ(kept.keep(refinement(), 1000).value(), "refine-17");
  EXPECT_NE(kept.find(ids[0]), nullptr) << "used after the second";
  EXPECT_EQ(kept.find(ids[1]), nullptr);
  EXPECT_NE(kept.find(ids[2]), nullptr);
}

TEST(McpRefinements, LargeOnesMakeRoomAndTooLargeOnesAreRefused) {
  Refinements kept;
  const std::string first = kept.keep(refinement(), Refinements::kMostBytes / 8).value();
  const std::string second = kept.keep(refinement(), Refinements::kMostBytes / 8).value();
  EXPECT_NE(kept.find(first), nullptr) << "four states of an eighth are half of it";
  EXPECT_NE(kept.find(second), nullptr);
  const std::string third = kept.keep(refinement(), Refinements::kMostBytes / 4).value();
  EXPECT_EQ(kept.find(first), nullptr);
  EXPECT_EQ(kept.find(second), nullptr);
  EXPECT_NE(kept.find(third), nullptr);
  const auto refused = kept.keep(refinement(), Refinements::kMostBytes / 4 + 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::Limit);
  EXPECT_FALSE(kept.keep(refinement(99), Refinements::kMostBytes / 4)) << "a hundred states";
  EXPECT_NE(kept.find(third), nullptr) << "what is refused takes no room";
}

}  // namespace
}  // namespace deckle::app::mcp
