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

extension Publishers {
  /// A publisher of the encoded values of another.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: DerivedPublisher where Upstream.Output: Encodable {
    /// The type of the values that it sends.
    public typealias Output = Coder.Output
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The encoder.
    public var encoder: Coder { parts.second }
    private let parts: Parts<Upstream, Coder>

    /// Creates the publisher of ``Publisher/encode(encoder:)``.
    public init(upstream: Upstream, encoder: Coder) {
      parts = Parts(upstream, encoder)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription(
          "Encode", to: subscriber, state: (), misuse: .passesUntilEnd,
          details: { downstream, _ in
            [("downstream", downstream), ("finished", false), ("upstreamSubscription", "")]
          }
        ) { _, value in .emit(try encoder.encode(value)) })
    }
  }

  /// A publisher of the decoded values of another.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: DerivedPublisher
  where Upstream.Output == Coder.Input {
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The decoder.
    public var decoder: Coder { parts.second }
    private let parts: Parts<Upstream, Coder>

    /// Creates the publisher of ``Publisher/decode(type:decoder:)``.
    public init(upstream: Upstream, decoder: Coder) {
      parts = Parts(upstream, decoder)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription(
          "Decode", to: subscriber, state: (), misuse: .passesUntilEnd,
          details: { downstream, _ in
            [("downstream", downstream), ("finished", false), ("upstreamSubscription", "")]
          }
        ) { _, value in .emit(try decoder.decode(Output.self, from: value)) })
    }
  }
}

extension Publisher {
  /// Decodes each value. Fails with the decoder's first error.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }

  /// Encodes each value. Fails with the encoder's first error.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
