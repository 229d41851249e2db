import Glibc
import Machine
import Testing
import Values

@testable import Links

extension FileSource {
  /// The steps of a replacement that come before the file is the new one.
  static let steps: [FileReplacement.Step] = [.write, .sync, .rename]
}

/// A folder that goes with the test.
final class Desk {
  let path: String

  init() throws {
    var name = Array("/tmp/links.XXXXXX".utf8CString)
    path = try #require(
      name.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) })
  }

  deinit { system("rm -rf '\(path)'") }

  /// Writes a file, and makes its folders.
  func write(_ text: String, _ name: String) throws {
    let folder = "\(path)/\(name)".split(separator: "/").dropLast().map { "/\($0)" }.joined()
    #expect(system("mkdir -p '\(folder)'") == 0)
    let file = try #require(fopen("\(path)/\(name)", "w"))
    fputs(text, file)
    fclose(file)
  }

  /// Puts a file in place, as a program does that replaces it at once.
  ///
  /// The file was never open for writing by that name. A program that another test starts may keep a copy of a descriptor for
  /// a moment, and the kernel reports a change of the name by which a file was opened only when the last copy is closed.
  func replace(_ text: String, _ name: String) throws {
    try write(text, "drafts/written")
    #expect(link("\(path)/drafts/written", "\(path)/drafts/new") == 0)
    #expect(unlink("\(path)/drafts/written") == 0)
    #expect(rename("\(path)/drafts/new", "\(path)/\(name)") == 0)
  }
}

@Suite("Values in files") struct FileSourceTests {
  private func read(_ keys: [String: LinkKey], _ value: LinkedValue = .number("a")) -> Result<Datum, LinkFault> {
    FileSource(keys).read(value)
  }

  @Test("A sensor is found by the name of its chip, whatever number its folder has")
  func chip() throws {
    let desk = try Desk()
    try desk.write("nvme\n", "hwmon0/name")
    try desk.write("99000\n", "hwmon0/temp1_input")
    try desk.write("cpu_thermal\n", "hwmon7/name")
    try desk.write("48312\n", "hwmon7/temp1_input")
    let path = "\(desk.path)/*/temp1_input"
    let keys: [String: LinkKey] = ["path": .text(path), "chip": .text("cpu_thermal"), "scale": .number(0.001)]
    #expect(read(keys) == .success(.number(48.312)))
    #expect(
      read(keys.merging(["chip": .text("gpu")]) { $1 })
        == .failure(LinkFault("the file cannot be read", detail: "no device is called gpu among \(path)")))
  }

  @Test("The kernel's factor and offset count for a raw sensor, unless the file has a factor")
  func kernelScale() throws {
    let desk = try Desk()
    try desk.write("1000\n", "iio/in_temp_raw")
    try desk.write("62.5\n", "iio/in_temp_scale")
    try desk.write("-600\n", "iio/in_temp_offset")
    let path: LinkKey = .text("\(desk.path)/iio/in_temp_raw")
    #expect(read(["path": path]) == .success(.number(25_000)))
    #expect(read(["path": path, "scale": .number(2)]) == .success(.number(2000)))
  }

  @Test("A path leaves few folders open, since each one multiplies the files that are looked at")
  func patterns() {
    func fault(_ path: String) -> LinkFault? {
      var value = LinkedValue.number("a")
      value.keys = ["path": .text(path)]
      return LinkCheck.fault(of: "file", value)
    }
    for path in ["/sys/class/hwmon/hwmon0/temp1_input", "/sys/class/hwmon/*/temp1_input", "/sys/class/*/*/name"] {
      #expect(fault(path) == nil, "\(path)")
    }
    #expect(
      fault("/sys/class/*/*/[d]evice/?/name")
        == LinkFault(
          "“/sys/class/*/*/[d]evice/?/name” leaves 4 folders open, more than 2; write the names of the others"))
  }

  @Test("No message quotes a private value")
  func privateValue() throws {
    let desk = try Desk()
    try desk.write("PIN 8822 of Anna\n", "a")
    var value = LinkedValue.number("a")
    value.audience = .itsLinkInPrivate
    let path = "\(desk.path)/a"
    #expect(
      FileSource(["path": .text(path)]).read(value)
        == .failure(
          LinkFault(
            "the reading is not a valid value", detail: "the content of \(path) is not a value of a",
            received: "a private text")))
  }

  @Test("What cannot be read is no value, and says why")
  func faults() throws {
    let desk = try Desk()
    try desk.write("warm\n", "a")
    #expect(
      read(["path": .text("\(desk.path)/a")])
        == .failure(
          LinkFault(
            "the reading is not a valid value", detail: "the content of \(desk.path)/a is not a value of a",
            received: "“warm”")))
    #expect(
      read(["path": .text("\(desk.path)/b")])
        == .failure(
          LinkFault("the file cannot be read", detail: "\(desk.path)/b cannot be read: No such file or directory")))
    #expect(mkfifo("\(desk.path)/pipe", 0o600) == 0)
    #expect(
      read(["path": .text("\(desk.path)/pipe")])
        == .failure(
          LinkFault(
            "the reading is not a valid value",
            detail: "the content of \(desk.path)/pipe is not a value of a",
            received: "“”")))
  }

  @Test("A file that is longer than a value may be has no value, and its beginning is not one")
  func longFile() throws {
    let desk = try Desk()
    let source = FileSource(["path": .text("\(desk.path)/a")])
    let longest = String(repeating: "é", count: 2048)
    try desk.write(longest, "a")
    #expect(source.read(.text("a")) == .success(.text(longest)))
    try desk.write(longest + "a", "a")
    #expect(
      source.read(.text("a"))
        == .failure(
          LinkFault(
            "the file cannot be read", detail: "\(desk.path)/a holds more than 4096 bytes",
            received: "“\(String(repeating: "é", count: 40))…”")))
  }

  @Test("A damaged file is a reading without a value, and a new value replaces it", arguments: [true, false])
  func damaged(isLong: Bool) throws {
    let desk = try Desk()
    let path = "\(desk.path)/a"
    let bytes = isLong ? [UInt8](repeating: 57, count: 5000) : [0x32, 0xFF, 0xFE]
    try desk.write("", "a")
    let file = try #require(fopen(path, "w"))
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    fclose(file)
    let source = FileSource(["path": .text(path), "writable": .flag(true)])
    var value = LinkedValue.number("a")
    func fault() throws -> LinkFault { try #require(throws: LinkFault.self) { try source.read(value).get() } }
    #expect(try fault().quality == .unreadable("the file cannot be read"))
    #expect(try fault().quality.canBeSet)
    value.audience = .itsLinkInPrivate
    #expect(try fault().received == "a private text")
    #expect(source.write(.number(21), value) == nil)
    #expect(source.read(value) == .success(.number(21)))
  }

  @Test("A device that holds no text is not replaced, so that its value cannot be set")
  func deviceWithoutText() throws {
    let fault = try #require(throws: LinkFault.self) { try read(["path": .text("/dev/zero")]).get() }
    #expect(fault.quality == .bad("the file cannot be read"))
  }

  @Test("What a file holds is its value, whatever may be set")
  func beyond() throws {
    let desk = try Desk()
    try desk.write("0..500\n", "band")
    var band = LinkedValue.range("a", in: 0...100)
    #expect(FileSource(["path": .text("\(desk.path)/band")]).read(band) == .success(.range(0...500)))
    try desk.write("02:00:00\n", "time")
    band = .duration("a")
    band.rules.fault = { _ in "must be a time from 0 s to 1 h" }
    #expect(FileSource(["path": .text("\(desk.path)/time")]).read(band) == .success(.duration(.seconds(7200))))
  }

  @Test("A file is written as it is read, with its raw number")
  func writing() throws {
    let desk = try Desk()
    let keys: [String: LinkKey] = ["path": .text("\(desk.path)/out"), "scale": .number(0.1), "writable": .flag(true)]
    let source = FileSource(keys)
    #expect(source.write(.number(21.5), .number("a")) == nil)
    #expect(try FileAccess.contents(of: "\(desk.path)/out") == "215")
    #expect(source.read(.number("a")) == .success(.number(21.5)))
    #expect(
      FileSource(["path": .text("\(desk.path)/none/out")]).write(.number(1), .number("a"))?.description
        == "\(desk.path)/none cannot be written: No such file or directory")
  }

  @Test("Blanks at the ends of a text are part of it, and line ends are not")
  func blanks() throws {
    let desk = try Desk()
    let source = FileSource(["path": .text("\(desk.path)/note"), "writable": .flag(true)])
    for file in ["  Grüße dort \n", "\n  Grüße dort \r\n\n"] {
      try desk.write(file, "note")
      #expect(source.read(.text("a")) == .success(.text("  Grüße dort ")))
    }
    #expect(source.write(.text("A "), .text("a")) == nil)
    #expect(source.read(.text("a")) == .success(.text("A ")))
    try desk.write(" 21 \n", "number")
    #expect(read(["path": .text("\(desk.path)/number")]) == .success(.number(21)))
  }

  @Test("A file that cannot be written keeps its value, its mode and no draft", arguments: FileSource.steps)
  func fullDisk(step: FileReplacement.Step) throws {
    let desk = try Desk()
    try desk.write("20\n", "out")
    #expect(chmod("\(desk.path)/out", 0o640) == 0)
    let source = FileSource(["path": .text("\(desk.path)/out"), "writable": .flag(true)])
    let fault = source.write(.number(30), .number("a")) { $0 == step ? ENOSPC : 0 }
    #expect(fault?.description == "\(desk.path)/out: No space left on device")
    #expect(try FileAccess.contents(of: "\(desk.path)/out") == "20")
    #expect(access("\(desk.path)/.out.draft", F_OK) == -1)
    #expect(source.write(.number(30), .number("a")) == nil)
    var status = stat()
    #expect(stat("\(desk.path)/out", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test("A device is written in place")
  func device() throws {
    let desk = try Desk()
    #expect(mkfifo("\(desk.path)/pipe", 0o600) == 0)
    let reader = open("\(desk.path)/pipe", O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let source = FileSource(["path": .text("\(desk.path)/pipe"), "writable": .flag(true)])
    #expect(source.write(.number(30), .number("a")) == nil)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(Glibc.read(reader, &bytes, 8) == 3)
    var status = stat()
    #expect(stat("\(desk.path)/pipe", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test("The watch tells which of its files has been replaced, and no other")
  func watch() throws {
    let desk = try Desk()
    try desk.replace("1", "a")
    var watch = FolderWatch()
    defer { watch.end() }
    watch.follow(["\(desk.path)/a", "\(desk.path)/b"])
    let isCovered = ["a", "b"].map { watch.covers("\(desk.path)/\($0)") }
    #expect(isCovered == [true, true])
    #expect(watch.take() == [])
    try desk.replace("2", "c")
    try desk.replace("2", "b")
    #expect(watch.take() == ["\(desk.path)/b"])
    // What has changed is told although other files are watched meanwhile.
    try desk.replace("3", "b")
    watch.follow(["\(desk.path)/b", "\(desk.path)/d"])
    #expect(watch.take() == ["\(desk.path)/b"])
    watch.follow([])
    #expect(watch.descriptor == -1)
  }

  @Test("A folder with two paths, and files without a folder in their path")
  func names() throws {
    let desk = try Desk()
    try desk.write("1", "real/a")
    #expect(symlink("\(desk.path)/real", "\(desk.path)/link") == 0)
    var watch = FolderWatch()
    defer { watch.end() }
    let paths = ["\(desk.path)/real/a", "\(desk.path)/link/a", "a", "/a"]
    watch.follow(Set(paths))
    let isCovered = paths.map { watch.covers($0) }
    #expect(isCovered == [true, true, true, true])
    try desk.replace("2", "real/a")
    #expect(watch.take() == ["\(desk.path)/real/a", "\(desk.path)/link/a"])
  }

  @Test("Of many files, the changed ones are looked up by their names")
  func many() throws {
    let desk = try Desk()
    let paths = (0..<400).map { "\(desk.path)/\($0)" }
    try desk.write("1", "0")
    var watch = FolderWatch()
    defer { watch.end() }
    watch.follow(Set(paths))
    let isCovered = watch.covers(paths[0])
    #expect(isCovered)
    let before = watch.splits
    for number in 0..<40 { try desk.replace("2", "\(number)") }
    #expect(watch.take() == Set(paths[..<40]))
    #expect(watch.splits == before)
  }

  @Test("A file by two paths is told by both, and with its folder all files go")
  func sameName() throws {
    let desk = try Desk()
    try desk.write("1", "real/a")
    var watch = FolderWatch()
    defer { watch.end() }
    // The second slash is a part of the folder's path.
    let paths = ["\(desk.path)/real/a", "\(desk.path)/real//a", "\(desk.path)/real/b"]
    watch.follow(Set(paths))
    for path in paths {
      let isCovered = watch.covers(path)
      #expect(isCovered)
    }
    try desk.replace("2", "real/a")
    #expect(watch.take() == Set(paths[..<2]))
    #expect(rename("\(desk.path)/real", "\(desk.path)/gone") == 0)
    #expect(watch.take() == Set(paths))
    watch.follow([paths[2]])
    #expect(watch.take() == [])
  }

  @Test("A folder that was not followed for a while, or is made again, is watched again")
  func again() throws {
    let desk = try Desk()
    for folder in ["one", "two"] { #expect(mkdir("\(desk.path)/\(folder)", 0o700) == 0) }
    var watch = FolderWatch()
    defer { watch.end() }
    let (a, b) = ("\(desk.path)/one/a", "\(desk.path)/two/b")
    watch.follow([a, b])
    var isCovered = [watch.covers(a), watch.covers(b)]
    watch.follow([b])
    watch.follow([a, b])
    isCovered.append(watch.covers(a))
    try desk.replace("2", "one/a")
    #expect(watch.take() == [a])
    #expect(rename("\(desk.path)/two", "\(desk.path)/gone") == 0)
    #expect(watch.take() == [b])
    isCovered.append(watch.covers(b))
    #expect(mkdir("\(desk.path)/two", 0o700) == 0)
    isCovered.append(watch.covers(b))
    #expect(isCovered == [true, true, true, false, true])
    try desk.replace("2", "two/b")
    #expect(watch.take() == [b])
  }

  @Test("The last line of a command's output is the value")
  func command() {
    func datum(_ text: String) -> Result<Datum, LinkFault> {
      CommandSource.datum(text, RawScaling(["scale": .number(2)]), .number("a"), "probe")
    }
    #expect(datum("starting\n 21 \n\n") == .success(.number(42)))
    #expect(
      datum("")
        == .failure(
          LinkFault(
            "the reading is not a valid value", detail: "the last line of probe is not a value of a", received: "“”")))
  }
}
