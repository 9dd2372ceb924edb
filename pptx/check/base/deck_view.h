#pragma once
// A package as the rules see it: its parts with their kinds and relationships, and what more than
// one part has to agree on.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ooxml/opc/package.h"
#include "ooxml/xml/source_tree.h"
#include "slidespec/core/result.h"

namespace deckle::pptx::check {

// By content type.
enum class PartKind : std::uint8_t {
  Other,  // no XML, or XML that only has to be well-formed
  Presentation,
  Slide,
  SlideLayout,
  SlideMaster,
  NotesSlide,
  NotesMaster,
  HandoutMaster,
  Theme,
  Chart,
  ChartEx,
  PresentationProperties,
  TableStyles,
  Comments,
  CommentAuthors,
  CoreProperties,
  Picture,
  Font,
};
// A part with a shape tree.
[[nodiscard]] bool is_sheet(PartKind kind);

// A relationship with its place in the text of its part.
struct Rel {
  std::string id, type, target;
  std::string_view kind;  // the last segment of the type: "slideLayout"
  bool external = false;
  std::string part;  // that it leads to, in its own spelling; empty: none
  ooxml::xml::SourceRange whole, id_value, target_value;
  std::size_t name_end = 0;  // behind its element's name
  bool repeated = false;  // one before it has this id
  bool used = false;      // the part names it
};

// An entry of sldMasterIdLst, sldLayoutIdLst or sldIdLst.
struct ListEntry {
  std::string id, rid;
  bool has_id = false;
  ooxml::xml::SourceRange whole, id_value;
  std::size_t attributes_end = 0;
  std::string part;  // that it leads to; empty: none
};

struct PartInfo {
  std::string name, content_type;
  PartKind kind = PartKind::Other;
  const std::string* bytes = nullptr;
  std::string rels_name;
  std::vector<Rel> rels;
  std::unordered_map<std::string_view, std::size_t> rel_ids;  // the first of each id in rels
  bool has_rels = false, rels_readable = true;
  std::size_t rels_end = 0;  // where a further relationship is inserted; 0: nowhere
  std::string rels_prefix;   // of the elements there: "" or "x:"
  bool readable = false;     // its XML was parsed
  std::string root;          // "p:sld"; empty unless readable
  bool strict = false;       // in the namespaces of ISO/IEC 29500 strict

  std::vector<ListEntry> masters, slides, layouts;  // its lists
  std::vector<std::string> authors;  // ids of comment authors, or those that comments name
  // Where an entry is inserted into sldMasterIdLst or sldLayoutIdLst; 0: there is no list.
  std::size_t list_end = 0;
  std::string prefix;  // of its elements: "p:", ""

  PartInfo() = default;
  PartInfo(PartInfo&&) = default;
  PartInfo& operator=(PartInfo&&) = default;
  PartInfo(const PartInfo&) = delete;  // rels have views of themselves
  PartInfo& operator=(const PartInfo&) = delete;

  [[nodiscard]] const Rel* rel(std::string_view id) const;  // the first of the id
  // The relationships of this kind that lead to a part, in order.
  [[nodiscard]] std::vector<const Rel*> rels_of(std::string_view type_end) const;
};

class DeckView {
 public:
  // Malformed: no presentation. Limit: as the budget says. All arguments have to outlive it.
  [[nodiscard]] static Result<DeckView> of(const ooxml::Package& package,
                                           const ooxml::PackageFaults& faults, Budget& budget);

  [[nodiscard]] const ooxml::Package& package() const { return *package_; }
  [[nodiscard]] const ooxml::PackageFaults& faults() const { return *faults_; }
  [[nodiscard]] const std::vector<PartInfo>& parts() const { return parts_; }
  [[nodiscard]] std::vector<PartInfo>& parts() { return parts_; }
  [[nodiscard]] const PartInfo* find(std::string_view name) const;  // in its own spelling
  [[nodiscard]] const PartInfo& main() const { return parts_[main_]; }
  [[nodiscard]] const PartInfo& root() const { return root_; }  // the package's own relationships
  [[nodiscard]] PartInfo& root() { return root_; }

  // The name of the file, for its extension; may be empty.
  [[nodiscard]] const std::string& file_name() const { return file_name_; }
  void set_file_name(std::string name) { file_name_ = std::move(name); }

  // For packages inside this one.
  [[nodiscard]] Budget& budget() const { return *budget_; }

  // [Content_Types].xml.
  [[nodiscard]] const ooxml::xml::SourceTree& types() const { return *types_; }

  // "s256" of a slide and of what belongs to it alone (notes, charts), once the lists were read.
  [[nodiscard]] std::string slide_of(const std::string& part) const;
  void assign_slides();
  // In the order of the deck: part names.
  [[nodiscard]] const std::vector<std::string>& slide_order() const { return slide_order_; }

 private:
  DeckView() = default;
  Result<void> read_relationships(PartInfo& part, Budget& budget);
  void assign(const std::string& part, const std::string& slide);

  const ooxml::Package* package_ = nullptr;
  const ooxml::PackageFaults* faults_ = nullptr;
  Budget* budget_ = nullptr;
  std::vector<PartInfo> parts_;  // sorted by name
  std::unordered_map<std::string_view, std::size_t> by_name_;
  std::size_t main_ = 0;
  std::string file_name_;
  PartInfo root_;
  std::unique_ptr<ooxml::xml::SourceTree> types_;
  std::unordered_map<std::string, std::string> slide_of_;
  std::vector<std::string> slide_order_;
};

[[nodiscard]] PartKind kind_of(std::string_view content_type);
// The kind of a part by its root element ("p:sld"), and the content type that such a part has; ""
// when the element says nothing.
[[nodiscard]] PartKind kind_of_root(std::string_view root);
[[nodiscard]] std::string_view type_of_root(std::string_view root);
// Whether a part has to be well-formed XML. Pictures are not looked into.
[[nodiscard]] bool is_markup(const PartInfo& part);

inline constexpr const char* kContentTypes = "[Content_Types].xml";

}  // namespace deckle::pptx::check
