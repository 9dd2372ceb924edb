#include "slidespec/mend/json_text.h"

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "slidespec/mend/json_tree.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

using nlohmann::json;

tl::unexpected<Error> absent(const std::string& pointer) {
  return fail(ErrorCode::NotFound, tr("there is no value"), pointer);
}

using Step = std::ptrdiff_t;

// Puts an entry between others, with blanks as they have them.
void insert(JsonNode& in, std::size_t index, JsonEntry entry) {
  std::vector<JsonEntry>& all = in.entries;
  entry.before = entry.after = {};
  if (!all.empty()) {
    const std::string_view first = all.front().before;
    const std::string_view next = all.size() > 1 ? all[1].before : first.empty() ? " " : first;
    entry.before = index == 0 ? first : next;
    if (index == 0) all.front().before = next;
    if (index == all.size()) std::swap(entry.after, all.back().after);
    if (in.kind == JsonNode::Kind::Object) entry.colon = all.front().colon;
  }
  all.insert(all.begin() + static_cast<Step>(index), std::move(entry));
}

// An entry out of its place, and what is needed to put it back exactly.
struct Taken {
  std::size_t index = 0;
  JsonEntry entry;
  std::string_view inside, before_next, after_last;
};

Taken take(JsonNode& in, std::size_t index) {
  std::vector<JsonEntry>& all = in.entries;
  Taken taken{index, std::move(all[index]), std::exchange(in.inside, {}), {}, {}};
  all.erase(all.begin() + static_cast<Step>(index));
  if (!all.empty() && index == 0)
    taken.before_next = std::exchange(all.front().before, taken.entry.before);
  if (!all.empty() && index == all.size())
    taken.after_last = std::exchange(all.back().after, taken.entry.after);
  return taken;
}

void put_back(JsonNode& in, Taken taken) {
  std::vector<JsonEntry>& all = in.entries;
  if (!all.empty() && taken.index == 0) all.front().before = taken.before_next;
  if (!all.empty() && taken.index == all.size()) all.back().after = taken.after_last;
  in.inside = taken.inside;
  all.insert(all.begin() + static_cast<Step>(taken.index), std::move(taken.entry));
}

}  // namespace

struct JsonText::Target {
  Tokens tokens;
  JsonNode* in = nullptr;
  std::size_t index = 0;
  bool found = false;
};

std::vector<std::string> pointer_tokens(std::string_view pointer) {
  std::vector<std::string> tokens;
  for (std::size_t at = 0; at < pointer.size();) {
    const std::size_t end = std::min(pointer.find('/', at + 1), pointer.size());
    std::string token;
    for (std::size_t i = at + 1; i < end; ++i) {
      const bool escape = pointer[i] == '~' && i + 1 < end;
      token += escape ? pointer[++i] == '1' ? '/' : '~' : pointer[i];
    }
    tokens.push_back(std::move(token));
    at = end;
  }
  return tokens;
}

JsonText::JsonText(std::string text) : tree_(std::make_unique<JsonTree>(std::move(text))) {}
JsonText::~JsonText() = default;

std::string JsonText::text() const { return tree_->write(); }

Result<void> JsonText::apply(const JsonPatch& patch) {
  std::vector<Undo> done;
  for (const PatchStep& step : patch) {
    auto undo = apply_step(step);
    if (!undo) {
      for (auto back = done.rbegin(); back != done.rend(); ++back) (*back)();
      return tl::unexpected(undo.error());
    }
    done.push_back(std::move(*undo));
  }
  return {};
}

Result<JsonText::Undo> JsonText::apply_step(const PatchStep& step) {
  switch (step.op) {
    case PatchStep::Op::Add:
      return add(step.path, tree_->parse(step.value));
    case PatchStep::Op::Remove:
      return remove(step.path);
    case PatchStep::Op::Replace:
      return replace(step.path, tree_->parse(step.value));
    case PatchStep::Op::Move:
      return move(step.from, step.path);
  }
  return absent(step.path);
}

JsonNode* JsonText::find(const Tokens& tokens, std::size_t count) {
  JsonNode* node = &tree_->root();
  for (std::size_t i = 0; i < count; ++i) {
    const auto entry = JsonTree::find(*node, tokens[i]);
    if (!entry) return nullptr;
    node = &node->entries[*entry].value;
  }
  return node;
}

// The object or array that the last token is a member or item of.
JsonNode* JsonText::parent(const Tokens& tokens) {
  JsonNode* node = tokens.empty() ? nullptr : find(tokens, tokens.size() - 1);
  return node == nullptr || node->kind == JsonNode::Kind::Scalar ? nullptr : node;
}

Result<JsonText::Undo> JsonText::replace(const std::string& pointer, JsonNode value) {
  const Tokens tokens = pointer_tokens(pointer);
  JsonNode* node = find(tokens, tokens.size());
  if (node == nullptr) return absent(pointer);
  const auto old = std::make_shared<JsonNode>(std::exchange(*node, std::move(value)));
  return [this, tokens, old] { *find(tokens, tokens.size()) = std::move(*old); };
}

Result<JsonText::Undo> JsonText::remove(const std::string& pointer) {
  const Tokens tokens = pointer_tokens(pointer);
  JsonNode* in = parent(tokens);
  const auto found = in == nullptr ? std::nullopt : JsonTree::find(*in, tokens.back());
  if (!found) return absent(pointer);
  const auto taken = std::make_shared<Taken>(take(*in, *found));
  return [this, tokens, taken] { put_back(*parent(tokens), std::move(*taken)); };
}

Result<JsonText::Target> JsonText::target(const std::string& pointer) {
  Target target{pointer_tokens(pointer)};
  target.in = parent(target.tokens);
  if (target.in == nullptr) return absent(pointer);
  const std::string& last = target.tokens.back();
  target.index = target.in->entries.size();
  const auto found = JsonTree::find(*target.in, last);
  if (target.in->kind == JsonNode::Kind::Object) {
    target.found = found.has_value();
  } else if (last != "-") {
    if (!found && last != std::to_string(target.index)) return absent(pointer);
    target.index = found.value_or(target.index);
  }
  return target;
}

Result<JsonText::Undo> JsonText::add(const std::string& pointer, JsonNode value) {
  if (pointer.empty()) return replace(pointer, std::move(value));
  const auto to = target(pointer);
  if (!to) return tl::unexpected(to.error());
  if (to->found) return replace(pointer, std::move(value));
  JsonEntry entry;
  if (to->in->kind == JsonNode::Kind::Object) {
    entry.key = tree_->keep(json(to->tokens.back()).dump());
    entry.colon = ": ";
  }
  entry.value = std::move(value);
  insert(*to->in, to->index, std::move(entry));
  return [this, tokens = to->tokens, index = to->index] {
    static_cast<void>(take(*parent(tokens), index));
  };
}

Result<JsonText::Undo> JsonText::move(const std::string& from, const std::string& to) {
  const Tokens tokens = pointer_tokens(from), new_tokens = pointer_tokens(to);
  JsonNode* in = parent(tokens);
  const auto found = in == nullptr ? std::nullopt : JsonTree::find(*in, tokens.back());
  if (!found) return absent(from);
  const auto taken_already = [&to] {
    return fail(ErrorCode::Malformed, tr("there is a value already"), to);
  };
  if (in->kind == JsonNode::Kind::Object && tokens.size() == new_tokens.size() &&
      std::equal(tokens.begin(), tokens.end() - 1, new_tokens.begin())) {
    // A new name in the same place.
    if (JsonTree::find(*in, new_tokens.back())) return taken_already();
    const std::string_view key = tree_->keep(json(new_tokens.back()).dump());
    const std::string_view old = std::exchange(in->entries[*found].key, key);
    return [this, tokens, entry = *found, old] { parent(tokens)->entries[entry].key = old; };
  }
  if (to.empty() || (to + "/").starts_with(from + "/")) return absent(to);
  const auto taken = std::make_shared<Taken>(take(*in, *found));
  const auto there = target(to);
  if (!there || there->found) {
    put_back(*parent(tokens), std::move(*taken));
    if (there) return taken_already();
    return absent(to);
  }
  JsonEntry entry;
  entry.value = std::move(taken->entry.value);
  if (there->in->kind == JsonNode::Kind::Object) {
    entry.key = tree_->keep(json(there->tokens.back()).dump());
    entry.colon = ": ";
  }
  insert(*there->in, there->index, std::move(entry));
  return [this, tokens, taken, back = there->tokens, index = there->index] {
    taken->entry.value = std::move(take(*parent(back), index).entry.value);
    put_back(*parent(tokens), std::move(*taken));
  };
}

}  // namespace deckle
