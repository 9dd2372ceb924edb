#pragma once
// A member of a ZIP archive, inflated (RFC 1951) and compared with its declared size and checksum.

#include <string>
#include <string_view>

#include "ooxml/opc/zip_directory.h"
#include "slidespec/core/result.h"

namespace deckle::ooxml {

// `packed` are the member's bytes in the archive. Malformed: they are no deflated data, or inflate
// to another size or checksum than `entry` declares. No more memory is used than the declared size
// and kBytesBetweenChecks; a long member can be cancelled.
[[nodiscard]] Result<std::string> inflate(std::string_view packed, const ZipEntry& entry);

}  // namespace deckle::ooxml
