/// The names that ICU has for Foundation's units.
@usableFromInline enum MeasuredUnits {
  /// The name of a unit, such as `kilometer`; `nil` for one that ICU does not have.
  ///
  /// - Parameters:
  ///   - symbol: the symbol of the unit, such as `km`.
  ///   - dimension: the name of its class, such as `UnitLength`.
  @usableFromInline static func name(ofSymbol symbol: String, dimension: String) -> String? {
    if let name = names[dimension]?[symbol] { return name }
    guard let stem = stems[dimension], let prefix = prefixes.first(where: { symbol == $0.key + stem.symbol }) else {
      return nil
    }
    return prefix.value + stem.name
  }

  /// Units with a prefix for powers of ten or of 1024.
  private static let stems: [String: (symbol: String, name: String)] = [
    "UnitElectricCurrent": ("A", "ampere"), "UnitElectricPotentialDifference": ("V", "volt"),
    "UnitElectricResistance": ("Ω", "ohm"), "UnitFrequency": ("Hz", "hertz"), "UnitPower": ("W", "watt"),
    "UnitInformationStorage": ("B", "byte"),
  ]

  private static let prefixes: [String: String] = [
    "": "", "f": "femto", "p": "pico", "n": "nano", "µ": "micro", "m": "milli", "k": "kilo", "M": "mega", "G": "giga",
    "T": "tera", "P": "peta", "E": "exa", "Z": "zetta", "Y": "yotta", "Ki": "kibi", "Mi": "mebi", "Gi": "gibi",
    "Ti": "tebi", "Pi": "pebi", "Ei": "exbi", "Zi": "zebi", "Yi": "yobi",
  ]

  private static let names: [String: [String: String]] = [
    "UnitAcceleration": ["g": "g-force", "m/s²": "meter-per-square-second"],
    "UnitAngle": ["ʹ": "arc-minute", "ʹʹ": "arc-second", "°": "degree", "rad": "radian", "rev": "revolution"],
    "UnitArea": [
      "ac": "acre", "ha": "hectare", "cm²": "square-centimeter", "ft²": "square-foot", "in²": "square-inch",
      "km²": "square-kilometer", "m²": "square-meter", "mi²": "square-mile", "yd²": "square-yard",
      "mm²": "square-millimeter",
    ],
    "UnitConcentrationMass": ["g/L": "gram-per-liter", "mg/dL": "milligram-ofglucose-per-deciliter"],
    "UnitDispersion": ["ppm": "permillion"],
    "UnitDuration": [
      "h": "hour", "m": "minute", "min": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond",
      "ns": "nanosecond", "ps": "picosecond", "d": "day", "wk": "week", "mo": "month", "yr": "year",
    ],
    "UnitEnergy": [
      "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie", "kWh": "kilowatt-hour",
    ],
    "UnitFuelEfficiency": ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"],
    "UnitIlluminance": ["lx": "lux"],
    "UnitInformationStorage": [
      "bit": "bit", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit", "Pb": "petabit",
    ],
    "UnitLength": [
      "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "dekameter", "m": "meter", "dm": "decimeter",
      "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch",
      "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "NM": "nautical-mile", "ftm": "fathom",
      "fur": "furlong", "ly": "light-year", "ua": "astronomical-unit", "pc": "parsec",
    ],
    "UnitMass": [
      "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
      "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton",
      "ct": "carat", "oz t": "ounce-troy",
    ],
    "UnitPower": ["hp": "horsepower"],
    "UnitPressure": [
      "N/m²": "pascal", "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "GPa": "gigapascal",
      "bar": "bar", "mbar": "millibar", "inHg": "inch-ofhg", "mmHg": "millimeter-ofhg",
      "psi": "pound-force-per-square-inch",
    ],
    "UnitSpeed": ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"],
    "UnitTemperature": ["°C": "celsius", "°F": "fahrenheit", "K": "kelvin"],
    "UnitVolume": [
      "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dl": "deciliter", "dL": "deciliter", "cL": "centiliter",
      "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter",
      "cm³": "cubic-centimeter", "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot",
      "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon",
      "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
      "fl oz Imperial": "fluid-ounce-imperial", "gal Imperial": "gallon-imperial", "qt Imperial": "quart-imperial",
      "metric cup Imperial": "cup-metric",
    ],
  ]
}
