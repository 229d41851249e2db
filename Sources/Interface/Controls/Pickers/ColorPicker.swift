import Looks
import Runtime
import Values

/// A control that selects a colour.
///
///     ColorPicker("Light", selection: $color)
///
/// The picker shows the colour, and after a tap sliders for hue, saturation, brightness and opacity.
@preconcurrency @MainActor public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false

  /// Creates a picker whose label is a view.
  ///
  /// - Parameters:
  ///   - selection: the colour. Changes are rounded to 8 bits per component.
  ///   - supportsOpacity: whether the opacity can be changed.
  ///   - label: the label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label())
  }

  /// The label and the colour, and the sliders below while they are open.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        label
        Spacer(minLength: 8)
        Button(action: { isOpen.toggle() }) {
          RoundedRectangle(cornerRadius: 8)
            .fill(selection.wrappedValue)
            .frame(width: 44, height: 32)
            .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Color.theme(\.outline)) }
            // A finger needs more than what is seen.
            .frame(height: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .changingElement(reading: label) { $0.label = $1 }
        .accessibilityValue(selection.wrappedValue.tweakText)
      }
      if isOpen { ColorSliders(color: selection, hasOpacity: supportsOpacity) }
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker whose title is not translated.
  ///
  /// - Parameter supportsOpacity: whether the opacity can be chosen, too.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// Sliders for the hue, saturation, brightness and opacity of a colour.
struct ColorSliders: View {
  let color: Binding<Color>
  var hasOpacity = true

  @Environment({ $0 }) private var environment
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.editingWatch }) private var watch
  @State private var edits = ValueEdits()
  /// The last chosen components. They remember a hue for greys and black, which have none.
  @State private var chosen: HSV?

  var body: some View {
    let hsv = now
    VStack(spacing: 4) {
      slider(words("Hue"), hsv, \.hue, 360, "°")
      slider(words("Saturation"), hsv, \.saturation, 100, "%")
      slider(words("Brightness"), hsv, \.value, 100, "%")
      if hasOpacity { slider(words("Opacity"), hsv, \.opacity, 100, "%") }
    }
  }

  /// A slider for one component, whose full value is `full` in the unit.
  private func slider(
    _ name: String, _ hsv: HSV, _ part: WritableKeyPath<HSV, Double>, _ full: Double, _ unit: String
  ) -> some View {
    let value = Binding<Double>(
      get: { (hsv[keyPath: part] * full).rounded() },
      set: {
        var new = hsv
        new[keyPath: part] = $0 / full
        chosen = new
        color.wrappedValue = new.color
      })
    return Slider(name, value: value, in: 0...full, step: 1, format: .integer.unit(unit)) {
      watch?.tell($0, edits)
    }
  }

  /// The chosen components, unless the colour was changed from elsewhere.
  private var now: HSV {
    let rgba = color.wrappedValue.resolve(in: environment)
    if let chosen, chosen.color.resolve(in: environment) == rgba { return chosen }
    return HSV(rgba)
  }
}
