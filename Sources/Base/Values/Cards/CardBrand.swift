/// A payment card's brand: the numbers that it issues, and how they are written.
///
/// The ranges of numbers are published by the networks; the table follows the one of the public `credit-card-type`
/// package, which collects them.
public struct CardBrand: Hashable, Sendable {
  /// The brand's name, as it is printed and spoken.
  public let name: String
  /// The lengths that a number may have, in digits, ascending.
  public let lengths: [Int]
  /// The numbers of digits after which a space is written.
  public let gaps: [Int]
  /// The brand's name for the security code, such as “CVV”.
  public let codeName: String
  /// The number of digits of the security code.
  public let codeLength: Int
  /// Whether the security code is printed on the front of the card; else it is on the back.
  public let hasCodeOnFront: Bool
  /// Whether the last digit has to be the check digit by Luhn's formula.
  public let hasCheckDigit: Bool
  /// The prefixes of the brand's numbers: all numbers of as many digits between two bounds.
  let prefixes: [ClosedRange<Int>]

  init(
    _ name: String, _ prefixes: [ClosedRange<Int>], lengths: [Int], gaps: [Int] = [4, 8, 12], codeName: String = "CVV",
    codeLength: Int = 3, hasCodeOnFront: Bool = false, hasCheckDigit: Bool = true
  ) {
    self.name = name
    self.prefixes = prefixes
    self.lengths = lengths
    self.gaps = gaps
    self.codeName = codeName
    self.codeLength = codeLength
    self.hasCodeOnFront = hasCodeOnFront
    self.hasCheckDigit = hasCheckDigit
  }

  /// Visa: numbers that begin with 4. Some of them belong to Elo and Naranja.
  public static let visa = CardBrand("Visa", [4...4], lengths: [16, 18, 19])

  /// Mastercard, whose codes are called CVC.
  public static let mastercard = CardBrand("Mastercard", [51...55, 2221...2720], lengths: [16], codeName: "CVC")

  /// American Express, whose code of four digits is on the front.
  public static let americanExpress = CardBrand(
    "American Express", [34...34, 37...37], lengths: [15], gaps: [4, 10], codeName: "CID", codeLength: 4,
    hasCodeOnFront: true)

  /// Diners Club, whose numbers have 14 digits on most cards.
  public static let dinersClub = CardBrand(
    "Diners Club", [300...305, 36...36, 38...38, 39...39], lengths: [14, 16, 19], gaps: [4, 10])

  /// Discover, whose codes are called CID.
  public static let discover = CardBrand(
    "Discover", [6011...6011, 644...649, 65...65], lengths: [16, 19], codeName: "CID")

  /// JCB, from Japan.
  public static let jcb = CardBrand("JCB", [2131...2131, 1800...1800, 3528...3589], lengths: [16, 17, 18, 19])

  /// UnionPay, some of whose numbers have no check digit.
  public static let unionPay = CardBrand(
    "UnionPay",
    [
      620...620, 62_100...62_182, 62_184...62_197, 62_200...62_205, 622_010...622_999, 62_207...62_209, 623...626,
      6270...6270, 6272...6272, 6276...6276, 627_700...627_779, 627_781...627_799, 6282...6289, 6291...6292, 810...810,
      8110...8171,
    ],
    lengths: [14, 15, 16, 17, 18, 19], codeName: "CVN", hasCheckDigit: false)

  /// Maestro, whose numbers have 12 to 19 digits.
  public static let maestro = CardBrand(
    "Maestro",
    [
      493_698...493_698, 500_000...504_174, 504_176...506_698, 506_779...508_999, 56...59, 63...63, 67...67, 6...6,
    ],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19], codeName: "CVC")

  /// Mir, from Russia, whose codes are called CVP2.
  public static let mir = CardBrand("Mir", [2200...2204], lengths: [16, 17, 18, 19], codeName: "CVP2")

  /// Elo, whose numbers lie among those of Visa, Maestro and Discover.
  public static let elo = CardBrand(
    "Elo",
    [
      401_178...401_179, 438_935...438_935, 457_631...457_632, 431_274...431_274, 451_416...451_416,
      457_393...457_393, 504_175...504_175, 506_699...506_778, 509_000...509_999, 627_780...627_780,
      636_297...636_297, 636_368...636_368, 650_031...650_033, 650_035...650_051, 650_405...650_439,
      650_485...650_538, 650_541...650_598, 650_700...650_718, 650_720...650_727, 650_901...650_978,
      651_652...651_679, 655_000...655_019, 655_021...655_058,
    ],
    lengths: [16], codeName: "CVE")

  /// Hiper, from Brazil.
  public static let hiper = CardBrand(
    "Hiper",
    [
      637_095...637_095, 63_737_423...63_737_423, 63_743_358...63_743_358, 637_568...637_568, 637_599...637_599,
      637_609...637_609, 637_612...637_612,
    ],
    lengths: [16], codeName: "CVC")

  /// Hipercard, from Brazil: the numbers that begin with 606282.
  public static let hipercard = CardBrand("Hipercard", [606_282...606_282], lengths: [16], codeName: "CVC")

  /// Verve, from Nigeria, whose numbers lie among those of Maestro.
  public static let verve = CardBrand(
    "Verve",
    [
      506_099...506_127, 506_129...506_129, 506_133...506_150, 506_158...506_163, 506_166...506_166, 506_168...506_168,
      506_170...506_170, 506_173...506_173, 506_176...506_180, 506_184...506_184, 506_187...506_188, 506_191...506_191,
      506_195...506_195, 506_197...506_197, 507_865...507_866, 507_868...507_877, 507_880...507_888, 507_900...507_900,
      507_941...507_941,
    ],
    lengths: [16, 18, 19])

  /// Naranja, whose numbers lie among those of Visa, Mastercard and Maestro.
  public static let naranja = CardBrand(
    "Naranja", [402_917...402_918, 527_571...527_572, 589_562...589_562], lengths: [16])

  /// Troy, from Turkey: the numbers that begin with 9792.
  public static let troy = CardBrand("Troy", [9792...9792], lengths: [16])

  /// All brands that a number is compared with. Where prefixes of two brands are equally long, the first one is meant.
  public static let all: [CardBrand] = [
    visa, mastercard, americanExpress, dinersClub, discover, jcb, unionPay, verve, naranja, maestro, mir, elo, hiper,
    hipercard, troy,
  ]
}
