import Graphics
import Runtime
import Values

// The editor of each type that comes with one.

extension TweakValue {
  /// A field for the text that stands for the value.
  public static func tweakEditor(_ tweak: TweakEditing<Self>) -> AnyView { AnyView(TweakTextEditor(tweak: tweak)) }
}

extension TweakValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// The cases side by side, or in a menu.
  public static func tweakEditor(_ tweak: TweakEditing<Self>) -> AnyView {
    AnyView(TweakChoiceEditor(tweak: tweak, cases: Array(allCases)))
  }
}

extension Bool {
  /// A toggle.
  public static func tweakEditor(_ tweak: TweakEditing<Bool>) -> AnyView {
    AnyView(Toggle(tweak.title, isOn: tweak.value))
  }
}

extension Int {
  /// A stepper or a slider.
  public static func tweakEditor(_ tweak: TweakEditing<Int>) -> AnyView {
    AnyView(TweakNumberEditor(tweak: tweak, looseStep: 1))
  }
}

extension Double {
  /// A stepper or a slider.
  public static func tweakEditor(_ tweak: TweakEditing<Double>) -> AnyView {
    AnyView(TweakNumberEditor(tweak: tweak, looseStep: abs(tweak.value.wrappedValue) < 2 ? 0.1 : 1))
  }
}

extension String {
  /// A field.
  public static func tweakEditor(_ tweak: TweakEditing<String>) -> AnyView { AnyView(TweakStringEditor(tweak: tweak)) }
}

extension Color {
  /// A swatch, its contrast, and sliders for hue, saturation, brightness and opacity.
  public static func tweakEditor(_ tweak: TweakEditing<Color>) -> AnyView { AnyView(TweakColorEditor(tweak: tweak)) }
}

extension Duration {
  /// A slider or a stepper.
  public static func tweakEditor(_ tweak: TweakEditing<Duration>) -> AnyView {
    AnyView(TweakDurationEditor(tweak: tweak))
  }
}

extension Size {
  /// A stepper each for width and height.
  public static func tweakEditor(_ tweak: TweakEditing<Size>) -> AnyView {
    AnyView(
      TweakPairEditor(
        title: tweak.title, names: ("Width", "Height"), first: tweak.value.width, second: tweak.value.height,
        range: 0...8192))
  }
}

extension Point {
  /// A stepper each for x and y.
  public static func tweakEditor(_ tweak: TweakEditing<Point>) -> AnyView {
    AnyView(
      TweakPairEditor(
        title: tweak.title, names: ("x", "y"), first: tweak.value.x, second: tweak.value.y, range: -8192...8192))
  }
}
