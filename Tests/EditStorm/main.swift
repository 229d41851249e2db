// A program that does nothing but edit one setting of a file, for the tests that kill it or run two of it at once.
//
//     edit-storm FILE ID FIRST LAST
//
// Gives the setting one number after the other and prints each that is written. Ends with 3 if it finds another value
// than its last: then an edit was lost.
import Glibc
import Settings

let words = CommandLine.arguments
guard words.count == 5, let first = Int(words[3]), let last = Int(words[4]), first <= last else { exit(64) }
let id = words[2]
let declarations = ["storm.a", "storm.b"].map { SettingDeclaration(id: $0, comment: ["\($0)"], defaultText: "0") }
let file = SettingsFile(path: words[1], declarations: declarations, rehearsal: .patient)

for number in first...last {
  if number > first, file.load().values[id] != "\(number - 1)" { exit(3) }
  do {
    try file.write([id: "\(number)"])
  } catch {
    let line = Array("\(error)\n".utf8)
    _ = write(2, line, line.count)
    exit(1)
  }
  let line = Array("\(number)\n".utf8)
  if write(1, line, line.count) != line.count { exit(74) }
}
