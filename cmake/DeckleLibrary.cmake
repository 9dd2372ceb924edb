# libdeckle: everything below app as one shared library, with a C and a C++ interface (docs/library.md).
#
# It is linked from the objects that the program is linked from. The parts whose headers are installed
# go in whole; of the others goes in what these call. What it shows is in engine/c/libdeckle.map.
include(CMakePackageConfigHelpers)

set(whole "")
foreach(part IN ITEMS engine_c engine_doctor engine_file engine_options engine_pipeline
                      engine_report engine_template measure_text
                      slidespec_core slidespec_diag slidespec_ir slidespec_limits slidespec_model
                      slidespec_report)
  list(APPEND whole "$<TARGET_OBJECTS:deckle_${part}>")
endforeach()

set(version_script "${PROJECT_SOURCE_DIR}/engine/c/libdeckle.map")
add_library(libdeckle SHARED ${whole})
set_target_properties(libdeckle PROPERTIES
  OUTPUT_NAME deckle
  EXPORT_NAME deckle
  VERSION "${PROJECT_VERSION}"
  # Raised when DECKLE_ABI_VERSION is, or the C++ interface changes: before 1.0 a minor version may.
  SOVERSION "${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}"
  LINKER_LANGUAGE CXX
  LINK_DEPENDS "${version_script}")
target_link_libraries(libdeckle PRIVATE deckle_engine deckle_compiler)
target_link_options(libdeckle PRIVATE
  "LINKER:--version-script=${version_script}" LINKER:--gc-sections LINKER:--no-undefined)
target_compile_features(libdeckle INTERFACE cxx_std_20)
target_link_libraries(libdeckle INTERFACE tl::expected)
add_dependencies(libdeckle deckle-svg)

# The C++ interface: engine/pipeline/engine.h, engine/doctor/doctor.h, engine/file/annotate.h, engine/file/carry_suppressions.h,
# engine/file/check_file.h, engine/file/fix_file.h, engine/template/check_template.h,
# engine/report/reports.h, and what these include.
# tests/pipeline/library.py finds what is missing here, and headers that show a private dependency.
target_sources(libdeckle INTERFACE FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES
  "${PROJECT_SOURCE_DIR}/engine/doctor/doctor.h"
  "${PROJECT_SOURCE_DIR}/engine/file/annotate.h"
  "${PROJECT_SOURCE_DIR}/engine/file/carry_suppressions.h"
  "${PROJECT_SOURCE_DIR}/engine/file/check_file.h"
  "${PROJECT_SOURCE_DIR}/engine/file/fix_file.h"
  "${PROJECT_SOURCE_DIR}/engine/options/options.h"
  "${PROJECT_SOURCE_DIR}/engine/options/version.h"
  "${PROJECT_SOURCE_DIR}/engine/pipeline/engine.h"
  "${PROJECT_SOURCE_DIR}/engine/report/reports.h"
  "${PROJECT_SOURCE_DIR}/engine/template/check_template.h"
  "${PROJECT_SOURCE_DIR}/measure/text/target.h"
  "${PROJECT_SOURCE_DIR}/slidespec/core/api.h"
  "${PROJECT_SOURCE_DIR}/slidespec/core/color.h"
  "${PROJECT_SOURCE_DIR}/slidespec/core/geometry.h"
  "${PROJECT_SOURCE_DIR}/slidespec/core/message.h"
  "${PROJECT_SOURCE_DIR}/slidespec/core/result.h"
  "${PROJECT_SOURCE_DIR}/slidespec/core/units.h"
  "${PROJECT_SOURCE_DIR}/slidespec/diag/diagnostic.h"
  "${PROJECT_SOURCE_DIR}/slidespec/diag/json_patch.h"
  "${PROJECT_SOURCE_DIR}/slidespec/ir/backdrop_ir.h"
  "${PROJECT_SOURCE_DIR}/slidespec/ir/brand_ir.h"
  "${PROJECT_SOURCE_DIR}/slidespec/ir/chart_geometry.h"
  "${PROJECT_SOURCE_DIR}/slidespec/ir/chart_ir.h"
  "${PROJECT_SOURCE_DIR}/slidespec/ir/measured_slide.h"
  "${PROJECT_SOURCE_DIR}/slidespec/ir/picture_ir.h"
  "${PROJECT_SOURCE_DIR}/slidespec/ir/slide_ir.h"
  "${PROJECT_SOURCE_DIR}/slidespec/ir/table_ir.h"
  "${PROJECT_SOURCE_DIR}/slidespec/ir/text_ir.h"
  "${PROJECT_SOURCE_DIR}/slidespec/ir/transform_ir.h"
  "${PROJECT_SOURCE_DIR}/slidespec/limits/limits.h"
  "${PROJECT_SOURCE_DIR}/slidespec/model/deck.h"
  "${PROJECT_SOURCE_DIR}/slidespec/report/finding_settings.h"
  "${PROJECT_SOURCE_DIR}/slidespec/report/report.h"
  "${PROJECT_SOURCE_DIR}/slidespec/report/slide_pictures.h"
  "${PROJECT_SOURCE_DIR}/slidespec/report/template_report.h"
  "${PROJECT_SOURCE_DIR}/slidespec/report/trace.h")

set(config "${CMAKE_INSTALL_LIBDIR}/cmake/deckle")
configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/deckleConfig.cmake.in" "${PROJECT_BINARY_DIR}/deckleConfig.cmake"
  INSTALL_DESTINATION "${config}")
# Before 1.0 a minor version may change the C++ interface.
write_basic_package_version_file("${PROJECT_BINARY_DIR}/deckleConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
file(RELATIVE_PATH prefix_from_pc "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
configure_file("${PROJECT_SOURCE_DIR}/cmake/deckle.pc.in" "${PROJECT_BINARY_DIR}/deckle.pc" @ONLY)

install(TARGETS libdeckle EXPORT deckleTargets
  LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}"
  FILE_SET HEADERS DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/deckle"
  INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(FILES "${PROJECT_SOURCE_DIR}/engine/c/deckle.h" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(EXPORT deckleTargets NAMESPACE deckle:: DESTINATION "${config}")
install(FILES "${PROJECT_BINARY_DIR}/deckleConfig.cmake" "${PROJECT_BINARY_DIR}/deckleConfigVersion.cmake"
  DESTINATION "${config}")
install(FILES "${PROJECT_BINARY_DIR}/deckle.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
