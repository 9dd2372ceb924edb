#include "pptx/opc/package.h"
