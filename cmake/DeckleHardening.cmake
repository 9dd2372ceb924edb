# Flags that make a fault in our code harder to exploit, and that keep the build folder out of the programs. They
# are on this folder and those below, not on a target: precompiled headers need them equal everywhere, and
# programs that use the installed library do not get them. tests/pipeline/hardening.py reads what resulted.
#
# Each is tried first, because compilers and processors differ. What they cost together is in
# docs/performance.md, "Hardening".
include(CheckCXXCompilerFlag)
include(CheckCXXSourceCompiles)
include(CheckLinkerFlag)

function(deckle_compile_option flag)
  string(MAKE_C_IDENTIFIER "DECKLE_HAS_${flag}" known)
  set(CMAKE_REQUIRED_FLAGS -Werror)  # clang only warns of a flag for another processor
  check_cxx_compiler_flag("${flag}" ${known})
  if(${known})
    add_compile_options("${flag}")
  endif()
endfunction()

function(deckle_link_option flag)
  string(MAKE_C_IDENTIFIER "DECKLE_HAS_${flag}" known)
  check_linker_flag(CXX "${flag}" ${known})
  if(${known})
    add_link_options("${flag}")
  endif()
endfunction()

# The checks of the standard library: operator[], front(), back(), *optional, *unique_ptr, iterators of span.
add_compile_options(-D_GLIBCXX_ASSERTIONS)
deckle_compile_option(-fstack-protector-strong)
deckle_compile_option(-fstack-clash-protection)
# Indirect jumps land on marked instructions only, and returns are compared with a second stack.
deckle_compile_option(-fcf-protection)                # x86
deckle_compile_option(-mbranch-protection=standard)   # arm64

# glibc's checks of sizes. They need an optimising build and hide faults from the sanitizers. Distributions set the
# macro on the command line or in the compiler; a second value would be a warning. Level 3 came with
# glibc 2.34 and GCC 12, and older ones warn.
if(NOT DECKLE_SANITIZE)
  set(CMAKE_REQUIRED_FLAGS "-O2 -Werror -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3")
  check_cxx_source_compiles("#include <cstdio>\nint main() {}" DECKLE_HAS_FORTIFY_3)
  unset(CMAKE_REQUIRED_FLAGS)
  set(fortify $<IF:$<BOOL:${DECKLE_HAS_FORTIFY_3}>,3,2>)
  set(optimised $<CONFIG:Release,RelWithDebInfo,MinSizeRel>)
  add_compile_options("$<${optimised}:-U_FORTIFY_SOURCE>" "$<${optimised}:-D_FORTIFY_SOURCE=${fortify}>")
endif()

# No path of this machine in the programs, so that they are the same from any folder. With a Debug build a
# debugger has to find the sources. The last that fits is used, and the build folder may be in the source folder.
check_cxx_compiler_flag("-ffile-prefix-map=/a=b" DECKLE_HAS_FILE_PREFIX_MAP)
if(DECKLE_HAS_FILE_PREFIX_MAP)
  add_compile_options(
    "$<$<NOT:$<CONFIG:Debug>>:-ffile-prefix-map=${PROJECT_SOURCE_DIR}=.>"
    "$<$<NOT:$<CONFIG:Debug>>:-ffile-prefix-map=${PROJECT_BINARY_DIR}=./build>")
endif()

# Programs are loaded at a random address; GCC may be built to do this by default.
set(CMAKE_REQUIRED_FLAGS -fPIC)
check_linker_flag(CXX -pie DECKLE_HAS_PIE)
unset(CMAKE_REQUIRED_FLAGS)
if(DECKLE_HAS_PIE)
  add_link_options("$<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-pie>")
endif()
# Addresses of functions are found at the start, and their table is then read-only.
deckle_link_option(LINKER:-z,relro)
deckle_link_option(LINKER:-z,now)
deckle_link_option(LINKER:-z,noexecstack)
# Pages with code hold nothing else.
deckle_link_option(LINKER:-z,separate-code)
