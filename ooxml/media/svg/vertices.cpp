#include "ooxml/media/svg/vertices.h"

#include "ooxml/media/svg/characters.h"
#include "slidespec/core/ascii.h"

namespace deckle::ooxml::svg {
namespace {

// How many numbers a command takes for one vertex, at least: the flags of an arc may be written
// together with what follows.
std::uint32_t numbers_for_vertex(char command) {
  switch (ascii_lower(command)) {
    case 'h':
    case 'v':
      return 1;
    case 's':
    case 'q':
      return 4;
    case 'a':
      return 5;
    case 'c':
      return 6;
    default:
      return 2;
  }
}

bool is_command(char c) {
  const char lower = ascii_lower(c);
  return lower >= 'a' && lower <= 'z' && lower != 'e';
}

// "1.5.5-3e-4" is three numbers. `count` is called with each command (0 for none) and its numbers.
template <typename Count>
void for_each_command(std::string_view text, const Count& count) {
  char command = '\0', before = ' ';
  std::uint32_t numbers = 0;
  bool in_number = false, has_point = false;
  for (const char c : text) {
    if (is_command(c)) {
      count(command, numbers);
      command = c;
      numbers = 0;
      in_number = false;
    } else if (is_digit(c) || c == '.' || c == '-' || c == '+') {
      const bool sign = (c == '-' || c == '+') && ascii_lower(before) != 'e';
      if (!in_number || sign || (c == '.' && has_point)) {
        ++numbers;
        has_point = false;
      }
      in_number = true;
      has_point = has_point || c == '.';
    } else if (ascii_lower(c) != 'e') {
      in_number = false;
    }
    before = c;
  }
  count(command, numbers);
}

}  // namespace

std::uint32_t path_vertices(std::string_view d) {
  std::uint32_t vertices = 0;
  for_each_command(d, [&](char command, std::uint32_t numbers) {
    const std::uint32_t each = numbers_for_vertex(command);
    vertices += (numbers + each - 1) / each + (ascii_lower(command) == 'z' ? 1 : 0);
  });
  return vertices;
}

std::uint32_t point_vertices(std::string_view points) {
  std::uint32_t vertices = 0;
  for_each_command(points, [&](char, std::uint32_t numbers) { vertices += (numbers + 1) / 2; });
  return vertices;
}

}  // namespace deckle::ooxml::svg
