import Values

/// A connection between values of a panel and something outside: a bus, a broker, a file. Views know nothing of links.
///
/// A link does its work on a thread of its own and answers on the main thread; no call here waits for a device or a
/// network.
@MainActor package protocol ValueLink: AnyObject {
  /// The name of the link in the panel file, for messages and for `online(…)`.
  var name: String { get }
  /// Whether the other side answers.
  var isOnline: Bool { get }
  /// Whether the link publishes the values of the panel, including values that live elsewhere. The link then receives
  /// all values through ``note(_:_:of:)``, and all values are read at all times.
  var mirrors: Bool { get }
  /// How long echoes of orders may take; see ``OrdersInFlight``.
  var patience: Duration { get }
  /// Begins to serve the values that the initializer was given.
  ///
  /// - Parameter panel: receives changes, on the main thread.
  func start(for panel: any LinkedPanel)
  /// Says which values are shown or needed by a rule: the others need not be read.
  func want(_ names: Set<String>)
  /// Writes a value. The link reports it as pending until it has been read back.
  ///
  /// - Returns: why the value cannot be written, in words for the screen; `nil` if it is on its way.
  func write(_ datum: Datum, to name: String) -> String?
  /// Takes note of the present state of a value. Called for all values if the link ``mirrors`` them.
  ///
  /// - Parameter datum: the value; `nil` if there is none.
  func note(_ datum: Datum?, _ quality: Quality, of name: String)
  /// Takes note of whether an alarm of the panel asks for attention. Called for all alarms if the link ``mirrors`` the
  /// panel.
  func note(alarm name: String, isPresent: Bool)
  /// Takes note of the state of the panel's parts. Called after each change if the link ``mirrors`` the panel.
  func note(_ parts: [PartState])
  /// Publishes a text under a topic, for links that have topics.
  ///
  /// - Returns: why the text cannot be published; `nil` if it is on its way.
  func publish(_ text: String, topic: String, retained: Bool) -> String?
  /// Ends the connection in order.
  func stop()
}

extension ValueLink {
  /// Most links read back what they have written.
  package var patience: Duration { OrdersInFlight.answerTime }
  /// Most links tell nobody of other values.
  package var mirrors: Bool { false }
  /// A link that mirrors no values has nothing to note.
  package func note(_ datum: Datum?, _ quality: Quality, of name: String) {}
  /// A link that mirrors no values has no use for alarms.
  package func note(alarm name: String, isPresent: Bool) {}
  /// A link that mirrors no values has nobody to tell of the panel's state.
  package func note(_ parts: [PartState]) {}
  /// Refuses: there are no topics.
  package func publish(_ text: String, topic: String, retained: Bool) -> String? { "\(name) has no topics" }
}

extension ValueLink {
  /// What is wrong with the link: that the other side does not answer, or why the first of its values that is bad is so; `nil`
  /// for nothing.
  ///
  /// - Parameter values: the values that it serves.
  package func fault(_ values: some Sequence<(name: String, quality: Quality)>) -> String? {
    if !isOnline { return "no connection" }
    for case (let name, .bad(let why)) in values { return "\(name): \(why)" }
    return nil
  }
}

/// A panel as links see it. Everything happens on the main thread.
@MainActor package protocol LinkedPanel: AnyObject {
  /// Takes in what a link has read.
  func receive(_ reports: [LinkReport])
  /// The link has come or gone.
  func linkChanged()
  /// Sets a value at the request of an outside client, as a control would.
  ///
  /// - Returns: why it is not set; `nil` if it is.
  func set(_ name: String, to datum: Datum) -> String?
  /// Presses a button at the request of an outside client.
  ///
  /// - Returns: why not; `nil` if it was done.
  func press(_ name: String) -> String?
  /// Logs a line.
  func note(_ line: String)
}
