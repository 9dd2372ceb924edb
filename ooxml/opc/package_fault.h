#pragma once
// What a tolerant opening of a package passed over (docs/doctor.md, "Opening"): plain values, so
// that whoever opened it can report or repair them.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "slidespec/core/message.h"

namespace deckle::ooxml {

enum class FaultKind : std::uint8_t {
  // Of the archive.
  FolderEntry,    // an entry for a folder; `part` is its name
  StoredEntry,    // a part of XML that is not compressed
  RepeatedEntry,  // two entries of one name, but for case: the first is the part; `detail` says
                  // whether they hold the same ("same" or "other")
  SpelledEntry,   // a name with backslashes or a leading slash: `subject` as it is in the archive
  TypesNotFirst,  // [Content_Types].xml is not the first entry
  TrailingBytes,  // zeros or white space behind the archive; `detail`: how many
  TrashItem,      // left behind by a program that saved in place; no part

  // Of [Content_Types].xml. `subject`: extension or part name, `detail`: the type.
  RepeatedDefault,
  RepeatedOverride,
  AbsentOverride,    // for a part that is not there
  RelativeOverride,  // its part name has no leading slash
  SpelledOverride,   // its part name differs in case from the part's
  UntypedPart,       // `part` has no type; `subject`: its extension
  UnregisteredType,  // image/jpg: read as the registered type, which is `detail`; `subject`: as is

  // Of a relationship part. `subject`: the relationship's id, `detail`: its target.
  UnreadableRelationships,  // not a list of relationships; `reason` says why. Read as none
  AbsentSource,             // the part that they belong to is not there
  RepeatedId,               // the first relationship of that id counts
  MissingId,                // left out
  NullTarget,               // empty or "NULL"
  AbsentTarget,             // no part has the name
  OutsideTarget,            // above the root of the package, or with a scheme
  AbsoluteTarget,           // "/ppt/media/image1.png", which is allowed
  SpelledTarget,            // backslashes, other case, or percent-encoding; `reason`: the part
};

struct PackageFault {
  FaultKind kind;
  std::string part;     // that has the fault: as in Package, or the name of an archive entry
  std::string subject;  // see above
  std::string detail;
  std::size_t index = 0;  // of a content type or relationship: the n-th element of its part, from 0
  Message reason;
};

using PackageFaults = std::vector<PackageFault>;

}  // namespace deckle::ooxml
