# Strict warnings for our code only: the flags are on one interface target that the rooms link privately,
# so they do not affect programs that use deckle as a library.
add_library(deckle_compiler INTERFACE)
target_compile_options(deckle_compiler INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Wold-style-cast -Woverloaded-virtual -Wnull-dereference -Wdouble-promotion -Wimplicit-fallthrough)
if(DECKLE_WARNINGS_AS_ERRORS)
  target_compile_options(deckle_compiler INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 reports these inside its own library headers when optimising (restrict: GCC bug 105651).
  target_compile_options(deckle_compiler INTERFACE -Wno-null-dereference -Wno-restrict)
endif()
if(DECKLE_SANITIZE)
  if(DECKLE_SANITIZE STREQUAL "address")
    set(sanitizers address,undefined)
  elseif(DECKLE_SANITIZE STREQUAL "thread")
    set(sanitizers thread)
  else()
    message(FATAL_ERROR "DECKLE_SANITIZE is \"${DECKLE_SANITIZE}\", but must be empty, address or thread")
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Instrumented code hides initialisations from GCC's flow analysis: it then warns inside <regex>.
    target_compile_options(deckle_compiler INTERFACE -Wno-maybe-uninitialized)
    set(line_tables -g1)
  else()
    set(line_tables -gline-tables-only)
  endif()
  # These come after the flags of the build type. A stack trace needs functions and lines only, and
  # instrumented code takes long to optimise: a quarter less with -Og than with -O1.
  add_compile_options(-fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer
    -Og ${line_tables})
  if(sanitizers MATCHES "undefined")
    # Null pointers that are read end the program without a check, and the architectures we build for read at any
    # address. These four are checked at every access: without them a fifth less is compiled.
    add_compile_options(-fno-sanitize=null,alignment,vptr,object-size)
  endif()
  add_link_options(-fsanitize=${sanitizers})
endif()
# The files of tests are not what is tested: without checks of undefined behaviour they compile in two thirds of the time.
set(DECKLE_TEST_OPTIONS "")
if(DECKLE_SANITIZE STREQUAL "address")
  set(DECKLE_TEST_OPTIONS -fno-sanitize=undefined)
endif()
if(DECKLE_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "DECKLE_FUZZ needs clang, which has libFuzzer")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
