import Runtime
import Values

extension View {
  func changingElement(_ change: @escaping (inout SemanticsElement) -> Void) -> some View {
    modifier(SemanticsModifier(.change(change)))
  }

  /// Changes the element by the words of another view.
  func changingElement<Words: View>(
    reading words: Words, _ change: @escaping (inout SemanticsElement, String) -> Void
  ) -> some View {
    modifier(
      ReadModifier(hidden: words) { read in
        SemanticsModifier(.change { change(&$0, read().flatMap(\.words).joined(separator: ", ")) })
      })
  }
}

extension View {
  /// The name that is read out for the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    changingElement { [label = String(label)] in $0.label = label }
  }

  /// The name that is read out for the view.
  public func accessibilityLabel(_ label: Text) -> some View { changingElement(reading: label) { $0.label = $1 } }

  /// The name that is read out for the view, where a condition holds.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    changingElement { [label = String(label)] in if isEnabled { $0.label = label } }
  }

  /// The name that is read out for the view, where a condition holds.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    changingElement(reading: label) { if isEnabled { $0.label = $1 } }
  }

  /// The value that is read out for the view.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    changingElement { [value = String(value)] in $0.value = value }
  }

  /// The value that is read out for the view.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    changingElement(reading: valueDescription) { $0.value = $1 }
  }

  /// The value that is read out for the view, where a condition holds.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    changingElement { [value = String(value)] in if isEnabled { $0.value = value } }
  }

  /// What is read out, after a pause, about what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    changingElement { [hint = String(hint)] in $0.hint = hint }
  }

  /// What is read out, after a pause, about what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View { changingElement(reading: hint) { $0.hint = $1 } }

  /// What is read out about what happens when the view is used, where a condition holds.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    changingElement { [hint = String(hint)] in if isEnabled { $0.hint = hint } }
  }

  /// A name by which tests find the view; it is never read out.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    changingElement { $0.identifier = identifier }
  }

  /// A name by which tests find the view, where a condition holds.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    changingElement { if isEnabled { $0.identifier = identifier } }
  }

  /// The names that somebody may say to mean the view, the best first.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    changingElement { [labels = inputLabels.map { String($0) }] in $0.inputLabels = labels }
  }

  /// The names that somebody may say to mean the view, the best first.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(
      ReadModifier(hidden: ForEach(inputLabels.indices, id: \.self) { inputLabels[$0] }) { read in
        SemanticsModifier(.change { $0.inputLabels = read().map(\.label) })
      })
  }

  /// Leaves the view out of what is read out.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(SemanticsModifier(hidden ? .hidden : .changeEach { _ in }))
  }

  /// Leaves the view out of what is read out, where a condition holds.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Who is read first among siblings: the highest. The default is 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(SemanticsModifier(.changeEach { $0.sortPriority = sortPriority }))
  }

  /// Adds to what there is to know about the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    changingElement { $0.traits.formUnion(traits) }
  }

  /// Takes away from what there is to know about the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    changingElement { $0.traits.subtract(traits) }
  }

  /// Makes the view one element, or a group of those inside.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(SemanticsModifier(.element(children)))
  }

  /// Describes the view by what another one would say in its place.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(ReadModifier(hidden: representation()) { SemanticsModifier(.replacement($0)) })
  }

  /// Describes what is inside the view by what others would say.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(ReadModifier(hidden: children()) { SemanticsModifier(.inside($0)) })
  }
}

/// How far up in the order of headings one is.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
  /// None in particular, or one from the top.
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// Says that the view is a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  /// Explains the view to those who cannot see it; a panel has no pointer to rest on it.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }

  /// Explains the view to those who cannot see it; a panel has no pointer to rest on it.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Explains the view to those who cannot see it; a panel has no pointer to rest on it.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
