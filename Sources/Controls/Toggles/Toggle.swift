import Runtime
import Values

/// Is on or off.
///
///     Toggle("Light", isOn: $isLit)
///
/// The look is chosen with ``View/toggleStyle(_:)``.
@preconcurrency @MainActor public struct Toggle<Label: View>: View {
  private let label: Label
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let outer: ToggleStyleConfiguration?

  @State private var isPressed = false

  /// A toggle with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, isMixed: false, label: label(), outer: nil)
  }

  /// A toggle for several values at once: on if all are, mixed if some are. Switching it switches all.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let states = sources.map { $0[keyPath: isOn].wrappedValue }
    let all = Binding(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
    self.init(all, isMixed: states.contains(true) && states.contains(false), label: label(), outer: nil)
  }

  private init(_ isOn: Binding<Bool>, isMixed: Bool, label: Label, outer: ToggleStyleConfiguration?) {
    (self.isOn, self.isMixed, self.label, self.outer) = (isOn, isMixed, label, outer)
  }

  /// The toggle as its style draws it.
  public var body: some View {
    if let outer {
      styled(outer)
    } else {
      styled(configuration)
        .pressable(isPressed: { isPressed = $0 }, perform: flip)
        .semantics(
          Semantics(role: .toggle, value: isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off", press: flip),
          children: .ignore, label: label)
    }
  }

  private func styled(_ configuration: ToggleStyleConfiguration) -> some View {
    StyledControl(configuration) { DefaultToggleStyle().makeBody(configuration: $0) }
  }

  private var configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(
      label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed, isPressed: isPressed)
  }

  private func flip() { isOn.wrappedValue = isMixed || !isOn.wrappedValue }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

  /// A toggle with a title for several values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, in the next outer style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label, outer: configuration)
  }
}
