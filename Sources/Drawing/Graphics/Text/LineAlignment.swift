/// The horizontal alignment of lines within the widest one.
public enum LineAlignment: Hashable, Sendable {
  /// Lines begin at the left edge.
  case leading
  /// Lines are centred within the widest one.
  case center
  /// Lines end at the right edge.
  case trailing

  /// The fraction of the free space before a line.
  var leadingShare: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  /// The fraction of the free space to the left of a line that begins at the left or at the right.
  package func share(isAtRight: Bool) -> Double { isAtRight ? 1 - leadingShare : leadingShare }
}
