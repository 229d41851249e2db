// Finds the conformance of a type to a protocol by a hash table.
//
// The Swift runtime walks all records of conformances, 4,000 of them, at each question that it has not been asked before: to
// the first frame of a panel that was a third of all instructions. The linker hands the runtime's own questions to this file
// (`--wrap`), in programs that have the runtime in themselves. A question that the table cannot answer for certain goes to
// the runtime. It is C because it replaces a function of the runtime, below Swift.
//
// Source of the layouts: docs/ABI/TypeMetadata.rst of the Swift project, "Protocol Conformance Records", and its
// include/swift/ABI/MetadataValues.h for the flags.
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

// A descriptor of a conformance; addresses are relative to the place where they stand.
struct conformance {
  int32_t protocol, type, witnesses;
  uint32_t flags;
};

// The isolation under which a conformance holds, which the runtime fills in.
struct isolation {
  const void *actor, *witness;
};

extern const int32_t __start_swift5_protocol_conformances[] __attribute__((visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((visibility("hidden")));

const void *__real_swift_conformsToProtocolCommon(const void *type, const void *protocol);
const void *__real_swift_conformsToProtocol(const void *type, const void *protocol);
const void *__real_swift_conformsToProtocol2(const void *type, const void *protocol);
const void *__real_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, struct isolation *isolation);
const void *swift_getWitnessTable(const struct conformance *, const void *type, const void *const *arguments);
// ProtocolConformanceDescriptor::getWitnessTable, which checks the requirements of a conditional conformance.
const void *checked(const struct conformance *, const void *type, struct isolation *)
    __asm__("_ZNK5swift35TargetProtocolConformanceDescriptorINS_9InProcessEE15getWitnessTableEPKNS_14TargetMetadata"
            "IS1_EERNS_27ConformanceExecutionContextE");

enum {
  kind_of_type = 7 << 3,    // 0: the descriptor itself, 1: a place that has its address; others are of Objective-C
  conditional = 0xFF << 8,  // the number of requirements
  generic = 1 << 17,        // the witness table is made for each type
  isolated = 1 << 19,
  packs = 0xFFu << 24,
};
enum { bits = 13, room = 1 << 15 };

static uint16_t first[1 << bits];  // the number of the first record by hash, from 1; 0 for none
static uint16_t following[room];   // the number of the next record with the same hash
static int is_ready;

static const void *at(const int32_t *place) { return *place ? (const char *)place + *place : NULL; }

// The address that a relative one leads to, whose lowest bit says that it is there.
static const void *through(const int32_t *place) {
  const void *found = (const char *)place + (*place & ~1);
  return *place & 1 ? *(const void *const *)found : found;
}

static const struct conformance *record(unsigned number) {
  return at(&__start_swift5_protocol_conformances[number - 1]);
}

static const void *type_of(const struct conformance *conformance) {
  switch ((conformance->flags & kind_of_type) >> 3) {
  case 0: return at(&conformance->type);
  case 1: return *(const void *const *)at(&conformance->type);
  default: return NULL;
  }
}

static unsigned hash(const void *type, const void *protocol) {
  uint64_t mix = ((uintptr_t)type >> 2) * 0x9E3779B97F4A7C15u ^ ((uintptr_t)protocol >> 2) * 0xC2B2AE3D27D4EB4Fu;
  return (unsigned)(mix >> (64 - bits));
}

static void fill(void) {
  ptrdiff_t count = __stop_swift5_protocol_conformances - __start_swift5_protocol_conformances;
  if (count >= room) return;
  for (unsigned number = 1; number <= (unsigned)count; number += 1) {
    const void *type = type_of(record(number));
    if (!type) continue;
    unsigned place = hash(type, through(&record(number)->protocol));
    following[number] = first[place];
    first[place] = (uint16_t)number;
  }
  is_ready = 1;
}

// The metadata of a type, as far as it is read here.
struct metadata {
  uintptr_t kind;
  union {
    const uint32_t *of_value;         // structs and enumerations: the descriptor
    const struct metadata *superclass;  // classes
  };
  uint64_t sizes[3];
  const uint32_t *of_class;
};

enum { is_class = 0, is_struct = 0x200, is_enumeration = 0x201, is_optional = 0x202 };

// The descriptor of a type that is defined in one place; NULL for other types, and for a class whose superclass is not known
// yet.
static const uint32_t *descriptor(const struct metadata *type) {
  const uint32_t *found = NULL;
  if (type->kind >= is_struct && type->kind <= is_optional) found = type->of_value;
  // The sixth word of a class's descriptor is the place of its superclass's name, 0 without one.
  if (type->kind == is_class && type->of_class && (type->superclass || !type->of_class[5])) found = type->of_class;
  return found && *found & 0x40 ? found : NULL;
}

enum answer { unknown, no, yes };

// Looks for the one conformance of a type's descriptor to a protocol.
static enum answer look(const uint32_t *wanted, const void *protocol, const struct conformance **found) {
  *found = NULL;
  for (unsigned number = first[hash(wanted, protocol)]; number; number = following[number]) {
    const struct conformance *other = record(number);
    if (type_of(other) != wanted || through(&other->protocol) != protocol) continue;
    if (*found) return unknown;
    *found = other;
  }
  return *found ? yes : no;
}

// Finds out whether a type, or a class that it inherits from, conforms to a protocol, and its table of witnesses.
static enum answer find(const struct metadata *type, const void *protocol, const void **witnesses) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (pthread_once(&once, fill) || !is_ready) return unknown;
  const struct conformance *found;
  for (;;) {
    const uint32_t *wanted = descriptor(type);
    enum answer answer = wanted ? look(wanted, protocol, &found) : unknown;
    if (answer == unknown) return unknown;
    if (answer == yes) break;
    if (type->kind != is_class || !type->superclass) return no;
    type = type->superclass;
  }
  if (found->flags & (isolated | packs)) return unknown;
  if (found->flags & conditional) {
    struct isolation under = {NULL, NULL};
    *witnesses = checked(found, type, &under);
    return under.actor ? unknown : yes;
  }
  *witnesses = found->flags & generic ? swift_getWitnessTable(found, type, NULL) : at(&found->witnesses);
  return yes;
}

#ifdef COMPARED
// For `make test-conformances`: stops the program where the runtime has another answer.
#include <stdio.h>
#include <stdlib.h>
static const void *same(const void *witnesses, const void *expected) {
  static unsigned long answers;
  if (witnesses != expected) fprintf(stderr, "conformances: %p instead of %p\n", witnesses, expected), abort();
  if (++answers % 100 == 0 && getenv("FACEPLATE_COUNT_ANSWERS")) fprintf(stderr, "conformances: %lu answers\n", answers);
  return witnesses;
}
#else
#define same(witnesses, expected) (witnesses)
#endif

const void *__wrap_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, struct isolation *isolation) {
  const void *witnesses = NULL;
  if (find(type, protocol, &witnesses) == unknown)
    return __real_swift_conformsToProtocolWithExecutionContext(type, protocol, isolation);
  return same(witnesses, __real_swift_conformsToProtocolWithExecutionContext(type, protocol, isolation));
}

// The three functions that ask without isolation differ in what they take for granted of the protocol's address on Apple's
// processors alone.
#define WRAPPED(name)                                                           \
  const void *__wrap_##name(const void *type, const void *protocol) {           \
    const void *witnesses = NULL;                                               \
    if (find(type, protocol, &witnesses) == unknown) return __real_##name(type, protocol); \
    return same(witnesses, __real_##name(type, protocol));                    \
  }

WRAPPED(swift_conformsToProtocol)
WRAPPED(swift_conformsToProtocol2)
WRAPPED(swift_conformsToProtocolCommon)
