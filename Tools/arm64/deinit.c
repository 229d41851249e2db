// Keeps the runtime of Swift 6.2 from freeing what it has not allocated. Where an isolated deinit runs outside of a task while
// a task-local value is set, it hides the value by a record on its stack, and frees that as if it were on the heap; 6.3 does
// not. The linker hands the two functions that add and remove the record to this file (`--wrap`): a deinit sees the value.
//
// Source: stdlib/public/Concurrency/TaskLocal.cpp of the Swift project, release 6.2, `TaskLocal::StopLookupScope`.
#define NOTHING(name) \
  void __wrap_##name(void *scope) { (void)scope; }

NOTHING(_ZN5swift9TaskLocal15StopLookupScopeC1Ev)
NOTHING(_ZN5swift9TaskLocal15StopLookupScopeC2Ev)
NOTHING(_ZN5swift9TaskLocal15StopLookupScopeD1Ev)
NOTHING(_ZN5swift9TaskLocal15StopLookupScopeD2Ev)
