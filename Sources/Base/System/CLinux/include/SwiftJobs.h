// The hooks by which the concurrency runtime of Swift 6.2 hands out its jobs. Since 6.3 a program brings executors of its own,
// and then nothing of this file gets into it: only what is called is compiled.
//
// Source of the signatures: include/swift/Runtime/Concurrency.h of the Swift project, release 6.2.
#pragma once
#include <time.h>

#define CLINUX_SWIFT __attribute__((swiftcall))
extern CLINUX_SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, void *original);
// A reference to an executor: the object, and its conformance.
struct clinux_executor {
  void *identity;
  const void *conformance;
};
extern CLINUX_SWIFT struct clinux_executor (*swift_task_getMainExecutor_hook)(void *original);
extern CLINUX_SWIFT void (*swift_task_enqueueMainExecutor_hook)(void *job, void *original);
extern CLINUX_SWIFT void (*swift_task_enqueueGlobalWithDelay_hook)(unsigned long long delay, void *job, void *original);
extern CLINUX_SWIFT void (*swift_task_enqueueGlobalWithDeadline_hook)(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock,
    void *job, void *original);

// Gets a job, with the nanoseconds that it is to wait.
typedef void (*clinux_job_taker)(void *job, long long delay);

// Who gets the jobs is kept in functions, since Swift compiles no variable of a header.
static inline clinux_job_taker *clinux_place_of_job_taker(void) {
  static clinux_job_taker taker;
  return &taker;
}
static inline struct clinux_executor *clinux_place_of_main_executor(void) {
  static struct clinux_executor executor;
  return &executor;
}

static inline void clinux_give_job(void *job, long long delay) { (*clinux_place_of_job_taker())(job, delay); }

static inline CLINUX_SWIFT struct clinux_executor clinux_main_executor(void *original) {
  (void)original;
  return *clinux_place_of_main_executor();
}

static inline CLINUX_SWIFT void clinux_job_now(void *job, void *original) {
  (void)original;
  clinux_give_job(job, 0);
}

static inline CLINUX_SWIFT void clinux_job_later(unsigned long long delay, void *job, void *original) {
  (void)original;
  clinux_give_job(job, delay < 1ULL << 62 ? (long long)delay : 1LL << 62);
}

// The times are those of clock_gettime(2): clock 1 counts while the machine sleeps, clock 2 does not.
static inline CLINUX_SWIFT void clinux_job_at(long long seconds, long long nanoseconds, long long tolerance_seconds,
                                              long long tolerance_nanoseconds, int clock, void *job, void *original) {
  (void)tolerance_seconds, (void)tolerance_nanoseconds, (void)original;
  struct timespec now;
  clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now);
  long long whole = seconds - now.tv_sec, longest = 1LL << 32;
  if (whole > longest) whole = longest;
  clinux_give_job(job, whole < -1 ? 0 : whole * 1000000000LL + nanoseconds - now.tv_nsec);
}

/// Gives the jobs of the main actor to an executor, and all other jobs to a function, with the nanoseconds that each
/// has to wait; 0 or less for none.
static inline void clinux_take_swift_jobs(struct clinux_executor main, clinux_job_taker take) {
  *clinux_place_of_job_taker() = take;
  *clinux_place_of_main_executor() = main;
  swift_task_getMainExecutor_hook = clinux_main_executor;
  swift_task_enqueueGlobal_hook = clinux_job_now;
  swift_task_enqueueMainExecutor_hook = clinux_job_now;
  swift_task_enqueueGlobalWithDelay_hook = clinux_job_later;
  swift_task_enqueueGlobalWithDeadline_hook = clinux_job_at;
}
