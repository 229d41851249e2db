// Why this is C: Swift's Glibc module has no <link.h>, which declares what it needs with _GNU_SOURCE only.
#define _GNU_SOURCE
#include <elf.h>
#include <link.h>
#include "CLinux.h"

struct request {
  void *context;
  void (*body)(void *context, uintptr_t start, size_t size);
};

// Whether a library has relocations in segments that are not written to otherwise.
static int has_text_relocations(const struct dl_phdr_info *library) {
  for (int i = 0; i < library->dlpi_phnum; i++) {
    if (library->dlpi_phdr[i].p_type != PT_DYNAMIC) continue;
    const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(library->dlpi_addr + library->dlpi_phdr[i].p_vaddr);
    for (; entry->d_tag != DT_NULL; entry++)
      if (entry->d_tag == DT_TEXTREL || (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL))) return 1;
  }
  return 0;
}

static int each(struct dl_phdr_info *library, size_t size, void *argument) {
  (void)size;
  const struct request *request = argument;
  if (has_text_relocations(library)) return 0;
  for (int i = 0; i < library->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &library->dlpi_phdr[i];
    if (segment->p_type == PT_LOAD && !(segment->p_flags & PF_W))
      request->body(request->context, library->dlpi_addr + segment->p_vaddr, segment->p_memsz);
  }
  return 0;
}

void clinux_each_constant_segment(void *context, void (*body)(void *context, uintptr_t start, size_t size)) {
  struct request request = {context, body};
  dl_iterate_phdr(each, &request);
}
