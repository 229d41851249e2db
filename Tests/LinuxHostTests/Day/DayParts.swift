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

  func tell(_ event: InputEvent, isSecret: Bool) {}

  func takeInput(at now: Duration) -> [InputEvent] {
    defer { input = [] }
    return input
  }
}

/// What a process holds.
struct DayHoldings: CustomStringConvertible {
  /// The bytes that the process has asked of malloc and not given back. What malloc keeps for itself, between them and for
  /// later, is not counted: its size depends on the order of the calls.
  let bytes: Int
  /// The pages of the process in memory.
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
    bytes = Self.allocated()
    kilobytes = pages * Int(getpagesize()) / 1024
    descriptors = count("/proc/self/fd")
    threads = count("/proc/self/task")
  }

  /// What `malloc_info(3)` says at its end about all arenas: what they have of the system and what is mapped by itself, without
  /// what is free in them.
  private static func allocated() -> Int {
    typealias Information = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
    guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
    var (text, size) = (UnsafeMutablePointer<CChar>?.none, 0)
    guard let file = open_memstream(&text, &size) else { return 0 }
    _ = unsafeBitCast(symbol, to: Information.self)(0, file)
    fclose(file)
    defer { free(text) }
    let all = String(cString: text!).components(after: "</heap>").last ?? ""
    func bytes(_ type: String) -> Int {
      let line = all.split(separator: "\n").first { $0.contains("<\(type)") }
      let number = line?.components(after: "size=\"").last?.prefix { $0.isNumber }
      return number.flatMap { Int($0) } ?? 0
    }
    return bytes("system type=\"current\"") + bytes("total type=\"mmap\"") - bytes("total type=\"fast\"")
      - bytes("total type=\"rest\"")
  }

  var description: String {
    "\(bytes / 1000) kB allocated, \(kilobytes) kB in memory, \(descriptors) descriptors, \(threads) threads"
  }
}

extension StringProtocol {
  /// What stands after each place of a text.
  fileprivate func components(after text: String) -> [String] {
    var (rest, found) = (self[...], [String]())
    while let place = rest.firstRange(of: text) {
      rest = rest[place.upperBound...]
      found.append(String(rest))
    }
    return found
  }
}
