#pragma once
// What a program of deckle's does first in main(), so that it does not depend on the state in which
// it was started. A library does none of this in its host.

#include <cstddef>

namespace deckle {

// Of descriptors 0, 1 and 2 those that are closed are taken, so that no file that is opened later
// gets their numbers and with them what is written to standard output or error. Reading and writing
// them still fails as if they were closed.
void take_closed_standard_descriptors();

// A write to a closed pipe, or beyond the size allowed for a file, fails and is no signal. Programs
// that are started do not inherit this (system/process.h).
void make_failing_writes_errors();

// The stack of this thread may become as large as kStack if the system allows that, and those of
// threads are that large, whatever limit this program was started with.
inline constexpr std::size_t kStack = std::size_t{8} << 20;
void set_stack_sizes();

// For helper programs, whose standard output is a pipe that only its parent reads: the system kills
// this process when the thread that started it ends, as after SIGKILL to the parent.
void end_with_parent();

// What the system, by its limits, has less of than any work takes.
enum class Scarce { Nothing, Memory, OpenFiles, Stack };

// Ours. A deck of 14 slides was built with 70 MiB of address space in all, 55 of them for the
// loaded program, and 150 MiB where an SVG was drawn; with 8 open files, and with 96 KiB of stack.
// Libraries in C that find no memory or file do not always report it, but crash or give another
// result, so nothing is tried with less.
inline constexpr std::size_t kLeastMemory = 256 << 20;  // of address space not yet used
inline constexpr std::size_t kLeastStack = 1 << 20;
inline constexpr int kLeastOpenFiles = 16;  // not yet open

[[nodiscard]] Scarce scarce_resource();

// Whether this process is limited in the memory that it may reserve.
[[nodiscard]] bool is_memory_limited();

// At most `threads`, and at least 1: so many that their stacks take a quarter of the address space
// that this process is limited to.
[[nodiscard]] int threads_with_stacks(int threads);

}  // namespace deckle
