// SwiftPM wants one C file in a C target.
#include "CLinux.h"
