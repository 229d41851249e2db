/// Why there is no picture or film of a panel.
struct FilmError: Error, CustomStringConvertible {
  /// The message: the failure and the advice.
  let description: String
  init(_ description: String) { self.description = description }
}
