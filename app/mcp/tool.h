#pragma once
// The interface of tools. One tool, one file in tools/, no header: to add one, copy the nearest
// file, and add its line to tools/registry.cpp.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/mcp/arguments.h"
#include "app/mcp/engines.h"
#include "app/mcp/refinements.h"
#include "app/mcp/roots.h"
#include "engine/options/options.h"

namespace deckle::app::mcp {

// What all calls share.
struct Service {
  Roots roots;
  Engines engines;
  Limits limits;
  Language language = Language::English;  // of messages in results
  int jobs = 1;
  std::string created;  // BuildOptions::created
  Refinements refinements = Refinements();
};

struct ToolCall {
  const Arguments& arguments;
  Service& service;  // calls run one at a time
  engine::Observer& observer;
};

// An object that the tool's output schema accepts, or why there is none: place and remedy, for the
// model.
using ToolResult = tl::expected<Json, std::string>;

// https://modelcontextprotocol.io/specification/2025-06-18/schema, "ToolAnnotations". No tool
// reaches beyond this machine.
struct Annotations {
  bool read_only = true;
  bool replaces_files = false;  // destructiveHint
};

struct Tool {
  std::string_view name, title;
  std::string_view description;  // for a language model: when to use it, and what it returns
  std::vector<Parameter> (*parameters)();
  Json (*output_schema)();
  Annotations annotations;
  // Throws Cancelled, std::bad_alloc, and what is a bug in deckle.
  ToolResult (*run)(const ToolCall& call);
};

}  // namespace deckle::app::mcp
