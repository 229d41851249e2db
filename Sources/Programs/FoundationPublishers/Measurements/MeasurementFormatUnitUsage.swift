@_weakLinked import Foundation

/// The purpose of a measurement, by which a format chooses the unit that people of a country would use.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// The usage as ICU calls it; `nil` for the unit that the measurement has.
  @usableFromInline let name: String?

  init(_ name: String?) { self.name = name }

  /// The unit that is usual for the dimension.
  public static var general: Self { Self("default") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A distance on a road.
  public static var road: Self { Self("road") }
  /// The height of a person, in one unit.
  public static var person: Self { Self("person") }
  /// The height of a person, such as 5 ft, 11 in.
  public static var personHeight: Self { Self("person-height") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self("focal-length") }
  /// An amount of rain.
  public static var rainfall: Self { Self("rainfall") }
  /// A depth of snow.
  public static var snowfall: Self { Self("snowfall") }
  /// The distance of visibility.
  public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self("person") }
  /// The temperature of the air.
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self("food") }
  /// The energy of a person at work.
  public static var workout: Self { Self("workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person, such as 154 lb or 70 kg.
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self("baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount of liquid, such as 12 fl oz or 350 ml.
  public static var liquid: Self { Self("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  /// The sugar in blood.
  public static var bloodGlucose: Self { Self("blood-glucose") }
}
