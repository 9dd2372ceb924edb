// make_icons FOLDER OUT.cpp: writes the outlines of all SVG icons of a folder as one C++ table, the
// form that slidespec/icons/icon.h describes. Runs when deckle is built.
//
// Understood is what Bootstrap Icons consist of: path, circle and rect on a page of 16 by 16.
// Anything else, and an outline that the two rules for filling would draw differently, ends it with
// an error.

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <pugixml.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "slidespec/icons/make/fill_rule.h"
#include "slidespec/icons/make/path_data.h"

namespace deckle::icon_maker {
namespace {

constexpr double kUnits = 250;  // per unit of the page; slidespec/icons/icon.h

class Writer {
 public:
  void write(const Path& path) {
    if (!text.empty()) text += 'N';
    for (const Subpath& outline : path) {
      x_ = y_ = 0;
      command('M', {outline.from});
      for (const Segment& s : outline.segments) {
        if (s.line)
          command('L', {s.to});
        else
          command('C', {s.c1, s.c2, s.to});
      }
      text += 'Z';
    }
  }

  std::string text;

 private:
  // Each point as its distance from the one before it.
  void command(char letter, std::initializer_list<Point> points) {
    text += letter;
    for (const Point& p : points) {
      const long x = std::lround(p.x * kUnits), y = std::lround(p.y * kUnits);
      number(x - x_);
      number(y - y_);
      x_ = x, y_ = y;
    }
  }

  void number(long value) {
    if (value >= 0 && std::isdigit(static_cast<unsigned char>(text.back())) != 0) text += ' ';
    text += std::to_string(value);
  }

  long x_ = 0, y_ = 0;
};

Path ellipse(double cx, double cy, double r) {
  const std::string data = "M" + std::to_string(cx - r) + " " + std::to_string(cy) + "a" +
                           std::to_string(r) + " " + std::to_string(r) + " 0 1 0 " +
                           std::to_string(2 * r) + " 0a" + std::to_string(r) + " " +
                           std::to_string(r) + " 0 1 0 " + std::to_string(-2 * r) + " 0z";
  return read_path_data(data);
}

// With round corners of one radius.
Path rectangle(const pugi::xml_node& node) {
  const double x = node.attribute("x").as_double(), y = node.attribute("y").as_double();
  const double w = node.attribute("width").as_double(), h = node.attribute("height").as_double();
  const double r = node.attribute("rx").as_double();
  const auto text = [](double v) { return std::to_string(v) + " "; };
  const std::string corner = "a" + text(r) + text(r) + "0 0 1 ";
  const std::string data = "M" + text(x + r) + text(y) + "h" + text(w - 2 * r) + corner + text(r) +
                           text(r) + "v" + text(h - 2 * r) + corner + text(-r) + text(r) + "h" +
                           text(2 * r - w) + corner + text(-r) + text(-r) + "v" + text(2 * r - h) +
                           corner + text(r) + text(-r) + "z";
  Path path = read_path_data(data);
  const std::string transform = node.attribute("transform").as_string();
  if (transform.empty()) return path;
  std::array<double, 6> m{};  // columns, as SVG writes them
  if (std::sscanf(transform.c_str(), "matrix(%lf %lf %lf %lf %lf %lf)", &m[0], &m[1], &m[2], &m[3],
                  &m[4], &m[5]) != 6)
    throw std::runtime_error("transform " + transform);
  const auto move = [&](Point& p) {
    p = {m[0] * p.x + m[2] * p.y + m[4], m[1] * p.x + m[3] * p.y + m[5]};
  };
  for (Subpath& outline : path) {
    move(outline.from);
    for (Segment& s : outline.segments) move(s.c1), move(s.c2), move(s.to);
  }
  return path;
}

void draw(const pugi::xml_node& node, Writer& writer) {
  const std::string name = node.name();
  const bool even_odd = std::strcmp(node.attribute("fill-rule").as_string(), "evenodd") == 0;
  if (name == "path") {
    for (const Path& path :
         for_both_rules(read_path_data(node.attribute("d").as_string()), even_odd))
      writer.write(path);
  } else if (name == "circle") {
    writer.write(ellipse(node.attribute("cx").as_double(), node.attribute("cy").as_double(),
                         node.attribute("r").as_double()));
  } else if (name == "rect") {
    writer.write(rectangle(node));
  } else {
    throw std::runtime_error("element " + name);
  }
}

std::string outline_of(const std::filesystem::path& file) {
  pugi::xml_document document;
  if (!document.load_file(file.c_str())) throw std::runtime_error("not XML");
  const pugi::xml_node svg = document.child("svg");
  if (std::strcmp(svg.attribute("viewBox").as_string(), "0 0 16 16") != 0)
    throw std::runtime_error("another page");
  Writer writer;
  for (const pugi::xml_node& node : svg.children()) draw(node, writer);
  return writer.text;
}

bool make(const char* folder, const char* out_path) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".svg") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end(),
            [](const auto& a, const auto& b) { return a.stem() < b.stem(); });
  std::ofstream out(out_path);
  out << "// Written by slidespec/icons/make/make_icons.cpp.\n#include "
         "\"slidespec/icons/icon.h\"\n\n"
         "namespace deckle {\n\nstd::span<const Icon> icons() {\n"
         "  static constexpr Icon kIcons[] = {\n";
  bool good = !files.empty();
  for (const auto& file : files) {
    try {
      const std::string name = file.stem().string(), outline = outline_of(file);
      // With their lengths, which the compiler would count step by step.
      out << "      {{\"" << name << "\", " << name.size() << "}, {\"" << outline << "\", "
          << outline.size() << "}},\n";
    } catch (const std::exception& e) {
      std::fprintf(stderr, "%s: %s\n", file.c_str(), e.what());
      good = false;
    }
  }
  out << "  };\n  return kIcons;\n}\n\n}  // namespace deckle\n";
  return good && out.flush().good();
}

}  // namespace
}  // namespace deckle::icon_maker

int main(int count, char** arguments) {
  if (count != 3) {
    std::fprintf(stderr, "usage: make_icons FOLDER OUT.cpp\n");
    return 2;
  }
  return deckle::icon_maker::make(arguments[1], arguments[2]) ? 0 : 1;
}
