// A plugin of QEMU that counts the instructions that a program executes, and writes the number to a file when it ends:
//
//     qemu-aarch64 -plugin count.so,to=FILE PROGRAM
//
// Debian has no package with QEMU's header: these are its declarations, as far as they are used. A block of instructions counts
// when it is entered.
//
// Source: include/qemu/qemu-plugin.h of QEMU 7.2. VERSION is that of the interface, 1 there.
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef uint64_t qemu_plugin_id_t;
struct qemu_plugin_tb;
struct qemu_info;
typedef void (*on_translation)(qemu_plugin_id_t, struct qemu_plugin_tb *);
typedef void (*on_execution)(unsigned processor, void *data);
typedef void (*on_end)(qemu_plugin_id_t, void *data);
void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t, on_translation);
void qemu_plugin_register_vcpu_tb_exec_cb(struct qemu_plugin_tb *, on_execution, int registers, void *data);
void qemu_plugin_register_atexit_cb(qemu_plugin_id_t, on_end, void *data);
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *);

__attribute__((visibility("default"))) int qemu_plugin_version = VERSION;

static _Atomic uint64_t executed;
static char path[4096];

static void enter(unsigned processor, void *instructions) {
  (void)processor;
  atomic_fetch_add_explicit(&executed, (uintptr_t)instructions, memory_order_relaxed);
}

static void translate(qemu_plugin_id_t id, struct qemu_plugin_tb *block) {
  (void)id;
  qemu_plugin_register_vcpu_tb_exec_cb(block, enter, 0, (void *)(uintptr_t)qemu_plugin_tb_n_insns(block));
}

static void end(qemu_plugin_id_t id, void *data) {
  (void)id, (void)data;
  FILE *file = fopen(path, "w");
  if (!file) return perror(path);
  fprintf(file, "%llu\n", (unsigned long long)executed);
  if (fclose(file)) perror(path);
}

__attribute__((visibility("default"))) int qemu_plugin_install(qemu_plugin_id_t id, const struct qemu_info *info, int count,
                                                               char **words) {
  (void)info;
  if (count != 1 || strncmp(words[0], "to=", 3) || strlen(words[0] + 3) >= sizeof path) {
    fputs("count: to=FILE is missing\n", stderr);
    return -1;
  }
  strcpy(path, words[0] + 3);
  qemu_plugin_register_vcpu_tb_trans_cb(id, translate);
  qemu_plugin_register_atexit_cb(id, end, NULL);
  return 0;
}
