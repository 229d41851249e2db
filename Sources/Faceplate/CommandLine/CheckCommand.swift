import Glibc
import Settings

extension Kiosk {
  /// `check`: reports the problems of a configuration file, or of all layers.
  func check(_ words: [String]) throws -> Int32 {
    let arguments = try Arguments(words, Self.settingsOptions.map { .init(name: $0, takesValue: true) })
    let files = arguments.rest + [arguments.values["config"]].compactMap { $0 }
    guard files.count == 1 else { throw Arguments.Mistake(text: "check wants one config file") }
    let path = files[0]
    // With default layers below it, the panel's own file need not exist yet.
    guard arguments.has("defaults") || access(path, F_OK) == 0 else {
      throw FileError(path: path, verb: "read", number: errno)
    }
    let layers = try arguments.layers() ?? SettingsLayers(state: path, declarations: [])
    let problems = PanelSettings(stage: try makeStage(arguments), layers: layers, log: { _ in }).load()
    for problem in problems { print(problem.ofFileAtRest) }
    let isTranslated = try checkLanguages(arguments, layers, besides: path)
    if problems.contains(where: { $0.severity == .error }) || !isTranslated { return 1 }
    print("\(path): good")
    return 0
  }
}
