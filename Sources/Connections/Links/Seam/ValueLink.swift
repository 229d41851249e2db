import Values

/// A connection between values of a panel and something outside: a bus, a broker, a file. No view knows one.
///
/// A link does its work on a thread of its own and answers on the main thread; no call here waits for a device or a
/// network.
@MainActor package protocol ValueLink: AnyObject {
  /// The name of the link in the panel file, for messages and for `online(…)`.
  var name: String { get }
  /// Whether the other side answers.
  var isOnline: Bool { get }
  /// Whether the link publishes the values of the panel, also those that live elsewhere. It then receives all of them
  /// through ``note(_:_:of:)``, and all of them are read at all times.
  var mirrors: Bool { get }
  /// How long echoes of orders may take; see ``OrdersInFlight``.
  var patience: Duration { get }
  /// Begins to serve the values that were given to it when it was made.
  ///
  /// - Parameter panel: is told what has changed, on the main thread.
  func start(for panel: any LinkedPanel)
  /// Says which values somebody looks at, or a rule needs: the others need not be read.
  func want(_ names: Set<String>)
  /// Writes a value. The link reports it as pending until it has been read back.
  ///
  /// - Returns: why it cannot be written, in words for the screen; `nil` if it is on its way.
  func write(_ datum: Datum, to name: String) -> String?
  /// Takes note of the present value of the panel. Called for all of them if the link ``mirrors`` them.
  ///
  /// - Parameter datum: the value; `nil` if there is none.
  func note(_ datum: Datum?, _ quality: Quality, of name: String)
  /// Takes note of whether an alarm of the panel asks for attention. Called for all of them if the link ``mirrors`` the panel.
  func note(alarm name: String, isPresent: Bool)
  /// Takes note of the state of the panel's parts. Called after each change if the link ``mirrors`` the panel.
  func note(_ parts: [PartState])
  /// Publishes a text under a topic, for links that have topics.
  ///
  /// - Returns: why it cannot be published; `nil` if it is on its way.
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
  /// A link that mirrors no values has nobody to tell of alarms.
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
  /// Sets a value because somebody outside asks for it, as a control would.
  ///
  /// - Returns: why it is not set; `nil` if it is.
  func set(_ name: String, to datum: Datum) -> String?
  /// Carries out what a button does because somebody outside asks for it.
  ///
  /// - Returns: why not; `nil` if it was done.
  func press(_ name: String) -> String?
  /// Logs a line.
  func note(_ line: String)
}
