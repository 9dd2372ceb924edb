#pragma once
// An OPC package (ECMA-376 Part 2): parts by name, content types, relationships.
//
// Opened from a .pptx/.potx or its bytes, from a directory that holds the parts expanded, or from
// embedded files. Parts keep their bytes until replaced, so unchanged parts are written back byte
// for byte. So are the lists of relationships and content types as long as nothing in them changes.
// Part names are as in the archive, without a leading slash: "ppt/slides/slide1.xml".

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ooxml/opc/package_fault.h"
#include "slidespec/core/embedded.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

struct Relationship {
  std::string id, type, target;  // target as written
  bool external = false;
  std::size_t index = 0;  // of one that was read: among the elements of its part

  friend bool operator==(const Relationship& a, const Relationship& b) {
    return a.id == b.id && a.type == b.type && a.target == b.target && a.external == b.external;
  }
};

class Package {
 public:
  Package();

  // NotFound: no such file or directory. Malformed: not a ZIP, encrypted, duplicate or unsafe
  // names, no [Content_Types].xml. Limit: larger than `budget` allows; sizes are checked against
  // the central directory before anything is inflated.
  [[nodiscard]] static Result<Package> open(const std::string& path, Budget& budget);
  // From the bytes of a file that is not in the file system, such as a workbook in a chart. The
  // same errors, without a path.
  [[nodiscard]] static Result<Package> from_bytes(std::string_view bytes, Budget& budget);
  // Tolerant opening: what has one sound reading is read so, and each fault is added to `tolerated`
  // (package_fault.h). Parts without a type are parts. Errors are those of above, for archives that
  // are encrypted, cut off, no ZIP, or that two programs could read differently, and for packages
  // without readable [Content_Types].xml.
  [[nodiscard]] static Result<Package> open(const std::string& path, Budget& budget,
                                            PackageFaults& tolerated);
  [[nodiscard]] static Result<Package> from_bytes(std::string_view file, Budget& budget,
                                                  PackageFaults& tolerated);
  // Of the entries of an archive, in any order.
  using Member = std::pair<std::string, std::shared_ptr<const std::string>>;
  [[nodiscard]] static Result<Package> from_members(std::vector<Member> members, Budget& budget,
                                                    PackageFaults& tolerated);
  // From files compiled in; names are the embedded paths below `prefix`.
  [[nodiscard]] static Result<Package> from_embedded(std::span<const EmbeddedFile> files,
                                                     std::string_view prefix);

  // Those it was opened with, for whoever reads its parts again.
  [[nodiscard]] const Limits& limits() const { return limits_; }

  [[nodiscard]] bool has(const std::string& name) const;
  [[nodiscard]] const std::string* find(const std::string& name) const;  // bytes, or null
  // The same, to be kept without the package.
  [[nodiscard]] std::shared_ptr<const std::string> share(const std::string& name) const;
  [[nodiscard]] std::vector<std::string> names() const;                  // sorted
  void put(const std::string& name, std::string bytes, const std::string& content_type);
  // The same without a copy; `bytes` is not null.
  void put(const std::string& name, std::shared_ptr<const std::string> bytes,
           const std::string& content_type);
  void remove(const std::string& name);  // with its relationship part

  // Content type of a part by Override, then Default by extension (case-insensitive); "" when
  // neither.
  [[nodiscard]] std::string content_type(const std::string& name) const;

  // Relationships of a part ("" = the package's own), in document order; empty when there are none.
  [[nodiscard]] std::vector<Relationship> relationships(const std::string& part) const;
  void set_relationships(const std::string& part, const std::vector<Relationship>& relationships);
  // The part a relationship of `part` points to: "../media/image1.png" below "ppt/slides" →
  // "ppt/media/image1.png".
  [[nodiscard]] static std::string resolve(const std::string& part, const std::string& target);
  // The inverse: the target with which `part` refers to `target_part`.
  [[nodiscard]] static std::string relative(const std::string& part,
                                            const std::string& target_part);
  // The same, for a package that was opened tolerantly: the name of the part in its own spelling,
  // where the target has backslashes, or is percent-encoded where the name is not, or the other way
  // round. "" when there is no such part.
  [[nodiscard]] std::string find_target(const std::string& part, const std::string& target) const;
  // First relationship of `part` whose type ends in `/type_tail`, resolved; nullopt when absent.
  [[nodiscard]] std::optional<std::string> related(const std::string& part,
                                                   std::string_view type_tail) const;
  // The parts that relationships of `part` name, by id, resolved; without external ones.
  [[nodiscard]] std::map<std::string, std::string> targets(const std::string& part) const;

  // Deterministic ([Content_Types].xml first, then _rels/.rels, then sorted; DOS time 1980-01-01;
  // deflate; with any number of threads) and atomic (written beside the target, renamed).
  // CannotWrite: any error of the file system.
  [[nodiscard]] Result<void> save(const std::string& path, int jobs = 1) const;
  [[nodiscard]] Result<std::string> to_bytes(int jobs = 1) const;
  // What these write, in this order. Internal: a part that was put has no type.
  [[nodiscard]] Result<std::vector<Member>> members() const;

 private:
  struct Part {
    std::shared_ptr<const std::string> bytes;
    std::string content_type;  // by Override; empty: by Default
    // The content of a relationship part that was opened; null for one that was put.
    std::shared_ptr<const std::vector<Relationship>> relationships;
    bool untyped = false;  // it was opened without a type, tolerantly
  };
  // Names are equal when they differ only in the case of ASCII letters (ECMA-376 Part 2, 9.1.1).
  struct NameLess {
    bool operator()(const std::string& a, const std::string& b) const;
  };
  using Parts = std::map<std::string, Part, NameLess>;
  // Takes the members that were read, with types from [Content_Types].xml, and checks every
  // relationship part. Strict without `tolerated`.
  [[nodiscard]] static Result<Package> assemble(std::vector<Member> members, Budget& budget,
                                                PackageFaults* tolerated);
  [[nodiscard]] Result<void> add_member(Member member, const std::string& override_type,
                                        Budget& budget, PackageFaults* tolerated);
  void add_target_faults(PackageFaults& faults) const;
  [[nodiscard]] std::shared_ptr<const std::vector<Relationship>> listed(
      const std::string& part) const;

  Limits limits_;
  Parts parts_;                                  // without [Content_Types].xml
  std::map<std::string, std::string> defaults_;  // lower-case extension → content type
  // [Content_Types].xml as it was opened; null once it no longer fits.
  std::shared_ptr<const std::string> types_;
};

}  // namespace deckle::ooxml
