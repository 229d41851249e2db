#include "Typefaces.h"

const char *const faceplateTypefaceFile = "Inter/Inter.ttc";
