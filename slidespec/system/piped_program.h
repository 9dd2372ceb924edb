#pragma once
// A program that keeps running and is spoken to over two of its descriptors: it reads from 3 and
// writes to 4. process.h runs programs that end.
//
// It leads a process group of its own, below a shell that waits for this process to let go of it, in
// whatever way: stop(), the end of the owner, a signal, SIGKILL, a crash. The shell then kills the
// group and removes the program's folder. So nothing of it is left, and no handler is needed.
//
// Not for several threads at once.

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/system/descriptor.h"

namespace deckle {

class PipedProgram {
 public:
  using Deadline = std::chrono::steady_clock::time_point;

  // The arguments for its private folder, which is empty, in TMPDIR or /tmp, and its own TMPDIR.
  using Arguments = std::function<std::vector<std::string>(const std::string& folder)>;

  // `program` is a path: PATH is not searched. It has no other descriptors; its standard streams are
  // /dev/null. Internal: the system refuses it. A program that does not exist or cannot be run is no
  // error here: it ends at once.
  [[nodiscard]] static Result<std::unique_ptr<PipedProgram>> start(const std::string& program,
                                                                   const Arguments& arguments);
  ~PipedProgram();
  PipedProgram(const PipedProgram&) = delete;
  PipedProgram& operator=(const PipedProgram&) = delete;

  enum class Spoken { Done, Late, Ended };
  // All of `bytes`. Late: not before the deadline; the program cannot be used any more.
  [[nodiscard]] Spoken write(std::string_view bytes, Deadline deadline);
  // Adds to `out` what is there, at least one byte.
  [[nodiscard]] Spoken read(std::string& out, Deadline deadline);

  // Ends it, its group and its folder, and waits for that, 5 s at most. Also done by the destructor.
  void stop();

  [[nodiscard]] const std::string& folder() const { return folder_; }

 private:
  PipedProgram() = default;

  pid_t guard_ = 0;
  Descriptor lifeline_, to_, from_;
  std::string folder_;
};

// The path of the first of `names` that is in PATH; of a name with a slash, itself. Empty: none.
[[nodiscard]] std::string find_program(const std::vector<std::string>& names);

}  // namespace deckle
