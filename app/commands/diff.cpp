#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/build_spec.h"
#include "app/config.h"
#include "app/drawn_input.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/usage.h"
#include "engine/diff/compare_decks.h"
#include "engine/diff/diff_reports.h"
#include "render/cairo/draw_deck.h"
#include "render/cairo/png.h"
#include "render/display/display_slide.h"
#include "render/display/geometry.h"
#include "render/display/marked_slide.h"
#include "slidespec/core/parallel.h"

namespace deckle::app {
namespace {

namespace fs = std::filesystem;

// Of a page of the HTML report, and of a picture of two slides: wide enough to read text of 10 pt.
constexpr double kSidePx = 960, kPairPx = 1600;
constexpr std::uint32_t kChanged = 0xC77700, kAdded = 0x1D7A3E, kRemoved = 0xC0281C;

struct Options {
  SpecOptions spec;  // the two decks are its inputs
  std::string format, out = "-", pictures;
};

std::string format_of(const Options& options) {
  if (!options.format.empty()) return options.format;
  const std::string extension = extension_of(options.out);
  if (extension.empty() || extension == ".txt" || extension == ".diff") return "text";
  if (extension == ".json") return "json";
  if (extension == ".html" || extension == ".htm") return "html";
  throw UsageError(tr("--output {}: the formats are .txt, .json and .html", options.out));
}

// Draws the slides that changed, with frames around what changed.
class ChangedSlides {
 public:
  ChangedSlides(const DrawnInput& before, const DrawnInput& after, const engine::DeckDiff& diff,
                const render::DisplayFonts& fonts, int jobs)
      : before_(before), after_(after), diff_(diff), fonts_(fonts), jobs_(jobs) {}

  [[nodiscard]] std::vector<Result<engine::DiffPictures>> single() {
    return draw<engine::DiffPictures>([this](const engine::SlideChanges& slide) {
      Result<engine::DiffPictures> out;
      for (const bool newer : {false, true}) {
        const auto list = marked(slide, newer);
        if (!list) continue;
        Result<std::string> png = png_of(*list, kSidePx);
        if (!png) return Result<engine::DiffPictures>(tl::unexpected(png.error()));
        (newer ? out->after : out->before) = std::move(*png);
      }
      return out;
    });
  }

  [[nodiscard]] std::vector<Result<std::string>> pairs() {
    return draw<std::string>([this](const engine::SlideChanges& slide) {
      const auto left = marked(slide, false), right = marked(slide, true);
      return png_of(render::side_by_side(left ? &*left : nullptr, right ? &*right : nullptr), kPairPx);
    });
  }

 private:
  template <typename Value, typename Draw>
  std::vector<Result<Value>> draw(const Draw& one) {
    std::vector<Result<Value>> out(diff_.slides.size());
    parallel_for(diff_.slides.size(), jobs_,
                 [&](std::size_t i) { out[i] = one(diff_.slides[i]); });
    return out;
  }

  Result<std::string> png_of(const render::DisplayList& list, double width) {
    std::vector<render::NotDrawn> problems;  // have a labelled box
    const auto raster =
        render::draw_raster(list, list.width > 0 ? width / list.width : 1, pictures_, problems);
    if (!raster) return tl::unexpected(raster.error());
    return render::write_png(*raster);
  }

  // Of the older or the newer deck; nothing where the slide is not there.
  std::optional<render::DisplayList> marked(const engine::SlideChanges& slide, bool newer) const {
    const int number = newer ? slide.after : slide.before;
    if (number < 0) return std::nullopt;
    const DrawnInput& input = newer ? after_ : before_;
    const auto i = static_cast<std::size_t>(number);
    std::vector<render::Mark> marks;
    for (const engine::ElementChanges& element : slide.elements) {
      const auto& box = newer ? element.after : element.before;
      if (!box) continue;
      marks.push_back({render::frame_of(*box), element.fate == engine::Fate::Added     ? kAdded
                                               : element.fate == engine::Fate::Removed ? kRemoved
                                                                                       : kChanged});
    }
    return render::marked_slide(render::display_list(input.slides[i], input.measured[i], fonts_),
                                marks);
  }

  const DrawnInput& before_;
  const DrawnInput& after_;
  const engine::DeckDiff& diff_;
  const render::DisplayFonts fonts_;
  const int jobs_;
  render::PictureStore pictures_;
};

// "slide-03.png"; of a slide that is gone "slide-02-removed.png".
std::string picture_name(const engine::DeckDiff& diff, const engine::SlideChanges& slide) {
  const bool gone = slide.after < 0;
  std::string digits = std::to_string((gone ? slide.before : slide.after) + 1);
  const std::size_t width = std::to_string(std::max(diff.slides_before, diff.slides_after)).size();
  if (digits.size() < width) digits.insert(0, width - digits.size(), '0');
  return "slide-" + digits + (gone ? "-removed.png" : ".png");
}

Error with_place(Error error, const std::string& where) {
  if (error.where.empty()) error.where = where;
  return error;
}

void write_pictures(const Options& options, const engine::DeckDiff& diff, ChangedSlides& slides,
                    Program& program) {
  if (const auto made = make_folder(options.pictures); !made) return program.fail_with(made.error());
  const auto pictures = slides.pairs();
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    const std::string path = (fs::path(options.pictures) / picture_name(diff, diff.slides[i])).string();
    if (!pictures[i]) return program.fail_with(with_place(pictures[i].error(), path));
    if (!program.deliver(path, *pictures[i])) return;
  }
}

void write_report(const Options& options, const std::string& format, const engine::DeckDiff& diff,
                  ChangedSlides& slides, Program& program) {
  const Console& console = program.console;
  if (format == "json") {
    program.deliver(options.out, engine::diff_json(diff, console.data_language()));
    return;
  }
  if (format == "text") {
    const bool color = options.out == "-" && console.colored(1);
    program.deliver(options.out, engine::diff_text(diff, {console.language(), color}));
    return;
  }
  std::vector<engine::DiffPictures> pictures;
  for (auto& one : slides.single()) {
    if (!one) return program.fail_with(with_place(one.error(), display_name(options.out)));
    pictures.push_back(std::move(*one));
  }
  program.deliver(options.out, engine::diff_html(diff, pictures, console.language()));
}

void compare(const Options& options, Program& program) {
  const std::string format = format_of(options);
  const std::vector<std::string>& inputs = options.spec.inputs;
  if (inputs.size() != 2)
    throw UsageError(tr("two decks are compared, the older and the newer one; {} are given",
                        inputs.size()));
  refuse_repeated_stdin(inputs);
  refuse_shared_files(files_read(options.spec), {{tr("the output"), options.out}});
  const auto engine = open_engine(options.spec, program);
  if (!engine) return;
  const engine::BuildOptions settings = build_options(options.spec, engine::PackageWanted::No);
  const auto text_engine = engine->text_engine(settings.target);
  if (!text_engine) return program.fail_with(text_engine.error());
  const auto drawn = engine->fonts(measure::Target::LibreOffice);
  if (!drawn) return program.fail_with(drawn.error());
  const auto before = read_drawn(inputs[0], *engine, settings, program);
  const auto after = read_drawn(inputs[1], *engine, settings, program);
  if (!before || !after) return;
  const engine::DeckDiff diff = engine::compare_decks(display_name(inputs[0]), before->slides,
                                                      display_name(inputs[1]), after->slides);
  ChangedSlides slides(*before, *after, diff, {**text_engine, **drawn}, settings.jobs);
  write_report(options, format, diff, slides, program);
  if (!options.pictures.empty()) write_pictures(options, diff, slides, program);
  if (!diff.same()) program.status = worse(program.status, Status::Findings);
}

}  // namespace

void add_diff(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  const Console& console = program.console;
  Command command = app.add_command(
      "diff", console.help(N_("Say what changed between two decks, slide by slide; status 1 if "
                              "anything did")));
  add_spec_options(command, options->spec, console);
  command.option("spec")
      .description(console.help(N_("The older and the newer deck: presentations (.pptx), SlideSpec "
                                   "files (as build lays them out) or slide IR (JSON)")))
      .type_name("A B");
  command
      .add_option("--format", options->format,
                  console.help(N_("Output format: text, json or html (with pictures before and "
                                  "after); default: by the extension of the output, else text")))
      .one_of({"text", "json", "html"})
      .type_name("NAME");
  command.add_option("-o,--output", options->out, console.help(N_("Output file; - for stdout")))
      .type_name("FILE");
  command
      .add_option("--pictures", options->pictures,
                  console.help(N_("Also write a picture (PNG) of each slide that changed, before and "
                                  "after, into this folder")))
      .type_name("DIR");
  command.footer(example_and_statuses(console, "deckle diff deck-monday.pptx deck.pptx -o changes.html"));
  command.action([options, command, &program] {
    if (apply_config(command, options->spec.inputs, options->spec.config, program))
      compare(*options, program);
  });
}

}  // namespace deckle::app
