# deckle_room(NAME [USES room...] SOURCES file... [LIBS public...] [PRIVATE_LIBS private...])
#
# Declares a room: a static library deckle_NAME whose files may include NAME/... and the rooms in
# USES, nothing else. The same line links the room and is written to rooms.txt, which
# tests/architecture reads, so picture and code cannot part ways.
define_property(GLOBAL PROPERTY DECKLE_ROOMS BRIEF_DOCS "rooms" FULL_DOCS "one entry a room: name:uses,...")

function(deckle_room name)
  cmake_parse_arguments(ROOM "" "" "USES;SOURCES;LIBS;PRIVATE_LIBS" ${ARGN})
  add_library(deckle_${name} STATIC ${ROOM_SOURCES})
  target_include_directories(deckle_${name} PUBLIC "${CMAKE_SOURCE_DIR}" PRIVATE "${CMAKE_BINARY_DIR}/generated")
  foreach(used IN LISTS ROOM_USES)
    target_link_libraries(deckle_${name} PUBLIC deckle_${used})
  endforeach()
  target_link_libraries(deckle_${name} PUBLIC ${ROOM_LIBS} PRIVATE ${ROOM_PRIVATE_LIBS} deckle_compiler)
  string(REPLACE ";" "," uses "${ROOM_USES}")
  set_property(GLOBAL APPEND PROPERTY DECKLE_ROOMS "${name}:${uses}")
endfunction()

function(deckle_write_rooms)
  get_property(rooms GLOBAL PROPERTY DECKLE_ROOMS)
  string(REPLACE ";" "\n" text "${rooms}")
  file(GENERATE OUTPUT "${CMAKE_BINARY_DIR}/rooms.txt" CONTENT "${text}\n")
endfunction()
