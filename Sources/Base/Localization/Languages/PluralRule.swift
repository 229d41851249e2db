/// The rule by which a language chooses the plural category of a number.
///
/// The rules are those for cardinal numbers of CLDR 44. Numbers in compact notation, such as “1 million”, are written
/// out on a panel, so the operand for exponents is always 0.
public enum PluralRule: Sendable {
  /// Japanese, Korean, Thai, Chinese and others: one form for all numbers.
  case single
  /// English, German, Dutch and others: 1 without decimals is `one`.
  case english
  /// Italian and Catalan: as English, and whole millions are `many`.
  case italian
  /// Spanish: 1 is `one` even as 1.0; whole millions are `many`.
  case spanish
  /// French and Brazilian Portuguese: 0 and 1 are `one` with any decimals; whole millions are `many`.
  case french
  /// Turkish, Hungarian, Greek and others: 1 is `one` even as 1.0.
  case turkish
  /// Danish: 1 and fractions below 2 are `one`.
  case danish
  /// Hindi, Persian and others: 0, 1 and fractions below 1 are `one`.
  case hindi
  /// Polish: 1 is `one`; what ends in 2…4, except 12…14, is `few`; other whole numbers are `many`.
  case polish
  /// Czech and Slovak.
  case czech
  /// Russian and Ukrainian.
  case russian
  /// Croatian, Serbian and Bosnian.
  case croatian
  /// Slovenian: what ends in 01 is `one`, in 02 `two`, in 03 or 04 `few`, as all decimals are.
  case slovenian
  /// Romanian: 1 is `one`; 0, decimals and what ends in 01…19 are `few`.
  case romanian
  /// Arabic: 0, 1 and 2 have their own categories; what ends in 03…10 is `few`, in 11…99 `many`.
  case arabic
  /// Hebrew: 1 and decimals below 1 are `one`, 2 is `two`.
  case hebrew

  /// The rule of a language; `nil` for a language whose rule is not known here.
  public init?(_ tag: LanguageTag) {
    if tag.language == "pt", tag.region == "PT" {
      self = .italian
    } else if let rule = Self.byLanguage[tag.language] {
      self = rule
    } else {
      return nil
    }
  }

  private static let byLanguage: [String: PluralRule] = [
    "ja": .single, "ko": .single, "th": .single, "zh": .single, "id": .single, "ms": .single, "vi": .single,
    "lo": .single, "my": .single, "en": .english, "de": .english, "nl": .english, "sv": .english, "fi": .english,
    "et": .english, "it": .italian, "ca": .italian, "es": .spanish, "fr": .french, "pt": .french, "tr": .turkish,
    "hu": .turkish, "el": .turkish, "bg": .turkish, "nb": .turkish, "nn": .turkish, "da": .danish, "hi": .hindi,
    "bn": .hindi, "fa": .hindi, "gu": .hindi, "kn": .hindi, "am": .hindi, "pl": .polish, "cs": .czech, "sk": .czech,
    "ru": .russian, "uk": .russian, "hr": .croatian, "sr": .croatian, "bs": .croatian, "sl": .slovenian,
    "ro": .romanian, "ar": .arabic, "he": .hebrew,
  ]

  /// Returns the category whose form of a message a number takes in this language.
  public func category(of number: PluralOperands) -> PluralCategory {
    let (n, i, v, f, t) = (number.n, number.i, number.v, number.f, number.t)
    let millions: PluralCategory = i != 0 && i % 1_000_000 == 0 && v == 0 ? .many : .other
    switch self {
    case .single: return .other
    case .english: return i == 1 && v == 0 ? .one : .other
    case .italian: return i == 1 && v == 0 ? .one : millions
    case .spanish: return n == 1 ? .one : millions
    case .french: return i <= 1 ? .one : millions
    case .turkish: return n == 1 ? .one : .other
    case .danish: return n == 1 || t != 0 && i <= 1 ? .one : .other
    case .hindi: return i == 0 || n == 1 ? .one : .other
    case .polish: return Self.slavic(i, v, one: i == 1)
    case .russian: return Self.slavic(i, v, one: i % 10 == 1 && i % 100 != 11)
    case .czech: return v != 0 ? .many : i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case .croatian: return Self.croatian(i, v, f)
    case .slovenian: return Self.slovenian(i, v)
    case .romanian:
      if i == 1 && v == 0 { return .one }
      return v != 0 || i == 0 || (1...19).contains(i % 100) ? .few : .other
    case .arabic: return n.map(Self.arabic) ?? .other
    case .hebrew:
      if i == 1 && v == 0 || i == 0 && v != 0 { return .one }
      return i == 2 && v == 0 ? .two : .other
    }
  }

  private static func slavic(_ i: UInt64, _ v: Int, one: Bool) -> PluralCategory {
    if v != 0 { return .other }
    if one { return .one }
    return (2...4).contains(i % 10) && !(12...14).contains(i % 100) ? .few : .many
  }

  private static func croatian(_ i: UInt64, _ v: Int, _ f: UInt64) -> PluralCategory {
    let last = v == 0 ? i : f
    if last % 10 == 1, last % 100 != 11 { return .one }
    return (2...4).contains(last % 10) && !(12...14).contains(last % 100) ? .few : .other
  }

  private static func slovenian(_ i: UInt64, _ v: Int) -> PluralCategory {
    if v != 0 { return .few }
    return i % 100 == 1 ? .one : i % 100 == 2 ? .two : (3...4).contains(i % 100) ? .few : .other
  }

  private static func arabic(_ n: UInt64) -> PluralCategory {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: (3...10).contains(n % 100) ? .few : (11...99).contains(n % 100) ? .many : .other
    }
  }
}
