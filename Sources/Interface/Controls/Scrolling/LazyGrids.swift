import Graphics
import Runtime
import Values

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public nonisolated struct GridItem: Sendable {
  /// The width of a column, or the height of a row, in points.
  public nonisolated enum Size: Sendable {
    /// A constant size, whatever space is available.
    case fixed(Double)
    /// An equal share of the available space, within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit into the available space, each within limits.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The width of the column, or the height of the row.
  public var size: Size
  /// The distance to the next column or row, in points; `nil` for the default.
  public var spacing: Double?
  /// The alignment of views in their cells; `nil` for the centre.
  public var alignment: Alignment?

  /// Creates a column of a vertical grid, or a row of a horizontal one.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Arranges views in columns, row by row.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
///       ForEach(rooms) { RoomCard(room: $0) }
///     }
///
/// All views exist, also those outside the visible part: use a ``List`` or a ``LazyVStack`` for long data.
@preconcurrency @MainActor public struct LazyVGrid<Content: View>: ContainerView {
  private let grid: FlowArrangement
  package let inside: Content

  /// Creates a grid of columns.
  ///
  /// - Parameters:
  ///   - columns: the columns.
  ///   - alignment: the position of the columns where the grid is wider than all of them together.
  ///   - spacing: the distance between rows, in points; `nil` for the default.
  ///   - content: the views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    grid = FlowArrangement(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    inside = content()
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> FlowBehavior { FlowBehavior(grid, layoutNode) }
  package func configure(_ behavior: FlowBehavior, in environment: EnvironmentValues) {
    behavior.show(grid, in: environment)
  }
}

/// Arranges views in rows, column by column.
///
/// All views exist, also those outside the visible part: use a ``LazyHStack`` for long data.
@preconcurrency @MainActor public struct LazyHGrid<Content: View>: ContainerView {
  private let grid: FlowArrangement
  package let inside: Content

  /// Creates a grid of rows.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - alignment: the position of the rows where the grid is higher than all of them together.
  ///   - spacing: the distance between columns, in points; `nil` for the default.
  ///   - content: the views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    grid = FlowArrangement(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    inside = content()
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> FlowBehavior { FlowBehavior(grid, layoutNode) }
  package func configure(_ behavior: FlowBehavior, in environment: EnvironmentValues) {
    behavior.show(grid, in: environment)
  }
}

/// The layout of a grid of tracks. A vertical grid has columns as tracks, and its lines follow each other
/// downwards.
struct FlowArrangement {
  /// The direction in which the lines follow each other.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: Double?

  /// A column of a vertical grid, or a row of a horizontal one.
  private struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment
  }

  /// Computes the tracks for a proposed extent across the lines, and their total extent, in points.
  private func tracks(_ offer: Double?) -> ([Track], extent: Double) {
    var lengths: [(length: Double, item: GridItem, gap: Double)] = []
    let gaps = items.map { $0.spacing ?? StackArrangement.defaultSpacing }
    var left = max(0, (offer ?? ideal(gaps)) - gaps.dropLast().reduce(0, +))
    for case .fixed(let length) in items.map(\.size) { left -= length }
    var waiting = items.filter { if case .fixed = $0.size { false } else { true } }.count
    for (item, gap) in zip(items, gaps) {
      switch item.size {
      case .fixed(let length): lengths.append((max(0, length), item, gap))
      case .flexible(let minimum, let maximum):
        let length = max(minimum, min(maximum, max(0, left) / Double(waiting)))
        lengths.append((length, item, gap))
        left -= length
        waiting -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(0, left) / Double(waiting)
        let count = max(1, Int(min(10_000, (share + gap) / (max(1, minimum) + gap))))
        let length = max(0, min(maximum, (share - gap * Double(count - 1)) / Double(count)))
        for _ in 0..<count { lengths.append((length, item, gap)) }
        left -= share
        waiting -= 1
      }
    }
    var tracks: [Track] = []
    var start = 0.0
    for (length, item, gap) in lengths {
      tracks.append(Track(start: start, length: length, alignment: item.alignment ?? .center))
      start += length + gap
    }
    return (tracks, start - (lengths.last?.gap ?? 0))
  }

  /// The extent of the grid where none is proposed: all fixed and minimum lengths with their gaps.
  private func ideal(_ gaps: [Double]) -> Double {
    items.reduce(gaps.dropLast().reduce(0, +)) { sum, item in
      switch item.size {
      case .fixed(let length): sum + length
      case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
      }
    }
  }

  /// Computes the size of the grid and the places of its views.
  func layOut(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> (size: Size, placements: [Placement]) {
    let offer = proposal[axis.across]
    let (tracks, extent) = tracks(offer == .infinity ? nil : offer)
    guard !tracks.isEmpty else { return (.zero, children.map { _ in Placement(origin: .zero, proposal: .zero) }) }
    var placements: [Placement] = []
    // The grid's alignment positions the tracks in the space that they do not fill.
    let across = max(extent, offer.map { $0 == .infinity ? 0 : $0 } ?? 0)
    let room = ViewDimensions(width: across - extent, height: across - extent) { _ in nil }
    let shift = axis == .vertical ? room[alignment.horizontal] : room[alignment.vertical]
    var position = 0.0
    for first in stride(from: 0, to: children.count, by: tracks.count) {
      let line = Array(children[first..<min(children.count, first + tracks.count)])
      let offers = tracks.map { ProposedViewSize(Size(axis, along: 0, across: $0.length)).replacing(axis, by: nil) }
      let along = zip(line, offers).map { $0.sizeThatFits($1)[axis] }.max() ?? 0
      for (child, (track, offer)) in zip(line, zip(tracks, offers)) {
        let cell = Size(axis, along: along, across: track.length)
        let outer = ViewDimensions(width: cell.width, height: cell.height) { _ in nil }
        let inner = child.dimensions(offer)
        var origin = Point(axis, along: position, across: track.start + shift)
        origin.x += outer[track.alignment.horizontal] - inner[track.alignment.horizontal]
        origin.y += outer[track.alignment.vertical] - inner[track.alignment.vertical]
        placements.append(Placement(origin: origin, proposal: offer))
      }
      position += along + (spacing ?? StackArrangement.defaultSpacing)
    }
    let along = max(0, position - (children.isEmpty ? 0 : spacing ?? StackArrangement.defaultSpacing))
    return (Size(axis, along: along, across: across), placements)
  }
}

/// Lays out a lazy grid.
package final class FlowBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  private var arrangement: FlowArrangement

  init(_ arrangement: FlowArrangement, _ layoutNode: LayoutNode) {
    self.arrangement = arrangement
    self.layoutNode = layoutNode
  }

  func show(_ arrangement: FlowArrangement, in environment: EnvironmentValues) {
    self.arrangement = arrangement
    isMirrored = environment.isRightToLeft
    setNeedsLayout()
  }

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  package var spacerDirection: SpacerDirection? { .both }

  package func measure(_ proposal: ProposedViewSize) -> Size { arrangement.layOut(children, proposal).size }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    arrangement.layOut(children, proposal).placements
  }
}
