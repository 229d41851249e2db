import CLinux
import Glibc
import Settings
import Synchronization

/// Reads a panel file again on a background thread, so that a panel never waits for the disk.
///
/// The thread exists only while there is work. Requests during a reading are combined to one more.
package final class PanelFileLoader: Sendable {
  /// What the two threads share.
  private struct State {
    var isRunning = false
    var isWanted = false
    var reading: PanelReading?
  }

  /// The panel file.
  private let path: String
  /// The groups of the config file that no value can be in.
  private let reserved: Set<String>
  /// Whether the machine has a keyboard layout.
  private let isLayout: @Sendable (String) -> Bool
  /// The shared state, which no thread holds for long.
  private let state = Mutex(State())
  /// An eventfd that is readable while there is a reading to be taken.
  package let descriptor: CInt

  /// Creates a loader without any access.
  ///
  /// - Parameters:
  ///   - path: the panel file.
  ///   - reserved: the groups of the config file that no value can be in.
  ///   - isLayout: whether the machine has a keyboard layout.
  package init(path: String, reserved: Set<String>, isLayout: @escaping @Sendable (String) -> Bool = { _ in true }) {
    (self.path, self.reserved, self.isLayout) = (path, reserved, isLayout)
    descriptor = clinux_event_descriptor()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Reads the file on a thread.
  ///
  /// - Returns: whether the system had a thread for it; otherwise it is read with the next request.
  @discardableResult
  package func read() -> Bool {
    let isStarting = state.withLock { state in
      state.isWanted = true
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if !isStarting || Settings.Thread.start({ [self] in run() }) { return true }
    state.withLock { $0.isRunning = false }
    return false
  }

  /// Returns what was read since the last call; `nil` if nothing was.
  package func take() -> PanelReading? {
    var count: UInt64 = 0
    _ = Glibc.read(descriptor, &count, MemoryLayout<UInt64>.size)
    return state.withLock { state in
      defer { state.reading = nil }
      return state.reading
    }
  }

  /// Reads until nobody wants another reading.
  private func run() {
    while goesOn() {
      let reading = PanelReading.read(path: path, reserved: reserved, isLayout: isLayout)
      state.withLock { $0.reading = reading }
      clinux_ring(descriptor)
    }
  }

  /// Whether a reading is wanted; the thread ends otherwise.
  private func goesOn() -> Bool {
    state.withLock { state in
      defer { state.isWanted = false }
      if !state.isWanted { state.isRunning = false }
      return state.isWanted
    }
  }
}
