/// Whole detents from parts of them: high-resolution wheels send fractions of 120.
nonisolated struct DetentCounter {
  private var remainder = 0.0

  /// Adds an amount in units of 1/120 detent; the whole detents that it completes. A reversal starts afresh: the way
  /// back from between two detents is not a detent.
  mutating func add(_ amount: Double) -> Int {
    if amount * remainder < 0 { remainder = 0 }
    remainder += amount
    let whole = (remainder / 120).rounded(.towardZero)
    remainder -= whole * 120
    return Int(whole)
  }
}
