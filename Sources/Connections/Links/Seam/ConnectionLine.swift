import Values

/// The lines of the log about the connection of a link.
package enum ConnectionLine {
  /// The connection is there, for the first time or again.
  static func connected(_ name: String, to address: String) -> String { "\(name): connected to \(address)" }

  /// There is no connection, for a reason.
  static func interrupted(_ name: String, to address: String, _ why: String) -> String {
    "\(name): no connection to \(address): \(why)"
  }

  /// Returns the beginning of the lines about the interruptions that end with a line; `nil` for a line of another kind.
  package static func interruption(endedBy line: String) -> String? {
    guard let place = line.firstPlace(of: ": connected to ") else { return nil }
    return "\(line[..<place.lowerBound]): no connection to \(line[place.upperBound...]): "
  }
}
