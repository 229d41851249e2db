import Graphics
import Controls
import Runtime

/// A panel without a screen, used as a person uses one: with fingers, a knob, keys and patience.
///
/// Controls are found through the accessibility tree, by the names that are read out for them. Time is a value: an hour
/// of holding takes no time, and nothing sleeps. After each event and each deadline a frame is drawn into ``bitmap``,
/// only where the stage says that something has changed, and the result is compared with a full draw byte for byte.
///
///     let panel = try Harness { OvenPanel() }
///     try panel.tap("Increment", in: "Temperature")
///     try panel.hold("Increment", in: "Time", for: .seconds(2))
///     #expect(try panel.value(of: "Temperature") == "185 °C")
///
/// Whatever cannot be done is thrown as a ``HarnessError`` that says what there is instead.
@MainActor public final class Harness {
  /// The stage under test.
  public let stage: Stage
  /// The screen, drawn bit by bit.
  public internal(set) var bitmap: Bitmap
  /// The pixels that the last frame repainted; empty if nothing had changed.
  public internal(set) var damage = Region()
  /// The number of frames that changed anything.
  public internal(set) var frames = 0
  /// What the stage has reported, in order, and which touches of elements did nothing.
  public internal(set) var reports: [String] = []
  /// What the panel has said of its own accord, in order.
  public private(set) var announcements: [String] = []
  /// Whether a frame is drawn after each event and each deadline.
  public var drawsFrames = true
  /// Whether each frame is compared with a full draw.
  public var checksFrames = true
  /// The latest time that the stage was told.
  public internal(set) var now = Duration.zero

  let rasterizer = Rasterizer()
  var fingers: [Int: Point] = [:]
  /// The latest full draw.
  var reference: (list: DisplayList, picture: Bitmap)?
  /// How many frames only time has made due.
  var timedFrames = 0
  private let makeStage: (Size, Double) -> Stage
  private var environmentChanges: [(inout EnvironmentValues) -> Void] = []

  /// A panel that shows the views of the closure.
  ///
  /// - Parameters:
  ///   - size: the surface in points.
  ///   - scale: pixels in a point.
  ///   - colorScheme: dark on light or light on dark.
  ///   - fonts: the typefaces to draw text with; the system's unless given.
  /// - Throws: `FontError` if the system's fonts are missing, ``HarnessError`` if the first frame is faulty.
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

  /// Changes values of the environment for the whole tree.
  public func setEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) throws {
    environmentChanges.append(change)
    stage.setEnvironment(change)
    try drawIfWanted()
  }

  /// Gives the surface another size in points, or another scale.
  public func resize(to size: Size, scale: Double? = nil) throws {
    stage.resize(to: size, scale: scale ?? stage.scale)
    bitmap = Self.screen(size, stage.scale)
    try drawIfWanted()
  }

  /// Hands an event of now to the stage.
  public func send(_ kind: InputEvent.Kind) throws {
    stage.handle(InputEvent(time: now, kind))
    try drawIfWanted()
  }

  /// The host loses its devices or its screen: whatever is in progress ends without effect.
  public func cancelAll() throws {
    fingers = [:]
    try send(.cancelAll)
  }

  /// A stage made anew for the same views, size, environment and tweaks. State that only the views hold is as at first.
  public func freshStage() -> Stage {
    let fresh = makeStage(stage.size, stage.scale)
    for change in environmentChanges { fresh.setEnvironment(change) }
    fresh.update()
    let texts = stage.tweaks.declarations.compactMap { tweak in stage.tweaks.text(of: tweak.id).map { (tweak.id, $0) } }
    // They have been so from the first: nothing is on its way there.
    var atOnce = Transaction()
    atOnce.disablesAnimations = true
    withTransaction(atOnce) {
      fresh.tweaks.apply(Dictionary(texts) { $1 })
      fresh.update()
    }
    return fresh
  }
}
