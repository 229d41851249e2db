import Runtime
import Values

// Controls that say what they do in words and in a symbol.

extension Label where Title == Text, Icon == Image {
  /// Words with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Words with a picture of the panel's catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Button where Label == Controls.Label<Text, Image> {
  /// A button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// A button with a title, a symbol and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Controls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Controls.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Controls.Label(title, systemImage: systemImage) }
  }
}

extension Menu where Label == Controls.Label<Text, Image> {
  /// A menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Controls.Label(title, systemImage: systemImage) }
  }

  /// A menu with a title and a symbol that does something when it is tapped, and comes up when it is held.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Controls.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

extension Picker where Label == Controls.Label<Text, Image> {
  /// A picker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Controls.Label(title, systemImage: systemImage) }
  }
}
