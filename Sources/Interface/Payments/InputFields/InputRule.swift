import Looks
import Runtime
import Values

/// Something that an input has to fulfil, with the sentence that is shown where it does not.
///
///     InputRule("At least eight characters") { $0.count >= 8 }
///     InputRule("No such voucher", asynchronously: { await shop.knows($0) })
@preconcurrency @MainActor public struct InputRule<Value> {
  enum Test {
    case now((Value) -> Bool)
    case later(@MainActor (Value) async throws -> Bool)
  }

  /// The sentence that is shown where the rule is not fulfilled.
  public var message: String { text.string(by: .standard) }
  let text: Text
  let test: Test

  /// A rule that can be answered at once.
  @_disfavoredOverload
  public init(_ message: String, isFulfilled: @escaping (Value) -> Bool) {
    self.init(Text(verbatim: message), .now(isFulfilled))
  }

  /// A rule that can be answered at once, with a localized sentence.
  public init(_ messageKey: LocalizedStringKey, isFulfilled: @escaping (Value) -> Bool) {
    self.init(Text(messageKey), .now(isFulfilled))
  }

  /// A rule that another party answers, such as a server, with a localized sentence.
  public init(
    _ messageKey: LocalizedStringKey, asynchronously isFulfilled: @escaping @MainActor (Value) async throws -> Bool
  ) {
    self.init(Text(messageKey), .later(isFulfilled))
  }

  private init(_ text: Text, _ test: Test) { (self.text, self.test) = (text, test) }

  /// A rule that another party answers, such as a server.
  ///
  /// It is asked 300 ms after the last key, once all rules that can be answered at once are fulfilled. An answer to an
  /// older input is ignored. A party that throws, or does not answer within ten seconds, is asked again on request.
  @_disfavoredOverload
  public init(_ message: String, asynchronously isFulfilled: @escaping @MainActor (Value) async throws -> Bool) {
    self.init(Text(verbatim: message), .later(isFulfilled))
  }
}

extension InputRule where Value: Collection {
  /// There has to be an input. The toolkit has its own sentence for where there is none.
  public static func required() -> InputRule { required(.toolkit("This is needed")) }

  /// There has to be an input, with a localized sentence for where there is none.
  public static func required(_ messageKey: LocalizedStringKey) -> InputRule {
    InputRule(messageKey) { !$0.isEmpty }
  }

  /// There has to be an input.
  @_disfavoredOverload
  public static func required(_ message: String) -> InputRule { InputRule(message) { !$0.isEmpty } }

  /// The input has to have a number of elements, such as characters. The toolkit has its own sentence for where it
  /// has another number.
  public static func length(_ range: ClosedRange<Int>) -> InputRule {
    length(range, .numberOfCharacters(in: range))
  }

  /// The input has to have a number of elements, with a localized sentence for where it has another number.
  public static func length(_ range: ClosedRange<Int>, _ messageKey: LocalizedStringKey) -> InputRule {
    InputRule(messageKey) { range.contains($0.count) }
  }

  /// The input has to have a number of elements.
  @_disfavoredOverload
  public static func length(_ range: ClosedRange<Int>, _ message: String) -> InputRule {
    InputRule(message) { range.contains($0.count) }
  }
}

extension Collection {
  /// The message of the first rule that can be answered at once and is not fulfilled.
  @MainActor func broken<Value>(by value: Value) -> Text? where Element == InputRule<Value> {
    first { rule in
      if case .now(let isFulfilled) = rule.test { !isFulfilled(value) } else { false }
    }?.text
  }

  /// Whether another party has to answer.
  @MainActor func haveQuestions<Value>() -> Bool where Element == InputRule<Value> {
    contains { rule in
      if case .later = rule.test { true } else { false }
    }
  }
}

/// The answer to a question.
enum InputAnswer {
  case fulfilled
  case refused
  /// No answer came in time, or the party that was asked failed.
  case none

  /// The answer, or ``none`` after a time: also where the party that is asked never returns.
  @MainActor static func first(of ask: @escaping @MainActor () async throws -> Bool, within time: Duration) async
    -> InputAnswer
  {
    let race = Race()
    let asked = Task {
      do { race.end(try await ask() ? .fulfilled : .refused) } catch { race.end(.none) }
    }
    let timer = Task {
      if (try? await Task.sleep(for: time)) != nil { race.end(.none) }
    }
    defer {
      asked.cancel()
      timer.cancel()
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { race.wait($0) }
    } onCancel: {
      Task { @MainActor in race.end(.none) }
    }
  }

  /// Hands on the first of several ends.
  @MainActor private final class Race {
    private var end: InputAnswer?
    private var continuation: CheckedContinuation<InputAnswer, Never>?

    func wait(_ continuation: CheckedContinuation<InputAnswer, Never>) {
      if let end { return continuation.resume(returning: end) }
      self.continuation = continuation
    }

    func end(_ answer: InputAnswer) {
      if end != nil { return }
      end = answer
      continuation?.resume(returning: answer)
      continuation = nil
    }
  }
}
