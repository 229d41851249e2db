import Controls
import Driver
import Graphics
import Keyboards
import Looks
import Runtime
#if Appliance
import Appliance
#endif
#if Speech
import Speech
#endif

/// A host without a machine: a stage with its theme, a simulated machine and a listener, whose frames are drawn into a
/// picture in memory.
///
///     let panel = try HeadlessHost { OvenPanel() }
///     try panel.tap("Increment", in: "Temperature")
///     let picture = panel.png()
///
/// Controls come to rest at once, so that a picture after a touch is that of the panel at rest.
/// `setEnvironment { $0.motionTokens = .standard }` lets them move as they do on a screen.
@MainActor open class HeadlessHost: HeadlessStage {
  #if Speech
  /// The voice that records the words; `nil` before speech was on.
  var speechVoice: RecordingVoice?
  #endif

  /// A panel that shows the views of the closure.
  ///
  /// - Parameters:
  ///   - size: the surface in points.
  ///   - scale: pixels in a point.
  ///   - colorScheme: dark on light or light on dark.
  ///   - moment: the time since 1970 (UTC) at which the panel begins, as ``PanelClock/moment`` tells it.
  ///   - fonts: the typefaces to draw text with; the system's unless given.
  /// - Throws: `FontError` if the system's fonts are missing.
  public init<Root: View>(
    size: Size = Size(width: 800, height: 480), scale: Double = 1, colorScheme: ColorScheme = .light,
    moment: Duration = .zero, fonts: FontLibrary? = nil, @ViewBuilder root: @escaping () -> Root
  ) throws {
    let fonts = try fonts ?? Self.fonts()
    super.init(size: size, scale: scale) { size, scale in
      let stage = Stage(size: size, scale: scale, fonts: fonts, root: root)
      stage.clock.setOrigin(moment)
      return stage
    }
    adoptInFreshStages { [unowned self] fresh in
      let declared = stage.tweaks.declarations.map(\.id)
      let texts = declared.compactMap { id in stage.tweaks.text(of: id).map { (id, $0) } }
      fresh.tweaks.apply(Dictionary(texts) { $1 })
    }
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
}
