import Glibc
import LinuxHost
import Settings

// Commands that query and change settings.
extension Kiosk {
  /// `config`: prints the merged settings as a configuration file, with the origin of each value.
  func printConfig(_ words: [String]) throws -> Int32 {
    let (arguments, layers) = try settings(words, ["changed"])
    try arguments.expectNothingElse()
    let values = load(layers).values
    var document = try SettingsDocument(file: "config")
    for declaration in layers.listed {
      guard let value = values[declaration.id] else { continue }
      if arguments.has("changed"), value.text == declaration.defaultText { continue }
      try document.set(declaration.id, to: value.text, comment: [value.origin.description])
    }
    print(String(decoding: document.serialize(), as: UTF8.self), terminator: "")
    return 0
  }

  /// `list`: prints name, value, whether it differs from the default, and description, separated by tabs.
  func list(_ words: [String]) throws -> Int32 {
    let (arguments, layers) = try settings(words)
    try arguments.expectNothingElse()
    let values = load(layers).values
    for declaration in layers.listed {
      let text = values[declaration.id]?.text ?? declaration.defaultText
      let mark = text == declaration.defaultText ? "default" : "changed"
      print([declaration.id, text.onOneLine, mark, declaration.comment.joined(separator: " ")].joined(separator: "\t"))
    }
    return 0
  }

  /// `get`: prints one value.
  func get(_ words: [String]) throws -> Int32 {
    let (arguments, layers) = try settings(words)
    guard arguments.rest.count == 1 else { throw Arguments.Mistake(text: "get wants the name of one setting") }
    try demand(arguments.rest, of: layers)
    return say(load(layers).values[arguments.rest[0]]?.text ?? "")
  }

  /// `set`: changes a setting in the file that the panel writes, too.
  func set(_ words: [String]) throws -> Int32 {
    let (arguments, layers) = try settings(words, ["keep"])
    guard arguments.rest.count == 2 else {
      throw Arguments.Mistake(text: "set wants the name of a setting and a value")
    }
    let (name, text) = (arguments.rest[0], arguments.rest[1])
    let isNew = layers.load().values[name]?.text != text
    let onTrial = arguments.has("keep") || !isNew ? [] : MachineSetting.confirmedIDs.intersection([name])
    try layers.state.write([name: text], onTrial: onTrial)
    tellTrial(of: onTrial)
    return 0
  }

  private func tellTrial(of names: Set<String>) {
    if names.isEmpty { return }
    writeToStandardError(
      "\(names.sorted().joined(separator: ", ")): press Keep on the panel within "
        + "\(RunningTrial.length.components.seconds) seconds of its question, or the former value returns; "
        + "--keep asks nobody.")
  }

  /// `reset`: removes settings from the file that the panel writes.
  func reset(_ words: [String]) throws -> Int32 {
    let (arguments, layers) = try settings(words, ["all", "keep"])
    guard arguments.rest.isEmpty == arguments.has("all") else {
      throw Arguments.Mistake(text: "reset wants names of settings, or --all")
    }
    try demand(arguments.rest, of: layers)
    let names = Set(arguments.has("all") ? layers.listed.map(\.id) : arguments.rest)
    let reading = layers.load()
    let changed = names.filter { reading.values[$0]?.text != reading.standard[$0]?.text }
    let onTrial = arguments.has("keep") ? [] : MachineSetting.confirmedIDs.intersection(changed)
    try layers.state.write([:], removing: names, onTrial: onTrial)
    tellTrial(of: onTrial)
    return 0
  }

  /// `watch`: prints name and value of each setting that changes, until the process is ended.
  func watch(_ words: [String]) throws -> Int32 {
    let (arguments, layers) = try settings(words)
    try demand(arguments.rest, of: layers)
    let watch = SettingsWatch(layers, only: arguments.rest)
    let loop = EventLoop()
    let files = try layers.watchedPaths.map { try FileWatch(path: $0) { watch.look() } }
    for file in files { file.attach(to: loop) }
    // Catches changes between the first reading and the start of the watch.
    watch.look()
    loop.run()
    return 0
  }

  /// The layers that the command line names, with the settings of the panel declared.
  private func settings(_ words: [String], _ flags: [String] = []) throws -> (Arguments, SettingsLayers) {
    let arguments = try Arguments(
      words,
      Self.settingsOptions.map { .init(name: $0, takesValue: true) }
        + flags.map { .init(name: $0, takesValue: false) })
    let layers = try arguments.demandLayers()
    let stage = try makeStage(arguments)
    stage.update()
    for declaration in stage.tweaks.declarations { layers.declare(declaration.setting) }
    layers.declareMachine()
    return (arguments, layers)
  }

  /// Reads the layers, and prints their problems to standard error.
  private func load(_ layers: SettingsLayers) -> LayeredReading {
    let reading = layers.load()
    for problem in reading.problems { writeToStandardError(problem.description) }
    return reading
  }

  /// Throws an error with the nearest name if one of the settings does not exist.
  private func demand(_ names: [String], of layers: SettingsLayers) throws {
    for name in names { try layers.state.demand(name) }
  }
}

/// Prints the settings that have changed since the last reading.
private final class SettingsWatch {
  private let layers: SettingsLayers
  private let names: [String]
  private var last: LayeredReading

  init(_ layers: SettingsLayers, only names: [String]) {
    self.layers = layers
    self.names = names.isEmpty ? layers.listed.map(\.id) : names
    last = layers.load()
  }

  /// Reads the layers again, and prints what has changed.
  func look() {
    let reading = layers.load()
    for problem in Set(reading.problems).subtracting(last.problems) { writeToStandardError(problem.description) }
    for name in names {
      // A running panel keeps the last valid value, so an invalid one is not printed.
      if reading.held.contains(name) { continue }
      guard let text = reading.values[name]?.text, text != last.values[name]?.text else { continue }
      print("\(name)\t\(text.onOneLine)")
      last.values[name] = reading.values[name]
    }
    last.problems = reading.problems
    fflush(nil)
  }
}
