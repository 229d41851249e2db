#if Links
import Links

extension CommandsFile {
  /// Runs a command that a value is read from, and waits for its end.
  ///
  /// - Returns: its output, or the reason why there is none.
  package static func output(of name: String, in path: String) -> Result<String, LinkFault> {
    do throws(Mistake) {
      let entry = try entry(name, in: path)
      return ChildProcess(entry.words).output(within: entry.limit).mapError {
        LinkFault($0.reason, detail: "\(name) \($0)")
      }
    } catch {
      return .failure(LinkFault(LinkFault.notStarted, detail: error.description))
    }
  }
}
#endif
