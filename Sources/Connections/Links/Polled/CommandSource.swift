import Values

/// A value that the last line of a command's output says.
struct CommandSource: Sendable {
  /// The entry of the commands file.
  var entry: String
  /// The scaling from the command's text to the value.
  var scaling: RawScaling

  init(_ keys: [String: LinkKey]) { (entry, scaling) = (keys.text("run") ?? "", RawScaling(keys)) }

  /// The time between two runs of the command.
  static func interval(_ keys: [String: LinkKey]) -> Duration { keys.duration("every") ?? .seconds(60) }

  /// The command as a value that is polled.
  func polled(_ value: LinkedValue, _ services: LinkServices) -> PolledSource {
    PolledSource(
      value: value, every: Self.interval(value.keys),
      read: { services.run(entry).flatMap { Self.datum($0, scaling, value, entry) } })
  }

  /// The value of an output.
  static func datum(
    _ output: String, _ scaling: RawScaling, _ value: LinkedValue, _ entry: String
  ) -> Result<Datum, LinkFault> {
    let lines = output.split(whereSeparator: \.isNewline)
    let last = lines.last { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
    let text = String(last.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    guard let datum = scaling.datum(text, of: value) else {
      return .failure(value.fault(of: text, from: "the last line of \(entry)"))
    }
    return .success(datum)
  }
}
