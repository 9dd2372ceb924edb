#include "templates/place_logo.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "pptx/read/layout_sheet.h"
#include "slidespec/backdrop/ground.h"
#include "templates/edit_part.h"
#include "templates/furniture.h"
#include "templates/logo/corner.h"
#include "templates/logo/give_way.h"
#include "templates/logo/write.h"
#include "templates/messages/tr.h"
#include "templates/reread.h"

namespace deckle::templates {

namespace {

constexpr double kFootFrom = 0.75;  // ours: of the page; a date higher up is no part of the foot
constexpr double kPageShare = 0.6;  // ours: a placeholder that covers more is the page's picture
constexpr double kLinePt = 4;       // ours: what is thinner is a line
constexpr double kKeptPt = 12;      // layout/base/frame.h, kStackGapPt
constexpr std::size_t kMaxWarnings = 8;  // ours: of layouts whose drawing is in the way

bool is_foot(const std::string& type) { return type == "dt" || type == "ftr" || type == "sldNum"; }

Rect mirrored(Rect box, Size page) {
  box.x = page.w - box.right();
  return box;
}

std::vector<Drawn> drawn_by(const std::vector<pptx::SheetShape>& shapes, Size page) {
  std::vector<Drawn> out;
  for (const pptx::SheetShape& shape : shapes) {
    const Rect box = drawn_box(shape, page);
    if (!box.empty()) out.push_back({shape.name, box});
  }
  return out;
}

// Whether the placeholder holds a picture that fills the page: that is behind the logo.
bool is_page_picture(const Placeholder& p, Size page) {
  return p.type == "pic" && area_px(p.box) >= kPageShare * to_px(page.w) * to_px(page.h);
}

Diagnostic warning(const char* rule, const BrandFile& file, Message message, Message hint) {
  Diagnostic d;
  d.rule = rule;
  d.severity = Severity::Warning;
  d.defect = false;
  d.at = file.at;
  d.message = std::move(message);
  d.hint = std::move(hint);
  return d;
}

class Placer {
 public:
  Placer(const Template& base, const Logo& logo, DiagnosticSink& sink)
      : t_(base),
        logo_(logo),
        sink_(sink),
        width_(logo.pictures.usual->width),
        height_(logo.pictures.usual->height) {}

  Result<Template> run() {
    if (logo_.on == LogoOn::Every) {
      if (auto done = each_master(); !done) return tl::unexpected(done.error());
    }
    if (auto done = each_layout(); !done) return tl::unexpected(done.error());
    auto brand = std::make_shared<TemplateBrand>(t_.brand ? *t_.brand : TemplateBrand{});
    const LogoLook look = logo_on_plate(logo_.pictures, plates_of(t_.layouts.front()));
    brand->logo = look.picture;
    brand->plate = *look.plate;
    t_.brand = std::move(brand);
    for (Layout& layout : t_.layouts) {
      if (layout.logo) layout.furniture.push_back(as_laid_out(kept_free(layout.logo->box)));
    }
    return std::move(t_);
  }

 private:
  struct Placed {
    LogoSpot spot;
    LogoLook look;
  };

  // layout/ keeps kKeptPt from furniture, which is a part of the clear space.
  [[nodiscard]] Rect kept_free(const Rect& box) const {
    const Emu space = emu_from_px(logo_.wanted.clear_space) - emu_from_pt(kKeptPt);
    return box.inflated(std::max(Emu(0), space));
  }

  // A box of the page as layout/ places things, from left to right; and back.
  [[nodiscard]] Rect as_laid_out(const Rect& clear) const {
    return t_.mirrored ? mirrored(clear, t_.page) : clear;
  }

  Result<void> each_master() {
    std::set<std::string> parts;
    for (const Layout& layout : t_.layouts) parts.insert(layout.master_part);
    ooxml::Package package = *t_.package;
    Budget budget(package.limits());
    pptx::Sheets sheets(*t_.package, {}, budget, pptx::Coordinates::Lenient);
    for (const std::string& part : parts) {
      const auto master = sheets.master(part);
      if (!master) return tl::unexpected(master.error());
      const Layout* shown = nullptr;  // the first layout that shows it
      std::vector<GivesWay> around;
      for (const Layout& layout : t_.layouts) {
        if (layout.master_part != part) continue;
        const auto sheet = sheets.layout(layout.part, *master);
        if (!sheet) return tl::unexpected(sheet.error());
        if (!(*sheet)->shows_master) continue;
        if (shown == nullptr) shown = &layout;
        shows_master_.insert(layout.part);
      }
      if (shown == nullptr) continue;
      LogoPage page = page_of(*shown);
      page.drawn = drawn_by((*master)->shapes, t_.page);
      page.fixed.clear();
      const Placed placed = place(page, *shown);
      tell_blocker(placed.spot, tr("the slide master {}", part));
      if (auto done = write_logo(package, media_, part, placed.look, placed.spot.box, logo_.name);
          !done)
        return done;
      if (auto done = clear_sheet(package, part, own_boxes(**master), placed.spot.clear); !done)
        return done;
      on_master_.emplace(part, placed);
    }
    return read_again(std::move(package));
  }

  Result<void> each_layout() {
    ooxml::Package package = *t_.package;
    Budget budget(package.limits());
    pptx::Sheets sheets(*t_.package, {}, budget, pptx::Coordinates::Lenient);
    std::vector<std::optional<PlacedLogo>> logos;
    for (const Layout& layout : t_.layouts) {
      logos.emplace_back();
      if (logo_.on == LogoOn::Covers && !is_cover(t_, layout)) continue;
      const auto sheet = sheets.layout(layout.part);
      if (!sheet) return tl::unexpected(sheet.error());
      const std::vector<Drawn> own = drawn_by((*sheet)->shapes, t_.page);
      const auto of_master = on_master_.find(layout.master_part);
      Placed placed;
      if (shows_master_.contains(layout.part) && of_master != on_master_.end()) {
        placed = of_master->second;
        LogoPage page = page_of(layout);
        page.drawn = own;
        if (const Drawn* blocker = blocker_of(page, placed.spot.box, placed.spot.clear)) {
          LogoSpot spot = placed.spot;
          spot.blocker = blocker->name;
          tell_drawn_over(spot, layout);
        }
        // Another background than that of the others: there the logo of the master is not seen, and
        // another one is drawn on it. A plate is right on every background.
        const LogoLook look = look_on(layout, placed.spot.box);
        if (!placed.look.plate && !(look == placed.look)) {
          placed.look = look;
          if (auto done = write_on(package, layout, placed); !done) return done;
        }
      } else {
        LogoPage page = page_of(layout);
        page.drawn = own;
        if ((*sheet)->shows_master) {
          const std::vector<Drawn> below = drawn_by((*sheet)->master->shapes, t_.page);
          page.drawn.insert(page.drawn.begin(), below.begin(), below.end());
        }
        placed = place(page, layout);
        tell_blocker(placed.spot, tr("layout {}", layout.name));
        if (auto done = write_on(package, layout, placed); !done) return done;
      }
      if (auto done = clear_sheet(package, layout.part, layout_boxes(layout), placed.spot.clear);
          !done)
        return done;
      logos.back() = PlacedLogo{placed.spot.box, placed.spot.clear};
    }
    if (auto done = read_again(std::move(package)); !done) return done;
    for (std::size_t i = 0; i < logos.size(); ++i) {
      t_.layouts[i].logo = logos[i];
      tell_covered(t_.layouts[i]);
    }
    return {};
  }

  Result<void> write_on(ooxml::Package& package, const Layout& layout, const Placed& placed) {
    return write_logo(package, media_, layout.part, placed.look, placed.spot.box, logo_.name);
  }

  Result<void> read_again(ooxml::Package package) {
    Result<Template> read = reread(t_, std::move(package));
    if (!read) return tl::unexpected(std::move(read.error()));
    t_ = std::move(*read);
    return {};
  }

  [[nodiscard]] LogoPage page_of(const Layout& layout) const {
    LogoPage page;
    page.page = t_.page;
    page.safe = t_.safe_area;
    for (const Placeholder& p : layout.placeholders) {
      if (p.box.empty()) continue;
      const Rect box = as_laid_out(p.box);
      if (is_foot(p.type)) {
        if (to_px(p.box.y) > kFootFrom * to_px(t_.page.h)) page.foot = bounding(page.foot, box);
      } else if (!is_page_picture(p, t_.page) && p.fill.kind == FillIr::Kind::Solid) {
        page.fixed.push_back(box);
      }
    }
    return page;
  }

  [[nodiscard]] Placed place(LogoPage page, const Layout& layout) const {
    // A placeholder that gives way in one corner may not in another.
    for (const LogoCorner corner : corners_from(logo_.wanted.place)) {
      const Rect clear = logo_box(page, logo_size(logo_.wanted, width_, height_, corner), corner)
                             .inflated(emu_from_px(logo_.wanted.clear_space));
      for (const Placeholder& p : layout.placeholders) {
        if (p.box.empty() || is_foot(p.type) || is_page_picture(p, t_.page)) continue;
        const Rect box = as_laid_out(p.box);
        if (!can_give_way(box, clear)) page.fixed.push_back(box);
      }
    }
    Placed placed;
    placed.spot = choose_corner(page, logo_.wanted, width_, height_);
    placed.look = look_on(layout, placed.spot.box);
    return placed;
  }

  [[nodiscard]] LogoLook look_on(const Layout& layout, const Rect& box) const {
    const std::vector<Color> plates = plates_of(layout);
    for (const Placeholder& p : layout.placeholders) {
      if (is_page_picture(p, t_.page) && !intersection(p.box, box).empty())
        return logo_on_plate(logo_.pictures, plates);
    }
    SlideIr slide;
    slide.size = t_.page;
    slide.background = layout.background;
    slide.background_rgb = layout.background_rgb;
    for (const BackdropIr& shape : layout.backdrop) {
      const bool own = shape.fill.kind == PaintIr::Kind::Picture && shape.box == box;
      if (!own) slide.backdrop.push_back(shape);
    }
    slide.elements.emplace_back().box = box;
    return logo_look(logo_.pictures, SlideGround(slide).below(0, box), plates);
  }

  [[nodiscard]] static std::vector<Color> plates_of(const Layout& layout) {
    return {Color{"lt1", layout.colors.at("lt1")}, Color{"dk1", layout.colors.at("dk1")},
            Color{"", 0xFFFFFF}};
  }

  [[nodiscard]] static GivesWay way_of(const Placeholder& p) {
    return {is_foot(p.type) ? GivesWay::Kind::Foot : GivesWay::Kind::Content, p.box};
  }

  // A placeholder of a sheet: how its p:ph is found, and its box.
  struct OwnBox {
    std::string type;
    std::uint32_t idx = 0;
    GivesWay box;
  };

  static std::vector<OwnBox> own_boxes(const pptx::Master& master) {
    std::vector<OwnBox> out;
    for (const pptx::SheetShape& shape : master.shapes) {
      if (!shape.placeholder || !shape.box || !shape.horizontal || shape.group != nullptr) continue;
      const std::string type = pptx::placeholder_type(shape.placeholder);
      out.push_back({type,
                     pptx::placeholder_index(shape.placeholder),
                     {is_foot(type) ? GivesWay::Kind::Foot : GivesWay::Kind::Content, *shape.box}});
    }
    return out;
  }

  std::vector<OwnBox> layout_boxes(const Layout& layout) const {
    std::vector<OwnBox> out;
    for (const Placeholder& p : layout.placeholders) {
      if (p.box.empty() || !p.horizontal || is_page_picture(p, t_.page)) continue;
      out.push_back({p.type.empty() ? "obj" : p.type, p.idx, way_of(p)});
    }
    return out;
  }

  // Moves the placeholders of a part out of the logo's way.
  Result<void> clear_sheet(ooxml::Package& package, const std::string& part,
                           const std::vector<OwnBox>& own, const Rect& clear) {
    std::vector<GivesWay> boxes;
    for (const OwnBox& one : own) boxes.push_back(one.box);
    const std::vector<Rect> after = give_way(boxes, as_laid_out(clear), t_.page);
    bool any = t_.path.empty();  // its lines
    for (std::size_t i = 0; i < own.size(); ++i) any = any || after[i] != own[i].box.box;
    if (!any) return {};
    bool moved = false;
    Result<std::string> changed =
        edited_part(*package.find(part), part, [&](pugi::xml_document& document) {
          const pugi::xml_node tree =
              local_child(local_child(document.document_element(), "cSld"), "spTree");
          for (std::size_t i = 0; i < own.size(); ++i) {
            if (after[i] == own[i].box.box) continue;
            move(tree, own[i], after[i]);
            moved = true;
          }
          if (t_.path.empty()) moved = clear_lines(tree, clear) || moved;
        });
    if (!changed) return tl::unexpected(std::move(changed.error()));
    if (moved) package.put(part, std::move(*changed), package.content_type(part));
    return {};
  }

  // The lines of a built-in template end before the logo; a short one moves beside it.
  bool clear_lines(pugi::xml_node tree, const Rect& clear) const {
    bool changed = false;
    for (const pugi::xml_node shape : tree.children()) {
      const pugi::xml_node properties = local_child(shape, "spPr");
      if (local_name(shape.name()) != "sp" || placeholder_in(shape) || !properties) continue;
      const Rect box = box_of(properties);
      if (box.h > emu_from_pt(kLinePt)) continue;
      const Rect after = beside(box, clear, t_.page);
      if (after == box) continue;
      set_box(properties, after);
      changed = true;
    }
    return changed;
  }

  static void move(pugi::xml_node tree, const OwnBox& own, const Rect& box) {
    for (const pugi::xml_node shape : tree.children()) {
      const pugi::xml_node ph = placeholder_in(shape);
      if (!ph || pptx::placeholder_type(ph) != own.type || pptx::placeholder_index(ph) != own.idx)
        continue;
      if (pugi::xml_node properties = local_child(shape, "spPr")) set_box(properties, box);
      return;
    }
  }

  void tell_blocker(const LogoSpot& spot, const Message& where) {
    if (spot.blocker.empty() || t_.path.empty() || told_++ >= kMaxWarnings) return;
    sink_.push_back(warning(
        "logo-corner-taken", logo_.wanted.file,
        spot.corner == logo_.wanted.place
            ? tr("{} draws \"{}\" where the logo is to be placed, and no other corner is free",
                 where, spot.blocker)
            : tr("{} draws \"{}\" where the logo is to be placed; it is in another corner", where,
                 spot.blocker),
        tr("remove that from the template, or choose another logo.place")));
  }

  void tell_drawn_over(const LogoSpot& spot, const Layout& layout) {
    if (t_.path.empty() || told_++ >= kMaxWarnings) return;
    sink_.push_back(
        warning("logo-corner-taken", logo_.wanted.file,
                tr("layout {} draws \"{}\" in the clear space of the logo on its master",
                   layout.name, spot.blocker),
                tr("remove that from the template, or choose another logo.place")));
  }

  // Placeholders that did not give way.
  void tell_covered(const Layout& layout) {
    if (!layout.logo) return;
    for (const Placeholder& p : layout.placeholders) {
      if (p.box.empty() || is_page_picture(p, t_.page)) continue;
      if (intersection(p.box, as_laid_out(layout.logo->clear)).empty()) continue;
      if (told_++ >= kMaxWarnings) return;
      sink_.push_back(warning(
          "logo-over-placeholder", logo_.wanted.file,
          tr("the logo is in the place of \"{}\" on layout {}, which would become too small beside "
             "it",
             p.name, layout.name),
          tr("make the logo or its clear_space smaller, or choose another logo.place")));
    }
  }

  Template t_;
  const Logo& logo_;
  DiagnosticSink& sink_;
  const double width_, height_;
  pptx::MediaParts media_;
  std::set<std::string> shows_master_;       // parts of layouts
  std::map<std::string, Placed> on_master_;  // by part
  std::size_t told_ = 0;
};

}  // namespace

bool is_cover(const Template& t, const Layout& layout) {
  if (layout.type == "title" || layout.name.starts_with("title_center") ||
      layout.name.starts_with("closing"))
    return true;
  for (const char* id : {"title_center", "closing"}) {
    const LayoutChoice choice = choose_layout(t, id);
    if (choice.layout == &layout && (choice.exact || choice.match == LayoutChoice::Match::Own))
      return true;
  }
  return false;
}

Result<Template> place_logo(const Template& base, const Logo& logo, DiagnosticSink& sink) {
  return Placer(base, logo, sink).run();
}

Result<Template> with_brand(const Template& base, const BrandKit& kit, const LogoPictures& pictures,
                            DiagnosticSink& sink) {
  Result<Template> branded = apply_brand(base, kit);
  if (!branded || pictures.usual == nullptr) return branded;
  return place_logo(*branded, {pictures, kit.name, kit.logo, kit.rules.logo}, sink)
      .map([&kit](Template placed) {
        set_brand(kit, placed);
        return placed;
      });
}

}  // namespace deckle::templates
