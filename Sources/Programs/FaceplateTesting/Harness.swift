import Graphics
import Headless
import Runtime

/// A failed step at a ``Harness``, or a mistake in a frame of it.
public typealias HarnessError = HeadlessError

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
@MainActor public final class Harness: HeadlessHost {
  /// Whether each frame is compared with a full draw.
  public var checksFrames: Bool {
    get { checks != nil }
    set { checks = newValue ? checks ?? FrameChecks() : nil }
  }

  /// Creates a panel, and draws its first frame.
  ///
  /// - Parameters:
  ///   - size: the surface in points.
  ///   - scale: pixels in a point.
  ///   - colorScheme: dark on light or light on dark.
  ///   - moment: the time since 1970 (UTC) at which the panel begins, as ``PanelClock/moment`` tells it.
  ///   - fonts: the typefaces to draw text with; the system's unless given.
  /// - Throws: `FontError` if the system's fonts are missing, ``HarnessError`` if the first frame is faulty.
  public override init<Root: View>(
    size: Size = Size(width: 800, height: 480), scale: Double = 1, colorScheme: ColorScheme = .light,
    moment: Duration = .zero, fonts: FontLibrary? = nil, @ViewBuilder root: @escaping () -> Root
  ) throws {
    try super.init(size: size, scale: scale, colorScheme: colorScheme, moment: moment, fonts: fonts, root: root)
    stage.clock.countsLoners = true
    checksFrames = true
    try check()
  }
}
