// The types of libyaml. Its functions are looked up in the library that is loaded with the first panel file, so
// nothing is linked here.
#include <yaml.h>
