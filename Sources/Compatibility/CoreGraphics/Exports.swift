// Sources that draw import this module by name. Each name is exported by itself, so that it precedes Foundation's in files
// that import both. There is no type `CGFloat` here, which the compiler would know by the name of this module: it stays a name
// of `Double`.
@_exported import typealias Runtime.CGAffineTransform
@_exported import typealias Runtime.CGFloat
@_exported import typealias Runtime.CGLineCap
@_exported import typealias Runtime.CGLineJoin
@_exported import typealias Runtime.CGPoint
@_exported import typealias Runtime.CGRect
@_exported import typealias Runtime.CGSize
@_exported import typealias Runtime.CGVector
@_exported import typealias UIKit.CGBlendMode
@_exported import struct UIKit.CGColor
@_exported import class UIKit.CGContext
@_exported import typealias UIKit.CGImage
@_exported import typealias UIKit.CGPath
@_exported import enum UIKit.CGPathDrawingMode
@_exported import enum UIKit.CGPathFillRule
@_exported import func UIKit.CGPointMake
@_exported import func UIKit.CGRectMake
@_exported import func UIKit.CGSizeMake
