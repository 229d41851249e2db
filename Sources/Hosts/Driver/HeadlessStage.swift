import Graphics
import Runtime

/// A stage whose frames are drawn into a picture in memory, driven with events and time as values.
///
/// The caller passes in the time and the events; nothing sleeps, so an hour of holding takes no time. After each event
/// and each deadline a frame is drawn into ``bitmap``, only where the stage says that something has changed. Views are
/// found through the accessibility tree, by the names that are read out for them.
///
/// The class knows the engine alone: no control, no theme, no keyboard and no speech.
///
/// Whatever cannot be done is thrown as a ``HeadlessError`` that says what there is instead.
@MainActor open class HeadlessStage {
  /// The stage that is shown.
  public let stage: Stage
  /// The screen, drawn bit by bit.
  public package(set) var bitmap: Bitmap
  /// The pixels that the last frame repainted; empty if nothing had changed.
  public package(set) var damage = Region()
  /// The number of frames that changed anything.
  public package(set) var frames = 0
  /// The reports of the stage, in order, and the touches of elements that did nothing.
  public package(set) var reports: [String] = []
  /// The announcements of the panel, in order.
  public private(set) var announcements: [String] = []
  /// The feedback to be felt or heard, in order: presses, ends of ranges, `sensoryFeedback`, alarms.
  public private(set) var feedback: [SensoryFeedback] = []
  /// Whether a frame is drawn after each event and each deadline.
  public var drawsFrames = true
  /// Called with what has changed, the picture and the time after each frame that changed anything.
  public var onFrame: ((Region, Bitmap, Duration) -> Void)?
  /// The latest time that was passed to the stage.
  public package(set) var now = Duration.zero

  /// Called before a frame is drawn, if there is anything to draw.
  package var beforeFrame: (() -> Void)?
  package let rasterizer = Rasterizer()
  /// The places of the fingers that touch the screen, by their contact.
  package internal(set) var fingers: [Int: Point] = [:]
  /// Makes the stage again, for ``freshStage()``.
  var recipe: StageRecipe
  /// The comparison of each frame with a full draw; `nil` if none is compared.
  package var checks: FrameChecks?

  /// A panel for a stage that a closure makes for a size and a scale. The first frame is drawn with the first change of the
  /// environment.
  ///
  /// - Parameters:
  ///   - size: the surface in points.
  ///   - scale: pixels in a point.
  ///   - makeStage: makes a stage, also for ``freshStage()``.
  package init(size: Size, scale: Double, makeStage: @escaping (Size, Double) -> Stage) {
    recipe = StageRecipe(make: makeStage)
    stage = makeStage(size, scale)
    bitmap = Self.screen(size, scale)
    stage.onAnnouncement = { [weak self] in self?.announcements.append($0) }
    stage.onReport = { [weak self] in self?.reports.append($0) }
    stage.feedback.onFeedback = { [weak self] in self?.feedback.append($0) }
  }

  private static var knownFonts: FontLibrary?

  /// The fonts of the system, which are read once.
  package static func fonts() throws -> FontLibrary {
    if let knownFonts { return knownFonts }
    let fonts = try FontLibrary.system()
    knownFonts = fonts
    return fonts
  }

  package static func screen(_ size: Size, _ scale: Double) -> Bitmap {
    Bitmap(
      width: max(1, Int((size.width * scale).rounded())), height: max(1, Int((size.height * scale).rounded())))
  }

  /// Sets how a stage of ``freshStage()`` takes over the values that this one has beside the state of its views.
  package func adoptInFreshStages(_ values: @escaping (Stage) -> Void) { recipe.adopt = values }

  /// Changes values of the environment for the whole tree.
  public func setEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) throws {
    recipe.environmentChanges.append(change)
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
  ///
  /// - Throws: ``HeadlessError`` if frames are compared and the picture is not the same as that of a full draw, or if the
  ///   stage would draw again at once though nothing has happened since.
  open func frame() throws {
    show()
    if checks != nil { try check() }
  }

  /// Draws a frame that only the passing of time has made due.
  ///
  /// There may be many of them, so most are compared with a full draw that is itself kept up to date, where the list of
  /// what is drawn differs from that of the full draw before.
  open func timedFrame() throws {
    show()
    if checks != nil { try checkTimedFrame() }
  }

  /// Draws what has changed into the picture.
  package func show() {
    damage = Region()
    if let beforeFrame, stage.needsDraw { beforeFrame() }
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

  /// The picture as viewers elsewhere see it, without what is private. Not a copy where the screen shows nothing private.
  package var publicBitmap: Bitmap {
    let picture = ViewerPicture()
    picture.noteDrawing(of: stage)
    return picture.draw(picture.frame(of: stage, Region(), isWhole: true), over: bitmap, with: rasterizer).0
  }

  /// The picture as the bytes of a PNG file.
  public func png() -> [UInt8] { PNG.encode(bitmap) }
}
