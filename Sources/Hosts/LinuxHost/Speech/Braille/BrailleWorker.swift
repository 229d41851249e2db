import CLinux
import Glibc
import Graphics
import Synchronization

/// The thread that talks to brltty, so that the panel waits for nobody: connecting may take as long as the server likes.
///
/// A server that is missing, has ended or hangs costs one message. It is tried again after one second, two, and then every
/// four.
nonisolated final class BrailleWorker: Sendable {
  /// The news for the panel.
  enum News: Sendable {
    /// The server has a display with a number of cells.
    case connected(cells: Int)
    /// There is no display any more, or not yet, and why.
    case lost(String)
    /// A key, as brltty's API codes it.
    case key(UInt64)
  }

  private struct State {
    var text: String?
    var isOver = false
    var news: [News] = []
  }

  private static let longestPause: Int32 = 4000
  private let state = Mutex(State())
  /// An eventfd that becomes readable when there is a text to show, or the end has come.
  private let bell: Int32
  /// An eventfd that becomes readable when there is news: a duplicate, since the thread may outlive who listens.
  private let mail: Int32

  /// Creates a worker. Nothing runs before ``start()``.
  ///
  /// - Parameter mail: rung when there is news.
  init(mail: Int32) { (bell, self.mail) = (clinux_event_descriptor(), fcntl(mail, F_DUPFD_CLOEXEC, 3)) }

  deinit { for descriptor in [bell, mail] where descriptor >= 0 { Glibc.close(descriptor) } }

  /// Starts the thread.
  ///
  /// - Returns: whether the system had a thread for it.
  func start() -> Bool { bell >= 0 && mail >= 0 && DetachedThread.start { self.run() } }

  /// Shows a text.
  func show(_ text: String) {
    state.withLock { $0.text = text }
    clinux_ring(bell)
  }

  /// Ends the thread as soon as the server lets it.
  func end() {
    state.withLock { $0.isOver = true }
    clinux_ring(bell)
  }

  /// The news since the last call.
  func takeNews() -> [News] {
    state.withLock { state in
      defer { state.news = [] }
      return state.news
    }
  }

  private var isOver: Bool { state.withLock { $0.isOver } }

  private func tell(_ news: News) {
    state.withLock { $0.news.append(news) }
    clinux_ring(mail)
  }

  private func run() {
    let library: BrailleLibrary
    do { library = try BrailleLibrary() } catch { return tell(.lost(error.description)) }
    var pause: Int32 = 1000
    while !isOver {
      do throws(BrailleFault) {
        let (descriptor, cells) = try library.open()
        defer { library.close() }
        pause = 1000
        tell(.connected(cells: cells))
        try serve(library, descriptor, cells)
      } catch {
        tell(.lost(error.description))
        if !error.isPassing { return }
      }
      if isOver { return }
      _ = wait(for: -1, atMost: pause)
      pause = min(pause * 2, Self.longestPause)
    }
  }

  /// Passes texts to the display and keys to the panel, until the end.
  private func serve(_ library: BrailleLibrary, _ descriptor: Int32, _ cells: Int) throws(BrailleFault) {
    while !isOver {
      let text = state.withLock { state in
        defer { state.text = nil }
        return state.text
      }
      if let text, !library.show(text, cells: cells) {
        throw BrailleFault(description: "The braille server no longer takes text.", isPassing: true)
      }
      if !wait(for: descriptor, atMost: -1) { continue }
      while let key = try library.nextKey() { tell(.key(key)) }
    }
  }

  /// Sleeps until the bell has been rung, a descriptor is readable, or a time in milliseconds has passed.
  ///
  /// - Returns: whether the descriptor is readable.
  private func wait(for descriptor: Int32, atMost time: Int32) -> Bool {
    var entries = [
      pollfd(fd: bell, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&entries, 2, time) > 0 else { return false }
    var count: UInt64 = 0
    if entries[0].revents != 0 { _ = read(bell, &count, 8) }
    return entries[1].revents != 0
  }
}
