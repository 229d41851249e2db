/// The powers of ten that a `Double` can hold, each the number nearest to it.
enum DecimalPowers {
  /// The exponents of the table, and the powers in ascending order.
  private static let least = -307, greatest = 308
  private static let table: [Double] = (least...greatest).map { Double("1e\($0)") ?? 1 }

  /// Returns the power with an exponent, which is limited to −307…308.
  static func power(_ exponent: Int) -> Double { table[max(least, min(greatest, exponent)) - least] }

  /// Returns the greatest exponent whose power is not above a positive number.
  static func exponent(of number: Double) -> Int {
    var (low, high) = (0, table.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if table[middle] <= number { low = middle } else { high = middle - 1 }
    }
    return low + least
  }

  /// Returns a small whole multiple of a power of ten. A negative power divides, so that three tenths are exactly 0.3.
  static func multiple(_ number: Double, exponent: Int) -> Double {
    exponent < 0 ? number / power(-exponent) : number * power(exponent)
  }
}
