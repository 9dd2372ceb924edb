#include "slidespec/mend/ordered_json.h"

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "slidespec/core/cancellation.h"

namespace deckle {
namespace {

using json = nlohmann::ordered_json;

// The events of nlohmann's parser as a value.
class Builder {
 public:
  json root;

  bool null() { return put(nullptr); }
  bool boolean(bool value) { return put(value); }
  bool number_integer(json::number_integer_t value) { return put(value); }
  bool number_unsigned(json::number_unsigned_t value) { return put(value); }
  bool number_float(json::number_float_t value, const std::string&) { return put(value); }
  bool string(std::string& value) { return put(std::move(value)); }
  bool binary(json::binary_t&) { return false; }
  bool start_object(std::size_t) { return open(json::object()); }
  bool key(std::string& name) {
    key_ = std::move(name);
    return true;
  }
  bool end_object() { return close(); }
  bool start_array(std::size_t) { return open(json::array()); }
  bool end_array() { return close(); }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) {
    return false;
  }

 private:
  json* add(json value) {
    if (++values_ % kValuesBetweenChecks == 0) check_cancelled();
    if (open_.empty()) {
      root = std::move(value);
      return &root;
    }
    json& in = *open_.back();
    if (in.is_array()) {
      auto& items = in.get_ref<json::array_t&>();
      items.push_back(std::move(value));
      return &items.back();
    }
    auto& members = in.get_ref<json::object_t&>();
    members.push_back({std::move(key_), std::move(value)});
    return &members.back().second;
  }

  bool put(json value) {
    static_cast<void>(add(std::move(value)));
    return true;
  }

  // While a container is open, the one around it does not grow, so the pointers stay.
  bool open(json value) {
    open_.push_back(add(std::move(value)));
    return true;
  }

  bool close() {
    open_.pop_back();
    return true;
  }

  std::vector<json*> open_;
  std::string key_;
  std::size_t values_ = 0;
};

}  // namespace

std::optional<json> read_ordered_json(std::string_view text) {
  Builder builder;
  if (!json::sax_parse(text, &builder)) return std::nullopt;
  return std::move(builder.root);
}

}  // namespace deckle
