#pragma once
// What a signal that ends the program undoes first: temporary files are removed, and programs that
// run for it are killed with their groups.
//
// atomic_file.cpp and process.cpp list what they make. Nothing is listed until a program asks for
// it: a library does not change what signals do in its host.
//
// An entry is made and removed in an UninterruptedStep together with what it stands for, on any
// thread. The handler of the signal waits for the steps that have begun, and no other begins, so
// the lists are true when it reads them.

#include <signal.h>
#include <sys/types.h>

namespace deckle {

// Until it is destroyed the program is not ended by a signal listed below. For a few system calls.
// May lie in another one.
class UninterruptedStep {
 public:
  UninterruptedStep();
  ~UninterruptedStep();
  UninterruptedStep(const UninterruptedStep&) = delete;
  UninterruptedStep& operator=(const UninterruptedStep&) = delete;

 private:
  bool active_;
  sigset_t before_;
};

// An entry of the lists. list() and forget() are called within an UninterruptedStep. There are 512
// entries of each kind; what comes beyond is not listed, and a signal leaves it.
class ListedFile {
 public:
  ListedFile() = default;
  ~ListedFile() { forget(); }
  ListedFile(const ListedFile&) = delete;
  ListedFile& operator=(const ListedFile&) = delete;
  // `path` is removed; it stays as it is until forget().
  void list(const char* path);
  void forget();

 private:
  int entry_ = -1;
};

class ListedProcess {
 public:
  ListedProcess() = default;
  ~ListedProcess() { forget(); }
  ListedProcess(const ListedProcess&) = delete;
  ListedProcess& operator=(const ListedProcess&) = delete;
  // The group that `leader` leads is killed.
  void list(pid_t leader);
  void forget();

 private:
  int entry_ = -1;
};

// From here on SIGHUP, SIGINT, SIGQUIT, SIGTERM and SIGXCPU undo what is listed, and then end this
// process as they would have without. One that this process ignores stays ignored. Called once, by
// a program, before it starts threads.
void undo_when_a_signal_ends_the_program();

}  // namespace deckle
