/// The clockwise rotation of a bitmap on its way into display memory, in degrees.
public enum PixelRotation: Int, CaseIterable, Sendable {
  /// No rotation: rows of the bitmap are rows of the display.
  case none = 0
  /// A clockwise rotation by 90°.
  case quarter = 90
  /// A rotation by 180°.
  case half = 180
  /// A clockwise rotation by 270°.
  case threeQuarters = 270

  /// Whether width and height are exchanged.
  public var swapsExtents: Bool { self == .quarter || self == .threeQuarters }

  /// Converts a rectangle to display memory. `width` and `height` are those of the bitmap before rotation.
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
