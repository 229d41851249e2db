import CLinux
import Machine

/// Threads that help the calling thread with work on many pixels: one for each further processor.
///
/// They are created when work is first shared, and sleep while there is none. They are not woken for fewer than
/// ``GraphicsLimits/sharedPixels``.
final class Crew: Sendable {
  /// The crew of this process, for the processors that it may use.
  static let shared = Crew(helpers: min(GraphicsLimits.processors, Int(clinux_processors())) - 1)

  /// The number of threads that help the one which shares its work.
  let helpers: Int
  private let board: WorkBoard

  /// Creates a crew without threads.
  ///
  /// - Parameter helpers: the number of threads that are created when work is first shared.
  init(helpers: Int) {
    self.helpers = max(0, helpers)
    board = WorkBoard(workers: self.helpers + 1)
  }

  deinit { board.end() }

  /// The number of threads that have been created.
  var threads: Int { board.threads }

  /// Calls a closure for each of some pieces of work, on all threads, and returns when all are done.
  ///
  /// Each worker begins with its own adjacent pieces, the same ones each time, and then takes pieces of others.
  /// While the crew works for another thread, the calling thread works alone.
  ///
  /// - Parameters:
  ///   - pieces: The number of pieces.
  ///   - body: Does a piece. The calling thread is worker 0, the helpers have the numbers after it.
  func share(_ pieces: Int, _ body: @escaping (_ worker: Int, _ piece: Int) -> Void) {
    guard board.begin(pieces, body) else {
      for piece in 0..<pieces { body(0, piece) }
      return
    }
    // If a thread cannot be created, the others take its pieces.
    for worker in board.threads..<helpers {
      guard DetachedThread.start({ [board] in board.help(as: worker + 1) }) else { break }
      board.threadBegan()
    }
    board.work()
  }
}
