import Runtime
import Values

/// A sector of a pie, or of a ring.
///
///     SectorMark(angle: .value("Energy", share.energy), innerRadius: .ratio(0.6)).foregroundStyle(by: .value("Use", share.name))
@preconcurrency @MainActor public struct SectorMark: PrimitiveChartContent {
  private let mark: ChartMark

  /// Creates a sector. Its share of the circle is its value divided by the sum of all values.
  ///
  /// - Parameters:
  ///   - angle: the value.
  ///   - innerRadius: the radius of the hole, as a fraction of the whole with `.ratio`.
  ///   - outerRadius: the radius of the sector.
  ///   - angularInset: the space at each side of the sector, in points.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: Double? = nil
  ) {
    var mark = ChartMark(.sector)
    mark.yName = angle.name
    mark.sector = SectorShape(
      value: angle.value.plotValue, innerRadius: innerRadius, outerRadius: outerRadius, inset: max(0, angularInset ?? 0)
    )
    self.mark = mark
  }

  /// Adds the mark.
  public static func _collect(_ content: SectorMark, into marks: inout ChartMarks) { marks.items.append(content.mark) }
}
