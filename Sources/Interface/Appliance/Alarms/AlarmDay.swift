/// The entries of a journal on one day, the newest first.
nonisolated struct AlarmDay: Identifiable {
  /// Something with the number of its equals before it.
  struct Numbered<Value: Hashable>: Hashable {
    let value: Value
    let number: Int
  }

  /// An entry.
  struct Line: Identifiable {
    let id: Numbered<AlarmEntry>
    var entry: AlarmEntry { id.value }
  }

  let id: Numbered<String>
  /// The date, in the language of the panel.
  var name: String { id.value }
  private(set) var lines: [Line] = []

  /// Returns the days of a journal, the newest first. After the clock was set back, a day appears twice, as the entries keep
  /// their order.
  ///
  /// A day and an entry keep their identities when the journal grows, and when it loses its oldest entries: the views that
  /// show them stay, with the focus.
  ///
  /// - Parameters:
  ///   - journal: the entries, the oldest first.
  ///   - name: returns the date of an entry.
  static func all(of journal: [AlarmEntry], named name: (AlarmEntry) -> String) -> [AlarmDay] {
    var days: [AlarmDay] = []
    var (entries, dates): ([AlarmEntry: Int], [String: Int]) = ([:], [:])
    for entry in journal {
      let date = name(entry)
      if days.last?.name != date {
        days.append(AlarmDay(id: Numbered(value: date, number: dates[date, default: 0])))
        dates[date, default: 0] += 1
      }
      days[days.count - 1].lines.append(Line(id: Numbered(value: entry, number: entries[entry, default: 0])))
      entries[entry, default: 0] += 1
    }
    for index in days.indices { days[index].lines.reverse() }
    return days.reversed()
  }
}
