// What an application imports is one module, as with SwiftUI; Foundation costs a program only what it calls.
@_exported import Foundation
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
/// SwiftUI's spelling of ``LineCap``.
public typealias CGLineCap = LineCap
/// SwiftUI's spelling of ``LineJoin``.
public typealias CGLineJoin = LineJoin
