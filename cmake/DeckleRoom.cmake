# deckle_room(NAME [USES room...] [CALLS part...] SOURCES file... [LIBS public...]
#             [PRIVATE_LIBS private...] [PRECOMPILED set])
#
# Declares a room, or a part of one ("layout/text"): a static library deckle_NAME whose files may
# include their own folder and what USES names, nothing else. USES names other rooms as wholes
# ("slidespec") and parts of the same room one by one ("layout/base"). The same line links the
# library and is written to rooms.txt; tests/architecture compares it with the includes: an arrow
# that is not declared, or declared and not used, fails.
#
# CALLS names parts that are linked but not included: a registry names its rules by `extern`.
# PRECOMPILED: which headers come precompiled, see DecklePrecompiled.cmake; by default "base".
define_property(GLOBAL PROPERTY DECKLE_ROOMS BRIEF_DOCS "rooms" FULL_DOCS "one entry a room: name:uses,...:calls,...")

function(deckle_target_of name out)
  string(REPLACE "/" "_" target "deckle_${name}")
  set(${out} ${target} PARENT_SCOPE)
endfunction()

function(deckle_room name)
  cmake_parse_arguments(ROOM "" "PRECOMPILED" "USES;CALLS;SOURCES;LIBS;PRIVATE_LIBS" ${ARGN})
  deckle_target_of("${name}" target)
  string(REGEX REPLACE "/.*" "" room "${name}")
  if(NOT ROOM_PRECOMPILED)
    set(ROOM_PRECOMPILED base)
  endif()
  # A part's own name is not the room's: deckle_layout is all of layout.
  if(name STREQUAL room)
    set(target "${target}_top")
  endif()

  set(linked "")
  foreach(used IN LISTS ROOM_USES ROOM_CALLS)
    deckle_target_of("${used}" used_target)
    list(APPEND linked "${used_target}")
  endforeach()
  if(ROOM_SOURCES)
    add_library(${target} STATIC ${ROOM_SOURCES})
    target_include_directories(${target}
      PUBLIC "${PROJECT_SOURCE_DIR}" PRIVATE "${PROJECT_BINARY_DIR}/generated")
    target_link_libraries(${target}
      PUBLIC ${linked} ${ROOM_LIBS} PRIVATE ${ROOM_PRIVATE_LIBS} deckle_compiler)
    deckle_precompile(${target} ${ROOM_PRECOMPILED})
  else()  # headers only
    add_library(${target} INTERFACE)
    target_include_directories(${target} INTERFACE "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} INTERFACE ${linked} ${ROOM_LIBS})
  endif()

  # deckle_<room> links all parts of the room.
  if(NOT TARGET deckle_${room})
    add_library(deckle_${room} INTERFACE)
  endif()
  target_link_libraries(deckle_${room} INTERFACE ${target})
  string(REPLACE ";" "," uses "${ROOM_USES}")
  string(REPLACE ";" "," calls "${ROOM_CALLS}")
  set_property(GLOBAL APPEND PROPERTY DECKLE_ROOMS "${name}:${uses}:${calls}")
endfunction()

function(deckle_write_rooms)
  get_property(rooms GLOBAL PROPERTY DECKLE_ROOMS)
  string(REPLACE ";" "\n" text "${rooms}")
  file(GENERATE OUTPUT "${CMAKE_BINARY_DIR}/rooms.txt" CONTENT "${text}\n")
endfunction()
