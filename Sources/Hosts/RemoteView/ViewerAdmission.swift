import LinuxHost

/// Decides who may connect: neither one address nor a flood of connections may cost the panel a frame, or keep others out.
struct ViewerAdmission {
  /// The greatest number of viewers that are admitted at a time.
  static let mostViewers = 10
  /// The greatest number of viewers from one address that have not logged in, so that silent ones leave places for
  /// others.
  private static let mostGreetings = 3
  /// The greatest number of processes that are started within ``startsPeriod``; further connections are refused.
  private static let mostStarts = 10
  private static let startsPeriod = Duration.seconds(1)

  private var delays = LoginDelays()
  /// The times at which processes were started within the last ``startsPeriod``.
  private var starts: [Duration] = []
  private var count = 0

  /// Whether an address may connect now: it is on the list, owes no pause, and there are not too many.
  mutating func mayConnect(
    _ address: [UInt8], besides viewers: [RemoteViewer], allowed: [AddressRange], at now: Duration
  ) -> Bool {
    starts.removeAll { now - $0 >= Self.startsPeriod }
    let isNear = RemoteAddress(bytes: address).isLoopback
    let (origin, others) = (LoginDelays.Origin(address), viewers.filter { !$0.isLocal })
    let greetings = others.count { !$0.hasEntered && LoginDelays.Origin($0.address) == origin }
    return others.count < Self.mostViewers && greetings < Self.mostGreetings && starts.count < Self.mostStarts
      && delays.mayTry(address, at: now) && (isNear || allowed.contains { $0.contains(address) })
  }

  /// Counts a process that is about to start.
  ///
  /// - Returns: the number of the viewer's finger, which is unique among present viewers.
  mutating func noteStart(at now: Duration) -> Int {
    starts.append(now)
    count += 1
    return 1_000_000 + count % 1_000_000
  }

  /// Begins to wait for a viewer's password.
  mutating func beginLogin(of viewer: RemoteViewer, at now: Duration) {
    viewer.isUndecided = true
    delays.begin(viewer.address, at: now)
  }

  /// Notes how a viewer's attempt to log in has ended. Only the first result of an attempt counts.
  mutating func endLogin(of viewer: RemoteViewer, _ outcome: LoginDelays.Outcome, at now: Duration) {
    guard viewer.isUndecided else { return }
    viewer.isUndecided = false
    delays.end(viewer.address, outcome, at: now)
  }
}
