/// Runs a closure and animates the changes of the views that result from it.
///
///     Button("More") { withAnimation { isOpen.toggle() } }
///
/// - Returns: the result of the closure.
public nonisolated func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs a closure, animates the changes of the views that result from it, and calls an action when the animations have
/// completed.
///
/// - Parameters:
///   - completionCriteria: when an animation counts as completed.
///   - completion: the action. It is called at once if nothing is animated.
/// - Returns: the result of the closure.
public nonisolated func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Runs a closure with a transaction, which applies to the changes of the views that result from it.
///
/// - Returns: the result of the closure.
public nonisolated func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  // Changes made before this call are not part of the transaction.
  Transaction.willBegin.withLock { $0 }.act(transaction)
  let known = Transaction.current.completions
  let result = try transaction.run(body)
  for completion in transaction.completions where !known.contains(where: { $0 === completion }) {
    completion.actIfComplete()
  }
  return result
}

/// Runs a closure with a copy of the current transaction in which one value is changed.
///
/// - Returns: the result of the closure.
public nonisolated func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
