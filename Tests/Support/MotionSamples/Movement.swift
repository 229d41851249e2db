import Looks
import Graphics
import Headless
import Runtime

/// A movement of a control: the panel on which it happens, and what a person does to see it.
///
/// Tests count its frames and compare their pictures; `make motion-report` also counts what they cost.
public nonisolated struct Movement: Sendable, CustomStringConvertible {
  /// The name, in lower case, which is also that of its picture.
  public let name: String
  /// What a person sees.
  public let title: String
  /// The size of the panel, in points.
  public let size: Size
  private let root: @Sendable @MainActor () -> AnyView
  /// What happens before the movement.
  private let prepare: @Sendable @MainActor (HeadlessHost) throws -> Void
  /// What starts the movement.
  private let act: @Sendable @MainActor (HeadlessHost) throws -> Void

  /// The name.
  public var description: String { name }

  /// A frame of a movement.
  public struct Frame: Hashable, Sendable {
    /// The time since the movement began, in milliseconds.
    public let milliseconds: Int
    /// The number of pixels that the frame drew anew.
    public let damage: Int
  }

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - size: the size of the panel, in points.
  ///   - root: the views of the panel.
  ///   - prepare: what happens before the movement.
  ///   - act: what starts it.
  init<Root: View>(
    _ name: String, _ title: String, size: Size = Size(width: 320, height: 240),
    @ViewBuilder root: @escaping @Sendable @MainActor () -> Root,
    prepare: @escaping @Sendable @MainActor (HeadlessHost) throws -> Void = { _ in },
    act: @escaping @Sendable @MainActor (HeadlessHost) throws -> Void
  ) {
    (self.name, self.title, self.size, self.prepare, self.act) = (name, title, size, prepare, act)
    self.root = { AnyView(root()) }
  }

  /// Shows the panel in a host, up to the moment before the movement. Everything moves as on a screen.
  ///
  /// - Parameter make: makes the host.
  @MainActor public func host<Host: HeadlessHost>(
    reducesMotion: Bool = false, _ make: (Size, @escaping @MainActor () -> AnyView) throws -> Host
  ) throws -> Host {
    let host = try make(size, root)
    try host.setEnvironment {
      $0.motionTokens = .standard
      $0.accessibilityReduceMotion = reducesMotion
    }
    try prepare(host)
    try rest(host) { _ in }
    return host
  }

  /// Starts the movement and lets it come to its end; tells of each frame.
  ///
  /// - Returns: the frames, the first of which is that of the act itself.
  @MainActor @discardableResult
  public func run(on host: HeadlessHost, _ tell: (Frame) -> Void = { _ in }) throws -> [Frame] {
    let (start, before) = (host.now, host.frames)
    try act(host)
    var frames: [Frame] = []
    func note() {
      let frame = Frame(milliseconds: Int((host.now - start) / .milliseconds(1)), damage: host.damage.area)
      frames.append(frame)
      tell(frame)
    }
    if host.frames > before { note() }
    try rest(host) { _ in note() }
    return frames
  }

  /// The longest time until a panel has to rest.
  private static let limit = Duration.seconds(10)

  /// Lets time pass until nothing is due any more.
  @MainActor private func rest(_ host: HeadlessHost, _ tell: (HeadlessHost) -> Void) throws {
    let end = host.now + Self.limit
    while let deadline = host.stage.deadline, deadline < end {
      let before = host.frames
      try host.advance(to: max(deadline, host.now))
      if host.frames > before { tell(host) }
    }
  }
}
