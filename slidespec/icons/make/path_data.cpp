#include "slidespec/icons/make/path_data.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numbers>
#include <stdexcept>
#include <utility>

namespace deckle::icon_maker {
namespace {

class PathReader {
 public:
  explicit PathReader(const std::string& data) : text_(data) {}

  Path read() {
    while (skip(), at_ < text_.size()) {
      if (std::isalpha(static_cast<unsigned char>(text_[at_])) != 0) command_ = text_[at_++];
      step();
    }
    return std::move(path_);
  }

 private:
  void skip() {
    while (at_ < text_.size() &&
           (text_[at_] == ',' || std::isspace(static_cast<unsigned char>(text_[at_])) != 0))
      ++at_;
  }

  double number() {
    skip();
    std::size_t end = at_;
    const auto digits = [&] {
      while (end < text_.size() && std::isdigit(static_cast<unsigned char>(text_[end])) != 0) ++end;
    };
    if (end < text_.size() && (text_[end] == '-' || text_[end] == '+')) ++end;
    digits();
    if (end < text_.size() && text_[end] == '.') ++end, digits();
    if (end < text_.size() && text_[end] == 'e') {
      ++end;
      if (end < text_.size() && (text_[end] == '-' || text_[end] == '+')) ++end;
      digits();
    }
    if (end == at_) throw std::runtime_error("a number is expected at " + text_.substr(at_, 20));
    const double value = std::stod(text_.substr(at_, end - at_));
    at_ = end;
    return value;
  }

  // One digit, which the next number may follow at once.
  bool flag() {
    skip();
    if (at_ >= text_.size() || (text_[at_] != '0' && text_[at_] != '1'))
      throw std::runtime_error("a flag is expected");
    return text_[at_++] == '1';
  }

  Point point() {
    const double x = number(), y = number();
    return relative() ? here_ + Point{x, y} : Point{x, y};
  }

  [[nodiscard]] bool relative() const {
    return std::islower(static_cast<unsigned char>(command_)) != 0;
  }

  void line_to(Point to) {
    open();
    path_.back().segments.push_back({true, {}, {}, to});
    here_ = control_ = to;
  }

  void curve_to(Point c1, Point c2, Point to) {
    open();
    path_.back().segments.push_back({false, c1, c2, to});
    control_ = c2;
    here_ = to;
  }

  // What follows a closed outline without a command to move begins where that one began.
  void open() {
    if (closed_ && !path_.empty()) path_.push_back({path_.back().from, {}});
    closed_ = false;
  }

  void step() {
    switch (std::toupper(static_cast<unsigned char>(command_))) {
      case 'M':
        here_ = control_ = point();
        path_.push_back({here_, {}});
        closed_ = false;
        command_ = relative() ? 'l' : 'L';
        return;
      case 'L':
        return line_to(point());
      case 'H': {
        const double x = number();
        return line_to({relative() ? here_.x + x : x, here_.y});
      }
      case 'V': {
        const double y = number();
        return line_to({here_.x, relative() ? here_.y + y : y});
      }
      case 'C': {
        const Point c1 = point(), c2 = point(), to = point();
        return curve_to(c1, c2, to);
      }
      case 'S': {
        const Point c1 = here_ + (here_ - control_);
        const Point c2 = point(), to = point();
        return curve_to(c1, c2, to);
      }
      case 'A':
        return arc();
      case 'Z':
        if (path_.empty()) throw std::runtime_error("nothing to close");
        here_ = control_ = path_.back().from;
        closed_ = true;
        return;
      default:
        throw std::runtime_error(std::string("unknown command ") + command_);
    }
  }

  // SVG 1.1, F.6.5: the centre of the ellipse; then a cubic for each quarter turn or less.
  void arc() {
    double rx = std::abs(number()), ry = std::abs(number());
    const double turn = number() * std::numbers::pi / 180;
    const bool large = flag(), sweep = flag();
    const Point from = here_, to = point();
    if (rx == 0 || ry == 0) return line_to(to);
    if (from.x == to.x && from.y == to.y) return;
    const double cos = std::cos(turn), sin = std::sin(turn);
    const Point half = 0.5 * (from - to);
    const Point p{cos * half.x + sin * half.y, -sin * half.x + cos * half.y};
    const double fit = p.x * p.x / (rx * rx) + p.y * p.y / (ry * ry);
    if (fit > 1) rx *= std::sqrt(fit), ry *= std::sqrt(fit);
    const double under = rx * rx * ry * ry - rx * rx * p.y * p.y - ry * ry * p.x * p.x;
    double k = std::sqrt(std::max(0.0, under / (rx * rx * p.y * p.y + ry * ry * p.x * p.x)));
    if (large == sweep) k = -k;
    const Point c{k * rx * p.y / ry, -k * ry * p.x / rx};
    const Point middle = 0.5 * (from + to);
    const Point centre{cos * c.x - sin * c.y + middle.x, sin * c.x + cos * c.y + middle.y};
    const double first = std::atan2((p.y - c.y) / ry, (p.x - c.x) / rx);
    double angle = std::atan2((-p.y - c.y) / ry, (-p.x - c.x) / rx) - first;
    if (sweep && angle < 0) angle += 2 * std::numbers::pi;
    if (!sweep && angle > 0) angle -= 2 * std::numbers::pi;
    const int pieces =
        std::max(1, static_cast<int>(std::ceil(std::abs(angle) / (std::numbers::pi / 2) - 1e-6)));
    const double step = angle / pieces, reach = 4.0 / 3 * std::tan(step / 4);
    const auto on = [&](double x, double y) {
      return Point{centre.x + cos * rx * x - sin * ry * y, centre.y + sin * rx * x + cos * ry * y};
    };
    for (int i = 0; i < pieces; ++i) {
      const double a = first + i * step, b = a + step;
      const Point end = i + 1 == pieces ? to : on(std::cos(b), std::sin(b));
      curve_to(on(std::cos(a) - reach * std::sin(a), std::sin(a) + reach * std::cos(a)),
               on(std::cos(b) + reach * std::sin(b), std::sin(b) - reach * std::cos(b)), end);
    }
  }

  const std::string& text_;
  std::size_t at_ = 0;
  char command_ = 0;
  Point here_, control_;
  bool closed_ = false;
  Path path_;
};

}  // namespace

Path read_path_data(const std::string& data) { return PathReader(data).read(); }

}  // namespace deckle::icon_maker
