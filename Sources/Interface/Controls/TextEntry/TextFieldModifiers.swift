import Runtime
import Values

/// The on-screen keyboard of a text field.
public nonisolated enum Keypad: Hashable, Sendable {
  /// The digits from 0 to 9.
  case number
  /// The digits and the decimal separator of the locale.
  case decimal
  /// The digits and the other characters of telephone numbers.
  case phone
  /// The digits from 0 to 9 as on a bank terminal, with Cancel at the bottom left and OK at the bottom right.
  case pin
  /// Letters, digits, and the signs of e-mail addresses.
  case email
  /// Letters, digits and punctuation.
  case full
  /// Letters, digits and punctuation, with a key for line breaks.
  case lines
}

/// The events that submit a text.
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each event.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// An action for submitted texts, with the fields to which it applies.
package struct SubmitAction {
  let triggers: SubmitTriggers
  let perform: () -> Void

  package init(triggers: SubmitTriggers, perform: @escaping () -> Void) {
    (self.triggers, self.perform) = (triggers, perform)
  }
}

extension [SubmitAction] {
  /// Performs the actions that apply to a kind of field.
  package func perform(for trigger: SubmitTriggers) {
    for action in self where action.triggers.contains(trigger) { action.perform() }
  }
}

extension View {
  /// Sets the on-screen keyboard of text fields in this view.
  public func keypad(_ keypad: Keypad) -> some View { environment(keypad) { $0.keypad = $1 } }

  /// Performs an action when the text of a field in this view is submitted: with the Return key, or with Done
  /// on the on-screen keyboard. Actions of several views are performed from the innermost to the outermost.
  ///
  /// - Parameter triggers: the fields: those for text, those of ``searchable(text:placement:prompt:)``, or both.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) {
      $0.insert(SubmitAction(triggers: triggers, perform: action), at: 0)
    }
  }

  /// Keeps submitted texts of fields in this view from the actions of ``onSubmit(of:_:)`` around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
