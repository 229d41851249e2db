import Faceplate

extension View {
  /// No effect: a panel has no rotor: knob and keys visit the elements in their order.
  @available(*, deprecated, message: "A panel has no rotor: knob and keys visit the elements in their order.")
  public func accessibilityRotor<Element: Identifiable>(
    _ rotorLabel: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { self }

  /// No effect: a panel has no rotor: knob and keys visit the elements in their order.
  @available(*, deprecated, message: "A panel has no rotor: knob and keys visit the elements in their order.")
  public func accessibilityRotor<Element, ID: Hashable>(
    _ rotorLabel: LocalizedStringKey, entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View { self }
}
