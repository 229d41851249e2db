import Controls
import Runtime
import Values

/// The result of a computed value, computed once for each change of what its expression reads.
///
/// It connects the values from which it is computed and its readers: views, conditions, alarms and other computed
/// values. So a value that is mentioned twice is computed once, and a chain of values of which each mentions the
/// previous value twice costs only as much as it is long.
@MainActor final class ComputedValue {
  /// The value, and how far it can be trusted.
  struct Result {
    /// The value; `nil` if the expression has none now.
    var datum: Datum?
    /// The worst quality of the values that it is computed from.
    var quality: Quality

    /// Computes an expression. The result is as good as the worst value from which it is computed.
    @MainActor init(of expression: Expression, in scope: some ExpressionScope) {
      let parts = expression.names.sorted().map(scope.quality)
      let worst = parts.first { !$0.isShown } ?? (parts.contains(.pending) ? .pending : .good)
      datum = expression.datum(in: scope)
      // A division by zero has no result, however good the numbers are.
      quality = datum == nil && worst.isShown ? .bad("the expression has no result") : worst
    }
  }

  /// The result as long as nothing has changed; `nil` when it has to be computed.
  private var result: Result?
  /// The location that readers depend on.
  private let changes = StoredLocation(0)
  private lazy var watch = ChangeWatch { [unowned self] in forget() }

  /// The result, which is computed if something has changed since the last read. Reading it is recorded.
  func read(_ compute: () -> Result) -> Result {
    _ = changes.read()
    if let result { return result }
    let result = watch.tracking(compute)
    self.result = result
    return result
  }

  /// Forgets the result and tells readers. They read it again when they are ready, so several changes are one.
  func forget() {
    if result == nil { return }
    result = nil
    changes.write(changes.value &+ 1)
  }
}

/// The computed values of a panel.
@MainActor final class ComputedValues {
  /// The results so far, by name.
  private var known: [String: ComputedValue] = [:]
  /// The names of computed values that the time changes, themselves or through others.
  private var momentary: Set<String> = []
  /// The results of such values during one evaluation. The next evaluation may come at another time.
  private var moment: [String: ComputedValue.Result] = [:]
  /// The number of nested computations of such values.
  private var depth = 0
  /// The number of times that a value was computed.
  private(set) var evaluations = 0

  /// Takes the values of a file. It drops the results of the previous expressions.
  func follow(_ declarations: [ValueDeclaration]) {
    momentary = declarations.momentaryNames
    let names = Set(declarations.filter { $0.computed != nil }.map(\.name))
    forgetAll()
    known = known.filter { names.contains($0.key) }
  }

  /// Forgets all results: values may live elsewhere now.
  func forgetAll() {
    for value in known.values { value.forget() }
  }

  /// Whether the time changes a value, itself or through others. Its result is not shared.
  func isMomentary(_ name: String) -> Bool { momentary.contains(name) }

  /// The result of a value, which is computed unless it is known.
  func result(of name: String, _ compute: () -> ComputedValue.Result) -> ComputedValue.Result {
    func evaluate() -> ComputedValue.Result {
      evaluations &+= 1
      return compute()
    }
    guard momentary.contains(name) else {
      let value = known[name] ?? ComputedValue()
      known[name] = value
      return value.read(evaluate)
    }
    if let result = moment[name] { return result }
    depth += 1
    let result = evaluate()
    moment[name] = result
    depth -= 1
    if depth == 0 { moment = [:] }
    return result
  }
}

extension [ValueDeclaration] {
  /// The names of the computed values that ask for an age, a link or a timer, and of the values that are computed from
  /// them.
  fileprivate var momentaryNames: Set<String> {
    var users: [String: [String]] = [:]
    var waiting: [String] = []
    for value in self {
      guard let computed = value.computed else { continue }
      for name in computed.names { users[name, default: []].append(value.name) }
      if computed.isMomentary { waiting.append(value.name) }
    }
    var found = Set(waiting)
    while let next = waiting.popLast() {
      for user in users[next] ?? [] where found.insert(user).inserted { waiting.append(user) }
    }
    return found
  }
}
