/// Round numbers along an axis.
///
///     AxisTicks(covering: 3.2...97, count: 5).values     // 0, 25, 50, 75, 100
///
/// They are found by the extended form of Wilkinson's algorithm (Talbot, Lin, Hanrahan: An Extension of Wilkinson's
/// Algorithm for Positioning Tick Labels on Axes, 2010). Each candidate is a start and a step `j · q · 10^z`, with `q` out
/// of 1, 5, 2, 2.5, 4 and 3, the simpler first. It is rated by how simple its step is, how well its ends meet those of the
/// data, and how near its number of ticks is to the wanted one. The search ends as soon as no candidate that is left can
/// be better than the best one so far.
public struct AxisTicks: Hashable, Sendable {
  /// The ticks in ascending order; empty if the range has no extent or is not finite.
  public private(set) var values: [Double] = []
  /// The number of digits after the decimal point that tell all ticks apart.
  public private(set) var fractionDigits = 0

  /// The position of the ticks relative to the range.
  public enum Fit: Hashable, Sendable {
    /// The first and the last tick are at the ends of the range, or beyond: for an axis that ends with its ticks.
    case covering
    /// All ticks are inside the range: for an axis whose ends are given.
    case inside
  }

  /// The steps by their leading digits, the simpler first.
  private static let steps = [1.0, 5, 2, 2.5, 4, 3]
  /// The weights of simplicity, coverage and density; legibility is the same for all candidates here.
  private static let weights = (simplicity: 0.25, coverage: 0.2, density: 0.5, legibility: 0.05)
  /// The greatest number of ticks of a candidate, and the greatest divisor `j`, which bound the search.
  private static let mostTicks = 60, mostSkips = 10
  /// The greatest multiple of a step up to which `Double` counts without gaps.
  private static let largestMultiple = 4_503_599_627_370_496.0

  /// Creates ticks for a range.
  ///
  /// - Parameters:
  ///   - range: the range of the data or of the axis. A range that is not finite has no ticks.
  ///   - count: the wanted number of ticks, at least 2.
  ///   - fit: the relation of the ticks to the range.
  public init(_ range: ClosedRange<Double>, count: Int, fit: Fit) {
    let span = range.upperBound - range.lowerBound
    // A range that is narrower than the gaps between numbers of its size has no round numbers inside.
    let size = max(abs(range.lowerBound), abs(range.upperBound))
    guard span.isFinite, span > size * 1e-13, span > 1e-300 else { return }
    var search = Search(range: range, count: Double(max(2, min(count, Self.mostTicks))), fit: fit)
    search.run()
    guard let best = search.best else { return }
    values = (0..<best.count).map { best.value($0) }
    fractionDigits = Self.digits(of: values)
  }

  /// Creates ticks whose ends cover a range.
  public init(covering range: ClosedRange<Double>, count: Int) { self.init(range, count: count, fit: .covering) }
  /// Creates ticks that lie inside a range.
  public init(inside range: ClosedRange<Double>, count: Int) { self.init(range, count: count, fit: .inside) }

  /// The number of digits after the decimal point with which each number is written exactly, at most 12.
  private static func digits(of values: [Double]) -> Int {
    var digits = 0
    for value in values {
      while digits < 12 {
        let scaled = value * DecimalPowers.power(digits)
        if abs(scaled - scaled.rounded()) <= max(1e-9, abs(scaled) * 1e-12) { break }
        digits += 1
      }
    }
    return digits
  }

  /// A row of ticks: every `skip`th multiple of `step · 10^exponent`, from the multiple `start`.
  private struct Candidate {
    var start = 0.0, step = 0.0
    var skip = 0, exponent = 0, count = 0

    func value(_ index: Int) -> Double {
      DecimalPowers.multiple((start + Double(index * skip)) * step, exponent: exponent)
    }
  }

  /// The search for the best candidate.
  private struct Search {
    let range: ClosedRange<Double>
    let count: Double
    let fit: Fit
    private(set) var best: Candidate?
    private var bestScore = -2.0

    init(range: ClosedRange<Double>, count: Double, fit: Fit) {
      (self.range, self.count, self.fit) = (range, count, fit)
    }

    private var span: Double { range.upperBound - range.lowerBound }

    mutating func run() {
      for skip in 1...AxisTicks.mostSkips {
        for (index, step) in AxisTicks.steps.enumerated() {
          let simplicity = simplicity(index, skip, hasZero: true)
          if score(simplicity, 1, 1) < bestScore { return }
          tryCounts(step, skip, index, simplicity)
        }
      }
    }

    private mutating func tryCounts(_ step: Double, _ skip: Int, _ index: Int, _ simplicity: Double) {
      for ticks in 2...AxisTicks.mostTicks {
        let density = bestDensity(ticks)
        if score(simplicity, 1, density) < bestScore { return }
        let delta = span / (Double(ticks + 1) * Double(skip) * step)
        guard delta > 1e-305 else { continue }
        var exponent = DecimalPowers.exponent(of: delta)
        while exponent < 307 {
          let width = Double(skip) * DecimalPowers.multiple(step, exponent: exponent)
          let coverage = bestCoverage(width * Double(ticks - 1))
          if score(simplicity, coverage, density) < bestScore { break }
          tryStarts(
            Candidate(step: step, skip: skip, exponent: exponent, count: ticks), width: width, index: index)
          exponent += 1
        }
      }
    }

    private mutating func tryStarts(_ candidate: Candidate, width: Double, index: Int) {
      let (skip, ticks) = (Double(candidate.skip), Double(candidate.count))
      let first = (range.upperBound / width).rounded(.down) * skip - (ticks - 1) * skip
      let last = (range.lowerBound / width).rounded(.up) * skip
      guard abs(first) < AxisTicks.largestMultiple, abs(last) < AxisTicks.largestMultiple else { return }
      var start = first
      while start <= last {
        var candidate = candidate
        candidate.start = start
        consider(candidate, index)
        start += 1
      }
    }

    private mutating func consider(_ candidate: Candidate, _ index: Int) {
      let (low, high) = (candidate.value(0), candidate.value(candidate.count - 1))
      let slack = span * 1e-9
      switch fit {
      case .covering: guard low <= range.lowerBound + slack, high >= range.upperBound - slack else { return }
      case .inside: guard low >= range.lowerBound - slack, high <= range.upperBound + slack else { return }
      }
      let multiple = candidate.start.truncatingRemainder(dividingBy: Double(candidate.skip))
      let hasZero = multiple == 0 && low <= 0 && high >= 0
      let score = score(
        simplicity(index, candidate.skip, hasZero: hasZero), coverage(low, high), density(candidate.count, low, high))
      if score > bestScore { (bestScore, best) = (score, candidate) }
    }

    private func score(_ simplicity: Double, _ coverage: Double, _ density: Double) -> Double {
      let weights = AxisTicks.weights
      return weights.simplicity * simplicity + weights.coverage * coverage + weights.density * density
        + weights.legibility
    }

    private func simplicity(_ index: Int, _ skip: Int, hasZero: Bool) -> Double {
      1 - Double(index) / Double(AxisTicks.steps.count - 1) - Double(skip) + (hasZero ? 1 : 0)
    }

    private func coverage(_ low: Double, _ high: Double) -> Double {
      let (before, after) = (range.lowerBound - low, range.upperBound - high)
      return 1 - 0.5 * (before * before + after * after) / (0.01 * span * span)
    }

    private func bestCoverage(_ width: Double) -> Double {
      guard width > span else { return 1 }
      let half = (width - span) / 2
      return 1 - half * half / (0.01 * span * span)
    }

    private func density(_ ticks: Int, _ low: Double, _ high: Double) -> Double {
      let own = Double(ticks - 1) / (high - low)
      let wanted = (count - 1) / (max(high, range.upperBound) - min(low, range.lowerBound))
      return 2 - max(own / wanted, wanted / own)
    }

    private func bestDensity(_ ticks: Int) -> Double {
      Double(ticks) >= count ? 2 - Double(ticks - 1) / (count - 1) : 1
    }
  }
}
