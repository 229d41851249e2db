import Runtime

extension NavigationPath {
  /// A path that can be written down, for example to show the same page after a restart.
  ///
  /// Each page is written as the name of its value's type and the value. A type that is renamed or removed later makes the
  /// path unreadable.
  public nonisolated struct CodableRepresentation: Equatable, Codable {
    fileprivate let values: [AnyHashable]

    fileprivate init?(_ values: [AnyHashable]) {
      guard values.allSatisfy({ Self.name(of: $0) != nil }) else { return nil }
      self.values = values
    }

    /// The name by which the type of a value is found again; `nil` if it is not `Codable` or is declared inside a function.
    private static func name(of value: AnyHashable) -> String? {
      let kind = type(of: value.base)
      guard kind is any Codable.Type, let name = _mangledTypeName(kind), _typeByName(name) == kind else { return nil }
      return name
    }

    /// Reads a path.
    ///
    /// - Throws: `DecodingError` if a value is damaged, or if its type is not in the program.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "The program has no page value of type \(name).")
        }
        values.append(try Self.value(type, from: list.superDecoder()))
      }
      self.values = values
    }

    private static func value<Value: Decodable & Hashable>(
      _ type: Value.Type, from decoder: any Decoder
    ) throws -> AnyHashable {
      AnyHashable(try Value(from: decoder))
    }

    /// Writes the path.
    ///
    /// - Throws: the errors of the encoder and of the values.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values {
        guard let base = value.base as? any Encodable, let name = Self.name(of: value) else { continue }
        try list.encode(name)
        try base.encode(to: list.superEncoder())
      }
    }
  }

  /// The path as it can be written down; `nil` if a value in it is not `Codable`, or if its type has no name outside of a
  /// function.
  public var codable: CodableRepresentation? { CodableRepresentation(values) }

  /// Creates a path that was written down.
  public init(_ codable: CodableRepresentation) { values = codable.values }
}
