import CGLib
import Headless
import LinuxHost
import Operation
import Runtime
import Values

/// A script of user actions for a panel, one per line.
///
///     tap Increment in Time
///     hold Increment in Time for 1.2
///     drag "Core temperature maximum" by 60
///     press knob
///     turn 3
///
/// Words are quoted as in a shell. Durations are in seconds, distances in points; `#` begins a comment.
struct Visit {
  /// An error in a script, with its file and line.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// One line of a script that does something.
  private struct Step {
    let line: Int
    let words: [String]
  }

  private let file: String
  private let steps: [Step]

  /// Parses a script. `file` is the name for messages.
  ///
  /// - Throws: ``Mistake`` for a line with unbalanced quotes.
  init(_ text: String, file: String) throws {
    self.file = file
    steps = try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let words = try Self.words(of: String(line), at: "\(file):\(index + 1)")
      return words.isEmpty ? nil : Step(line: index + 1, words: words)
    }
  }

  /// Splits a line into words. Calls `g_shell_parse_argv`.
  private static func words(of line: String, at place: String) throws -> [String] {
    var count: Int32 = 0
    var vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var error: UnsafeMutablePointer<GError>?
    guard g_shell_parse_argv(line, &count, &vector, &error) != 0 else {
      defer { g_clear_error(&error) }
      if error?.pointee.code == Int32(G_SHELL_ERROR_EMPTY_STRING.rawValue) { return [] }
      throw Mistake(description: "\(place): \(error.map { String(cString: $0.pointee.message) } ?? "cannot be read")")
    }
    defer { g_strfreev(vector) }
    return (0..<Int(count)).map { String(cString: vector![$0]!) }
  }

  /// Plays all steps on a panel.
  ///
  /// - Parameters:
  ///   - panel: the panel.
  ///   - values: the panel of a panel file, whose values a script can set as a device would.
  ///   - onStep: called after each step with what was done.
  /// - Throws: ``Mistake`` with the line of the step that failed, and errors of `onStep`.
  func play(
    on panel: HeadlessHost, _ values: (any PanelOfFile)? = nil, onStep: (_ step: String) throws -> Void = { _ in }
  ) throws {
    for step in steps {
      let known = panel.reports.count
      do {
        if let values, try values.perform(step.words) {
          try panel.frame()
        } else {
          try Self.play(step.words, on: panel)
        }
        try panel.runTasks()
        // Such as a touch that nothing answers to.
        if panel.reports.count > known { throw Mistake(description: panel.reports[known]) }
      } catch {
        throw Mistake(description: "\(self.file):\(step.line): \(error)")
      }
      try onStep(step.words.joined(separator: " "))
    }
  }

  /// Plays one step, which has been split into words.
  private static func play(_ words: [String], on panel: HeadlessHost) throws {
    var rest = words.dropFirst()
    let container = take("in", from: &rest)
    switch (words[0], rest.count) {
    case ("tap", 1):
      try demandWorkable(rest.first!, in: container, on: panel)
      try panel.tap(rest.first!, in: container)
    case ("hold", 3) where rest.dropFirst().first == "for":
      try demandWorkable(rest.first!, in: container, on: panel)
      try panel.hold(rest.first!, in: container, for: .milliseconds(Int64(number(rest.last!) * 1000)))
    case ("drag", 3...4) where rest.dropFirst().first == "by":
      let distances = try rest.dropFirst(2).map(number)
      try demandWorkable(rest.first!, in: container, on: panel)
      try panel.drag(rest.first!, in: container, dx: distances[0], dy: distances.count > 1 ? distances[1] : 0)
    case ("turn", 1): try panel.turn(by: Int(number(rest.first!)))
    case ("turn", 2) where rest.first == "to": try panel.turn(to: rest.last!, in: container)
    case ("tab", 2) where rest.first == "to": try panel.tab(to: rest.last!, in: container)
    case ("expect", 1): _ = try expected(rest.first!, in: container, on: panel)
    case ("expect", 3) where rest.dropFirst().first == "is":
      let values = try expected(rest.first!, in: container, on: panel).map(\.value)
      guard !values.map(\.withPlainBlanks).contains(rest.last!.withPlainBlanks) else { break }
      let seen = values.map { "“\($0)”" }.joined(separator: " and ")
      throw Mistake(description: "“\(rest.first!)” is \(seen), and not “\(rest.last!)”")
    #if Speech
    case ("swipe", 1), ("swipe", 2):
      let ways = try rest.map(direction)
      try panel.swipe(ways[0], then: ways.count > 1 ? ways[1] : nil)
    case ("double", 1) where rest.first == "tap": try panel.doubleTap()
    case ("listen", 0): try panel.listen()
    #endif
    case ("press", 1) where rest.first == "knob": try panel.pressKnob()
    case ("press", 1) where InputStep.key(rest.first!) != nil: try panel.key(InputStep.key(rest.first!)!)
    case ("type", 1): for character in rest.first! { try panel.key(.character(character)) }
    case ("wait", 1): try panel.wait(for: .milliseconds(Int64(number(rest.first!) * 1000)))
    default:
      // The steps of a recording.
      if let kind = InputStep.kind(words) { return try panel.send(kind) }
      throw Mistake(
        description: "“\(words.joined(separator: " "))” is not a step: write tap NAME, hold NAME for SECONDS, "
          + "drag NAME by POINTS, turn DETENTS, turn to NAME, press knob, press KEY, tab to NAME, type TEXT, swipe DIRECTION, "
          + "swipe DIRECTION DIRECTION, double tap, listen, "
          + "wait SECONDS, expect NAME or expect NAME is VALUE; in NAME says where; directions are "
          + "up, down, left and right; with --panel also set VALUE TEXT and spoil VALUE; "
          + "names and texts with spaces need quotes, keys are F1 to F24 and \(InputStep.keys.keys.sorted().joined(separator: ", "))"
      )
    }
  }

  /// Refuses a touch of a disabled control, because the author of the script expects an effect.
  private static func demandWorkable(_ label: String, in container: String?, on panel: HeadlessHost) throws {
    guard try !panel.touched(label, in: container).isEnabled else { return }
    throw Mistake(description: "“\(label)” is disabled now, and a touch of it does nothing")
  }

  /// The elements with a label that the script expects to be there. Blanks of any kind are equal.
  private static func expected(
    _ label: String, in container: String?, on panel: HeadlessHost
  ) throws -> [SemanticsElement] {
    let candidates = try panel.candidates(in: container)
    let plain = label.withPlainBlanks
    let found = candidates.filter { $0.label.withPlainBlanks == plain || $0.identifier == label }
    guard found.isEmpty else { return found }
    // Several texts that are read as one element begin with the one that names it, as the banner of an alarm does.
    let named = candidates.filter { $0.label.withPlainBlanks.hasPrefix(plain + ", ") }
    guard named.isEmpty else { return named }
    let names = candidates.map(\.label).filter { !$0.isEmpty }.map { "“\($0)”" }.joined(separator: ", ")
    throw Mistake(description: "there is no “\(label)” now; there are: \(names.isEmpty ? "none at all" : names)")
  }

  private static func direction(_ name: String) throws -> MoveCommandDirection {
    let known: [String: MoveCommandDirection] = ["up": .up, "down": .down, "left": .left, "right": .right]
    guard let direction = known[name] else {
      throw Mistake(description: "“\(name)” is not a direction: write up, down, left or right")
    }
    return direction
  }

  /// Removes a word and the one after it from the line, and returns the latter.
  private static func take(_ word: String, from rest: inout ArraySlice<String>) -> String? {
    guard let index = rest.firstIndex(of: word), index + 1 < rest.endIndex else { return nil }
    let value = rest[index + 1]
    rest.removeSubrange(index...(index + 1))
    return value
  }

  /// A number of seconds, points or detents, within bounds in which arithmetic with it is safe.
  private static func number(_ text: String) throws -> Double {
    guard let value = Double(text), abs(value) <= 100_000 else {
      throw Mistake(description: "“\(text)” is not a number that makes sense here")
    }
    return value
  }
}

extension HeadlessHost {
  /// Lets the tasks of views do what they can do now, and draws what they have changed.
  func runTasks() throws {
    try runTasks(thenDraw: frame)
  }

  private func runTasks(thenDraw draw: () throws -> Void) throws {
    stage.update()
    MainTasks.runWaiting()
    try draw()
  }

  /// Advances the clock, and runs the tasks of views at each deadline.
  func wait(for duration: Duration) throws {
    let end = now + duration
    try runTasks()
    while let deadline = stage.deadline, deadline < end {
      let before = now
      try advance(to: max(now, deadline))
      try runTasks(thenDraw: timedFrame)
      // A view that asks to be updated at once is updated at the frame rate.
      if now == before { try advance(by: min(.milliseconds(16), end - now)) }
    }
    try advance(to: end)
    try runTasks()
  }
}
