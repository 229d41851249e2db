/// A node that wants to know what is reported below it.
package protocol PreferenceReader: Node {
  /// Whether the update pass holds this reader, which then reads the preferences once the tree is up to date.
  var isEnqueued: Bool { get set }
  func readPreferences()
}
