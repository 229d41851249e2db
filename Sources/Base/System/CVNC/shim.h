// LibVNCServer's types alone: the library is loaded where somebody watches a panel, and nothing links it.
#pragma once
#include <rfb/rfb.h>
