import Graphics
import Controls
import Looks
import Keyboards
import Runtime
#if Appliance
import Appliance
#endif
#if Speech
import Speech
#endif

/// A host without a machine: a stage whose frames are drawn into a picture in memory.
///
/// The caller passes in the time and the events; nothing sleeps, so an hour of holding takes no time. After each event
/// and each deadline a frame is drawn into ``bitmap``, only where the stage says that something has changed. Controls
/// are found through the accessibility tree, by the names that are read out for them.
///
///     let panel = try HeadlessHost { OvenPanel() }
///     try panel.tap("Increment", in: "Temperature")
///     let picture = panel.png()
///
/// Controls come to rest at once, so that a picture after a touch is that of the panel at rest.
/// `setEnvironment { $0.motionTokens = .standard }` lets them move as they do on a screen.
///
/// Whatever cannot be done is thrown as a ``HeadlessError`` that says what there is instead.
@MainActor open class HeadlessHost {
  /// The stage that is shown.
  public let stage: Stage
  /// The screen, drawn bit by bit.
  public package(set) var bitmap: Bitmap
  /// The pixels that the last frame repainted; empty if nothing had changed.
  public package(set) var damage = Region()
  /// The number of frames that changed anything.
  public package(set) var frames = 0
  /// What the stage has reported, in order, and which touches of elements did nothing.
  public package(set) var reports: [String] = []
  /// What the panel has said of its own accord, in order.
  public private(set) var announcements: [String] = []
  /// What the panel has given to be felt or heard, in order: presses, ends of ranges, `sensoryFeedback`, alarms.
  public private(set) var feedback: [SensoryFeedback] = []
  /// Whether a frame is drawn after each event and each deadline.
  public var drawsFrames = true
  /// Called with what has changed, the picture and the time after each frame that changed anything.
  public var onFrame: ((Region, Bitmap, Duration) -> Void)?
  /// The latest time that was passed to the stage.
  public package(set) var now = Duration.zero

  package let rasterizer = Rasterizer()
  var fingers: [Int: Point] = [:]
  #if Speech
  /// What keeps the record of the words; `nil` before speech was on.
  var speechVoice: RecordingVoice?
  #endif
  package let makeStage: (Size, Double) -> Stage
  package private(set) var environmentChanges: [(inout EnvironmentValues) -> Void] = []

  /// A panel that shows the views of the closure.
  ///
  /// - Parameters:
  ///   - size: the surface in points.
  ///   - scale: pixels in a point.
  ///   - colorScheme: dark on light or light on dark.
  ///   - moment: the time since 1970 (UTC) at which the panel begins, as ``PanelClock/moment`` tells it.
  ///   - fonts: the typefaces to draw text with; the system's unless given.
  /// - Throws: `FontError` if the system's fonts are missing, whatever ``frame()`` throws.
  public init<Root: View>(
    size: Size = Size(width: 800, height: 480), scale: Double = 1, colorScheme: ColorScheme = .light,
    moment: Duration = .zero, fonts: FontLibrary? = nil, @ViewBuilder root: @escaping () -> Root
  ) throws {
    let fonts = try fonts ?? Self.fonts()
    makeStage = { size, scale in
      let stage = Stage(size: size, scale: scale, fonts: fonts, root: root)
      stage.clock.setOrigin(moment)
      return stage
    }
    stage = makeStage(size, scale)
    bitmap = Self.screen(size, scale)
    stage.onAnnouncement = { [weak self] in self?.announcements.append($0) }
    stage.onReport = { [weak self] in self?.reports.append($0) }
    stage.feedback.onFeedback = { [weak self] in self?.feedback.append($0) }
    #if Appliance
    let machine = SimulatedMachine()
    machine.onReset = { [weak stage] in stage?.tweaks.resetAll() }
    #endif
    try setEnvironment {
      $0.colorScheme = colorScheme
      $0.keyboardCatalog = .xkb
      $0.motionTokens = .none
      #if Appliance
      $0.serviceMachine = machine
      #endif
    }
  }

  private static var knownFonts: FontLibrary?

  private static func fonts() throws -> FontLibrary {
    if let knownFonts { return knownFonts }
    let fonts = try FontLibrary.system()
    knownFonts = fonts
    return fonts
  }

  package static func screen(_ size: Size, _ scale: Double) -> Bitmap {
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
    // The stage draws nothing for its present size, so its picture has to be kept.
    if size == stage.size, scale ?? stage.scale == stage.scale { return }
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

  /// Draws what has changed, as a host does when it can show another frame.
  open func frame() throws { show() }

  /// Draws a frame that only the passing of time has made due; there may be many of them.
  open func timedFrame() throws { try frame() }

  /// Draws what has changed into the picture.
  package func show() {
    damage = Region()
    #if Speech
    if speechVoice != nil, stage.needsDraw { stage.speech?.follow() }
    #endif
    if let changed = stage.draw(into: bitmap, with: rasterizer) {
      damage = changed
      frames += 1
      onFrame?(damage, bitmap, now)
    }
  }

  package func drawIfWanted() throws { if drawsFrames { try frame() } }
  package func drawIfDue() throws { if drawsFrames { try timedFrame() } }

  /// A copy of the picture.
  public func snapshot() -> Bitmap { bitmap.copy() }

  /// The picture as the bytes of a PNG file.
  public func png() -> [UInt8] { PNG.encode(bitmap) }
}
