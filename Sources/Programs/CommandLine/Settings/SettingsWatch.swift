import Glibc
import LinuxHost
import Settings
import Values

/// Prints the settings that have changed since the last reading.
final class SettingsWatch {
  private let layers: SettingsLayers
  private let names: [String]
  private let isJSON: Bool
  private var last: LayeredReading

  init(_ layers: SettingsLayers, only names: [String], asJSON: Bool) {
    (self.layers, isJSON) = (layers, asJSON)
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
      let members = [(name: "name", value: JSONText.string(name)), (name: "value", value: JSONText.string(text))]
      print(isJSON ? JSONText.object(members).description : "\(name)\t\(text.onOneLine)")
      last.values[name] = reading.values[name]
    }
    last.problems = reading.problems
    fflush(nil)
  }
}
