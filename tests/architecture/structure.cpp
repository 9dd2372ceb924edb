#include "tests/architecture/structure.h"

#include <algorithm>
#include <sstream>

namespace deckle::test {
namespace {

std::set<std::string> names_in(const std::string& list) {
  std::set<std::string> names;
  std::istringstream in(list);
  for (std::string name; std::getline(in, name, ',');) {
    if (!name.empty()) names.insert(name);
  }
  return names;
}

// Parts of a room are named one by one within it, and as the whole room from outside.
std::string name_seen_from(const std::string& room, const std::string& other) {
  return whole_of(room) == whole_of(other) ? other : whole_of(other);
}

class CycleSearch {
 public:
  explicit CycleSearch(const DeclaredRooms& rooms) : rooms_(rooms) {}

  std::vector<std::string> run() {
    for (const auto& [name, room] : rooms_) visit(name);
    return std::move(found_);
  }

 private:
  void visit(const std::string& name) {
    if (done_.contains(name) || !rooms_.contains(name)) return;
    if (const auto open = std::find(path_.begin(), path_.end(), name); open != path_.end()) {
      std::string text;
      for (auto at = open; at != path_.end(); ++at) text += *at + " → ";
      found_.push_back(text + name);
      return;
    }
    path_.push_back(name);
    for (const std::string& next : rooms_.at(name).uses) visit(next);
    for (const std::string& next : rooms_.at(name).calls) visit(next);
    path_.pop_back();
    done_.insert(name);
  }

  const DeclaredRooms& rooms_;
  std::vector<std::string> path_, found_;
  std::set<std::string> done_;
};

}  // namespace

DeclaredRooms parse_rooms(const std::string& text) {
  DeclaredRooms rooms;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    const std::size_t first = line.find(':');
    const std::size_t second = first == std::string::npos ? first : line.find(':', first + 1);
    if (second == std::string::npos) continue;
    rooms[line.substr(0, first)] = {names_in(line.substr(first + 1, second - first - 1)),
                                    names_in(line.substr(second + 1))};
  }
  return rooms;
}

std::string available_on(const DeclaredRooms& rooms, const std::string& file) {
  for (std::size_t slash = file.rfind('/'); slash != std::string::npos && slash > 0;
       slash = file.rfind('/', slash - 1)) {
    if (const std::string folder = file.substr(0, slash); rooms.contains(folder)) return folder;
  }
  return {};
}

std::string whole_of(const std::string& room) { return room.substr(0, room.find('/')); }

std::vector<std::string> chain_flaws(const DeclaredRooms& rooms,
                                     const std::vector<std::string>& chain) {
  const auto position = [&chain](const std::string& room) {
    return std::find(chain.begin(), chain.end(), whole_of(room)) - chain.begin();
  };
  const auto end = static_cast<std::ptrdiff_t>(chain.size());
  std::vector<std::string> flaws;
  for (const auto& [name, room] : rooms) {
    if (position(name) == end) flaws.push_back(name + " is no room of the chain");
    for (const std::string& used : room.uses) {
      if (whole_of(used) == whole_of(name)) continue;
      if (position(used) == end)
        flaws.push_back(name + " uses " + used + ", which is no room of the chain");
      else if (position(used) >= position(name))
        flaws.push_back(name + " uses " + used + ", which is not to its left");
    }
  }
  return flaws;
}

std::vector<std::string> cycles(const DeclaredRooms& rooms) { return CycleSearch(rooms).run(); }

std::vector<std::string> include_flaws(const DeclaredRooms& rooms,
                                       const std::vector<IncludeLine>& includes) {
  std::vector<std::string> flaws;
  std::map<std::string, std::set<std::string>> used;
  for (const IncludeLine& include : includes) {
    const std::string from = available_on(rooms, include.file);
    const std::string to = available_on(rooms, include.included);
    if (from.empty() || from == to) continue;
    const std::string at = include.file + ":" + std::to_string(include.line);
    if (to.empty()) {
      flaws.push_back(at + " includes \"" + include.included + "\", which is in no room");
      continue;
    }
    const std::string name = name_seen_from(from, to);
    used[from].insert(name);
    if (!rooms.at(from).uses.contains(name))
      flaws.push_back(at + " includes \"" + include.included + "\"; " + from + " does not use " +
                      name + " (see deckle_room() in the CMakeLists.txt)");
  }
  for (const auto& [name, room] : rooms) {
    for (const std::string& declared : room.uses) {
      if (!used[name].contains(declared))
        flaws.push_back(name + " declares USES " + declared + ", which no file of it includes");
    }
  }
  return flaws;
}

}  // namespace deckle::test
