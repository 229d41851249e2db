import Looks
import Runtime
import Values

/// A control that shows a page on the enclosing ``NavigationStack``. Outside a stack it is disabled.
///
/// In a list with a selection of the type of its value, the link selects its row. In a leading column of a
/// ``NavigationSplitView``, a link to a page replaces the content of the next column.
@preconcurrency @MainActor public struct NavigationLink<Label: View, Destination: View>: View {
  /// The page that the link shows.
  private enum Target {
    case value(AnyHashable?)
    case view(() -> Destination)
    case bound(Binding<Bool>, () -> Destination)
  }

  private let target: Target
  private let label: Label
  /// The badge before the arrow of a list row.
  private var badge: Text?

  @Environment({ $0.navigation }) private var model
  @Environment({ $0.nextColumn }) private var nextColumn
  @Environment({ $0.isInList }) private var isInList
  @Environment({ $0.listChooser }) private var list
  /// The page of a private link is private, too. It has the environment of the stack, and not of the link.
  @Environment({ $0.isPrivacySensitive }) private var isPrivate
  @State private var owner = DestinationOwner()

  /// Creates a link to a page that a closure builds.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a link to a page.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view { destination }
    self.label = label()
  }

  /// Creates a link to a page that is shown while a binding is true. An older form: new code uses
  /// ``View/navigationDestination(isPresented:destination:)``.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .bound(isActive, destination)
    self.label = label()
  }

  /// Creates a link to a page that is shown while a selection equals a tag. An older form: new code uses
  /// ``View/navigationDestination(item:destination:)``.
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
    self.init(isActive: isActive, destination: destination, label: label)
  }

  /// The label, with an arrow in a row of a list.
  @ViewBuilder public var body: some View {
    if case .bound(let isActive, let destination) = target {
      link.navigationDestination(isPresented: isActive) { destination().privacySensitive(isPrivate) }
    } else {
      link
    }
  }

  @ViewBuilder private var link: some View {
    let owner = updatedOwner
    if let selected {
      if model?.view(of: selected) == nil {
        // The row, which knows the value by its tag, is pressed and has the focus.
        row(hasArrow: false)
          .tag(selected)
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
          .accessibilityAction { list?.choose(selected) }
      } else {
        button(owner).tag(selected)
      }
    } else {
      button(owner)
    }
  }

  /// The value that the link selects in the list around it; `nil` if it selects none.
  private var selected: AnyHashable? {
    guard case .value(let value?) = target, let list, list.accepts(value) else { return nil }
    return value
  }

  @ViewBuilder private func button(_ owner: DestinationOwner) -> some View {
    if isInList {
      Button(action: { go(owner) }) {
        row(hasArrow: true)
          .contentShape(Rectangle())
          .modifier(RowTouchModifier())
      }
      .buttonStyle(.plain)
      .disabled(isMissing)
    } else {
      Button(action: { go(owner) }) { label }.disabled(isMissing)
    }
  }

  /// The label over the whole width of a list row.
  private func row(hasArrow: Bool) -> some View {
    HStack(spacing: 8) {
      // The label has all of the room: a value in it is beside the arrow.
      HStack(spacing: 8) { label }.frame(maxWidth: .infinity, alignment: .leading).padding(.trailing, 16)
      if let badge { badge.monospacedDigit().foregroundStyle(.secondary) }
      if hasArrow { ControlSymbol(name: "chevron.forward", side: 14).foregroundStyle(.secondary) }
    }
  }

  /// Whether there is no page to show.
  private var isMissing: Bool {
    if case .value(nil) = target { return true }
    return model == nil
  }

  /// The owner of the page, which has the current destination after the update.
  private var updatedOwner: DestinationOwner {
    let owner = owner
    if case .view(let destination) = target {
      let isPrivate = isPrivate
      Node.afterUpdateHere { _ in
        owner.content.write { isPrivate ? AnyView(destination().privacySensitive()) : AnyView(destination()) }
      }
    }
    return owner
  }

  private func go(_ owner: DestinationOwner) {
    switch target {
    case .value(let value?):
      if let selected { list?.choose(selected) }
      if let nextColumn { nextColumn.show(.value(value), from: model) } else { _ = model?.push(value) }
    case .value(nil): break
    case .view: if let nextColumn { nextColumn.show(.view(owner), from: model) } else { model?.push(owner) }
    case .bound(let isActive, _): isActive.wrappedValue = true
    }
  }
}

extension NavigationLink {
  /// Shows a number before the arrow of a list row; nothing for 0.
  public func badge(_ count: Int) -> NavigationLink { badge(Text.badge(count)) }

  /// Shows a text before the arrow of a list row; nothing for `nil`.
  public func badge(_ label: Text?) -> NavigationLink {
    var link = self
    link.badge = label
    return link
  }

  /// Shows a localized text before the arrow of a list row; nothing for `nil`.
  public func badge(_ key: LocalizedStringKey?) -> NavigationLink { badge(key.map { Text($0) }) }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a page that is shown while a binding is true. An older form.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a page that is shown while a selection equals a tag. An older form.
  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a localized title to a page that a closure builds.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a page that a closure builds.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title to a page.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a page.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page that is registered for a value. A link without a value is disabled.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// Creates a link with a localized title to the page that is registered for a value.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title to the page that is registered for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a view is in a row of a list.
  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
