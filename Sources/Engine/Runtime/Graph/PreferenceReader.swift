/// A node that wants to know what is reported below it.
package protocol PreferenceReader: Node {
  func readPreferences()
}
