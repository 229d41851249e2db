/// An object that stands for one view where nothing but its identity counts.
package final class Identity {
  /// Creates an identity that differs from all others.
  package init() {}
}
