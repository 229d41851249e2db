import Graphics

// SwiftUI's spellings of what this module and Graphics name in one word. They are here, not in the module that
// applications import, so that that module can re-export them one by one: a name that is re-exported by itself precedes
// Foundation's name, even in a file that also imports Foundation.

/// SwiftUI's spelling of a coordinate.
public typealias CGFloat = Double
/// SwiftUI's spelling of ``Point``.
public typealias CGPoint = Point
/// SwiftUI's spelling of ``Size``.
public typealias CGSize = Size
/// SwiftUI's spelling of ``Rect``.
public typealias CGRect = Rect
/// SwiftUI's spelling of ``Transform``.
public typealias CGAffineTransform = Transform
/// SwiftUI's spelling of ``LineCap``.
public typealias CGLineCap = LineCap
/// SwiftUI's spelling of ``LineJoin``.
public typealias CGLineJoin = LineJoin
/// SwiftUI's spelling of ``Vector``.
public typealias CGVector = Vector
/// SwiftUI's spelling of ``Path``, for sources that build one without SwiftUI.
public typealias CGPath = Path

nonisolated extension Path {
  /// The path itself, which is a `CGPath` as well.
  public var cgPath: CGPath { self }
}

nonisolated extension Double {
  /// Creates a number from a whole one, as `CGFloat(integerLiteral: count)` does.
  @_disfavoredOverload
  public init(integerLiteral value: Int) { self.init(value) }
}
