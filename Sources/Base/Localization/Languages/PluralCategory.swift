/// The plural categories of CLDR. Each language uses some of them; all use ``other``.
public enum PluralCategory: String, CaseIterable, Sendable {
  /// For 0 in Arabic, for instance.
  case zero
  /// For 1 in most languages.
  case one
  /// For 2 in Arabic and Hebrew, for instance.
  case two
  /// For 2 to 4 in Polish and Czech, for instance.
  case few
  /// For 5 and more in Polish, and for fractions in Czech, for instance.
  case many
  /// For all other numbers.
  case other
}
