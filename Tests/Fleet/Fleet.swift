import Glibc
import Links

/// The panels, and what somebody can do with all of them.
final class Fleet {
  private let panels: [FleetPanel]

  /// Starts the panels; `nil` if one of them has a fault, which is printed.
  init?(_ count: Int, port: Int) {
    panels = (0..<count).compactMap { FleetPanel($0, of: count, port: port) }
    if panels.count < count { return nil }
  }

  /// Does what a line says.
  ///
  /// - Returns: the answer.
  func obey(_ line: String) -> String {
    let words = line.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("target", 2):
      for panel in panels { panel.setTarget("\((Int(words[1]) ?? 0) * 1000 + panel.index)") }
      return "done"
    case ("order", 2):
      let topics = panels.map { "faceplate/p\($0.index)" }
      let refused = topics.count { isRefused(words[1], "\($0)/set/count") }
      return "\(refused + topics.count { isRefused("PRESS", "\($0)/press/away") })"
    case ("group", 2): return isRefused(words[1], "faceplate/hall/set/mode") ? "1" : "0"
    case ("state", 1): return state
    default: return "unknown"
    }
  }

  /// Ends all connections in order, and waits for that.
  func stop() {
    for panel in panels { panel.stop() }
    LinkThreads.waitForEnd(atMost: .seconds(5))
  }

  /// Sends a message by the link of the first panel. Returns whether it was refused.
  private func isRefused(_ text: String, _ topic: String) -> Bool {
    panels[0].link?.publish(text, topic: topic, retained: false, by: "") != nil
  }

  /// What the panels have been told, as JSON: pairs are the least and the most of a panel.
  private var state: String {
    let records = panels.map(\.record)
    func bounds(_ name: String, _ numbers: [Int]) -> String {
      "\"\(name)\": [\(numbers.min() ?? 0), \(numbers.max() ?? 0)]"
    }
    let wrong = panels.indices.count { index in
      panels[index].record.other != panels[(index + panels.count - 1) % panels.count].target
    }
    let pairs = [
      bounds("count", records.map { $0.sets["count"] ?? 0 }), bounds("mode", records.map { $0.sets["mode"] ?? 0 }),
      bounds("presses", records.map(\.presses)), bounds("connections", records.map(\.connections)),
    ]
    let online = panels.count { $0.link?.isOnline == true }
    return "{\"online\": \(online), \"others wrong\": \(wrong), \(pairs.joined(separator: ", "))}"
  }
}

/// Prints a line at once.
nonisolated func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}
