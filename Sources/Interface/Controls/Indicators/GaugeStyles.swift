import Looks
import Runtime
import Values

/// The standard style: a filled bar between the labels of its bounds, below its label.
@preconcurrency @MainActor public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the default gauge style.
  public init() {}
  /// Builds the view of a gauge in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isFilled: true)
  }
}

/// A filled bar between the labels of its bounds, below its label.
@preconcurrency @MainActor public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates a linear capacity gauge style.
  public init() {}
  /// Builds the view of a gauge in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isFilled: true)
  }
}

/// A bar with a marker at the value, between the labels of its bounds.
@preconcurrency @MainActor public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates an accessory linear gauge style.
  public init() {}
  /// Builds the view of a gauge in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    BarGauge(configuration: configuration, isFilled: false)
  }
}

/// A filled bar between the labels of its bounds, with its label above and its value below.
@preconcurrency @MainActor public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates an accessory linear capacity gauge style.
  public init() {}
  /// Builds the view of a gauge in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    CompactGauge(configuration: configuration)
  }
}

/// An open ring with a marker at the value.
@preconcurrency @MainActor public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates an accessory circular gauge style.
  public init() {}
  /// Builds the view of a gauge in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isClosed: false)
  }
}

/// A closed ring that is filled up to the value.
@preconcurrency @MainActor public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates an accessory circular capacity gauge style.
  public init() {}
  /// Builds the view of a gauge in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isClosed: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The standard style: a filled bar.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A filled bar between the labels of its bounds, below its label.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
  /// A bar with a marker at the value; the former name of ``accessoryLinear``.
  public static var linear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A filled bar between the labels of its bounds, with its label above and its value below.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  /// An open ring with a marker at the value; the former name of ``accessoryCircular``.
  public static var circular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The label and the value above a bar.
private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if !areLabelsHidden {
        LabelBeside(gap: 8, isOnBaseline: true) {
          // A name or a value without views keeps its place.
          HStack(spacing: 0) { configuration.label.shrinkable() }
          HStack(spacing: 0) { configuration.currentValueLabel.foregroundStyle(.secondary).shrinkable() }
            .layoutValue(key: LabelBeside.FillsRow.self, value: true)
        }
      }
      BarGauge(configuration: configuration, isFilled: isFilled)
    }
  }
}

/// The label above a bar, and the value below it.
private struct CompactGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !areLabelsHidden { configuration.label }
      BarGauge(configuration: configuration, isFilled: true)
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// A bar between the labels of its bounds.
private struct BarGauge: View {
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool

  var body: some View {
    HStack(spacing: 8) {
      configuration.minimumValueLabel.font(.footnote).foregroundStyle(.secondary)
      if configuration.beyond == .low { configuration.beyond?.mark }
      FilledBar(fraction: configuration.value, isMark: !isFilled)
      if configuration.beyond == .high { configuration.beyond?.mark }
      configuration.maximumValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// A ring around the label of the value, above the label.
private struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isClosed: Bool
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.layoutDirection }) private var direction

  /// The least scale of the value's label, and the label's share of the ring's diameter.
  private static let leastScale = 0.4, innerShare = 0.76

  /// The diameter of the ring, in points.
  private var side: Double { size.touchHeight * 2 }

  var body: some View {
    VStack(spacing: 4) {
      ring
        .overlay {
          configuration.currentValueLabel
            .font(.system(size: side / 4, weight: .semibold).monospacedDigit())
            .lineLimit(1)
            .transformEnvironment(\.minimumScaleFactor) { if $0 == 1 { $0 = Self.leastScale } }
            .frame(maxWidth: side * Self.innerShare)
            .environment(direction) { $0.layoutDirection = $1 }
        }
        .overlay(alignment: .bottom) { if !isClosed { ends } }
        .overlay(alignment: configuration.beyond == .low ? .topLeading : .topTrailing) { configuration.beyond?.mark }
        // A ring turns clockwise in every language, so its ends are not mirrored.
        .environment(.leftToRight) { $0.layoutDirection = $1 }
        .frame(width: side, height: side)
      if !areLabelsHidden { configuration.label.font(.footnote).foregroundStyle(.secondary) }
    }
  }

  @ViewBuilder private var ring: some View {
    if isClosed {
      RingVisual(from: 0, to: configuration.value, start: -0.25, sweep: 1)
    } else {
      RingVisual(from: nil, to: configuration.value, start: 0.375, sweep: 0.75)
    }
  }

  /// The labels of the bounds in the gap of the open ring.
  private var ends: some View {
    HStack(spacing: side * 0.2) {
      configuration.minimumValueLabel.environment(direction) { $0.layoutDirection = $1 }
      configuration.maximumValueLabel.environment(direction) { $0.layoutDirection = $1 }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}
