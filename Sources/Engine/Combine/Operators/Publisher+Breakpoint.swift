import Glibc

extension Publisher {
  /// Stops the program in the debugger at an event of a subscription, by the signal SIGTRAP. Without a debugger the
  /// signal ends the program.
  ///
  /// - Parameters:
  ///   - receiveSubscription: returns whether to stop at the upstream subscription.
  ///   - receiveOutput: returns whether to stop at a value.
  ///   - receiveCompletion: returns whether to stop at the completion.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Operator<Self, Output, Failure> {
    func stop(_ isWanted: Bool?) { if isWanted == true { _ = raise(SIGTRAP) } }
    return handleEvents(
      receiveSubscription: { stop(receiveSubscription?($0)) }, receiveOutput: { stop(receiveOutput?($0)) },
      receiveCompletion: { stop(receiveCompletion?($0)) })
  }

  /// Stops the program in the debugger when the publisher fails, by the signal SIGTRAP.
  public func breakpointOnError() -> Publishers.Operator<Self, Output, Failure> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}
