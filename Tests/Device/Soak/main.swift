// A day of a panel's time: every minute somebody edits the settings file, touches, drags and opens a page, and for seconds
// of it something moves. Prints what the process holds each hour, and ends with 1 if that grows after the first.
//
//     soak [HOURS]
//
// Time is told by hand; the file, its watch, and the thread that writes are real.
import Faceplate
import FaceplateTesting
import Gallery
import Glibc

/// Why the day has come to an early end.
struct Failure: Error, CustomStringConvertible { let description: String }

/// What the process holds.
struct Holdings: CustomStringConvertible {
  let kilobytes: Int
  let descriptors: Int
  let threads: Int

  init() {
    func count(_ folder: String) -> Int {
      guard let entries = opendir(folder) else { return 0 }
      defer { closedir(entries) }
      var count = 0
      while readdir(entries) != nil { count += 1 }
      // Without `.` and `..`.
      return count - 2
    }
    var pages = 0
    if let file = fopen("/proc/self/statm", "r") {
      withUnsafeMutablePointer(to: &pages) { pages in withVaList([pages]) { _ = vfscanf(file, "%*d %ld", $0) } }
      fclose(file)
    }
    kilobytes = pages * Int(getpagesize()) / 1024
    // Without the one that counts them.
    descriptors = count("/proc/self/fd") - 1
    threads = count("/proc/self/task")
  }

  var description: String { "\(kilobytes) kB, \(descriptors) descriptors, \(threads) threads" }
}

/// A panel with something that moves, and a page that comes and goes.
struct BusyPanel: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      OvenPanel()
      Button("Page") { withAnimation { isOpen.toggle() } }
      if isOpen {
        VStack {
          ProgressView()
          Text("A page that comes and goes")
        }
        .transition(.move(edge: .bottom))
      }
    }
  }
}

/// A panel and its settings on a clock that is told by hand.
@MainActor final class Desk {
  /// The pause between two frames.
  static let frame = Duration.microseconds(16_667)
  /// How long another thread may take, on a busy machine.
  static let longestWait = Duration.seconds(60)

  let panel: Harness
  let settings: PanelSettings
  let loop: EventLoop
  let path: String
  private(set) var edits = 0

  init(_ folder: String) throws {
    path = folder + "/panel.conf"
    let panel = try Harness { BusyPanel() }
    panel.checksFrames = false
    self.panel = panel
    // The harness keeps all that is said, for tests; a day of that would hide what the panel keeps.
    panel.stage.onAnnouncement = { _ in }
    settings = PanelSettings(stage: panel.stage, path: path, log: writeToStandardError)
    loop = EventLoop { panel.now }
    settings.load()
    settings.attach(to: loop)
    MainTasks.attach(to: loop, for: panel.stage)
    // No turn sleeps.
    loop.beforeSleep { .zero }
  }

  /// Lets time pass, frame by frame.
  func move(for duration: Duration) throws {
    let end = panel.now + duration
    while panel.now < end {
      try panel.advance(by: Self.frame)
      loop.turn()
    }
  }

  /// Puts a new file over the old one, as editors do, and waits until the panel shows it.
  func edit() throws {
    edits += 1
    let fan = "\(edits % 6)"
    guard let draft = fopen(path + ".new", "w") else { throw Failure(description: "\(path).new cannot be written") }
    fputs("[oven]\nfan=\(fan)\nminutes=\(edits % 170)\n", draft)
    fclose(draft)
    rename(path + ".new", path)
    let end = ContinuousClock.now + Self.longestWait
    while try panel.value(of: "Fan") != fan {
      guard ContinuousClock.now < end else { throw Failure(description: "edit \(edits) does not arrive") }
      try move(for: Self.frame)
    }
  }

  /// A minute of the panel.
  func live() throws {
    let end = panel.now + .seconds(60)
    try edit()
    try panel.tap("Increment", in: "Time")
    try panel.adjust("Temperature", by: edits % 2 == 0 ? 5 : -5)
    try panel.tap("Page")
    try move(for: .seconds(2))
    try panel.tap("Page")
    try move(for: .seconds(1))
    guard settings.finish() else { throw Failure(description: "the settings are not written") }
    if panel.now < end { try panel.advance(to: end) }
    loop.turn()
  }

  /// What the process holds once the thread of the settings is over.
  func holdings() throws -> Holdings {
    let end = ContinuousClock.now + Self.longestWait
    while true {
      let now = Holdings()
      if now.threads == 1 { return now }
      guard ContinuousClock.now < end else { throw Failure(description: "a thread does not end: \(now)") }
      loop.turn()
    }
  }
}

/// The hours after which the caches are full: each of the 170 times has been shown.
let warmUpHours = 3

@MainActor func soak(hours: Int) throws -> Bool {
  var template = Array("/tmp/soak-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { throw Failure(description: "no folder can be made") }
  let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  defer { _ = system("rm -rf '\(folder)'") }
  let desk = try Desk(folder)
  var settled: Holdings?
  for hour in 1...hours {
    for _ in 0..<60 { try desk.live() }
    let now = try desk.holdings()
    writeToStandardError("hour \(hour): \(now); \(desk.panel.frames) frames, \(desk.edits) edits")
    guard hour > warmUpHours, let settled else {
      settled = now
      continue
    }
    // Some pages more or less are the allocator's affair. An edit that lost a hundred bytes would lose 144 kB in a day.
    if now.kilobytes > settled.kilobytes + 128 || now.descriptors > settled.descriptors || now.threads > settled.threads
    {
      writeToStandardError("It grows: \(settled) after \(warmUpHours) hours.")
      return false
    }
  }
  return true
}

let hours = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 24
// What the process holds is compared from the hour after the warm-up on.
guard hours > warmUpHours else {
  writeToStandardError("soak HOURS: more than \(warmUpHours), such as 24")
  exit(64)
}
MainTasks.install()
do {
  exit(try soak(hours: hours) ? 0 : 1)
} catch {
  writeToStandardError("\(error)")
  exit(1)
}
