import Runtime
import Values

/// A line of text with rules that it has to fulfil.
///
///     InputField("Voucher", text: $code, rules: [.required(), InputRule("No such voucher", asynchronously: shop.knows)])
///
/// An error shows once the field has been left or submitted, and goes with the next key. While somebody else answers a
/// rule, a spinner turns in the field. ``View/onSubmit(of:_:)`` acts only on an input that fulfils all rules; an input that
/// was submitted before the answer, it acts on when the answer is there.
@preconcurrency @MainActor public struct InputField: View {
  private let title: String
  private let text: Binding<String>
  private let rules: [InputRule<String>]
  private let isSecret: Bool
  private let prompt: String

  @Environment(\.submitActions) private var submitActions
  @Environment(\.localizer) private var words
  @Environment(\.isEnabled) private var isEnabled
  @State private var check = InputCheck<String>()
  @FocusState private var hasFocus: Bool

  /// A field with a title, which stands above it and is read out.
  ///
  /// - Parameters:
  ///   - title: what the field is called.
  ///   - text: what is typed.
  ///   - rules: what the text has to fulfil. The first one that it does not fulfil is shown.
  ///   - isSecret: whether dots stand for the characters.
  ///   - prompt: an example, shown while there is no text.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, rules: [InputRule<String>] = [], isSecret: Bool = false,
    prompt: String = ""
  ) {
    self.title = String(title)
    self.text = text
    self.rules = rules
    self.isSecret = isSecret
    self.prompt = prompt
  }

  /// The field as the nearest style draws it.
  public var body: some View {
    StyledControl(configuration) { DefaultInputFieldStyle().makeBody(configuration: $0) }
      .onChange(of: text.wrappedValue) { _, text in if check.judged != text { check.judged = nil } }
      .onChange(of: hasFocus) { _, hasFocus in
        if !hasFocus && !text.wrappedValue.isEmpty { check.judged = text.wrappedValue }
      }
      .checks(text.wrappedValue, rules: broken == nil ? rules : [], revision: text.wrappedValue, $check) {
        submitActions.perform(for: .text)
      }
  }

  /// The first rule that can be answered at once and is not fulfilled.
  private var broken: String? { rules.broken(by: text.wrappedValue)?.string(by: words) }

  private var isJudged: Bool { check.judged == text.wrappedValue }
  private var error: String? { isJudged ? broken ?? check.message : nil }

  private var configuration: InputFieldStyleConfiguration {
    InputFieldStyleConfiguration(
      label: title, content: .init(content: AnyView(field)), error: error, isPending: check.isPending,
      isActive: hasFocus, retry: check.canRetry && isJudged ? { check.retries += 1 } : nil)
  }

  @ViewBuilder private var field: some View {
    Group {
      if isSecret {
        SecureField(title, text: text, prompt: Text(prompt))
      } else {
        TextField(title, text: text, prompt: Text(prompt))
      }
    }
    .textFieldStyle(.plain)
    .environment(\.submitActions, [SubmitAction(triggers: .text, perform: submit)])
    .focused($hasFocus)
    .frame(minHeight: 44)
    .accessibilityHint(
      [check.isPending ? words("being checked") : nil, error].compactMap { $0 }.joined(separator: ", "))
  }

  private func submit() {
    let isFulfilled = check.submit(text.wrappedValue, hasQuestions: rules.haveQuestions())
    if isFulfilled && broken == nil { submitActions.perform(for: .text) }
  }
}

/// What a style of input fields has to work with.
@preconcurrency @MainActor public struct InputFieldStyleConfiguration {
  /// What is typed into, without a frame and a background.
  public typealias Content = StyledPart<ContentPart<InputFieldStyleConfiguration>>

  /// What the field is called.
  public let label: String
  /// What is typed into.
  public let content: Content
  /// The error that is to be shown now, as a sentence; `nil` if there is none.
  public let error: String?
  /// Whether somebody else's answer is awaited.
  public let isPending: Bool
  /// Whether somebody types into the field.
  public let isActive: Bool
  /// Asks again where nobody has answered; `nil` where that would not help.
  public let retry: (() -> Void)?
}
