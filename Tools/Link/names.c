// Finds a type by the text of its name where that text is simple.
//
// The Swift runtime makes a tree of the text and walks it, thousands of instructions even where the text is nothing but the
// address of the type's descriptor: the name of a superclass, or of the type of a property. The linker hands these questions to
// this file (`--wrap`), in programs that have the runtime in themselves. Any other text goes to the runtime. It is C because it
// replaces a function of the runtime, below Swift, and needs clang for Swift's calling convention.
//
// Source of the layouts: docs/ABI/TypeMetadata.rst and docs/ABI/Mangling.rst of the Swift project, and its
// stdlib/public/runtime/Private.h for the answer (`TypeLookupErrorOr<TypeInfo>`).
#include <stddef.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))

struct response {
  const void *type;
  uintptr_t state;
};

// What the runtime answers: a type and how it is referred to, 0 for strongly; the kind is 0 for an answer, 1 for a mistake.
struct answer {
  struct response response;
  uint64_t ownership;
  uint16_t kind;
};

typedef SWIFT struct response accessor(uintptr_t request, const void *, const void *, const void *);

// The standard library's Int, Bool, Double and String, and what makes arrays and optionals.
extern const char int_type __asm__("$sSiN"), bool_type __asm__("$sSbN"), double_type __asm__("$sSdN"),
    string_type __asm__("$sSSN");
SWIFT struct response swift_checkMetadataState(uintptr_t request, const void *);
SWIFT struct response array_of(uintptr_t request, const void *) __asm__("$sSaMa");
SWIFT struct response optional_of(uintptr_t request, const void *) __asm__("$sSqMa");

SWIFT void __real_swift_getTypeByMangledName(
    __attribute__((swift_indirect_result)) struct answer *answer, uintptr_t request, const unsigned char *text, size_t length,
    const void *const *arguments, const void *parameters, const void *witnesses);

// What a text is read with: where it ends, and what finds the types of the parameters of a generic context, a `std::function` of
// the C++ library with the numbers of the context and of the parameter.
struct reader {
  const unsigned char *text, *end;
  const struct function {
    uint64_t captured[2];
    const void *manager;
    const void *(*call)(const void *captured, unsigned *depth, unsigned *index);
  } *parameters;
};

enum { abstract = 0xFF };  // a request for a type that need not be complete
enum { a_class = 16, a_struct = 17, an_enumeration = 18, is_generic = 0x80 };

static int32_t offset(const void *place) {
  int32_t value;
  __builtin_memcpy(&value, place, sizeof value);
  return value;
}

static int next(struct reader *reader) { return reader->text == reader->end ? -1 : *reader->text++; }

static int parse(struct reader *reader, uintptr_t request, struct response *found);

// Makes the type of a descriptor, with the arguments that follow in the text.
static int make(const char *descriptor, struct reader *reader, uintptr_t request, struct response *found) {
  uint32_t flags = (uint32_t)offset(descriptor), kind = flags & 31;
  if (kind < a_class || kind > an_enumeration || !offset(descriptor + 12)) return 0;
  accessor *access = (accessor *)(descriptor + 12 + offset(descriptor + 12));
  const void *arguments[3] = {NULL};
  if (flags & is_generic) {
    // The numbers of parameters, of requirements, and of arguments, and flags: types without requirements alone are simple.
    uint16_t numbers[4];
    __builtin_memcpy(numbers, descriptor + (kind == a_class ? 52 : 36), sizeof numbers);
    if (numbers[0] > 3 || numbers[1] || numbers[2] != numbers[0] || numbers[3] || next(reader) != 'y') return 0;
    for (unsigned index = 0; index < numbers[0]; index += 1) {
      struct response argument;
      if (!parse(reader, abstract, &argument)) return 0;
      arguments[index] = argument.type;
    }
    if (next(reader) != 'G') return 0;
  }
  *found = access(request, arguments[0], arguments[1], arguments[2]);
  return found->type != NULL;
}

// Finds the type of a parameter of the generic context; packs of types are not simple.
static int find(struct reader *reader, unsigned depth, unsigned index, struct response *found) {
  const struct function *parameters = reader->parameters;
  if (!parameters->manager) return 0;
  found->type = parameters->call(parameters->captured, &depth, &index);
  found->state = abstract;
  return found->type && !((uintptr_t)found->type & 1);
}

// Reads a type from a text. Returns 0 for a text that is not simple.
static int parse(struct reader *reader, uintptr_t request, struct response *found) {
  const unsigned char *start = reader->text;
  found->state = 0;
  switch (next(reader)) {
  case 1:
  case 2: {
    // The address of a descriptor, or of a place that has it, relative to its position in the text.
    if (reader->end - start < 5) return 0;
    const char *place = (const char *)start + 1 + offset(start + 1);
    reader->text = start + 5;
    if (!make(*start == 1 ? place : *(const char *const *)place, reader, request, found)) return 0;
    break;
  }
  case 'x':
    if (!find(reader, 0, 0, found)) return 0;
    break;
  case 'q':
    if (next(reader) != '_' || !find(reader, 0, 1, found)) return 0;
    break;
  case 'S':
    switch (next(reader)) {
    case 'i': found->type = &int_type; break;
    case 'b': found->type = &bool_type; break;
    case 'd': found->type = &double_type; break;
    case 'S': found->type = &string_type; break;
    case 'a': {
      struct response element;
      if (next(reader) != 'y' || !parse(reader, abstract, &element) || next(reader) != 'G') return 0;
      *found = array_of(request, element.type);
      break;
    }
    default: return 0;
    }
    break;
  default: return 0;
  }
  while (reader->end - reader->text >= 2 && reader->text[0] == 'S' && reader->text[1] == 'g') {
    reader->text += 2;
    *found = optional_of(request, found->type);
  }
  return 1;
}

#ifdef COMPARED
// For `make test-conformances`: stops the program where the runtime has another answer.
#include <stdio.h>
#include <stdlib.h>
static void compare(const struct answer *found, const struct answer *expected) {
  static unsigned long answers;
  if (expected->kind || (uint8_t)expected->ownership || found->response.type != expected->response.type ||
      found->response.state > expected->response.state)
    fprintf(stderr, "names: %p instead of %p\n", found->response.type, expected->response.type), abort();
  if (++answers % 100 == 0 && getenv("FACEPLATE_COUNT_ANSWERS")) fprintf(stderr, "names: %lu answers\n", answers);
}
#endif

SWIFT void __wrap_swift_getTypeByMangledName(
    __attribute__((swift_indirect_result)) struct answer *answer, uintptr_t request, const unsigned char *text, size_t length,
    const void *const *arguments, const void *parameters, const void *witnesses) {
  struct reader reader = {text, text + length, parameters};
  struct answer found = {{NULL, 0}, 0, 0};
  if (!parse(&reader, request, &found.response) || reader.text != reader.end) {
    __real_swift_getTypeByMangledName(answer, request, text, length, arguments, parameters, witnesses);
    return;
  }
  // A parameter alone.
  if (found.response.state == abstract) found.response = swift_checkMetadataState(request, found.response.type);
#ifdef COMPARED
  struct answer expected = {{NULL, 0}, 0, 0};
  __real_swift_getTypeByMangledName(&expected, request, text, length, arguments, parameters, witnesses);
  compare(&found, &expected);
#endif
  *answer = found;
}
