import LinuxHost

/// The error of a command or an option whose part of the toolkit is not in this program.
///
/// Help lists such a command all the same, so that it is the same for every program.
struct MissingPart: Error, CustomStringConvertible {
  /// The message: the missing part, and the way to add it.
  let description: String

  /// Creates the error of a command or an option.
  init(_ part: ToolkitPart, for word: String) { description = "\(word): \(part.absence)" }
}
