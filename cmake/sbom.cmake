# Writes a bill of materials (CycloneDX 1.5, JSON): which libraries the installed programs are made of, in which
# version, and the digests of the programs. cmake/DeckleSbom.cmake runs it at the end of `cmake --install`.
#
#   PREFIX        where deckle is installed, below $DESTDIR
#   OUT           the file to write, in PREFIX
#   FILES         the programs and libraries, in PREFIX
#   VERSION       of deckle
#   ARCHIVES      libraries that are linked statically, by path
#   HEADERS       libraries of headers only: NAME=FILE, the path of one of its headers
#   KNOWN         NAME=VERSION of what the build found, for systems without dpkg; NAME is that of HEADERS, or that of
#                 the library file without its suffix (libzip)
#   CMAKE_OBJDUMP reads the names of needed libraries
#
# Versions are those of the installed Debian packages that own the library files. The same installation gives the
# same bytes; there is a time only if SOURCE_DATE_EPOCH is set.
cmake_minimum_required(VERSION 3.25)

# The main licence of each source package, as its authors state it.
set(licences
  bootstrap-icons=MIT
  cairo=LGPL-2.1-only\ OR\ MPL-1.1 cli11=BSD-3-Clause cmark-gfm=BSD-2-Clause\ AND\ MIT fmtlib=MIT fontconfig=HPND-sell-variant
  freetype=FTL\ OR\ GPL-2.0-or-later gcc=GPL-3.0-or-later\ WITH\ GCC-exception-3.1
  gdk-pixbuf=LGPL-2.1-or-later glib2.0=LGPL-2.1-or-later
  glibc=LGPL-2.1-or-later harfbuzz=MIT-Modern-Variant icu=Unicode-DFS-2016 libdeflate=MIT
  librsvg=LGPL-2.1-or-later libseccomp=LGPL-2.1-only libzip=BSD-3-Clause nlohmann-json3=MIT pugixml=MIT tl-expected=CC0-1.0 tomlplusplus=MIT
  zlib=Zlib)

# Sets `out` to what follows "key=" in `list`, or to nothing.
function(value_of key list out)
  set(${out} "" PARENT_SCOPE)
  foreach(pair IN LISTS list)
    string(FIND "${pair}" "=" at)
    string(SUBSTRING "${pair}" 0 ${at} found)
    if(found STREQUAL key)
      math(EXPR at "${at} + 1")
      string(SUBSTRING "${pair}" ${at} -1 value)
      set(${out} "${value}" PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

# Where a file of PREFIX is now.
function(place_of file out)
  cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY "${PREFIX}")
  set(${out} "$ENV{DESTDIR}${file}" PARENT_SCOPE)
endfunction()

# What ld.so loads for `file` itself, not for the libraries it names.
function(needed_by file out)
  execute_process(COMMAND "${CMAKE_COMMAND}" -E env LC_ALL=C "${CMAKE_OBJDUMP}" -p "${file}"
    OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "NEEDED +[^\n]+" names "${text}")
  list(TRANSFORM names REPLACE "NEEDED +" "")
  set(${out} "${names}" PARENT_SCOPE)
endfunction()

# ---- the library files ---------------------------------------------------------------------------------------
# Each is PATH|NAME|LINKAGE, NAME what a program names it by.
set(programs "")
set(libraries "")
set(needed "")
foreach(file IN LISTS FILES)
  place_of("${file}" place)
  if(file MATCHES "\\.so")
    list(APPEND libraries "${place}")
  else()
    list(APPEND programs "${place}")
  endif()
  needed_by("${place}" "needed_${file}")
  list(APPEND needed ${needed_${file}})
endforeach()
list(REMOVE_DUPLICATES needed)
string(REGEX REPLACE "([.+])" "\\\\\\1" pattern "${needed}")
string(REPLACE ";" "|" pattern "${pattern}")
set(CMAKE_GET_RUNTIME_DEPENDENCIES_PLATFORM linux+elf)
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${programs} LIBRARIES ${libraries}
  PRE_INCLUDE_REGEXES "^(${pattern})$" PRE_EXCLUDE_REGEXES "."
  RESOLVED_DEPENDENCIES_VAR resolved UNRESOLVED_DEPENDENCIES_VAR unresolved)
set(parts "")
foreach(path IN LISTS resolved unresolved)
  cmake_path(GET path FILENAME name)
  list(APPEND parts "${path}|${name}|shared")
endforeach()
foreach(path IN LISTS ARCHIVES)
  cmake_path(GET path FILENAME name)
  list(APPEND parts "${path}|${name}|static")
endforeach()
foreach(pair IN LISTS HEADERS)
  string(REGEX REPLACE "=.*" "" name "${pair}")
  value_of("${name}" "${HEADERS}" path)
  list(APPEND parts "${path}|${name}|headers")
endforeach()

# ---- their packages ------------------------------------------------------------------------------------------
# owner_PATH is the package of a file. dpkg knows a file of /usr/lib by the path that its package has, which may be
# in /lib.
set(asked "")
foreach(part IN LISTS parts)
  string(REGEX REPLACE "[|].*" "" path "${part}")
  cmake_path(NORMAL_PATH path)
  string(REGEX REPLACE "^/usr/lib/" "/lib/" short "${path}")
  list(APPEND asked "${short}" "/usr${short}")
endforeach()
list(TRANSFORM asked REPLACE "^/usr/usr/" "/usr/")
find_program(dpkg_query dpkg-query PATHS ENV PATH NO_DEFAULT_PATH NO_CACHE)
if(dpkg_query)
  execute_process(COMMAND "${CMAKE_COMMAND}" -E env LC_ALL=C "${dpkg_query}" -S ${asked}
    OUTPUT_VARIABLE text ERROR_QUIET)
  string(REGEX MATCHALL "[^\n]+" lines "${text}")
  set(packages "")
  foreach(line IN LISTS lines)
    if(line MATCHES "^([a-z0-9][a-z0-9+.-]*(:[a-z0-9-]+)?): (/.+)$")
      set(package "${CMAKE_MATCH_1}")
      string(REGEX REPLACE "^/usr/lib/" "/lib/" short "${CMAKE_MATCH_3}")
      string(MAKE_C_IDENTIFIER "${package}" "owner_${short}")
      list(APPEND packages "${package}")
    endif()
  endforeach()
  list(REMOVE_DUPLICATES packages)
  foreach(package IN LISTS packages)
    string(MAKE_C_IDENTIFIER "${package}" key)
    execute_process(
      COMMAND "${dpkg_query}" -W -f "\${Package}|\${Version}|\${Architecture}|\${source:Package}|\${source:Version}"
              "${package}"
      OUTPUT_VARIABLE "facts_${key}" COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
endif()
set(distribution debian)
if(EXISTS /etc/os-release)
  file(STRINGS /etc/os-release id REGEX "^ID=")
  string(REGEX REPLACE "^ID=\"?([^\"]*)\"?$" "\\1" distribution "${id}")
endif()

# ---- one component a package ---------------------------------------------------------------------------------
# Sets, with KEY made of the reference, component_KEY to the component's lines and properties_KEY; and ref_FILE to
# the reference.
set(refs "")
foreach(part IN LISTS parts)
  string(REGEX MATCH "^([^|]*)[|]([^|]*)[|](.*)$" whole "${part}")
  set(path "${CMAKE_MATCH_1}")
  set(file "${CMAKE_MATCH_2}")
  set(linkage "${CMAKE_MATCH_3}")
  cmake_path(NORMAL_PATH path)
  string(REGEX REPLACE "^/usr/lib/" "/lib/" short "${path}")
  set(source "")
  if(DEFINED "owner_${short}")
    string(REPLACE "|" ";" facts "${facts_${owner_${short}}}")
    list(GET facts 0 name)
    list(GET facts 1 version)
    list(GET facts 2 architecture)
    list(GET facts 3 source)
    list(GET facts 4 source_version)
    string(REPLACE "+" "%2B" ref "${name}@${version}")
    set(ref "pkg:deb/${distribution}/${ref}?arch=${architecture}")
  else()
    string(REGEX REPLACE "\\.(so|a)(\\..*)?$" "" name "${file}")
    value_of("${name}" "${KNOWN}" version)
    set(ref "pkg:generic/${name}")
    if(version)
      string(APPEND ref "@${version}")
    endif()
  endif()
  set("ref_${file}" "${ref}")
  string(MAKE_C_IDENTIFIER "${ref}" key)
  if(NOT DEFINED component_${key})
    list(APPEND refs "${ref}")
    set(text "      \"type\": \"library\",\n      \"bom-ref\": \"${ref}\",\n      \"name\": \"${name}\",\n")
    if(version)
      string(APPEND text "      \"version\": \"${version}\",\n")
    endif()
    set(licence "")
    string(REGEX REPLACE "^gcc-[0-9]+$" "gcc" licensed "${source}")
    value_of("${licensed}" "${licences}" licence)
    if(licensed STREQUAL "icu" AND version VERSION_GREATER_EQUAL 74)
      set(licence Unicode-3.0)
    endif()
    if(licence MATCHES " ")
      string(APPEND text "      \"licenses\": [{\"expression\": \"${licence}\"}],\n")
    elseif(licence)
      string(APPEND text "      \"licenses\": [{\"license\": {\"id\": \"${licence}\"}}],\n")
    endif()
    set(component_${key} "${text}      \"purl\": \"${ref}\",\n")
    set(properties_${key} "")
    if(source)
      list(APPEND properties_${key} "{\"name\": \"deckle:source\", \"value\": \"${source} ${source_version}\"}")
    endif()
  endif()
  list(APPEND properties_${key} "{\"name\": \"deckle:${linkage}\", \"value\": \"${file}\"}")
endforeach()
list(SORT refs)

# ---- the document ----------------------------------------------------------------------------------------------
set(deckle "pkg:generic/deckle@${VERSION}")
set(about "")
if(DEFINED ENV{SOURCE_DATE_EPOCH})
  string(TIMESTAMP now "%Y-%m-%dT%H:%M:%SZ" UTC)
  set(about "    \"timestamp\": \"${now}\",\n")
endif()
list(SORT FILES)
set(own "")
set(dependencies "")
foreach(file IN LISTS FILES)
  place_of("${file}" place)
  file(SHA256 "${place}" digest)
  set(type application)
  if(file MATCHES "\\.so")
    set(type library)
  endif()
  list(APPEND own "        {
          \"type\": \"${type}\",
          \"bom-ref\": \"${file}\",
          \"name\": \"${file}\",
          \"version\": \"${VERSION}\",
          \"hashes\": [{\"alg\": \"SHA-256\", \"content\": \"${digest}\"}]
        }")
  set(uses "")
  foreach(name IN LISTS "needed_${file}")
    list(APPEND uses "\"${ref_${name}}\"")
  endforeach()
  list(REMOVE_DUPLICATES uses)
  list(SORT uses)
  list(JOIN uses ", " uses)
  list(APPEND dependencies "    {\"ref\": \"${file}\", \"dependsOn\": [${uses}]}")
endforeach()
set(components "")
foreach(ref IN LISTS refs)
  string(MAKE_C_IDENTIFIER "${ref}" key)
  list(SORT properties_${key})
  list(JOIN properties_${key} ",\n        " properties)
  list(APPEND components "    {
${component_${key}}      \"properties\": [
        ${properties}
      ]
    }")
endforeach()
set(uses ${FILES} ${refs})
list(TRANSFORM uses REPLACE "^(.+)$" "\"\\1\"")
list(JOIN uses ", " uses)
list(PREPEND dependencies "    {\"ref\": \"${deckle}\", \"dependsOn\": [${uses}]}")
foreach(list IN ITEMS own components dependencies)
  list(JOIN ${list} ",\n" ${list})
endforeach()
set(body "  \"version\": 1,
  \"metadata\": {
${about}    \"component\": {
      \"type\": \"application\",
      \"bom-ref\": \"${deckle}\",
      \"name\": \"deckle\",
      \"version\": \"${VERSION}\",
      \"licenses\": [{\"license\": {\"id\": \"Apache-2.0\"}}],
      \"purl\": \"${deckle}\",
      \"components\": [
${own}
      ]
    }
  },
  \"components\": [
${components}
  ],
  \"dependencies\": [
${dependencies}
  ]
}
")
# The same document has the same number: a name-based UUID (RFC 4122, 4.3) in the name space of URLs.
string(UUID number NAMESPACE 6ba7b811-9dad-11d1-80b4-00c04fd430c8 NAME "${body}" TYPE SHA1)
place_of("${OUT}" place)
message(STATUS "Installing: ${place}")
file(WRITE "${place}" "{
  \"\$schema\": \"http://cyclonedx.org/schema/bom-1.5.schema.json\",
  \"bomFormat\": \"CycloneDX\",
  \"specVersion\": \"1.5\",
  \"serialNumber\": \"urn:uuid:${number}\",
${body}")
file(CHMOD "${place}" PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
cmake_path(ABSOLUTE_PATH OUT BASE_DIRECTORY "${PREFIX}" OUTPUT_VARIABLE listed)
list(APPEND CMAKE_INSTALL_MANIFEST_FILES "${listed}")
