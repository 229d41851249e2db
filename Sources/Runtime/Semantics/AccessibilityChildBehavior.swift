/// How an element treats those inside it.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine, controls }
  private let kind: Kind

  /// They are not there.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They are elements of their own.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Their names and values are read as one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  /// Controls stay; texts only give the element its name, so that nothing is read twice.
  package static let controls = AccessibilityChildBehavior(kind: .controls)
}
