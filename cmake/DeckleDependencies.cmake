# Debian packages only; script/bootstrap installs them. Nothing is vendored or downloaded.
find_package(PkgConfig REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(pugixml REQUIRED)
find_package(fmt REQUIRED)
find_package(tl-expected REQUIRED)
find_package(CLI11 REQUIRED)
find_package(tomlplusplus REQUIRED)  # headers only; the library would bring exceptions
find_package(ICU REQUIRED COMPONENTS uc i18n)
find_package(Freetype REQUIRED)
find_package(Threads REQUIRED)
# libzip's own CMake file requires its command-line tools, so pkg-config is used.
pkg_check_modules(LIBZIP REQUIRED IMPORTED_TARGET libzip)
pkg_check_modules(LIBDEFLATE REQUIRED IMPORTED_TARGET libdeflate)
pkg_check_modules(ZLIB REQUIRED IMPORTED_TARGET zlib)
# Its pkg-config file names a second library, of extensions, which is not used: only the version is
# taken from it.
pkg_check_modules(CMARK_GFM REQUIRED libcmark-gfm)
find_path(CMARK_GFM_FOLDER cmark-gfm.h REQUIRED)
find_library(CMARK_GFM_LIBRARY cmark-gfm REQUIRED)
add_library(deckle_cmark INTERFACE)
target_include_directories(deckle_cmark SYSTEM INTERFACE "${CMARK_GFM_FOLDER}")
target_link_libraries(deckle_cmark INTERFACE "${CMARK_GFM_LIBRARY}")
pkg_check_modules(HARFBUZZ REQUIRED IMPORTED_TARGET harfbuzz)
pkg_check_modules(FONTCONFIG REQUIRED IMPORTED_TARGET fontconfig)
# Only its headers: the program loads the library when it draws (render/cairo/cairo_library.h).
pkg_check_modules(CAIRO REQUIRED cairo cairo-pdf cairo-ft)
add_library(deckle_cairo INTERFACE)
target_include_directories(deckle_cairo SYSTEM INTERFACE ${CAIRO_INCLUDE_DIRS})
pkg_check_modules(LIBRSVG REQUIRED IMPORTED_TARGET librsvg-2.0 gdk-pixbuf-2.0 cairo)
# Icons, as SVG files; compiled in (slidespec/icons).
find_path(BOOTSTRAP_ICONS rocket-takeoff.svg PATHS /usr/share/bootstrap-icons/svg REQUIRED NO_DEFAULT_PATH)
pkg_check_modules(SECCOMP REQUIRED IMPORTED_TARGET libseccomp)

# The two libraries that are called most often are linked statically if Debian has them as archives:
# this saves a twentieth of the time of a small deck.
set(DECKLE_STATIC_LIBRARIES "")
if(TARGET pugixml::static)
  set_target_properties(pugixml::pugixml PROPERTIES INTERFACE_LINK_LIBRARIES pugixml::static)
  list(APPEND DECKLE_STATIC_LIBRARIES $<TARGET_FILE:pugixml::static>)
endif()
find_library(LIBDEFLATE_ARCHIVE libdeflate.a)
if(LIBDEFLATE_ARCHIVE)
  set_target_properties(PkgConfig::LIBDEFLATE PROPERTIES INTERFACE_LINK_LIBRARIES "${LIBDEFLATE_ARCHIVE}")
  list(APPEND DECKLE_STATIC_LIBRARIES "${LIBDEFLATE_ARCHIVE}")
endif()
