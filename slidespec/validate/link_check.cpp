#include "slidespec/validate/link_check.h"

#include "slidespec/address/link_address.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

constexpr std::size_t kMaxQuotedAddress = 100;  // characters; ours

std::string checked(const std::string& address, const JsonPath& path, const Message& hint,
                    SpecContext& context) {
  check_cancelled();
  const LinkAddress link = link_address(address);
  if (!link.flaw.empty()) {
    context.warning("invalid-link", path,
                    tr("{} {} {}; its text is shown without a link", path.subject(),
                       in_quotes(address, kMaxQuotedAddress), link.flaw),
                    hint);
  } else if (!link.change.empty()) {
    context.note(
        "link-adjusted", path,
        tr("{} {} {}; the link leads to {}", path.subject(), in_quotes(address, kMaxQuotedAddress),
           link.change, in_quotes(link.uri, kMaxQuotedAddress)),
        tr("write the address in this form"));
  }
  return link.uri;
}

}  // namespace

std::string checked_address(const std::string& address, const JsonPath& path,
                            SpecContext& context) {
  return checked(address, path, tr("write an absolute address such as https://example.com/page"),
                 context);
}

std::string checked_link(const std::string& link, const JsonPath& path, SpecContext& context) {
  if (!leads_to_slide(link)) {
    return checked(link, path,
                   tr("write an absolute address such as https://example.com/page, or # and a "
                      "slide_id"),
                   context);
  }
  if (context.is_slide(link.substr(1))) return link;
  context.warning("invalid-link", path,
                  tr("{} {} points to a slide that is not in the deck; its text is shown without a "
                     "link",
                     path.subject(), in_quotes(link)),
                  tr("write # and a slide_id of this deck"));
  return {};
}

bool leads_to_slide(const std::string& link) { return link.size() > 1 && link.front() == '#'; }

}  // namespace deckle
