import Runtime
import Values

/// What a gauge style has to work with.
@preconcurrency @MainActor public struct GaugeStyleConfiguration {
  /// What is measured.
  @preconcurrency @MainActor public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }

  /// The value in words.
  @preconcurrency @MainActor public struct CurrentValueLabel: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }

  /// The least value in words.
  @preconcurrency @MainActor public struct MinimumValueLabel: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }

  /// The greatest value in words.
  @preconcurrency @MainActor public struct MaximumValueLabel: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }

  /// Marks at certain values.
  @preconcurrency @MainActor public struct MarkedValueLabel: View {
    let content: AnyView
    /// The labels.
    public var body: some View { content }
  }

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
