import Runtime

/// The lengths and the font of a control, which follow from its control size and the class of the screen.
package nonisolated struct ControlMetrics: Equatable {
  /// The least width and height of an area that a finger hits reliably, in points: 9 mm at the usual distance from
  /// the panel.
  package static let leastTarget = 44.0

  package let size: ControlSize
  /// The minimum height of the control, in points.
  package let touchHeight: Double
  /// The factor of the lengths of the class of the screen.
  package let scale: Double

  package init(_ size: ControlSize, on screenClass: ScreenClass) {
    let screen = ScreenMetrics.of(screenClass)
    self.size = size
    touchHeight = screen.controlHeights[size.index]
    scale = screen.typeScale
  }

  /// The space between the edge of a control and its content, in points.
  package var padding: Double { (size.padding * scale).rounded() }

  /// The distance beyond its edges at which a touch still hits a control, in points, so that small controls can be hit
  /// with a fingertip.
  package var touchMargin: Double { max(0, (Self.leastTarget - touchHeight) / 2) }

  /// Returns the minimum height of a button in points: large text keeps clear of the edges.
  ///
  /// - Parameter typeFactor: the factor of the point sizes of text styles.
  package func buttonHeight(_ typeFactor: Double) -> Double {
    max(touchHeight, (1.22 * controlFont.size * typeFactor + 6).rounded(.up))
  }

  /// The font of a control for which the environment sets none.
  package var controlFont: Font {
    switch size {
    case .mini: .footnote
    case .small: .callout
    case .regular, .large: .body
    case .extraLarge: .title3
    }
  }
}

extension ControlSize {
  /// The position in the order of sizes, from 0.
  fileprivate nonisolated var index: Int {
    switch self {
    case .mini: 0
    case .small: 1
    case .regular: 2
    case .large: 3
    case .extraLarge: 4
    }
  }

  /// The space between the edge of a control and its content, in points, at a type scale of 1.
  nonisolated var padding: Double {
    switch self {
    case .mini: 4
    case .small: 6
    case .regular: 8
    case .large: 12
    case .extraLarge: 16
    }
  }
}

extension EnvironmentValues {
  /// The lengths of controls of the environment's control size on the class of the screen.
  package var controlMetrics: ControlMetrics { ControlMetrics(controlSize, on: screenClass) }
}
