#if PanelFiles
import Links
import Machine
import PanelFile

/// Runs the commands of panel files, one at a time, each within its limit.
///
/// The panel never waits: the file is read, and the command is waited for, on a short-lived thread.
@MainActor package final class PanelCommands {
  private let path: String
  private let log: (String) -> Void
  /// The fault of a command that has ended; `nil` for success.
  private let outcomes = Mailbox<LinkFault?>()
  /// The command that runs; `nil` while none does.
  private(set) var running: String?
  /// Called when the command that runs has ended.
  private var ended: (String?) -> Void = { _ in }

  /// - Parameters:
  ///   - path: the commands file.
  ///   - log: receives why a command was not run or has failed.
  package init(path: String, log: @escaping (String) -> Void) { (self.path, self.log) = (path, log) }

  /// An eventfd that is readable once a command has ended; ``noteEnd()`` is to be called then.
  package var descriptor: Int32 { outcomes.descriptor }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - order: its name in the commands file, and the words after those of the file.
  ///   - ended: called once the command has ended, with the reason for the screen if it has failed, and `nil` if not.
  /// - Returns: why it is not run; `nil` if it is.
  package func run(_ order: CommandOrder, ended: @escaping (String?) -> Void = { _ in }) -> LinkFault? {
    let name = order.name
    if let running {
      return LinkFault(LinkFault.stillRunning, detail: "\(name) is not run: \(running) has not ended yet")
    }
    (running, self.ended) = (name, ended)
    let (path, outcomes) = (path, outcomes)
    if DetachedThread.start({ outcomes.post(Self.outcome(of: order, path)) }) { return nil }
    running = nil
    self.ended = { _ in }
    return LinkFault(LinkFault.notStarted, detail: "\(name) is not run: the machine has no thread left")
  }

  /// Takes note of a command that has ended, and logs what went wrong.
  package func noteEnd() {
    guard let outcome = outcomes.take().last else { return }
    // The actions after this command may run the next one.
    let ended = ended
    running = nil
    self.ended = { _ in }
    if let outcome { log(outcome.description) }
    ended(outcome?.reason)
  }

  /// Runs a command to its end. Returns the fault, if any.
  private nonisolated static func outcome(of order: CommandOrder, _ path: String) -> LinkFault? {
    do throws(CommandsFile.Mistake) {
      let entry = try CommandsFile.entry(order.name, in: path)
      let process = ChildProcess(entry.words + order.arguments)
      return process.failure(within: entry.limit, isSilent: order.isPrivate).map {
        LinkFault($0.reason, detail: "\(order.name) \($0)")
      }
    } catch {
      return LinkFault(LinkFault.notStarted, detail: error.description)
    }
  }
}
#endif
