/// Publishers of several others.
public nonisolated enum Publishers {
  /// The latest values of two publishers, whenever either has another.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// Both values.
    public typealias Output = (A.Output, B.Output)
    /// What may go wrong with either.
    public typealias Failure = A.Failure
    /// A publisher.
    public let a: A, b: B

    /// The latest values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Where the values come from.
    public var sources: [ObjectIdentifier]? { a.sources.flatMap { a in b.sources.map { a + $0 } } }

    /// Hands what comes from now on to a receiver, once both have a value.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      var (first, second): (A.Output?, B.Output?) = (nil, nil)
      let end = End(of: 2, receiver.complete)
      func tell() { if let first, let second { receiver.receive((first, second)) } }
      let one: Receiver<A.Output, Failure> = receiver.taking {
        first = $0
        tell()
      } complete: {
        end.take($0)
      }
      let other: Receiver<B.Output, Failure> = receiver.taking {
        second = $0
        tell()
      } complete: {
        end.take($0)
      }
      let (left, right) = (a.attach(one), b.attach(other))
      return AnyCancellable {
        left.cancel()
        right.cancel()
      }
    }
  }

  /// The latest values of three publishers, whenever one has another.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// All values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// What may go wrong with any.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// The latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      joined = CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
    }

    /// Where the values come from.
    public var sources: [ObjectIdentifier]? { joined.sources }
    /// Hands what comes from now on to a receiver, once all have a value.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.attach(receiver) }
  }

  /// The values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value of any.
    public typealias Output = Upstream.Output
    /// What may go wrong with any.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// The values of several publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// The values of several publishers.
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Where the values come from.
    public var sources: [ObjectIdentifier]? {
      publishers.reduce([]) { known, one in known.flatMap { known in one.sources.map { known + $0 } } }
    }

    /// Hands what comes from now on to a receiver.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      let end = End(of: publishers.count, receiver.complete)
      let parts = publishers.map { $0.attach(receiver.taking(receiver.receive) { end.take($0) }) }
      return AnyCancellable { for part in parts { part.cancel() } }
    }
  }
}

nonisolated extension Publisher {
  /// The latest values of this publisher and another, whenever either has another.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// What the closure makes of the latest values of this publisher and another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }

  /// The latest values of this publisher and two others, whenever one has another.
  public func combineLatest<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, first, second) }

  /// The values of this publisher and another as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher(Publishers.MergeMany(AnyPublisher(self), AnyPublisher(other)))
  }
}
