/// A decoder of a whole document, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded data.
  associatedtype Input
  /// Decodes a value.
  ///
  /// - Throws: an error if the data do not describe a value of this type.
  func decode<T: Decodable>(_ type: T.Type, from data: Input) throws -> T
}

/// An encoder of a whole document, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded data.
  associatedtype Output
  /// Encodes a value.
  ///
  /// - Throws: an error if the value cannot be represented.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension Publisher {
  /// Decodes each value. Fails with the decoder's first error.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Operator<Self, Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Encodes each value. Fails with the encoder's first error.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Operator<Self, Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
