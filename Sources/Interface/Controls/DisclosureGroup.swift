/// A line that shows or hides what belongs to it.
///
///     DisclosureGroup("Advanced") {
///       Toggle("Child lock", isOn: $isLocked)
///     }
@preconcurrency @MainActor public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  @State private var isOpen = false
  @State private var isPressed = false
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled

  private init(_ isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    (self.isExpanded, self.content, self.label) = (isExpanded, content, label)
  }

  /// A group that is closed at first, with any label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content: content, label: label())
  }

  /// A group that is open while a value is true, with any label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content: content, label: label())
  }

  /// The line, and below it the content while the group is open.
  public var body: some View {
    let open = isExpanded ?? $isOpen
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 8)
        ControlSymbol(name: open.wrappedValue ? "chevron.down" : "chevron.right", side: size.touchHeight * 0.4)
          .foregroundStyle(isEnabled ? .accentColor : .theme(\.disabled))
      }
      .frame(minHeight: size.touchHeight)
      .opacity(isPressed ? 0.6 : 1)
      .pressable(isPressed: { isPressed = $0 }, perform: { open.wrappedValue.toggle() })
      .semantics(
        Semantics(
          role: .button, value: open.wrappedValue ? "expanded" : "collapsed", press: { open.wrappedValue.toggle() }),
        children: .ignore, label: label)
      if open.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title that is closed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content: content, label: Text(title))
  }

  /// A group with a title that is open while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content: content, label: Text(title))
  }
}
