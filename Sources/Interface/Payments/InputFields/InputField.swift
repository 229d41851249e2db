import Controls
import Looks
import Runtime
import Values

/// A line of text with rules that it has to fulfil.
///
///     InputField("Voucher", text: $code, rules: [.required(), InputRule("No such voucher", asynchronously: shop.knows)])
///
/// The error is read out with the field, also by a loudspeaker where the field is a secret: the words of a rule must not repeat what
/// was typed.
///
/// An error shows once the field has been left or submitted, and goes with the next key. While another party answers a
/// rule, a spinner turns in the field. ``View/onSubmit(of:_:)`` acts only on an input that fulfils all rules; an input that
/// was submitted before the answer, it acts on when the answer has arrived.
@preconcurrency @MainActor public struct InputField: View {
  private let title: Text
  private let text: Binding<String>
  private let rules: [InputRule<String>]
  private let isSecret: Bool
  private let prompt: Text

  @Environment({ $0.submitActions }) private var submitActions
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.isEnabled }) private var isEnabled
  @Environment({ $0.controlMetrics }) private var size
  @State private var check = InputCheck<String>()
  @State private var part = SubmissionPart()
  /// Whether Enter or Done has submitted the field, rather than the form around it.
  @State private var isSubmittedAlone = false
  @Environment({ $0.submissionScope }) private var scope
  @FocusState private var hasFocus: Bool

  /// A field with a localized title, shown above it and read out.
  ///
  /// - Parameters:
  ///   - titleKey: the name of the field.
  ///   - text: the typed text.
  ///   - rules: the conditions for the text. The first one that it does not meet is shown.
  ///   - isSecret: whether the characters are shown as dots.
  ///   - prompt: an example, shown while there is no text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, rules: [InputRule<String>] = [], isSecret: Bool = false,
    prompt: LocalizedStringKey = ""
  ) {
    (title, self.prompt) = (Text(titleKey), Text(prompt))
    (self.text, self.rules, self.isSecret) = (text, rules, isSecret)
  }

  /// A field with a title, shown above it and read out.
  ///
  /// - Parameters:
  ///   - title: the name of the field.
  ///   - text: the typed text.
  ///   - rules: the conditions for the text. The first one that it does not meet is shown.
  ///   - isSecret: whether the characters are shown as dots.
  ///   - prompt: an example, shown while there is no text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, rules: [InputRule<String>] = [], isSecret: Bool = false,
    prompt: String = ""
  ) {
    (self.title, self.prompt) = (Text(title), Text(prompt))
    (self.text, self.rules, self.isSecret) = (text, rules, isSecret)
  }

  /// The field as the nearest style draws it.
  public var body: some View {
    let (part, scope) = (part, scope)
    Node.afterUpdateHere { _ in
      part.judge = {
        isSubmittedAlone = false
        return judge()
      }
      part.attend = { hasFocus = true }
    }
    return StyledControl(configuration) { DefaultInputFieldStyle().makeBody(configuration: $0) }
      .onChange(of: text.wrappedValue) { _, text in
        if check.judged != text { check.judged = nil }
        scope?.edited()
      }
      .onChange(of: hasFocus) { _, hasFocus in
        if !hasFocus && !text.wrappedValue.isEmpty { check.judged = text.wrappedValue }
      }
      .checks(text.wrappedValue, rules: broken == nil ? rules : [], revision: text.wrappedValue, $check) {
        if isSubmittedAlone { submitActions.perform(for: .text) }
        scope?.answered()
      }
      .preference(key: SubmissionPartsKey.self, value: [part])
  }

  /// The first rule that can be answered at once and is not fulfilled.
  private var broken: String? { rules.broken(by: text.wrappedValue)?.string(by: words) }

  private var isJudged: Bool { check.judged == text.wrappedValue }
  private var error: String? { isJudged ? broken ?? check.error(of: text.wrappedValue) : nil }

  private var configuration: InputFieldStyleConfiguration {
    InputFieldStyleConfiguration(
      label: title.string(by: words), content: .init(content: AnyView(field)), error: error, isPending: check.isPending,
      isActive: hasFocus, retry: check.canRetry && isJudged ? { check.retry() } : nil)
  }

  @ViewBuilder private var field: some View {
    let name = title.string(by: words)
    Group {
      if isSecret {
        SecureField(name, text: text, prompt: prompt)
      } else {
        TextField(name, text: text, prompt: prompt)
      }
    }
    .textFieldStyle(.plain)
    .environment([SubmitAction(triggers: .text, perform: submit)]) { $0.submitActions = $1 }
    .focused($hasFocus)
    .frame(minHeight: max(ControlMetrics.leastTarget, size.touchHeight))
    .accessibilityHint(
      [check.isPending ? words("being checked") : nil, error].compactMap { $0 }.joined(separator: ", "))
  }

  /// Submits the field by Enter or Done.
  private func submit() {
    isSubmittedAlone = true
    if judge() == .right { submitActions.perform(for: .text) }
  }

  private func judge() -> InputVerdict {
    if broken != nil {
      check.judged = text.wrappedValue
      return .wrong
    }
    return check.submit(text.wrappedValue, hasQuestions: rules.haveQuestions())
  }
}

/// The parts of an input field, which a style arranges.
@preconcurrency @MainActor public struct InputFieldStyleConfiguration {
  /// The typed text with its caret, without a frame and a background.
  public typealias Content = StyledPart<ContentPart<InputFieldStyleConfiguration>>

  /// The name of the input field.
  public let label: String
  /// The typed text with its caret.
  public let content: Content
  /// The error that is to be shown now, as a sentence; `nil` if there is none.
  public let error: String?
  /// Whether another party's answer is awaited.
  public let isPending: Bool
  /// Whether a person is typing into the field.
  public let isActive: Bool
  /// Asks again where no answer has come; `nil` where that would not help.
  public let retry: (() -> Void)?
}
