import Values

/// A connection between values of a panel and something outside: a bus, a broker, a file. Views know nothing of links.
///
/// A link does its work on its own thread and answers on the main thread; no call here waits for a device or a
/// network.
@MainActor package protocol ValueLink: AnyObject {
  /// The name of the link in the panel file, for messages and for `online(…)`.
  var name: String { get }
  /// Whether the other side answers.
  var isOnline: Bool { get }
  /// Whether the link publishes the values of the panel, including values that live elsewhere. The link then receives
  /// all values through ``note(_:_:of:)``, and all values are read at all times.
  var mirrors: Bool { get }
  /// The longest wait for echoes of orders; see ``OrdersInFlight``.
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
  /// Passes on the present state of a value. Called for all values if the link ``mirrors`` them.
  ///
  /// - Parameter datum: the value; `nil` if there is none.
  func mirror(_ datum: Datum?, _ quality: Quality, of name: String)
  /// Passes on whether an alarm of the panel asks for attention. Called for all alarms if the link ``mirrors`` the
  /// panel.
  func mirror(alarm name: String, isPresent: Bool)
  /// Passes on the state of the panel's parts. Called after each change if the link ``mirrors`` the panel.
  func mirror(_ parts: [PartState])
  /// Publishes a text under a topic, for links that have topics. A link that fails later tells the panel, see
  /// ``LinkedPanel/sayRefused(_:of:)``.
  ///
  /// - Parameter title: the title of what was pressed, for people.
  /// - Returns: why the text cannot be published; `nil` if it is on its way.
  func publish(_ text: String, topic: String, retained: Bool, by title: String) -> String?
  /// Ends the connection in order.
  func stop()
}

extension ValueLink {
  /// Most links read back what they have written.
  package var patience: Duration { OrdersInFlight.answerTime }
  /// Most links mirror no values.
  package var mirrors: Bool { false }
  /// Does nothing.
  package func mirror(_ datum: Datum?, _ quality: Quality, of name: String) {}
  /// Does nothing: alarms are mirrored together with values.
  package func mirror(alarm name: String, isPresent: Bool) {}
  /// Does nothing: the state of parts is mirrored together with values.
  package func mirror(_ parts: [PartState]) {}
  /// Refuses: there are no topics.
  package func publish(_ text: String, topic: String, retained: Bool, by title: String) -> String? {
    "\(name) has no topics"
  }
}

extension PartState {
  /// Creates the state of a link: the program does not serve it, the other side does not answer, or one of its values is
  /// bad. Others may read the reason of a bad value only if they may read the value.
  ///
  /// - Parameters:
  ///   - name: the name of the link, or the kind of its values with a colon.
  ///   - link: the link that serves it; `nil` for none.
  ///   - values: the values that it serves.
  @MainActor package init(
    _ name: String, servedBy link: (any ValueLink)?,
    _ values: some Sequence<(name: String, audience: LinkedValue.Audience, quality: Quality)>
  ) {
    guard let link else {
      self.init(link: name, fault: "it is not served; the log says why")
      return
    }
    guard link.isOnline else {
      self.init(link: name, fault: "no connection")
      return
    }
    var (first, firstPublic): (String?, String?)
    // A value that is not read keeps the quality of its last report, also once the connection is back.
    for (value, audience, quality) in values {
      guard let why = quality.fault, why != Quality.noConnection else { continue }
      let fault = "\(value): \(why)"
      first = first ?? fault
      if audience == .everybody, firstPublic == nil { firstPublic = fault }
    }
    self.init(
      link: name, fault: first, publicFault: firstPublic ?? "a value is bad; kiosk status at the panel says which")
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
  /// Says to the person at the panel that an order that sets no value was not carried out after all.
  ///
  /// - Parameters:
  ///   - why: the reason, in words for the screen.
  ///   - title: the title of what was pressed.
  func sayRefused(_ why: String, of title: String)
  /// Writes a line to the log.
  func writeLog(_ line: String)
}
