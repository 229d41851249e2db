import Links
import Values

/// A link that a test makes up.
@MainActor final class FakeLink: ValueLink {
  let name: String
  var isOnline = true
  var mirrors = false
  private(set) var wanted: Set<String> = []
  private(set) var written: [String] = []
  private(set) var noted: [String] = []
  private(set) var alarms: [String] = []
  private(set) var parts: [PartState] = []
  private(set) var published: [String] = []
  private(set) var isStopped = false
  /// Told of each order.
  var onWrite: (_ name: String, _ datum: Datum) -> Void = { _, _ in }
  private(set) weak var panel: (any LinkedPanel)?

  init(_ name: String) { self.name = name }

  func start(for panel: any LinkedPanel) { self.panel = panel }
  func want(_ names: Set<String>) { wanted = names }
  func write(_ datum: Datum, to name: String) -> String? {
    if !isOnline { return "No connection" }
    written.append("\(name)=\(datum.text)")
    panel?.receive([LinkReport(name, datum, .pending)])
    onWrite(name, datum)
    return nil
  }
  func mirror(_ datum: Datum?, _ quality: Quality, of name: String) {
    noted.append("\(name)=\(datum?.text ?? "-") \(quality)")
  }
  func mirror(_ parts: [PartState]) { self.parts = parts }
  func mirror(alarm name: String, isPresent: Bool) { alarms.append("\(name)=\(isPresent)") }
  func publish(_ text: String, topic: String, retained: Bool, by title: String) -> String? {
    published.append("\(topic)=\(text) by \(title)")
    return nil
  }
  func stop() { isStopped = true }
  /// What has been noted since the last call.
  func takeNoted() -> [String] {
    defer { noted = [] }
    return noted.sorted()
  }
}
