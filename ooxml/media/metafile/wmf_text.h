#pragma once
// The records of a WMF that write text. Internal to metafile/.

#include "ooxml/media/metafile/canvas.h"
#include "ooxml/media/metafile/record.h"
#include "ooxml/media/metafile/wmf_records.h"

namespace deckle::ooxml::metafile {

void play_text(WmfRecord type, const Record& record, Canvas& canvas);

}  // namespace deckle::ooxml::metafile
