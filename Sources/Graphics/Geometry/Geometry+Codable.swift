// Places and extents are coded as Foundation codes its own: lists of numbers, without names.

extension Point: Codable {
  /// Reads `[x, y]`.
  ///
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(x: try list.decode(Double.self), y: try list.decode(Double.self))
  }

  /// Writes `[x, y]`.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(x)
    try list.encode(y)
  }
}

extension Size: Codable {
  /// Reads `[width, height]`.
  ///
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(width: try list.decode(Double.self), height: try list.decode(Double.self))
  }

  /// Writes `[width, height]`.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(width)
    try list.encode(height)
  }
}

extension Rect: Codable {
  /// Reads `[[x, y], [width, height]]`.
  ///
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(origin: try list.decode(Point.self), size: try list.decode(Size.self))
  }

  /// Writes `[[x, y], [width, height]]`.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(origin)
    try list.encode(size)
  }
}
