import Runtime
import Values

private enum RevealsSecretsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether somebody may look at what was typed into a ``SecureField``.
  public var revealsSecrets: Bool {
    get { self[RevealsSecretsKey.self] }
    set { self[RevealsSecretsKey.self] = newValue }
  }
}

extension View {
  /// Decides whether secure fields in this view have the button that shows what was typed, for whom nobody looks over the
  /// shoulder. Without it, dots are all that is ever drawn.
  public func revealsSecrets(_ areShown: Bool = true) -> some View { environment(areShown) { $0.revealsSecrets = $1 } }
}
