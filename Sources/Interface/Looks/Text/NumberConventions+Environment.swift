import Runtime
import Values

private enum NumbersKey: EnvironmentKey { static var defaultValue: NumberConventions { .posix } }

extension EnvironmentValues {
  /// The conventions for writing numbers.
  public var numberConventions: NumberConventions {
    get { self[NumbersKey.self] }
    set { self[NumbersKey.self] = newValue }
  }
}
