import Glibc
import Synchronization
import Testing
import Values

@testable import Links

/// Time is told by hand, and the kernel queues its events at once: nothing is waited for.
@MainActor @Suite("Files that are read when they have changed") struct PolledLoopTests {
  /// A loop of one file, and what it tells.
  private final class Reader {
    let mailbox = LinkMailbox { _ in }
    var loop: PolledLoop

    init(_ path: String, watch: FolderWatch = FolderWatch()) {
      let source = FileSource(["path": .text(path)]).polled(.number("a"))
      loop = PolledLoop(sources: ["a": source], mailbox: mailbox, watch: watch)
      loop.carryOut(.want(["a"]), at: .zero)
    }

    deinit { loop.carryOut(.want([]), at: .zero) }

    /// Works at a time, and returns what was told: numbers, the word bad, and lines of the log.
    func work(at seconds: Int) -> [String] {
      loop.work(at: .seconds(seconds))
      return mailbox.take().compactMap { item in
        switch item {
        case .report(let report): report.datum?.text ?? "bad"
        case .log(let line): line
        default: nil
        }
      }
    }
  }

  @Test("A file whose folder is not there yet is looked for every 5 s, and then read when it changes")
  func late() throws {
    let desk = try Desk()
    let reader = Reader("\(desk.path)/run/temp")
    #expect(reader.work(at: 0).last == "bad")
    #expect(reader.loop.deadline == .seconds(5))
    try desk.write("21", "run/temp")
    #expect(reader.work(at: 4) == [])
    #expect(reader.work(at: 5) == ["a can be read again", "21"])
    #expect(reader.loop.deadline == nil)
    try desk.write("22", "run/temp")
    #expect(reader.work(at: 6) == ["22"])
  }

  @Test("A file that is no value is logged once with its content, though the next content is none either")
  func unreadable() throws {
    let desk = try Desk()
    try desk.write("21", "temp")
    let reader = Reader("\(desk.path)/temp")
    #expect(reader.work(at: 0) == ["21"])
    try desk.write("nan\n", "temp")
    #expect(reader.work(at: 1) == ["a: the content of \(desk.path)/temp is not a value of a: “nan”", "bad"])
    try desk.write("", "temp")
    #expect(reader.work(at: 2) == [])
    try desk.write("22\n", "temp")
    #expect(reader.work(at: 3) == ["a can be read again", "22"])
  }

  @Test("A folder that is made anew, or moved away, is watched anew", arguments: ["rm -r", "mv -t '%'"])
  func renewed(command: String) throws {
    let (desk, elsewhere) = (try Desk(), try Desk())
    try desk.write("21", "run/temp")
    let reader = Reader("\(desk.path)/run/temp")
    #expect(reader.work(at: 0) == ["21"])
    #expect(reader.loop.deadline == nil)
    #expect(system("\(command.replacing("%", with: elsewhere.path)) '\(desk.path)/run'") == 0)
    #expect(reader.work(at: 1).last == "bad")
    #expect(reader.loop.deadline == .seconds(6))
    try desk.write("22", "run/temp")
    #expect(reader.work(at: 6).last == "22")
    #expect(reader.loop.deadline == nil)
    try desk.write("23", "run/temp")
    #expect(reader.work(at: 7) == ["23"])
  }

  @Test("A folder that is made anew between two looks is read, and watched anew")
  func replaced() throws {
    let desk = try Desk()
    try desk.write("21", "run/temp")
    let reader = Reader("\(desk.path)/run/temp")
    #expect(reader.work(at: 0) == ["21"])
    #expect(system("rm -r '\(desk.path)/run'") == 0)
    try desk.write("22", "run/temp")
    #expect(reader.work(at: 1) == ["22"])
    try desk.write("23", "run/temp")
    #expect(reader.work(at: 2) == ["23"])
  }

  @Test("A value that can be written is logged once, too, while it cannot be read")
  func writable() {
    let readings = Mutex<[Result<Datum, LinkFault>]>([
      .failure(LinkFault("gone")), .failure(LinkFault("gone")), .success(.number(1)), .success(.number(1)),
    ])
    let source = PolledSource(
      value: .number("a"), every: .seconds(1), read: { readings.withLock { $0.removeFirst() } }, write: { _ in nil })
    let mailbox = LinkMailbox { _ in }
    var loop = PolledLoop(sources: ["a": source], mailbox: mailbox)
    loop.carryOut(.want(["a"]), at: .zero)
    var lines: [String] = []
    for second in 0..<4 {
      loop.work(at: .seconds(second))
      for case .log(let line) in mailbox.take() { lines.append(line) }
    }
    loop.carryOut(.want([]), at: .seconds(4))
    #expect(lines == ["a: gone", "a can be read again"])
  }

  @Test("A written value is looked for until the service shows it, for two seconds at most")
  func writing() {
    final class Service: Sendable {
      let shown = Mutex(1.0)
    }
    let (service, mailbox) = (Service(), LinkMailbox { _ in })
    let source = PolledSource(
      value: .number("a"), every: .seconds(5), read: { .success(.number(service.shown.withLock { $0 })) },
      write: { _ in nil })
    var loop = PolledLoop(sources: ["a": source], mailbox: mailbox)
    loop.carryOut(.want(["a"]), at: .zero)
    loop.work(at: .zero)
    loop.carryOut(.write("a", .number(2)), at: .seconds(1))
    #expect(loop.deadline == .milliseconds(1200))
    loop.work(at: .milliseconds(1200))
    #expect(loop.deadline == .milliseconds(1400))
    service.shown.withLock { $0 = 2 }
    loop.work(at: .milliseconds(1400))
    #expect(loop.deadline == .milliseconds(6400))
    // This one never shows it.
    loop.carryOut(.write("a", .number(3)), at: .seconds(2))
    for tenth in stride(from: 22, through: 40, by: 2) { loop.work(at: .milliseconds(tenth * 100)) }
    #expect(loop.deadline == .seconds(9))
  }

  @Test("A service that rounds an order by less than half a step has carried it out")
  func rounding() {
    let source = PolledSource(
      value: .number("a", step: 1), every: .seconds(5), read: { .success(.number(2.25)) }, write: { _ in nil })
    var loop = PolledLoop(sources: ["a": source], mailbox: LinkMailbox { _ in })
    loop.carryOut(.want(["a"]), at: .zero)
    loop.carryOut(.write("a", .number(2)), at: .seconds(1))
    #expect(loop.deadline == .seconds(6))
  }

  @Test("What is read after a failed write is a refusal, and no echo of the order")
  func refusedWrite() {
    let mailbox = LinkMailbox { _ in }
    let source = PolledSource(
      value: .number("a"), every: .seconds(5), read: { .success(.number(1)) },
      write: { _ in LinkFault("the disk is full") })
    var loop = PolledLoop(sources: ["a": source], mailbox: mailbox)
    loop.carryOut(.want(["a"]), at: .zero)
    loop.work(at: .zero)
    _ = mailbox.take()
    loop.carryOut(.write("a", .number(2)), at: .seconds(1))
    let reports = mailbox.take().compactMap { if case .report(let report) = $0 { report } else { nil } }
    #expect(reports == [.refusal("a", .number(1), of: .number(2), why: "the disk is full")])
  }

  @Test("A value that is read more seldom than it may be old is reported once, unless changes of its file are reported")
  func slow() throws {
    var value = LinkedValue.number("a")
    value.age = .limited(.seconds(3))
    let mailbox = LinkMailbox { _ in }
    let source = PolledSource(value: value, every: .seconds(5), read: { .success(.number(1)) })
    var loop = PolledLoop(sources: ["a": source], mailbox: mailbox)
    loop.carryOut(.want(["a"]), at: .zero)
    for time in [0, 5, 10] { loop.work(at: .seconds(time)) }
    func lines() -> [String] { mailbox.take().compactMap { if case .log(let line) = $0 { line } else { nil } } }
    #expect(
      lines() == [
        "a is read every 5 s, and is stale after 3 s; raise stale:, lower every:, or read fewer values by this link"
      ])
    let desk = try Desk()
    try desk.write("21", "temp")
    let watched = FileSource(["path": .text("\(desk.path)/temp")]).polled(value)
    var other = PolledLoop(sources: ["a": watched], mailbox: mailbox)
    other.carryOut(.want(["a"]), at: .zero)
    other.work(at: .zero)
    try desk.write("22", "temp")
    other.work(at: .seconds(60))
    #expect(lines() == [])
    other.carryOut(.want([]), at: .seconds(60))
  }

  @Test("Without a watch of the kernel a file is read every 5 s, and the log says so once")
  func refused() throws {
    let desk = try Desk()
    try desk.write("21", "temp")
    let reader = Reader(
      "\(desk.path)/temp",
      watch: FolderWatch {
        errno = EMFILE
        return -1
      })
    let line =
      "\(desk.path) cannot be watched (inotify_init1): Too many open files; its files are read every few seconds; "
      + "raise fs.inotify.max_user_instances"
    #expect(reader.work(at: 0) == [line, "21"])
    try desk.write("22", "temp")
    #expect(reader.work(at: 5) == ["22"])
    #expect(reader.loop.deadline == .seconds(10))
  }
}
