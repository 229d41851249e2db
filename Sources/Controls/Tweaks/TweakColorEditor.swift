import Glibc
import Graphics
import Runtime
import Values

/// A colour: what it looks like, its text and its contrast; below, on demand, four sliders and a field.
struct TweakColorEditor: View {
  let tweak: TweakEditing<Color>

  @Environment(\.self) private var environment
  @State private var isOpen = false

  var body: some View {
    let rgba = tweak.value.wrappedValue.resolve(in: environment)
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        swatch
        Text(tweak.title)
        Spacer(minLength: 8)
        contrast(of: rgba)
        Button(isOpen ? "Close" : tweak.value.wrappedValue.tweakText) { isOpen.toggle() }
          .accessibilityLabel("\(isOpen ? "Close" : "Edit") \(tweak.title)")
          .accessibilityValue(tweak.value.wrappedValue.tweakText)
      }
      if isOpen { sliders }
    }
  }

  private var swatch: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(tweak.value.wrappedValue)
      .frame(width: 40, height: 40)
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Color.theme(\.outline)) }
      .accessibilityHidden(true)
  }

  /// Against the ground of the panel, as text on it would have.
  private func contrast(of rgba: RGBA) -> some View {
    let ratio = (rgba.contrast(on: environment.palette.background) * 10).rounded() / 10
    return Text("\(ratio.tweakText):1")
      .font(.caption)
      .foregroundStyle(ratio < 4.5 ? Color.theme(\.danger) : .secondary)
      .accessibilityLabel("Contrast of \(tweak.title)")
      .accessibilityValue("\(ratio.tweakText):1")
  }

  private var sliders: some View {
    VStack(spacing: 4) {
      ColorSliders(color: tweak.value)
      TextField(
        committing: Binding(get: { tweak.value.wrappedValue.tweakText }, set: { _ = tweak.set($0) }),
        title: "\(tweak.title) as text", prompt: nil)
    }
  }
}

/// A colour by hue, saturation, value and opacity, each 0…1.
struct HSV: Equatable {
  var hue: Double
  var saturation: Double
  var value: Double
  var opacity: Double

  init(_ rgba: RGBA) {
    let parts = [rgba.red, rgba.green, rgba.blue].map(Double.init)
    let (high, low) = (parts.max() ?? 0, parts.min() ?? 0)
    let spread = high - low
    value = high
    opacity = Double(rgba.opacity)
    saturation = high > 0 ? spread / high : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixth =
      high == parts[0]
      ? (parts[1] - parts[2]) / spread
      : high == parts[1] ? 2 + (parts[2] - parts[0]) / spread : 4 + (parts[0] - parts[1]) / spread
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  /// To the nearest that has a hexadecimal text, so that the file stays readable.
  var color: Color {
    let rgba = Color(hue: hue, saturation: saturation, brightness: value, opacity: opacity)
      .resolve(in: EnvironmentValues())
    func byte(_ part: Float) -> Double { (Double(part) * 255).rounded() / 255 }
    return Color(
      red: byte(rgba.red), green: byte(rgba.green), blue: byte(rgba.blue), opacity: byte(rgba.opacity))
  }
}

extension RGBA {
  /// How far the colour, laid over an opaque one, stands out from it: 1…21, as WCAG 2 counts.
  func contrast(on ground: RGBA) -> Double {
    func over(_ part: KeyPath<RGBA, Float>) -> Float {
      self[keyPath: part] * opacity + ground[keyPath: part] * (1 - opacity)
    }
    let seen = Self.luminance(over(\.red), over(\.green), over(\.blue))
    let below = Self.luminance(ground.red, ground.green, ground.blue)
    return (max(seen, below) + 0.05) / (min(seen, below) + 0.05)
  }

  private static func luminance(_ red: Float, _ green: Float, _ blue: Float) -> Double {
    func linear(_ part: Float) -> Double {
      let part = Double(part)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
