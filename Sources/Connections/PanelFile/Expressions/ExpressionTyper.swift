import Values

/// Looks up the names of an expression and checks its types.
///
/// Types flow in both directions: a value gives its type to a word on the other side of an operator, and a key of the
/// schema gives the wanted type to its expression. So a mistake is found when the file is read, at its own characters.
///
/// A word such as `fan` or `red` is an option or a colour if one is wanted, so that options need no quotes.
struct ExpressionTyper {
  /// The type of a declared value; `nil` for a name that is not declared.
  var type: (String) -> ExpressionType?
  /// The names of the declared values, sorted.
  var names: () -> [String]
  /// The names of the links.
  var links: Set<String> = []
  /// Whether a mistake suggests the nearest name, which requires a search among all names.
  var givesAdvice = true
  /// The names of colours.
  var colors: [String] = ColorNames.all

  /// An expression with its type.
  typealias Typed = (expression: Expression, type: ExpressionType)

  /// Returns the expression of a syntax, which must have a type.
  func expression(_ syntax: ExpressionSyntax, _ wanted: ExpressionType) throws(ExpressionMistake) -> Expression {
    try checked(typed(syntax, wanted), wanted, syntax.range)
  }

  /// Returns the expression if it has the wanted type, or a type that can stand for it.
  private func checked(
    _ typed: Typed, _ wanted: ExpressionType, _ range: Range<Int>
  ) throws(ExpressionMistake) -> Expression {
    switch (typed.type, wanted) {
    case (let type, _) where type == wanted: return typed.expression
    case (.choice, .choice): return typed.expression
    // Every value except a range can be written as a text.
    case (let type, .text) where type != .range: return typed.expression
    default:
      throw ExpressionMistake(
        range: range, what: "this is \(typed.type.inWords), but \(wanted.inWords) is expected", fix: wanted.advice)
    }
  }

  /// Returns the expression of a syntax with its type.
  ///
  /// - Parameter wanted: the wanted type, by which words are looked up; the result may have another type.
  func typed(_ syntax: ExpressionSyntax, _ wanted: ExpressionType? = nil) throws(ExpressionMistake) -> Typed {
    switch syntax.form {
    case .number(let number): return (.constant(.number(number)), .number)
    case .duration(let duration): return (.constant(.duration(duration)), .duration)
    case .color(let text): return (Self.color(text), .color)
    case .flag(let flag): return (.constant(.flag(flag)), .flag)
    case .text(let text):
      if wanted == .color, ColorNames.isColor(text) { return (Self.color(text), .color) }
      if let wanted, wanted.isText(text) { return (.constant(.text(text)), wanted) }
      return (.constant(.text(text)), .text)
    case .name(let name): return try word(name, syntax.range, wanted)
    case .call(let name, let arguments): return try call(name, arguments, syntax.range)
    case .unary("not", let inside): return (.not(try expression(inside, .flag)), .flag)
    case .unary(_, let inside): return try negative(inside)
    case .compare(let sign, let left, let right):
      return try compare(Expression.Comparison(rawValue: sign) ?? .equal, left, right)
    case .chain(let first, let others): return try chain(first, others)
    case .choose(let value, let condition, let other):
      let condition = try expression(condition, .flag)
      let first = try typed(value, wanted)
      let type = wanted ?? first.type
      let second = try expression(other, type)
      return (.choose(try checked(first, type, value.range), condition, second), type)
    }
  }

  /// A colour, in the form that values have.
  static func color(_ text: String) -> Expression { .constant(DatumForm.color.datum(text) ?? .text(text)) }

  // MARK: Names

  /// A name: a value, the bound of a value, or a word that the wanted type knows.
  private func word(_ name: String, _ range: Range<Int>, _ wanted: ExpressionType?) throws(ExpressionMistake) -> Typed {
    if let type = type(name) { return (.value(name), type) }
    if let bound = bound(name) { return (bound, .number) }
    switch wanted {
    case .choice(let options)? where options.contains(name): return (.constant(.text(name)), .choice(options))
    case .color? where colors.contains(name): return (.constant(.text(name)), .color)
    default: break
    }
    let what =
      switch wanted {
      case .color?: "no colour and no value"
      case .choice?: "no option and no value"
      default: "no value"
      }
    let truth = wanted == .flag ? Self.truths[name] : nil
    throw ExpressionMistake(
      range: range, what: "there is \(what) \(name.inQuotes)",
      fix: truth.map { "write \($0)" } ?? (wanted == .text ? quoted(name) : nil)
        ?? advice(name, names() + (wanted?.words ?? [])),
      name: name)
  }

  /// The advice for a word in the place of a text that is near to no value: the text itself is meant.
  private func quoted(_ name: String) -> String? {
    givesAdvice && nearestName(to: name, among: names()) == nil ? "write '\(name)' if the text itself is meant" : nil
  }

  /// The words that YAML takes for true or false, but an expression does not.
  private static let truths = ["yes": "true", "on": "true", "no": "false", "off": "false"]

  /// The advice for an unknown name.
  private func advice(_ name: String, _ known: @autoclosure () -> [String]) -> String {
    givesAdvice ? adviceFor(name, among: known()) : ""
  }

  /// The bound of a value that is a range: `oven.warm.low`.
  private func bound(_ name: String) -> Expression? {
    for (ending, handle) in [(".low", RangeHandle.lower), (".high", .upper)] where name.hasSuffix(ending) {
      let value = String(name.dropLast(ending.count))
      if type(value) == .range { return .bound(value, handle) }
    }
    return nil
  }

  /// Whether a syntax is a word that gets its meaning only from its neighbour's type.
  private func isOpenWord(_ syntax: ExpressionSyntax) -> Bool {
    switch syntax.form {
    case .name(let name): type(name) == nil && bound(name) == nil
    case .text: true
    default: false
    }
  }

  // MARK: Operators

  /// A number or a duration with a minus sign.
  private func negative(_ inside: ExpressionSyntax) throws(ExpressionMistake) -> Typed {
    if case .number(let number) = inside.form { return (.constant(.number(-number)), .number) }
    let operand = try typed(inside)
    let type = operand.type == .duration ? ExpressionType.duration : .number
    let zero = type == .duration ? Datum.duration(.zero) : .number(0)
    let part = Expression.Operand(sign: .subtract, expression: try checked(operand, type, inside.range))
    return (.arithmetic(.constant(zero), [part]), type)
  }

  /// Operands with signs of one rank between them, from the left to the right.
  private func chain(
    _ first: ExpressionSyntax, _ others: [(sign: String, operand: ExpressionSyntax)]
  ) throws(ExpressionMistake) -> Typed {
    if let sign = others.first?.sign, sign == "and" || sign == "or" {
      var parts = [try expression(first, .flag)]
      for other in others { parts.append(try expression(other.operand, .flag)) }
      return (sign == "and" ? .and(parts) : .or(parts), .flag)
    }
    let head = try typed(first)
    var type = head.type
    var operands: [Expression.Operand] = []
    for (sign, syntax) in others {
      let operand = try typed(syntax)
      let operation = Expression.Arithmetic(rawValue: sign) ?? .add
      guard let result = Self.result(operation, type, operand.type) else {
        throw ExpressionMistake(
          range: first.range.lowerBound..<syntax.range.upperBound,
          what: "\(sign) cannot join \(type.inWords) and \(operand.type.inWords)",
          fix: "use it between two numbers; texts are joined by braces: \"{a} {b}\"")
      }
      type = result
      operands.append(Expression.Operand(sign: operation, expression: operand.expression))
    }
    return (.arithmetic(head.expression, operands), type)
  }

  /// The type of a result; `nil` if the operator cannot join the two.
  private static func result(
    _ sign: Expression.Arithmetic, _ left: ExpressionType, _ right: ExpressionType
  ) -> ExpressionType? {
    switch (left, right, sign) {
    case (.number, .number, _): .number
    case (.duration, .duration, .add), (.duration, .duration, .subtract): .duration
    case (.duration, .duration, .divide): .number
    case (.duration, .number, .multiply), (.duration, .number, .divide), (.number, .duration, .multiply): .duration
    default: nil
    }
  }

  /// The mistake of an option with a hyphen and without quotes, which is read as a difference; `nil` if it is none.
  private func option(_ syntax: ExpressionSyntax, of other: ExpressionSyntax) -> ExpressionMistake? {
    guard case .name(let value) = other.form, case .choice(let options)? = type(value),
      case .chain(let first, let others) = syntax.form, case .name(var word) = first.form
    else { return nil }
    for (sign, operand) in others {
      guard sign == "-", case .name(let part) = operand.form else { return nil }
      word += "-" + part
    }
    guard options.contains(word) else { return nil }
    return ExpressionMistake(
      range: syntax.range, what: "\(word) without quotes is a difference", fix: "write '\(word)'")
  }

  /// The mistake of a date or a time of day that is written in another form, or without quotes; `nil` if it is none.
  ///
  /// - Parameter type: the type of the other side.
  private func moment(_ syntax: ExpressionSyntax, beside type: ExpressionType) -> ExpressionMistake? {
    guard type == .date || type == .time else { return nil }
    func mistake(_ what: String, _ near: String?) -> ExpressionMistake {
      let example = type == .date ? "2026-12-24" : "06:30"
      let fix = near.map { "'\($0)'" } ?? "\(type.inWords) such as '\(example)'"
      return ExpressionMistake(range: syntax.range, what: what, fix: "write \(fix)")
    }
    switch syntax.form {
    case .text(let text):
      let near = type == .date ? CalendarText.date(near: text) : CalendarText.time(near: text)
      return mistake("\(text.inQuotes) is not \(type.inWords)", near)
    case .number: return mistake("\(type.inWords) cannot be compared with a number", nil)
    case .chain(let first, let others):
      let numbers = ([first] + others.map { $0.operand }).compactMap { operand in
        if case .number(let number) = operand.form { Int(exactly: number) } else { nil }
      }
      guard type == .date, numbers.count == 3, others.count == 2, others.allSatisfy({ $0.sign == "-" }),
        let date = CalendarText.date(year: numbers[0], month: numbers[1], day: numbers[2])
      else { return nil }
      return mistake("\(date) without quotes is a difference", date)
    default: return nil
    }
  }

  /// A comparison of two values of one type. A word takes the type of the other side.
  private func compare(
    _ sign: Expression.Comparison, _ left: ExpressionSyntax, _ right: ExpressionSyntax
  ) throws(ExpressionMistake) -> Typed {
    let (first, second): (Typed, Typed)
    if let option = option(right, of: left) ?? option(left, of: right) { throw option }
    if isOpenWord(left), !isOpenWord(right) {
      second = try typed(right)
      first = try typed(left, second.type)
    } else {
      first = try typed(left)
      second = try typed(right, first.type)
    }
    let range = left.range.lowerBound..<right.range.upperBound
    guard first.type == second.type else {
      if let moment = moment(right, beside: first.type) ?? moment(left, beside: second.type) { throw moment }
      throw ExpressionMistake(
        range: range, what: "\(first.type.inWords) cannot be compared with \(second.type.inWords)",
        fix: "compare it with \(first.type.inWords)")
    }
    if sign != .equal, sign != .unequal, !first.type.isOrdered {
      throw ExpressionMistake(
        range: range, what: "\(first.type.inWords) is neither less nor greater than another", fix: "write == or !=")
    }
    return (.compare(sign, first.expression, second.expression), .flag)
  }

  // MARK: Calls

  /// A call of a function of numbers or of durations, or a question.
  private func call(
    _ name: String, _ arguments: [ExpressionSyntax], _ range: Range<Int>
  ) throws(ExpressionMistake) -> Typed {
    if let question = Expression.Question(rawValue: name) { return try ask(question, arguments, range) }
    guard let function = Expression.Function(rawValue: name) else {
      let names = Expression.Function.allCases.map(\.rawValue) + Expression.Question.allCases.map(\.rawValue)
      throw ExpressionMistake(
        range: range, what: "there is no function \(name.inQuotes)", fix: adviceFor(name, among: names))
    }
    let counts = function == .abs ? 1...1 : function == .round ? 1...2 : 1...16
    guard counts.contains(arguments.count) else {
      throw ExpressionMistake(
        range: range,
        what: "\(name) takes \(counts.count == 1 ? "one number" : "1 to \(counts.upperBound) numbers"), "
          + "not \(arguments.count)",
        fix: function == .round ? "write round(NUMBER) or round(NUMBER, DIGITS)" : "write \(name)(NUMBER)")
    }
    let first = try typed(arguments[0])
    let type = first.type == .duration ? ExpressionType.duration : .number
    var parts = [try checked(first, type, arguments[0].range)]
    // The second number of round() is that of the digits.
    let others = function == .round ? .number : type
    for argument in arguments.dropFirst() { parts.append(try expression(argument, others)) }
    return (.call(function, parts), type)
  }

  /// A question about a value, a link or a timer, which names it and computes nothing.
  private func ask(
    _ question: Expression.Question, _ arguments: [ExpressionSyntax], _ range: Range<Int>
  ) throws(ExpressionMistake) -> Typed {
    let subject = question.subject
    guard arguments.count == 1, case .name(let name) = arguments[0].form else {
      throw ExpressionMistake(
        range: range, what: "\(question.rawValue) asks about the name of a \(subject.rawValue)",
        fix: "write \(question.rawValue)(NAME)")
    }
    let isKnown =
      switch subject {
      case .value: type(name) != nil
      case .link: links.contains(name)
      // Whether there is such a timer is known when all pages have been read.
      case .timer: true
      }
    guard isKnown else {
      throw ExpressionMistake(
        range: arguments[0].range, what: "there is no \(subject.rawValue) \(name.inQuotes)",
        fix: advice(name, subject == .link ? links.sorted() : names()), name: name)
    }
    return (.ask(question, name), question == .age || question == .timer ? .duration : .flag)
  }
}

extension ExpressionType {
  /// Whether one value of the type can be less than another.
  fileprivate var isOrdered: Bool {
    switch self {
    case .number, .duration, .date, .time: true
    case .flag, .text, .color, .range, .choice: false
    }
  }

  /// The words that are values of the type without quotes.
  fileprivate var words: [String] {
    switch self {
    case .choice(let options): options.all
    case .color: ColorNames.all
    case .number, .flag, .text, .duration, .range, .date, .time: []
    }
  }

  /// Whether a text in quotes is a value of the type.
  fileprivate func isText(_ text: String) -> Bool {
    switch self {
    case .text: true
    case .color: ColorNames.isColor(text)
    case .choice(let options): options.contains(text)
    case .date: CalendarText.isDate(text)
    case .time: CalendarText.isTime(text)
    case .number, .flag, .duration, .range: false
    }
  }
}
