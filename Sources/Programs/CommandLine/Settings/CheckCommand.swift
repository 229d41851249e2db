import Glibc
import Operation
import Settings
import Values

extension Kiosk {
  /// `check`: reports the problems of panel files, of a configuration file, or of all layers.
  func check(_ arguments: Arguments) throws -> Int32 {
    if let path = arguments.values["panel"], arguments.stateOfImpliedPanel != nil {
      let isGood = try checkPanel(path, arguments)
      return try checkSettings(arguments, arguments.rest) && isGood ? 0 : 1
    }
    guard let panels = arguments.lists["panel"] else { return try checkSettings(arguments, arguments.rest) ? 0 : 1 }
    // A shell replaces --panel *.yaml by the names of all these files, of which the option gets the first.
    var isGood = true
    for path in panels + arguments.rest { isGood = try checkPanel(path, arguments) && isGood }
    if !isGood || arguments.values["config"] == nil { return isGood ? 0 : 1 }
    return try checkSettings(arguments, []) ? 0 : 1
  }

  /// Says what is wrong with a configuration file, or with all layers. Returns whether they can be used.
  ///
  /// - Parameter operands: The file; empty for the layers.
  private func checkSettings(_ arguments: Arguments, _ operands: [String]) throws -> Bool {
    let files = operands + [arguments.values["config"]].compactMap { $0 }
    guard files.count < 2 else { throw Arguments.Mistake(text: "check needs one config file") }
    let layers: SettingsLayers
    if let path = operands.first {
      layers = SettingsLayers(state: path, declarations: [])
    } else {
      layers = try arguments.demandLayers()
    }
    let path = layers.state.path
    // With default layers below it, the panel's own file need not exist yet.
    guard !layers.defaults.isEmpty || access(path, F_OK) == 0 else {
      throw FileError(path: path, verb: "read", number: errno)
    }
    let problems = PanelSettings(
      stage: try makeStage(arguments, root: settingsRoot(arguments) { _ in }), layers: layers, log: { _ in }
    ).load()
    let isSound = !problems.contains { $0.severity == .error }
    if arguments.has("json") {
      var lines: [String] = []
      let isGood = try checkLanguages(arguments, layers, besides: path) { lines.append("\($0)") } && isSound
      let members: [(String, JSONText)] = [
        ("file", .string(path)), ("good", .bool(isGood)), ("problems", .array(problems.map(\.json))),
        ("languages", .array(lines.map(JSONText.string))),
      ]
      print(JSONText.object(members.map { (name: $0.0, value: $0.1) }))
      return isGood
    }
    for problem in problems { print(problem.ofFileAtRest) }
    let isTranslated = try checkLanguages(arguments, layers, besides: path) { print($0) }
    if !isSound || !isTranslated { return false }
    print("\(path): good")
    return true
  }
}

extension SettingsProblem {
  /// The problem as JSON: its place, what is wrong and how to fix it.
  nonisolated fileprivate var json: JSONText {
    .object([
      ("file", .string(file)), ("line", .init(line)), ("column", .init(column)),
      ("severity", severity == .warning ? "warning" : "error"), ("what", .string(what)), ("fix", .string(fix)),
    ])
  }
}
