import Values

extension LanguageTag {
  /// The conventions by which the language writes numbers: decimal point, grouping, percent sign and place of the
  /// currency symbol, from CLDR 44. Digits are always European.
  public var numberConventions: NumberConventions {
    let (point, group, gap, money) = Self.marks(of: self)
    let isIndian = language == "hi" || region == "IN"
    return NumberConventions(
      decimalPoint: point, groupingSeparator: group, groupSizes: isIndian ? [3, 2] : [3], percentGap: gap,
      currency: CurrencyPattern(
        symbol: "", placement: money == nil ? .before : .after, gap: money ?? (point == "," ? "\u{A0}" : "")))
  }

  /// The decimal point, the grouping separator, what goes before a percent sign, and before a currency symbol that
  /// follows the amount.
  private static func marks(of tag: LanguageTag) -> (point: String, group: String, gap: String, money: String?) {
    let space = "\u{A0}"
    switch tag.language {
    case "de" where tag.region == "CH" || tag.region == "LI": return (".", "’", "", nil)
    case "de" where tag.region == "AT": return (",", space, space, nil)
    case "de", "da", "ro": return (",", ".", space, space)
    case "es" where ["MX", "US", "PR", "419"].contains(tag.region): return (".", ",", space, nil)
    case "es", "ca": return (",", ".", space, space)
    case "fr": return (",", "\u{202F}", "\u{202F}", space)
    case "it" where tag.region == "CH": return (".", "’", "", nil)
    case "it", "el", "hr", "sr", "bs", "sl": return (",", ".", "", space)
    case "pt" where tag.region == "PT": return (",", space, "", space)
    case "pt", "nl", "tr", "id", "vi": return (",", ".", "", nil)
    case "pl", "uk", "bg", "hu": return (",", space, "", space)
    case "cs", "sk", "ru", "sv", "fi", "nb", "nn", "et": return (",", space, space, space)
    default: return (".", ",", "", nil)
    }
  }
}
