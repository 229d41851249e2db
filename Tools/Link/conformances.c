// Finds the conformance of a type to a protocol by a hash table.
//
// The Swift runtime walks all records of conformances, 4,000 of them, at each question that it has not been asked before: to
// the first frame of a panel that was a third of all instructions. The linker hands the runtime's own questions to this file
// (`--wrap`), in programs that have the runtime in themselves. A question that the table cannot answer for certain goes to
// the runtime. It is C because it stands in the place of a function of the runtime, below Swift.
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

// The address that a relative one leads to, whose lowest bit says that it stands there.
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

// The descriptor of a struct or an enumeration that is defined in one place; NULL for other types.
static const void *descriptor(const void *type) {
  uintptr_t kind = *(const uintptr_t *)type;
  if (kind < 0x200 || kind > 0x202) return NULL;
  const uint32_t *found = ((const uint32_t *const *)type)[1];
  return *found & 0x40 ? found : NULL;
}

enum answer { unknown, no, yes };

// Looks for the one conformance of a type's descriptor to a protocol.
static enum answer find(const void *type, const void *protocol, const struct conformance **found) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (pthread_once(&once, fill) || !is_ready) return unknown;
  const void *wanted = descriptor(type);
  if (!wanted) return unknown;
  *found = NULL;
  for (unsigned number = first[hash(wanted, protocol)]; number; number = following[number]) {
    const struct conformance *other = record(number);
    if (type_of(other) != wanted || through(&other->protocol) != protocol) continue;
    if (*found) return unknown;
    *found = other;
  }
  return *found ? yes : no;
}

const void *__wrap_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, struct isolation *isolation) {
  const struct conformance *found;
  switch (find(type, protocol, &found)) {
  case no: return NULL;
  case yes: {
    if (found->flags & (isolated | packs)) break;
    if (!(found->flags & (conditional | generic))) return at(&found->witnesses);
    if (!(found->flags & conditional)) return swift_getWitnessTable(found, type, NULL);
    struct isolation under = {NULL, NULL};
    const void *witnesses = checked(found, type, &under);
    if (under.actor) break;
    return witnesses;
  }
  case unknown: break;
  }
  return __real_swift_conformsToProtocolWithExecutionContext(type, protocol, isolation);
}

const void *__wrap_swift_conformsToProtocolCommon(const void *type, const void *protocol) {
  const struct conformance *found;
  switch (find(type, protocol, &found)) {
  case no: return NULL;
  case yes:
    if (found->flags & (isolated | packs | conditional)) break;
    return found->flags & generic ? swift_getWitnessTable(found, type, NULL) : at(&found->witnesses);
  case unknown: break;
  }
  return __real_swift_conformsToProtocolCommon(type, protocol);
}
