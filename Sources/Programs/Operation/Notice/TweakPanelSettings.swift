import Controls
import Runtime

/// The settings of the tweak panel in the group `[tweaks]` of the configuration file: whether and how it can be
/// opened.
package struct TweakPanelSettings: ViewModifier {
  @Tweak("tweaks.panel") private var isOn = false
  @Tweak("tweaks.corner") private var corner = TweakCorner.topRight
  @Tweak("tweaks.corner-hold", in: .milliseconds(500)...(.seconds(10)), step: .milliseconds(500))
  private var cornerHold = Duration.seconds(2)
  @Tweak("tweaks.knob-hold", in: .zero...(.seconds(10)), step: .milliseconds(500))
  private var knobHold = Duration.seconds(3)
  @Tweak("tweaks.key") private var key = TweakKey.f12
  @Tweak("tweaks.place") private var place = TweakPanelPlace.sheet
  @Environment({ $0.isTweakPanelAsked }) private var isAsked

  package func body(content: Content) -> some View {
    let triggers = TweakPanelTriggers(
      corner: corner.point, cornerHold: cornerHold, knobHold: knobHold == .zero ? nil : knobHold, key: key.key,
      place: place)
    content.tweakPanel(isOn || isAsked ? triggers : nil)
  }
}

extension TweakPanelPlace: TweakValue {}

/// The corner in which a long press opens the tweak panel.
private enum TweakCorner: String, CaseIterable, TweakValue {
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"
  case none

  var point: UnitPoint? {
    switch self {
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    case .none: nil
    }
  }
}

/// The key that opens the tweak panel.
private enum TweakKey: String, CaseIterable, TweakValue {
  case f1 = "F1"
  case f2 = "F2"
  case f3 = "F3"
  case f4 = "F4"
  case f5 = "F5"
  case f6 = "F6"
  case f7 = "F7"
  case f8 = "F8"
  case f9 = "F9"
  case f10 = "F10"
  case f11 = "F11"
  case f12 = "F12"
  case none

  var key: Key? { Int(rawValue.dropFirst()).map { .function($0) } }
}

private enum TweakPanelAskedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the command line enables the tweak panel.
  package var isTweakPanelAsked: Bool {
    get { self[TweakPanelAskedKey.self] }
    set { self[TweakPanelAskedKey.self] = newValue }
  }
}
