import Looks
import Runtime

// The forms of SwiftUI's first versions. New code uses ``View/navigationDestination(isPresented:destination:)`` and
// ``View/navigationDestination(item:destination:)``.

extension NavigationLink {
  /// Creates a link to a page that is shown while a binding is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Creates a link to a page that is shown while a selection equals a tag.
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title to a page that is shown while a binding is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link with a title to a page that is shown while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a localized title to a page that is shown while a selection equals a tag.
  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link with a title to a page that is shown while a selection equals a tag.
  @_disfavoredOverload
  public init<S: StringProtocol, Tag: Hashable>(
    _ title: S, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}
