# With -DDECKLE_UNITY_BUILD=ON several files of a target are compiled as one, which takes a fraction of the time where
# nothing was built before: most of it goes into the templates of the standard library and of nlohmann_json, which each
# file instantiates again. script/test and script/demo do it. Without it one changed file is compiled
# faster, and each file has to include what it uses.
#
# unity_groups.py says which files go together, so it is off where there is no Python.
option(DECKLE_UNITY_BUILD "Compile several files as one" OFF)
set(DECKLE_UNITY_FILES 30 CACHE STRING "How many files are compiled as one at most")

if(DECKLE_UNITY_BUILD)
  find_program(DECKLE_UNITY_PYTHON NAMES python3)
  if(NOT DECKLE_UNITY_PYTHON)
    message(STATUS "No python3: each file is compiled by itself")
  endif()
endif()

# All targets of a folder and of those below it.
function(deckle_targets_below folder out)
  get_property(targets DIRECTORY "${folder}" PROPERTY BUILDSYSTEM_TARGETS)
  get_property(folders DIRECTORY "${folder}" PROPERTY SUBDIRECTORIES)
  foreach(below IN LISTS folders)
    deckle_targets_below("${below}" more)
    list(APPEND targets ${more})
  endforeach()
  set(${out} "${targets}" PARENT_SCOPE)
endfunction()

# The files of a target that have no flags of their own and are not made by the build.
function(deckle_plain_files target out)
  get_target_property(sources ${target} SOURCES)
  get_target_property(folder ${target} SOURCE_DIR)
  set(files "")
  foreach(source IN LISTS sources)
    get_filename_component(path "${source}" ABSOLUTE BASE_DIR "${folder}")
    if(path MATCHES "[.]cpp$" AND EXISTS "${path}")
      set(own "")
      foreach(property IN ITEMS COMPILE_DEFINITIONS COMPILE_FLAGS COMPILE_OPTIONS)
        get_source_file_property(value "${path}" TARGET_DIRECTORY ${target} ${property})
        if(value)
          set(own "${value}")
        endif()
      endforeach()
      if(NOT own)
        list(APPEND files "${path}")
      endif()
    endif()
  endforeach()
  set(${out} "${files}" PARENT_SCOPE)
endfunction()

define_property(TARGET PROPERTY DECKLE_SEPARATE_FILES BRIEF_DOCS "each file of the target is compiled by itself"
  FULL_DOCS "for a library of which a program takes the objects that it calls, and no others")

# Called once, behind all targets.
function(deckle_group_sources)
  if(NOT DECKLE_UNITY_BUILD OR NOT DECKLE_UNITY_PYTHON)
    return()
  endif()
  set(folder "${PROJECT_BINARY_DIR}/unity")
  deckle_targets_below("${PROJECT_SOURCE_DIR}" targets)
  set(listed "")
  foreach(target IN LISTS targets)
    get_target_property(type ${target} TYPE)
    get_target_property(separate ${target} DECKLE_SEPARATE_FILES)
    if(type MATCHES "EXECUTABLE|LIBRARY" AND NOT type STREQUAL "INTERFACE_LIBRARY" AND NOT separate)
      deckle_plain_files(${target} files)
      if(files)
        string(REPLACE ";" "\t" files "${target};${files}")
        string(APPEND listed "${files}\n")
      endif()
    endif()
  endforeach()
  file(WRITE "${folder}/targets.txt" "${listed}")
  execute_process(
    COMMAND "${DECKLE_UNITY_PYTHON}" -B "${PROJECT_SOURCE_DIR}/cmake/unity_groups.py" --targets "${folder}/targets.txt"
            --root "${PROJECT_SOURCE_DIR}" --out "${folder}" --most ${DECKLE_UNITY_FILES}
    OUTPUT_VARIABLE groups OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE "\n" ";" groups "${groups}")
  foreach(group IN LISTS groups)
    string(REPLACE "\t" ";" group "${group}")
    list(POP_FRONT group target file)
    target_sources(${target} PRIVATE "${file}")
    set_source_files_properties(${group} TARGET_DIRECTORY ${target} PROPERTIES HEADER_FILE_ONLY ON)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # Its files look like headers to GCC, which warns of their unnamed namespaces; and with more functions inlined
      # it takes an empty std::optional for a value that was never set.
      set_source_files_properties("${file}" TARGET_DIRECTORY ${target}
        PROPERTIES COMPILE_OPTIONS "-Wno-subobject-linkage;-Wno-maybe-uninitialized")
    endif()
  endforeach()
endfunction()
