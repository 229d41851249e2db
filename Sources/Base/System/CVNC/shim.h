// LibVNCServer's types alone: the library is loaded when a viewer watches a panel, and nothing links it.
#pragma once
#include <rfb/rfb.h>
