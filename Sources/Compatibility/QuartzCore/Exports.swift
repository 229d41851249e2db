// Sources that measure time import this module for `CACurrentMediaTime()`. As on Apple's systems, it brings CoreGraphics along.
@_exported import CoreGraphics
@_exported import func Clocks.CACurrentMediaTime

/// A time in seconds.
public typealias CFTimeInterval = Double
