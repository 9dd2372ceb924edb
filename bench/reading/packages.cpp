// ZIP packages: the directory, inflating, content types and relationships.

#include <fmt/format.h>

#include <unistd.h>

#include <filesystem>
#include <memory>

#include "bench/reading/shape.h"
#include "ooxml/opc/package.h"
#include "ooxml/opc/zip_archive.h"
#include "slidespec/system/atomic_file.h"

namespace deckle::bench {
namespace {

using ooxml::ArchiveMember;

constexpr const char* kTypes =
    R"(<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>)"
    R"(<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>)";

// A file that is removed with the last reading of it.
struct Temporary {
  explicit Temporary(const std::string& bytes)
      : path(fmt::format("{}/deckle-bounds-{}.pptx", std::filesystem::temp_directory_path().string(),
                         ::getpid())) {
    static_cast<void>(write_file(path, bytes));
  }
  ~Temporary() { ::unlink(path.c_str()); }
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;

  const std::string path;
};

Input package(std::vector<ArchiveMember> members) {
  std::size_t bytes = 0;
  for (const ArchiveMember& member : members) bytes += member.second->size();
  const auto zip = std::make_shared<std::string>(ooxml::write_archive(members, 1).value());
  bytes = std::max(bytes, zip->size());
  members.clear();
  const auto file = std::make_shared<Temporary>(*zip);
  return {bytes, [file](const Limits& limits) {
            Budget budget(limits);
            return ooxml::Package::open(file->path, budget).has_value();
          }};
}

ArchiveMember member(std::string name, std::string bytes) {
  return {std::move(name), std::make_shared<const std::string>(std::move(bytes))};
}

// Bytes that hardly compress, so that no limit on the ratio is met.
std::string noise(std::size_t bytes) {
  std::string out(bytes, '\0');
  std::uint32_t state = 1;
  for (char& c : out) c = static_cast<char>((state = state * 1664525 + 1013904223) >> 24);
  return out;
}

std::string relationships(std::size_t count) {
  std::string out = R"(<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">)";
  for (std::size_t i = 0; i < count; ++i)
    out += fmt::format(R"(<Relationship Id="rId{}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/slide" Target="slides/slide{}.xml"/>)", i, i);
  return out + "</Relationships>";
}

}  // namespace

void add_packages(std::vector<Shape>& shapes) {
  constexpr std::size_t kMiB = std::size_t{1} << 20;
  shapes.push_back({"package", "empty parts", false, up_to(19'000), [](std::size_t count) {
                      std::vector<ArchiveMember> members{member("[Content_Types].xml", std::string(kTypes) + "</Types>")};
                      for (std::size_t i = 0; i < count; ++i) members.push_back(member(fmt::format("ppt/p{}.xml", i), ""));
                      return package(std::move(members));
                    }});
  shapes.push_back({"package", "parts with long names", false, up_to(19'000), [](std::size_t count) {
                      std::vector<ArchiveMember> members{member("[Content_Types].xml", std::string(kTypes) + "</Types>")};
                      std::string folders;
                      for (int i = 0; i < 90; ++i) folders += "same-name/";
                      for (std::size_t i = 0; i < count; ++i) members.push_back(member(folders + fmt::format("p{}.xml", i), ""));
                      return package(std::move(members));
                    }});
  shapes.push_back({"package", "relationships of every part", false, up_to(6000), [](std::size_t count) {
                      std::vector<ArchiveMember> members{member("[Content_Types].xml", std::string(kTypes) + "</Types>")};
                      const std::string each = relationships(100);
                      for (std::size_t i = 0; i < count; ++i) members.push_back(member(fmt::format("ppt/_rels/p{}.xml.rels", i), each));
                      return package(std::move(members));
                    }});
  shapes.push_back({"package", "20,000 relationships of a part", false, up_to(40), [](std::size_t count) {
                      std::vector<ArchiveMember> members{member("[Content_Types].xml", std::string(kTypes) + "</Types>")};
                      const std::string each = relationships(19'999);
                      for (std::size_t i = 0; i < count; ++i) members.push_back(member(fmt::format("ppt/_rels/p{}.xml.rels", i), each));
                      return package(std::move(members));
                    }});
  shapes.push_back({"package", "content types", false, up_to(390'000), [](std::size_t count) {
                      std::string types = kTypes;
                      for (std::size_t i = 0; i < count / 3; ++i)
                        types += fmt::format(R"(<Override PartName="/p{}" ContentType="a/b"/>)", i);
                      return package({member("[Content_Types].xml", types + "</Types>")});
                    }});
  shapes.push_back({"package", "parts that compress well", false, up_to(250), [](std::size_t count) {
                      std::vector<ArchiveMember> members{member("[Content_Types].xml", std::string(kTypes) + "</Types>")};
                      for (std::size_t i = 0; i < count; ++i) members.push_back(member(fmt::format("ppt/p{}.xml", i), std::string(kMiB, 'x')));
                      return package(std::move(members));
                    }});
  shapes.push_back({"package", "pictures", true, up_to(128), [](std::size_t count) {
                      std::vector<ArchiveMember> members{member("[Content_Types].xml", std::string(kTypes) + "</Types>")};
                      const std::string picture = noise(kMiB);
                      for (std::size_t i = 0; i < count; ++i) members.push_back(member(fmt::format("ppt/media/image{}.png", i), picture));
                      return package(std::move(members));
                    }});
}

}  // namespace deckle::bench
