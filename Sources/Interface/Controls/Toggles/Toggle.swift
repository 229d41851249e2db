import Looks
import Runtime
import Values

/// A control that turns a value on or off.
///
///     Toggle("Light", isOn: $isLit)
///
/// ``View/toggleStyle(_:)`` sets the style.
@preconcurrency @MainActor public struct Toggle<Label: View>: View {
  private let label: Label
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let outer: ToggleStyleConfiguration?

  @State private var isPressed = false
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.isReadOnly }) private var isReadOnly
  @Environment({ $0.unknownValue }) private var unknownValue

  /// Creates a toggle whose label is a view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, isMixed: false, label: label(), outer: nil)
  }

  /// Creates a toggle for several values: it is on if all of them are, and mixed if some of them are.
  ///
  /// A press of a mixed toggle turns all values on; otherwise it changes all of them.
  ///
  /// - Parameters:
  ///   - sources: the elements that hold the values.
  ///   - isOn: the key path from an element to the binding of its value.
  ///   - label: the label.
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

  /// The toggle as the style of the environment draws it.
  public var body: some View {
    if let outer {
      styled(outer)
    } else {
      operable.modifier(ToggleMeaning(label: label, read: meaning))
    }
  }

  /// Describes the toggle to users of a screen reader.
  private func meaning() -> Semantics {
    Semantics(
      role: .toggle, value: words(isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off"),
      press: isReadOnly ? nil : { flip() })
  }

  /// The styled toggle, which finger, keys and knob can press unless it is read-only.
  @ViewBuilder private var operable: some View {
    if isReadOnly {
      styled(configuration)
    } else {
      styled(configuration).pressable(isPressed: { isPressed = $0 }, perform: flip)
    }
  }

  private func styled(_ configuration: ToggleStyleConfiguration) -> some View {
    StyledControl(configuration) { DefaultToggleStyle().makeBody(configuration: $0) }
  }

  private var configuration: ToggleStyleConfiguration {
    // An unknown value is neither on nor off.
    ToggleStyleConfiguration(
      label: .init(content: AnyView(label)),
      isOn: unknownValue == nil ? isOn : Binding(get: { false }, set: { [isOn] in isOn.wrappedValue = $0 }),
      isMixed: isMixed || unknownValue != nil, isPressed: isPressed)
  }

  private func flip() { isOn.wrappedValue = isMixed || unknownValue != nil || !isOn.wrappedValue }
}

extension Toggle where Label == Text {
  /// Creates a toggle whose title is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

  /// Creates a toggle with a title for several values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration that a style was given. The next outer style draws it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label, outer: configuration)
  }
}

/// Describes a toggle to users of a screen reader. The modifier reads the value, so that the toggle's body need not.
private struct ToggleMeaning<Label: View>: ViewModifier {
  let label: Label
  let read: () -> Semantics

  func body(content: Content) -> some View { content.semantics(read(), children: .ignore, label: label) }
}
