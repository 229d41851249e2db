import Glibc
import Localization
import Machine
import Synchronization
import Values

/// The panels that a broker knows.
package enum BrokerFleet {
  /// A panel at a broker.
  package struct Panel: Equatable, Sendable {
    /// The name in topics.
    package var name: String
    /// Whether it is connected.
    package var isOnline = false
    /// The title for people; empty where it is not known.
    package var title = ""
    /// The version of its program; empty where it is not known.
    package var version = ""
    /// The number of values that it publishes.
    package var values = 0
    /// The state of its panel file and its links, as it has told it; empty where it has not.
    package var parts: [PartState] = []

    /// Whether it is connected, and nothing is wrong with its parts.
    package var isGood: Bool { isOnline && parts.allSatisfy { $0.fault == nil } }
  }

  /// The panels that a broker has reported so far.
  package struct Listing: Sendable {
    /// The longest wait for the messages that the broker keeps.
    static let longest = Duration.seconds(10)

    /// The panels by name.
    private var known: [String: Panel] = [:]
    /// The time without a message after which the broker counts as having sent everything.
    private let quiet: Duration
    /// The time at which the listing ends, however many messages still arrive.
    private let limit: Duration
    /// When the listing ends.
    private(set) var end: Duration
    /// Whether all retained messages have arrived.
    package private(set) var isWhole = true

    /// Begins once the broker has accepted the connection.
    init(quiet: Duration, at now: Duration) {
      (self.quiet, limit, end) = (quiet, now + Self.longest, now + quiet)
    }

    /// The panels, sorted by name.
    package var panels: [Panel] { known.values.sorted { $0.name < $1.name } }

    /// Takes in a message. A message that was published just now tells nothing of what the broker keeps, and does not
    /// prolong the listing.
    mutating func handle(_ topic: String, _ bytes: [UInt8], isRetained: Bool, at now: Duration) {
      guard isRetained else { return }
      if now + quiet > limit { isWhole = false }
      end = min(limit, now + quiet)
      note(topic, bytes)
    }

    /// Takes in a message of the broker about a panel. Any client may publish there, so nonsense is left out.
    private mutating func note(_ topic: String, _ bytes: [UInt8]) {
      let levels = topic.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard levels.count == 3, levels[0] == "faceplate", levels[1].utf8.count <= LinkLimits.nameBytes,
        case .success(let text) = BrokerMessage.text(bytes), !text.isEmpty
      else { return }
      guard known[levels[1]] != nil || known.count < LinkLimits.panels else { return isWhole = false }
      var panel = known[levels[1]] ?? Panel(name: levels[1])
      if levels[2] == "availability" { panel.isOnline = text == "online" }
      if levels[2] == "info", let info = try? JSONDocument(bytes, file: topic, kind: "message").value {
        panel.title = String((info["title"]?.text ?? "").prefix(LinkLimits.nameBytes))
        panel.version = String((info["version"]?.text ?? "").prefix(LinkLimits.nameBytes))
        panel.values = info["values"]?.integer ?? 0
        panel.parts = (info["parts"]?.members.prefix(LinkLimits.partsOfPanel) ?? []).map { name, value in
          let text = String((value.text ?? "").prefix(LinkLimits.nameBytes))
          return PartState(String(name.prefix(LinkLimits.nameBytes)), fault: text == PartState.good ? nil : text)
        }
      }
      known[levels[1]] = panel
    }
  }

  /// The longest wait until a broker has accepted the connection.
  package static let patience = Duration.seconds(5)
  private static let silence = "the broker does not answer; check the address"

  /// The answer of a broker, from a thread that may wait for its network for minutes.
  private final class Answer: Sendable {
    private let state = Mutex<(isAccepted: Bool, result: Result<Listing, LinkFault>?)>((false, nil))
    /// Wakes the thread that waits.
    private let bell = Bell()

    /// Whether the machine had a descriptor for the wait.
    var isReady: Bool { bell.descriptor >= 0 }

    func accept() {
      state.withLock { $0.isAccepted = true }
      bell.ring()
    }

    func end(with result: Result<Listing, LinkFault>) {
      state.withLock { $0.result = result }
      bell.ring()
    }

    /// Waits for the result; `nil` if the broker has not accepted the connection in time. Once it has, there is a result
    /// soon.
    func wait(until limit: Duration) -> Result<Listing, LinkFault>? {
      while true {
        bell.clear()
        let (isAccepted, result) = state.withLock { ($0.isAccepted, $0.result) }
        if result != nil || !isAccepted && MonotonicTime.now() >= limit { return result }
        bell.wait(until: isAccepted ? nil : limit)
      }
    }
  }

  /// Connects to a broker, and waits up to 10 s until it has sent its retained messages.
  ///
  /// The C library waits for a host that answers nothing for as long as the kernel does, two minutes. So it connects on its
  /// own thread, which is left behind then.
  ///
  /// - Parameters:
  ///   - address: `mqtt://HOST` or `mqtts://HOST`.
  ///   - user: the name of the user; `nil` for none.
  ///   - password: the credential with the password; `nil` for none.
  ///   - quiet: the time without a message after which the broker counts as having sent everything.
  ///   - patience: the longest wait until the broker has accepted the connection.
  /// - Throws: ``LinkFault`` with the address if there is no connection.
  package static func panels(
    at address: String, user: String?, password: String?, quiet: Duration, patience: Duration = patience,
    _ services: LinkServices
  ) throws(LinkFault) -> Listing {
    var keys: [String: LinkKey] = ["mqtt": .text(address)]
    if let user { keys["user"] = .text(user) }
    if let password { keys["password"] = .text(password) }
    let settings = try BrokerSettings(keys, panel: "fleet-\(getpid())")
    let (answer, end) = (Answer(), MonotonicTime.now() + patience)
    guard answer.isReady else { throw LinkFault("\(address): the machine has no descriptor left") }
    let isStarted = DetachedThread.start {
      answer.end(
        with: Result { () throws(LinkFault) in
          try panels(at: settings, until: end, quiet: quiet, services) { answer.accept() }
        })
    }
    if !isStarted { throw LinkFault("\(address): the machine has no thread left") }
    guard let result = answer.wait(until: end) else { throw LinkFault("\(address): \(silence)") }
    return try result.mapError { LinkFault("\(address): \($0)") }.get()
  }

  /// Lists the panels at a broker, on a thread that may wait.
  ///
  /// - Parameters:
  ///   - limit: the time up to which the broker has to accept the connection.
  ///   - accepted: called once it has.
  private static func panels(
    at settings: BrokerSettings, until limit: Duration, quiet: Duration, _ services: LinkServices,
    _ accepted: () -> Void
  ) throws(LinkFault) -> Listing {
    let connection = try BrokerConnection(settings, will: nil, services)
    try connection.connect(to: settings)
    var listing: Listing?
    while case let end = listing?.end ?? limit, MonotonicTime.now() < end, connection.descriptor >= 0 {
      var request = pollfd(fd: connection.descriptor, events: connection.interests, revents: 0)
      _ = poll(&request, 1, (end - MonotonicTime.now()).pollMilliseconds)
      for event in connection.work(request.revents) {
        switch event {
        case .accepted:
          accepted()
          listing = Listing(quiet: quiet, at: MonotonicTime.now())
          for topic in ["faceplate/+/info", "faceplate/+/availability"] { connection.subscribe(topic) }
        case .refused(let why), .closed(let why): throw LinkFault(why)
        case .message(let topic, let bytes, let isRetained):
          listing?.handle(topic, bytes, isRetained: isRetained, at: MonotonicTime.now())
        case .published: break
        }
      }
    }
    guard let listing else { throw LinkFault(silence) }
    connection.disconnect()
    return listing
  }
}
