import Looks
import Runtime
import Values

/// The properties of a gauge, handed to its style.
@preconcurrency @MainActor public struct GaugeStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart<LabelPart<GaugeStyleConfiguration>>

  /// The type of the label of the value.
  public typealias CurrentValueLabel = StyledPart<CurrentValueLabelPart<GaugeStyleConfiguration>>

  /// The type of the label of the lower bound.
  public typealias MinimumValueLabel = StyledPart<MinimumValueLabelPart<GaugeStyleConfiguration>>

  /// The type of the label of the upper bound.
  public typealias MaximumValueLabel = StyledPart<MaximumValueLabelPart<GaugeStyleConfiguration>>

  /// The type of the labels of marked values.
  public typealias MarkedValueLabel = StyledPart<MarkedValueLabelPart<GaugeStyleConfiguration>>

  /// The position of the value in its range: 0…1.
  public var value: Double
  /// The label, which describes what is measured.
  public var label: Label
  /// The label of the value; `nil` for none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; `nil` for none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; `nil` for none.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels of marked values; `nil` for none.
  public var markedValueLabels: MarkedValueLabel?
  /// The end beyond which the value lies; `nil` for a value inside its range.
  var beyond: ScaleEnd?
}

/// The appearance of gauges: a conforming type draws them from their configuration.
///
///     struct Percent: GaugeStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack { configuration.label; Text("\(Int(configuration.value * 100)) %") }
///       }
///     }
@preconcurrency @MainActor public protocol GaugeStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the gauge that the style draws.
  typealias Configuration = GaugeStyleConfiguration
  /// Builds the view of a gauge in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the style of gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
