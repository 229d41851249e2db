import Runtime
import Values

extension ControlSize {
  /// Space inside a control, in points.
  nonisolated var padding: Double {
    switch self {
    case .mini: 4
    case .small: 6
    case .regular: 8
    case .large: 12
    case .extraLarge: 16
    }
  }

  /// The least height of what is touched, in points.
  nonisolated var touchHeight: Double {
    switch self {
    case .mini: 28
    case .small: 36
    case .regular: 44
    case .large: 52
    case .extraLarge: 64
    }
  }

  /// The font of a control whose surroundings set none.
  nonisolated var controlFont: Font {
    switch self {
    case .mini: .footnote
    case .small: .callout
    case .regular, .large: .body
    case .extraLarge: .title3
    }
  }
}
