import Looks
import Graphics
import Runtime
import Values

// The editors of the types that have one.

extension TweakValue {
  /// The standard editor: a field for the text of the value.
  public static func tweakEditor(_ tweak: TweakEditing<Self>) -> AnyView { AnyView(TweakTextEditor(tweak: tweak)) }
}

extension TweakValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// The editor of an enumeration: its cases in a segmented picker or, if they are too many or too long, in a menu.
  public static func tweakEditor(_ tweak: TweakEditing<Self>) -> AnyView {
    AnyView(TweakChoiceEditor(tweak: tweak, cases: Array(allCases)))
  }
}

extension Bool {
  /// The editor of a truth value: a toggle.
  public static func tweakEditor(_ tweak: TweakEditing<Bool>) -> AnyView {
    AnyView(Toggle(tweak.title, isOn: tweak.value))
  }
}

extension Int {
  /// The editor of an integer: a stepper or, for many possible values, a slider. Without a range the slider goes from
  /// 1 to 100, or as far beyond as the value needs.
  public static func tweakEditor(_ tweak: TweakEditing<Int>) -> AnyView {
    AnyView(TweakNumberEditor(tweak: tweak, open: .whole))
  }
}

extension Double {
  /// The editor of a number: a stepper or, for many possible values, a slider. Without a range the slider goes from
  /// 1 to 100, or as far beyond as the value needs.
  public static func tweakEditor(_ tweak: TweakEditing<Double>) -> AnyView {
    AnyView(TweakNumberEditor(tweak: tweak, open: .fractional))
  }
}

extension Float {
  /// The editor of a number: as for `Double`.
  public static func tweakEditor(_ tweak: TweakEditing<Float>) -> AnyView {
    AnyView(TweakNumberEditor(tweak: tweak, open: .fractional))
  }
}

extension Angle {
  /// The editor of an angle: a slider from 0° to 360°, or over as many turns as the value needs.
  public static func tweakEditor(_ tweak: TweakEditing<Angle>) -> AnyView { AnyView(TweakAngleEditor(tweak: tweak)) }
}

extension Alignment {
  /// The editor of an alignment: nine buttons in a square.
  public static func tweakEditor(_ tweak: TweakEditing<Alignment>) -> AnyView {
    AnyView(TweakAlignmentEditor(tweak: tweak))
  }
}

extension String {
  /// The editor of a text: a text field.
  public static func tweakEditor(_ tweak: TweakEditing<String>) -> AnyView { AnyView(TweakStringEditor(tweak: tweak)) }
}

extension Color {
  /// The editor of a colour: a swatch, its contrast ratio, and sliders for hue, saturation, brightness and
  /// opacity.
  public static func tweakEditor(_ tweak: TweakEditing<Color>) -> AnyView { AnyView(TweakColorEditor(tweak: tweak)) }
}

extension Duration {
  /// The editor of a duration: a slider within a range, otherwise a stepper.
  public static func tweakEditor(_ tweak: TweakEditing<Duration>) -> AnyView {
    AnyView(TweakDurationEditor(tweak: tweak))
  }
}

extension Size {
  /// The editor of a size: a stepper each for width and height, from 0 to 8192 points.
  public static func tweakEditor(_ tweak: TweakEditing<Size>) -> AnyView {
    AnyView(
      TweakPairEditor(
        title: tweak.title, names: ("Width", "Height"), first: tweak.value.width, second: tweak.value.height,
        range: 0...8192))
  }
}

extension Point {
  /// The editor of a point: a stepper each for x and y, from -8192 to 8192 points.
  public static func tweakEditor(_ tweak: TweakEditing<Point>) -> AnyView {
    AnyView(
      TweakPairEditor(
        title: tweak.title, names: ("x", "y"), first: tweak.value.x, second: tweak.value.y, range: -8192...8192))
  }
}
