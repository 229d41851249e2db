import Values

/// An expression with its names looked up and its types checked. It always has a value, unless a value that it needs is
/// not good.
///
/// The logic has three values, after S. C. Kleene (1938): true, false, and not known. The unknown stays unknown through
/// `not`, and through `and` and `or` unless the other side alone decides; a choice whose condition is unknown has no
/// value. In the end a condition holds only if it is true, so that an interlock whose switch cannot be read does not
/// open, however the condition is written.
indirect enum Expression: Sendable, Hashable {
  /// An operator of arithmetic.
  enum Arithmetic: String, Sendable { case add = "+", subtract = "-", multiply = "*", divide = "/" }
  /// An operator that compares.
  enum Comparison: String, Sendable {
    case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
  }
  /// A function of numbers or of durations.
  enum Function: String, Sendable, CaseIterable { case min, max, round, abs }
  /// An operand of a chain, with the operator before it.
  struct Operand: Sendable, Hashable {
    var sign: Arithmetic
    var expression: Expression
  }
  /// A question about a value, a link or a timer.
  enum Question: String, Sendable, CaseIterable {
    case good, age, online, timer, running

    /// The subject of a question.
    enum Subject: String { case value, link, timer }

    /// The subject of this question.
    var subject: Subject {
      switch self {
      case .good, .age: .value
      case .online: .link
      case .timer, .running: .timer
      }
    }
  }

  case constant(Datum)
  case value(String)
  /// The lower or the upper bound of a value that is a range.
  case bound(String, RangeHandle)
  case not(Expression)
  /// Parts that must all be true. They are a list, so that a longer chain makes no deeper tree.
  case and([Expression])
  /// Parts of which one has to be true.
  case or([Expression])
  case compare(Comparison, Expression, Expression)
  /// An operand, and the operands that are joined to it one after another.
  case arithmetic(Expression, [Operand])
  case call(Function, [Expression])
  case ask(Question, String)
  /// The value, the condition, and the value otherwise.
  case choose(Expression, Expression, Expression)

  /// The value that the expression names and nothing else.
  var namedValue: String? {
    if case .value(let name) = self { return name }
    return nil
  }

  /// The expressions that it is made of.
  private var parts: [Expression] {
    switch self {
    case .constant, .value, .bound, .ask: []
    case .not(let inside): [inside]
    case .compare(_, let a, let b): [a, b]
    case .arithmetic(let first, let others): [first] + others.map(\.expression)
    case .and(let parts), .or(let parts), .call(_, let parts): parts
    case .choose(let a, let b, let c): [a, b, c]
    }
  }

  /// A value or a timer whose state a result reveals.
  enum Origin: Hashable, Sendable {
    case value(String), timer(String)

    /// The origin in a message.
    var inWords: String {
      switch self {
      case .value(let name): name
      case .timer(let name): "the timer \(name)"
      }
    }
  }

  /// The values and the timers whose states the result reveals.
  var origins: Set<Origin> { Set(names.map(Origin.value)).union(timerNames.map(Origin.timer)) }

  /// The names of all values that the expression reads.
  var names: Set<String> {
    var names: Set<String> = []
    visit { part in
      switch part {
      case .value(let name), .bound(let name, _): names.insert(name)
      case .ask(let question, let name): if question.subject == .value { names.insert(name) }
      default: break
      }
    }
    return names
  }

  /// The questions in this expression and in its parts.
  private var questions: [(question: Question, name: String)] {
    var questions: [(question: Question, name: String)] = []
    visit { if case .ask(let question, let name) = $0 { questions.append((question, name)) } }
    return questions
  }

  /// Calls a closure once for the expression and for each of its parts.
  private func visit(_ body: (Expression) -> Void) {
    var waiting = [self]
    while let next = waiting.popLast() {
      body(next)
      waiting += next.parts
    }
  }

  /// The names of what it asks about, of one kind.
  private func names(askedOf subject: Question.Subject) -> Set<String> {
    Set(questions.filter { $0.question.subject == subject }.map(\.name))
  }
}

extension Expression {
  /// The values that the expression reads without asking whether they are good, or how old they are.
  var unguardedNames: Set<String> { names.subtracting(names(askedOf: .value)) }

  /// The names of the timers that it asks about.
  var timerNames: Set<String> { names(askedOf: .timer) }

  /// Whether the expression can change without a change of a value, because it asks for an age, a link or a timer.
  var isMomentary: Bool { questions.contains { $0.question != .good } }

  /// Whether the result is an age or the time of a timer, or is computed from one.
  var isTimeMeasured: Bool {
    switch self {
    case .ask(let question, _): question == .age || question == .timer
    case .arithmetic, .call: parts.contains(where: \.isTimeMeasured)
    case .choose(let value, _, let other): value.isTimeMeasured || other.isTimeMeasured
    case .constant, .value, .bound, .not, .and, .or, .compare: false
    }
  }

  /// Whether the expression changes with time alone, because it asks for an age or for the time of a timer.
  var asksTime: Bool { questions.contains { $0.question == .age || $0.question == .timer } }
}

/// The source of the values that expressions name.
@MainActor protocol ExpressionScope: AnyObject {
  /// The value of a name; `nil` if there is none to be shown.
  func datum(of name: String) -> Datum?
  /// Returns the quality of a value.
  func quality(of name: String) -> Quality
  /// The time since a value was last told.
  func age(of name: String) -> Duration?
  /// Whether a link answers.
  func isOnline(_ link: String) -> Bool
  /// The time that a timer shows.
  func time(ofTimer name: String) -> Duration
  /// Whether a timer runs.
  func isRunning(_ timer: String) -> Bool
}

extension Expression {
  /// The value of the expression; `nil` if it needs a value that is missing.
  ///
  /// Inside conditions only good values count. There `nil` is neither true nor false: its negation is `nil`, too, a
  /// choice by it is `nil`, and a condition that is `nil` in the end does not hold.
  ///
  /// - Parameter isStrict: whether only good values count; otherwise pending values count, too.
  @MainActor func datum(in scope: some ExpressionScope, isStrict: Bool = false) -> Datum? {
    switch self {
    case .constant(let datum): return datum
    case .value(let name):
      let quality = scope.quality(of: name)
      return quality == .good || !isStrict && quality.isShown ? scope.datum(of: name) : nil
    case .bound(let name, let handle):
      guard case .range(let range)? = Expression.value(name).datum(in: scope, isStrict: isStrict) else { return nil }
      return .number(handle == .lower ? range.lowerBound : range.upperBound)
    case .not, .and, .or, .compare: return truth(in: scope).map(Datum.flag)
    case .arithmetic(let first, let others):
      var result = first.datum(in: scope, isStrict: isStrict)
      for other in others {
        let operand = other.expression.datum(in: scope, isStrict: isStrict)
        result = result.flatMap { left in operand.flatMap { Self.compute(other.sign, left, $0) } }
      }
      return result
    case .call(let function, let parts):
      let data = parts.compactMap { $0.datum(in: scope, isStrict: isStrict) }
      return data.count == parts.count ? Self.call(function, data) : nil
    case .ask(.good, let name): return .flag(scope.quality(of: name) == .good)
    case .ask(.online, let link): return .flag(scope.isOnline(link))
    case .ask(.age, let name): return scope.age(of: name).map(Datum.duration)
    case .ask(.timer, let name): return .duration(scope.time(ofTimer: name))
    case .ask(.running, let name): return .flag(scope.isRunning(name))
    case .choose(let value, let condition, let other):
      // An unknown condition takes neither of the two.
      guard let holds = condition.truth(in: scope) else { return nil }
      return (holds ? value : other).datum(in: scope, isStrict: isStrict)
    }
  }

  /// Whether the expression is true; `false` if a value that decides it is not good.
  @MainActor func holds(in scope: some ExpressionScope) -> Bool { truth(in: scope) ?? false }

  /// The number; `nil` if the expression has no value, or no number.
  @MainActor func number(in scope: some ExpressionScope, isStrict: Bool = false) -> Double? {
    if case .number(let number)? = datum(in: scope, isStrict: isStrict) { return number }
    return nil
  }

  /// The text, such as an option or a colour; `nil` if the expression has no value, or no text.
  @MainActor func text(in scope: some ExpressionScope) -> String? {
    if case .text(let text)? = datum(in: scope) { return text }
    return nil
  }

  /// Whether the expression is true or false; `nil` if a value that decides it is not good.
  @MainActor func truth(in scope: some ExpressionScope) -> Bool? {
    switch self {
    case .not(let inside): return inside.truth(in: scope).map { !$0 }
    case .and(let parts):
      let truths = parts.map { $0.truth(in: scope) }
      if truths.contains(false) { return false }
      return truths.contains(nil) ? nil : true
    case .or(let parts):
      let truths = parts.map { $0.truth(in: scope) }
      if truths.contains(true) { return true }
      return truths.contains(nil) ? nil : false
    case .compare(let sign, let left, let right):
      guard let left = left.datum(in: scope, isStrict: true), let right = right.datum(in: scope, isStrict: true)
      else { return nil }
      return Self.compare(sign, left, right)
    default:
      if case .flag(let flag)? = datum(in: scope, isStrict: true) { return flag }
      return nil
    }
  }
}
