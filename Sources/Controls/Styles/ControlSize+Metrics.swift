import Runtime
import Values

extension ControlSize {
  /// The space between the edge of a control and its content, in points.
  nonisolated var padding: Double {
    switch self {
    case .mini: 4
    case .small: 6
    case .regular: 8
    case .large: 12
    case .extraLarge: 16
    }
  }

  /// The minimum height of the area that responds to touches, in points.
  nonisolated var touchHeight: Double {
    switch self {
    case .mini: 28
    case .small: 36
    case .regular: 44
    case .large: 52
    case .extraLarge: 64
    }
  }

  /// The font of a control for which the environment sets none.
  nonisolated var controlFont: Font {
    switch self {
    case .mini: .footnote
    case .small: .callout
    case .regular, .large: .body
    case .extraLarge: .title3
    }
  }
}
