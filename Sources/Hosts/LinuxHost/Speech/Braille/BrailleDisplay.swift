#if Speech
import Glibc
import Machine
import Speech

/// A braille display of brltty: shows a line, and reports the keys that its reader presses.
package final class BrailleDisplay {
  private let loop: EventLoop
  private let log: (String) -> Void
  private let worker: BrailleWorker
  private let news = Mailbox<BrailleWorker.News>()
  /// The line that is shown; `nil` while there is no display.
  private var line: BrailleLine?
  /// Whether the log says that there is no display.
  private var isMissed = false
  /// Called when a display has been connected or disconnected.
  package var onChange: () -> Void = {}
  /// Called with each key, and with the line, which it may pan. Returns whether the visible part of the line has
  /// changed.
  package var onKey: (BrailleKey, inout BrailleLine) -> Bool = { _, _ in false }

  /// Creates a display, which is looked for as long as the object lives.
  package init(loop: EventLoop, log: @escaping (String) -> Void) {
    (self.loop, self.log) = (loop, log)
    worker = BrailleWorker(news: news)
    guard news.descriptor >= 0, worker.start() else {
      log("No thread could be started for a braille display: \(errorText(errno)).")
      return
    }
    loop.watch(news.descriptor, in: .input) { [weak self] in self?.readNews() }
  }

  isolated deinit {
    worker.end()
    if news.descriptor >= 0 { loop.unwatch(news.descriptor) }
  }

  package var isThere: Bool { line != nil }

  /// Shows a text from its beginning.
  package func show(_ text: String) {
    line?.show(text)
    sendPart()
  }

  private func sendPart() { if let line { worker.show(line.part) } }

  private func readNews() { for news in news.take() { handle(news) } }

  private func handle(_ news: BrailleWorker.News) {
    switch news {
    case .connected(let cells):
      line = BrailleLine(width: cells)
      onChange()
    case .steady(let cells):
      if isMissed { log("There is a braille display with \(cells) cells.") }
      isMissed = false
    case .lost(let reason):
      if let reason { log(reason) }
      isMissed = true
      guard line != nil else { return }
      line = nil
      onChange()
    case .key(let code):
      guard let key = BrailleKey(code: code), var line else { return }
      let before = line
      let pans = onKey(key, &line)
      // The action of the key may have shown another text by now.
      if pans, self.line == before {
        self.line = line
        sendPart()
      }
    }
  }
}
#endif
