extension Publisher {
  /// Pairs the values of this publisher with those of another.
  ///
  ///     [1, 2, 3].publisher.zip(["a", "b"].publisher)    // (1, "a"), (2, "b")
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends the result of a closure for each pair of values of this publisher and another.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Groups the values of this publisher with those of two others, one of each.
  public func zip<P: Publisher, Q: Publisher>(_ second: P, _ third: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.Zip3(self, second, third) }

  /// Sends the result of a closure for each group of values of this publisher and two others.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Groups the values of this publisher with those of three others, one of each.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, second, third, fourth)
  }

  /// Sends the result of a closure for each group of values of this publisher and three others.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
