#include "ooxml/media/metafile/metafile_svg.h"

#include "ooxml/media/bytes.h"
#include "ooxml/media/metafile/emf_player.h"
#include "ooxml/media/metafile/wmf_header.h"
#include "ooxml/media/metafile/wmf_player.h"

namespace deckle::ooxml {

namespace {

bool is_wmf(std::string_view bytes) { return metafile::is_wmf(Bytes(bytes, Bytes::Order::Little)); }

}  // namespace

bool is_metafile(std::string_view bytes) { return metafile::is_emf(bytes) || is_wmf(bytes); }

MetafileSvg metafile_svg(std::string_view bytes) {
  if (metafile::is_emf(bytes)) return metafile::play_emf(bytes);
  if (is_wmf(bytes)) return metafile::play_wmf(bytes);
  return {{}, "this is no metafile"};
}

}  // namespace deckle::ooxml
