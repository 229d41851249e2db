/// Runs a closure; whatever changes of what is shown because of it is animated.
///
///     Button("More") { withAnimation { isOpen.toggle() } }
public nonisolated func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs a closure; whatever changes of what is shown because of it is animated, and then an action follows.
public nonisolated func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Runs a closure as a part of a transaction.
public nonisolated func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let known = Transaction.current.completions
  let result = try transaction.run(body)
  for completion in transaction.completions where !known.contains(where: { $0 === completion }) {
    completion.actIfComplete()
  }
  return result
}

/// Runs a closure as a part of the running transaction with one value changed.
public nonisolated func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
