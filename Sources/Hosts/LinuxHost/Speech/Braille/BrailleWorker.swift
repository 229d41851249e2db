#if Speech
import Glibc
import Machine

/// The thread that talks to brltty, so that the panel does not have to wait: connecting may take any time.
///
/// A server that is missing, has ended or hangs costs one message. It is tried again after one second, two, and then every
/// four.
nonisolated final class BrailleWorker: Sendable {
  /// The news for the panel.
  enum News: Sendable {
    /// The server has a display with a number of cells.
    case connected(cells: Int)
    /// The display has been connected long enough to be logged.
    case steady(cells: Int)
    /// There is no display; with the reason, unless that has been logged already.
    case lost(String?)
    /// A key, as brltty's API codes it.
    case key(UInt64)
  }

  /// The latest text to show.
  private let texts = Mailbox<String>()
  private let news: Mailbox<News>

  /// Creates a worker. Nothing runs before ``start()``.
  ///
  /// - Parameter news: receives the news.
  init(news: Mailbox<News>) { self.news = news }

  /// Starts the thread.
  ///
  /// - Returns: whether the machine had a thread for it.
  func start() -> Bool { texts.descriptor >= 0 && DetachedThread.start { self.run() } }

  func show(_ text: String) { texts.change { $0 = [text] } }

  /// Ends the thread as soon as the present call of the library returns.
  func end() { texts.stop() }

  private func run() {
    let library: BrailleLibrary
    do { library = try BrailleLibrary() } catch { return news.post(.lost(error.description)) }
    var attempts = Reconnection(Backoff(longest: .seconds(4)))
    while !texts.isStopped {
      do throws(BrailleFault) {
        let (descriptor, cells) = try library.open()
        defer { library.close() }
        news.post(.connected(cells: cells))
        if attempts.succeed(at: MonotonicTime.now()) { news.post(.steady(cells: cells)) }
        try serve(library, descriptor, cells, &attempts)
      } catch {
        let (pause, isNews) = attempts.fail(error.description, at: MonotonicTime.now())
        news.post(.lost(isNews ? error.description : nil))
        if !error.isPassing { return }
        texts.sleep(until: MonotonicTime.now() + pause)
      }
    }
  }

  /// Passes texts to the display and keys to the panel, until the end.
  private func serve(
    _ library: BrailleLibrary, _ descriptor: Int32, _ cells: Int, _ attempts: inout Reconnection
  ) throws(BrailleFault) {
    while !texts.isStopped {
      if attempts.settle(at: MonotonicTime.now()) { news.post(.steady(cells: cells)) }
      if let text = texts.take().last, !library.show(text, cells: cells) {
        throw BrailleFault(description: "The braille server no longer takes text.", isPassing: true)
      }
      if texts.sleep(until: attempts.deadline, [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]) == [0] {
        continue
      }
      while let key = try library.nextKey() { news.post(.key(key)) }
    }
  }
}
#endif
