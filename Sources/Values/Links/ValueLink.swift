/// A change of a value, as a link reports it.
public struct LinkReport: Hashable, Sendable {
  /// The name of the value, as it is declared.
  public var name: String
  /// What has been read; `nil` to keep what was there, where only the quality has changed.
  public var datum: Datum?
  /// How far it can be trusted.
  public var quality: Quality

  /// Creates a report.
  public init(_ name: String, _ datum: Datum?, _ quality: Quality = .good) {
    (self.name, self.datum, self.quality) = (name, datum, quality)
  }
}

/// A connection between values of a panel and something outside: a bus, a broker, a file. No view knows one.
///
/// A link does its work on a thread of its own and answers on the main thread; no call here waits for a device or a
/// network.
@MainActor public protocol ValueLink: AnyObject {
  /// The name of the link in the panel file, for messages and for `online(…)`.
  var name: String { get }
  /// Whether the other side answers.
  var isOnline: Bool { get }
  /// Begins to read the values that were given to it when it was made.
  ///
  /// - Parameter report: called on the main thread with what has changed; also, without any report, after
  ///   ``isOnline`` has changed.
  func start(report: @escaping @MainActor ([LinkReport]) -> Void)
  /// Writes a value. The link reports it as pending until it has been read back.
  ///
  /// - Returns: why it cannot be written, in words for the screen; `nil` if it is on its way.
  func write(_ datum: Datum, to name: String) -> String?
  /// Publishes a text under a topic, for links that have topics.
  ///
  /// - Returns: why it cannot be published; `nil` if it is on its way.
  func publish(_ text: String, topic: String, retained: Bool) -> String?
  /// Ends the connection in order.
  func stop()
}
