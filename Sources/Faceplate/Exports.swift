// What an application imports is one module.
@_exported import Graphics
@_exported import Interface
@_exported import LinuxHost

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
