#pragma once
// The pieces of the sandbox, in the order in which they are put in force. For sandbox.cpp only.

#include <cerrno>
#include <cstring>
#include <string>
#include <vector>

#include "slidespec/system/sandbox/sandbox.h"

namespace deckle::sandbox {

// Standard input and output stay as they are; standard error becomes /dev/null.
[[nodiscard]] SandboxPiece keep_standard_descriptors();

// No program that it executes gains rights. The kernel requires this of unprivileged processes for
// the pieces that follow.
[[nodiscard]] SandboxPiece gain_no_privileges();

// Other processes of the user cannot trace it or read its memory, and it leaves no core file.
[[nodiscard]] SandboxPiece hide_memory();

// Landlock: reads `readable`, no other file; writes and executes none; no TCP, no signals.
[[nodiscard]] SandboxPiece restrict_files(const std::vector<std::string>& readable);

// seccomp: a list of the allowed system calls.
[[nodiscard]] SandboxPiece restrict_system_calls();

// Run by root: what root may do beyond others.
[[nodiscard]] SandboxPiece drop_capabilities();

inline SandboxPiece refused(std::string name, int error) {
  return {std::move(name), std::strerror(error)};
}

}  // namespace deckle::sandbox
