#pragma once
// Takes from a helper program, for the rest of its life, all rights that its work does not need: so
// that whoever takes it over through untrusted input can compute, read the files named here, and
// answer on its standard output, and nothing else. docs/sandbox.md describes the pieces and what is
// left open. Linked into helper programs only (deckle_sandbox).

#include <string>
#include <vector>

namespace deckle {

// The pieces do not depend on one another: one that the system refuses leaves the others in force.
struct SandboxPiece {
  std::string name;     // "Landlock ABI 7"
  std::string missing;  // why the system does not grant it; empty: it is in force
};

// To be called once, after everything is loaded and before the first byte of untrusted input is
// read, by the only thread. `readable` names files and folders with all they hold; what does not
// exist is left out. Closes all descriptors but the standard ones, and discards standard error.
[[nodiscard]] std::vector<SandboxPiece> enter_sandbox(const std::vector<std::string>& readable);

// "sandbox: descriptors, no-new-privileges; missing: seccomp (Operation not permitted)"
[[nodiscard]] std::string describe(const std::vector<SandboxPiece>& pieces);

}  // namespace deckle
