/// Makes values of data, as `JSONDecoder` does.
public protocol TopLevelDecoder<Input> {
  /// The type of the data.
  associatedtype Input
  /// Makes a value.
  func decode<T: Decodable>(_ type: T.Type, from data: Input) throws -> T
}

/// Makes data of values, as `JSONEncoder` does.
public protocol TopLevelEncoder<Output> {
  /// The type of the data.
  associatedtype Output
  /// Makes data.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension Publisher {
  /// The values that a decoder makes of the data, until it throws.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Operator<Self, Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// The data that an encoder makes of the values, until it throws.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Operator<Self, Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
