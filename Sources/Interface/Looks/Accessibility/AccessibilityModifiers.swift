import Runtime
import Values

extension View {
  /// Changes the accessibility element of this view.
  ///
  /// - Parameter affectsValue: whether a change of the value is announced while the element is adjusted.
  package func changingElement(
    affectsValue: Bool = false, _ change: @escaping (inout SemanticsElement) -> Void
  ) -> some View {
    modifier(SemanticsModifier(.change(change), affectsValue: affectsValue))
  }

  /// Changes the accessibility element of this view depending on the text of another view, which is not shown.
  package func changingElement<Words: View>(
    reading words: Words, affectsValue: Bool = false, _ change: @escaping (inout SemanticsElement, String) -> Void
  ) -> some View {
    modifier(
      ReadModifier(hidden: words) { read in
        SemanticsModifier(
          .change { $0.apply(ReadWords(read()), change) }, affectsValue: affectsValue)
      })
  }
}

extension View {
  /// Sets the accessibility label, which names the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(SemanticsModifier(.text(.label, String(label))))
  }

  /// Sets the accessibility label, which names the view.
  public func accessibilityLabel(_ label: Text) -> some View { changingElement(reading: label) { $0.label = $1 } }

  /// Sets the accessibility label if a condition holds.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    changingElement { [label = String(label)] in if isEnabled { $0.label = label } }
  }

  /// Sets the accessibility label if a condition holds.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    changingElement(reading: label) { if isEnabled { $0.label = $1 } }
  }

  /// Sets the text that is read as the value of the view. It is not translated.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    modifier(SemanticsModifier(.text(.value, String(value)), affectsValue: true))
  }

  /// Sets the text that is read as the value of the view.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    changingElement(reading: valueDescription, affectsValue: true) { $0.value = $1 }
  }

  /// Sets the accessibility value if a condition holds.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    changingElement(affectsValue: isEnabled) { [value = String(value)] in if isEnabled { $0.value = value } }
  }

  /// Sets the accessibility hint, which says what happens when the view is used. It is read out after a pause.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(SemanticsModifier(.text(.hint, String(hint))))
  }

  /// Sets the accessibility hint, which says what happens when the view is used. It is read out after a pause.
  public func accessibilityHint(_ hint: Text) -> some View { changingElement(reading: hint) { $0.hint = $1 } }

  /// Sets the accessibility hint if a condition holds.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    changingElement { [hint = String(hint)] in if isEnabled { $0.hint = hint } }
  }

  /// Sets an identifier by which tests find the view. It is never read out.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(SemanticsModifier(.text(.identifier, identifier)))
  }

  /// Sets an identifier by which tests find the view if a condition holds.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    changingElement { if isEnabled { $0.identifier = identifier } }
  }

  /// Sets the names by which voice control can refer to the view, in descending order of importance.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    changingElement { [labels = inputLabels.map { String($0) }] in $0.inputLabels = labels }
  }

  /// Sets the names by which voice control can refer to the view, in descending order of importance.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(
      ReadModifier(hidden: ForEach(inputLabels.indices, id: \.self) { inputLabels[$0] }) { read in
        SemanticsModifier(.change { $0.inputLabels = read().map(\.label) })
      })
  }

  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(SemanticsModifier(hidden ? .hidden : .changeEach { _ in }))
  }

  /// Hides the view from assistive technology if a condition holds.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Sets the order in which sibling elements are read: higher numbers come first. The default is 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(SemanticsModifier(.changeEach { $0.sortPriority = sortPriority }))
  }

  /// Adds accessibility traits to the view, such as that it is a header. Its own traits are kept.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    changingElement { $0.traits.formUnion(traits) }
  }

  /// Removes accessibility traits from the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    changingElement { $0.traits.subtract(traits) }
  }

  /// Makes the view one accessibility element, or a group of the elements inside.
  ///
  /// - Parameter children: whether the elements inside are ignored, contained in a group, or combined into one
  ///   element.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(SemanticsModifier(.element(children)))
  }

  /// Replaces the accessibility of the view by that of another view, which is not shown.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(ReadModifier(hidden: representation()) { SemanticsModifier(.replacement($0), affectsValue: true) })
  }

  /// Replaces the accessibility elements inside the view by those of other views, which are not shown.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(ReadModifier(hidden: children()) { SemanticsModifier(.inside($0)) })
  }
}

/// The level of a heading. On a panel all headings are alike.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No particular level, or a level from 1 to 6.
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// Marks the view as a heading. The level has no effect.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  /// Sets a help text, which is the accessibility hint. A panel has no tooltips.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }

  /// Sets a help text, which is the accessibility hint. A panel has no tooltips.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Sets a help text, which is the accessibility hint. A panel has no tooltips.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
