import Runtime
import Values

private enum RevealsSecretsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether the user may see the text of a ``SecureField``.
  public var revealsSecrets: Bool {
    get { self[RevealsSecretsKey.self] }
    set { self[RevealsSecretsKey.self] = newValue }
  }
}

extension View {
  /// Sets whether secure fields in this view have a button that shows the typed text, for panels where no one looks
  /// over the user's shoulder. Without it only dots are ever drawn.
  public func revealsSecrets(_ areShown: Bool = true) -> some View { environment(areShown) { $0.revealsSecrets = $1 } }
}
