import Faceplate

extension View {
  /// Adds a menu that opens when the view is pressed for long. The preview is not shown: the view itself stays in
  /// place.
  @available(*, deprecated, message: "The view itself stays in place beside its menu; leave the preview out.")
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { contextMenu(menuItems: menuItems) }
}

extension SliderTick {
  /// Creates a mark at a value. The label is not shown.
  @available(*, deprecated, message: "Marks have no labels; leave the label out.")
  public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) { self.init(value) }

  /// Creates a mark at a value. The title is not shown.
  @available(*, deprecated, message: "Marks have no labels; leave the title out.")
  public init(_ titleKey: LocalizedStringKey, _ value: Value) { self.init(value) }
}

extension View {
  /// Attaches a gesture to the view that can be disabled. `name` has no effect.
  @available(*, deprecated, message: "Nothing refers to gestures by name; leave name out.")
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Sets the value that the view represents in a selection. `includeOptional` has no effect.
  @available(*, deprecated, message: "A tag always matches an optional selection as well; leave includeOptional out.")
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> some View { self.tag(tag) }

  /// Has no effect: each view animates its own frame, so the frame of a group need not be resolved separately.
  @available(*, deprecated, message: "Each view animates its own frame; frames of groups are never resolved late.")
  public func geometryGroup() -> some View { self }
}

nonisolated extension ContentTransition {
  /// The content changes at once.
  @available(*, deprecated, message: "Colours are animated with the transaction; other content changes at once.")
  public static let opacity = ContentTransition.interpolate
}
