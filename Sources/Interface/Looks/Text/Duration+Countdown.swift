import Values

extension Duration {
  /// The duration in hours, minutes and seconds, such as `1:05:09` or `4:59`. A negative duration counts as zero.
  package var countdownText: String {
    // A duration that was computed from seconds may be slightly less because of rounding.
    let seconds = Int(min(max(inSeconds + 1e-6, 0), 1e9))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = two(seconds % 60)
    if seconds < 3600 { return "\(seconds / 60):\(rest)" }
    return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(rest)"
  }
}
