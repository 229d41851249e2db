// The one structure of libmosquitto.so.1 that its users read. Its functions are looked up in the library, which is loaded with
// the first broker, so that nothing is linked and no header is needed.
#pragma once
#include <stdbool.h>

struct mosquitto_message {
  int mid;
  char *topic;
  void *payload;
  int payloadlen;
  int qos;
  bool retain;
};
