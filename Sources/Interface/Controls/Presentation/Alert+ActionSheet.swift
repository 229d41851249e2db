import Looks
import Runtime
import Values

/// An alert as a value: the form of SwiftUI before actions were view builders.
///
///     .alert(isPresented: $asks) { Alert(title: Text("Delete?"), primaryButton: …, secondaryButton: .cancel()) }
@preconcurrency @MainActor public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; "OK" without `dismissButton`.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  /// A button of an alert or an action sheet.
  @preconcurrency @MainActor public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// Creates a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// Creates a button that leaves everything unchanged.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// Creates a button titled "Cancel" that leaves everything unchanged.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(.toolkit("Cancel")), action: action)
    }

    /// Creates a button whose action destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// A choice of actions as a value: the form of SwiftUI before confirmation dialogs.
@preconcurrency @MainActor public struct ActionSheet {
  /// A choice: the same type as a button of an alert.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet from its buttons, listed from top to bottom.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// The buttons of an ``Alert`` or an ``ActionSheet`` as views.
private struct AnswerButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}

extension Binding {
  /// Returns a binding that reads whether there is a value; writing false removes the value.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

extension View {
  /// Presents an alert while a binding is true: the older form of ``alert(_:isPresented:actions:)``.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return self.alert(alert?.title ?? Text(""), isPresented: isPresented) {
      AnswerButtons(buttons: alert?.buttons ?? [])
    } message: {
      alert?.message
    }
  }

  /// Presents an alert for an item while the item is not `nil`. Closing the alert sets the item to `nil`.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let now = item.wrappedValue
    let alert = now.map(content)
    return dialog(alert?.title ?? Text(""), item.isThere(), about: now?.id, place: .middle) {
      AnswerButtons(buttons: alert?.buttons ?? [])
    } message: {
      alert?.message
    }
  }

  /// Presents a choice of actions while a binding is true: the older form of
  /// ``confirmationDialog(_:isPresented:titleVisibility:actions:)``.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return confirmationDialog(sheet?.title ?? Text(verbatim: ""), isPresented: isPresented, titleVisibility: .visible) {
      AnswerButtons(buttons: sheet?.buttons ?? [])
    } message: {
      sheet?.message
    }
  }

  /// Presents a choice of actions for an item while the item is not `nil`. Closing it sets the item to `nil`.
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
    let now = item.wrappedValue
    let sheet = now.map(content)
    return dialog(sheet?.title ?? Text(verbatim: ""), item.isThere(), about: now?.id, place: .bottom) {
      AnswerButtons(buttons: sheet?.buttons ?? [])
    } message: {
      sheet?.message
    }
  }
}
