// The coding is that of Foundation's `CGPoint`, `CGSize` and `CGRect`: arrays of numbers without keys.

extension Point: Codable {
  /// Decodes `[x, y]`.
  ///
  /// - Throws: `DecodingError` if the data do not have this form.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(x: try list.decode(Double.self), y: try list.decode(Double.self))
  }

  /// Encodes `[x, y]`.
  ///
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(x)
    try list.encode(y)
  }
}

extension Size: Codable {
  /// Decodes `[width, height]`.
  ///
  /// - Throws: `DecodingError` if the data do not have this form.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(width: try list.decode(Double.self), height: try list.decode(Double.self))
  }

  /// Encodes `[width, height]`.
  ///
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(width)
    try list.encode(height)
  }
}

extension Rect: Codable {
  /// Decodes `[[x, y], [width, height]]`.
  ///
  /// - Throws: `DecodingError` if the data do not have this form.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(origin: try list.decode(Point.self), size: try list.decode(Size.self))
  }

  /// Encodes `[[x, y], [width, height]]`.
  ///
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(origin)
    try list.encode(size)
  }
}
