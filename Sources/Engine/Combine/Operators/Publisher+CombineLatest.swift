extension Publisher {
  /// Sends the latest values of this publisher and another, whenever either has a new one.
  ///
  /// Nothing is sent before both have sent a value.
  ///
  ///     model.$target.combineLatest(model.$actual).map { target, actual in target - actual }
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends the result of a closure for the latest values of this publisher and another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the latest values of this publisher and two others, whenever one of them has a new one.
  public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, second, third) }

  /// Sends the result of a closure for the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the latest values of this publisher and three others, whenever one of them has a new one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, second, third, fourth)
  }

  /// Sends the result of a closure for the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
