import Looks
import Faceplate
import Graphics
import Runtime

extension UIColor {
  @preconcurrency @MainActor private var rgba: RGBA {
    let root = Stage.ofRunningCode.map { $0.environment.values }
    return color.resolve(in: root ?? EnvironmentValues())
  }

  /// Writes the sRGB components, each from 0 to 1, that the colour has in the appearance of the panel.
  ///
  /// - Returns: `true`: every colour has these components.
  @preconcurrency @MainActor @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = rgba
    red?.pointee = Double(parts.red)
    green?.pointee = Double(parts.green)
    blue?.pointee = Double(parts.blue)
    alpha?.pointee = Double(parts.opacity)
    return true
  }

  /// Writes the hue, the saturation and the brightness, each from 0 to 1, that the colour has in the appearance of the
  /// panel; the hue of a grey is 0.
  ///
  /// - Returns: `true`: every colour has these components.
  @preconcurrency @MainActor @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = rgba
    let (r, g, b) = (Double(parts.red), Double(parts.green), Double(parts.blue))
    let (most, least) = (max(r, g, b), min(r, g, b))
    let span = most - least
    let sixth =
      switch (span, most) {
      case (0, _): 0.0
      case (_, r): (g - b) / span + (g < b ? 6 : 0)
      case (_, g): (b - r) / span + 2
      default: (r - g) / span + 4
      }
    hue?.pointee = sixth / 6
    saturation?.pointee = most == 0 ? 0 : span / most
    brightness?.pointee = most
    alpha?.pointee = Double(parts.opacity)
    return true
  }

  /// The components that the colour has in the appearance of the panel.
  @preconcurrency @MainActor public var cgColor: CGColor {
    let parts = rgba
    return CGColor(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue), alpha: Double(parts.opacity))
  }

  /// Creates a colour that has one value in light appearance and another in dark.
  ///
  /// - Parameter dynamicProvider: returns the colour for an appearance. It is called at once, for both.
  @preconcurrency @MainActor public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let (light, dark) = (UIUserInterfaceStyle.light, UIUserInterfaceStyle.dark)
    let colors = [light, dark].map { dynamicProvider(UITraitCollection(userInterfaceStyle: $0)).rgba }
    self.init(Color(light: colors[0], dark: colors[1]))
  }

  /// Creates a colour from its components.
  public nonisolated convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
}

/// A colour of fixed sRGB components, as sources of CoreGraphics name it.
public nonisolated struct CGColor: Hashable, Sendable {
  private let rgba: RGBA

  /// Creates a colour from sRGB components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Creates a grey from 0, black, to 1, white.
  public init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// Red, green, blue and opacity, each from 0 to 1.
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.opacity].map { CGFloat($0) } }
  /// The number of components, 4.
  public var numberOfComponents: Int { 4 }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(rgba.opacity) }

  var color: Color { Color(rgba) }
}

extension Color {
  /// Creates a colour from one of CoreGraphics.
  public nonisolated init(cgColor: CGColor) { self = cgColor.color }
  /// The components that the colour has in the appearance of the panel.
  @preconcurrency @MainActor public var cgColor: CGColor? { UIColor(self).cgColor }
}
