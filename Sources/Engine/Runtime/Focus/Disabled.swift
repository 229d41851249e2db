extension View {
  /// Makes controls in this view unusable, in addition to what ancestors say.
  public func disabled(_ isDisabled: Bool) -> some View { modifier(EnvironmentModifier(disabled: isDisabled)) }
}

extension EnvironmentModifier {
  /// Creates a modifier that makes controls unusable, or leaves them as they are.
  init(disabled isDisabled: Bool) {
    self.init(from: isDisabled, of: ObjectIdentifier(Disabling.self), for: Disabling.shared) {
      $0.isEnabled = $0.isEnabled && !isDisabled
    }
  }
}

/// Represents the change that makes controls unusable.
private final class Disabling {
  static let shared = Disabling()
}
