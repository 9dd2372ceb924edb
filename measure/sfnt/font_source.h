#pragma once
// The bytes of a font file, in memory or read piece by piece: the folders given by --fonts may hold
// thousands of files of which a deck needs three.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "slidespec/core/result.h"
#include "slidespec/system/descriptor.h"

namespace deckle::measure::sfnt {

class FontSource {
 public:
  virtual ~FontSource() = default;
  [[nodiscard]] virtual std::uint64_t size() const = 0;
  // Exactly these bytes; nullopt where they are not there or cannot be read.
  [[nodiscard]] virtual std::optional<std::string> read(std::uint64_t at,
                                                        std::uint64_t length) const = 0;
};

class BytesInMemory final : public FontSource {
 public:
  explicit BytesInMemory(std::string_view bytes) : bytes_(bytes) {}
  [[nodiscard]] std::uint64_t size() const override { return bytes_.size(); }
  [[nodiscard]] std::optional<std::string> read(std::uint64_t at,
                                                std::uint64_t length) const override;

 private:
  std::string_view bytes_;
};

// A regular file; its size is the one it has when it is opened.
class BytesInFile final : public FontSource {
 public:
  // NotFound: as open_input(), for a file that deckle looks up.
  [[nodiscard]] Result<void> open(const std::string& path);
  [[nodiscard]] std::uint64_t size() const override { return size_; }
  [[nodiscard]] std::optional<std::string> read(std::uint64_t at,
                                                std::uint64_t length) const override;

 private:
  Descriptor file_;
  std::uint64_t size_ = 0;
};

}  // namespace deckle::measure::sfnt
