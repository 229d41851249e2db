import Driver
import Graphics
import Runtime

/// A panel of the engine alone: no control, no theme. Each frame is compared with a full draw.
///
///     let panel = try BarePanel { Area("Start") { log.note("start") } }
///     try panel.tap("Start")
package final class BarePanel: HeadlessStage {
  /// A panel that shows the views of the closure.
  ///
  /// - Parameters:
  ///   - size: the surface in points.
  ///   - scale: pixels in a point.
  ///   - colorScheme: dark on light or light on dark.
  ///   - moment: the time since 1970 (UTC) at which the panel begins.
  package init<Root: View>(
    size: Size = Size(width: 800, height: 480), scale: Double = 1, colorScheme: ColorScheme = .light,
    moment: Duration = .zero, @ViewBuilder root: @escaping () -> Root
  ) throws {
    let fonts = try Self.fonts()
    super.init(size: size, scale: scale) { size, scale in
      let stage = Stage(size: size, scale: scale, fonts: fonts, appearance: BareAppearance(), root: root)
      stage.clock.setOrigin(moment)
      return stage
    }
    stage.clock.countsLoners = true
    checks = FrameChecks()
    try setEnvironment { $0.colorScheme = colorScheme }
  }
}
