/// How far a picture is turned, clockwise, on its way into a display's memory.
public enum PixelRotation: Int, CaseIterable, Sendable {
  /// As it is.
  case none = 0
  /// A quarter turn clockwise.
  case quarter = 90
  /// Upside down.
  case half = 180
  /// A quarter turn anticlockwise.
  case threeQuarters = 270

  /// Whether width and height change places.
  public var swapsExtents: Bool { self == .quarter || self == .threeQuarters }

  /// A rectangle of a picture of the given extents as it lies in the display's memory.
  public func turned(_ rect: PixelRect, width: Int, height: Int) -> PixelRect {
    switch self {
    case .none: rect
    case .quarter:
      PixelRect(minX: height - rect.maxY, minY: rect.minX, maxX: height - rect.minY, maxY: rect.maxX)
    case .half:
      PixelRect(minX: width - rect.maxX, minY: height - rect.maxY, maxX: width - rect.minX, maxY: height - rect.minY)
    case .threeQuarters:
      PixelRect(minX: rect.minY, minY: width - rect.maxX, maxX: rect.maxY, maxY: width - rect.minX)
    }
  }
}
