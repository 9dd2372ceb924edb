#pragma once
// Compares the structure that CMake declares with the includes. Plain functions, so that a test can
// call them with a wrong structure.

#include <map>
#include <set>
#include <string>
#include <vector>

namespace deckle::test {

// A room, or a part of one, as deckle_room() declares it.
struct DeclaredRoom {
  std::set<std::string> uses;   // what its files may include
  std::set<std::string> calls;  // what they link and do not include
};
using DeclaredRooms = std::map<std::string, DeclaredRoom>;

// One #include of a file below the top of the tree, or of one of its folders.
struct IncludeLine {
  std::string file, included;
  int line = 0;
};

// Lines of the form "name:uses,…:calls,…", as in rooms.txt of the build folder.
[[nodiscard]] DeclaredRooms parse_rooms(const std::string& text);

// The declared room or part that a file belongs to, the innermost; "" for none.
[[nodiscard]] std::string available_on(const DeclaredRooms& rooms, const std::string& file);

// "layout/text" → "layout".
[[nodiscard]] std::string whole_of(const std::string& room);

// Errors, one line each; empty when there are none.
// A room that uses one to its right in `chain`, or that is not in it.
[[nodiscard]] std::vector<std::string> chain_flaws(const DeclaredRooms& rooms,
                                                   const std::vector<std::string>& chain);
// Cycles of parts over uses and calls: "a → b → a".
[[nodiscard]] std::vector<std::string> cycles(const DeclaredRooms& rooms);
// Includes that are not declared, and declared uses that no include needs.
[[nodiscard]] std::vector<std::string> include_flaws(const DeclaredRooms& rooms,
                                                     const std::vector<IncludeLine>& includes);

}  // namespace deckle::test
