#pragma once
// The subcommands of `deckle template`, one file each.

#include "app/command.h"
#include "app/program.h"

namespace deckle::app {

void add_template_inspect(Command group, Program& program);
void add_template_validate(Command group, Program& program);
void add_template_extract(Command group, Program& program);
void add_template_diff(Command group, Program& program);

}  // namespace deckle::app
