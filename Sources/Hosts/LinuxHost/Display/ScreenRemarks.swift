/// The remarks about the screens that are still to be logged, and the last logged remarks: no remark is logged twice in
/// a row.
struct ScreenRemarks {
  /// The cards that are gone, until they are closed and this is logged.
  private var losses: [String] = []
  /// The remarks on unmet options that were logged last.
  private var latest: [String] = []

  /// Notes that a card is gone.
  mutating func note(loss: String) { losses.append(loss) }

  /// Returns the losses that have not been logged.
  mutating func takeLosses() -> [String] {
    defer { losses = [] }
    return losses
  }

  /// Returns those remarks that were not made the last time.
  mutating func note(_ remarks: [String]) -> [String] {
    defer { latest = remarks }
    return remarks.filter { !latest.contains($0) }
  }
}
