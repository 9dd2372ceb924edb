#include "templates/brand_kit.h"
