import Synchronization

/// A publisher that is given its values from outside.
public nonisolated protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Hands a value on.
  func send(_ value: Output)
  /// Says that there is no more.
  func send(completion: Subscribers.Completion<Failure>)
}

nonisolated extension Subject where Output == Void {
  /// Says that something has happened.
  public func send() { send(()) }
}

/// Hands values on, and keeps none.
///
///     let taps = PassthroughSubject<Int, Never>()
public nonisolated final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let outlets = Outlets<Output, Failure>()

  /// A subject.
  public init() {}

  /// Where the values come from.
  public var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

  /// Hands what comes from now on to a receiver.
  public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { outlets.attach(receiver) }

  /// Hands a value on.
  public func send(_ value: Output) {
    // An object may have one of these as its own `objectWillChange`.
    if Output.self == Void.self { ObjectChange.shared.send() }
    outlets.send(value)
  }

  /// Says that there is no more.
  public func send(completion: Subscribers.Completion<Failure>) { outlets.send(completion: completion) }
}

/// Hands values on, and the latest to whoever comes later.
public nonisolated final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let outlets = Outlets<Output, Failure>()
  private let lock = Mutex(())
  private var stored: Output

  /// A subject that begins with a value.
  public init(_ value: Output) { stored = value }

  /// The latest value.
  public var value: Output {
    get {
      var copy: Output?
      lock.withLock { _ in copy = stored }
      return copy!
    }
    set { send(newValue) }
  }

  /// Where the values come from.
  public var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

  /// Hands the latest value and what comes from now on to a receiver.
  public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    outlets.attach(receiver, first: value)
  }

  /// Hands a value on.
  public func send(_ value: Output) {
    lock.withLock { _ in stored = value }
    outlets.send(value)
  }

  /// Says that there is no more.
  public func send(completion: Subscribers.Completion<Failure>) { outlets.send(completion: completion) }
}

/// One value, and then the end.
public nonisolated struct Just<Output>: Publisher {
  /// Nothing goes wrong.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Hands the value to a receiver.
  public func attach(_ receiver: Receiver<Output, Never>) -> AnyCancellable {
    receiver.receive(output)
    receiver.complete(.finished)
    return AnyCancellable {}
  }
}

nonisolated extension Just: Equatable where Output: Equatable {}

/// No value at all.
public nonisolated struct Empty<Output, Failure: Error>: Publisher {
  private let completesImmediately: Bool

  /// A publisher that ends at once, or never.
  public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }

  /// Tells a receiver that there is nothing.
  public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    if completesImmediately { receiver.complete(.finished) }
    return AnyCancellable {}
  }
}

/// No value, but what went wrong.
public nonisolated struct Fail<Output, Failure: Error>: Publisher {
  /// What went wrong.
  public let error: Failure

  /// A publisher that fails at once.
  public init(error: Failure) { self.error = error }

  /// Tells a receiver what went wrong.
  public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    receiver.complete(.failure(error))
    return AnyCancellable {}
  }
}

/// One value that comes later.
public nonisolated final class Future<Output, Failure: Error>: Publisher {
  /// Says what has come of it.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let result = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  /// Begins at once; the closure is given what it calls when it is done.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [result] in if result.value == nil { result.send($0) } }
  }

  /// Where the value comes from.
  public var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

  /// Hands the value to a receiver once it is there.
  public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    result.attach(
      Receiver(timing: receiver.timing, environment: receiver.environment) { result in
        switch result {
        case nil: break
        case .success(let value):
          receiver.receive(value)
          receiver.complete(.finished)
        case .failure(let error): receiver.complete(.failure(error))
        }
      } complete: { _ in
      })
  }
}
