#include "templates/edit_part.h"

#include <sstream>
#include <utility>

namespace deckle::templates {

Result<std::string> edited_part(const std::string& bytes, const std::string& part,
                                const std::function<void(pugi::xml_document&)>& edit) {
  pugi::xml_document document;
  constexpr unsigned kFlags = (pugi::parse_full & ~pugi::parse_doctype) | pugi::parse_ws_pcdata;
  const pugi::xml_parse_result parsed = document.load_buffer(bytes.data(), bytes.size(), kFlags);
  if (!parsed) return fail(ErrorCode::Malformed, parsed.description(), part);
  edit(document);
  std::ostringstream out;
  document.save(out, "", pugi::format_raw, pugi::encoding_utf8);
  return std::move(out).str();
}

}  // namespace deckle::templates
