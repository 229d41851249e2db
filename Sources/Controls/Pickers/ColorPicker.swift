import Runtime
import Values

/// Chooses a colour.
///
///     ColorPicker("Light", selection: $color)
@preconcurrency @MainActor public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false

  /// A picker with any label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label())
  }

  /// The colour, and below it sliders while it is chosen.
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
  /// A picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// Hue, saturation, brightness and opacity of a colour.
struct ColorSliders: View {
  let color: Binding<Color>
  var hasOpacity = true

  @Environment(\.self) private var environment
  /// Grey and black have no hue of their own: they keep the one that was chosen.
  @State private var chosen: HSV?

  var body: some View {
    let hsv = now
    VStack(spacing: 4) {
      slider("Hue", hsv, \.hue, 360, "°")
      slider("Saturation", hsv, \.saturation, 100, "%")
      slider("Brightness", hsv, \.value, 100, "%")
      if hasOpacity { slider("Opacity", hsv, \.opacity, 100, "%") }
    }
  }

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
    return Slider(name, value: value, in: 0...full, step: 1, format: .integer.unit(unit))
  }

  private var now: HSV {
    let rgba = color.wrappedValue.resolve(in: environment)
    if let chosen, chosen.color.resolve(in: environment) == rgba { return chosen }
    return HSV(rgba)
  }
}
