#include "slidespec/system/sandbox/sandbox.h"

#include "slidespec/system/sandbox/pieces.h"

namespace deckle {
namespace {

void append(std::string& list, const std::string& text) {
  if (!list.empty()) list += ", ";
  list += text;
}

}  // namespace

std::vector<SandboxPiece> enter_sandbox(const std::vector<std::string>& readable) {
  using namespace sandbox;
  // In this order: descriptors may have to be listed from /proc, which a process that hides its
  // memory cannot read. Root needs its capabilities for the filters if it cannot give up
  // privileges.
  std::vector<SandboxPiece> pieces;
  pieces.push_back(keep_standard_descriptors());
  pieces.push_back(gain_no_privileges());
  pieces.push_back(hide_memory());
  pieces.push_back(restrict_files(readable));
  pieces.push_back(restrict_system_calls());
  pieces.push_back(drop_capabilities());
  return pieces;
}

std::string describe(const std::vector<SandboxPiece>& pieces) {
  std::string in_force, missing;
  for (const SandboxPiece& piece : pieces) {
    if (piece.missing.empty())
      append(in_force, piece.name);
    else
      append(missing, piece.name + " (" + piece.missing + ")");
  }
  if (in_force.empty()) in_force = "none";
  return "sandbox: " + in_force + (missing.empty() ? "" : "; missing: " + missing);
}

}  // namespace deckle
