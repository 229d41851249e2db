// Loads a library when one of its functions is called for the first time.
//
// A program that is linked to a library has it loaded, relocated and prepared before its first instruction, with all that it
// depends on in turn: libinput alone brings ten libraries, GObject among them. Loading what the first picture does not need,
// or the panel never, was an eighth of the instructions up to the first picture of a small panel, and 1.2 MB of its memory.
//
// For each function of these libraries there is one here with the same name, which jumps to an address that is kept beside
// it. At first that is the address of the code that looks the function up. The linker keeps those that the program calls.
// `Tools/Link/defer` lists libraries and functions in deferred.h. This is C and assembler because arguments of any type have
// to be passed on in the registers that they came in. The note is that of the specification "ELF dlopen() metadata" of
// systemd: tools that look for the libraries of a program find them there.
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <unistd.h>

// A function that has not been looked up yet.
struct deferred {
  ptrdiff_t place;  // from here to the address that is jumped to
  char name[];
};

static const char *const names[] = {
#define LIBRARY(name, feature, purpose) name,
#define FUNCTION(name, library)
#include "deferred.h"
#undef LIBRARY
#undef FUNCTION
};

// Looks a function up, in its library or in one that `LD_PRELOAD` put before it, and notes its address. Ends the program as
// the system's loader does where the library is missing.
__attribute__((used, visibility("hidden"))) const void *deferred_find(struct deferred *function, unsigned library) {
  void *handle = dlopen(names[library], RTLD_LAZY | RTLD_GLOBAL);
  const void *found = handle ? dlsym(RTLD_DEFAULT, function->name) : NULL;
  if (!found) {
    const char *reason = dlerror();
    fprintf(stderr, "%s could not be loaded, whose %s is needed now: %s. Install the package that this library is in.\n",
        names[library], function->name, reason ? reason : "it has no such function");
    _exit(127);
  }
  __atomic_store_n((const void **)((char *)function + function->place), found, __ATOMIC_RELEASE);
  return found;
}

#define DEFERRED(name, code)                                                                                     \
  __asm__(".pushsection .text." #name ", \"ax\", %progbits\n.balign 16\n.globl " #name "\n.hidden " #name "\n"   \
          ".type " #name ", %function\n" #name ":\n" code ".size " #name ", . - " #name "\n.popsection\n"        \
          ".pushsection .data." #name ", \"aw\", %progbits\n.balign 8\n.Lplace_" #name ": .quad .Lfirst_" #name  \
          "\n.popsection\n.pushsection .data.rel.ro." #name ", \"aw\", %progbits\n.balign 8\n.Lname_" #name ": " \
          ".quad .Lplace_" #name " - .\n.asciz \"" #name "\"\n.popsection\n");

#if defined(__x86_64__)

#define FUNCTION(name, library)                                                     \
  DEFERRED(name, "jmp *.Lplace_" #name "(%rip)\n"                                   \
                 ".Lfirst_" #name ": leaq .Lname_" #name "(%rip), %r11\n"           \
                 "movl $" #library ", %r10d\njmp deferred_call\n")
__asm__(".text\n.type deferred_call, @function\ndeferred_call:\n"
        "pushq %rbp\nmovq %rsp, %rbp\n"
        "pushq %rax\npushq %rdi\npushq %rsi\npushq %rdx\npushq %rcx\npushq %r8\npushq %r9\nsubq $0x88, %rsp\n"
        "movups %xmm0, (%rsp)\nmovups %xmm1, 0x10(%rsp)\nmovups %xmm2, 0x20(%rsp)\nmovups %xmm3, 0x30(%rsp)\n"
        "movups %xmm4, 0x40(%rsp)\nmovups %xmm5, 0x50(%rsp)\nmovups %xmm6, 0x60(%rsp)\nmovups %xmm7, 0x70(%rsp)\n"
        "movq %r11, %rdi\nmovl %r10d, %esi\ncall deferred_find\nmovq %rax, %r11\n"
        "movups (%rsp), %xmm0\nmovups 0x10(%rsp), %xmm1\nmovups 0x20(%rsp), %xmm2\nmovups 0x30(%rsp), %xmm3\n"
        "movups 0x40(%rsp), %xmm4\nmovups 0x50(%rsp), %xmm5\nmovups 0x60(%rsp), %xmm6\nmovups 0x70(%rsp), %xmm7\n"
        "addq $0x88, %rsp\npopq %r9\npopq %r8\npopq %rcx\npopq %rdx\npopq %rsi\npopq %rdi\npopq %rax\npopq %rbp\n"
        "jmp *%r11\n.size deferred_call, . - deferred_call\n");

#elif defined(__aarch64__)

#define FUNCTION(name, library)                                                                               \
  DEFERRED(name, "adrp x16, .Lplace_" #name "\nldr x16, [x16, :lo12:.Lplace_" #name "]\nbr x16\n"             \
                 ".Lfirst_" #name ": adrp x16, .Lname_" #name "\nadd x16, x16, :lo12:.Lname_" #name "\n"      \
                 "mov w17, #" #library "\nb deferred_call\n")
__asm__(".text\n.type deferred_call, %function\ndeferred_call:\n"
        "stp x29, x30, [sp, #-224]!\nmov x29, sp\n"
        "stp x0, x1, [sp, #16]\nstp x2, x3, [sp, #32]\nstp x4, x5, [sp, #48]\nstp x6, x7, [sp, #64]\nstr x8, [sp, #80]\n"
        "stp q0, q1, [sp, #96]\nstp q2, q3, [sp, #128]\nstp q4, q5, [sp, #160]\nstp q6, q7, [sp, #192]\n"
        "mov x0, x16\nmov w1, w17\nbl deferred_find\nmov x16, x0\n"
        "ldp x0, x1, [sp, #16]\nldp x2, x3, [sp, #32]\nldp x4, x5, [sp, #48]\nldp x6, x7, [sp, #64]\nldr x8, [sp, #80]\n"
        "ldp q0, q1, [sp, #96]\nldp q2, q3, [sp, #128]\nldp q4, q5, [sp, #160]\nldp q6, q7, [sp, #192]\n"
        "ldp x29, x30, [sp], #224\nbr x16\n.size deferred_call, . - deferred_call\n");

#else
#error "how arguments are passed on this processor has to be written down here"
#endif

#define LIBRARY(name, feature, purpose)                                                                             \
  __asm__(".pushsection .note.dlopen, \"a\", %note\n.balign 4\n.long 4, 2f - 1f, 0x407c0c0a\n.asciz \"FDO\"\n"      \
          "1: .asciz \"[{\\\"feature\\\":\\\"" feature "\\\",\\\"description\\\":\\\"" purpose                   \
          "\\\",\\\"priority\\\":\\\"required\\\",\\\"soname\\\":[\\\"" name "\\\"]}]\"\n2: .balign 4\n.popsection\n");
#include "deferred.h"
