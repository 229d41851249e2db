import Controls
import Looks
import Graphics
import Runtime
import Values

/// The properties of a measuring instrument, handed to its style.
@preconcurrency @MainActor public struct MeterStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart<LabelPart<MeterStyleConfiguration>>

  /// A zone by its place on the scale.
  public nonisolated struct Zone: Hashable, Sendable {
    /// The meaning of the zone.
    public let kind: MeterZone.Kind
    /// The part of the scale: 0…1.
    public let range: ClosedRange<Double>
  }

  /// The label, which describes what is measured.
  public let label: Label
  /// The position of the value on the scale: 0…1; 0 for an unknown value.
  public let value: Double
  /// Whether the value is known. An instrument without one shows no pointer and no filled part.
  public let isKnown: Bool
  /// The value with its unit.
  public let valueText: String
  /// The widest text that a value of the scale has.
  let widestText: String
  /// The value without its unit, and the unit without a gap; empty for none.
  public let number: String, unit: String
  /// The zone of the value; `nil` outside of zones.
  public let zone: MeterZone.Kind?
  /// The position of the wanted value on the scale: 0…1; `nil` for none.
  public let setPoint: Double?
  /// The zones of the scale.
  public let zones: [Zone]
  /// The numbers at the ends of the scale.
  public let range: ClosedRange<Double>
  /// The end of the scale beyond which the value lies; `nil` for one on the scale.
  let beyond: ScaleEnd?
  /// Whether the numbers of the scale are the seconds of durations.
  let isDuration: Bool
}

/// The appearance of measuring instruments: a conforming type draws them from their configuration.
@preconcurrency @MainActor public protocol MeterStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the instrument that the style draws.
  typealias Configuration = MeterStyleConfiguration
  /// Builds the view of an instrument in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the style of measuring instruments in this view.
  public func meterStyle<S: MeterStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// A round scale with a needle.
@preconcurrency @MainActor public struct NeedleMeterStyle: MeterStyle {
  /// Creates the style, which is also written `.needle`.
  public init() {}
  /// Builds the view of an instrument in this style.
  public func makeBody(configuration: Configuration) -> some View {
    RoundMeter(configuration: configuration, hasNeedle: true)
  }
}

/// An open ring that is filled up to the value.
@preconcurrency @MainActor public struct ArcMeterStyle: MeterStyle {
  /// Creates the style, which is also written `.arc`.
  public init() {}
  /// Builds the view of an instrument in this style.
  public func makeBody(configuration: Configuration) -> some View {
    RoundMeter(configuration: configuration, hasNeedle: false)
  }
}

/// A straight scale with a pointer at the value, and a mark at the wanted one.
@preconcurrency @MainActor public struct LinearMeterStyle: MeterStyle {
  private let axis: Axis
  /// Creates a style whose scale is horizontal or vertical.
  public init(axis: Axis = .horizontal) { self.axis = axis }
  /// Builds the view of an instrument in this style.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if axis == .horizontal {
      StraightMeter(configuration: configuration, face: ScaleFace(isUpright: false))
    } else {
      StandingMeter(configuration: configuration, face: ScaleFace(isUpright: true))
    }
  }
}

/// A vessel that is filled up to the value.
@preconcurrency @MainActor public struct TankMeterStyle: MeterStyle {
  /// Creates the style, which is also written `.tank`.
  public init() {}
  /// Builds the view of an instrument in this style.
  public func makeBody(configuration: Configuration) -> some View {
    StandingMeter(configuration: configuration, face: TankFace())
  }
}

/// A thermometer: a column that rises from a bulb.
@preconcurrency @MainActor public struct ThermometerMeterStyle: MeterStyle {
  /// Creates the style, which is also written `.thermometer`.
  public init() {}
  /// Builds the view of an instrument in this style.
  public func makeBody(configuration: Configuration) -> some View {
    StandingMeter(configuration: configuration, face: ThermometerFace())
  }
}

/// A row of lamps that are lit up to the value, in the colours of their zones.
@preconcurrency @MainActor public struct LevelMeterStyle: MeterStyle {
  private let axis: Axis
  /// Creates a style whose row is horizontal or vertical.
  public init(axis: Axis = .horizontal) { self.axis = axis }
  /// Builds the view of an instrument in this style.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if axis == .horizontal {
      StraightMeter(configuration: configuration, face: LevelFace(isUpright: false))
    } else {
      StandingMeter(configuration: configuration, face: LevelFace(isUpright: true))
    }
  }
}

extension MeterStyle where Self == NeedleMeterStyle {
  /// A round scale with a needle; the standard style.
  public static var needle: NeedleMeterStyle { NeedleMeterStyle() }
}
extension MeterStyle where Self == ArcMeterStyle {
  /// An open ring that is filled up to the value.
  public static var arc: ArcMeterStyle { ArcMeterStyle() }
}
extension MeterStyle where Self == LinearMeterStyle {
  /// A horizontal scale with a pointer.
  public static var linear: LinearMeterStyle { LinearMeterStyle() }
  /// Returns a horizontal or a vertical scale with a pointer.
  public static func linear(axis: Axis) -> LinearMeterStyle { LinearMeterStyle(axis: axis) }
}
extension MeterStyle where Self == TankMeterStyle {
  /// A vessel that is filled up to the value.
  public static var tank: TankMeterStyle { TankMeterStyle() }
}
extension MeterStyle where Self == ThermometerMeterStyle {
  /// A column that rises from a bulb, beside a vertical scale.
  public static var thermometer: ThermometerMeterStyle { ThermometerMeterStyle() }
}
extension MeterStyle where Self == LevelMeterStyle {
  /// A horizontal row of lamps that are lit up to the value.
  public static var level: LevelMeterStyle { LevelMeterStyle() }
  /// Returns a horizontal or a vertical row of lamps.
  public static func level(axis: Axis) -> LevelMeterStyle { LevelMeterStyle(axis: axis) }
}
