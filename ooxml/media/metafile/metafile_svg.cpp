#include "ooxml/media/metafile/metafile_svg.h"

#include "ooxml/media/metafile/emf_player.h"

namespace deckle::ooxml {

bool is_metafile(std::string_view bytes) { return metafile::is_emf(bytes); }

MetafileSvg metafile_svg(std::string_view bytes) {
  if (metafile::is_emf(bytes)) return metafile::play_emf(bytes);
  return {{}, "this is no metafile"};
}

}  // namespace deckle::ooxml
