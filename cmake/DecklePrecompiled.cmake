# Headers that most files include, compiled once. Files still include what they use: a build with
# -DDECKLE_PRECOMPILED_HEADERS=OFF has to pass as well.
#
#   base   the standard library as far as most files use it, {fmt}, tl::expected
#   json   base and nlohmann_json
#   test   json and GoogleTest
#
# CLI11 is in none of them: it defines objects in its headers, which cost every file 3.5 s of
# generated code, used or not.
option(DECKLE_PRECOMPILED_HEADERS "Compile common headers once" ON)

set(DECKLE_BASE_HEADERS
  <algorithm> <array> <cmath> <cstddef> <cstdint> <functional> <map> <memory> <optional> <set> <span>
  <string> <string_view> <utility> <variant> <vector> <fmt/format.h> <tl/expected.hpp>)

function(deckle_precompiled_set name)
  file(WRITE "${PROJECT_BINARY_DIR}/precompiled/${name}.cpp.in" "")
  configure_file("${PROJECT_BINARY_DIR}/precompiled/${name}.cpp.in"
                 "${PROJECT_BINARY_DIR}/precompiled/${name}.cpp" COPYONLY)
  cmake_parse_arguments(SET "" "" "HEADERS;LIBS" ${ARGN})
  add_library(deckle_precompiled_${name} OBJECT "${PROJECT_BINARY_DIR}/precompiled/${name}.cpp")
  target_link_libraries(deckle_precompiled_${name} PRIVATE
    fmt::fmt tl::expected ${SET_LIBS} deckle_compiler)
  target_precompile_headers(deckle_precompiled_${name} PRIVATE ${DECKLE_BASE_HEADERS} ${SET_HEADERS})
endfunction()

function(deckle_precompile target name)
  if(DECKLE_PRECOMPILED_HEADERS)
    # The macros of these libraries have to be the same with and without.
    target_link_libraries(${target} PRIVATE fmt::fmt tl::expected)
    target_precompile_headers(${target} REUSE_FROM deckle_precompiled_${name})
  endif()
endfunction()

if(DECKLE_PRECOMPILED_HEADERS)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 12 does not know that a precompiled header is the system's, and reports these inside it.
    target_compile_options(deckle_compiler INTERFACE
      -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds)
  endif()
  deckle_precompiled_set(base)
  deckle_precompiled_set(json
    HEADERS <nlohmann/json.hpp> LIBS nlohmann_json::nlohmann_json)
  if(DECKLE_BUILD_TESTS)
    find_package(GTest REQUIRED)
    deckle_precompiled_set(test
      HEADERS <nlohmann/json.hpp> <gtest/gtest.h> LIBS nlohmann_json::nlohmann_json GTest::gtest)
    target_compile_options(deckle_precompiled_test PRIVATE ${DECKLE_TEST_OPTIONS})
  endif()
endif()
