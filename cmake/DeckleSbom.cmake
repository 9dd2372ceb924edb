# `cmake --install` ends with share/doc/deckle/deckle.cdx.json: what the installed programs are made of, and their
# digests (cmake/sbom.cmake). Included after all other installation. tests/pipeline/sbom.py compares it with the
# programs, with what our code includes and with dpkg.

# Libraries of headers only leave no trace in a program: they are named here, each with one of its headers.
find_path(DECKLE_CLI11_FOLDER CLI/CLI.hpp)
find_path(DECKLE_NLOHMANN_JSON_FOLDER nlohmann/json.hpp)
find_path(DECKLE_EXPECTED_FOLDER tl/expected.hpp)
find_path(DECKLE_TOMLPLUSPLUS_FOLDER toml++/toml.h)
set(headers
  bootstrap-icons=${BOOTSTRAP_ICONS}/rocket-takeoff.svg
  CLI11=${DECKLE_CLI11_FOLDER}/CLI/CLI.hpp
  nlohmann_json=${DECKLE_NLOHMANN_JSON_FOLDER}/nlohmann/json.hpp
  tl-expected=${DECKLE_EXPECTED_FOLDER}/tl/expected.hpp
  tomlplusplus=${DECKLE_TOMLPLUSPLUS_FOLDER}/toml++/toml.h)
set(known
  CLI11=${CLI11_VERSION} nlohmann_json=${nlohmann_json_VERSION} tl-expected=${tl-expected_VERSION}
  tomlplusplus=${tomlplusplus_VERSION} libpugixml=${pugixml_VERSION} libdeflate=${LIBDEFLATE_VERSION}
  libfmt=${fmt_VERSION} libicuuc=${ICU_VERSION} libharfbuzz=${HARFBUZZ_VERSION} libcmark-gfm=${CMARK_GFM_VERSION} libzip=${LIBZIP_VERSION}
  libz=${ZLIB_VERSION}
  libfontconfig=${FONTCONFIG_VERSION} libcairo=${LIBRSVG_cairo_VERSION} librsvg-2=${LIBRSVG_librsvg-2.0_VERSION}
  libgdk_pixbuf-2.0=${LIBRSVG_gdk-pixbuf-2.0_VERSION} libseccomp=${SECCOMP_VERSION})
install(CODE "block(PROPAGATE CMAKE_INSTALL_MANIFEST_FILES)
  set(PREFIX \"\${CMAKE_INSTALL_PREFIX}\")
  set(OUT ${CMAKE_INSTALL_DOCDIR}/deckle.cdx.json)
  set(FILES ${CMAKE_INSTALL_BINDIR}/deckle ${CMAKE_INSTALL_LIBEXECDIR}/deckle/deckle-svg
    ${CMAKE_INSTALL_LIBDIR}/$<TARGET_FILE_NAME:libdeckle>)
  set(VERSION ${PROJECT_VERSION})
  set(ARCHIVES ${DECKLE_STATIC_LIBRARIES})
  set(HEADERS ${headers})
  set(KNOWN ${known})
  set(CMAKE_OBJDUMP \"${CMAKE_OBJDUMP}\")
  include(\"${PROJECT_SOURCE_DIR}/cmake/sbom.cmake\")
endblock()")
