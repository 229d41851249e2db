/// An error in a file with translations: where it is, what is wrong, and what to do.
public struct TableError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The path of the file.
  public var file: String
  /// The place in the file, such as `12:5` for line and column, or the name of the string; empty for the whole file.
  public var place: String
  /// The mistake.
  public var problem: String
  /// The advice to the author of the file.
  public var advice: String

  /// Whether a number in JSON is greater than a number can be.
  package var isOverflow = false

  /// The error in one line.
  public var description: String {
    "\(file):\(place.isEmpty ? "" : place + ":") \(problem); \(advice)"
  }

  /// Creates an error that concerns a whole file.
  package init(file: String, problem: String, advice: String) { self.init(file, "", problem, advice) }

  init(_ file: String, _ place: String = "", _ problem: String, _ advice: String) {
    (self.file, self.place, self.problem, self.advice) = (file, place, problem, advice)
  }
}
