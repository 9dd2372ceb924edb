#include "engine/file/carry_suppressions.h"

#include <utility>

#include "engine/file/signature.h"
#include "engine/pipeline/guarded_work.h"
#include "ooxml/opc/package.h"
#include "pptx/annotate/suppression_properties.h"

namespace deckle::engine {

namespace {

Result<void> carry(const Engine& engine, const std::string& path,
                   const std::vector<std::string>& fields, const CarryOptions& options,
                   Carrying& out) {
  Budget budget(engine.limits());
  ooxml::PackageFaults faults;
  const Result<ooxml::Package> package = ooxml::Package::open(path, budget, faults);
  if (!package) return tl::unexpected(package.error());
  const auto old = options.old == CarryOptions::Old::Kept ? pptx::OldProperties::Kept
                                                          : pptx::OldProperties::LeftOut;
  Result<pptx::CarriedProperties> carried =
      pptx::add_suppressions(*package, faults, fields, old, budget);
  if (!carried) return tl::unexpected(carried.error());
  Result<std::string> bytes = carried->package.to_bytes(options.jobs);
  if (!bytes) return tl::unexpected(bytes.error());
  out.bytes = std::move(*bytes);
  out.written = carried->written;
  out.already = carried->already;
  out.left_out = carried->left_out;
  out.is_signed = has_signature(*package);
  return {};
}

}  // namespace

Result<Carrying> carry_suppressions(const Engine& engine, const std::string& path,
                                    const std::vector<std::string>& fields,
                                    const CarryOptions& options) {
  Carrying out;
  const Result<void> done =
      guarded_work(path, [&] { return carry(engine, path, fields, options, out); });
  if (!done) return tl::unexpected(done.error());
  return out;
}

}  // namespace deckle::engine
