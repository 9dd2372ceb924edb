#pragma once
// The EMF that a WMF may have in its comments ([MS-WMF] 2.3.6.25, META_ESCAPE_ENHANCED_METAFILE):
// the same picture with more precise records. Internal to metafile/.

#include <cstdint>
#include <string>

#include "ooxml/media/metafile/record.h"

namespace deckle::ooxml::metafile {

class EnhancedComment {
 public:
  // Each META_ESCAPE in turn; others than the parts of an EMF are passed over.
  void add(const Record& escape);
  // Empty: there is none, or a part is missing.
  [[nodiscard]] std::string take();

 private:
  std::string emf_;
  std::uint32_t parts_ = 0, parts_wanted_ = 0, bytes_wanted_ = 0;
  bool damaged_ = false;
};

}  // namespace deckle::ooxml::metafile
