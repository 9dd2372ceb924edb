#pragma once
// ZIP archives in memory, through libzip.

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ooxml/opc/package_fault.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

using ArchiveMember = std::pair<std::string, std::shared_ptr<const std::string>>;  // name, bytes

// All members but folders, inflated, in directory order. Errors as read_directory(), and Malformed
// for data that do not inflate to the declared size and checksum. With `tolerated` of two members
// of one name the first; what else is tolerated is in read_directory().
[[nodiscard]] Result<std::vector<ArchiveMember>> read_archive(std::string_view bytes,
                                                              Budget& budget,
                                                              PackageFaults* tolerated = nullptr);

// Deflated, in the order given, DOS time 1980-01-01 00:00, no folders: the same members give the
// same bytes, whatever the number of threads. Names must be distinct.
[[nodiscard]] Result<std::string> write_archive(const std::vector<ArchiveMember>& members,
                                                int jobs = 1);

}  // namespace deckle::ooxml
