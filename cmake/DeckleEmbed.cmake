# deckle_embed(TARGET NAMESPACE ROOT file...)
#
# Compiles files into TARGET as a table of {path below ROOT, bytes}, declared in
# slidespec/core/embedded.h and reachable as deckle::NAMESPACE::embedded_files(). So the program is
# one file, and the embedded files are readable in the tree.
function(deckle_embed target namespace root)
  string(REPLACE "::" "_" suffix "${namespace}")
  set(out "${CMAKE_CURRENT_BINARY_DIR}/${target}_${suffix}_embedded.cpp")
  set(absolute "")
  foreach(file IN LISTS ARGN)
    list(APPEND absolute "${root}/${file}")
  endforeach()
  string(REPLACE ";" "|" joined "${ARGN}")
  add_custom_command(
    OUTPUT "${out}"
    COMMAND "${CMAKE_COMMAND}" "-DOUT=${out}" "-DROOT=${root}" "-DFILES=${joined}"
            "-DNAMESPACE=${namespace}" -P "${CMAKE_SOURCE_DIR}/cmake/embed.cmake"
    DEPENDS ${absolute} "${CMAKE_SOURCE_DIR}/cmake/embed.cmake"
    COMMENT "Embedding files into ${target}"
    VERBATIM)
  target_sources(${target} PRIVATE "${out}")
endfunction()
