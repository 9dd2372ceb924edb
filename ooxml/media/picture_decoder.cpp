#include "ooxml/media/picture_decoder.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <utility>

#include "ooxml/media/helper/pixels_answer.h"
#include "ooxml/media/helper/start_helper.h"
#include "ooxml/messages/tr.h"
#include "slidespec/core/cancellation.h"
#include "slidespec/system/resource_limits.h"

namespace deckle::ooxml {

struct PictureDecoder::Shared {
  Limits limits;
  std::string program;
  std::atomic<std::int64_t> left_ms;
};

namespace {

std::size_t max_answer(int longest) {
  return static_cast<std::size_t>(longest) * static_cast<std::size_t>(longest) * 4 + 4096;
}

PixelsIr missing(Message why) { return {0, 0, {}, std::move(why)}; }

// The answer of a child, or why there is none. Takes what it used from `left_ms`.
PixelsIr decoded(const std::string& bytes, const Limits& limits, const std::string& program,
                 std::atomic<std::int64_t>& left_ms, int longest) {
  ProcessCall call = helper_call({program, is_cancelled});
  const Message not_installed = tr("the picture cannot be decoded: deckle-svg is not installed");
  if (call.program.empty()) return missing(not_installed);
  const std::int64_t most = static_cast<std::int64_t>(limits.of(Limit::SvgTime));
  const std::int64_t time = std::min(most, left_ms.load());
  if (time <= 0)
    return missing(tr("the picture is not decoded: it needs {}",
                      exceeded(Limit::SvgsTime, limits.of(Limit::SvgsTime))));
  const ResourceLimits resources{.cpu_seconds = static_cast<std::uint64_t>((time + 999) / 1000),
                                 .memory_bytes = limits.of(Limit::SvgMemory)};
  call.arguments = limit_arguments(resources);
  call.arguments.emplace_back(kDecodeOption);
  if (longest != kDecodedPx)
    call.arguments.push_back(std::string(kMaxSideOption) + std::to_string(longest));
  call.input = bytes;
  call.max_output = max_answer(longest);
  call.time_limit = std::chrono::seconds(resources.cpu_seconds) * kClockPerCpu;
  ProcessOutcome outcome;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    Result<ProcessOutcome> run = run_process(call);
    check_cancelled();
    if (!run) return missing(run.error().message);
    outcome = std::move(*run);
    left_ms -= outcome.cpu.count();
    if (outcome.end == ProcessOutcome::End::NotFound) return missing(not_installed);
    if (std::optional<PixelsAnswer> answer = read_pixels(outcome.output, longest)) {
      if (!answer->decoded)
        return missing(tr("the picture cannot be decoded: {}", answer->content));
      return {static_cast<int>(answer->width),
              static_cast<int>(answer->height),
              std::move(answer->content),
              {}};
    }
    if (met_a_limit(outcome))
      return missing(tr("the picture is not decoded: it needs {}",
                        exceeded(Limit::SvgTime, limits.of(Limit::SvgTime))));
  }
  return missing(tr("the picture makes the decoding program stop ({})", cause_of(outcome)));
}

}  // namespace

namespace {

template <typename SharedState>
class LazyPixels final : public PicturePixels {
 public:
  LazyPixels(std::shared_ptr<const std::string> bytes, Message missing_because,
             std::shared_ptr<SharedState> shared)
      : bytes_(std::move(bytes)), shared_(std::move(shared)) {
    pixels_.missing = std::move(missing_because);
  }

  const PixelsIr& pixels() const override {
    if (bytes_ == nullptr) return pixels_;
    // A Cancelled leaves the flag as it is.
    std::call_once(once_, [this] {
      pixels_ = decoded(*bytes_, shared_->limits, shared_->program, shared_->left_ms, kDecodedPx);
    });
    return pixels_;
  }

  PixelsIr for_drawing(int longest) const override {
    if (bytes_ == nullptr) return pixels_;
    return decoded(*bytes_, shared_->limits, shared_->program, shared_->left_ms,
                   std::clamp(longest, 1, kMostDrawnPx));
  }

 private:
  const std::shared_ptr<const std::string> bytes_;
  const std::shared_ptr<SharedState> shared_;
  mutable std::once_flag once_;
  mutable PixelsIr pixels_;
};

}  // namespace

PictureDecoder::PictureDecoder(const Limits& limits, std::string program)
    : shared_(std::make_shared<Shared>()) {
  shared_->limits = limits;
  shared_->program = std::move(program);
  shared_->left_ms = static_cast<std::int64_t>(limits.of(Limit::SvgsTime));
}

PictureDecoder::~PictureDecoder() = default;

std::shared_ptr<const PicturePixels> PictureDecoder::pixels_of(const PictureIr& picture) const {
  const bool svg = picture.format == PictureFormat::Svg;
  const auto& bytes = svg ? picture.fallback : picture.bytes;
  Message why;
  if (bytes == nullptr) why = tr("the picture has no pixels");
  return std::make_shared<const LazyPixels<Shared>>(why.empty() ? bytes : nullptr, std::move(why),
                                                    shared_);
}

}  // namespace deckle::ooxml
