/// The treatment of the elements inside an element.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine, controls, parts }
  private let kind: Kind

  /// The elements inside are hidden.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside remain separate elements.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The labels and values inside are combined into one element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  /// Controls inside remain elements; texts provide only the label, so that nothing is read twice.
  package static let controls = AccessibilityChildBehavior(kind: .controls)
  /// The elements inside become parts of this element, which can be touched but are not read.
  package static let parts = AccessibilityChildBehavior(kind: .parts)
}
