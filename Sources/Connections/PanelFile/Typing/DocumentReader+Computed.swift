import Values

// Values that are computed from others.
extension DocumentReader {
  /// Reads the expression that computes a value.
  func computeValue(_ entry: SourceEntry) {
    guard var value = values[entry.name], let key = entry.value.entry(ValueKeys.computed) else { return }
    guard case .scalar(let scalar) = key.value.content, !key.value.isNothing else {
      note(key.value.place, "is: wants an expression", "write one such as oven.now - oven.target")
      return
    }
    if value.source != nil {
      note(key.place, "\(value.name) is computed and comes from a link", "remove one of the two")
    }
    if case .text = value.type {
      guard let text = template(key.value, scalar) else { return }
      note(key.place, "a text cannot be computed", text.plain == nil ? "write it where it is shown" : "write initial:")
      return
    }
    guard let expression = expression(key.value, scalar, value.type) else { return }
    (value.computed, value.isKept, value.initial) = (expression, false, nil)
    values[entry.name] = value
  }

  /// Notes values that are computed from themselves, perhaps through others, and values at the end of an overlong
  /// chain: panels compute a value by first computing the values that it reads. Each value is visited once.
  func checkComputed(_ entries: [SourceEntry]) {
    let order = Dictionary(entries.enumerated().map { ($1.name, $0) }) { $1 }
    var chains = ComputedChains { [self] name in
      let names = values[name]?.computed?.names ?? []
      return names.filter { values[$0]?.computed != nil }.sorted()
    }
    for entry in entries where values[entry.name]?.computed != nil { chains.follow(entry.name) }
    func note(_ name: String, _ what: String, _ fix: String) {
      let expression = order[name].flatMap { entries[$0].value.entry(ValueKeys.computed)?.value }
      if let expression { self.note(expression.place, "\(name) \(what)", fix) }
    }
    for circle in chains.circles {
      // The last one of a circle in the file closes it.
      guard let last = circle.max(by: { order[$0, default: 0] < order[$1, default: 0] }) else { continue }
      note(last, "is computed from itself", "remove it from the expression")
      values[last]?.computed = nil
    }
    for name in chains.tooLong {
      note(
        name,
        "is the end of a chain of more than \(Limits.computedChain) computed values",
        "write the expression of one of them in the place of its name")
    }
  }
}

/// Follows values to those that they are computed from.
///
/// The path is kept in a list and not on the stack, which a long chain in a file would exhaust.
private struct ComputedChains {
  /// A value on the path, with the values that are still to be followed and the length of the longest chain below it.
  private struct Step {
    var name: String
    var rest: [String]
    var length = 0
  }

  /// The computed values that a value is computed from.
  private let parts: (String) -> [String]
  /// The way from the first value to the present one.
  private var way: [Step] = []
  /// The places of the values on the way.
  private var open: [String: Int] = [:]
  /// The lengths of the chains that end at values that have been followed.
  private var lengths: [String: Int] = [:]
  /// The circles that were found.
  private(set) var circles: [[String]] = []
  /// The first values of chains that are too long.
  private(set) var tooLong: [String] = []

  init(parts: @escaping (String) -> [String]) { self.parts = parts }

  /// Follows a value, unless that has been done.
  mutating func follow(_ name: String) {
    if lengths[name] != nil { return }
    begin(name)
    while let index = way.indices.last {
      guard let next = way[index].rest.popLast() else {
        end()
        continue
      }
      if let place = open[next] {
        circles.append(way[place...].map(\.name))
      } else if let length = lengths[next] {
        way[index].length = max(way[index].length, length)
      } else {
        begin(next)
      }
    }
  }

  private mutating func begin(_ name: String) {
    open[name] = way.count
    way.append(Step(name: name, rest: parts(name)))
  }

  /// Leaves the present value for the one before it.
  private mutating func end() {
    let step = way.removeLast()
    let length = step.length + 1
    (open[step.name], lengths[step.name]) = (nil, length)
    if let index = way.indices.last { way[index].length = max(way[index].length, length) }
    // Those behind it are too long for the same reason.
    if length == Limits.computedChain + 1 { tooLong.append(step.name) }
  }
}
