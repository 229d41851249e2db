import Graphics
import Controls
import Runtime

/// A panel without a display, operated like a real one: with touches, a knob, keys and time.
///
/// Controls are found through the accessibility tree by their labels. Time is a value: an hour takes no time, and
/// nothing sleeps. After each event and deadline a frame is drawn into ``bitmap``, only where the stage reports
/// damage, and the result is compared byte by byte with a full draw.
///
///     let panel = try Harness { OvenPanel() }
///     try panel.tap("Increment", in: "Temperature")
///     try panel.hold("Increment", in: "Time", for: .seconds(2))
///     #expect(try panel.value(of: "Temperature") == "185 °C")
///
/// An operation that is not possible throws a ``HarnessError`` that says what exists instead.
@MainActor public final class Harness {
  /// The stage under test.
  public let stage: Stage
  /// The frame buffer, updated by damage.
  public internal(set) var bitmap: Bitmap
  /// The region that the last frame repainted; empty if nothing had changed.
  public internal(set) var damage = Region()
  /// The number of frames that have changed anything.
  public internal(set) var frames = 0
  /// The reports of the stage in order, and touches of elements that had no effect.
  public internal(set) var reports: [String] = []
  /// The accessibility announcements of the panel, in order.
  public private(set) var announcements: [String] = []
  /// Whether a frame is drawn after each event and each deadline.
  public var drawsFrames = true
  /// Whether each frame is compared with a full draw.
  public var checksFrames = true
  /// The latest time that the stage was given.
  public internal(set) var now = Duration.zero

  let rasterizer = Rasterizer()
  var fingers: [Int: Point] = [:]
  /// The latest full draw, for comparisons.
  var reference: (list: DisplayList, picture: Bitmap)?
  /// The number of frames that were due only because time had passed.
  var timedFrames = 0
  private let makeStage: (Size, Double) -> Stage
  private var environmentChanges: [(inout EnvironmentValues) -> Void] = []

  /// Creates a panel, and draws its first frame.
  ///
  /// - Parameters:
  ///   - size: The size of the surface in points.
  ///   - scale: The pixels per point.
  ///   - colorScheme: The light or dark appearance.
  ///   - fonts: The typefaces; `nil` for those of the system.
  ///   - root: Builds the root view.
  /// - Throws: `FontError` if the fonts are missing, ``HarnessError`` if the first frame is faulty.
  public init<Root: View>(
    size: Size = Size(width: 800, height: 480), scale: Double = 1, colorScheme: ColorScheme = .light,
    fonts: FontLibrary? = nil, @ViewBuilder root: @escaping () -> Root
  ) throws {
    let fonts = try fonts ?? Self.fonts()
    makeStage = { size, scale in Stage(size: size, scale: scale, fonts: fonts, root: root) }
    stage = makeStage(size, scale)
    stage.clock.countsLoners = true
    bitmap = Self.screen(size, scale)
    stage.onAnnouncement = { [weak self] in self?.announcements.append($0) }
    stage.onReport = { [weak self] in self?.reports.append($0) }
    try setEnvironment { $0.colorScheme = colorScheme }
  }

  private static var knownFonts: FontLibrary?

  private static func fonts() throws -> FontLibrary {
    if let knownFonts { return knownFonts }
    let fonts = try FontLibrary.system()
    knownFonts = fonts
    return fonts
  }

  static func screen(_ size: Size, _ scale: Double) -> Bitmap {
    Bitmap(
      width: max(1, Int((size.width * scale).rounded())), height: max(1, Int((size.height * scale).rounded())))
  }

  /// Changes environment values of the whole view tree.
  ///
  /// - Throws: ``HarnessError`` if a frame is faulty.
  public func setEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) throws {
    environmentChanges.append(change)
    stage.setEnvironment(change)
    try drawIfWanted()
  }

  /// Changes the size of the surface in points, or its scale.
  ///
  /// - Throws: ``HarnessError`` if a frame is faulty.
  public func resize(to size: Size, scale: Double? = nil) throws {
    stage.resize(to: size, scale: scale ?? stage.scale)
    bitmap = Self.screen(size, stage.scale)
    try drawIfWanted()
  }

  /// Sends an event with the present time to the stage.
  ///
  /// - Throws: ``HarnessError`` if a frame is faulty.
  public func send(_ kind: InputEvent.Kind) throws {
    stage.handle(InputEvent(time: now, kind))
    try drawIfWanted()
  }

  /// Cancels everything in progress, as when the host loses its devices or its screen.
  ///
  /// - Throws: ``HarnessError`` if a frame is faulty.
  public func cancelAll() throws {
    fingers = [:]
    try send(.cancelAll)
  }

  /// A new stage with the same views, size, environment and tweaks. The views' own state is initial.
  public func freshStage() -> Stage {
    let fresh = makeStage(stage.size, stage.scale)
    for change in environmentChanges { fresh.setEnvironment(change) }
    fresh.update()
    let texts = stage.tweaks.declarations.compactMap { tweak in stage.tweaks.text(of: tweak.id).map { (tweak.id, $0) } }
    // The values hold from the start, so they must not animate.
    var atOnce = Transaction()
    atOnce.disablesAnimations = true
    withTransaction(atOnce) {
      fresh.tweaks.apply(Dictionary(texts) { $1 })
      fresh.update()
    }
    return fresh
  }
}
