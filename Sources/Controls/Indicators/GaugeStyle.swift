import Runtime
import Values

/// What a gauge style has to work with.
@preconcurrency @MainActor public struct GaugeStyleConfiguration {
  /// What is measured.
  public typealias Label = StyledPart<LabelPart<GaugeStyleConfiguration>>

  /// The value in words.
  public typealias CurrentValueLabel = StyledPart<CurrentValueLabelPart<GaugeStyleConfiguration>>

  /// The least value in words.
  public typealias MinimumValueLabel = StyledPart<MinimumValueLabelPart<GaugeStyleConfiguration>>

  /// The greatest value in words.
  public typealias MaximumValueLabel = StyledPart<MaximumValueLabelPart<GaugeStyleConfiguration>>

  /// Marks at certain values.
  public typealias MarkedValueLabel = StyledPart<MarkedValueLabelPart<GaugeStyleConfiguration>>

  /// Where the value lies in its range: 0…1.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel?
  /// The least value in words.
  public var minimumValueLabel: MinimumValueLabel?
  /// The greatest value in words.
  public var maximumValueLabel: MaximumValueLabel?
  /// Marks at certain values.
  public var markedValueLabels: MarkedValueLabel?
}

/// How gauges look.
@preconcurrency @MainActor public protocol GaugeStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = GaugeStyleConfiguration
  /// The look of a gauge.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the look of gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
