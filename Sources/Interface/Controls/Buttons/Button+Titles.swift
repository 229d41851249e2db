import Looks
import Runtime
import Values

extension Button where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a localized title and a role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == Looks.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Looks.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a localized title, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Looks.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a title, a symbol and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Looks.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
    self.init(action: action) { Looks.Label(titleKey, image: image) }
  }
}
