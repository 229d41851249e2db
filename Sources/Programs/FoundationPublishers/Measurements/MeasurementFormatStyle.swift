@_weakLinked import Foundation

extension Measurement where UnitType: Dimension {
  /// A format for measurements in the language and the units of a locale.
  ///
  ///     distance.formatted(.measurement(width: .wide, usage: .road))  // 26 miles, or 42 Kilometer
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name.
    public struct UnitWidth: Hashable, Codable, Sendable {
      @usableFromInline let name: String
      init(_ name: String) { self.name = name }
      /// The whole name of the unit: 42 kilometers.
      public static var wide: Self { Self("unit-width-full-name") }
      /// The abbreviated unit: 42 km.
      public static var abbreviated: Self { Self("unit-width-short") }
      /// The unit in as little room as there can be: 42km.
      public static var narrow: Self { Self("unit-width-narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The purpose of the measurement.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number; `nil` for that which is usual for what is measured.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The locale whose language, and units where the usage asks for them, are used.
    public var locale: Locale
    /// Whether a temperature is written without its scale: 21° in place of 21 °C.
    @usableFromInline var hidesScale: Bool
    /// Part of the programs alone that create a format: what it needs is larger than all the rest of a panel.
    private let writer: Writer

    @usableFromInline typealias Writing = @Sendable (FormatStyle, Measurement<UnitType>) -> String

    /// A closure that all formats share.
    private struct Writer: Hashable, Codable, Sendable {
      let write: Writing?
      init(_ write: Writing?) { self.write = write }
      init(from decoder: any Decoder) { write = nil }
      func encode(to encoder: any Encoder) {}
      static func == (left: Self, right: Self) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
    }

    @usableFromInline init(
      _ width: UnitWidth, _ locale: Locale, _ usage: MeasurementFormatUnitUsage<UnitType>?,
      _ numberFormatStyle: FloatingPointFormatStyle<Double>?, hidesScale: Bool, write: @escaping Writing
    ) {
      (self.width, self.usage, self.numberFormatStyle) = (width, usage, numberFormatStyle)
      (self.locale, self.hidesScale, self.writer) = (locale, hidesScale, Writer(write))
    }

    /// Writes a measurement. A format that has been decoded writes the value and the symbol of the unit.
    public func format(_ value: Measurement<UnitType>) -> String {
      writer.write?(self, value) ?? "\(value.value)\u{A0}\(value.unit.symbol)"
    }

    /// Returns the format with the units, the language and the digits of a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension Measurement.FormatStyle where UnitType: Dimension {
  /// Creates a format.
  ///
  /// - Parameters:
  ///   - width: the form of the unit.
  ///   - locale: the locale.
  ///   - usage: the quantity and its use.
  ///   - numberFormatStyle: the format of the number; `nil` for that which is usual for what is measured.
  @_alwaysEmitIntoClient public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width, locale, usage, numberFormatStyle, hidesScale: false) { $0.text(of: $1) }
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the temperature is written without its scale: 21° in place of 21 °C.
  @_alwaysEmitIntoClient public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  /// Creates a format for temperatures, with or without the scale.
  @_alwaysEmitIntoClient public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width, locale, usage, numberFormatStyle, hidesScale: hidesScaleName) { $0.text(of: $1) }
  }
}

extension FormatStyle {
  /// A format for measurements.
  ///
  /// - Parameters:
  ///   - width: the form of the unit.
  ///   - usage: the quantity and its use, which decide about the unit, by the country.
  ///   - numberFormatStyle: the format of the number; `nil` for that which is usual for what is measured.
  @_alwaysEmitIntoClient public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A format for temperatures, with or without the scale.
  @_alwaysEmitIntoClient public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement where UnitType: Dimension {
  /// The measurement in the language and the usual unit of the current locale.
  @_alwaysEmitIntoClient public func formatted() -> String {
    FormatStyle(width: .abbreviated).format(self)
  }

  /// Returns the measurement as a format writes it.
  @_alwaysEmitIntoClient public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}
