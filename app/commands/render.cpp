#include <algorithm>
#include <charconv>
#include <filesystem>
#include <iterator>

#include "app/build_spec.h"
#include "app/config.h"
#include "app/drawn_input.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/slide_numbers.h"
#include "app/usage.h"
#include "render/cairo/draw_deck.h"
#include "render/cairo/png.h"
#include "render/display/contact_sheet.h"
#include "render/display/display_slide.h"
#include "render/display/notes_page.h"
#include "render/svg/slide_svg.h"
#include "render/svg/slides_html.h"
#include "slidespec/core/parallel.h"

namespace deckle::app {
namespace {

namespace fs = std::filesystem;

constexpr double kThumbnailPx = 320, kUsualDpi = 96;
constexpr int kMostDpi = 4800, kMostWidthPx = 32767;

struct Options {
  SpecOptions spec;
  std::string out, format, slides, sheet;
  int dpi = 0, width = 0;  // 0: not given
  bool thumbnails = false, notes = false;
};

// The format: as given, else by the extension of the output, else PNG.
std::string format_of(const Options& options) {
  static const std::vector<std::string> kFormats = {"png", "svg", "pdf", "html"};
  if (!options.format.empty()) return options.format;
  std::string extension = extension_of(options.out);
  if (extension.empty()) return "png";
  extension.erase(0, 1);
  if (extension == "htm") extension = "html";
  if (std::find(kFormats.begin(), kFormats.end(), extension) != kFormats.end()) return extension;
  throw UsageError(
      tr("--output {}: the extension has to be .png, .svg, .pdf or .html, or --format "
         "says what is written",
         options.out));
}

// One file for a deck, not one for each slide.
bool is_whole(const std::string& format) { return format == "pdf" || format == "html"; }

double scale_of(const Options& options, const render::DisplayList& list) {
  if (options.dpi > 0) return options.dpi / 72.0;
  const double width = options.width > 0 ? options.width : options.thumbnails ? kThumbnailPx : 0;
  return width > 0 && list.width > 0 ? width / list.width : kUsualDpi / 72;
}

// Number `n` of a deck with `count` slides, so that names sort.
std::string padded(int n, std::size_t count) {
  std::string digits = std::to_string(n);
  const std::size_t width = std::to_string(count).size();
  return digits.size() < width ? std::string(width - digits.size(), '0') + digits : digits;
}

// The author's notes and what deckle adds to them, as a file has them.
std::string notes_of(const SlideIr& slide) {
  std::string out = slide.notes;
  for (const NoteLineIr& line : slide.generated_notes) {
    if (!out.empty()) out += '\n';
    out += line.text;
  }
  return out;
}

// What is drawn of one input.
class DeckDrawer {
 public:
  DeckDrawer(const Options& options, const DrawnInput& input, const std::vector<int>& numbers,
             const render::DisplayFonts& fonts, int jobs, Program& program)
      : options_(options),
        input_(input),
        numbers_(numbers),
        fonts_(fonts),
        jobs_(jobs),
        program_(program) {}

  // `base` without its extension is the beginning of the names of several pictures.
  void draw(const std::string& format, const std::string& base, const std::string& name) {
    if (format != "svg" && format != "html") make_lists();
    if (format == "svg") pictures(base, ".svg", [this](std::size_t i) { return svg(i); });
    if (format == "html")
      program_.deliver(base,
                       render::slides_html(input_.title.empty() ? name : input_.title, all_svgs()));
    if (format == "pdf") pdf(base, name);
    if (format == "png") pictures(base, ".png", [this](std::size_t i) { return png(i); });
    report(name);
  }

  void sheet(const std::string& path, const std::string& name) {
    make_lists();
    const render::DisplayList page = render::contact_sheet(lists_, numbers_, fonts_);
    std::vector<render::NotDrawn> problems;
    const auto raster = render::draw_raster(page, kUsualDpi / 72 * 2, pictures_, problems);
    if (!raster) return program_.fail_with(with_place(raster.error(), name));
    program_.deliver(path, render::write_png(*raster));
  }

 private:
  static Error with_place(Error error, const std::string& where) {
    if (error.where.empty()) error.where = where;
    return error;
  }
  [[nodiscard]] std::size_t index(std::size_t i) const {
    return static_cast<std::size_t>(numbers_[i]) - 1;
  }

  void make_lists() {
    if (!lists_.empty()) return;
    lists_.resize(numbers_.size());
    problems_.resize(numbers_.size());
    parallel_for(numbers_.size(), jobs_, [this](std::size_t i) {
      const SlideIr& slide = input_.slides[index(i)];
      lists_[i] = render::display_list(slide, input_.measured[index(i)], fonts_);
      if (options_.notes)
        lists_[i] = render::notes_page(lists_[i], notes_of(slide), numbers_[i], fonts_);
    });
  }

  Result<std::string> svg(std::size_t i) {
    return render::slide_svg(input_.slides[index(i)], input_.measured[index(i)]);
  }

  std::vector<std::string> all_svgs() {
    std::vector<std::string> out(numbers_.size());
    parallel_for(numbers_.size(), jobs_, [&](std::size_t i) { out[i] = *svg(i); });
    return out;
  }

  Result<std::string> png(std::size_t i) {
    const auto raster =
        render::draw_raster(lists_[i], scale_of(options_, lists_[i]), pictures_, problems_[i]);
    if (!raster) return tl::unexpected<Error>(raster.error());
    return render::write_png(*raster);
  }

  // One file for each slide, `base` itself for a single one.
  template <typename Draw>
  void pictures(const std::string& base, const std::string& extension, const Draw& draw) {
    const fs::path path(base);
    const bool several = numbers_.size() > 1;
    std::vector<Result<void>> results(numbers_.size());
    parallel_for(numbers_.size(), jobs_, [&](std::size_t i) {
      const Result<std::string> bytes = draw(i);
      const std::string to =
          several && base != "-"
              ? (path.parent_path() / (path.stem().string() + "-" +
                                       padded(numbers_[i], input_.slides.size()) + extension))
                    .string()
              : base;
      results[i] = bytes ? write_output(to, *bytes)
                         : Result<void>(tl::unexpected<Error>(
                               while_doing(tr("slide {}", numbers_[i]), bytes.error())));
    });
    for (const Result<void>& result : results) {
      if (!result) program_.fail_with(with_place(result.error(), base));
    }
  }

  void pdf(const std::string& path, const std::string& name) {
    render::PdfProperties properties;
    properties.title = input_.title.empty() ? name : input_.title;
    properties.date = source_date();
    const auto bytes = render::draw_pdf(lists_, properties, pictures_, problems_);
    if (!bytes) return program_.fail_with(with_place(bytes.error(), name));
    program_.deliver(path, *bytes);
  }

  // What is not drawn, a line for each slide and cause.
  void report(const std::string& name) const {
    for (std::size_t i = 0; i < lists_.size(); ++i) {
      std::vector<render::NotDrawn> all = lists_[i].not_drawn;
      all.insert(all.end(), problems_[i].begin(), problems_[i].end());
      for (std::size_t k = 0; k < all.size(); ++k) {
        if (std::find(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(k), all[k]) !=
            all.begin() + static_cast<std::ptrdiff_t>(k))
          continue;
        program_.console.info(
            all[k].eid.empty() ? tr("{}: slide {}: not drawn: {}", name, numbers_[i], all[k].what)
                               : tr("{}: slide {}, {}: not drawn: {}", name, numbers_[i],
                                    all[k].eid, all[k].what));
      }
    }
  }

  const Options& options_;
  const DrawnInput& input_;
  const std::vector<int>& numbers_;
  const render::DisplayFonts fonts_;
  const int jobs_;
  Program& program_;
  std::vector<render::DisplayList> lists_;  // of the chosen slides
  std::vector<std::vector<render::NotDrawn>> problems_;
  render::PictureStore pictures_;
};

// Without -o and with --sheet alone, only the sheet is written.
bool sheet_alone(const Options& options) {
  return !options.sheet.empty() && options.out.empty() && options.format.empty();
}

void check_outputs(const Options& options, const std::string& format,
                   const std::vector<std::string>& paths) {
  std::vector<NamedFile> written;
  if (!sheet_alone(options)) written = named(tr("the output"), paths);
  if (!options.sheet.empty()) {
    if (extension_of(options.sheet) != ".png" && options.sheet != "-")
      throw UsageError(tr("--sheet {}: the extension has to be .png", options.sheet));
    if (options.spec.inputs.size() > 1)
      throw UsageError(tr("--sheet is for one input; {} are given", options.spec.inputs.size()));
    written.push_back({"--sheet", options.sheet});
  }
  refuse_shared_files(files_read(options.spec), written);
  if (format != "png" && (options.dpi > 0 || options.width > 0 || options.thumbnails))
    throw UsageError(
        tr("--dpi, --width and --thumbnails are for pictures of pixels; the format is "
           "{}",
           format));
  if (options.notes && (format == "svg" || format == "html" || !options.sheet.empty()))
    throw UsageError(tr("--notes is for PNG and PDF, and not for --sheet"));
}

void render_all(const Options& options, Program& program) {
  const std::string format = format_of(options);
  const SlideNumbers wanted(options.slides);
  refuse_repeated_stdin(options.spec.inputs);
  if (options.out.empty() && !sheet_alone(options) && reads_stdin(options.spec.inputs))
    throw UsageError(tr("an input from stdin has no name for its pictures; pass one with -o"));
  const auto paths = output_paths(options.spec.inputs, options.out, "." + format);
  if (!paths) return program.fail_with(paths.error());
  check_outputs(options, format, *paths);
  if (means_folder(options.spec.inputs, options.out)) {
    if (const auto made = make_folder(options.out); !made) return program.fail_with(made.error());
  }
  const auto engine = open_engine(options.spec, program);
  if (!engine) return;
  const engine::BuildOptions settings = build_options(options.spec, engine::PackageWanted::No);
  const auto text_engine = engine->text_engine(settings.target);
  if (!text_engine) return program.fail_with(text_engine.error());
  // This target measures with no tables, only with fonts that can be drawn.
  const auto drawn = engine->fonts(measure::Target::LibreOffice);
  if (!drawn) return program.fail_with(drawn.error());
  for (std::size_t i = 0; i < options.spec.inputs.size(); ++i) {
    const std::string& path = options.spec.inputs[i];
    const auto input = read_drawn(path, *engine, settings, program);
    if (!input) continue;
    const std::vector<int> numbers = wanted.of(input->slides.size());
    if ((*paths)[i] == "-" && !is_whole(format) && numbers.size() > 1 && !sheet_alone(options))
      throw UsageError(
          tr("several pictures cannot be written to stdout; choose one with --slide, or a folder "
             "with -o"));
    DeckDrawer drawer(options, *input, numbers, {**text_engine, **drawn}, settings.jobs, program);
    const std::string name = display_name(path);
    if (!sheet_alone(options)) drawer.draw(format, (*paths)[i], name);
    if (!options.sheet.empty()) drawer.sheet(options.sheet, name);
  }
}

}  // namespace

void add_render(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "render", program.console.help(N_("Draw slides as pictures (PNG, SVG), PDF or HTML")));
  add_spec_options(command, options->spec, program.console);
  command.option("spec").description(
      program.console.help(N_("Presentations (.pptx), SlideSpec files (as build lays them out) or "
                              "slide IR (JSON); - for JSON on stdin")));
  command
      .add_option("-o,--output", options->out,
                  program.console.help(N_("Output file, or a folder; several pictures get the "
                                          "number of their slide; - for stdout; default: beside "
                                          "each input, under its name")))
      .type_name("FILE|DIR");
  command
      .add_option(
          "--format", options->format,
          program.console.help(N_("Format: png, svg, pdf or html; default: by the extension "
                                  "of the output, else png")))
      .one_of({"png", "svg", "pdf", "html"})
      .type_name("NAME");
  command
      .add_option("--slide", options->slides,
                  program.console.help(N_("Only these slides, counted from 1: 3, 2,4-6 or 5-")))
      .type_name("N,…");
  const Option dpi =
      command
          .add_option("--dpi", options->dpi,
                      program.console.help(N_("Pixels to the inch of a PNG; default: 96")))
          .range(1, kMostDpi)
          .type_name("N");
  command
      .add_option("--width", options->width,
                  program.console.help(N_("Width of a PNG in pixels, instead of --dpi")))
      .range(1, kMostWidthPx)
      .type_name("PX")
      .excludes(dpi);
  command.add_flag("--thumbnails", options->thumbnails,
                   program.console.help(N_("Small pictures, 320 pixels wide")));
  command.add_flag("--notes", options->notes,
                   program.console.help(N_("Draw notes pages: each slide above its speaker notes, "
                                           "on an upright page; for PNG and PDF")));
  command
      .add_option("--sheet", options->sheet,
                  program.console.help(N_("Write all slides on one page, a contact sheet (PNG)")))
      .type_name("FILE.png");
  command.footer(example_and_statuses_without_findings(
      program.console, "deckle render deck.pptx -o pictures/ --width 1280"));
  command.action([options, command, &program] {
    if (apply_config(command, options->spec.inputs, options->spec.config, program))
      render_all(*options, program);
  });
}

}  // namespace deckle::app
