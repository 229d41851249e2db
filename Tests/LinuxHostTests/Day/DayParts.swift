import Glibc
import Graphics
import Links
import LinuxHost
import Runtime
import Values

/// A link of a simulated day, whose other side answers as the day says.
final class DayLink: ValueLink {
  let name = "plc"
  var isOnline = true
  private(set) weak var panel: (any LinkedPanel)?

  func start(for panel: any LinkedPanel) { self.panel = panel }
  func want(_ names: Set<String>) {}
  func write(_ datum: Datum, to name: String) -> String? {
    guard isOnline else { return "No connection" }
    panel?.receive([LinkReport(name, datum, .good)])
    return nil
  }
  func stop() { panel = nil }
}

/// The viewers of a simulated day, who have the picture and touch it.
final class DayViewers: FrameMirror {
  private(set) var isWatched = false
  private(set) var needsPicture = false
  let wantsInput = false
  /// What they have seen last; `nil` before they have seen anything.
  private(set) var seen: Bitmap?
  /// What is done next, by those who watch and by the person at the panel.
  var input: [InputEvent] = []

  /// Somebody begins to watch, or the last one leaves.
  func toggle() {
    isWatched.toggle()
    needsPicture = isWatched
    seen = nil
  }

  func copy(_ damage: Region, of bitmap: Bitmap) {
    needsPicture = false
    let changed = damage.clipped(to: bitmap.bounds)
    if seen?.width != bitmap.width || seen?.height != bitmap.height {
      seen = Bitmap(width: bitmap.width, height: bitmap.height)
    }
    for rect in changed.rects {
      for y in rect.minY..<rect.maxY {
        let start = y * bitmap.width + rect.minX
        (seen!.pixels + start).update(from: bitmap.pixels + start, count: rect.width)
      }
    }
  }

  func note(_ event: InputEvent, isSecret: Bool) {}

  func takeInput(at now: Duration) -> [InputEvent] {
    defer { input = [] }
    return input
  }
}

/// What a process holds.
struct DayHoldings: CustomStringConvertible {
  let kilobytes: Int
  let descriptors: Int
  let threads: Int

  init() {
    func count(_ folder: String) -> Int {
      guard let entries = opendir(folder) else { return 0 }
      defer { closedir(entries) }
      var count = 0
      while readdir(entries) != nil { count += 1 }
      return count
    }
    var pages = 0
    if let file = fopen("/proc/self/statm", "r") {
      withUnsafeMutablePointer(to: &pages) { pages in withVaList([pages]) { _ = vfscanf(file, "%*d %ld", $0) } }
      fclose(file)
    }
    kilobytes = pages * Int(getpagesize()) / 1024
    descriptors = count("/proc/self/fd")
    threads = count("/proc/self/task")
  }

  var description: String { "\(kilobytes) kB, \(descriptors) descriptors, \(threads) threads" }
}
