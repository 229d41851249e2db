import Machine

/// Reads a panel file again on a background thread, so that a panel never waits for the disk.
///
/// The thread exists only while there is work. Requests during a reading are combined to one more.
package final class PanelFileLoader: Sendable {
  private let readings = Mailbox<PanelReading>()
  private let requests: NewestOrder<Void>

  /// Creates a loader without any access.
  ///
  /// - Parameters:
  ///   - path: the panel file.
  ///   - reserved: the groups of the config file that no value can be in.
  ///   - isLayout: whether the machine has a keyboard layout.
  package init(path: String, reserved: Set<String>, isLayout: @escaping @Sendable (String) -> Bool = { _ in true }) {
    requests = NewestOrder { [readings] in
      let reading = PanelReading.read(path: path, reserved: reserved, isLayout: isLayout)
      readings.change { $0 = [reading] }
    }
  }

  /// An eventfd that is readable while there is a reading to be taken.
  package var descriptor: CInt { readings.descriptor }

  /// Has the file read.
  ///
  /// - Returns: whether there was a thread to be had; otherwise it is read with the next request.
  @discardableResult
  package func read() -> Bool { requests.give(()) }

  /// Returns what was read since the last call; `nil` if nothing was.
  package func take() -> PanelReading? { readings.take().last }
}
