// The keys of `style` that only charts have.

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "slidespec/core/ascii.h"
#include "slidespec/diag/nearest_name.h"
#include "slidespec/messages/tr.h"
#include "slidespec/model/chart_style.h"
#include "slidespec/validate/deck_reader.h"

namespace deckle {

using nlohmann::json;

namespace {

constexpr std::size_t kMaxNames = 200;  // the schema's limit of points, and more than its series
constexpr std::size_t kMaxAnnotations = 10;  // ours: more lines cannot be read
constexpr double kMaxValue = 1e15;           // larger numbers are not exact in a spreadsheet

// As layout writes a number x.
std::string label_of(const std::variant<std::string, double>& x) {
  if (const auto* text = std::get_if<std::string>(&x)) return *text;
  const double number = std::get<double>(x);
  return fmt::format("{}", number == 0 ? 0.0 : number);
}

struct Names {
  ChartType type = ChartType::Bar;
  std::vector<std::string> series, categories;
  bool known = false;  // not so where a data file brings the series

  explicit Names(const Element& element) {
    const auto* chart = std::get_if<ChartContent>(&element.content);
    if (chart == nullptr) return;
    type = chart->type;
    known = element.data_ref.empty() && !chart->series.empty();
    for (const ChartSeries& one : chart->series) series.push_back(one.name);
    std::size_t longest = 0;
    for (std::size_t i = 0; i < chart->series.size(); ++i) {
      if (chart->series[i].data.size() > chart->series[longest].data.size()) longest = i;
    }
    if (chart->series.empty()) return;
    for (const ChartPoint& point : chart->series[longest].data)
      categories.push_back(label_of(point.x));
  }
};

bool contains(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

Message nearest_of(const std::string& name, const std::vector<std::string>& names) {
  const std::vector<std::string_view> views(names.begin(), names.end());
  return nearest_hint(name, views);
}

class ChartStyleReader {
 public:
  ChartStyleReader(const json& value, const JsonPath& path, const Element& element,
                   SpecContext& context)
      : value_(value), path_(path), names_(element), context_(context) {}

  void read(const std::string& variant, ElementStyle& style) {
    ChartStyle out;
    bool any = read_variant(variant, out);
    any = read_series("line_series", out.line_series) || any;
    any = read_series("second_axis", out.second_axis) || any;
    any = read_target(out) || any;
    any = read_totals(out) || any;
    any = read_annotations(out) || any;
    any = read_sort(out) || any;
    any = read_colors(out) || any;
    if (any) style.chart = std::make_shared<const ChartStyle>(std::move(out));
  }

 private:
  // The words that have an effect on the type of the chart; others are the author's own.
  bool read_variant(const std::string& variant, ChartStyle& out) {
    constexpr unsigned kBar = 1U << static_cast<unsigned>(ChartType::Bar),
                       kStack = 1U << static_cast<unsigned>(ChartType::StackedBar),
                       kLine = 1U << static_cast<unsigned>(ChartType::Line),
                       kPie = 1U << static_cast<unsigned>(ChartType::Pie);
    struct Word {
      std::string_view name;
      bool* flag;
      unsigned types;
    };
    const Word words[] = {{"horizontal", &out.horizontal, kBar | kStack},
                          {"percent", &out.percent, kBar | kStack},
                          {"doughnut", &out.doughnut, kPie},
                          {"waterfall", &out.waterfall, kBar | kStack},
                          {"from_zero", &out.from_zero, kBar | kStack},
                          {"combo", &out.combo, kBar | kStack},
                          {"dumbbell", &out.dumbbell, kBar | kLine},
                          {"steps", &out.steps, kLine}};
    bool any = false;
    for (std::size_t at = 0; at < variant.size();) {
      const std::size_t end = std::min(variant.find_first_of(" ,;+", at), variant.size());
      const std::string word = ascii_lower(variant.substr(at, end - at));
      at = end + 1;
      for (const auto& [name, flag, types] : words) {
        if (word != name) continue;
        if ((types & 1U << static_cast<unsigned>(names_.type)) != 0) {
          *flag = any = true;
        } else {
          context_.warning("ignored-key", JsonPath(path_, "variant"),
                           tr("the variant '{}' has no effect on a chart of type '{}'", name,
                              to_string(names_.type)),
                           tr("leave it out, or use another chart_type"));
        }
      }
    }
    return any;
  }

  [[nodiscard]] bool has(const std::vector<std::string>& names, const std::string& name) const {
    return !names_.known || contains(names, name);
  }

  void missing(const JsonPath& path, const char* key, const std::string& name,
               const std::vector<std::string>& names, bool series) {
    context_.warning(
        "dangling-reference", path,
        series
            ? tr("'{}' names {}, but no series of the chart has that name", key, in_quotes(name))
            : tr("'{}' names {}, but no category of the chart has that name", key, in_quotes(name)),
        nearest_of(name, names));
  }

  // Names of series; one alone may stand without its list.
  bool read_series(const char* key, std::vector<std::string>& out) {
    const json* value = member_of(value_, key);
    if (value == nullptr) return false;
    const JsonPath path(path_, key);
    const auto add = [&](const json& name, const JsonPath& at) {
      if (!name.is_string()) return context_.wrong_type(at, name, tr("the name of a series"));
      const auto& text = name.get_ref<const std::string&>();
      if (!has(names_.series, text)) return missing(at, key, text, names_.series, true);
      out.push_back(text);
    };
    if (value->is_string()) {
      add(*value, path);
    } else if (value->is_array()) {
      for (std::size_t i = 0; i < readable_items(*value, kMaxNames) && !context_.full(); ++i)
        add((*value)[i], JsonPath(path, i));
    } else {
      context_.wrong_type(path, *value, tr("an array of names of series"));
    }
    return !out.empty();
  }

  bool read_target(ChartStyle& out) {
    const json* value = member_of(value_, "target");
    if (value == nullptr) return false;
    const JsonPath path(path_, "target");
    ChartTarget target;
    if (value->is_number()) {
      const auto number = context_.open_number(value_, path_, "target", -kMaxValue, kMaxValue);
      if (!number) return false;
      target.value = *number;
    } else if (value->is_object()) {
      context_.check_keys(*value, path, OpenPlace::ChartTarget);
      const json* number = member_of(*value, "value");
      if (number == nullptr) {
        context_.wrong_type(path, *value, tr("a number, or an object with 'value'"));
        return false;
      }
      const auto read = context_.open_number(*value, path, "value", -kMaxValue, kMaxValue);
      if (!read) return false;
      target.value = *read;
      if (const std::string* label = context_.open_string(*value, path, "label"))
        target.label = *label;
    } else {
      context_.wrong_type(path, *value, tr("a number, or an object with 'value'"));
      return false;
    }
    out.target = std::move(target);
    return true;
  }

  std::optional<std::string> category(const json& value, const JsonPath& path, const char* key) {
    if (!value.is_string() && !value.is_number()) {
      context_.wrong_type(path, value, tr("the name of a category"));
      return std::nullopt;
    }
    const std::string name = value.is_string()
                                 ? value.get<std::string>()
                                 : label_of(std::variant<std::string, double>(value.get<double>()));
    if (has(names_.categories, name)) return name;
    missing(path, key, name, names_.categories, false);
    return std::nullopt;
  }

  bool read_totals(ChartStyle& out) {
    const json* value = member_of(value_, "totals");
    if (value == nullptr) return false;
    const JsonPath path(path_, "totals");
    if (value->is_boolean()) {
      out.totals = value->get<bool>();
      return true;
    }
    if (!value->is_array()) {
      context_.wrong_type(path, *value, tr("true, false, or an array of categories"));
      return false;
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < readable_items(*value, kMaxNames) && !context_.full(); ++i) {
      if (auto name = category((*value)[i], JsonPath(path, i), "totals"))
        names.push_back(std::move(*name));
    }
    if (!out.waterfall) {
      context_.warning("ignored-key", path,
                       tr("the categories in 'totals' have no effect: the chart is no waterfall"),
                       tr("set style.variant to waterfall, or style.totals to true"));
      return false;
    }
    out.total_categories = std::move(names);
    return true;
  }

  bool read_annotations(ChartStyle& out) {
    constexpr std::string_view kShows[] = {"difference", "growth"};
    const json* value = member_of(value_, "annotations");
    if (value == nullptr) return false;
    const JsonPath path(path_, "annotations");
    if (!value->is_array() || value->size() > kMaxAnnotations) {
      context_.wrong_type(path, *value, tr("an array of at most {} objects", kMaxAnnotations));
      return false;
    }
    for (std::size_t i = 0; i < value->size() && !context_.full(); ++i) {
      const json& one = (*value)[i];
      const JsonPath at(path, i);
      if (!one.is_object()) {
        context_.wrong_type(at, one, tr("an object with 'from' and 'to'"));
        continue;
      }
      context_.check_keys(one, at, OpenPlace::ChartAnnotation);
      const json *from = member_of(one, "from"), *to = member_of(one, "to");
      if (from == nullptr || to == nullptr) {
        context_.wrong_type(at, one, tr("an object with 'from' and 'to'"));
        continue;
      }
      const auto first = category(*from, JsonPath(at, "from"), "from"),
                 last = category(*to, JsonPath(at, "to"), "to");
      ChartAnnotation annotation;
      if (const auto show = context_.open_choice(one, at, "show", kShows))
        annotation.growth = *show == 1;
      if (const std::string* series = context_.open_string(one, at, "series")) {
        if (has(names_.series, *series))
          annotation.series = *series;
        else
          missing(JsonPath(at, "series"), "series", *series, names_.series, true);
      }
      if (!first || !last) continue;
      if (*first == *last) {
        context_.warning("ignored-key", at, tr("an annotation needs two different categories"),
                         tr("name another category in 'to'"));
        continue;
      }
      annotation.from = *first;
      annotation.to = *last;
      out.annotations.push_back(std::move(annotation));
    }
    return !out.annotations.empty();
  }

  bool read_sort(ChartStyle& out) {
    constexpr std::string_view kSorts[] = {"none", "asc", "desc"};
    const auto sort = context_.open_choice(value_, path_, "sort", kSorts);
    if (!sort || *sort == 0) return false;
    out.sort = *sort == 1 ? ChartSort::Ascending : ChartSort::Descending;
    return true;
  }

  bool read_colors(ChartStyle& out) {
    const json* value = member_of(value_, "colors");
    if (value == nullptr) return false;
    const JsonPath path(path_, "colors");
    if (!value->is_object()) {
      context_.wrong_type(path, *value, tr("an object of series or categories and their colours"));
      return false;
    }
    for (auto it = value->begin(); it != value->end() && !context_.full(); ++it) {
      const auto color = context_.open_color(*value, path, it.key().c_str(), false);
      if (!color) continue;
      if (!has(names_.series, it.key()) && !has(names_.categories, it.key())) {
        std::vector<std::string> all = names_.series;
        all.insert(all.end(), names_.categories.begin(), names_.categories.end());
        context_.warning(
            "dangling-reference", JsonPath(path, it.key().c_str()),
            tr("'colors' names {}, but no series or category has that name", in_quotes(it.key())),
            nearest_of(it.key(), all));
        continue;
      }
      out.colors.emplace_back(it.key(), *color);
    }
    return !out.colors.empty();
  }

  const json& value_;
  const JsonPath& path_;
  Names names_;
  SpecContext& context_;
};

}  // namespace

void read_chart_extras(const json& value, const JsonPath& path, const Element& element,
                       SpecContext& context, ElementStyle& style) {
  ChartStyleReader(value, path, element, context).read(style.variant, style);
}

}  // namespace deckle
