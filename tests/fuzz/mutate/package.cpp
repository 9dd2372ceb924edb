#include "tests/fuzz/mutate/package.h"

#include <memory>
#include <vector>

#include "ooxml/opc/zip_archive.h"
#include "slidespec/limits/budget.h"
#include "tests/fuzz/mutate/bytes.h"
#include "tests/fuzz/mutate/xml.h"

namespace deckle::fuzz {
namespace {

using Members = std::vector<ooxml::ArchiveMember>;

// Parts that say what the others are count more: a change there reaches more of the reader.
std::size_t weight(const std::string& name) {
  if (name.ends_with(".rels") || name == "[Content_Types].xml") return 2;
  if (name.find("slideLayout") != std::string::npos ||
      name.find("slideMaster") != std::string::npos)
    return 4;
  if (name.find("theme") != std::string::npos || name.find("presentation") != std::string::npos)
    return 3;
  return 1;
}

std::size_t choose(const Members& members, Random& random) {
  std::size_t sum = 0;
  for (const auto& [name, bytes] : members) sum += weight(name);
  std::size_t at = random.below(sum);
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (at < weight(members[i].first)) return i;
    at -= weight(members[i].first);
  }
  return 0;
}

void change_part(Members& members, Random& random) {
  auto& [name, bytes] = members[choose(members, random)];
  constexpr std::size_t kMost = std::size_t{1} << 20;
  const bool xml = name.ends_with(".xml") || name.ends_with(".rels");
  bytes = std::make_shared<const std::string>(xml && !random.once_in(10)
                                                  ? mutate_xml(*bytes, kMost, random)
                                                  : mutate_bytes(*bytes, kMost, random));
}

void change_list(Members& members, Random& random) {
  const std::size_t at = random.below(members.size()), other = random.below(members.size());
  switch (random.below(4)) {
    case 0:
      members.erase(members.begin() + static_cast<std::ptrdiff_t>(at));
      break;
    case 1:
      members.emplace_back(members[at].first + "2", members[at].second);
      break;
    case 2:
      std::swap(members[at].second, members[other].second);
      break;
    default:
      members[at].first = mutate_bytes(members[at].first, 200, random);
      break;
  }
}

}  // namespace

std::string mutate_package(std::string_view bytes, std::size_t most, Random& random) {
  Budget budget{Limits()};
  auto members = ooxml::read_archive(bytes, budget);
  if (!members || members->empty() || random.once_in(16)) return mutate_bytes(bytes, most, random);
  for (std::size_t changes = random.once_in(3) ? 1 + random.below(3) : 1;
       changes > 0 && !members->empty(); --changes) {
    if (random.once_in(8)) {
      change_list(*members, random);
    } else {
      change_part(*members, random);
    }
  }
  // Fails for two equal names.
  const auto packed = ooxml::write_archive(*members);
  return packed && packed->size() <= most ? *packed : mutate_bytes(bytes, most, random);
}

}  // namespace deckle::fuzz
