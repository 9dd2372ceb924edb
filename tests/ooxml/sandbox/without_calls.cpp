// Runs a program as on a kernel that lacks some system calls, or in a container that refuses them.
//
//   without_calls CALL[:ARGUMENT]=ERROR... -- PROGRAM [ARGUMENT...]
//
// CALL is a name, ARGUMENT the number that its first argument must have, ERROR an errno. Status 71:
// this system cannot pretend that; 64: wrong arguments.

#include <seccomp.h>
#include <unistd.h>

#include <cstdlib>
#include <string>
#include <vector>

namespace {

bool refuse(scmp_filter_ctx filter, const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return false;
  const std::size_t colon = text.substr(0, equals).find(':');
  const std::string name = text.substr(0, std::min(colon, equals));
  const int call = ::seccomp_syscall_resolve_name(name.c_str());
  if (call == __NR_SCMP_ERROR) return false;
  std::vector<scmp_arg_cmp> conditions;
  if (colon != std::string::npos)
    conditions.push_back({0, SCMP_CMP_EQ, std::strtoul(text.c_str() + colon + 1, nullptr, 10), 0});
  const auto error = static_cast<std::uint16_t>(std::atoi(text.c_str() + equals + 1));
  return ::seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(error), call,
                                  static_cast<unsigned>(conditions.size()), conditions.data()) == 0;
}

}  // namespace

int main(int argc, char** argv) {
  const scmp_filter_ctx filter = ::seccomp_init(SCMP_ACT_ALLOW);
  if (filter == nullptr) return 71;
  int at = 1;
  for (; at < argc && std::string(argv[at]) != "--"; ++at)
    if (!refuse(filter, argv[at])) return 64;
  if (at + 1 >= argc) return 64;
  // Root need not give up privileges first; so it is left to the program.
  if (::geteuid() == 0) ::seccomp_attr_set(filter, SCMP_FLTATR_CTL_NNP, 0);
  if (::seccomp_load(filter) != 0) return 71;
  ::execv(argv[at + 1], argv + at + 1);
  return 71;
}
