import Runtime
import Values

/// Shows how far something has come, or that it goes on.
///
///     ProgressView("Washing", value: 12, total: 90)
@preconcurrency @MainActor public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  private var outer: ProgressViewStyleConfiguration?

  init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.fraction = fraction.map { $0 > 0 ? min($0, 1) : 0 }
    self.label = label
    currentValueLabel = current
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? Double($0 / total) : 0 }
  }

  /// The progress as its style draws it.
  public var body: some View {
    if let outer {
      styled(outer)
    } else {
      styled(configuration)
        .semantics(
          Semantics(role: .progress, value: fraction.map { NumberFormat.percent.text($0) } ?? "in progress"),
          children: .ignore, label: label)
    }
  }

  private func styled(_ configuration: ProgressViewStyleConfiguration) -> some View {
    StyledControl(configuration) { DefaultProgressViewStyle().makeBody(configuration: $0) }
  }

  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on, with any label.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something that goes on.
  public init() { self.init(fraction: nil, label: nil, current: nil) }

  /// A part of a total; `nil` where nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: nil, current: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something that goes on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(fraction: nil, label: Text(title), current: nil) }

  /// A part of a total with a title; `nil` where nobody knows.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: Text(title), current: nil)
  }
}

extension ProgressView {
  /// A part of a total with any label; `nil` where nobody knows.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: label(), current: nil)
  }

  /// A part of a total with any labels; `nil` where nobody knows.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style was given, in the next outer style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label, current: configuration.currentValueLabel)
    outer = configuration
  }
}
