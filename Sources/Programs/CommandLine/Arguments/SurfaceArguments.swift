import Graphics
import LinuxHost
import Runtime

extension Arguments {
  /// A scale in pixels per point.
  ///
  /// - Throws: ``Arguments/Mistake`` if the value is not a number from 0.25 to 16.
  func number(_ name: String) throws(Mistake) -> Double? {
    guard let text = values[name] else { return nil }
    guard let number = Double(text), DisplayScale.bounds.contains(number) else {
      throw Mistake(text: "--\(name) \(text): give a number from 0.25 to 16, such as 1.5")
    }
    return number
  }

  /// A size in pixels, from `WxH`.
  ///
  /// - Throws: ``Arguments/Mistake`` if the value has another form, or a number outside 1 to 8192.
  func size(_ name: String) throws(Mistake) -> Size? {
    guard let text = values[name] else { return nil }
    return try Self.size(text, of: name)
  }

  /// The size in pixels that the text of an option gives as `WxH`.
  ///
  /// - Throws: ``Arguments/Mistake`` if the text has another form, or a number outside 1 to 8192.
  static func size(_ text: String, of name: String) throws(Mistake) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...8192).contains(width),
      (1...8192).contains(height)
    else { throw Mistake(text: "--\(name) \(text): give width and height in pixels, such as 800x480") }
    return Size(width: Double(width), height: Double(height))
  }

  /// The size of the surface in points, and the scale.
  func surface() throws(Mistake) -> (Size, Double) {
    let scale = values["scale"] == "auto" ? 1 : try number("scale") ?? 1
    let pixels = try size("size") ?? Size(width: 800, height: 480)
    return (Size(width: pixels.width / scale, height: pixels.height / scale), scale)
  }

  /// The colour scheme; `nil` if the option is missing.
  ///
  /// - Throws: ``Arguments/Mistake`` if the value is neither `light` nor `dark`.
  func appearance() throws(Mistake) -> ColorScheme? {
    switch values["appearance"] {
    case nil: return nil
    case "light": return .light
    case "dark": return .dark
    case let other?: throw Mistake(text: "--appearance \(other): give light or dark")
    }
  }
}
