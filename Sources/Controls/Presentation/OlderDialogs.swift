import Runtime
import Values

/// A question in the form that older sources have it in.
///
///     .alert(isPresented: $asks) { Alert(title: Text("Delete?"), primaryButton: …, secondaryButton: .cancel()) }
@preconcurrency @MainActor public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  /// A question with two answers.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  /// An answer.
  @preconcurrency @MainActor public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// An answer like any other.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// An answer that leaves all as it was.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// An answer that leaves all as it was.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    /// An answer that cannot be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// Several ways to go on in the form that older sources have them in.
@preconcurrency @MainActor public struct ActionSheet {
  /// A way to go on.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Several ways to go on.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// The answers of an older question.
private struct OlderButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}

extension Binding {
  /// Whether there is a value; `false` takes it away.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

extension View {
  /// Asks something that must be answered: an older form of ``alert(_:isPresented:actions:)``.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return self.alert(alert?.title ?? Text(""), isPresented: isPresented) {
      OlderButtons(buttons: alert?.buttons ?? [])
    } message: {
      alert?.message
    }
  }

  /// Asks something about a value, while there is one.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content)
    return self.alert(alert?.title ?? Text(""), isPresented: item.isThere()) {
      OlderButtons(buttons: alert?.buttons ?? [])
    } message: {
      alert?.message
    }
  }

  /// Offers several ways to go on: an older form of ``confirmationDialog(_:isPresented:titleVisibility:actions:)``.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return confirmationDialog(sheet?.title.string ?? "", isPresented: isPresented, titleVisibility: .visible) {
      OlderButtons(buttons: sheet?.buttons ?? [])
    } message: {
      sheet?.message
    }
  }

  /// Offers several ways to go on about a value, while there is one.
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
    let sheet = item.wrappedValue.map(content)
    return confirmationDialog(sheet?.title.string ?? "", isPresented: item.isThere(), titleVisibility: .visible) {
      OlderButtons(buttons: sheet?.buttons ?? [])
    } message: {
      sheet?.message
    }
  }
}
