import Glibc
import Graphics

/// The definitions of WCAG 2, computed apart from the code under test.
package enum WCAG {
  /// The contrast of two opaque colours: 1…21.
  package static func contrast(_ first: RGBA, _ second: RGBA) -> Double {
    func luminance(_ color: RGBA) -> Double {
      func linear(_ value: Float) -> Double {
        let value = Double(value)
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
