import Values

/// The part of the horizontal axis that the user has chosen to see.
nonisolated struct ChartViewport: Hashable {
  /// The lower end; `nil` for the newest part of a live chart, or the first part of any other.
  var lower: Double?
  /// The length; `nil` for the length that the application has set, or for the whole axis.
  var length: Double?

  /// The least part of an axis that is shown, as a fraction of all.
  static let smallestShare = 1e-5

  /// Returns the visible part of the whole axis.
  ///
  /// - Parameters:
  ///   - whole: the range of the data.
  ///   - usual: the length that the application has set; `nil` for all.
  ///   - isLive: whether the newest part is shown.
  func range(of whole: ClosedRange<Double>, usual: Double?, isLive: Bool) -> ClosedRange<Double> {
    let extent = whole.upperBound - whole.lowerBound
    let length = self.length ?? usual ?? extent
    guard length > 0, length.isFinite else { return whole }
    // If there are fewer values than fit, new ones are added at the right of the empty chart.
    if length >= extent { return whole.lowerBound...whole.lowerBound + length }
    let lower = self.lower ?? (isLive ? whole.upperBound - length : whole.lowerBound)
    let limited = max(whole.lowerBound, min(whole.upperBound - length, lower))
    return limited...limited + length
  }

  /// Returns the part moved by a distance on the axis. At the upper end of a live axis it follows the data.
  func panned(
    by distance: Double, from shown: ClosedRange<Double>, of whole: ClosedRange<Double>, isLive: Bool
  ) -> ChartViewport {
    var result = self
    let length = shown.upperBound - shown.lowerBound
    let lower = max(
      whole.lowerBound, min(max(whole.lowerBound, whole.upperBound - length), shown.lowerBound + distance))
    result.lower = isLive && lower + length >= whole.upperBound ? nil : lower
    return result
  }

  /// Returns the part shortened or lengthened around a value.
  ///
  /// - Parameter factor: the old length divided by the new one.
  func zoomed(
    by factor: Double, around center: Double, from shown: ClosedRange<Double>, of whole: ClosedRange<Double>,
    isLive: Bool
  ) -> ChartViewport {
    let (length, extent) = (shown.upperBound - shown.lowerBound, whole.upperBound - whole.lowerBound)
    guard factor > 0, factor.isFinite, extent > 0 else { return self }
    let least = extent * Self.smallestShare
    let newLength = max(least, min(max(extent, length), length / factor))
    var result = ChartViewport(lower: lower, length: newLength)
    let share = max(0, min(1, (center - shown.lowerBound) / length))
    let moved = center - newLength * share
    result.lower = isLive && self.lower == nil && share > 0.95 ? nil : moved
    if let lower = result.lower {
      result = result.panned(by: 0, from: lower...lower + newLength, of: whole, isLive: isLive)
    }
    return result
  }
}
