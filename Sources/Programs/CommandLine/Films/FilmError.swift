/// Why there is no picture or film of a panel.
struct FilmError: Error, CustomStringConvertible {
  /// What is wrong, and what to do.
  let description: String
  init(_ description: String) { self.description = description }
}
