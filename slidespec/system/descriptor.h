#pragma once
// A file descriptor that is closed with its owner, and a complete write to one.

#include <string_view>

namespace deckle {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { reset(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int get() const { return number_; }
  [[nodiscard]] bool is_open() const { return number_ >= 0; }
  // Closes what it owns, and owns `number` from here on.
  void reset(int number = -1);
  // A network file system reports errors of the bytes written only here: false, and the
  // reason in errno.
  [[nodiscard]] bool close();

 private:
  int number_ = -1;
};

// All of `bytes`, in as many steps as the system takes. False, and the reason in errno.
[[nodiscard]] bool write_all(int descriptor, std::string_view bytes);

}  // namespace deckle
