/// A result that is handed over to the task that awaits it.
// Safe: the sending side does not use the result after it has resumed the task.
struct AwaitedOutcome<Value, Failure: Error>: @unchecked Sendable { let result: Result<Value, Failure> }
