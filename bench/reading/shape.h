#pragma once
// Inputs of a given size for the measurement of bounds (bench/bounds).

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "slidespec/limits/limits.h"

namespace deckle::bench {

// One input, ready to be read.
struct Input {
  std::size_t bytes = 0;  // its size, after decompression where it is a package
  std::function<bool(const Limits&)> read;  // whether it was accepted
};

struct Shape {
  std::string reader, name;
  bool ordinary = false;                // content as people write it; else the worst known shape
  std::array<std::size_t, 3> sizes{};   // given to `make`; 1 : 4 : 16
  std::function<Input(std::size_t size)> make;
};

// 1 : 4 : 16, the largest of them `most`, which the limits just allow.
[[nodiscard]] inline std::array<std::size_t, 3> up_to(std::size_t most) {
  return {most / 16, most / 4, most};
}

// 1 : 4 : 16, the smallest of them `most`: where `most` fits into the processor's cache, smaller sizes
// would show that instead of how the reader grows.
[[nodiscard]] inline std::array<std::size_t, 3> beyond(std::size_t most) {
  return {most, most * 4, most * 16};
}

// `piece` again and again, up to `bytes`.
[[nodiscard]] std::string repeated(const std::string& piece, std::size_t bytes);

void add_json(std::vector<Shape>& shapes);
void add_specs(std::vector<Shape>& shapes);
void add_mends(std::vector<Shape>& shapes);
void add_xml(std::vector<Shape>& shapes);
void add_packages(std::vector<Shape>& shapes);
void add_presentations(std::vector<Shape>& shapes);
void add_repairs(std::vector<Shape>& shapes);
void add_templates(std::vector<Shape>& shapes);
void add_media(std::vector<Shape>& shapes);
void add_data(std::vector<Shape>& shapes);
void add_settings(std::vector<Shape>& shapes);

}  // namespace deckle::bench
