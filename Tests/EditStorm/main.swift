// A program that does nothing but edit one setting of a file, for the tests that kill it or run two of it at once.
//
//     edit-storm FILE ID FIRST LAST
//
// Gives the setting one number after the other and prints each that is reported written. Ends with 3 if it finds another
// value than its last: then an edit was lost.
//
//     edit-storm FILE ID drag
//
// Changes the setting every four milliseconds, as a finger on a slider does, and writes as a panel does. Prints each change
// as "c NUMBER MICROSECONDS" on the monotonic clock, and each number that is reported written as "w NUMBER".
import Glibc
import Settings

let words = CommandLine.arguments
guard words.count >= 4 else { exit(64) }
let declarations = ["storm.a", "storm.b"].map { SettingDeclaration(id: $0, comment: ["\($0)"], defaultText: "0") }
let layers = SettingsLayers(state: words[1], declarations: declarations, faultInjection: .patient)
let disk = SettingsDisk(layers)
guard let declaration = declarations.first(where: { $0.id == words[2] }) else { exit(64) }

func say(_ text: String) {
  let line = Array("\(text)\n".utf8)
  if write(1, line, line.count) != line.count { exit(74) }
}

func fail(_ problem: SettingsProblem) -> Never {
  let line = Array("\(problem)\n".utf8)
  _ = write(2, line, line.count)
  exit(1)
}

func handOver(_ number: Int) throws { disk.write([try SettingEdit(declaration, to: "\(number)", in: words[1])]) }

/// Says what has been written.
func report(_ prefix: String) {
  let report = disk.takeReport()
  if let refused = report.refused { fail(refused.problem) }
  for edit in report.written { say(prefix + (edit.text ?? "")) }
}

func storm(_ numbers: ClosedRange<Int>) throws {
  for number in numbers {
    if number > numbers.lowerBound, layers.load().values[declaration.id]?.text != "\(number - 1)" { exit(3) }
    try handOver(number)
    disk.wait()
    report("")
  }
}

func drag() throws {
  var schedule = WriteSchedule()
  for number in 1... {
    let microseconds = monotonicMicroseconds()
    let time = Duration.microseconds(microseconds)
    say("c \(number) \(microseconds)")
    schedule.noteChange(at: time)
    report("w ")
    if let due = schedule.due, time >= due, disk.isIdle {
      schedule.handOver()
      try handOver(number)
    }
    var request = pollfd(fd: disk.descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, 4)
  }
}

func monotonicMicroseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
}

if words[3] == "drag" {
  try drag()
} else {
  guard words.count == 5, let first = Int(words[3]), let last = Int(words[4]), first <= last else { exit(64) }
  try storm(first...last)
}
