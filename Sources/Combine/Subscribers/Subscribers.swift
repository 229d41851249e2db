/// The types of subscribers, and what they say and are told.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// An error has ended the publisher.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// The same with another type of error.
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
