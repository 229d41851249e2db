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
  public let message: String
  let test: Test

  /// A rule that can be answered at once.
  public init(_ message: String, isFulfilled: @escaping (Value) -> Bool) {
    self.message = message
    test = .now(isFulfilled)
  }

  /// A rule that somebody else answers, such as a server.
  ///
  /// It is asked 300 ms after the last key, once all rules that can be answered at once are fulfilled. An answer to an
  /// older input is ignored. Whoever throws, or does not answer within ten seconds, is asked again on request.
  public init(_ message: String, asynchronously isFulfilled: @escaping @MainActor (Value) async throws -> Bool) {
    self.message = message
    test = .later(isFulfilled)
  }
}

extension InputRule where Value: Collection {
  /// There has to be an input.
  public static func required(_ message: String = "This is needed") -> InputRule {
    InputRule(message) { !$0.isEmpty }
  }

  /// The input has to have a number of elements, such as characters.
  public static func length(_ range: ClosedRange<Int>, _ message: String? = nil) -> InputRule {
    InputRule(message ?? "From \(range.lowerBound) to \(range.upperBound) characters") { range.contains($0.count) }
  }
}

/// What is known of an input: whether its errors are due, and what those rules say that others answer.
struct InputCheck: Equatable {
  /// Whether somebody has left or submitted the input since it was changed last: its errors are shown.
  var isJudged = false
  /// Whether an answer is awaited.
  var isPending = false
  /// What an answer says is wrong.
  var message: String?
  /// Whether asking again may help: nobody has answered.
  var canRetry = false
  /// Counts the requests to ask again.
  var retries = 0

  /// The message of an answer, if it is due.
  var shownMessage: String? { isJudged ? message : nil }
}

/// Asks the rules that others answer.
private struct CheckModifier<Value>: ViewModifier {
  let value: Value
  let rules: [InputRule<Value>]
  let revision: Int
  @Binding var check: InputCheck

  func body(content: Content) -> some View {
    content.task(id: Request(revision: revision, retries: check.retries, isAsked: !later.isEmpty)) { await ask() }
  }

  private struct Request: Equatable {
    let revision: Int
    let retries: Int
    let isAsked: Bool
  }

  private var later: [(String, @MainActor (Value) async throws -> Bool)] {
    rules.compactMap { rule in
      if case .later(let test) = rule.test { (rule.message, test) } else { nil }
    }
  }

  private func ask() async {
    let wasAnswered = check.isPending || check.message != nil
    if wasAnswered { change { ($0.isPending, $0.message, $0.canRetry) = (false, nil, false) } }
    if later.isEmpty { return }
    guard (try? await Task.sleep(for: Limits.inputRest)) != nil else { return }
    change { $0.isPending = true }
    for (message, test) in later {
      let answer = await InputAnswer.first(of: { try await test(value) }, within: Limits.ruleTime)
      if Task.isCancelled { return }
      switch answer {
      case .fulfilled: continue
      case .refused: return finish(message, canRetry: false)
      case .none: return finish("This could not be checked", canRetry: true)
      }
    }
    finish(nil, canRetry: false)
  }

  private func finish(_ message: String?, canRetry: Bool) {
    change { ($0.isPending, $0.message, $0.canRetry) = (false, message, canRetry) }
  }

  private func change(_ body: (inout InputCheck) -> Void) {
    var next = check
    body(&next)
    if next != check { check = next }
  }
}

/// What became of a question.
enum InputAnswer {
  case fulfilled
  case refused
  /// Nobody answered in time, or the one who was asked failed.
  case none

  /// The answer, or ``none`` after a time: also where the one who is asked goes on for ever.
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

extension View {
  /// Asks the rules that others answer, whenever the revision of a value has changed.
  func checks<Value>(
    _ value: Value, rules: [InputRule<Value>], revision: Int, _ check: Binding<InputCheck>
  ) -> some View {
    modifier(CheckModifier(value: value, rules: rules, revision: revision, check: check))
  }
}
