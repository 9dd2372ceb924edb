#include <dlfcn.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <fontconfig/fontconfig.h>
#include <librsvg/rsvg.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstring>
#include <memory>

#include "ooxml/media/svg.h"
#include "ooxml/messages/tr.h"

namespace deckle::ooxml {

namespace {

// An honest drawing takes milliseconds.
constexpr rlim_t kCpuSeconds = 5;
constexpr int kWallSeconds = 20;
constexpr rlim_t kMemory = rlim_t{2} << 30;
// A child that neither answers nor meets a limit failed for reasons of the machine's, not the
// picture's (no memory for a process just then, a race within a library): it is asked again, since
// the deck must not depend on them.
constexpr int kAttempts = 3;
constexpr std::size_t kMaxAnswer = std::size_t{64} << 20;  // a PNG of kMaxDrawnPx is 16 MB at worst
// CSS 2.1, 10.3.2: what a replaced element without size or proportions gets.
constexpr double kNoWidth = 300, kNoHeight = 150;
constexpr double kLeast = 1e-3, kMost = 1e6;

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kShadowed = true;  // sanitizers reserve terabytes of address space
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool kShadowed = true;
#else
constexpr bool kShadowed = false;
#endif
#else
constexpr bool kShadowed = false;
#endif

// librsvg and what comes with it (cairo, glib, pango, X11: 40 libraries) are loaded when the first
// SVG is met: linked, they were a quarter of what a deck of one slide takes. The types are those of its
// headers, and the name is the one a program linked with it would ask for.
class Librsvg {
 public:
  // Null, and the loader's words in `why`, where it is not installed.
  static const Librsvg* loaded(std::string& why) {
    static const Librsvg library;
    why = library.why_;
    return why.empty() ? &library : nullptr;
  }

  decltype(&::rsvg_handle_new_from_data) handle_new_from_data = nullptr;
  decltype(&::rsvg_handle_set_dpi) handle_set_dpi = nullptr;
  decltype(&::rsvg_handle_get_intrinsic_size_in_pixels) intrinsic_size_in_pixels = nullptr;
  decltype(&::rsvg_handle_get_intrinsic_dimensions) intrinsic_dimensions = nullptr;
  decltype(&::rsvg_handle_render_document) render_document = nullptr;
  decltype(&::g_object_unref) object_unref = nullptr;
  decltype(&::cairo_image_surface_create) surface_create = nullptr;
  decltype(&::cairo_surface_destroy) surface_destroy = nullptr;
  decltype(&::cairo_surface_write_to_png_stream) surface_write = nullptr;
  decltype(&::cairo_create) create = nullptr;
  decltype(&::cairo_destroy) destroy = nullptr;

 private:
  Librsvg() : library_(::dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL)) {
    if (library_ == nullptr) {
      why_ = ::dlerror();
      return;
    }
    find("rsvg_handle_new_from_data", handle_new_from_data);
    find("rsvg_handle_set_dpi", handle_set_dpi);
    find("rsvg_handle_get_intrinsic_size_in_pixels", intrinsic_size_in_pixels);
    find("rsvg_handle_get_intrinsic_dimensions", intrinsic_dimensions);
    find("rsvg_handle_render_document", render_document);
    find("g_object_unref", object_unref);
    find("cairo_image_surface_create", surface_create);
    find("cairo_surface_destroy", surface_destroy);
    find("cairo_surface_write_to_png_stream", surface_write);
    find("cairo_create", create);
    find("cairo_destroy", destroy);
  }

  template <typename Function>
  void find(const char* name, Function& function) {
    function = reinterpret_cast<Function>(::dlsym(library_, name));
    if (function == nullptr && why_.empty()) why_ = std::string("it has no ") + name;
  }

  void* library_;
  std::string why_;
};

struct Answer {
  bool drawn = false;
  double width = 0, height = 0;
};

struct Free {
  const Librsvg* rsvg;
  void operator()(RsvgHandle* handle) const { rsvg->object_unref(handle); }
  void operator()(cairo_surface_t* surface) const { rsvg->surface_destroy(surface); }
  void operator()(cairo_t* cairo) const { rsvg->destroy(cairo); }
};

cairo_status_t append(void* out, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

// In px at 96 to the inch; where only a viewBox is given, that.
void natural_size(const Librsvg& rsvg, RsvgHandle* handle, double& width, double& height) {
  gboolean has_box = FALSE, has_width = FALSE, has_height = FALSE;
  RsvgRectangle box{};
  RsvgLength w{}, h{};
  rsvg.handle_set_dpi(handle, 96);
  if (rsvg.intrinsic_size_in_pixels(handle, &width, &height) == FALSE) {
    rsvg.intrinsic_dimensions(handle, &has_width, &w, &has_height, &h, &has_box, &box);
    width = has_box != FALSE ? box.width : kNoWidth;
    height = has_box != FALSE ? box.height : kNoHeight;
  }
}

// The child's work: `answer` is what goes to the parent, the PNG or the reason.
Answer draw(const Librsvg& rsvg, const std::string& bytes, std::string& out) {
  GError* error = nullptr;
  const std::unique_ptr<RsvgHandle, Free> handle(
      rsvg.handle_new_from_data(reinterpret_cast<const guint8*>(bytes.data()), bytes.size(),
                                &error),
      Free{&rsvg});
  if (handle == nullptr) {
    out = error == nullptr ? "unknown error" : error->message;
    return {};
  }
  Answer answer;
  natural_size(rsvg, handle.get(), answer.width, answer.height);
  if (!(answer.width >= kLeast && answer.height >= kLeast && answer.width <= kMost &&
        answer.height <= kMost)) {
    out = fmt::format("its size is {:g} by {:g}", answer.width, answer.height);
    return answer;
  }
  const double longer = std::max(answer.width, answer.height);
  const double scale = std::clamp(longer * 2, kMinDrawnPx, kMaxDrawnPx) / longer;
  const int w = std::max(1, static_cast<int>(std::lround(answer.width * scale)));
  const int h = std::max(1, static_cast<int>(std::lround(answer.height * scale)));
  const std::unique_ptr<cairo_surface_t, Free> surface(
      rsvg.surface_create(CAIRO_FORMAT_ARGB32, w, h), Free{&rsvg});
  const std::unique_ptr<cairo_t, Free> cairo(rsvg.create(surface.get()), Free{&rsvg});
  const RsvgRectangle viewport{0, 0, double(w), double(h)};
  if (rsvg.render_document(handle.get(), cairo.get(), &viewport, &error) == FALSE) {
    out = error == nullptr ? "unknown error" : error->message;
    return answer;
  }
  out.clear();
  answer.drawn =
      rsvg.surface_write(surface.get(), append, &out) == CAIRO_STATUS_SUCCESS;
  if (!answer.drawn) out = "no memory for the drawing";
  return answer;
}

void limit(int resource, rlim_t value) {
  const rlimit limits{value, value};
  static_cast<void>(::setrlimit(static_cast<__rlimit_resource_t>(resource), &limits));
}

[[noreturn]] void draw_and_exit(const Librsvg& rsvg, const std::string& bytes, int pipe) {
  limit(RLIMIT_CPU, kCpuSeconds);
  limit(RLIMIT_CORE, 0);
  if (!kShadowed) limit(RLIMIT_AS, kMemory);
  const int nowhere = ::open("/dev/null", O_WRONLY);  // what a dying library says is not for people
  if (nowhere >= 0) ::dup2(nowhere, STDERR_FILENO);
  // Pango would read the fonts' configuration in a thread of its own, beside those that look for
  // fonts.
  ::FcInit();
  std::string out;
  const Answer answer = draw(rsvg, bytes, out);
  std::string message(sizeof answer, '\0');
  std::memcpy(message.data(), &answer, sizeof answer);
  message += out;
  for (std::size_t at = 0; at < message.size();) {
    const ssize_t put = ::write(pipe, message.data() + at, message.size() - at);
    if (put <= 0) break;
    at += static_cast<std::size_t>(put);
  }
  ::_exit(0);
}

// How a child ended that did not say all it had to.
struct Silence {
  bool over_limit = false;
  std::string cause;
};

// Everything the child has to say, until it closes its end or time is up.
std::string listen(int pipe, bool& in_time) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::seconds(kWallSeconds);
  std::string heard;
  char buffer[1 << 16];
  in_time = false;
  while (heard.size() <= kMaxAnswer) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
    pollfd waiting{pipe, POLLIN, 0};
    const int ready = left.count() > 0 ? ::poll(&waiting, 1, static_cast<int>(left.count())) : 0;
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return {};
    const ssize_t got = ::read(pipe, buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) {
      in_time = true;
      return heard;
    }
    heard.append(buffer, static_cast<std::size_t>(got));
  }
  return {};
}

Silence silence_of(int status, bool in_time) {
  if (!in_time || (WIFSIGNALED(status) &&
                   (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL)))
    return {true, {}};
  if (WIFSIGNALED(status)) return {false, fmt::format("signal {}", WTERMSIG(status))};
  return {false, fmt::format("status {}", WEXITSTATUS(status))};
}

// One child's answer and drawing, or how it fell silent.
std::string ask_child(const Librsvg& rsvg, const std::string& bytes, Silence& silence) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) {
    silence = {false, std::strerror(errno)};
    return {};
  }
  const pid_t child = ::fork();
  if (child == 0) draw_and_exit(rsvg, bytes, ends[1]);
  ::close(ends[1]);
  if (child < 0) {
    silence = {false, std::strerror(errno)};
    ::close(ends[0]);
    return {};
  }
  bool in_time = false;
  std::string heard = listen(ends[0], in_time);
  ::close(ends[0]);
  if (!in_time) ::kill(child, SIGKILL);
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  if (heard.size() < sizeof(Answer)) silence = silence_of(status, in_time);
  return heard;
}

}  // namespace

Result<DrawnSvg> draw_svg(const std::string& bytes) {
  std::string why;
  const Librsvg* rsvg = Librsvg::loaded(why);
  if (rsvg == nullptr)
    return fail(ErrorCode::Internal,
                tr("is an SVG, which cannot be drawn without librsvg: {}", why));
  Silence silence;
  std::string heard;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    heard = ask_child(*rsvg, bytes, silence);
    if (heard.size() >= sizeof(Answer) || silence.over_limit) break;
  }
  Answer answer;
  if (heard.size() < sizeof answer) {
    if (silence.over_limit)
      return fail(ErrorCode::Limit,
                  tr("is an SVG that cannot be drawn within {} seconds and {} GiB", kCpuSeconds,
                      kMemory >> 30));
    return fail(ErrorCode::Limit,
                tr("is an SVG whose drawer stops ({}; it may use {} GiB of memory)", silence.cause,
                    kMemory >> 30));
  }
  std::memcpy(&answer, heard.data(), sizeof answer);
  heard.erase(0, sizeof answer);
  if (!answer.drawn)
    return fail(ErrorCode::Malformed, tr("is an SVG that cannot be drawn: {}", heard));
  return DrawnSvg{answer.width, answer.height, std::move(heard)};
}

}  // namespace deckle::ooxml
