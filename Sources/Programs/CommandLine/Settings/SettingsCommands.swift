import Glibc
import LinuxHost
import Operation
import Settings
import Values

// Commands that query and change settings.
extension Kiosk {
  /// `config`: prints the merged settings as a configuration file, with the origin of each value.
  func printConfig(_ arguments: Arguments) throws -> Int32 {
    if arguments.has("template") { return try printTemplate(arguments) }
    let layers = try settings(arguments)
    let values = load(layers).values
    let shown = layers.listed.filter { declaration in
      guard let value = values[declaration.id] else { return false }
      return !arguments.has("changed") || value.text != declaration.defaultText
    }
    if arguments.has("json") {
      let list = shown.map { declaration in
        Self.json(
          of: declaration, values[declaration.id]?.text, [("origin", .init(values[declaration.id]?.origin.description))]
        )
      }
      return say(JSONText.array(list).lines)
    }
    var document = try SettingsDocument(file: "config")
    for declaration in shown {
      guard let value = values[declaration.id] else { continue }
      try document.set(declaration.id, to: value.text, comment: [value.origin.description])
    }
    print(String(decoding: document.serialize(), as: UTF8.self).withoutControls, terminator: "")
    return 0
  }

  /// `config --template`: prints a configuration file in which each setting is a comment with its default.
  private func printTemplate(_ arguments: Arguments) throws -> Int32 {
    print(
      """
      # The settings of a panel. Take the # from a line in front of KEY= and change the value; what is not set here keeps
      # its default. “\(arguments.program) check F” says what is wrong with a file.
      """)
    var group = ""
    for declaration in try declarations(arguments) {
      let place = SettingLocation(id: declaration.id)
      if place.group != group { print("\n[\(place.group)]") }
      group = place.group
      for line in declaration.comment {
        print(Terminal.none.wrap(line).split(separator: "\n").map { "# \($0)" }.joined(separator: "\n"))
      }
      print("#\(place.key)=\(declaration.defaultText.onOneLine)")
    }
    return 0
  }

  /// The settings that a file of the panel may have, without any file.
  func declarations(_ arguments: Arguments) throws -> [SettingDeclaration] {
    let layers = SettingsLayers(state: "panel.conf", declarations: [])
    try declare(arguments, in: layers)
    return layers.listed
  }

  /// `list`: prints name, value, whether it differs from the default, and description, separated by tabs.
  func list(_ arguments: Arguments) throws -> Int32 {
    let layers = try settings(arguments)
    let values = load(layers).values
    if arguments.has("json") {
      return say(JSONText.array(layers.listed.map { Self.json(of: $0, values[$0.id]?.text) }).lines)
    }
    for declaration in layers.listed {
      let text = values[declaration.id]?.text ?? declaration.defaultText
      let mark = text == declaration.defaultText ? "default" : "changed"
      print([declaration.id, text.onOneLine, mark, declaration.comment.joined(separator: " ")].joined(separator: "\t"))
    }
    return 0
  }

  /// `get`: prints one value.
  func get(_ arguments: Arguments) throws -> Int32 {
    let layers = try settings(arguments)
    guard arguments.rest.count == 1 else { throw Arguments.Mistake(text: "get needs the name of one setting") }
    try demand(arguments.rest, of: layers, arguments)
    let text = load(layers).values[arguments.rest[0]]?.text
    guard arguments.has("json"), let declaration = layers.listed.first(where: { $0.id == arguments.rest[0] }) else {
      return say((text ?? "").onOneLine)
    }
    return say(Self.json(of: declaration, text).description)
  }

  /// A setting as a JSON object; values are texts, as in the file.
  private static func json(
    of declaration: SettingDeclaration, _ text: String?, _ others: [(name: String, value: JSONText)] = []
  ) -> JSONText {
    let value = text ?? declaration.defaultText
    return .object(
      [
        ("name", .string(declaration.id)), ("value", .string(value)), ("default", .string(declaration.defaultText)),
        ("changed", .bool(value != declaration.defaultText)),
        ("description", .string(declaration.comment.joined(separator: " "))),
      ] + others)
  }

  /// `set`: changes a setting in the file that the panel writes, too.
  func set(_ arguments: Arguments) throws -> Int32 {
    let layers = try settings(arguments)
    guard arguments.rest.count == 2 else {
      throw Arguments.Mistake(text: "set needs the name of a setting and a value")
    }
    let (name, text) = (arguments.rest[0], arguments.rest[1])
    if text.hasBarredCharacters {
      throw Arguments.Mistake(text: "the value of \(name) has control characters or marks of direction; leave them out")
    }
    try demand([name], of: layers, arguments)
    let isNew = layers.load().values[name]?.text != text
    let onTrial = arguments.has("keep") || !isNew ? [] : MachineSetting.confirmedIDs.intersection([name])
    try layers.state.write([name: text], onTrial: onTrial)
    tellTrial(of: onTrial)
    return 0
  }

  /// Says that a person at the panel has to keep what was changed, where a mistake could cost them picture or finger.
  private func tellTrial(of names: Set<String>) {
    if names.isEmpty { return }
    writeToStandardError(
      "\(names.sorted().joined(separator: ", ")): press Keep on the panel within "
        + "\(RunningTrial.length.components.seconds) seconds of its question, or the previous value returns; "
        + "--keep asks nobody.")
  }

  /// `reset`: removes settings from the file that the panel writes.
  func reset(_ arguments: Arguments) throws -> Int32 {
    let layers = try settings(arguments)
    guard arguments.rest.isEmpty == arguments.has("all") else {
      throw Arguments.Mistake(text: "reset needs names of settings, or --all")
    }
    try demand(arguments.rest, of: layers, arguments)
    let names = Set(arguments.has("all") ? layers.listed.map(\.id) : arguments.rest)
    let reading = layers.load()
    let changed = names.filter { reading.values[$0]?.text != reading.standard[$0]?.text }
    let onTrial = arguments.has("keep") ? [] : MachineSetting.confirmedIDs.intersection(changed)
    try layers.state.write([:], removing: names, onTrial: onTrial)
    tellTrial(of: onTrial)
    return 0
  }

  /// `watch`: prints name and value of each setting that changes, until the process is ended.
  func watch(_ arguments: Arguments) throws -> Int32 {
    let layers = try settings(arguments)
    try demand(arguments.rest, of: layers, arguments)
    let watch = SettingsWatch(layers, only: arguments.rest, asJSON: arguments.has("json"))
    let loop = EventLoop()
    let files = try layers.watchedPaths.map { try FileWatch(path: $0) { watch.look() } }
    for file in files { file.attach(to: loop) }
    // Catches changes between the first reading and the start of the watch.
    watch.look()
    // The loop does not keep who watches, and an optimized program lets go of what it names no more.
    withExtendedLifetime(files) { loop.run() }
    return 0
  }

  /// The layers that the command line names, with the settings of the panel declared.
  private func settings(_ arguments: Arguments) throws -> SettingsLayers {
    let layers = try arguments.demandLayers()
    try declare(arguments, in: layers)
    return layers
  }

  /// Declares the settings of the panel and of the machine.
  private func declare(_ arguments: Arguments, in layers: SettingsLayers) throws {
    for declaration in try settingDeclarations(arguments) { layers.declare(declaration) }
    layers.declareMachine()
  }

  /// Reads the layers, and prints their problems to standard error.
  private func load(_ layers: SettingsLayers) -> LayeredReading {
    let reading = layers.load()
    for problem in reading.problems { writeToStandardError(problem.description) }
    return reading
  }

  /// Throws an error with the nearest name if one of the settings does not exist, or with where it is if it is a value
  /// that no config file has.
  private func demand(_ names: [String], of layers: SettingsLayers, _ arguments: Arguments) throws {
    for name in names {
      let isKnown = layers.listed.contains { $0.id == name }
      if !isKnown, try isElsewhere(name, arguments) {
        throw SettingsProblem(
          file: layers.state.path, what: "\(name) is not in the config file: a link gives its value, or an expression",
          fix: "read and set it at the panel, or where its link gets it")
      }
      try layers.state.demand(name)
    }
  }

  /// Whether a value of the panel file, or a tweak, is in no config file.
  private func isElsewhere(_ name: String, _ arguments: Arguments) throws -> Bool {
    if let panel = try arguments.panelFileOfSettings(report: { _ in }), panel.namesElsewhere.contains(name) {
      return true
    }
    let stage = try makeStage(arguments, root: settingsRoot(arguments, report: { _ in }))
    stage.update()
    return stage.tweaks.linked[name] != nil
  }
}
