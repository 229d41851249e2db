import Values

@testable import Links
@testable import PanelFile

/// A link whose thread is replaced by a clock that is told by hand: everything between the panel and the wire is the real thing.
final class ServedLink: ValueLink {
  /// What takes the place of the thread.
  struct Service {
    /// Takes the orders, and does what is due. Returns the time that this has taken.
    var step: (_ now: Duration) -> Duration
    /// When there is something to be done.
    var deadline: (_ now: Duration) -> Duration?
    /// Takes the last orders, and ends the connection.
    var end: (_ now: Duration) -> Void
  }

  /// The orders that the link has taken, by the names of their values.
  private(set) var taken: [String: [Datum]] = [:]
  /// What the link has handed to the panel is there.
  var isIdle: Bool { mailbox?.isEmpty ?? true }

  private let real: any ValueLink
  private let world: SimulatedWorld
  private let join: (any LinkedPanel) -> LinkMailbox
  private let serve: (_ tell: @escaping ([LinkMailbox.Item]) -> Void) -> Service
  private var mailbox: LinkMailbox?
  private var service: Service?
  /// What the service has told during a step, until the step is over.
  private var told: [LinkMailbox.Item] = []
  private var busyUntil = Duration.zero
  private var nextStep: Duration?

  /// - Parameters:
  ///   - join: the real link's.
  ///   - serve: makes what takes the place of the thread.
  init(
    _ real: any ValueLink, _ world: SimulatedWorld, join: @escaping (any LinkedPanel) -> LinkMailbox,
    serve: @escaping (_ tell: @escaping ([LinkMailbox.Item]) -> Void) -> Service
  ) {
    (self.real, self.world, self.join, self.serve) = (real, world, join, serve)
  }

  // MARK: The service

  /// Has the service look at its orders soon.
  func wake() { step(at: world.now + .milliseconds(1)) }

  private func step(at time: Duration) {
    let time = max(time, busyUntil)
    if let nextStep, nextStep <= time { return }
    nextStep = time
    world.at(time) { [weak self] in
      guard let self, nextStep == time else { return }
      nextStep = nil
      step()
    }
  }

  private func step() {
    guard let service else { return }
    let duration = service.step(world.now)
    busyUntil = world.now + duration
    handOver(at: busyUntil)
    if let deadline = service.deadline(world.now) { step(at: max(deadline, world.now + .milliseconds(1))) }
  }

  /// What the service has told reaches the panel once its step is over.
  private func handOver(at time: Duration) {
    guard let mailbox, !told.isEmpty else { return }
    let items = told
    told = []
    world.at(time) { mailbox.post(items) }
  }

  // MARK: The link

  var name: String { real.name }
  var isOnline: Bool { real.isOnline }
  var mirrors: Bool { real.mirrors }
  var patience: Duration { real.patience }

  func start(for panel: any LinkedPanel) {
    mailbox = join(panel)
    service = serve { [weak self] in self?.told += $0 }
    wake()
  }

  func want(_ names: Set<String>) {
    real.want(names)
    wake()
  }

  func write(_ datum: Datum, to name: String) -> String? {
    let refusal = real.write(datum, to: name)
    if refusal == nil { taken[name, default: []].append(datum) }
    wake()
    return refusal
  }

  func mirror(_ datum: Datum?, _ quality: Quality, of name: String) {
    real.mirror(datum, quality, of: name)
    wake()
  }

  func mirror(alarm name: String, isPresent: Bool) { real.mirror(alarm: name, isPresent: isPresent) }

  func publish(_ text: String, topic: String, retained: Bool, by title: String) -> String? {
    real.publish(text, topic: topic, retained: retained, by: title)
  }

  func stop() {
    real.stop()
    service?.end(world.now)
    service = nil
  }
}
