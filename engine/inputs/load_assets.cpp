#include "engine/inputs/load_assets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/inputs/asset_root.h"
#include "engine/messages/tr.h"
#include "ooxml/media/picture_decoder.h"
#include "ooxml/media/read_picture.h"
#include "ooxml/media/svg/drawing_plan.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/core/display.h"
#include "slidespec/data/fill_from_data.h"
#include "slidespec/icons/icon.h"
#include "slidespec/icons/icon_search.h"

namespace deckle::engine {
namespace {

// Ours: an icon that is not placed by its author is at most two inches large, and a message about
// one that is not there names at most five.
constexpr double kIconPx = 192;
constexpr std::size_t kNearestIcons = 5;

Diagnostic finding(const char* rule, Severity severity, std::string pointer, Message message,
                   Message hint) {
  Diagnostic d;
  d.rule = rule;
  d.severity = severity;
  d.defect = false;
  d.at.pointer = std::move(pointer);
  d.message = std::move(message);
  d.hint = std::move(hint);
  return d;
}

// Messages quote ids and paths. They are shortened when they are formed, because one of them can be
// in the findings of 10,000 elements.
class Loader {
 public:
  // `root` is null when there is no asset of kind File.
  Loader(Deck& deck, const AssetRoot* root, const std::string& drawer_program, Budget& budget,
         Drawing drawing, DiagnosticSink& sink)
      : deck_(deck),
        root_(root),
        drawer_{drawer_program, is_cancelled},
        decoder_(budget.limits(), drawer_program),
        budget_(budget),
        drawing_(drawing),
        sink_(sink) {
    for (const Asset& asset : deck.assets) by_id_.emplace(asset.asset_id, &asset);
  }

  // Pictures are read and checked first, then the SVGs are drawn, in order of first use: the work
  // of all of them decides with how many pixels each is.
  Result<LoadedAssets> run() {
    check_paths();
    for (Slide& slide : deck_.slides) {
      for (Element& element : slide.elements) {
        check_cancelled();
        if (const auto* image = std::get_if<ImageContent>(&element.content))
          load_picture(image->asset_id);
        else if (!element.data_ref.empty() &&
                 (std::holds_alternative<ChartContent>(element.content) ||
                  std::holds_alternative<TableContent>(element.content)))
          fill(slide, element);
      }
    }
    if (drawing_ == Drawing::Yes) draw_svgs();
    if (machine_) return tl::unexpected(std::move(*machine_));
    LoadedAssets loaded;
    for (const auto& [asset_id, asset] : pictures_) {
      LoadedAsset& out = loaded.emplace(asset_id, *asset).first->second;
      out.missing = shortened_message(out.missing);
    }
    return loaded;
  }

 private:
  // Checks every declared file, used or not: a spec with a path outside its folder is invalid.
  void check_paths() {
    for (const Asset& asset : deck_.assets) {
      if (!is_file(asset) || !root_->leaves(asset.file_id)) continue;
      sink_.push_back(finding(
          "unsafe-path", Severity::Error, asset.pointer + "/source/file_id",
          tr("'file_id' \"{}\" leaves the asset folder through a symbolic link", asset.file_id),
          tr("copy the file into the asset folder, or pass the folder that contains it with "
             "--assets")));
    }
  }

  // A spec that is not valid may declare a file without a path that can be used.
  [[nodiscard]] static bool is_file(const Asset& asset) {
    return asset.kind == Asset::Kind::File && !asset.file_id.empty();
  }

  // Why there is no file to read; empty if there is one.
  [[nodiscard]] static Message unreadable(const Asset& asset) {
    switch (asset.kind) {
      case Asset::Kind::File:
        return {};
      case Asset::Kind::Url:
        return tr("asset \"{}\" is at a URL, and nothing is downloaded", asset.asset_id);
      case Asset::Kind::Generated:
        return tr("asset \"{}\" has not been generated yet", asset.asset_id);
    }
    return {};
  }

  void load_picture(const std::string& asset_id) {
    const auto found = by_id_.find(asset_id);
    if (found == by_id_.end() || pictures_.count(asset_id) > 0) return;
    if (found->second->kind == Asset::Kind::File && !is_file(*found->second)) return;
    pictures_.emplace(asset_id, &picture(*found->second));
  }

  // One of the icons that come with deckle.
  LoadedAsset& native_icon(const Asset& asset, std::string_view name) {
    LoadedAsset& out = files_[{asset.file_id, Place::Nowhere}];
    if (find_icon(name) == nullptr) {
      out.missing = unknown_icon(name);
      return out;
    }
    PictureIr picture;
    picture.width = picture.height = kIconPx;
    picture.icon = true;
    out.picture = std::make_shared<const PictureIr>(std::move(picture));
    return out;
  }

  static Message unknown_icon(std::string_view name) {
    std::string near;
    for (const std::string_view one : nearest_icons(name, kNearestIcons))
      near += fmt::format("{}{}", near.empty() ? "" : ", ", one);
    if (near.empty()) return tr("there is no icon \"{}\"; `deckle icons WORD` finds icons", name);
    return tr("there is no icon \"{}\"; near to it are {}", name, near);
  }

  // The place of a picture, which has it when the SVGs are drawn.
  LoadedAsset& picture(const Asset& asset) {
    if (asset.kind == Asset::Kind::Generated) {
      const std::string_view icon = icon_name_of(asset.file_id);
      if (!icon.empty()) return native_icon(asset, icon);
    }
    if (Message why = unreadable(asset); !why.empty()) {
      LoadedAsset& out = files_[{asset.asset_id, Place::Nowhere}];
      out.missing = std::move(why);
      return out;
    }
    const bool icon = asset.type == Asset::Type::Icon;
    const auto [known, fresh] =
        files_.try_emplace({asset.file_id, icon ? Place::FileOfIcon : Place::File});
    if (!fresh) return known->second;
    LoadedAsset& out = known->second;
    Result<std::string> bytes =
        root_->read(asset.file_id, Limit::PictureBytes, Limit::PicturesBytes, budget_);
    if (!bytes) {
      out.missing = bytes.error().message;
      out.limit = bytes.error().limit;
      return out;
    }
    Result<ooxml::CheckedPicture> checked =
        ooxml::check_picture(std::move(*bytes), budget_.limits());
    check_cancelled();
    if (!checked) {
      miss(out, asset, checked.error());
      return out;
    }
    checked->picture.icon = icon;
    if (checked->svg)
      svgs_.push_back({&asset, &out, std::move(*checked)});
    else
      out.picture = with_pixels(std::move(checked->picture));
    return out;
  }

  static void miss(LoadedAsset& out, const Asset& asset, const Error& error) {
    out.missing = tr("{} {}", asset.file_id, error.message);
    out.limit = error.limit;
  }

  // Decoded when a text turns out to lie on it.
  std::shared_ptr<const PictureIr> with_pixels(PictureIr picture) const {
    picture.pixels = decoder_.pixels_of(picture);
    return std::make_shared<const PictureIr>(std::move(picture));
  }

  void draw_svgs() {
    std::vector<ooxml::SvgWork> work;
    for (const Svg& one : svgs_) work.push_back(one.checked.svg->work);
    const std::vector<std::uint64_t> pixels =
        ooxml::plan_drawing(work, budget_.limit(Limit::SvgWork));
    for (std::size_t i = 0; i < svgs_.size(); ++i) {
      Svg& one = svgs_[i];
      const Message active = one.checked.svg->active;
      Result<PictureIr> drawn =
          ooxml::finish_picture(std::move(one.checked), drawer_, budget_, pixels[i]);
      check_cancelled();
      if (!drawn) {
        if (drawn.error().code == ErrorCode::Internal) {
          machine_ = drawn.error();
          machine_->where = one.asset->file_id;
          return;
        }
        miss(*one.place, *one.asset, drawn.error());
        continue;
      }
      one.place->picture = with_pixels(std::move(*drawn));
      if (!active.empty()) report_active(*one.asset, active);
      if (static_cast<double>(pixels[i]) < work[i].pixels) report_reduced(*one.asset, pixels[i]);
    }
  }

  void report_active(const Asset& asset, const Message& active) {
    Diagnostic d = finding(
        "active-svg", Severity::Note, asset.pointer + "/source/file_id",
        tr("{} contains {}; only the PNG drawn from it is in the deck", asset.file_id, active),
        tr("save the SVG without it to have the SVG in the deck"));
    d.facts = {{"asset_id", asset.asset_id}};
    sink_.push_back(std::move(d));
  }

  void report_reduced(const Asset& asset, std::uint64_t pixels) {
    Diagnostic d = finding("coarse-svg", Severity::Note, asset.pointer + "/source/file_id",
                           tr("the PNG of {} has at most {} pixels, because the filters, masks and "
                              "layers of the deck's "
                              "SVGs are much work",
                              asset.file_id, pixels),
                           tr("make the SVG simpler, or allow more with --limit svg-work=NUMBER"));
    d.facts = {{"asset_id", asset.asset_id}, {"pixels", static_cast<std::int64_t>(pixels)}};
    sink_.push_back(std::move(d));
  }

  // Where a picture is from. A file is read once as a picture and once as an icon.
  enum class Place : std::uint8_t { File, FileOfIcon, Nowhere };

  // An SVG that is to be drawn.
  struct Svg {
    const Asset* asset;
    LoadedAsset* place;
    ooxml::CheckedPicture checked;
  };

  // What a data file holds, or why it cannot be read.
  struct Data {
    Message missing;
    Result<DataTable> table;
  };

  const Data& data_of(const Asset& asset) {
    const auto [known, fresh] = data_.try_emplace(asset.asset_id);
    Data& out = known->second;
    if (!fresh) return out;
    out.missing = unreadable(asset);
    if (!out.missing.empty()) return out;
    const Result<std::string> bytes =
        root_->read(asset.file_id, Limit::DataBytes, Limit::DataTotalBytes, budget_);
    if (bytes)
      out.table = read_data(*bytes, budget_.limits());
    else
      out.missing = bytes.error().message;
    return out;
  }

  // Several elements may name one file, and each holds its values.
  Result<Filled> fill_element(Element& element, const DataTable& table) {
    // Each series of a chart has the labels of the first column.
    const std::uint64_t copies = element.kind == ElementKind::Chart ? table.columns.size() : 1;
    std::uint64_t characters = 0;
    for (const std::vector<Cell>& row : table.rows) {
      for (const Cell& cell : row) {
        if (const auto* text = std::get_if<std::string>(&cell)) characters += text->size();
      }
    }
    const std::uint64_t cells = table.columns.size() * table.rows.size();
    return budget_.draw(Limit::DataCells, cells)
        .and_then([&] { return budget_.draw(Limit::DataChars, characters * copies); })
        .and_then([&] { return fill_from_data(element, table); });
  }

  void fill(const Slide& slide, Element& element) {
    const auto found = by_id_.find(element.data_ref);
    if (found == by_id_.end()) return;
    const Asset& asset = *found->second;
    if (asset.kind == Asset::Kind::File && !is_file(asset)) return;
    const std::string pointer = element.pointer + "/data_ref";
    const auto report = [&](const char* rule, Severity severity, Message message, Message hint) {
      Diagnostic d = finding(rule, severity, pointer, shortened_message(message), std::move(hint));
      d.at.slide_id = slide.slide_id;
      d.at.element_id = element.element_id;
      sink_.push_back(std::move(d));
    };
    const Data& data = data_of(asset);
    if (!data.missing.empty()) {
      report("missing-asset", Severity::Warning,
             tr("the values in the spec are used instead of the data file: {}", data.missing),
             tr("put the file in the asset folder, or correct its file_id"));
      return;
    }
    const Result<Filled> filled =
        data.table.and_then([&](const DataTable& table) { return fill_element(element, table); });
    if (!filled) {
      const Error& error = filled.error();
      report("data-asset", Severity::Error,
             tr("{} {}",
                error.where.empty() ? Message(asset.file_id) : asset.file_id + ", " + error.where,
                error.message),
             tr("correct the data file, or remove data_ref to use the values in the spec"));
      return;
    }
    element.data_file = asset.file_id;
    if (*filled == Filled::Replaced) {
      report("data-replaced", Severity::Warning,
             tr("the values come from {}; the different values in the spec are not used",
                asset.file_id),
             tr("make both the same, or remove data_ref to use the values in the spec"));
    }
  }

  Deck& deck_;
  const AssetRoot* root_;
  const ooxml::SvgDrawer drawer_;
  const ooxml::PictureDecoder decoder_;
  Budget& budget_;
  const Drawing drawing_;
  DiagnosticSink& sink_;
  std::map<std::string, const Asset*> by_id_;
  std::map<std::pair<std::string, Place>, LoadedAsset> files_;  // by path, or by asset id: Nowhere
  std::map<std::string, Data> data_;                            // by asset id
  std::map<std::string, const LoadedAsset*> pictures_;          // by asset id, in `files_`
  std::vector<Svg> svgs_;                                       // in order of first use
  std::optional<Error> machine_;  // why this system cannot draw an SVG that may be fine
};

}  // namespace

Result<LoadedAssets> load_assets(Deck& deck, const std::string& folder,
                                 const std::string& drawer_program, Budget& budget, Drawing drawing,
                                 DiagnosticSink& sink) {
  const bool any = std::any_of(deck.assets.begin(), deck.assets.end(),
                               [](const Asset& asset) { return asset.kind == Asset::Kind::File; });
  const Result<AssetRoot> root = AssetRoot::open(folder);
  if (!root && any) return tl::unexpected(root.error());
  return Loader(deck, root ? &*root : nullptr, drawer_program, budget, drawing, sink).run();
}

void report_missing_pictures(const Deck& deck, const LoadedAssets& assets, DiagnosticSink& sink) {
  for (const Slide& slide : deck.slides) {
    for (const Element& element : slide.elements) {
      const auto* image = std::get_if<ImageContent>(&element.content);
      const auto found = image == nullptr ? assets.end() : assets.find(image->asset_id);
      if (found == assets.end() || found->second.missing.empty()) continue;
      const std::string limit(found->second.limit);
      Diagnostic d = finding(
          "missing-asset", Severity::Warning, element.pointer,
          tr("the picture will be a placeholder: {}", found->second.missing),
          limit.empty()
              ? tr("put the file in the asset folder, or correct its file_id")
              : tr("make the picture simpler or smaller, or allow more with --limit {}=NUMBER",
                   limit));
      d.at.slide_id = slide.slide_id;
      d.at.element_id = element.element_id;
      d.facts = {{"asset_id", image->asset_id}};
      if (!limit.empty()) d.facts.push_back({"limit", limit});
      sink.push_back(std::move(d));
    }
  }
}

}  // namespace deckle::engine
