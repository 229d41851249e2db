import Graphics
import Runtime
import Values

/// Whether somebody who hears the panel is at a view. There is one focus for all who work the panel without touch.
public typealias AccessibilityFocusState = FocusState

/// Which of two views is the name of the other.
public nonisolated enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The name, or what it names.
  case label, content
}

/// How urgent what is told beside a value is.
public nonisolated enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// It is told if somebody asks, or always.
  case `default`, high
}

extension View {
  /// Ties whether the view has the focus to a state.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition) }

  /// Ties whether the view has the focus to a state that says which view has it.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value)
  }

  /// Adds something to what is read out for the view, after its value.
  @_disfavoredOverload
  public func accessibilityCustomContent<Label: StringProtocol, Value: StringProtocol>(
    _ label: Label, _ value: Value, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    changingElement { [words = "\(label), \(value)"] in $0.hint = $0.hint.isEmpty ? words : "\($0.hint), \(words)" }
  }

  /// Adds something to what is read out for the view, after its value.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(labelKey.string, value.string, importance: importance)
  }

  /// Adds something to what is read out for the view, after its value.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(labelKey.string, valueKey.string, importance: importance)
  }

  /// Accepted as in SwiftUI: elements are pressed by their actions, wherever they are.
  public func accessibilityActivationPoint(_ activationPoint: Point) -> some View { self }
  /// Accepted as in SwiftUI: elements are pressed by their actions, wherever they are.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Accepted as in SwiftUI: an element says so itself by what can be done with it.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Accepted as in SwiftUI: a panel inverts no colours.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Accepted as in SwiftUI: a view is read out with its name if it is a control's label.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Accepted as in SwiftUI: elements are read in their order.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Offers going on by a page as actions with names.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    changingElement {
      for (edge, name) in [(Edge.top, "up"), (.bottom, "down"), (.leading, "back"), (.trailing, "on")] {
        $0.actions.append(.init(name: "Scroll \(name)") { handler(edge) })
      }
    }
  }

  /// Accepted as in SwiftUI: nothing goes from one to another of several elements but knob and keys.
  public func accessibilityRotor<Element: Identifiable>(
    _ rotorLabel: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Accepted as in SwiftUI: nothing goes from one to another of several elements but knob and keys.
  public func accessibilityRotor<Element, ID: Hashable>(
    _ rotorLabel: LocalizedStringKey, entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View { self }
}
