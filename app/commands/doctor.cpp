#include <memory>

#include "app/build_spec.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/repaired_paths.h"
#include "app/report_format.h"
#include "app/usage.h"
#include "engine/doctor/doctor.h"

namespace deckle::app {
namespace {

struct Options {
  std::vector<std::string> inputs;
  std::string out, report, format, fail_on = "error";
  bool fix = false;
  int jobs = 0;

  // Where the report goes: with --fix -o is the presentation.
  [[nodiscard]] std::string report_path() const {
    const std::string& path = fix ? report : out;
    return path.empty() ? "-" : path;
  }
};

// What was done, on stderr: also where the report does not say it.
void announce(const engine::Examined& examined, const std::string& path, const Console& console) {
  if (path == "-") return;
  std::size_t repairs = 0;
  for (const PartRepair& repair : examined.report.repairs) repairs += 1 + repair.more;
  console.info(!examined.changed ? tr("{}: nothing repaired", path)
               : repairs == 1    ? tr("{}: 1 repair", path)
                                 : tr("{}: {} repairs", path, repairs));
}

class Doctor {
 public:
  Doctor(const Options& options, Program& program)
      : options_(options),
        program_(program),
        reports_(report_format(options.format, options.fix ? "--report" : "--output",
                               options.fix ? options.report : options.out,
                               engine::ReportFormat::Text)) {}

  void run() {
    const Severity threshold = *severity_from(options_.fail_on);
    refuse_repeated_stdin(options_.inputs);
    std::vector<NamedFile> written;
    if (options_.fix) {
      if (options_.out.empty())
        throw UsageError(tr("--fix writes a presentation; say where with -o OUT.pptx"));
      paths_ = repaired_paths(options_.inputs, options_.out);
      written = named(tr("the output"), paths_);
      if (!options_.report.empty()) written.push_back({"--report", options_.report});
    } else {
      if (!options_.report.empty())
        throw UsageError(tr("--report is for --fix; without it -o names the report"));
      written = {{tr("the output"), options_.report_path()}};
    }
    refuse_shared_files(named(tr("the input"), options_.inputs), written);
    if (options_.fix && means_folder(options_.inputs, options_.out)) {
      if (const auto made = make_folder(options_.out); !made)
        return program_.fail_with(made.error());
    }
    const std::size_t count = options_.inputs.size();
    for (std::size_t i = 0; i < count; ++i) {
      program_.console.progress_of_files(display_name(options_.inputs[i]), i + 1, count);
      examine(i);
    }
    if (count > 1) program_.console.end_progress();
    for (const Report& report : reports_.all()) {
      if (!report.invalid && !passes(report, threshold))
        program_.status = worse(program_.status, Status::Findings);
    }
    write_report(threshold);
  }

 private:
  void examine(std::size_t index) {
    const std::string& path = options_.inputs[index];
    engine::DoctorOptions settings;
    settings.repair = options_.fix;
    settings.file_name = options_.fix && paths_[index] != "-" ? paths_[index] : path;
    settings.jobs = threads(options_.jobs);
    settings.limits = program_.limits;
    const std::string name = display_name(path);
    Result<std::string> bytes = read_input(path, Limit::FileBytes, program_.limits);
    engine::Examined examined =
        bytes ? engine::examine({std::move(*bytes), name}, settings)
              : engine::unreadable(name, bytes.error());
    if (examined.error) program_.fail_with(*examined.error);
    if (examined.ok() && options_.fix) deliver(examined, paths_[index]);
    if (!examined.report.input.empty()) reports_.add(std::move(examined.report));
  }

  void deliver(const engine::Examined& examined, const std::string& path) {
    if (!examined.refused.empty())
      program_.console.info(examined.report.input + ": " + examined.refused);
    if (program_.deliver(path, examined.bytes)) announce(examined, path, program_.console);
  }

  void write_report(Severity threshold) {
    if (reports_.all().empty()) return;
    const std::string path = options_.report_path();
    // The presentation is there.
    if (options_.fix && options_.report.empty() && options_.out == "-") return;
    const bool text = reports_.format() == engine::ReportFormat::Text;
    engine::ReportOptions style = report_options(threshold, program_.console);
    style.color = path == "-" && program_.console.colored(1);
    // The errors of files that cannot be read are on stderr already.
    style.decks_only = text && path == "-";
    program_.deliver(path, reports_.write(reports_.format(), style));
  }

  const Options& options_;
  Program& program_;
  engine::Reports reports_;
  std::vector<std::string> paths_;
};

}  // namespace

void add_doctor(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "doctor",
      program.console.help(N_("Check presentations for what makes PowerPoint and other readers "
                              "refuse or repair them, and repair it")));
  command
      .add_option("file", options->inputs,
                  program.console.help(N_("Presentations (.pptx, .potx and the like); - for stdin")))
      .required()
      .type_name("FILE");
  command.add_flag("--fix", options->fix,
                   program.console.help(N_("Write a repaired copy to -o: what can be repaired "
                                           "without losing content; all other parts keep their "
                                           "bytes")));
  command
      .add_option("-o,--output", options->out,
                  program.console.help(N_("Report file, - for stdout; with --fix the repaired "
                                          "presentation, or a folder for several")))
      .type_name("FILE");
  command
      .add_option("--report", options->report,
                  program.console.help(N_("With --fix: report file; default: stdout")))
      .type_name("FILE");
  command
      .add_option("--format", options->format,
                  program.console.help(N_("Report format: text, json, html, sarif or junit; "
                                          "default: by the extension of the report file, else "
                                          "text")))
      .one_of(report_formats())
      .type_name("NAME");
  add_fail_on(command, options->fail_on, program.console);
  command
      .add_option("-j,--jobs", options->jobs,
                  program.console.help(N_("Number of threads; default: one "
                                          "per core")))
      .range(1, engine::kMaxJobs)
      .type_name("N");
  command.footer(
      example_and_statuses(program.console, "deckle doctor deck.pptx --fix -o repaired.pptx"));
  command.action([options, &program] { Doctor(*options, program).run(); });
}

}  // namespace deckle::app
