// A shared library with system/helper_program.cpp in it, for helper_program_test.cpp to load.

#include "slidespec/core/api.h"
#include "slidespec/system/helper_program.h"

extern "C" DECKLE_API const char* place_of_helper(const char* name, std::size_t index) {
  static std::string place;
  const std::vector<std::string> places = deckle::helper_places(name);
  place = index < places.size() ? places[index] : std::string();
  return place.c_str();
}
