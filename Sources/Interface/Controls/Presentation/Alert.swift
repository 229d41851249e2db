import Looks
import Runtime
import Values

extension View {
  /// Presents a dialog. A touch outside closes only a dialog at the bottom, which also gets a Cancel button if
  /// it has none.
  ///
  /// - Parameter item: the subject of the dialog: another item has another dialog.
  func dialog<Message: View, Actions: View>(
    _ title: Text, _ isPresented: Binding<Bool>, about item: AnyHashable = true, place: ModalBehavior.Place,
    showsTitle: Bool = true, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    let close = { isPresented.wrappedValue = false }
    return modifier(
      ModalModifier(
        identity: isPresented.wrappedValue ? item : nil, dismiss: place == .bottom ? close : {}, place: place,
        isAnswered: place != .bottom
      ) {
        DialogCard(
          title: title, showsTitle: showsTitle, message: message(), actions: actions(), addsCancel: place == .bottom,
          dismiss: close)
      })
  }

  /// Presents an alert in the middle of the panel while a binding is true.
  ///
  ///     .alert("Stop the pump?", isPresented: $asks) {
  ///       Button("Stop", role: .destructive) { pump.stop() }
  ///       Button("Keep running", role: .cancel) {}
  ///     }
  ///
  /// Every button closes the alert and sets the binding to false; a touch outside does not. Without actions the
  /// alert has one button "OK".
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(Text(title), isPresented, place: .middle, actions: actions) { EmptyView() }
  }

  /// Presents an alert in the middle of the panel while a binding is true. Every button closes it.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(title, isPresented, place: .middle, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a message below its title while a binding is true. Every button closes it.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(Text(title), isPresented, place: .middle, actions: actions, message: message)
  }

  /// Presents an alert with a message below its title while a binding is true. Every button closes it.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(title, isPresented, place: .middle, actions: actions, message: message)
  }

  /// Presents an alert about a value while a binding is true and the value is not `nil`.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented.and(data != nil)) {
      if let data { PresentedValue(data, content: actions) }
    }
  }

  /// Presents an alert about an item, unless it is `nil`. Another item has another alert: a press that began in the alert of
  /// one item never answers that of the next.
  ///
  /// - Parameter close: called with the item whose alert a button has closed.
  package func alert<A: View, Item: Identifiable>(
    _ title: Text, presenting item: Item?, close: @escaping (Item) -> Void,
    @ViewBuilder actions: @escaping (Item) -> A
  ) -> some View {
    let isPresented = Binding(get: { item != nil }, set: { if !$0, let item { close(item) } })
    return dialog(title, isPresented, about: item?.id, place: .middle) {
      if let item { actions(item) }
    } message: {
      EmptyView()
    }
  }

  /// Presents an alert about a value, with a message, while a binding is true and the value is not `nil`.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(title, isPresented: isPresented.and(data != nil)) {
      if let data { PresentedValue(data, content: actions) }
    } message: {
      if let data { PresentedValue(data, content: message) }
    }
  }

  /// Presents an alert about a value while a binding is true and the value is not `nil`.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about a value, with a message, while a binding is true and the value is not `nil`.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents a choice of actions at the bottom of the panel while a binding is true.
  ///
  /// Every button closes the dialog, and so does a touch outside. A Cancel button is added where `actions` has
  /// no button of the role `cancel`. The title is shown only where `titleVisibility` is `visible`.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(title, isPresented, place: .bottom, showsTitle: titleVisibility == .visible, actions: actions) {
      EmptyView()
    }
  }

  /// Presents a choice of actions with a message while a binding is true. The title is shown unless
  /// `titleVisibility` is `hidden`.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(
      title, isPresented, place: .bottom, showsTitle: titleVisibility != .hidden, actions: actions, message: message)
  }

  /// Presents a choice of actions for a value while a binding is true and the value is not `nil`.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented.and(data != nil), titleVisibility: titleVisibility) {
      if let data { PresentedValue(data, content: actions) }
    }
  }

  /// Presents a choice of actions for a value, with a message, while a binding is true and the value is not
  /// `nil`.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented.and(data != nil), titleVisibility: titleVisibility) {
      if let data { PresentedValue(data, content: actions) }
    } message: {
      if let data { PresentedValue(data, content: message) }
    }
  }

  /// Presents a choice of actions at the bottom of the panel while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of actions with a message while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a choice of actions for a value while a binding is true and the value is not `nil`.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents a choice of actions for a value, with a message, while a binding is true and the value is not
  /// `nil`.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }
}

/// The content of a dialog about a value: about the one with which it was opened, whatever becomes of it.
private struct PresentedValue<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Value) -> Content

  init(_ value: Value, content: @escaping (Value) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  var body: some View { content(value) }
}

extension Binding where Value == Bool {
  /// Returns a binding that reads false unless a condition holds, and writes through.
  fileprivate func and(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
  }
}
