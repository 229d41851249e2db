import Runtime
import Values

extension View {
  private func dialog<Message: View, Actions: View>(
    _ title: Text, _ isPresented: Binding<Bool>, place: ModalBehavior.Place, showsTitle: Bool = true,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    let close = { isPresented.wrappedValue = false }
    return modifier(
      ModalModifier(isPresented: isPresented.wrappedValue, dismiss: place == .bottom ? close : {}, place: place) {
        DialogCard(
          title: title, showsTitle: showsTitle, message: message(), actions: actions(), addsCancel: place == .bottom,
          dismiss: close)
      })
  }

  /// Asks something that must be answered. Each answer closes the question; without any there is one to agree.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(Text(title), isPresented, place: .middle, actions: actions) { EmptyView() }
  }

  /// Asks something that must be answered. Each answer closes the question.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(title, isPresented, place: .middle, actions: actions) { EmptyView() }
  }

  /// Asks something that must be answered, with an explanation.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(Text(title), isPresented, place: .middle, actions: actions, message: message)
  }

  /// Asks something that must be answered, with an explanation.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(title, isPresented, place: .middle, actions: actions, message: message)
  }

  /// Asks something about a value, while there is one.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented.and(data != nil)) {
      if let data { actions(data) }
    }
  }

  /// Asks something about a value, while there is one, with an explanation.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(title, isPresented: isPresented.and(data != nil)) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Asks something about a value, while there is one.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Asks something about a value, while there is one, with an explanation.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Offers several ways to go on, and one to leave all as it was.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(title, isPresented, place: .bottom, showsTitle: titleVisibility == .visible, actions: actions) {
      EmptyView()
    }
  }

  /// Offers several ways to go on, with an explanation, and one to leave all as it was.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(
      title, isPresented, place: .bottom, showsTitle: titleVisibility != .hidden, actions: actions, message: message)
  }

  /// Offers several ways to go on about a value, while there is one, and one to leave all as it was.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented.and(data != nil), titleVisibility: titleVisibility) {
      if let data { actions(data) }
    }
  }

  /// Offers several ways to go on about a value, with an explanation, while there is one.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented.and(data != nil), titleVisibility: titleVisibility) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Offers several ways to go on, and one to leave all as it was.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Offers several ways to go on, with an explanation, and one to leave all as it was.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Offers several ways to go on about a value, while there is one, and one to leave all as it was.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Offers several ways to go on about a value, with an explanation, while there is one.
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

extension Binding where Value == Bool {
  /// The same, but false unless a condition holds.
  fileprivate func and(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
  }
}
