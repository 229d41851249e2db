import CLinux
import Machine

/// Threads that share the work on many pixels with the thread that has it to do: one for each further processor.
///
/// They are made when there is work to share for the first time, and sleep until there is more. Nothing wakes them for
/// less than ``GraphicsLimits/sharedPixels``.
final class Crew: Sendable {
  /// The crew of this process, for the processors that it may use.
  static let shared = Crew(helpers: min(GraphicsLimits.processors, Int(clinux_processors())) - 1)

  /// The number of threads that help the one which shares its work.
  let helpers: Int
  private let board: WorkBoard

  /// Creates a crew without threads.
  ///
  /// - Parameter helpers: how many there are once there is work to share.
  init(helpers: Int) {
    self.helpers = max(0, helpers)
    board = WorkBoard(workers: self.helpers + 1)
  }

  deinit { board.end() }

  /// The number of threads that have been made.
  var threads: Int { board.threads }

  /// Calls a closure for each of some pieces of work, on all threads, and returns when all are done.
  ///
  /// Each worker begins with neighbouring pieces of its own, the same ones each time, and takes from those of others
  /// when it is through. While the crew works for another thread already, the calling thread works alone.
  ///
  /// - Parameters:
  ///   - pieces: The number of pieces.
  ///   - body: Does a piece. The calling thread is worker 0, the helpers have the numbers after it.
  func share(_ pieces: Int, _ body: @escaping (_ worker: Int, _ piece: Int) -> Void) {
    guard board.begin(pieces, body) else {
      for piece in 0..<pieces { body(0, piece) }
      return
    }
    // A thread that cannot be had is no fault: its pieces are taken by the others.
    for worker in board.threads..<helpers {
      guard DetachedThread.start({ [board] in board.help(as: worker + 1) }) else { break }
      board.threadBegan()
    }
    board.work()
  }
}
