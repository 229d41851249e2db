/// Where lines that are shorter than the widest one stand.
public enum LineAlignment: Hashable, Sendable {
  /// At the left edge.
  case leading
  /// In the middle.
  case center
  /// At the right edge.
  case trailing

  /// The share of the free space that goes before the line.
  var leadingShare: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
