// Parsing for SourceTree: one pass over the text, without recursion.

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "ooxml/messages/tr.h"
#include "ooxml/xml/names.h"
#include "ooxml/xml/part_text.h"
#include "ooxml/xml/source_tree.h"
#include "slidespec/core/cancellation.h"

namespace deckle::ooxml::xml {

namespace {

constexpr std::size_t kElementsBetweenChecks = 1024;

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// A letter of a name (XML 1.0, 2.3), beyond ASCII any.
bool begins_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' ||
         static_cast<unsigned char>(c) >= 0x80;
}
bool continues_name(char c) {
  return begins_name(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

}  // namespace

class SourceParser {
 public:
  SourceParser(std::string_view text, const std::string& where, const Budget& budget,
               SourceTree& tree)
      : text_(text),
        where_(where),
        tree_(tree),
        deepest_(budget.limit(Limit::XmlDepth)),
        most_attributes_(budget.limit(Limit::XmlAttributes)) {}

  Result<void> run() {
    while (true) {
      const std::size_t begin = at_;
      at_ = std::min(text_.find('<', at_), text_.size());
      if (open_.empty() && !is_blank(begin, at_)) return broken(tr("text outside the root"), begin);
      if (at_ == text_.size()) break;
      if (Result<void> read = markup(); !read) return read;
    }
    if (!open_.empty()) return broken(tr("an element that is not closed"), text_.size());
    if (tree_.nodes_.empty())
      return fail(ErrorCode::Malformed, tr("has {} root elements", 0), where_);
    group_by_name();
    return {};
  }

 private:
  using Index = std::uint32_t;

  [[nodiscard]] tl::unexpected<Error> broken(const Message& what, std::size_t at) const {
    return fail(ErrorCode::Malformed, tr("has {} at byte {}", what, at), where_);
  }

  [[nodiscard]] bool is_blank(std::size_t begin, std::size_t end) const {
    return std::all_of(text_.begin() + static_cast<std::ptrdiff_t>(begin),
                       text_.begin() + static_cast<std::ptrdiff_t>(end), is_space);
  }
  [[nodiscard]] bool is_at(std::string_view expected) const {
    return text_.substr(at_, expected.size()) == expected;
  }
  void skip_space() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }

  // What begins with the '<' at at_.
  Result<void> markup() {
    if (is_at("<!--")) return past("-->", 4);
    if (is_at("<?")) return past("?>", 2);
    if (is_at("<![CDATA[")) {
      if (open_.empty()) return broken(tr("text outside the root"), at_);
      return past("]]>", 9);
    }
    if (is_at("<!"))
      return fail(ErrorCode::Malformed, tr("has a document type declaration"), where_);
    if (is_at("</")) return end_tag();
    return start_tag();
  }

  Result<void> past(std::string_view end, std::size_t from) {
    const std::size_t found = text_.find(end, at_ + from);
    if (found == std::string_view::npos) return broken(tr("markup that is not closed"), at_);
    at_ = found + end.size();
    return {};
  }

  // "" where no name begins.
  std::string_view name() {
    const std::size_t begin = at_;
    if (at_ < text_.size() && begins_name(text_[at_])) {
      while (at_ < text_.size() && continues_name(text_[at_])) ++at_;
    }
    return text_.substr(begin, at_ - begin);
  }

  Result<void> end_tag() {
    const std::size_t begin = at_;
    at_ += 2;
    const std::string_view closed = name();
    skip_space();
    if (open_.empty() || closed != open_.back().spelled || at_ >= text_.size() || text_[at_] != '>')
      return broken(tr("an end tag without its start tag"), begin);
    ++at_;
    tree_.nodes_[open_.back().node].inside_end = static_cast<Index>(begin);
    close();
    return {};
  }

  void close() {
    tree_.nodes_[open_.back().node].end = static_cast<Index>(at_);
    for (std::size_t i = open_.back().declarations; i < declared_.size(); ++i)
      bound_[declared_[i]].pop_back();
    declared_.resize(open_.back().declarations);
    open_.pop_back();
  }

  struct Spelled {
    std::string_view name;
    std::size_t begin, value, value_end;
  };

  Result<void> start_tag() {
    const std::size_t begin = at_++;
    const std::string_view spelled = name();
    if (spelled.empty()) return broken(tr("'<' without a tag"), begin);
    if (open_.empty() && !tree_.nodes_.empty())
      return fail(ErrorCode::Malformed, tr("has {} root elements", 2), where_);
    if (tree_.nodes_.size() % kElementsBetweenChecks == 0) check_cancelled();
    spelled_.clear();
    while (true) {
      const std::size_t space = at_;
      skip_space();
      if (at_ >= text_.size()) return broken(tr("a tag that is not closed"), begin);
      if (text_[at_] == '>' || text_[at_] == '/') break;
      if (space == at_) return broken(tr("an attribute without a space before it"), at_);
      if (Result<void> read = attribute(space); !read) return read;
    }
    const bool empty = text_[at_] == '/';
    if (empty && (at_ + 1 >= text_.size() || text_[at_ + 1] != '>'))
      return broken(tr("a tag that is not closed"), begin);
    at_ += empty ? 2 : 1;
    return element(spelled, begin, empty);
  }

  Result<void> attribute(std::size_t space) {
    Spelled one{name(), space, 0, 0};
    skip_space();
    if (one.name.empty() || at_ >= text_.size() || text_[at_] != '=')
      return broken(tr("an attribute without a value"), space);
    ++at_;
    skip_space();
    if (at_ >= text_.size() || (text_[at_] != '"' && text_[at_] != '\''))
      return broken(tr("a value without quotes"), at_);
    one.value = at_ + 1;
    one.value_end = text_.find(text_[at_], one.value);
    if (one.value_end == std::string_view::npos)
      return broken(tr("a value that is not closed"), at_);
    if (text_.substr(one.value, one.value_end - one.value).find('<') != std::string_view::npos)
      return broken(tr("'<' in a value"), at_);
    at_ = one.value_end + 1;
    spelled_.push_back(one);
    if (spelled_.size() > most_attributes_)
      return over(Limit::XmlAttributes, most_attributes_, where_);
    return {};
  }

  Result<void> element(std::string_view spelled, std::size_t begin, bool empty) {
    const auto index = static_cast<Index>(tree_.nodes_.size());
    const std::size_t declarations = declared_.size();
    for (const Spelled& one : spelled_) {
      if (one.name == "xmlns") declare(index, "", one);
      if (one.name.starts_with("xmlns:")) declare(index, one.name.substr(6), one);
    }
    SourceTree::Node node;
    const Result<Index> known_name = resolve(spelled, false);
    if (!known_name) return tl::unexpected(known_name.error());
    node.name = *known_name;
    node.parent = open_.empty() ? SourceTree::kNone : open_.back().node;
    node.begin = static_cast<Index>(begin);
    node.inside = node.inside_end = node.end = static_cast<Index>(at_);
    node.attribute = static_cast<Index>(tree_.attributes_.size());
    if (Result<void> read = keep_attributes(); !read) return read;
    node.attributes = static_cast<Index>(tree_.attributes_.size()) - node.attribute;
    node.other_branch = is_other_branch(node);
    link(index);
    tree_.nodes_.push_back(node);
    open_.push_back({spelled, index, SourceTree::kNone, declarations});
    if (open_.size() > deepest_) return over(Limit::XmlDepth, deepest_, where_);
    if (empty) close();
    return {};
  }

  // The element becomes the next child of its parent.
  void link(Index index) {
    if (open_.empty()) return;
    Open& parent = open_.back();
    (parent.last == SourceTree::kNone ? tree_.nodes_[parent.node].child
                                      : tree_.nodes_[parent.last].next) = index;
    parent.last = index;
  }

  // Of mc:AlternateContent the first branch is what an application of today reads.
  [[nodiscard]] bool is_other_branch(const SourceTree::Node& node) const {
    if (node.parent == SourceTree::kNone) return false;
    const SourceTree::Node& parent = tree_.nodes_[node.parent];
    if (parent.other_branch) return true;
    return parent.child != SourceTree::kNone &&
           tree_.names_[parent.name].canonical == "mc:AlternateContent";
  }

  Result<void> keep_attributes() {
    names_.clear();
    for (const Spelled& one : spelled_) {
      if (one.name == "xmlns" || one.name.starts_with("xmlns:")) continue;
      const Result<Index> known_name = resolve(one.name, true);
      if (!known_name) return tl::unexpected(known_name.error());
      names_.push_back(*known_name);
      tree_.attributes_.push_back({*known_name, static_cast<Index>(one.begin),
                                   static_cast<Index>(one.value), static_cast<Index>(one.value_end),
                                   static_cast<Index>(one.value_end + 1)});
    }
    std::sort(names_.begin(), names_.end());
    const auto twice = std::adjacent_find(names_.begin(), names_.end());
    if (twice == names_.end()) return {};
    return broken(tr("the attribute {} twice", tree_.names_[*twice].canonical), at_);
  }

  void declare(Index node, std::string_view prefix, const Spelled& one) {
    std::string uri = unescaped(text_.substr(one.value, one.value_end - one.value));
    const auto id = uri_ids_.emplace(uri, static_cast<Index>(uris_.size()));
    if (id.second) uris_.push_back({id.first->first, namespace_of(uri)});
    bound_[prefix].push_back(id.first->second);
    declared_.push_back(prefix);
    tree_.declarations_.push_back({node, prefix, std::move(uri)});
  }

  // The name in the table of names.
  Result<Index> resolve(std::string_view spelled, bool is_attribute) {
    const std::size_t colon = spelled.find(':');
    const std::string_view prefix =
        colon == std::string_view::npos ? std::string_view{} : spelled.substr(0, colon);
    const std::string_view local =
        colon == std::string_view::npos ? spelled : spelled.substr(colon + 1);
    if (local.empty() || local.find(':') != std::string_view::npos)
      return broken(tr("the name {}", spelled), at_);
    if (prefix == "xml") return intern("xml:", local, true);
    if (prefix.empty() && is_attribute) return intern("", local, true);
    const auto found = bound_.find(prefix);
    if (found == bound_.end() || found->second.empty()) {
      if (prefix.empty()) return intern("", local, false);
      return fail(ErrorCode::Malformed, tr("{}: the prefix is not declared", spelled), where_);
    }
    const Uri& uri = uris_[found->second.back()];
    if (tree_.nodes_.empty() && !is_attribute && uri.known != nullptr)
      tree_.strict_ = uri.text == uri.known->strict_uri;
    if (uri.known != nullptr) {
      scratch_.assign(uri.known->prefix);
      scratch_ += ':';
      return intern(scratch_, local, true);
    }
    scratch_.assign("{");
    scratch_ += uri.text;
    scratch_ += '}';
    return intern(scratch_, local, false);
  }

  Index intern(std::string_view space, std::string_view local, bool known) {
    key_.assign(space);
    key_ += local;
    const auto found = ids_.find(key_);
    if (found != ids_.end()) return found->second;
    const auto id = static_cast<Index>(tree_.names_.size());
    ids_.emplace(key_, id);
    tree_.names_.push_back({key_, space.size(), known});
    return id;
  }

  void group_by_name() {
    // The vector of names no longer moves.
    for (std::size_t i = 0; i < tree_.names_.size(); ++i)
      tree_.name_ids_.emplace(tree_.names_[i].canonical, static_cast<Index>(i));
    std::vector<Index>& begins = tree_.name_begins_;
    begins.assign(tree_.names_.size() + 1, 0);
    for (const SourceTree::Node& node : tree_.nodes_) ++begins[node.name + 1];
    for (std::size_t i = 1; i < begins.size(); ++i) begins[i] += begins[i - 1];
    tree_.by_name_.resize(tree_.nodes_.size());
    std::vector<Index> next(begins.begin(), begins.end() - 1);
    for (std::size_t i = 0; i < tree_.nodes_.size(); ++i)
      tree_.by_name_[next[tree_.nodes_[i].name]++] = static_cast<Index>(i);
  }

  struct Open {
    std::string_view spelled;
    Index node, last;  // last: its latest child
    std::size_t declarations;
  };
  struct Uri {
    std::string text;
    const Namespace* known;
  };

  std::string_view text_;
  const std::string& where_;
  SourceTree& tree_;
  const std::uint64_t deepest_, most_attributes_;
  std::size_t at_ = 0;
  std::vector<Open> open_;
  std::vector<Spelled> spelled_;  // attributes of the tag that is read
  std::vector<Index> names_;
  std::unordered_map<std::string_view, std::vector<Index>> bound_;  // prefix → open declarations
  std::vector<std::string_view> declared_;
  std::unordered_map<std::string, Index> uri_ids_, ids_;
  std::vector<Uri> uris_;
  std::string scratch_, key_;
};

Result<SourceTree> SourceTree::parse(std::string_view bytes, const std::string& where,
                                     Budget& budget) {
  check_cancelled();
  Result<std::string> text = part_text(bytes, where, budget);
  if (!text) return tl::unexpected(text.error());
  if (text->size() >= kNone) return fail(ErrorCode::Limit, tr("is too large"), where);
  SourceTree tree;
  tree.text_ = std::make_unique<std::string>(std::move(*text));
  SourceParser parser(*tree.text_, where, budget, tree);
  if (Result<void> parsed = parser.run(); !parsed) return tl::unexpected(parsed.error());
  return tree;
}

}  // namespace deckle::ooxml::xml
