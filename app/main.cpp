#include "app/program.h"

int main(int argc, char** argv) { return deckle::app::run_program(argc, argv); }
