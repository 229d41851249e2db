/// The positions of the groups and keys of a key file.
struct KeyFileIndex: Sendable {
  struct Entry: Sendable {
    var location: SettingLocation
    /// The line number, counted from 1.
    var line: Int
    /// The byte offset of the line.
    var start: Int
    /// The byte range of the value.
    var value: Range<Int>
  }

  struct Section: Sendable {
    var name: String
    var line: Int
    /// The byte offset of the heading.
    var start: Int
    /// The byte offset at which a new key is inserted: after the last line that is neither blank nor a comment.
    var end: Int
  }

  /// The entries in the order of the file.
  private(set) var entries: [Entry] = []
  private(set) var sections: [Section] = []
  private(set) var problems: ProblemList
  /// Whether every line was understood.
  private(set) var isComplete = true
  private var places: [SettingLocation: [Int]] = [:]

  /// The last entry of a setting, which is the one that edits change.
  subscript(location: SettingLocation) -> Entry? { entries(of: location).last }

  /// All entries of a setting, in the order of the file.
  func entries(of location: SettingLocation) -> some BidirectionalCollection<Entry> {
    (places[location] ?? []).lazy.map { [entries] in entries[$0] }
  }

  init(_ bytes: [UInt8], file: String) {
    problems = ProblemList(file: file)
    let reader = KeyFileReader()
    var group: String?
    var hidesGroup = false
    var (start, number) = (skipMark(bytes), 1)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let next = min(end + 1, bytes.count)
      let line = bytes[start..<end].withoutReturn
      switch reader.read(line, inFirstGroup: group == sections.first?.name) {
      case .blank: break
      case .group(let name):
        (group, hidesGroup) = (name, false)
        sections.append(Section(name: name, line: number, start: start, end: next))
      case .entry(let key, let value):
        if let group {
          let location = SettingLocation(group: group, key: key)
          places[location, default: []].append(entries.count)
          let place = start + value.lowerBound..<start + value.upperBound
          entries.append(Entry(location: location, line: number, start: start, value: place))
          sections[sections.count - 1].end = next
        } else if !hidesGroup {
          isComplete = false
          let meant = SettingLocation(id: key)
          problems.add(
            line: number, what: "\(key.quoted) is above the first [group]",
            fix: key.contains(".")
              ? "write \(meant.key.quoted) below a line [\(meant.group)]" : "move it below the line of its group")
        }
      case .fault(let fault):
        isComplete = false
        problems.add(line: number, what: fault.what, fix: fault.fix)
        if fault.hidesGroup { (group, hidesGroup) = (nil, true) }
        if group != nil { sections[sections.count - 1].end = next }
      }
      (start, number) = (next, number + 1)
    }
  }

  /// Skips a byte-order mark, which some editors write and GLib would treat as text.
  private mutating func skipMark(_ bytes: [UInt8]) -> Int {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return 0 }
    problems.add(
      line: 1, severity: .warning, what: "the file begins with a byte-order mark", fix: "save it as UTF-8 without one")
    return 3
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutReturn: ArraySlice<UInt8> { last == UInt8(ascii: "\r") ? dropLast() : self }
}
