extension View {
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
